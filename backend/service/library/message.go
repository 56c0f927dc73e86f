package library

import (
	"context"
	"iter"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/story/script"
)

// A MessageReader reads messages, as they are stored.
type MessageReader interface {
	// WalkMessages is List for a caller that sends them one by one.
	WalkMessages(ctx context.Context, conversation string, p chat.Page) iter.Seq2[chat.Message, error]
	Bookmarks(ctx context.Context, conversation string, s lists.Span) ([]chat.Bookmark, error)           // in the order of their places
	Find(ctx context.Context, conversation, sought, user, char string, s lists.Span) ([]chat.Hit, error) // on the active path, oldest first
}

// Messages edits the messages of conversations.
type Messages struct {
	MessageReader

	db    *store.DB
	hub   *hub.Hub
	locks *lifecycle.ConversationLocks
	turns Turns
}

// shownTime is how long the patterns of scripts take at most for the rows that are shown at once.
const shownTime = 200 * time.Millisecond

// WalkMessages gives a page of the active path one by one, oldest first, with what scripts show in the place of the texts.
func (s *Messages) WalkMessages(ctx context.Context, conversation string, p chat.Page) iter.Seq2[chat.Message, error] {
	return func(yield func(chat.Message, error) bool) {
		scripts, err := s.db.Turns.Scripts(ctx, conversation)
		if err != nil {
			yield(chat.Message{}, err)
			return
		}
		acts, ranged := scripts != nil && scripts.Acts(script.Shown, script.Person, script.Reply), scripts != nil && scripts.Ranged(script.Shown)
		if acts {
			scripts.LimitTo(shownTime)
		}
		behind := -1 // how many rows of the path follow this one; -1: it is not known yet
		for m, err := range s.MessageReader.WalkMessages(ctx, conversation, p) {
			if err == nil && acts {
				if ranged && behind < 0 {
					behind, err = s.db.Messages.CountBehind(ctx, conversation, m.ID)
				}
				m.Shown = scripts.ShownText(&m, max(behind, 0))
				behind--
			}
			if !yield(m, err) || err != nil {
				return
			}
		}
	}
}

// List returns a page of the active path, oldest first.
func (s *Messages) List(ctx context.Context, conversation string, p chat.Page) ([]chat.Message, error) {
	rows := []chat.Message{}
	for m, err := range s.WalkMessages(ctx, conversation, p) {
		if err != nil {
			return rows, err
		}
		rows = append(rows, m)
	}
	return rows, nil
}

// Edit changes the text of a row in place. It is kept at once, and applied after a running
// turn, for which it waits; where the caller or the program is gone by then, it is applied all the same.
func (s *Messages) Edit(ctx context.Context, conversation string, id int64, content string) error {
	if strings.TrimSpace(content) == "" {
		return fault.New(fault.Invalid, "A message can't be empty. Delete the message instead.").With("field", "content")
	}
	scripts, err := s.db.Turns.Scripts(ctx, conversation)
	if err != nil {
		return err
	}
	if scripts != nil {
		m, err := s.db.Messages.Message(ctx, conversation, id)
		if err != nil {
			return err
		}
		content = scripts.StoredEdit(&m, content)
	}
	if err := s.db.Chats.KeepEdit(ctx, conversation, id, content); err != nil {
		return err
	}
	if err := s.change(ctx, conversation, func() error { return s.db.Chats.ApplyEdits(ctx, conversation) }); err != nil {
		return err
	}
	s.turns.MessageEdited(ctx, conversation)
	return nil
}

// Delete removes a row, its siblings and everything below them. A turn whose reply would be
// among them is stopped, so that a person who deletes does not wait for words that are deleted at once.
func (s *Messages) Delete(ctx context.Context, conversation string, id int64) error {
	shown, err := s.db.Messages.OnPath(ctx, conversation, id)
	if err != nil {
		return err
	}
	if shown {
		if err := s.turns.Stop(ctx, conversation); err != nil {
			return err
		}
	}
	return s.change(ctx, conversation, func() error { return s.db.Chats.DeleteMessage(ctx, conversation, id) })
}

// SwitchBranch makes a row's branch the active one.
func (s *Messages) SwitchBranch(ctx context.Context, conversation string, id int64) error {
	return s.change(ctx, conversation, func() error { return s.db.Chats.SwitchBranch(ctx, conversation, id) })
}

// BranchHere ends the active path at a row; the next message begins a new branch.
func (s *Messages) BranchHere(ctx context.Context, conversation string, id int64) error {
	return s.change(ctx, conversation, func() error { return s.db.Chats.BranchHere(ctx, conversation, id) })
}

// SwitchToSibling makes the branch of the n-th sibling of a row the active one.
func (s *Messages) SwitchToSibling(ctx context.Context, conversation string, id int64, n int) error {
	sibling, err := s.db.Messages.Sibling(ctx, conversation, id, n)
	if err != nil {
		return err
	}
	return s.SwitchBranch(ctx, conversation, sibling)
}

// Bookmark adds or removes a bookmark, also while a turn is running.
func (s *Messages) Bookmark(ctx context.Context, conversation string, id int64, on bool) error {
	return s.hub.AnnounceUnless(s.db.Messages.Bookmark(ctx, conversation, id, on), "bookmarks", conversation)
}

func (s *Messages) change(ctx context.Context, conversation string, act func() error) error {
	release, err := s.locks.Acquire(ctx, conversation)
	if err != nil {
		return err
	}
	defer release()
	return s.hub.AnnounceUnless(act(), "messages", conversation)
}

// Notes lists a part of the direction notes that hold at the end of a conversation's active path.
func (s *Messages) Notes(ctx context.Context, conversation string, part lists.Span) ([]chat.Noted, error) {
	all, err := s.db.Messages.Notes(ctx, conversation, part)
	return lists.OrEmpty(all), err
}

// SetNotes replaces the direction notes of one reply. It waits for a running turn.
func (s *Messages) SetNotes(ctx context.Context, conversation string, message int64, notes []event.Note) error {
	return s.change(ctx, conversation, func() error { return s.db.Messages.SetNotes(ctx, conversation, message, notes) })
}
