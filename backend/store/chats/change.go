package chats

import (
	"context"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Change changes many conversations, all or none. One that was deleted meanwhile is left out. What is given back changes
// those back that were changed, and no other.
func (db *DB) Change(ctx context.Context, all []chat.ConversationsChange) (chat.ConversationsChanged, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.ConversationsChanged, error) {
		done := chat.ConversationsChanged{Undo: []chat.ConversationsChange{}}
		count := map[string]bool{}
		for _, change := range all {
			if len(change.IDs) > chat.MostChanged {
				return done, fault.Newf(fault.TooLarge, "At most %d conversations can be changed at once.", chat.MostChanged).With("field", "ids")
			}
			b := bulk{t: t, ids: sqlite.JSON(change.IDs)}
			if err := b.all(ctx, change); err != nil {
				return done, err
			}
			done.Undo = append(b.undo, done.Undo...)
		}
		for _, u := range done.Undo {
			for _, id := range u.IDs {
				count[id] = true
			}
		}
		done.Changed = len(count)
		return done, nil
	})
}

// A bulk is one change of many conversations.
type bulk struct {
	t    *Tx
	ids  sqlite.JSONColumn
	undo []chat.ConversationsChange
}

// chosen are the conversations that are meant.
const chosen = "id IN (SELECT value FROM json_each(?)) AND " + messages.Stays

func (b *bulk) all(ctx context.Context, c chat.ConversationsChange) error {
	if c.FolderID != nil {
		if err := b.move(ctx, *c.FolderID); err != nil {
			return err
		}
	}
	if len(c.AddTags)+len(c.RemoveTags) > 0 {
		if err := b.tag(ctx, c.AddTags, c.RemoveTags); err != nil {
			return err
		}
	}
	if c.Archived != nil {
		if err := b.archive(ctx, *c.Archived); err != nil {
			return err
		}
	}
	if c.Pinned != nil {
		is := *c.Pinned
		if err := b.note(ctx, chat.ConversationsChange{Pinned: new(!is)}, "pinned <> ?", is); err != nil {
			return err
		}
		if err := b.t.Exec(ctx, "UPDATE conversations SET pinned = ?2, archived_at = iif(?2, NULL, archived_at) WHERE id IN (SELECT value FROM json_each(?1)) AND "+messages.Stays, b.ids, is); err != nil {
			return err
		}
	}
	if c.Trashed == nil {
		return nil
	}
	if err := b.note(ctx, chat.ConversationsChange{Trashed: new(!*c.Trashed)}, "(trashed_at IS NOT NULL) <> ?", *c.Trashed); err != nil {
		return err
	}
	return b.t.Exec(ctx, "UPDATE conversations SET trashed_at = iif(?2, coalesce(trashed_at, ?3), NULL) WHERE id IN (SELECT value FROM json_each(?1)) AND "+messages.Stays,
		b.ids, *c.Trashed, b.t.Now.UnixMicro())
}

// note notes how those conversations are changed back that a condition finds before they are changed.
func (b *bulk) note(ctx context.Context, back chat.ConversationsChange, where string, args ...any) (err error) {
	back.IDs, err = sqlite.List(ctx, b.t, sqlite.Value[string], "SELECT id FROM conversations WHERE "+chosen+" AND "+where, append([]any{b.ids}, args...)...)
	if err == nil && len(back.IDs) > 0 {
		b.undo = append(b.undo, back)
	}
	return err
}

func (b *bulk) move(ctx context.Context, folder string) error {
	if err := b.t.folders.CheckThere(ctx, folder); err != nil {
		return err
	}
	var last *chat.ConversationsChange // of those that came from one folder
	err := sqlite.Each(ctx, b.t, func(row sqlite.Row) error {
		var id, was string
		err := row.Scan(&id, &was)
		if last == nil || *last.FolderID != was {
			b.undo = append(b.undo, chat.ConversationsChange{FolderID: &was})
			last = &b.undo[len(b.undo)-1]
		}
		last.IDs = append(last.IDs, id)
		return err
	}, "SELECT id, coalesce(folder_id, '') FROM conversations WHERE "+chosen+" AND coalesce(folder_id, '') <> ? ORDER BY folder_id, id", b.ids, folder)
	if err != nil {
		return err
	}
	return b.t.Exec(ctx, "UPDATE conversations SET folder_id = nullif(?2, '') WHERE id IN (SELECT value FROM json_each(?1)) AND "+messages.Stays, b.ids, folder)
}

// archive puts conversations aside, or back. Those that were pinned are pinned again by what changes them back.
func (b *bulk) archive(ctx context.Context, put bool) error {
	if put {
		if err := b.note(ctx, chat.ConversationsChange{Archived: new(false), Pinned: new(true)}, "archived_at IS NULL AND pinned"); err != nil {
			return err
		}
	}
	if err := b.note(ctx, chat.ConversationsChange{Archived: new(!put)}, "(archived_at IS NOT NULL) <> ? AND NOT (pinned AND ?)", put, put); err != nil {
		return err
	}
	return b.t.Exec(ctx, "UPDATE conversations SET archived_at = iif(?2, coalesce(archived_at, ?3), NULL), pinned = pinned AND NOT ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND "+messages.Stays,
		b.ids, put, b.t.Now.UnixMicro())
}

func (b *bulk) tag(ctx context.Context, add, remove []string) error {
	all, err := sqlite.List(ctx, b.t, func(row sqlite.Row) (c chat.Conversation, err error) {
		return c, row.Scan(messages.ConversationFields(&c)...)
	}, messages.SelectConversation+" FROM conversations c WHERE c.id IN (SELECT value FROM json_each(?)) AND c."+messages.Stays, b.ids)
	if err != nil {
		return err
	}
	for _, c := range all {
		was := c.Tags
		c.Tags = chat.WithTags(chat.WithoutTags(c.Tags, remove), add)
		var r rows.Rules
		if checkTags(&r, c.Tags); r.Err != nil {
			return r.Err
		}
		added, removed := chat.WithoutTags(c.Tags, was), chat.WithoutTags(was, c.Tags)
		if len(added)+len(removed) == 0 {
			continue
		}
		b.noteTags(c.ID, removed, added)
		if err := b.t.Exec(ctx, "UPDATE conversations SET tags = ?, sought = ? WHERE id = ?", sqlite.JSON(c.Tags), messages.FilterText(c), c.ID); err != nil {
			return err
		}
	}
	return nil
}

// noteTags adds a conversation to those that are changed back alike.
func (b *bulk) noteTags(id string, add, remove []string) {
	for i := range b.undo {
		if u := &b.undo[i]; slices.Equal(u.AddTags, add) && slices.Equal(u.RemoveTags, remove) && len(u.AddTags)+len(u.RemoveTags) > 0 {
			u.IDs = append(u.IDs, id)
			return
		}
	}
	b.undo = append(b.undo, chat.ConversationsChange{IDs: []string{id}, AddTags: add, RemoveTags: remove})
}
