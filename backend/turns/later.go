package turns

import (
	"context"
	"log/slog"
	"sync"

	"terzetto/backend/lists"
	"terzetto/backend/pipeline"
)

// later holds the work that is done between turns: the summaries that the next folds will need.
// A server often has one place to work in, so the work begins only when no turn runs at all, and
// any message ends it. What was ended is asked for again after the next reply there. The zero
// value is empty.
type later struct {
	mu     sync.Mutex
	waits  map[string]pipeline.Summary // by conversation; from a turn's last write to its last event
	ends   map[*work]struct{}
	serial sync.Mutex // one at a time
}

// work is one summary that is being written.
type work struct {
	cancel context.CancelFunc
	done   chan struct{}
}

func (l *later) add(s pipeline.Summary) {
	l.mu.Lock()
	defer l.mu.Unlock()
	lists.Put(&l.waits, s.ConversationID, s)
}

// begin takes the work of a conversation; ok is false where there is none.
func (l *later) begin(ctx context.Context, conversation string) (s pipeline.Summary, _ context.Context, end func(), ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s, ok = l.waits[conversation]
	delete(l.waits, conversation)
	if !ok {
		return s, ctx, nil, false
	}
	ctx, end = l.enter(ctx)
	return s, ctx, end, true
}

// enter counts work that any message ends. The lock is held.
func (l *later) enter(ctx context.Context) (_ context.Context, end func()) {
	ctx, cancel := context.WithCancel(ctx)
	w := &work{cancel: cancel, done: make(chan struct{})}
	lists.Put(&l.ends, w, struct{}{})
	return ctx, func() {
		cancel()
		l.mu.Lock()
		defer l.mu.Unlock()
		delete(l.ends, w)
		close(w.done)
	}
}

// cancel ends all work, and does not wait for it.
func (l *later) cancel() (ended []*work) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for w := range l.ends {
		w.cancel()
		ended = append(ended, w)
	}
	return ended
}

// stop ends all work and waits for it.
func (l *later) stop(ctx context.Context) error {
	for _, w := range l.cancel() {
		select {
		case <-w.done:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// beginSummary takes the work of a conversation, unless a turn runs or the service is paused.
func (s *Service) beginSummary(conversation string) (summary pipeline.Summary, ctx context.Context, end func(), ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	summary, ctx, over, ok := s.later.begin(s.group.Context(), conversation)
	if !ok {
		return summary, ctx, nil, false
	}
	leave, err := s.group.Begin()
	if err != nil || len(s.running) > 0 {
		over()
		if err == nil {
			leave()
		}
		return summary, ctx, nil, false
	}
	return summary, ctx, func() { over(); leave() }, true
}

// summarise writes the summary that a turn has asked for. It is called in the turn's own
// goroutine, after the conversation is free again.
func (s *Service) summarise(conversation string) {
	summary, ctx, end, ok := s.beginSummary(conversation)
	if !ok {
		return
	}
	defer end()
	s.later.serial.Lock()
	defer s.later.serial.Unlock()
	if err := s.pipeline.Summarise(ctx, summary); err != nil && ctx.Err() == nil {
		s.o.Log.LogAttrs(ctx, slog.LevelInfo, "summary not written", slog.String("conversation", conversation), slog.Any("err", err))
	}
}
