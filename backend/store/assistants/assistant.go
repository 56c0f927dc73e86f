package assistants

import (
	"cmp"
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/assistant"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Assistants lists the assistants, with the one that is there without having been written.
func (db *DB) Assistants(ctx context.Context) ([]assistant.Assistant, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]assistant.Assistant, error) { return t.assistants(ctx) })
}

// Assistant gives one by its id.
func (db *DB) Assistant(ctx context.Context, id string) (assistant.Assistant, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (assistant.Assistant, error) { return t.assistant(ctx, id) })
}

// CreateAssistant keeps a new assistant. One that says nothing about tools has those that have
// to do with the message.
func (db *DB) CreateAssistant(ctx context.Context, a assistant.Assistant) (assistant.Assistant, error) {
	a.ID = db.file.NewID()
	a.Strategy = cmp.Or(a.Strategy, assistant.Relevant)
	return db.putAssistant(ctx, a.ID, func(*Tx) (assistant.Assistant, error) { return a, nil })
}

// UpdateAssistant changes the fields that patch names. The one that is there from the beginning
// is written then.
func (db *DB) UpdateAssistant(ctx context.Context, id string, patch json.RawMessage) (assistant.Assistant, error) {
	return db.putAssistant(ctx, id, func(t *Tx) (assistant.Assistant, error) {
		a, err := t.assistant(ctx, id)
		if err != nil {
			return a, err
		}
		return a, rows.Merge(&a, patch, "assistantId", "createdAt", "updatedAt")
	})
}

func (db *DB) putAssistant(ctx context.Context, id string, make func(*Tx) (assistant.Assistant, error)) (assistant.Assistant, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (a assistant.Assistant, err error) {
		if a, err = make(t); err != nil {
			return a, err
		}
		a.Name = strings.Join(strings.Fields(a.Name), " ")
		if err := t.checkAssistant(ctx, a); err != nil {
			return a, err
		}
		if a.Primary {
			if err := t.Exec(ctx, "UPDATE assistants SET is_primary = 0 WHERE id <> ?", id); err != nil {
				return a, err
			}
		}
		a.ID, a.Model, a.UpdatedAt = id, strings.TrimSpace(a.Model), &t.Now
		a.CreatedAt = cmp.Or(a.CreatedAt, &t.Now)
		if err := assistants().Put(ctx, t.Conn, &a); err != nil {
			return a, err
		}
		return t.assistant(ctx, id)
	})
}

func (t *Tx) checkAssistant(ctx context.Context, a assistant.Assistant) error {
	var r rows.Rules
	r.NotBlank("name", a.Name, rows.MaxLabel)
	if strings.ContainsAny(a.Name, "@{}`\\") {
		r.Fail(fault.New(fault.Invalid, "A name can't contain @ { } ` or \\, because assistants are mentioned as @Name."), "name")
	}
	r.AtMost("description", a.Description, rows.MaxText)
	r.AtMost("prompt", a.Prompt, rows.MaxText)
	r.AtMost("model", a.Model, rows.MaxName)
	r.OneOf("toolInclusionStrategy", string(a.Strategy), string(assistant.Fixed), string(assistant.Relevant))
	r.Texts("tools", a.Tools, rows.MaxID)
	if r.Err != nil {
		return r.Err
	}
	all, err := t.assistants(ctx)
	if err != nil {
		return err
	}
	if other, taken := assistant.Find(all, a.Name); taken && other.ID != a.ID && strings.EqualFold(other.Name, a.Name) {
		return fault.Newf(fault.Conflict, "There is already an assistant named %s. Choose another name.", other.Name).With("field", "name")
	}
	return nil
}

// DeleteAssistant forgets an assistant. Where it was the primary one, or had the id of
// the default, the default is there again.
func (db *DB) DeleteAssistant(ctx context.Context, id string) error {
	missing := noAssistant()
	if id == assistant.DefaultID {
		missing = fault.New(fault.Conflict, "The default assistant can't be deleted. Make another assistant the default first.")
	}
	return db.file.Delete(ctx, func(t *Tx) error {
		if err := t.Change(ctx, missing, "DELETE FROM assistants WHERE id = ?", id); err != nil || id != assistant.DefaultID {
			return err
		}
		return t.checkAssistant(ctx, assistant.Default()) // its name may be taken meanwhile
	})
}

func (t *Tx) assistants(ctx context.Context) ([]assistant.Assistant, error) {
	written, err := sqlite.List(ctx, t, assistants().Scan, assistants().Select())
	return assistant.All(written), err
}

func (t *Tx) assistant(ctx context.Context, id string) (assistant.Assistant, error) {
	all, err := t.assistants(ctx) // which one is primary is known of all of them together
	if err != nil {
		return assistant.Assistant{}, err
	}
	a, found := lists.Find(all, func(a assistant.Assistant) bool { return a.ID == id })
	if !found {
		err = noAssistant()
	}
	return a, err
}

func assistants() sqlite.Table[assistant.Assistant] {
	return sqlite.Table[assistant.Assistant]{
		Name: "assistants", Columns: "id, name, description, prompt, model, strategy, tools, is_primary, created_at, updated_at",
		Fields: func(a *assistant.Assistant) []any {
			a.Tools = lists.OrEmpty(a.Tools)
			return []any{
				&a.ID, &a.Name, &a.Description, &a.Prompt, &a.Model, &a.Strategy, sqlite.JSON(&a.Tools), &a.Primary,
				sqlite.MaybeTime(&a.CreatedAt), sqlite.MaybeTime(&a.UpdatedAt),
			}
		},
	}
}

func noAssistant() error {
	return fault.New(fault.NotFound, "This assistant was deleted.")
}

func (t *Tx) CheckImported(ctx context.Context, id any) error {
	a, err := sqlite.One(ctx, t, noAssistant(), assistants().Scan, assistants().Select()+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	const second = "UPDATE assistants SET is_primary = 0 WHERE id = ?1 AND EXISTS (SELECT 1 FROM assistants WHERE is_primary AND id <> ?1)"
	if err := t.Exec(ctx, second, id); err != nil {
		return err
	}
	var r rows.Rules
	r.NotBlank("id", a.ID, rows.MaxID)
	if r.Err != nil {
		return r.Err
	}
	if a.ID == assistant.DefaultID && a.Name == "" {
		return noAssistant()
	}
	return t.checkAssistant(ctx, a)
}
