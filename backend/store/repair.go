package store

import (
	"context"
	_ "embed" // the script
	"errors"
	"fmt"

	"terzetto/backend/chat"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
)

// repairScript replaces or removes the references of salvaged rows to rows that were lost.
//
//go:embed repair.sql
var repairScript string

// What a conversation is called whose name was lost: by its first words where there are any.
const (
	lostTitle = "Recovered conversation"
	lostWords = "Recovered: "
)

// repair makes salvaged rows fit together. A conversation whose row was lost gets a new row, with what can still be known of
// it, and counts as unnamed.
func (t *Tx) repair(ctx context.Context, s sqlite.Salvaged) (unnamed int, err error) {
	lost, err := sqlite.List(ctx, t, sqlite.Value[string], "SELECT DISTINCT conversation_id FROM messages WHERE conversation_id NOT IN (SELECT id FROM conversations)")
	for _, id := range lost {
		if err == nil {
			err = t.replaceConversation(ctx, id)
		}
	}
	blank, blankErr := sqlite.List(ctx, t, sqlite.Value[string], "SELECT id FROM conversations WHERE trim(title) = '' AND "+messages.Stays)
	if err = errors.Join(err, blankErr); err == nil && len(blank) > 0 {
		err = t.Exec(ctx, "UPDATE conversations SET title = ? WHERE trim(title) = '' AND "+messages.Stays, lostTitle)
	}
	for _, id := range s.Adopted["conversations"] { // as it was when it was copied; its rows are newer
		if err == nil {
			err = t.Exec(ctx, `UPDATE conversations SET active_leaf_id = NULL,
			  updated_at = max(updated_at, coalesce((SELECT max(created_at) FROM messages WHERE conversation_id = ?1), 0)) WHERE id = ?1`, id)
		}
	}
	if err == nil {
		err = t.placeConversations(ctx, s.Damaged, append(lost, s.Adopted["conversations"]...))
	}
	if err == nil {
		err = t.Script(ctx, repairScript)
	}
	if err != nil {
		return 0, fmt.Errorf("repair the saved rows: %w", err)
	}
	if _, err = t.Settings.Settings(ctx); errors.Is(err, sqlite.ErrNone) {
		err = t.Settings.Seed(ctx)
	}
	if err != nil {
		return 0, err
	}
	return len(lost) + len(blank), t.Exec(ctx, `UPDATE settings SET attachment_cache_used_bytes =
	  (SELECT coalesce(sum(size), 0) FROM workflow_attachments WHERE evicted = 0)`)
}

// replaceConversation makes the row of a conversation again, from its messages.
func (t *Tx) replaceConversation(ctx context.Context, id string) error {
	title := lostTitle
	words, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (text string, err error) { return text, row.Scan(new(int64), &text) }, chats.FirstOfPerson, id)
	if err != nil {
		return err
	}
	if words != nil && chats.FirstWords(*words) != "" {
		title = chats.FirstWords(lostWords + *words)
	}
	return t.Exec(ctx, `INSERT INTO conversations (id, title, sought, macro_seed, created_at, updated_at)
	  SELECT ?1, ?2, ?3, ?1, min(created_at), max(created_at) FROM messages WHERE conversation_id = ?1`, id, title, messages.FilterText(chat.Conversation{Title: title}))
}

// The indexes hold a part of a conversation's row in a place of their own, where it may be read when the row cannot: when the
// conversation was last changed, and whether it was archived or deleted.
var conversationIndexes = [...]struct{ read, write string }{
	{"SELECT id, updated_at FROM conversations INDEXED BY conversations_recent", "UPDATE conversations SET updated_at = ?2 WHERE id = ?1"},
	{"SELECT id, updated_at FROM conversations INDEXED BY conversations_archived WHERE trashed_at IS NULL AND archived_at IS NOT NULL", "UPDATE conversations SET archived_at = coalesce(archived_at, ?2) WHERE id = ?1"},
	{"SELECT id, trashed_at FROM conversations INDEXED BY conversations_trashed WHERE trashed_at IS NOT NULL", "UPDATE conversations SET trashed_at = ?2 WHERE id = ?1"},
}

// placeConversations puts conversations where they were in the lists, as far as the indexes of the damaged file can be read.
func (t *Tx) placeConversations(ctx context.Context, damaged sqlite.Querier, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	placed := map[string]bool{}
	for _, id := range ids {
		placed[id] = true
	}
	for _, index := range conversationIndexes {
		found := map[string]int64{}
		_ = sqlite.Each(ctx, damaged, func(row sqlite.Row) error { // what cannot be read of a damaged file is left out
			var id string
			var at int64
			if err := row.Scan(&id, &at); err == nil && placed[id] {
				found[id] = at
			}
			return nil
		}, index.read)
		for id, at := range found {
			if err := t.Exec(ctx, index.write, id, at); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
}
