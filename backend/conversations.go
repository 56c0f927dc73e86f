package backend

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/pipeline"
	"terzetto/backend/store"
)

// A ConversationQuery chooses conversations and a page of them.
type ConversationQuery store.Query

// Conversations lists them: the pinned ones first, then the last used.
func (b *Backend) Conversations(ctx context.Context, q ConversationQuery) ([]chat.Conversation, error) {
	list, err := b.db.Conversations(ctx, store.Query(q))
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for i := range list {
		list[i].Running = b.running[list[i].ID] != nil
	}
	return list, nil
}

// CreateConversation begins one.
func (b *Backend) CreateConversation(ctx context.Context, n chat.NewConversation) (chat.Conversation, error) {
	c, err := b.db.CreateConversation(ctx, n)
	if err == nil {
		b.hub.Changed("conversations", c.ID)
	}
	return c, err
}

// Conversation gives one.
func (b *Backend) Conversation(ctx context.Context, id string) (chat.Conversation, error) {
	c, err := b.db.Conversation(ctx, id)
	c.Running = b.Running(id)
	return c, err
}

// UpdateConversation changes the fields that patch names.
func (b *Backend) UpdateConversation(ctx context.Context, id string, patch json.RawMessage) (chat.Conversation, error) {
	c, err := b.db.UpdateConversation(ctx, id, patch)
	if err == nil {
		b.hub.Changed("conversations", id)
	}
	c.Running = b.Running(id)
	return c, err
}

// TouchConversation moves it to the top of the list.
func (b *Backend) TouchConversation(ctx context.Context, id string) error {
	err := b.db.Touch(ctx, id)
	if err == nil {
		b.hub.Changed("conversations", id)
	}
	return err
}

// DeleteConversation stops its turn and moves it to the trash, or removes it for good.
func (b *Backend) DeleteConversation(ctx context.Context, id string, purge bool) error {
	if purge {
		return b.whileQuiet(ctx, id, "", func() error { return b.purged(id, b.db.PurgeConversation(ctx, id)) })
	}
	return b.whileQuiet(ctx, id, id, func() error { return b.db.TrashConversation(ctx, id) })
}

// RestoreConversation takes it out of the trash.
func (b *Backend) RestoreConversation(ctx context.Context, id string) (chat.Conversation, error) {
	if err := b.db.RestoreConversation(ctx, id); err != nil {
		return chat.Conversation{}, err
	}
	b.hub.Changed("conversations", id)
	return b.db.Conversation(ctx, id)
}

// PurgeConversation removes one that is in the trash, for good.
func (b *Backend) PurgeConversation(ctx context.Context, id string) error {
	return b.whileQuiet(ctx, id, "", func() error { return b.purged(id, b.db.PurgeTrashed(ctx, id)) })
}

// EmptyTrash removes everything that is in the trash now, for good, and says how many
// conversations that were. Each goes by itself, so that a long trash holds up nobody.
func (b *Backend) EmptyTrash(ctx context.Context) (purged int, err error) {
	ids, err := b.db.Trash(ctx)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		switch err := b.purged(id, b.db.PurgeTrashed(ctx, id)); fault.CodeOf(err) {
		case fault.Conflict, fault.NotFound: // put back, or gone, in the meantime
		default:
			if err != nil {
				return purged, err
			}
			purged++
		}
	}
	b.hub.Changed("conversations", "")
	return purged, nil
}

// purged forgets what memory holds of a conversation that is gone for good.
func (b *Backend) purged(id string, err error) error {
	if err == nil {
		b.exchanges.forget(id)
	}
	return err
}

// whileQuiet stops the conversation's turn and acts when it is saved. The windows hear
// that changed is different; of what is gone they cannot ask, so then it is empty.
func (b *Backend) whileQuiet(ctx context.Context, id, changed string, act func() error) error {
	if err := b.StopTurn(ctx, id); err != nil {
		return err
	}
	release, err := b.locks.Acquire(ctx, id)
	if err != nil {
		return err
	}
	defer release()
	if err := act(); err != nil {
		return err
	}
	b.hub.Changed("conversations", changed)
	return nil
}

// DirectorState gives what the Director remembers of a conversation.
func (b *Backend) DirectorState(ctx context.Context, id string) (chat.DirectorState, error) {
	return b.db.DirectorState(ctx, id)
}

// Logs gives the records of a conversation's turns, newest first.
func (b *Backend) Logs(ctx context.Context, id string, limit int) ([]pipeline.Log, error) {
	return b.db.Logs(ctx, id, limit)
}

// Messages gives the active path or its newest part, oldest first. before 0 starts
// at the leaf, limit 0 gives all.
func (b *Backend) Messages(ctx context.Context, conversation string, limit int, before int64) ([]chat.Message, error) {
	return b.MessagePage(ctx, conversation, chat.Page{Limit: limit, Before: before})
}

// MessagePage gives a part of the active path, oldest first.
func (b *Backend) MessagePage(ctx context.Context, conversation string, p chat.Page) ([]chat.Message, error) {
	rows, err := b.db.Messages(ctx, conversation, p)
	if err != nil || len(rows) == 0 {
		return []chat.Message{}, err
	}
	return rows, nil
}

// EditMessage changes a row's text in place. While a turn runs it waits for it.
func (b *Backend) EditMessage(ctx context.Context, conversation string, id int64, content string) error {
	if strings.TrimSpace(content) == "" {
		return fault.New(fault.Invalid, "A message cannot be empty. Delete it instead.").With("field", "content")
	}
	return b.changeMessages(ctx, conversation, func() error { return b.db.EditMessage(ctx, conversation, id, content) })
}

// DeleteMessage removes a row, its siblings and everything below them.
func (b *Backend) DeleteMessage(ctx context.Context, conversation string, id int64) error {
	return b.changeMessages(ctx, conversation, func() error { return b.db.DeleteMessage(ctx, conversation, id) })
}

// SwitchBranch makes a row's branch the active one.
func (b *Backend) SwitchBranch(ctx context.Context, conversation string, id int64) error {
	return b.changeMessages(ctx, conversation, func() error { return b.db.SwitchBranch(ctx, conversation, id) })
}

// BranchHere ends the active path at a row; what is said next begins a new branch.
func (b *Backend) BranchHere(ctx context.Context, conversation string, id int64) error {
	return b.changeMessages(ctx, conversation, func() error { return b.db.BranchHere(ctx, conversation, id) })
}

// SwitchToSibling makes the branch of the n-th row at a row's place the active one.
func (b *Backend) SwitchToSibling(ctx context.Context, conversation string, id int64, n int) error {
	sibling, err := b.db.Sibling(ctx, conversation, id, n)
	if err != nil {
		return err
	}
	return b.SwitchBranch(ctx, conversation, sibling)
}

// BookmarkMessage marks a row or takes its mark away. A turn that runs does not mind.
func (b *Backend) BookmarkMessage(ctx context.Context, conversation string, id int64, on bool) error {
	if err := b.db.Bookmark(ctx, conversation, id, on); err != nil {
		return err
	}
	b.hub.Changed("bookmarks", conversation)
	return nil
}

// Bookmarks lists the marked rows of a conversation in the order of their places.
func (b *Backend) Bookmarks(ctx context.Context, conversation string) ([]chat.Bookmark, error) {
	marks, err := b.db.Bookmarks(ctx, conversation)
	if len(marks) == 0 {
		return []chat.Bookmark{}, err
	}
	return marks, err
}

// Find gives the rows of the active path that hold a text, oldest first.
func (b *Backend) Find(ctx context.Context, conversation, sought, user, char string) ([]chat.Hit, error) {
	return b.db.Find(ctx, conversation, sought, user, char)
}

// MessageLog gives the record of the turn that wrote a reply.
func (b *Backend) MessageLog(ctx context.Context, conversation string, id int64) (pipeline.Log, error) {
	return b.db.Log(ctx, conversation, id)
}

func (b *Backend) changeMessages(ctx context.Context, conversation string, act func() error) error {
	release, err := b.locks.Acquire(ctx, conversation)
	if err != nil {
		return err
	}
	defer release()
	if err := act(); err != nil {
		return err
	}
	b.hub.Changed("messages", conversation)
	return nil
}

// Attachment gives an attachment with its bytes.
func (b *Backend) Attachment(ctx context.Context, id int64) (chat.Attachment, error) {
	return b.db.AttachmentData(ctx, id)
}
