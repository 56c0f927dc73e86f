package archive

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// Copy adds a copy of a conversation under a title: of all of it, with its branches, folds, records and
// what plug-ins made. Where upTo names a message, the copy has what is no deeper in the tree than that message, which
// is the end of its shown branch. Where there is a fold of the conversation, the model reads it in the copy.
//
// Rows are copied within the file, column by column, so that a new column needs no change here and a long conversation
// is never in memory.
func (a *Archive) Copy(ctx context.Context, id string, upTo int64, title string, fold *chat.Fold) (string, error) {
	copied := a.newID()
	return copied, a.write(ctx, func(t tx) error {
		c, err := t.Messages.Conversation(ctx, id)
		if err != nil {
			return err
		}
		if err := t.numberCopies(ctx, c.ID, upTo); err != nil {
			return err
		}
		if err := t.numberFacts(ctx, c.ID); err != nil {
			return err
		}
		if err := t.copyConversation(ctx, c, copied, title, upTo); err != nil {
			return err
		}
		if err := a.copyMade(ctx, t); err != nil {
			return err
		}
		if fold != nil {
			f := *fold
			f.Source = chat.FoldSource{} // its messages were copied after it was written
			f.ConversationID = copied
			if err := sqlite.Into(ctx, t, fault.New(fault.NotFound, "Message not found"), []any{&f.FirstID, &f.LastID},
				"SELECT a.new, b.new FROM copied a JOIN copied b ON b.old = ?2 WHERE a.old = ?1", f.FirstID, f.LastID); err != nil {
				return err
			}
			if _, err := t.Folds.AddFold(ctx, f); err != nil {
				return err
			}
		}
		if err := t.Execs(ctx, sqlite.Do("DELETE FROM copied"), sqlite.Do("DELETE FROM copied_facts")); err != nil || upTo == 0 {
			return err
		}
		return t.Chats.Recall(ctx, copied)
	})
}

// numberCopies gives each message that is copied its number in the copy, in a table of this connection: all of a
// conversation, or those no deeper than a message.
func (t tx) numberCopies(ctx context.Context, id string, upTo int64) error {
	if err := t.Execs(ctx,
		sqlite.Do("CREATE TEMP TABLE IF NOT EXISTS copied (new INTEGER PRIMARY KEY, old INTEGER NOT NULL UNIQUE)"),
		sqlite.Do("DELETE FROM copied"),
	); err != nil {
		return err
	}
	const numbered = "INSERT INTO copied (new, old) SELECT row_number() OVER (ORDER BY id) + (SELECT seq FROM sqlite_sequence WHERE name = 'messages'), id FROM "
	if upTo == 0 {
		return t.Exec(ctx, numbered+"messages WHERE conversation_id = ?", id)
	}
	if err := sqlite.Has(ctx, t, fault.New(fault.NotFound, "Message not found"), "SELECT 1 FROM messages WHERE id = ? AND conversation_id = ?", upTo, id); err != nil {
		return err
	}
	depth, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], `WITH RECURSIVE up (id, parent_id) AS (
	  SELECT id, parent_id FROM messages WHERE id = ? UNION ALL
	  SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id) SELECT count(*) FROM up`, upTo)
	if err != nil {
		return err
	}
	return t.Exec(ctx, `WITH RECURSIVE tree (id, depth) AS (
	    SELECT id, 1 FROM messages WHERE conversation_id = ?1 AND parent_id IS NULL UNION ALL
	    SELECT m.id, tree.depth + 1 FROM tree JOIN messages m ON m.parent_id = tree.id WHERE tree.depth < ?2)
	  `+numbered+"tree", id, depth)
}

// numberFacts does the same for the facts of the messages that are copied, and for those that were carried over.
func (t tx) numberFacts(ctx context.Context, id string) error {
	return t.Execs(ctx,
		sqlite.Do("CREATE TEMP TABLE IF NOT EXISTS copied_facts (new INTEGER PRIMARY KEY, old INTEGER NOT NULL UNIQUE)"),
		sqlite.Do("DELETE FROM copied_facts"),
		sqlite.Do(`INSERT INTO copied_facts (new, old) SELECT row_number() OVER (ORDER BY id) + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'facts'), 0), id
		  FROM facts WHERE conversation_id = ? AND (message_id IS NULL OR message_id IN (SELECT old FROM copied))`, id))
}

// copyConversation copies the rows of a conversation, but for what plug-ins made.
func (t tx) copyConversation(ctx context.Context, c chat.Conversation, copied, title string, upTo int64) error {
	state, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[string], "SELECT workflow_state FROM conversations WHERE id = ?", c.ID)
	if err != nil {
		return err
	}
	from, leaf := c.ID, c.ActiveLeafID
	if upTo != 0 {
		leaf = &upTo
	}
	c.ID, c.Title, c.CreatedAt, c.UpdatedAt = copied, rows.Clip(strings.TrimSpace(plainLine(title)), rows.MaxTitle), t.Now, t.Now
	c.Pinned, c.ArchivedAt, c.TrashedAt = false, nil, nil
	if err := t.Chats.InsertConversation(ctx, c, objectOr([]byte(state))); err != nil {
		return err
	}
	for _, table := range copiedTables() {
		if err := t.copyTable(ctx, table, from, copied); err != nil {
			return err
		}
	}
	if err := t.copyFoldHistory(ctx, from, copied); err != nil {
		return err
	}
	return t.Execs(ctx,
		sqlite.Do("UPDATE conversations SET active_leaf_id = (SELECT new FROM copied WHERE old = ?) WHERE id = ?", leaf, copied),
		sqlite.Do(`INSERT INTO conversation_extras (conversation_id, origin, digest, rest) VALUES
		  (?1, ?2, x'', coalesce((SELECT rest FROM conversation_extras WHERE conversation_id = ?3), '{}'))`, copied, ownOrigin+copied, from))
}

// copyFoldHistory copies the earlier texts of the folds that were copied, and which messages read otherwise now. A copy keeps
// the order of its rows, so they are told from one another by their places.
func (t tx) copyFoldHistory(ctx context.Context, from, copied string) error {
	const folds = `WITH former AS (SELECT f.id AS old, row_number() OVER (ORDER BY f.id) AS place FROM folds f
	    JOIN copied a ON a.old = f.first_id JOIN copied b ON b.old = f.last_id WHERE f.conversation_id = ?1),
	  present AS (SELECT id AS new, row_number() OVER (ORDER BY id) AS place FROM folds WHERE conversation_id = ?2),
	  fold AS (SELECT old, new FROM former JOIN present USING (place))`
	const versions = `,
	  earlier AS (SELECT v.id AS old, row_number() OVER (ORDER BY v.id) AS place FROM fold_versions v JOIN fold ON fold.old = v.fold_id),
	  later AS (SELECT v.id AS new, row_number() OVER (ORDER BY v.id) AS place FROM fold_versions v JOIN fold ON fold.new = v.fold_id),
	  version AS (SELECT old, new FROM earlier JOIN later USING (place))`
	return t.Execs(ctx,
		sqlite.Do(folds+` INSERT INTO fold_versions (fold_id, kind, edited, text, written_at)
		  SELECT fold.new, v.kind, v.edited, v.text, v.written_at FROM fold_versions v JOIN fold ON fold.old = v.fold_id ORDER BY v.id`, from, copied),
		sqlite.Do(folds+versions+` INSERT INTO fold_changes (fold_id, version_id, message_id, digest)
		  SELECT fold.new, version.new, m.new, c.digest FROM fold_changes c JOIN fold ON fold.old = c.fold_id JOIN copied m ON m.old = c.message_id
		  LEFT JOIN version ON version.old = c.version_id WHERE c.version_id IS NULL OR version.new IS NOT NULL ORDER BY c.id`, from, copied))
}

// A copiedTable says how the rows of a table are copied with their conversation.
type copiedTable struct {
	name  string
	where string            // of the conversation ?1; empty: of the messages that are copied
	joins string            // what set refers to; a row without it is not copied
	set   map[string]string // columns that differ in the copy; id without one is a new number, ?2 is the copy
}

func copiedTables() []copiedTable {
	own := map[string]string{"conversation_id": "?2"}
	ofMessage := func(name string) copiedTable {
		return copiedTable{name: name, joins: "JOIN copied n ON n.old = r.message_id", set: map[string]string{"message_id": "n.new"}}
	}
	return []copiedTable{
		{
			name: "messages", joins: "JOIN copied n ON n.old = r.id LEFT JOIN copied up ON up.old = r.parent_id",
			set: map[string]string{"id": "n.new", "parent_id": "up.new", "conversation_id": "?2"},
		},
		ofMessage("message_extras"), ofMessage("message_files"), ofMessage("message_quotes"), ofMessage("attachments"),
		{
			name: "facts", where: "r.conversation_id = ?1", joins: "JOIN copied_facts f ON f.old = r.id LEFT JOIN copied n ON n.old = r.message_id",
			set: map[string]string{"id": "f.new", "conversation_id": "?2", "message_id": "n.new"},
		},
		{
			name: "fact_tellings", where: "r.fact_id IN (SELECT id FROM facts WHERE conversation_id = ?1)",
			joins: `JOIN copied_facts f ON f.old = r.fact_id LEFT JOIN copied n ON n.old = r.message_id WHERE n.old IS r.message_id`,
			set:   map[string]string{"fact_id": "f.new", "message_id": "n.new"},
		},
		ofMessage("fact_readings"),
		{
			name: "message_recalls", joins: `JOIN copied n ON n.old = r.message_id LEFT JOIN copied said ON said.old = r.recalled_id
			  LEFT JOIN copied_facts f ON f.old = r.fact_id WHERE said.old IS r.recalled_id AND f.old IS r.fact_id`,
			set: map[string]string{"message_id": "n.new", "recalled_id": "said.new", "fact_id": "f.new"},
		},
		{
			name: "calls", joins: "JOIN copied n ON n.old = r.message_id LEFT JOIN copied reply ON reply.old = r.reply_id WHERE reply.old IS r.reply_id",
			set: map[string]string{"conversation_id": "?2", "message_id": "n.new", "reply_id": "reply.new"},
		},
		// What was allowed for one conversation is not allowed for its copy.
		{name: "conversation_tools", where: "r.conversation_id = ?1", set: map[string]string{"conversation_id": "?2", "trusted": "'[]'"}},
		{name: "thread_vars", where: "r.conversation_id = ?1", set: own},
		{name: "director_state", where: "r.conversation_id = ?1", set: own},
		{
			name: "conversation_logs", where: "r.conversation_id = ?1",
			joins: `LEFT JOIN copied said ON said.old = r.user_message_id LEFT JOIN copied reply ON reply.old = r.message_id
			  WHERE (said.old IS r.user_message_id) AND (reply.old IS r.message_id)`,
			set: map[string]string{"conversation_id": "?2", "user_message_id": "said.new", "message_id": "reply.new"},
		},
		{
			name: "folds", where: "r.conversation_id = ?1", joins: "JOIN copied first ON first.old = r.first_id JOIN copied last ON last.old = r.last_id",
			set: map[string]string{"conversation_id": "?2", "first_id": "first.new", "last_id": "last.new"},
		},
	}
}

// copiedAtOnce is how many rows one statement copies: SQLite holds them while it does.
const copiedAtOnce = 100

func (t tx) copyTable(ctx context.Context, table copiedTable, from, copied string) error {
	find := "SELECT r.rowid FROM copied n JOIN " + table.name + " r ON r.message_id = n.old ORDER BY r.rowid"
	var of []any
	switch {
	case table.where != "":
		find, of = "SELECT r.rowid FROM "+table.name+" r WHERE "+table.where+" ORDER BY r.rowid", []any{from}
	case table.name == "messages":
		find = "SELECT old FROM copied ORDER BY old"
	}
	rows, err := sqlite.List(ctx, t, sqlite.Value[int64], find, of...)
	if err != nil || len(rows) == 0 {
		return err
	}
	columns, err := t.exportedColumns(ctx, tableSpec{name: table.name})
	if err != nil {
		return err
	}
	var into, values []string
	for _, c := range columns {
		value, differs := table.set[c]
		switch {
		case !differs && c == "id":
			continue
		case !differs:
			value = "r." + sqlite.Quote(c)
		}
		into, values = append(into, sqlite.Quote(c)), append(values, value)
	}
	query := "INSERT INTO " + table.name + " (" + strings.Join(into, ", ") + ") SELECT " + strings.Join(values, ", ") +
		" FROM json_each(?1) p CROSS JOIN " + table.name + " r ON r.rowid = p.value " + table.joins
	for page := range slices.Chunk(rows, copiedAtOnce) {
		if err := t.Exec(ctx, query, sqlite.JSON(page), copied); err != nil {
			return err
		}
	}
	return nil
}

// copyMade copies what plug-ins made for the messages that are copied. Where the cache has no room a copy comes without
// its bytes.
func (a *Archive) copyMade(ctx context.Context, t tx) error {
	type pair struct{ old, new int64 }
	pairs, err := sqlite.List(ctx, t, func(row sqlite.Row) (p pair, err error) { return p, row.Scan(&p.old, &p.new) },
		"SELECT old, new FROM copied WHERE EXISTS (SELECT 1 FROM workflow_attachments WHERE message_id = old) ORDER BY old")
	if err != nil {
		return err
	}
	for _, p := range pairs {
		var r portable.Row
		if err := (transcripts{a}).readArtifacts(ctx, t, pageRead{these: sqlite.JSON([]int64{p.old}), rows: map[int64]*portable.Row{p.old: &r}}); err != nil {
			return err
		}
		if _, err := t.keepMade(ctx, p.new, r.Artifacts); err != nil {
			return err
		}
	}
	return nil
}
