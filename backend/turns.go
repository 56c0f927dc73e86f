package backend

import (
	"context"
	"log/slog"
	"sync"

	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/pipeline"
)

// running is a turn that is being answered.
type running struct {
	stream  *hub.Stream
	request pipeline.Request // without its images
	cancel  context.CancelFunc
	done    chan struct{} // closed when it is saved and its last event is sent
}

// StartTurn begins a turn and returns its stream at once; a message that mentions assistants
// is answered by runs of theirs instead. While another turn runs
// in the conversation it is fault.Busy. Everything else that may be wrong with the
// request is said on the stream, as one error event.
func (b *Backend) StartTurn(r pipeline.Request) (*hub.Stream, error) {
	if of, err := b.mentioned(b.alive, r); err != nil || len(of) > 0 {
		if err != nil {
			return nil, err
		}
		return b.startReplies(r, of)
	}
	release, ok := b.locks.TryAcquire(r.ConversationID)
	if !ok {
		return nil, fault.New(fault.Busy, "Another generation is already running in this conversation.")
	}
	ctx, cancel := context.WithCancel(b.alive)
	turn := &running{stream: b.hub.Open(r.ConversationID), request: r, cancel: cancel, done: make(chan struct{})}
	turn.request.Images = nil
	b.mu.Lock()
	if b.alive.Err() != nil {
		b.mu.Unlock()
		cancel()
		turn.stream.Close()
		release()
		return nil, fault.New(fault.Conflict, "Terzetto is closing.")
	}
	if b.paused {
		b.mu.Unlock()
		cancel()
		turn.stream.Close()
		release()
		return nil, fault.New(fault.Busy, "A copy is being put in place. Try again in a moment.")
	}
	b.running[r.ConversationID] = turn
	b.turns.Add(1)
	b.mu.Unlock()
	b.turnBegan()
	free := sync.OnceFunc(func() {
		b.mu.Lock()
		delete(b.running, r.ConversationID)
		b.mu.Unlock()
		release()
	})
	go func() {
		defer b.turns.Done()
		defer cancel()
		defer free()
		b.play(ctx, r, turn, free)
	}()
	return turn.stream, nil
}

// play runs the turn. It calls free before the last event, when everything is saved,
// so that whoever hears it may start the next turn at once.
func (b *Backend) play(ctx context.Context, r pipeline.Request, turn *running, free func()) {
	aloud := b.readAlong(ctx, r.ConversationID)
	err := b.pipeline.Run(ctx, r, func(e event.Event) {
		aloud.hear(e)
		switch e.Name {
		case event.UserMessageCreated:
			b.hub.Changed("conversations", r.ConversationID)
		case event.Done, event.Error:
			free()
		}
		turn.stream.Emit(e)
	})
	if err != nil && fault.CodeOf(err) == fault.Internal {
		b.log.LogAttrs(ctx, slog.LevelError, "turn failed", slog.String("conversation", r.ConversationID), slog.Any("err", err))
	}
	aloud.over()
	if ctx.Err() != nil {
		aloud.stop(event.ReasonLifecycle)
	}
	b.heard(ctx, err)
	turn.stream.Close()
	close(turn.done)
	b.hub.Changed("conversations", r.ConversationID)
}

// StopTurn stops the conversation's turn, if one runs, and waits until it is saved. It
// stops what plug-ins do in the conversation beside it, too, and the reading aloud.
func (b *Backend) StopTurn(ctx context.Context, conversation string) error {
	b.stopCalls(conversation)
	b.hush(event.ReasonLifecycle, func(r *reading) bool { return r.of == conversation })
	b.mu.Lock()
	turn := b.running[conversation]
	b.mu.Unlock()
	if turn == nil {
		return nil
	}
	turn.cancel()
	select {
	case <-turn.done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Turn is the newest stream of a conversation, running or just finished, or nil.
func (b *Backend) Turn(conversation string) *hub.Stream { return b.hub.Stream(conversation) }

// Running reports whether a turn is being answered in the conversation.
func (b *Backend) Running(conversation string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.running[conversation] != nil
}

// Answering says in how many conversations a turn is being answered.
func (b *Backend) Answering() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.running)
}

// Quiet waits until no turn is being answered anywhere.
func (b *Backend) Quiet(ctx context.Context) error {
	for {
		b.mu.Lock()
		var one *running
		for _, turn := range b.running {
			one = turn
			break
		}
		b.mu.Unlock()
		if one == nil {
			return nil
		}
		select {
		case <-one.done:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
