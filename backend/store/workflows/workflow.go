package workflows

import (
	"context"
	"encoding/json"
	"maps"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/schema"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Workflows lists the workflows that are kept, by name; sought narrows them to those whose name or
// description contains it.
func (db *DB) Workflows(ctx context.Context, sought string, s lists.Span) ([]run.Workflow, error) {
	return sqlite.List(ctx, db.file, Table().Scan, Table().Select()+" WHERE instr(sought, ?) > 0 OR ? = '' ORDER BY name COLLATE NOCASE, id"+rows.Part,
		append([]any{rows.FoldCase(sought), sought}, rows.SpanArgs(s)...)...)
}

// Workflow gives one workflow.
func (db *DB) Workflow(ctx context.Context, id string) (run.Workflow, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (run.Workflow, error) { return t.Workflow(ctx, id) })
}

// Create keeps a new workflow.
func (db *DB) Create(ctx context.Context, w run.Workflow, also ...Check) (run.Workflow, error) {
	w.ID = db.file.NewID()
	return db.put(ctx, w.ID, also, func(t *Tx) (run.Workflow, error) {
		w.CreatedAt = t.Now
		return w, nil
	})
}

// Update changes the fields of a workflow that patch names. Runs that work on it keep
// the steps they began with.
func (db *DB) Update(ctx context.Context, id string, patch json.RawMessage, also ...Check) (run.Workflow, error) {
	return db.put(ctx, id, also, func(t *Tx) (run.Workflow, error) {
		w, err := t.Workflow(ctx, id)
		if err != nil {
			return w, err
		}
		return w, rows.Merge(&w, patch, "workflowId", "createdAt", "updatedAt", "createdBy")
	})
}

// A Check says by JSON pointer what more is wrong with a workflow.
type Check func(run.Workflow) schema.Violations

// put writes a workflow. One with which something is wrong is written as a draft, or not at all.
func (db *DB) put(ctx context.Context, id string, also []Check, make func(*Tx) (run.Workflow, error)) (run.Workflow, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (w run.Workflow, err error) {
		if w, err = make(t); err != nil {
			return w, err
		}
		w = w.WithKind()
		wrong := lists.Copy(w.Check())
		for _, check := range also {
			maps.Copy(wrong, check(w))
		}
		if w.Kind != run.Flow {
			w.Flow = nil
		}
		w.ID = id
		circle, err := run.CircleOf(w, false, func(id string) (run.Workflow, error) { return t.Workflow(ctx, id) })
		if err != nil {
			return w, err
		}
		if circle != nil {
			wrong[circle.At] = circle.Sentence()
		}
		if len(wrong) > 0 && (!w.Draft || strings.TrimSpace(w.Name) == "") {
			if circle != nil && len(wrong) == 1 {
				return w, fault.New(fault.Invalid, circle.Sentence()).With("fields", map[string]string(wrong))
			}
			return w, fault.Newf(fault.Invalid, "Couldn't save this workflow. %s", wrong.First()).With("fields", map[string]string(wrong))
		}
		w.Draft = len(wrong) > 0
		w.Name, w.UpdatedAt, w.Instructions = strings.TrimSpace(w.Name), t.Now, run.NameSteps(w.Instructions)
		if err := Table().Put(ctx, t.Conn, &w); err != nil {
			return w, err
		}
		if err := t.Exec(ctx, "UPDATE automations SET sought = ? WHERE id = ?", rows.FoldCase(w.Name+"\n"+w.Description), id); err != nil {
			return w, err
		}
		return t.Workflow(ctx, id)
	})
}

// Delete forgets a workflow with its schedules. Its runs stay.
func (db *DB) Delete(ctx context.Context, id string) error {
	return db.file.Remove(ctx, noWorkflow(id), "DELETE FROM automations WHERE id = ?", id)
}

func Table() sqlite.Table[run.Workflow] {
	return sqlite.Table[run.Workflow]{
		Name: "automations", Columns: "id, kind, name, description, default_assistant_id, instructions, vars, flow, draft, created_by, created_at, updated_at",
		Fields: func(w *run.Workflow) []any {
			w.Instructions, w.Vars = lists.OrEmpty(w.Instructions), lists.Copy(w.Vars)
			return []any{
				&w.ID, &w.Kind, &w.Name, &w.Description, &w.AssistantID, sqlite.JSON(&w.Instructions), sqlite.JSON(&w.Vars), sqlite.Raw(&w.Flow), &w.Draft, &w.CreatedBy,
				sqlite.Time(&w.CreatedAt), sqlite.Time(&w.UpdatedAt),
			}
		},
	}
}

func (t *Tx) Workflow(ctx context.Context, id string) (run.Workflow, error) {
	return sqlite.One(ctx, t, noWorkflow(id), Table().Scan, Table().Select()+" WHERE id = ?", id)
}

func noWorkflow(id string) error {
	return fault.Newf(fault.NotFound, "There is no workflow named %s.", id)
}
