package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/sqlite"
)

// EachConnection shows a test the writing connection and every reading one, by what it is for.
func (db *DB) EachConnection(ctx context.Context, see func(name string, c *sqlite.Conn)) error {
	var read func(left int) error
	read = func(left int) error { // one inside the other, so that each is another connection
		return db.Read(ctx, func(t *sqlite.Tx) error {
			see("reader", t.Conn)
			if left > 1 {
				return read(left - 1)
			}
			return nil
		})
	}
	err := db.Write(ctx, func(t *sqlite.Tx) error {
		see("writer", t.Conn)
		return nil
	})
	return errors.Join(err, read(4))
}

// Schema is the text of every object of the file.
func (db *DB) Schema(ctx context.Context) (all []string, err error) {
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		all, err = sqlite.List(ctx, t, sqlite.Value[string], `SELECT type || ' ' || name || char(10) || coalesce(sql, '') FROM sqlite_schema
		  WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY type, name`)
		return err
	})
	return all, err
}

// Migrations are the steps from nothing to the latest version.
func Migrations() []string { return migrationScripts() }

// Rows are all rows of a conversation, on every branch.
func (db *DB) Rows(ctx context.Context, conversation string) (rows []chat.Message, err error) {
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		ids, err := sqlite.List(ctx, t, sqlite.Value[int64], "SELECT id FROM messages WHERE conversation_id = ?", conversation)
		for _, id := range ids {
			m, readErr := db.In(t).Messages.Message(ctx, conversation, id)
			err = errors.Join(err, readErr)
			rows = append(rows, m)
		}
		return err
	})
	return rows, err
}

// RecordAccess counts looks at rows, whoever's they are.
func (db *DB) RecordAccess(ctx context.Context, ids []int64) error {
	return db.Write(ctx, func(t *sqlite.Tx) error { return artifacts.In(t).RecordAccess(ctx, ids) })
}

// Looks are the counter and what each artifact remembers of it.
func (db *DB) Looks(ctx context.Context) (counter int64, seen map[int64]plugin.Accesses, err error) {
	seen = map[int64]plugin.Accesses{}
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		_, err := sqlite.List(ctx, t, func(row sqlite.Row) (none struct{}, err error) {
			var id int64
			var all plugin.Accesses
			err = row.Scan(&id, sqlite.JSON(&all))
			seen[id] = all
			return none, err
		}, "SELECT id, recent_accesses FROM workflow_attachments")
		counter, err = sqlite.One(ctx, t, err, sqlite.Value[int64], "SELECT attachment_access_counter FROM settings")
		return err
	})
	return counter, seen, err
}

// SetLooks puts the counter and the memory of one artifact where a test wants them.
func (db *DB) SetLooks(ctx context.Context, counter, id int64, seen plugin.Accesses) error {
	return db.Write(ctx, func(t *sqlite.Tx) error {
		text, err := json.Marshal(seen)
		return errors.Join(err, t.Exec(ctx, "UPDATE settings SET attachment_access_counter = ?", counter),
			t.Exec(ctx, "UPDATE workflow_attachments SET recent_accesses = ?, oldest_access = ? WHERE id = ?", string(text), seen.Oldest(), id))
	})
}

// Evictable are the rows that have bytes, in the order in which they would go.
func (db *DB) Evictable(ctx context.Context) (rows []plugin.Cached, err error) {
	var failed error
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		rows = slices.Collect(artifacts.In(t).Evictable(ctx, &failed))
		return failed
	})
	return rows, err
}

// Plan is how SQLite would answer a query.
func (db *DB) Plan(ctx context.Context, query string, args ...any) (steps []string, err error) {
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		steps, err = sqlite.List(ctx, t, func(row sqlite.Row) (step string, err error) {
			var skip int
			return step, row.Scan(&skip, &skip, &skip, &step)
		}, "EXPLAIN QUERY PLAN "+query, args...)
		return err
	})
	return steps, err
}

// PagesSize is how long the file is, its log aside, and how much of that is free.
func (db *DB) PagesSize(ctx context.Context) (bytes, free int64, err error) {
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		bytes, err = sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
		if err == nil {
			free, err = sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size")
		}
		return err
	})
	return bytes, free, err
}

// BrokenArtifacts says where the file breaks a promise of the cache.
func (db *DB) BrokenArtifacts(ctx context.Context) (broken []string, err error) {
	err = db.Read(ctx, func(t *sqlite.Tx) error {
		for what, query := range map[string]string{
			"rows of which nobody knows whether they have bytes": `SELECT count(*) FROM workflow_attachments a
			  WHERE a.evicted = EXISTS (SELECT 1 FROM workflow_attachment_data d WHERE d.id = a.id)`,
			"bytes of another size than the row says": `SELECT count(*) FROM workflow_attachments a JOIN workflow_attachment_data d USING (id)
			  WHERE a.size <> length(d.data)`,
			"bytes without a row":  "SELECT count(*) FROM workflow_attachment_data WHERE id NOT IN (SELECT id FROM workflow_attachments)",
			"rows over the budget": "SELECT max(0, attachment_cache_used_bytes - attachment_cache_budget_bytes) FROM settings",
			"bytes that were counted wrong": `SELECT abs(attachment_cache_used_bytes - (SELECT coalesce(sum(length(data)), 0)
			  FROM workflow_attachment_data)) FROM settings`,
			"versions whose root is no root": `SELECT count(*) FROM workflow_attachments a WHERE parent_attachment_id IS NOT NULL AND NOT EXISTS
			  (SELECT 1 FROM workflow_attachments r WHERE r.id = a.parent_attachment_id AND r.parent_attachment_id IS NULL AND r.message_id = a.message_id)`,
			"roots that show what is not theirs": `SELECT count(*) FROM workflow_attachments a WHERE active_sibling_id IS NOT NULL AND NOT EXISTS
			  (SELECT 1 FROM workflow_attachments s WHERE s.id = a.active_sibling_id AND coalesce(s.parent_attachment_id, s.id) = a.id)`,
			"rows whose oldest look is not the last of their looks": `SELECT count(*) FROM workflow_attachments
			  WHERE oldest_access <> json_extract(recent_accesses, '$[#-1]') OR json_array_length(recent_accesses) NOT BETWEEN 1 AND 3`,
		} {
			n, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], query)
			if err != nil {
				return err
			}
			if n > 0 {
				broken = append(broken, fmt.Sprintf("%d %s", n, what))
			}
		}
		return nil
	})
	return broken, err
}

// UnderPurge counts the conversations that are being purged.
func (db *DB) UnderPurge(ctx context.Context) (int, error) {
	return sqlite.One(ctx, db, sqlite.ErrNone, sqlite.Value[int], "SELECT count(*) FROM purges")
}
