package turns

import (
	"context"
	"errors"
	"log/slog"
	"sync"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/demo"
)

// ImpersonationTopic begins the topic of the stream of a message that is written for the person; the conversation's id
// follows. Its pushes are of the type "impersonation".
const ImpersonationTopic = "impersonation:"

// errReplyBegan ends the writing of a message for the person, because what it answers is no longer the end.
var errReplyBegan = fault.New(fault.Conflict, "A reply started in this conversation, so your message was not written.")

// Impersonations write the person's next messages, at most one in a conversation at a time. Nothing of them is kept.
type Impersonations struct {
	turns *Service

	mu      sync.Mutex
	running map[string]impersonation // by conversation
}

type impersonation struct {
	cancel context.CancelCauseFunc
	ended  chan struct{} // closed when another one may begin
}

// Start begins to write the person's next message and returns its stream at once. Service.Stop ends it, a turn in the
// conversation does, and so does a stream to which nothing listens for a while. While a reply or another such message is being
// written in the conversation it is fault.Busy.
func (m *Impersonations) Start(ctx context.Context, conversation string, wish turn.MessageWish) (*hub.Stream, error) {
	s := m.turns
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
	switch {
	case err != nil:
		return nil, err
	case demo.Answers(snap.Writer):
		return nil, fault.New(fault.Conflict, "The demo model can't write your messages. Choose a model first.")
	case snap.Writer.Trouble == nil && snap.Writer.Model == "":
		return nil, fault.New(fault.Conflict, "No model is chosen, so your message can't be written. Choose a model first.")
	}
	leave, err := s.group.Begin()
	if err != nil {
		return nil, err
	}
	work, free, err := m.begin(s.group.Context(), conversation)
	if err != nil {
		leave()
		return nil, err
	}
	if s.Running(conversation) {
		free()
		leave()
		return nil, fault.New(fault.Busy, "A reply is still being written. Stop the reply first, or wait.")
	}
	s.idleWork.cancel()
	stream := s.o.Hub.OpenAs("impersonation", ImpersonationTopic+conversation)
	go func() {
		defer leave()
		defer stream.Close()
		defer free()
		watched, over := context.WithCancel(work)
		var watching sync.WaitGroup
		watching.Go(func() {
			if stream.Deserted(watched, s.o.Patience) {
				m.End(conversation)
			}
		})
		defer watching.Wait()
		defer over()
		err := s.pipeline.Impersonate(work, snap, wish, stream.Emit)
		if errors.Is(context.Cause(work), errReplyBegan) {
			err = errReplyBegan
		}
		if err != nil && fault.CodeOf(err) == fault.Internal {
			s.o.Log.LogAttrs(work, slog.LevelError, "message not written", slog.String("conversation", conversation), slog.Any("err", err))
		}
		free() // a listener may begin the next one at the last event
		last := event.Event{Name: event.Done}
		if err != nil {
			last = event.Event{Name: event.Error, Data: fault.Sentence(err)}
		}
		stream.Emit(last)
	}()
	return stream, nil
}

// begin takes the conversation's place. It comes before the look whether a turn runs, as a turn runs before it ends what has
// the place: so one of them notices the other.
func (m *Impersonations) begin(ctx context.Context, conversation string) (_ context.Context, free func(), err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, there := m.running[conversation]; there {
		return nil, nil, fault.New(fault.Busy, "Your message is already being written in this conversation.")
	}
	ctx, cancel := context.WithCancelCause(ctx)
	one := impersonation{cancel, make(chan struct{})}
	lists.Put(&m.running, conversation, one)
	free = sync.OnceFunc(func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.running, conversation)
		cancel(nil)
		close(one.ended)
	})
	return ctx, free, nil
}

// End stops writing a message in a conversation.
func (m *Impersonations) End(conversation string) { m.end(conversation, context.Canceled) }

// end stops writing a message, and gives what is closed when another one may begin.
func (m *Impersonations) end(conversation string, why error) (ended <-chan struct{}) {
	m.mu.Lock()
	defer m.mu.Unlock()
	one, there := m.running[conversation]
	if !there {
		none := make(chan struct{})
		close(none)
		return none
	}
	one.cancel(why)
	return one.ended
}

// isEmpty reports whether no message is being written.
func (m *Impersonations) isEmpty() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.running) == 0
}
