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

// Conversations lists them: the pinned ones first, then the last used.
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

// CreateConversation begins one.
func (s *Service) CreateConversation(ctx context.Context, n chat.NewConversation) (chat.Conversation, error) {
	c, err := s.db.CreateConversation(ctx, n)
	if err == nil {
		s.hub.Changed("conversations", c.ID)
	}
	return c, err
}

// Conversation gives one.
func (s *Service) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	c, err := s.db.Conversation(ctx, id)
	c.Running = s.o.Turns.Running(id)
	return c, err
}

// UpdateConversation changes the fields that patch names.
func (s *Service) UpdateConversation(ctx context.Context, id string, patch json.RawMessage) (chat.Conversation, error) {
	c, err := s.db.UpdateConversation(ctx, id, patch)
	if err == nil {
		s.hub.Changed("conversations", id)
	}
	c.Running = s.o.Turns.Running(id)
	return c, err
}

// TouchConversation moves it to the top of the list.
func (s *Service) TouchConversation(ctx context.Context, id string) error {
	err := s.db.Touch(ctx, id)
	if err == nil {
		s.hub.Changed("conversations", id)
	}
	return err
}

// DeleteConversation stops its turn and moves it to the trash, or removes it for good.
func (s *Service) DeleteConversation(ctx context.Context, id string, purge bool) error {
	if purge {
		return s.whileQuiet(ctx, id, "", func() error { return s.purged(id, s.db.PurgeConversation(ctx, id)) })
	}
	return s.whileQuiet(ctx, id, id, func() error { return s.db.TrashConversation(ctx, id) })
}

// RestoreConversation takes it out of the trash.
func (s *Service) RestoreConversation(ctx context.Context, id string) (chat.Conversation, error) {
	if err := s.db.RestoreConversation(ctx, id); err != nil {
		return chat.Conversation{}, err
	}
	s.hub.Changed("conversations", id)
	return s.db.Conversation(ctx, id)
}

// PurgeConversation removes one that is in the trash, for good.
func (s *Service) PurgeConversation(ctx context.Context, id string) error {
	return s.whileQuiet(ctx, id, "", func() error { return s.purged(id, s.db.PurgeTrashed(ctx, id)) })
}

// EmptyTrash removes everything that is in the trash now, for good, and says how many
// conversations that were. Each goes by itself, so that a long trash holds up nobody.
func (s *Service) EmptyTrash(ctx context.Context) (purged int, err error) {
	ids, err := s.db.Trash(ctx)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		switch err := s.purged(id, s.db.PurgeTrashed(ctx, id)); fault.CodeOf(err) {
		case fault.Conflict, fault.NotFound: // put back, or gone, in the meantime
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

// purged forgets what memory holds of a conversation that is gone for good.
func (s *Service) purged(id string, err error) error {
	if err == nil {
		s.o.Forget(id)
	}
	return err
}

// whileQuiet stops the conversation's turn and acts when it is saved. The windows hear
// that changed is different; of what is gone they cannot ask, so then it is empty.
func (s *Service) whileQuiet(ctx context.Context, id, changed string, act func() error) error {
	if err := s.o.Turns.Stop(ctx, id); err != nil {
		return err
	}
	release, err := s.locks.Acquire(ctx, id)
	if err != nil {
		return err
	}
	defer release()
	if err := act(); err != nil {
		return err
	}
	s.hub.Changed("conversations", changed)
	return nil
}
