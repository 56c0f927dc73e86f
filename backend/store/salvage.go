package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"terzetto/backend/fault"
)

// salvaged lists the tables in the order in which they are carried over, so that
// what a row refers to comes before it where that is possible.
func salvaged() []string {
	return []string{
		"meta", "search_changes", "endpoints", "model_configs", "user_personas", "worlds", "lorebook_entries", "character_cards",
		"character_extras", "character_files",
		"director_fragments", "mood_fragments", "phrase_bank", "settings", "conversations", "messages", "attachments", "conversation_extras", "message_extras",
		"director_state", "conversation_logs", "turn_drafts", "presets", "speech_servers", "tool_settings", "tool_servers",
		"director_state", "conversation_logs", "turn_drafts", "presets", "speech_servers", "file_data", "files", "derived_texts", "team_workflows", "team_messages", "team_documents", "team_logs", "team_agents",
		"workflow_attachments", "workflow_attachment_data",
		"automations", "schedules", "runs", "run_steps", "run_logs", "run_requests", "thread_vars",
		"assistants", "variables",
	}
}

// salvage carries every row of damaged that can be read into a new file at path. The
// damaged file is opened read-only and never changed.
func salvage(ctx context.Context, o Options, damaged, path string) (tables []TableLoss, err error) {
	size, _ := exists(damaged)
	if size == 0 {
		return nil, errors.New("there is nothing to read in the file")
	}
	part := path + ".part"
	for _, old := range []string{part, part + "-journal"} {
		if err := os.Remove(old); err != nil && !errors.Is(err, os.ErrNotExist) {
			return nil, unwritable(err)
		}
	}
	if err := touch(part); err != nil {
		return nil, err
	}
	from, err := openLanes(damaged, wounded, 1)
	if err != nil {
		return nil, err
	}
	to, err := openLanes(part, scratch, 1)
	if err != nil {
		return nil, errors.Join(err, from.close())
	}
	err = from.alone(ctx, func(old *lane) error {
		return to.transact(ctx, func(fresh *lane) error {
			s := &salvager{old: old, new: &Tx{lane: fresh, now: o.Now()}}
			if tables, err = s.run(ctx); err != nil {
				return err
			}
			// A copy that knows every table is better than a part of them.
			if len(backupFiles(o.Dir)) > 0 {
				return s.whole(ctx, damaged)
			}
			return nil
		})
	})
	if err == nil {
		err = check(ctx, to, "PRAGMA integrity_check(1)")
	}
	err = errors.Join(err, from.close(), to.close())
	if err == nil {
		err = flush(part)
	}
	if err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return nil, errors.Join(err, os.Remove(part))
	}
	return tables, nil
}

type salvager struct {
	old    *lane
	new    *Tx
	unseen []string // tables that the damaged file does not list any more
}

// whole refuses what lost a table that the file's version has.
func (s *salvager) whole(ctx context.Context, damaged string) error {
	size, _ := exists(damaged)
	version, _, err := readHeader(damaged, size, true)
	if err != nil {
		return err
	}
	had, err := schemaOf(ctx, min(max(version, 1), latest()))
	if err != nil {
		return err
	}
	for _, table := range s.unseen {
		if slices.ContainsFunc(had, func(object string) bool { return strings.HasPrefix(object, "table "+table+"\n") }) {
			return fmt.Errorf("the table %s is not in the file's list any more", table)
		}
	}
	return nil
}

func (s *salvager) run(ctx context.Context) ([]TableLoss, error) {
	for i, script := range scripts() {
		if err := s.new.script(ctx, script, i+1); err != nil {
			return nil, err
		}
	}
	tables := make([]TableLoss, 0, len(salvaged()))
	saved, lost := int64(0), int64(0)
	for _, table := range salvaged() {
		loss, err := s.table(ctx, table)
		if err != nil {
			return nil, err
		}
		tables = append(tables, loss)
		if table != "meta" && table != "settings" {
			saved, lost = saved+loss.Saved, lost+loss.Lost
		}
	}
	if saved == 0 && lost > 0 {
		return nil, errors.New("no row could be read")
	}
	return tables, s.mend(ctx)
}

// table carries the rows of one table over, in the order of their row ids. Where the
// walk breaks off it tries one row id after another until it can go on.
func (s *salvager) table(ctx context.Context, name string) (TableLoss, error) {
	loss := TableLoss{Table: name}
	columns, err := s.columns(ctx, name)
	if err != nil || len(columns) == 0 {
		if err != nil && !broken(err) {
			return loss, err
		}
		loss.Lost = 1 // nobody can say how many
		s.unseen = append(s.unseen, name)
		return loss, nil
	}
	names := strings.Join(columns, ", ")
	walk := fmt.Sprintf("SELECT rowid, %s FROM %s NOT INDEXED WHERE rowid > ? ORDER BY rowid", names, name)
	single := fmt.Sprintf("SELECT rowid, %s FROM %s NOT INDEXED WHERE rowid = ?", names, name)
	insert := fmt.Sprintf("INSERT OR IGNORE INTO %s (%s) VALUES (?%s)", name, names, strings.Repeat(", ?", len(columns)-1))
	var last, refused int64
	for {
		at, walkErr := s.carry(ctx, walk, insert, len(columns), last, &loss.Saved)
		last = at
		if walkErr == nil {
			break
		}
		if !broken(walkErr) {
			return loss, walkErr
		}
		end := s.highest(ctx, name, last)
		found := false
		for id := last + 1; id <= end && !found; id++ {
			before := loss.Saved
			_, err := s.carry(ctx, single, insert, len(columns), id, &loss.Saved)
			if err != nil && !broken(err) {
				return loss, err
			}
			if err != nil {
				refused++
			}
			found, last = loss.Saved > before, id
		}
		if !found {
			break
		}
	}
	loss.Lost = refused
	if n, err := s.number(ctx, "SELECT count(*) FROM "+name); err == nil {
		loss.Lost = max(0, n-loss.Saved)
	}
	return loss, nil
}

// carry copies the rows that query finds from a row id on, and says how far it came.
func (s *salvager) carry(ctx context.Context, query, insert string, columns int, from int64, saved *int64) (last int64, err error) {
	last = from
	stmt, err := s.old.prepare(ctx, query) //nolint:sqlclosecheck // the lane keeps its statements until it is closed
	if err != nil {
		return last, err
	}
	rows, err := stmt.QueryContext(ctx, from)
	if err != nil {
		return last, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	values, into := make([]any, columns+1), make([]any, columns+1)
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return last, err
		}
		id, ok := values[0].(int64)
		if !ok || id < last {
			return last, nil // a loop in the tree of pages
		}
		res, err := s.new.lane.exec(ctx, insert, values[1:]...)
		if err != nil && fault.CodeOf(err) == fault.Internal && primary(err) == codeFull {
			return last, unwritable(err)
		}
		if err == nil {
			if n, err := res.RowsAffected(); err == nil {
				*saved += n
			}
		}
		last = id
	}
	return last, rows.Err()
}

// columns are those that the damaged file and this program both know.
func (s *salvager) columns(ctx context.Context, table string) ([]string, error) {
	const names = "SELECT name FROM pragma_table_info(?)"
	old, err := list(ctx, &Tx{lane: s.old}, value[string], names, table)
	if err != nil {
		return nil, err
	}
	known, err := list(ctx, s.new, value[string], names, table)
	if err != nil {
		return nil, err
	}
	var both []string
	for _, o := range old {
		for _, k := range known {
			if o == k {
				both = append(both, quoted(o))
			}
		}
	}
	return both, nil
}

// blindReach is how many row ids are tried past a break when the table's end cannot
// be read: several leaves of the tree, within a second.
const blindReach = 50_000

func (s *salvager) highest(ctx context.Context, table string, last int64) int64 {
	if n, err := s.number(ctx, fmt.Sprintf("SELECT coalesce(max(rowid), 0) FROM %s NOT INDEXED", table)); err == nil {
		return n
	}
	if n, err := s.number(ctx, fmt.Sprintf("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '%s'", table)); err == nil && n > last {
		return n
	}
	return last + blindReach
}

func (s *salvager) number(ctx context.Context, query string) (int64, error) {
	return one(ctx, &Tx{lane: s.old}, errNone, value[int64], query)
}

// mend makes the saved rows fit together again: what a row refers to and is lost is
// replaced where that keeps a person's text in sight, and forgotten otherwise.
func (s *salvager) mend(ctx context.Context) error {
	now := s.new.now.UnixMicro()
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
		{`DELETE FROM meta WHERE key = 'search'`, nil}, // rows were lost, so the index begins anew
		{`DELETE FROM director_state WHERE conversation_id NOT IN (SELECT id FROM conversations)`, nil},
		{`DELETE FROM conversation_logs WHERE conversation_id NOT IN (SELECT id FROM conversations)
		    OR user_message_id NOT IN (SELECT id FROM messages)`, nil},
		{`DELETE FROM turn_drafts WHERE conversation_id NOT IN (SELECT id FROM conversations)
		    OR parent_id NOT IN (SELECT id FROM messages)`, nil},
	}
	for _, step := range steps {
		if err := s.new.exec(ctx, step.query, step.args...); err != nil {
			return fmt.Errorf("mend what was saved: %w", err)
		}
	}
	_, err := s.new.settings(ctx)
	if errors.Is(err, errNone) {
		err = s.new.sowSettings(ctx)
	}
	if err == nil {
		err = s.new.exec(ctx, `UPDATE settings SET attachment_cache_used_bytes =
		  (SELECT coalesce(sum(size), 0) FROM workflow_attachments WHERE evicted = 0)`)
	}
	if err != nil {
		return err
	}
	left, err := list(ctx, s.new, value[string], "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check")
	if err == nil && len(left) > 0 {
		err = fmt.Errorf("what was saved does not fit together: %s", strings.Join(left, ", "))
	}
	return err
}
