package library

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
)

// Work is what a plug-in does outside a turn, while it takes long.
type Work struct {
	ID             int64  `json:"id"`
	ConversationID string `json:"conversation_id"`
	MessageID      int64  `json:"message_id"` // 0: it is for no message
	WorkflowID     string `json:"workflow_id"`
	Name           string `json:"name"`  // of the plug-in
	Label          string `json:"label"` // what it does
	Done           int    `json:"done"`  // of Of; both are 0 where that is not known
	Of             int    `json:"of"`
}

// Works are what plug-ins do outside of turns and report.
type Works struct {
	hub *hub.Hub
	now func() time.Time

	mu   sync.Mutex
	last int64
	all  map[int64]*work
}

type work struct {
	Work

	cancel    context.CancelCauseFunc
	announced time.Time
}

// between is the least time between two announcements of one work's progress.
const between = 300 * time.Millisecond

// begin gives the context of a work, which Works.Stop ends, and lists it from its first report until end.
func (s *Works) begin(ctx context.Context, of Work) (_ context.Context, report func(label string, done, of int), end func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	w := &work{Work: of, cancel: cancel}
	report = func(label string, done, of int) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if ctx.Err() != nil { // it has ended, or will not be waited for
			return
		}
		w.Label, w.Done, w.Of = label, done, of
		if w.ID == 0 {
			s.last++
			w.ID = s.last
			lists.Put(&s.all, w.ID, w)
		}
		if now := s.now(); now.Sub(w.announced) >= between {
			w.announced = now
			s.hub.Announce(workChanged, w.ConversationID)
		}
	}
	return ctx, report, func() {
		cancel(nil)
		s.mu.Lock()
		defer s.mu.Unlock()
		if w.ID != 0 {
			delete(s.all, w.ID)
			s.hub.Announce(workChanged, w.ConversationID)
		}
	}
}

// workChanged is what the windows hear when the list of a conversation is another.
const workChanged = "work"

// List lists what plug-ins do in a conversation outside its turns, as far as they report it; the oldest first.
func (s *Works) List(conversation string) []Work {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := []Work{}
	for _, w := range s.all {
		if w.ConversationID == conversation {
			all = append(all, w.Work)
		}
	}
	slices.SortFunc(all, func(a, b Work) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

// Stop ends a work.
func (s *Works) Stop(id int64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	w := s.all[id]
	if w == nil {
		return fault.New(fault.NotFound, "This work has ended already.")
	}
	w.cancel(lifecycle.ErrStopped)
	return nil
}
