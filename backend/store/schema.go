package store

import (
	"context"
	"embed"
	"fmt"
	"io/fs"

	"terzetto/backend/store/sqlite"
)

// migrations holds NNNN_name.sql, numbered from 1 without a gap. A file that was
// released is never edited again.
//
//go:embed migrations/*.sql
var migrations embed.FS

// migrationScripts are the migrations in order.
func migrationScripts() []string {
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

// wholeSchema is the version that wholeScript makes. A migration that it lacks follows it in a new file too.
func wholeSchema() (w sqlite.Whole) {
	w.Script = wholeScript
	if _, err := fmt.Sscanf(wholeScript, "-- Version %d", &w.Version); err != nil {
		return sqlite.Whole{} // then a new file is made by the migrations
	}
	return w
}

// schema tells the kernel what the file holds.
func schema(o Options) sqlite.Schema {
	tables := tablesOf(nil, o, nil)
	return sqlite.Schema{
		Scripts: migrationScripts(),
		Whole:   wholeSchema(),
		First:   "search_changes",
		Fill:    func(ctx context.Context, t *sqlite.Tx) error { return tables.In(t).seed(ctx, o.NewID) },
		Sweep:   func(ctx context.Context, t *sqlite.Tx) (bool, error) { return tables.In(t).Chats.Sweep(ctx) },
		Start: func(ctx context.Context, t *sqlite.Tx) (sqlite.Adopted, error) {
			if err := tables.In(t).Files.DropUnsent(ctx); err != nil {
				return sqlite.Adopted{}, err
			}
			return tables.In(t).Turns.AdoptDrafts(ctx)
		},
		Repair: func(ctx context.Context, t *sqlite.Tx, s sqlite.Salvaged) (int, error) {
			return tables.In(t).repair(ctx, s)
		},
		Counted: []string{
			"conversations", "messages", "character_cards", "worlds", "lorebook_entries", "user_personas", "presets", "endpoints", "automations",
			"assistants", "variables", "files", "team_workflows",
		},
		Newest: "SELECT max(created_at) FROM messages",
	}
}
