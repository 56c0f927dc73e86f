package runs

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

func (t *Tx) threadVars(ctx context.Context, conversation string) (map[string]json.RawMessage, error) {
	vars, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (v map[string]json.RawMessage, err error) {
		return v, row.Scan(sqlite.JSON(&v))
	}, "SELECT vars FROM thread_vars WHERE conversation_id = ?", conversation)
	if err != nil || vars == nil {
		return map[string]json.RawMessage{}, err
	}
	return lists.Copy(*vars), nil
}

// ThreadVars is what the runs of a conversation share.
func (db *DB) ThreadVars(ctx context.Context, conversation string) (map[string]json.RawMessage, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (map[string]json.RawMessage, error) { return t.threadVars(ctx, conversation) })
}

// mergeThreadVars lays the vars that a run changed over those of its conversation, key by key,
// in the transaction that completes it. A var that it only passed on stays as
// another run may have left it meanwhile. A conversation that is gone keeps nothing.
func (t *Tx) mergeThreadVars(ctx context.Context, r run.Run) error {
	began, err := sqlite.One(ctx, t, noRun(), func(row sqlite.Row) (v map[string]json.RawMessage, err error) {
		return v, row.Scan(sqlite.JSON(&v))
	}, "SELECT held FROM runs WHERE id = ?", r.ID)
	if err != nil {
		return err
	}
	vars := maps.Clone(r.Vars)
	maps.DeleteFunc(vars, func(name string, v json.RawMessage) bool { return bytes.Equal(began[name], v) })
	if len(vars) == 0 {
		return nil
	}
	held, err := t.threadVars(ctx, r.ConversationID)
	if err != nil {
		return err
	}
	maps.Copy(held, vars)
	return t.Exec(ctx, `INSERT INTO thread_vars (conversation_id, vars) SELECT id, ? FROM conversations WHERE id = ?
	    ON CONFLICT (conversation_id) DO UPDATE SET vars = excluded.vars`, sqlite.JSON(held), r.ConversationID)
}

// UntoldRuns lists the runs whose conversation has yet to be told of them, with that
// conversation.
func (db *DB) UntoldRuns(ctx context.Context) (of map[string]string, err error) {
	of = map[string]string{}
	return of, sqlite.Each(ctx, db.file, func(row sqlite.Row) error {
		var id, conversation string
		err := row.Scan(&id, &conversation)
		of[id] = conversation
		return err
	}, "SELECT id, conversation_id FROM runs WHERE report <> ''")
}

// TellRun writes a run's report into its conversation, once. It does nothing when the
// conversation was deleted. No turn may be running in the conversation.
func (db *DB) TellRun(ctx context.Context, id string) (int64, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (message int64, err error) {
		type told struct{ name, conversation, report string }
		r, err := sqlite.One(ctx, t, noRun(), func(row sqlite.Row) (r told, err error) { return r, row.Scan(&r.name, &r.conversation, &r.report) },
			"SELECT name, conversation_id, report FROM runs WHERE id = ?", id)
		if err != nil || r.report == "" {
			return message, err
		}
		if err := t.Exec(ctx, "UPDATE runs SET report = '' WHERE id = ?", id); err != nil {
			return message, err
		}
		c, err := t.messages.ConversationOutsideTrash(ctx, r.conversation)
		switch {
		case fault.Is(err, fault.NotFound):
			return message, nil
		case err != nil:
			return message, err
		}
		return t.messages.AppendMessage(ctx, c, chat.Assistant, r.name, rows.Clip(r.report, chat.MaxText))
	})
}
