package turns

import (
	"context"
	"log/slog"
	"sync"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
)

// An activeTurn is one that is running.
type activeTurn struct {
	stream  *hub.Stream
	request turn.Request // without its images and files
	cancel  context.CancelFunc
	detach  context.CancelFunc // the turn goes on without listeners
	done    chan struct{}      // closed when the turn is stored and its last event is sent
	failed  error              // why it failed; read it when done is closed
}

// Start begins a turn and returns its stream at once; a message that mentions assistants
// starts a run for each of them instead. While another turn runs in the conversation it
// is fault.Busy. Any other error is reported on the stream, as one error event. A turn to
// which nothing listens for ten seconds is stopped, unless it is detached.
func (s *Service) Start(r turn.Request) (*hub.Stream, error) {
	if of, err := s.mentionedAssistants(s.group.Context(), r); err != nil || len(of) > 0 {
		if err != nil {
			return nil, err
		}
		return s.startReplies(r, of)
	}
	if err := attach(s.group.Context(), s.o.Store, &r); err != nil {
		return nil, err
	}
	r.Skip = &turn.Skipper{}
	release, ok := s.o.Locks.TryAcquire(r.ConversationID)
	if !ok {
		return nil, errBusy()
	}
	ctx, cancel := context.WithCancel(s.group.Context())
	watched, detach := context.WithCancel(ctx)
	t := &activeTurn{request: r, cancel: cancel, detach: detach, done: make(chan struct{})}
	t.request.Images, t.request.Files = nil, nil
	s.mu.Lock()
	leave, err := s.group.Begin()
	if err != nil {
		s.mu.Unlock()
		cancel()
		detach()
		release()
		return nil, err
	}
	t.stream = s.o.Hub.Open(r.ConversationID)
	s.running[r.ConversationID] = t
	s.mu.Unlock()
	s.Impersonations.end(r.ConversationID, errReplyBegan)
	s.idleWork.cancel()
	s.o.Narrator.TurnBegan()
	free := sync.OnceFunc(func() {
		if err := s.o.Store.Chats.ApplyEdits(context.WithoutCancel(ctx), r.ConversationID); err != nil {
			s.o.Log.LogAttrs(ctx, slog.LevelError, "apply the edits that waited", slog.String("conversation", r.ConversationID), slog.Any("err", err))
		}
		s.mu.Lock()
		delete(s.running, r.ConversationID)
		s.mu.Unlock()
		release()
	})
	go func() {
		defer leave()
		defer cancel()
		defer free()
		var watching sync.WaitGroup
		watching.Go(func() { s.stopDeserted(watched, t) })
		defer watching.Wait()
		defer detach()
		s.play(ctx, r, t, free)
	}()
	return t.stream, nil
}

// stopDeserted stops a turn, as a person would, when nothing has listened to it for a while: the
// window is closed, or the client is gone, and no one would read what a model writes.
func (s *Service) stopDeserted(ctx context.Context, t *activeTurn) {
	if !t.stream.Deserted(ctx, s.o.Patience) {
		return
	}
	s.o.Log.LogAttrs(ctx, slog.LevelInfo, "turn stopped: nothing listens", slog.String("conversation", t.request.ConversationID))
	s.stopCalls(t.request.ConversationID)
	s.o.Narrator.StopReading(t.request.ConversationID)
	t.cancel()
}

// Play begins a turn and returns when it is stored. It needs no listener; when ctx ends, it is stopped.
func Play(ctx context.Context, s *Service, r turn.Request) error {
	stream, err := s.Start(r)
	if err != nil {
		return err
	}
	t := s.active(r.ConversationID)
	if t == nil || t.stream != stream { // a run answers, or it has ended already
		return nil
	}
	t.detach()
	select {
	case <-t.done:
		return t.failed
	case <-ctx.Done():
		t.cancel()
		<-t.done
		return ctx.Err()
	}
}

// Detach lets the turn that a stream belongs to go on without a listener.
func (s *Service) Detach(stream *hub.Stream) {
	if t := s.active(stream.Topic()); t != nil && t.stream == stream {
		t.detach()
	}
}

// Continue begins the reply to the message that waits for one, or goes on with the members of the cast where one of
// them failed. The reply begins with start, unless it is nil. Where nothing waits it is fault.Malformed.
func (s *Service) Continue(ctx context.Context, conversation string, start *string) (*hub.Stream, error) {
	kind, err := s.o.Store.Turns.Waiting(ctx, conversation)
	if err != nil {
		return nil, err
	}
	return s.Start(turn.Request{Kind: kind, ConversationID: conversation, Start: start})
}

// Extend goes on writing at the end of the last reply; where a message is not the last one, it is fault.Conflict.
func (s *Service) Extend(ctx context.Context, conversation string, message int64) (*hub.Stream, error) {
	if err := s.o.Store.Turns.Extendable(ctx, conversation, message); err != nil {
		return nil, err
	}
	return s.Start(turn.Request{Kind: turn.Extend, ConversationID: conversation, MessageID: message})
}

func errBusy() error {
	return fault.New(fault.Busy, "Another reply is already being written in this conversation.")
}

// play runs the turn. It calls free before the last event, when everything is stored, so
// that a listener can start the next turn as soon as it receives that event.
func (s *Service) play(ctx context.Context, r turn.Request, t *activeTurn, free func()) {
	aloud := s.o.Narrator.Follow(ctx, r.ConversationID)
	var left []plugin.Chore
	r.Chores = func(of []plugin.Chore) { left = append(left, of...) }
	err := s.pipeline.Run(ctx, r, func(e event.Event) {
		aloud.Hear(e)
		switch e.Name {
		case event.UserMessageCreated:
			s.o.Hub.Announce("conversations", r.ConversationID)
		case event.Done, event.Error:
			free()
		}
		t.stream.Emit(e)
	})
	if err != nil && fault.CodeOf(err) == fault.Internal {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "turn failed", slog.String("conversation", r.ConversationID), slog.Any("err", err))
	}
	aloud.Over(ctx.Err() != nil)
	s.o.Ended(ctx, err)
	t.stream.Close()
	t.failed = err
	close(t.done)
	s.o.Hub.Announce("conversations", r.ConversationID)
	s.chores.add(left, func() bool { return s.group.Go(s.runChores) })
	s.writeTitle(r.ConversationID)
	s.summarise(r.ConversationID)
	reader{s}.remember(r.ConversationID)
	s.renew(context.WithoutCancel(ctx), r.ConversationID)
}

// Stop stops the conversation's turn, if one runs, and waits until it is stored. It also
// stops the work of plug-ins in the conversation, a message that is written for the person, and reading aloud.
func (s *Service) Stop(ctx context.Context, conversation string) error {
	s.stopCalls(conversation)
	ended := s.Impersonations.end(conversation, context.Canceled)
	s.o.Narrator.StopReading(conversation)
	if t := s.active(conversation); t != nil {
		t.cancel()
		ended = t.done
	}
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Skip ends the Director or the Editor that is at work in the conversation, and reports
// whether one was. The turn goes on without it.
func (s *Service) Skip(conversation string) bool {
	t := s.active(conversation)
	return t != nil && t.request.Skip.Skip()
}

func (s *Service) active(conversation string) *activeTurn {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.running[conversation]
}

// Running reports whether a turn is running in the conversation.
func (s *Service) Running(conversation string) bool { return s.active(conversation) != nil }

// CountRunning counts the conversations in which a turn is running.
func (s *Service) CountRunning() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.running)
}

// Quiet waits until no turn is running.
func (s *Service) Quiet(ctx context.Context) error {
	for {
		s.mu.Lock()
		var one *activeTurn
		for _, t := range s.running {
			one = t
			break
		}
		s.mu.Unlock()
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
