package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store"
)

// A ConversationQuery chooses conversations and a page of them.
type ConversationQuery = store.Query

// Conversations lists conversations: the pinned ones first, then the last used.
func (s *Service) Conversations(ctx context.Context, q ConversationQuery) ([]chat.Conversation, error) {
	list, err := s.db.Conversations(ctx, q)
	if err != nil {
		return nil, err
	}
	for i := range list {
		list[i].Running = s.o.Turns.Running(list[i].ID)
	}
	return list, nil
}

// CreateConversation creates a conversation.
func (s *Service) CreateConversation(ctx context.Context, n chat.NewConversation) (chat.Conversation, error) {
	c, err := s.db.CreateConversation(ctx, n)
	return c, s.hub.ChangedUnless(err, "conversations", c.ID)
}

// Conversation returns a conversation.
func (s *Service) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	c, err := s.db.Conversation(ctx, id)
	c.Running = s.o.Turns.Running(id)
	return c, err
}

// UpdateConversation changes the fields that patch names.
func (s *Service) UpdateConversation(ctx context.Context, id string, patch json.RawMessage) (chat.Conversation, error) {
	c, err := s.db.UpdateConversation(ctx, id, patch)
	c.Running = s.o.Turns.Running(id)
	return c, s.hub.ChangedUnless(err, "conversations", id)
}

// SetTitle gives a conversation the title that a person wrote.
func (s *Service) SetTitle(ctx context.Context, id, title string) (chat.Conversation, error) {
	patch, err := json.Marshal(map[string]string{"title": title})
	if err != nil {
		return chat.Conversation{}, err
	}
	return s.UpdateConversation(ctx, id, patch)
}

// TouchConversation moves a conversation to the top of the list.
func (s *Service) TouchConversation(ctx context.Context, id string) error {
	return s.hub.ChangedUnless(s.db.Touch(ctx, id), "conversations", id)
}

// DeleteConversation stops the turn and moves the conversation to the trash, or deletes it
// permanently.
func (s *Service) DeleteConversation(ctx context.Context, id string, purge bool) error {
	if purge {
		return s.whileQuiet(ctx, id, "", func() error { return s.purged(id, s.db.PurgeConversation(ctx, id)) })
	}
	return s.whileQuiet(ctx, id, id, func() error { return s.db.TrashConversation(ctx, id) })
}

// RestoreConversation takes a conversation out of the trash.
func (s *Service) RestoreConversation(ctx context.Context, id string) (chat.Conversation, error) {
	if err := s.db.RestoreConversation(ctx, id); err != nil {
		return chat.Conversation{}, err
	}
	s.hub.Changed("conversations", id)
	return s.db.Conversation(ctx, id)
}

// PurgeConversation permanently deletes a conversation in the trash.
func (s *Service) PurgeConversation(ctx context.Context, id string) error {
	return s.whileQuiet(ctx, id, "", func() error { return s.purged(id, s.db.PurgeTrashed(ctx, id)) })
}

// EmptyTrash permanently deletes everything that is in the trash now, and returns the number
// of conversations. Each is deleted separately, so that other callers do not wait long.
func (s *Service) EmptyTrash(ctx context.Context) (purged int, err error) {
	ids, err := s.db.Trash(ctx)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		switch err := s.purged(id, s.db.PurgeTrashed(ctx, id)); fault.CodeOf(err) {
		case fault.Conflict, fault.NotFound: // restored or deleted meanwhile
		default:
			if err != nil {
				return purged, err
			}
			purged++
		}
	}
	s.hub.Changed("conversations", "")
	return purged, nil
}

// purged clears what is cached of a permanently deleted conversation.
func (s *Service) purged(id string, err error) error {
	if err == nil {
		s.o.Forget(id)
	}
	return err
}

// whileQuiet stops the conversation's turn and acts when it is saved. The windows hear
// that changed is different; it is empty for what was deleted, because they cannot fetch it.
func (s *Service) whileQuiet(ctx context.Context, id, changed string, act func() error) error {
	if err := s.o.Turns.Stop(ctx, id); err != nil {
		return err
	}
	release, err := s.locks.Acquire(ctx, id)
	if err != nil {
		return err
	}
	defer release()
	return s.hub.ChangedUnless(act(), "conversations", changed)
}
