package runs

import (
	"context"

	"terzetto/backend/core/run"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

// RunReach is what a run has read, which hosts a person wrote for it, and what a person trusts.
func (db *DB) RunReach(ctx context.Context, id string) (r run.Reach, err error) {
	return r, sqlite.Into(ctx, db.file, noRun(), []any{sqlite.JSON(&r.Read), sqlite.JSON(&r.Written), sqlite.JSON(&r.Trusted)},
		"SELECT marks, written, trusted FROM runs WHERE id = (SELECT ifnull(root_run_id, id) FROM runs WHERE id = ?)", id)
}

// MarkRun adds to what a run and its conversation have read.
func (db *DB) MarkRun(ctx context.Context, id string, read ...tool.Mark) error {
	return db.file.Write(ctx, func(t *Tx) error {
		var root, conversation string
		var marks []tool.Mark
		err := sqlite.Into(ctx, t, noRun(), []any{&root, &conversation, sqlite.JSON(&marks)},
			"SELECT id, conversation_id, marks FROM runs WHERE id = (SELECT ifnull(root_run_id, id) FROM runs WHERE id = ?)", id)
		if err != nil {
			return err
		}
		marks, added := tool.AddMarks(marks, read...)
		if !added {
			return nil
		}
		if err := t.Exec(ctx, "UPDATE runs SET marks = ? WHERE id = ?", sqlite.JSON(marks), root); err != nil {
			return err
		}
		return t.markConversation(ctx, conversation, marks)
	})
}

// markConversation adds to what the runs of a conversation have read. What a run gives stands in its conversation, where
// the next one reads it. A conversation that is gone keeps nothing.
func (t *Tx) markConversation(ctx context.Context, conversation string, read []tool.Mark) error {
	if conversation == "" {
		return nil
	}
	held, err := t.threadMarks(ctx, conversation)
	if err != nil {
		return err
	}
	held, added := tool.AddMarks(held, read...)
	if !added {
		return nil
	}
	return t.Exec(ctx, `INSERT INTO thread_marks (conversation_id, marks) SELECT id, ? FROM conversations WHERE id = ?
	    ON CONFLICT (conversation_id) DO UPDATE SET marks = excluded.marks`, sqlite.JSON(held), conversation)
}

func (t *Tx) threadMarks(ctx context.Context, conversation string) ([]tool.Mark, error) {
	marks, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (m []tool.Mark, err error) { return m, row.Scan(sqlite.JSON(&m)) },
		"SELECT marks FROM thread_marks WHERE conversation_id = ?", conversation)
	if err != nil || marks == nil {
		return nil, err
	}
	return *marks, nil
}

// conversationMarks are what the runs of a conversation have read, and the files of its messages.
func (t *Tx) conversationMarks(ctx context.Context, conversation string) ([]tool.Mark, error) {
	marks, err := t.threadMarks(ctx, conversation)
	if err != nil {
		return nil, err
	}
	files, err := sqlite.List(ctx, t, func(row sqlite.Row) (m tool.Mark, err error) {
		m.Kind = tool.OfFile
		return m, row.Scan(&m.Name)
	}, `SELECT DISTINCT f.label FROM message_files a JOIN messages m ON m.id = a.message_id JOIN files f ON f.id = a.file_id
	    WHERE m.conversation_id = ? ORDER BY f.label`, conversation)
	marks, _ = tool.AddMarks(marks, files...)
	return marks, err
}
