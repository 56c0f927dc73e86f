package turns

import (
	"context"
	"log/slog"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/demo"
)

// mostUntitled is how many messages of the person a conversation may have for a title of its own accord: in a
// longer one the person knows it by the title that it has.
const mostUntitled = 3

// writeTitle gives a conversation a title after one of its first answers, where no person gave it one. It is
// called in the turn's own goroutine, after the conversation is free again; a message anywhere ends it, and
// the next answer is followed by another try.
func (s *Service) writeTitle(conversation string) {
	ctx, end, ok := s.beginIdle(s.group.Context())
	if !ok {
		return
	}
	defer end()
	defer s.idleWork.exclusive()()
	begins, err := s.o.Store.Turns.Beginning(ctx, conversation)
	if err != nil || begins.Given || begins.Reply == "" || begins.Messages > mostUntitled {
		return // one that is gone by now needs no title
	}
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
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

// Title has the model write a title of a conversation, whatever title it has, because a person asks for it.
func (s *Service) Title(ctx context.Context, conversation string) error {
	begins, err := s.o.Store.Turns.Beginning(ctx, conversation)
	if err != nil {
		return err
	}
	if begins.Reply == "" {
		return fault.New(fault.Conflict, "A title needs a message and its reply. Send a message first.")
	}
	snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
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
	changed, err := s.o.Store.Chats.Retitle(ctx, conversation, was, title)
	if changed {
		s.o.Hub.Announce("conversations", conversation)
	}
	return err
}
