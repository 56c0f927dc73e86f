package store

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/run"
	"terzetto/backend/store/sqlite"
)

// Templates lists the workflows that are kept, by name; sought narrows them to those whose name or
// description contains it.
func (db *DB) Templates(ctx context.Context, sought string) ([]run.Template, error) {
	return sqlite.List(ctx, db, templates().Scan, templates().Select()+" WHERE instr(sought, ?) > 0 OR ? = '' ORDER BY name COLLATE NOCASE, id",
		Folded(sought), sought)
}

// Template gives one workflow.
func (db *DB) Template(ctx context.Context, id string) (run.Template, error) {
	return read(ctx, db, func(t *Tx) (run.Template, error) { return t.template(ctx, id) })
}

// CreateTemplate keeps a new workflow.
func (db *DB) CreateTemplate(ctx context.Context, w run.Template) (run.Template, error) {
	w.ID = db.o.NewID()
	return db.putTemplate(ctx, w.ID, func(t *Tx) (run.Template, error) {
		w.CreatedAt = t.Now
		return w, nil
	})
}

// UpdateTemplate changes the fields of a workflow that patch names. Runs that work on it keep
// the steps they began with.
func (db *DB) UpdateTemplate(ctx context.Context, id string, patch json.RawMessage) (run.Template, error) {
	return db.putTemplate(ctx, id, func(t *Tx) (run.Template, error) {
		w, err := t.template(ctx, id)
		if err != nil {
			return w, err
		}
		return w, merge(&w, patch, "workflowId", "createdAt", "updatedAt", "createdBy")
	})
}

func (db *DB) putTemplate(ctx context.Context, id string, make func(*Tx) (run.Template, error)) (run.Template, error) {
	return write(ctx, db, func(t *Tx) (w run.Template, err error) {
		if w, err = make(t); err != nil {
			return w, err
		}
		w = w.WithKind()
		if wrong := w.Check(); wrong != nil {
			return w, fault.Newf(fault.Invalid, "Couldn't save this workflow. %s", wrong.First()).With("fields", map[string]string(wrong))
		}
		if w.Kind != run.Flow {
			w.Flow = nil
		}
		w.ID = id
		circle, err := run.CircleOf(w, func(id string) (run.Template, error) { return t.template(ctx, id) })
		if err != nil {
			return w, err
		}
		if circle != nil {
			return w, fault.New(fault.Invalid, circle.Sentence()).With("fields", map[string]string{circle.At: circle.Sentence()})
		}
		w.Name, w.UpdatedAt, w.Instructions = strings.TrimSpace(w.Name), t.Now, run.Named(w.Instructions)
		if err := templates().Put(ctx, t.Conn, &w); err != nil {
			return w, err
		}
		if err := t.Exec(ctx, "UPDATE automations SET sought = ? WHERE id = ?", Folded(w.Name+"\n"+w.Description), id); err != nil {
			return w, err
		}
		return t.template(ctx, id)
	})
}

// DeleteTemplate forgets a workflow with its schedules. Its runs stay.
func (db *DB) DeleteTemplate(ctx context.Context, id string) error {
	return db.change(ctx, noTemplate(id), "DELETE FROM automations WHERE id = ?", id)
}

func templates() sqlite.Table[run.Template] {
	return sqlite.Table[run.Template]{
		Name: "automations", Columns: "id, kind, name, description, default_assistant_id, instructions, vars, flow, created_by, created_at, updated_at",
		Fields: func(w *run.Template) []any {
			w.Instructions, w.Vars = lists.Filled(w.Instructions), lists.Copy(w.Vars)
			return []any{
				&w.ID, &w.Kind, &w.Name, &w.Description, &w.AssistantID, sqlite.JSON(&w.Instructions), sqlite.JSON(&w.Vars), sqlite.Raw(&w.Flow), &w.CreatedBy,
				sqlite.Time(&w.CreatedAt), sqlite.Time(&w.UpdatedAt),
			}
		},
	}
}

func (t *Tx) template(ctx context.Context, id string) (run.Template, error) {
	return sqlite.One(ctx, t, noTemplate(id), templates().Scan, templates().Select()+" WHERE id = ?", id)
}

func noTemplate(id string) error {
	return fault.Newf(fault.NotFound, "There is no workflow named %s.", id)
}
