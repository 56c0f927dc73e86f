package store

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"terzetto/backend/store/sqlite"
)

// migrations holds NNNN_name.sql, numbered from 1 without a gap. A file that was
// released is never edited again.
//
//go:embed migrations/*.sql
var migrations embed.FS

// scripts are the migrations in order.
func scripts() []string {
	names, err := fs.Glob(migrations, "migrations/*.sql") // in lexical order
	if err != nil {
		return nil // only a malformed pattern errs
	}
	all := make([]string, 0, len(names))
	for _, name := range names {
		text, err := migrations.ReadFile(name)
		if err != nil {
			return nil // an embedded file is there
		}
		all = append(all, string(text))
	}
	return all
}

// tables tells the kernel what the file holds.
func tables(newID func() string) sqlite.Schema {
	return sqlite.Schema{
		Scripts: scripts(),
		First:   "search_changes",
		Fill:    func(ctx context.Context, t *sqlite.Tx) error { return (&Tx{t}).sow(ctx, newID) },
		Start:   func(ctx context.Context, t *sqlite.Tx) (int, error) { return (&Tx{t}).adoptDrafts(ctx) },
		Repair:  func(ctx context.Context, t *sqlite.Tx) error { return (&Tx{t}).repair(ctx) },
	}
}

// repair makes salvaged rows fit together: a reference to a lost row is replaced where that
// keeps a person's text in sight, and forgotten otherwise.
func (t *Tx) repair(ctx context.Context) error {
	now := t.Now.UnixMicro()
	steps := []struct {
		query string
		args  []any
	}{
		{`INSERT INTO conversations (id, title, macro_seed, created_at, updated_at)
		  SELECT DISTINCT conversation_id, 'Recovered conversation', conversation_id, ?, ? FROM messages
		  WHERE conversation_id NOT IN (SELECT id FROM conversations)`, []any{now, now}},
		{`UPDATE messages SET parent_id = (SELECT max(p.id) FROM messages p
		    WHERE p.conversation_id = messages.conversation_id AND p.id < messages.parent_id)
		  WHERE parent_id IS NOT NULL AND NOT EXISTS
		    (SELECT 1 FROM messages p WHERE p.id = messages.parent_id AND p.conversation_id = messages.conversation_id)`, nil},
		{`UPDATE conversations SET active_leaf_id = (SELECT max(id) FROM messages WHERE conversation_id = conversations.id)
		  WHERE active_leaf_id IS NULL OR NOT EXISTS
		    (SELECT 1 FROM messages m WHERE m.id = conversations.active_leaf_id AND m.conversation_id = conversations.id)`, nil},
		{`UPDATE conversations SET message_count = (SELECT count(*) FROM messages WHERE conversation_id = conversations.id)`, nil},
		{`INSERT INTO worlds (id, name, enabled) SELECT DISTINCT world_id, 'Recovered lorebook', 0 FROM lorebook_entries
		  WHERE world_id NOT IN (SELECT id FROM worlds)`, nil},
		{`UPDATE endpoints SET active_model_config_id = NULL WHERE active_model_config_id NOT IN (SELECT id FROM model_configs)`, nil},
		{`UPDATE settings SET active_persona_id = NULL WHERE active_persona_id NOT IN (SELECT id FROM user_personas)`, nil},
		{`UPDATE settings SET active_endpoint_id = NULL WHERE active_endpoint_id NOT IN (SELECT id FROM endpoints)`, nil},
		{`UPDATE settings SET agent_endpoint_id = NULL WHERE agent_endpoint_id NOT IN (SELECT id FROM endpoints)`, nil},
		{`UPDATE character_cards SET world_id = NULL WHERE world_id NOT IN (SELECT id FROM worlds)`, nil},
		{`UPDATE conversation_logs SET message_id = NULL WHERE message_id NOT IN (SELECT id FROM messages)`, nil},
		{`DELETE FROM model_configs WHERE endpoint_id NOT IN (SELECT id FROM endpoints)`, nil},
		{`DELETE FROM attachments WHERE message_id NOT IN (SELECT id FROM messages)`, nil},
		{`DELETE FROM workflow_attachments WHERE message_id NOT IN (SELECT id FROM messages)`, nil},
		{`UPDATE workflow_attachments SET parent_attachment_id = NULL WHERE parent_attachment_id NOT IN (SELECT id FROM workflow_attachments)`, nil},
		{`UPDATE workflow_attachments SET active_sibling_id = NULL WHERE active_sibling_id NOT IN (SELECT id FROM workflow_attachments)`, nil},
		{`DELETE FROM workflow_attachment_data WHERE id NOT IN (SELECT id FROM workflow_attachments)`, nil},
		{`UPDATE workflow_attachments SET evicted = id NOT IN (SELECT id FROM workflow_attachment_data)`, nil},
		{`DELETE FROM meta WHERE key = 'search'`, nil}, // rows were lost, so the index is made again
		{`DELETE FROM director_state WHERE conversation_id NOT IN (SELECT id FROM conversations)`, nil},
		{`DELETE FROM conversation_logs WHERE conversation_id NOT IN (SELECT id FROM conversations)
		    OR user_message_id NOT IN (SELECT id FROM messages)`, nil},
		{`DELETE FROM turn_drafts WHERE conversation_id NOT IN (SELECT id FROM conversations)
		    OR parent_id NOT IN (SELECT id FROM messages)`, nil},
	}
	for _, step := range steps {
		if err := t.Exec(ctx, step.query, step.args...); err != nil {
			return fmt.Errorf("repair the saved rows: %w", err)
		}
	}
	_, err := t.settings(ctx)
	if errors.Is(err, sqlite.ErrNone) {
		err = t.sowSettings(ctx)
	}
	if err != nil {
		return err
	}
	return t.Exec(ctx, `UPDATE settings SET attachment_cache_used_bytes =
	  (SELECT coalesce(sum(size), 0) FROM workflow_attachments WHERE evicted = 0)`)
}
