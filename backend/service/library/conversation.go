package library

import (
	"context"
	"encoding/json"
	"iter"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
)

// A ConversationQuery chooses conversations and a page of them, and says how they are ordered.
type (
	ConversationQuery = messages.Query
	Grouping          = messages.Grouping
	Sorting           = messages.Sorting
)

// A ConversationReader reads what belongs to a conversation, as it is stored.
type ConversationReader interface {
	DirectorState(ctx context.Context, conversation string) (chat.DirectorState, error)
	Logs(ctx context.Context, conversation string, limit int) ([]turn.Log, error) // newest first
	// WalkLogs is the same for a caller that sends them: all of a long conversation need more memory than there is.
	WalkLogs(ctx context.Context, conversation string, limit int) iter.Seq2[turn.Log, error]
	Log(ctx context.Context, conversation string, message int64) (turn.Log, error) // of the turn that wrote a reply
}

// A TagReader reads the tags of the conversations outside the trash, those of most conversations first.
type TagReader interface {
	Tags(ctx context.Context) ([]chat.TagCount, error)
}

// Conversations edits the list of conversations.
type Conversations struct {
	ConversationReader
	TagReader

	db     *store.DB
	hub    *hub.Hub
	locks  *lifecycle.ConversationLocks
	turns  Turns
	forget func(conversation string)
}

// List lists conversations: the pinned ones first, then the last used.
func (s *Conversations) List(ctx context.Context, q ConversationQuery) ([]chat.Conversation, error) {
	all := []chat.Conversation{}
	for c, err := range s.Walk(ctx, q) {
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// Walk is List for a caller that uses them one by one.
func (s *Conversations) Walk(ctx context.Context, q ConversationQuery) iter.Seq2[chat.Conversation, error] {
	return func(yield func(chat.Conversation, error) bool) {
		for c, err := range s.db.Messages.WalkConversations(ctx, q) {
			c.Running = s.turns.Running(c.ID)
			if !yield(c, err) {
				return
			}
		}
	}
}

// Create creates a conversation.
func (s *Conversations) Create(ctx context.Context, n chat.NewConversation) (chat.Conversation, error) {
	c, err := s.db.Chats.CreateConversation(ctx, n)
	s.announceFolder(c.FolderID, err)
	return c, s.hub.AnnounceUnless(err, "conversations", c.ID)
}

// Get returns a conversation.
func (s *Conversations) Get(ctx context.Context, id string) (chat.Conversation, error) {
	c, err := s.db.Messages.Conversation(ctx, id)
	c.Running = s.turns.Running(id)
	return c, err
}

// Update changes the fields that patch names.
func (s *Conversations) Update(ctx context.Context, id string, patch json.RawMessage) (chat.Conversation, error) {
	before, _ := s.db.Messages.Conversation(ctx, id) // where it is not there, neither is it for the change
	c, err := s.db.Chats.UpdateConversation(ctx, id, patch)
	c.Running = s.turns.Running(id)
	if before.FolderID != c.FolderID || (before.ArchivedAt == nil) != (c.ArchivedAt == nil) {
		s.announceFolder(before.FolderID+c.FolderID, err)
	}
	return c, s.hub.AnnounceUnless(err, "conversations", id)
}

// Change changes many conversations, all or none. Turns of those that go to the trash are stopped before.
func (s *Conversations) Change(ctx context.Context, all []chat.ConversationsChange) (done chat.ConversationsChanged, err error) {
	var trashed []string
	for _, c := range all {
		if c.Trashed != nil && *c.Trashed {
			trashed = append(trashed, lists.Keep(c.IDs, s.turns.Running)...)
		}
	}
	slices.Sort(trashed) // so that two changes don't wait for each other
	for _, id := range slices.Compact(trashed) {
		if err := s.turns.Stop(ctx, id); err != nil {
			return done, err
		}
		release, err := s.locks.Acquire(ctx, id)
		if err != nil {
			return done, err
		}
		defer release()
	}
	if done, err = s.db.Chats.Change(ctx, all); err != nil {
		return done, err
	}
	if done.Changed == 1 {
		s.hub.Announce("conversations", done.Undo[0].IDs[0])
	} else if done.Changed > 1 {
		s.hub.Announce("conversations", "")
	}
	if slices.ContainsFunc(all, func(c chat.ConversationsChange) bool {
		return c.FolderID != nil || c.Archived != nil || c.Trashed != nil
	}) {
		s.hub.Announce("folders", "")
	}
	return done, nil
}

// SetTitle gives a conversation the title that a person wrote.
func (s *Conversations) SetTitle(ctx context.Context, id, title string) (chat.Conversation, error) {
	patch, err := json.Marshal(map[string]string{"title": title})
	if err != nil {
		return chat.Conversation{}, err
	}
	return s.Update(ctx, id, patch)
}

// Touch moves a conversation to the top of the list.
func (s *Conversations) Touch(ctx context.Context, id string) error {
	return s.hub.AnnounceUnless(s.db.Messages.Touch(ctx, id), "conversations", id)
}

// Delete stops the turn and moves the conversation to the trash, or deletes it
// permanently.
func (s *Conversations) Delete(ctx context.Context, id string, purge bool) error {
	if purge {
		return s.whileQuiet(ctx, id, "", func() error { return s.forgetPurged(id, s.db.Chats.PurgeConversation(ctx, id)) })
	}
	c, err := s.db.Messages.Conversation(ctx, id)
	if err != nil {
		return err
	}
	err = s.whileQuiet(ctx, id, id, func() error { return s.db.Chats.TrashConversation(ctx, id) })
	s.announceFolder(c.FolderID, err)
	return err
}

// Restore takes a conversation out of the trash.
func (s *Conversations) Restore(ctx context.Context, id string) (chat.Conversation, error) {
	if err := s.db.Chats.RestoreConversation(ctx, id); err != nil {
		return chat.Conversation{}, err
	}
	s.hub.Announce("conversations", id)
	c, err := s.db.Messages.Conversation(ctx, id)
	s.announceFolder(c.FolderID, err)
	return c, err
}

// announceFolder tells the windows that a folder has more or fewer conversations; no folder is empty.
func (s *Conversations) announceFolder(folder string, err error) {
	if err == nil && folder != "" {
		s.hub.Announce("folders", folder)
	}
}

// Purge permanently deletes a conversation in the trash.
func (s *Conversations) Purge(ctx context.Context, id string) error {
	return s.whileQuiet(ctx, id, "", func() error { return s.forgetPurged(id, s.db.Chats.PurgeTrashed(ctx, id)) })
}

// EmptyTrash permanently deletes everything that is in the trash now, and returns the number
// of conversations. Each is deleted separately, so that other callers do not wait long.
func (s *Conversations) EmptyTrash(ctx context.Context) (purged int, err error) {
	ids, err := s.db.Chats.Trash(ctx)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		switch err := s.forgetPurged(id, s.db.Chats.PurgeTrashed(ctx, id)); fault.CodeOf(err) {
		case fault.Conflict, fault.NotFound: // restored or deleted meanwhile
		default:
			if err != nil {
				return purged, err
			}
			purged++
		}
	}
	s.hub.Announce("conversations", "")
	return purged, nil
}

// forgetPurged clears what is cached of a permanently deleted conversation.
func (s *Conversations) forgetPurged(id string, err error) error {
	if err == nil {
		s.forget(id)
	}
	return err
}

// whileQuiet stops the conversation's turn and acts when it is saved. The windows hear
// that changed is different; it is empty for what was deleted, because they cannot fetch it.
func (s *Conversations) whileQuiet(ctx context.Context, id, changed string, act func() error) error {
	if err := s.turns.Stop(ctx, id); err != nil {
		return err
	}
	release, err := s.locks.Acquire(ctx, id)
	if err != nil {
		return err
	}
	defer release()
	return s.hub.AnnounceUnless(act(), "conversations", changed)
}
