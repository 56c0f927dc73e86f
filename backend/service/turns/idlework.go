package turns

import (
	"context"
	"fmt"
	"log/slog"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/llm"
)

// idleWork is what the models do between turns: titles, the summaries that the next folds will need, and those that
// are written again because messages were changed. A server often has one place to work in, so the work begins only
// when no turn runs at all, and any message ends it. What was ended is asked for again after the next reply there.
// The zero value is empty.
type idleWork struct {
	serial sync.Mutex // held by what is at work: one at a time

	mu      sync.Mutex
	waits   map[string]turn.Summary          // by conversation; from a turn's last write to its last event
	cancels map[*context.CancelFunc]struct{} // of what is at work, or waits for serial

	renewals map[string]context.Context // conversations whose summary is to be written again; nil, or ended: nothing waits to do it
	failed   map[string]string          // by conversation: the state of a summary that the model could not write again
}

// add takes the summary that a turn asks for.
func (w *idleWork) add(s turn.Summary) {
	w.mu.Lock()
	defer w.mu.Unlock()
	lists.Put(&w.waits, s.ConversationID, s)
}

// takeSummary removes and returns the summary that waits for a conversation; ok is false where none does.
func (w *idleWork) takeSummary(conversation string) (s turn.Summary, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	s, ok = w.waits[conversation]
	delete(w.waits, conversation)
	return s, ok
}

// begin counts work that any message ends.
func (w *idleWork) begin(ctx context.Context) (_ context.Context, end func()) {
	ctx, cancel := context.WithCancel(ctx)
	w.mu.Lock()
	defer w.mu.Unlock()
	lists.Put(&w.cancels, &cancel, struct{}{})
	return ctx, func() {
		cancel()
		w.mu.Lock()
		defer w.mu.Unlock()
		delete(w.cancels, &cancel)
	}
}

// exclusive waits until no other work is done.
func (w *idleWork) exclusive() (release func()) {
	w.serial.Lock()
	return w.serial.Unlock
}

// cancel ends all work, and does not wait for it.
func (w *idleWork) cancel() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for cancel := range w.cancels {
		(*cancel)()
	}
}

// isEmpty reports whether no work is done or waits.
func (w *idleWork) isEmpty() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.waits)+len(w.cancels) == 0
}

// wantRenewal says that the summary of a conversation is to be written again.
func (w *idleWork) wantRenewal(conversation string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.failed, conversation)
	lists.Put(&w.renewals, conversation, w.renewals[conversation])
}

// wantedRenewals are the conversations whose summary is to be written again, and for which nothing waits to do it.
func (w *idleWork) wantedRenewals() (found []string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for conversation, ctx := range w.renewals {
		if ctx == nil || ctx.Err() != nil {
			found = append(found, conversation)
		}
	}
	return found
}

// startRenewal says that work waits to write the summary of a conversation again, until ctx ends.
func (w *idleWork) startRenewal(ctx context.Context, conversation string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	lists.Put(&w.renewals, conversation, ctx)
}

// endRenewal says that a summary need not be written again, unless its work was ended before it was done.
func (w *idleWork) endRenewal(ctx context.Context, conversation string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if ctx.Err() == nil {
		delete(w.renewals, conversation)
	}
}

// failRenewal remembers that the model could not write a fold again as it is now.
func (w *idleWork) failRenewal(f chat.Fold) {
	w.mu.Lock()
	defer w.mu.Unlock()
	lists.Put(&w.failed, f.ConversationID, stateOf(f))
}

// renewalFailed reports whether the model could not write a fold again as it is now.
func (w *idleWork) renewalFailed(f *chat.Fold) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return f != nil && w.failed[f.ConversationID] == stateOf(*f)
}

// stateOf tells one state of a summary from another.
func stateOf(f chat.Fold) string { return fmt.Sprint(f.ID, f.WrittenAt, f.Changed) }

// beginIdle begins work between turns; ok is false while a turn runs, or a message is written for the person, or when the service is closed. Any message
// ends the work.
func (s *Service) beginIdle(ctx context.Context) (_ context.Context, end func(), ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.running) > 0 || !s.Impersonations.isEmpty() {
		return ctx, nil, false
	}
	leave, err := s.group.Begin()
	if err != nil {
		return ctx, nil, false
	}
	ctx, over := s.idleWork.begin(ctx)
	return ctx, func() { over(); leave() }, true
}

// answersAlone reports whether a model can be asked without a person's message: the demo has nothing to say then.
func answersAlone(t llm.Target) bool { return t.Trouble == nil && t.Model != "" && !demo.Answers(t) }

// summarise writes the summary that a turn has asked for. It is called in the turn's own
// goroutine, after the conversation is free again.
func (s *Service) summarise(conversation string) {
	ctx, end, ok := s.beginIdle(s.group.Context())
	summary, due := s.idleWork.takeSummary(conversation)
	if !ok {
		return
	}
	defer end()
	if !due {
		return
	}
	defer s.idleWork.exclusive()()
	if err := s.pipeline.Summarise(ctx, summary); err != nil && ctx.Err() == nil {
		s.o.Log.LogAttrs(ctx, slog.LevelInfo, "summary not written", slog.String("conversation", conversation), slog.Any("err", err))
	}
}
