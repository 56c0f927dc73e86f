package library

import (
	"context"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// Messages returns a page of the active path, oldest first.
func (s *Service) Messages(ctx context.Context, conversation string, p chat.Page) ([]chat.Message, error) {
	rows, err := s.db.Messages(ctx, conversation, p)
	if err != nil || len(rows) == 0 {
		return []chat.Message{}, err
	}
	return rows, nil
}

// EditMessage changes the text of a row in place. It is kept at once, and applied after a running
// turn, for which it waits; where the caller or the program is gone by then, it is applied all the same.
func (s *Service) EditMessage(ctx context.Context, conversation string, id int64, content string) error {
	if strings.TrimSpace(content) == "" {
		return fault.New(fault.Invalid, "A message can't be empty. Delete the message instead.").With("field", "content")
	}
	if err := s.db.KeepEdit(ctx, conversation, id, content); err != nil {
		return err
	}
	return s.changeMessages(ctx, conversation, func() error { return s.db.ApplyEdits(ctx, conversation) })
}

// DeleteMessage removes a row, its siblings and everything below them. A turn whose reply would be
// among them is stopped, so that a person who deletes does not wait for words that are deleted at once.
func (s *Service) DeleteMessage(ctx context.Context, conversation string, id int64) error {
	shown, err := s.db.OnPath(ctx, conversation, id)
	if err != nil {
		return err
	}
	if shown {
		if err := s.o.Turns.Stop(ctx, conversation); err != nil {
			return err
		}
	}
	return s.changeMessages(ctx, conversation, func() error { return s.db.DeleteMessage(ctx, conversation, id) })
}

// SwitchBranch makes a row's branch the active one.
func (s *Service) SwitchBranch(ctx context.Context, conversation string, id int64) error {
	return s.changeMessages(ctx, conversation, func() error { return s.db.SwitchBranch(ctx, conversation, id) })
}

// BranchHere ends the active path at a row; the next message begins a new branch.
func (s *Service) BranchHere(ctx context.Context, conversation string, id int64) error {
	return s.changeMessages(ctx, conversation, func() error { return s.db.BranchHere(ctx, conversation, id) })
}

// SwitchToSibling makes the branch of the n-th sibling of a row the active one.
func (s *Service) SwitchToSibling(ctx context.Context, conversation string, id int64, n int) error {
	sibling, err := s.db.Sibling(ctx, conversation, id, n)
	if err != nil {
		return err
	}
	return s.SwitchBranch(ctx, conversation, sibling)
}

// BookmarkMessage adds or removes a bookmark, also while a turn is running.
func (s *Service) BookmarkMessage(ctx context.Context, conversation string, id int64, on bool) error {
	return s.hub.ChangedUnless(s.db.Bookmark(ctx, conversation, id, on), "bookmarks", conversation)
}

// Bookmarks lists the bookmarked rows of a conversation in their order.
func (s *Service) Bookmarks(ctx context.Context, conversation string) ([]chat.Bookmark, error) {
	marks, err := s.db.Bookmarks(ctx, conversation)
	if len(marks) == 0 {
		return []chat.Bookmark{}, err
	}
	return marks, err
}

func (s *Service) changeMessages(ctx context.Context, conversation string, act func() error) error {
	release, err := s.locks.Acquire(ctx, conversation)
	if err != nil {
		return err
	}
	defer release()
	return s.hub.ChangedUnless(act(), "messages", conversation)
}
