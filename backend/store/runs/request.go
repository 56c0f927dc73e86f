package runs

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/sqlite"
)

// Around the id of a run, the trigger that began its first parent; empty: none did.
const (
	TriggerAbove = `(WITH RECURSIVE above (parent, began) AS (SELECT parent_run_id, trigger_id FROM runs WHERE id = `
	UntilFirst   = `
	    UNION ALL SELECT r.parent_run_id, r.trigger_id FROM runs r JOIN above ON r.id = above.parent)
	    SELECT began FROM above WHERE parent IS NULL)`
)

// insertRequest writes a question about the step that a run is at. A run has one open question
// at most; one whose run was stopped goes.
func (t *Tx) insertRequest(ctx context.Context, q run.Inquiry, attempt int) error {
	return t.Execs(ctx, sqlite.Do("DELETE FROM run_requests WHERE run_id = ? AND answer IS NULL", q.BlockID),
		sqlite.Do(`INSERT INTO run_requests (id, run_id, position, attempt, step, kind, tool_id, tool_name, level, args, text, inside, created_at, schema, path, target, changed,
	    place, marks, own_name, edited)
	    VALUES (?, ?, (SELECT position FROM runs WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			q.ID, q.BlockID, q.BlockID, attempt, q.Index, q.Kind, q.ToolID, q.ToolName, q.Level, rawColumn(q.Args), q.Text,
			q.Inner, q.CreatedAt.UnixMicro(), rawColumn(q.Schema), q.Path, sqlite.JSON(q.Target), q.Changed,
			q.To, sqlite.JSON(q.Read), q.OwnName, q.Edited))
}

// Requests lists what waits for a person, oldest first.
func (db *DB) Requests(ctx context.Context) ([]run.Inquiry, error) {
	return sqlite.List(ctx, db.file, ScanRequest, SelectRequest+` WHERE q.answer IS NULL AND r.completed_at IS NULL AND r.halted_at IS NULL AND r.error IS NULL
	    AND r.wait_reason IN ('approval', 'repeat', 'question') ORDER BY q.created_at, q.rowid`)
}

// RunAsked reports whether a run asked a person for permission to call a tool.
func (db *DB) RunAsked(ctx context.Context, id string) (bool, error) {
	return sqlite.One(ctx, db.file, noRun(), sqlite.Value[bool], "SELECT EXISTS (SELECT 1 FROM run_requests WHERE run_id = ? AND kind = ?)", id, run.Approve)
}

// AnswerRequest keeps an answer and writes what act makes of the run that asked.
func (db *DB) AnswerRequest(ctx context.Context, id string, a run.Answer, act func(run.Loaded, run.Inquiry) (run.Change, error),
) (r run.Run, q run.Inquiry, err error) {
	err = db.file.Write(ctx, func(t *Tx) error {
		missing := fault.New(fault.NotFound, "This question was removed.")
		if q, err = sqlite.One(ctx, t, missing, ScanRequest, SelectRequest+" WHERE q.id = ?", id); err != nil {
			return err
		}
		if r, err = t.intervene(ctx, q.BlockID, func(l run.Loaded) (run.Change, error) { return act(l, q) }); err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE run_requests SET answer = ? WHERE id = ?", sqlite.JSON(a), id)
	})
	return r, q, err
}

// Reopen puts in order what a process that is gone left behind.
func (db *DB) Reopen(ctx context.Context) error {
	return db.file.Write(ctx, func(t *Tx) error {
		return t.Execs(ctx,
			sqlite.Do(`UPDATE run_logs SET finished = 1, type = ?, result = 'It was cut off.',
			  rev = (SELECT max(rev) + 1 FROM run_logs o WHERE o.run_id = run_logs.run_id)
			  WHERE finished = 0 AND run_id IN (SELECT id FROM runs WHERE completed_at IS NULL AND halted_at IS NULL AND error IS NULL)`, run.Warning),
			sqlite.Do(`UPDATE runs SET wait_reason = '' WHERE wait_reason IN ('approval', 'question')
			  AND id IN (SELECT run_id FROM run_requests WHERE inside = 1 AND answer IS NULL)`),
			sqlite.Do("DELETE FROM run_requests WHERE inside = 1 AND answer IS NULL"))
	})
}

const SelectRequest = `SELECT q.id, q.run_id, ifnull(r.root_run_id, r.id), r.name, r.team_id, q.step, q.kind, q.tool_id, q.tool_name, q.level, q.args, q.text, q.inside,
  q.created_at, q.answer, q.schema, q.path, q.target, q.changed, q.place, q.marks, q.own_name, q.edited, ifnull(` + TriggerAbove + `q.run_id` + UntilFirst + `, ''),
  ifnull((SELECT CASE WHEN ifnull(json_extract(s.instruction, '$.directCallToolId'), '') = '' THEN json_extract(s.instruction, '$.markdown') END
    FROM run_steps s WHERE s.run_id = q.run_id AND s.position = q.position), '')
  FROM run_requests q JOIN runs r ON r.id = q.run_id`

func ScanRequest(row sqlite.Row) (q run.Inquiry, err error) {
	defer func() { q.Read = lists.OrEmpty(q.Read) }()
	return q, row.Scan(&q.ID, &q.BlockID, &q.RunID, &q.RunName, &q.TeamID, &q.Index, &q.Kind, &q.ToolID, &q.ToolName, &q.Level,
		sqlite.JSON(&q.Args), &q.Text, &q.Inner, sqlite.Time(&q.CreatedAt), sqlite.JSON(&q.Answer), sqlite.JSON(&q.Schema), &q.Path, sqlite.JSON(&q.Target), &q.Changed,
		&q.To, sqlite.JSON(&q.Read), &q.OwnName, &q.Edited, &q.TriggerID, &q.Words)
}
