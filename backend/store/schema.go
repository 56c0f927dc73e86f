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

// wholeScript makes at once what the migrations make up to the number in its first line.
//
//go:embed schema.sql
var wholeScript string

// whole is the version that wholeScript makes. A migration that it lacks follows it in a new file too.
func whole() (w sqlite.Whole) {
	w.Script = wholeScript
	if _, err := fmt.Sscanf(wholeScript, "-- Version %d", &w.Version); err != nil {
		return sqlite.Whole{} // then a new file is made by the migrations
	}
	return w
}

// tables tells the kernel what the file holds.
func tables(newID func() string) sqlite.Schema {
	return sqlite.Schema{
		Scripts: scripts(),
		Whole:   whole(),
		First:   "search_changes",
		Fill:    func(ctx context.Context, t *sqlite.Tx) error { return (&Tx{t}).sow(ctx, newID) },
		Start: func(ctx context.Context, t *sqlite.Tx) (int, error) {
			if err := (&Tx{t}).dropUnsent(ctx); err != nil {
				return 0, err
			}
			return (&Tx{t}).adoptDrafts(ctx)
		},
		Repair: func(ctx context.Context, t *sqlite.Tx) error { return (&Tx{t}).repair(ctx) },
	}
}

// repairScript replaces or removes the references of salvaged rows to rows that were lost.
//
//go:embed repair.sql
var repairScript string

// repair makes salvaged rows fit together. A conversation whose row was lost gets a new row.
func (t *Tx) repair(ctx context.Context) error {
	err := t.Exec(ctx, `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at)
	  SELECT DISTINCT conversation_id, 'Recovered conversation', conversation_id, ?1, ?1 FROM messages
	  WHERE conversation_id NOT IN (SELECT id FROM conversations)`, t.Now.UnixMicro())
	if err == nil {
		err = t.Script(ctx, repairScript)
	}
	if err != nil {
		return fmt.Errorf("repair the saved rows: %w", err)
	}
	if _, err = t.settings(ctx); errors.Is(err, sqlite.ErrNone) {
		err = t.sowSettings(ctx)
	}
	if err != nil {
		return err
	}
	return t.Exec(ctx, `UPDATE settings SET attachment_cache_used_bytes =
	  (SELECT coalesce(sum(size), 0) FROM workflow_attachments WHERE evicted = 0)`)
}
