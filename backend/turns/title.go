package turns

import (
	"context"
	"log/slog"

	"terzetto/backend/fault"
	"terzetto/backend/llm/demo"
)

// mostUntitled is how many messages of the person a conversation may have for a title of its own accord: in a
// longer one the person knows it by the title that it has.
const mostUntitled = 3

// titled gives a conversation a title after one of its first answers, where no person gave it one. It is
// called in the turn's own goroutine, after the conversation is free again; a message anywhere ends it, and
// the next answer is followed by another try.
func (s *Service) titled(conversation string) {
	ctx, end, ok := s.beginLater()
	if !ok {
		return
	}
	defer end()
	s.later.serial.Lock()
	defer s.later.serial.Unlock()
	begins, err := s.o.Store.Beginning(ctx, conversation)
	if err != nil || begins.Given || begins.Reply == "" || begins.Messages > mostUntitled {
		return // one that is gone by now needs no title
	}
	snap, err := s.o.Store.Scene(ctx, conversation, nil)
	if err != nil || !snap.Settings.TitleConversations || demo.Answers(snap.Writer) {
		return
	}
	title, err := s.pipeline.Title(ctx, snap, begins.User, begins.Reply)
	if err == nil && title != "" {
		err = s.retitle(ctx, conversation, begins.Title, title)
	}
	if err != nil && ctx.Err() == nil {
		s.o.Log.LogAttrs(ctx, slog.LevelInfo, "title not written", slog.String("conversation", conversation), slog.Any("err", err))
	}
}

// beginLater begins work between turns, unless a turn runs or the service is paused.
func (s *Service) beginLater() (ctx context.Context, end func(), ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.running) > 0 {
		return nil, nil, false
	}
	leave, err := s.group.Begin()
	if err != nil {
		return nil, nil, false
	}
	s.later.mu.Lock()
	defer s.later.mu.Unlock()
	ctx, over := s.later.enter(s.group.Context())
	return ctx, func() { over(); leave() }, true
}

// Title has the model write a title of a conversation, whatever title it has, because a person asks for it.
func (s *Service) Title(ctx context.Context, conversation string) error {
	begins, err := s.o.Store.Beginning(ctx, conversation)
	if err != nil {
		return err
	}
	if begins.Reply == "" {
		return fault.New(fault.Conflict, "A title needs a message and its reply. Send a message first.")
	}
	snap, err := s.o.Store.Scene(ctx, conversation, nil)
	if err != nil {
		return err
	}
	if demo.Answers(snap.Writer) {
		return fault.New(fault.Conflict, "The demo model can't write titles. Choose a model first.")
	}
	title, err := s.pipeline.Title(ctx, snap, begins.User, begins.Reply)
	if err != nil {
		return err
	}
	if title == "" {
		return fault.New(fault.Unavailable, "The model wrote no title. Try again, or write the title yourself.")
	}
	return s.retitle(ctx, conversation, begins.Title, title)
}

func (s *Service) retitle(ctx context.Context, conversation, was, title string) error {
	changed, err := s.o.Store.Retitle(ctx, conversation, was, title)
	if changed {
		s.o.Hub.Changed("conversations", conversation)
	}
	return err
}
