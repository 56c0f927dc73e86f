package store

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/assistant"
	"terzetto/backend/fault"
)

// Assistants lists those that a person made, and the default one, which is first.
func (db *DB) Assistants(ctx context.Context) (all []assistant.Assistant, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = t.assistants(ctx)
		return err
	})
	return all, err
}

func (t *Tx) assistants(ctx context.Context) ([]assistant.Assistant, error) {
	rows, err := list(ctx, t, scanAssistant, selectAssistant+" ORDER BY id <> ?, name, id", assistant.DefaultID)
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 || rows[0].ID != assistant.DefaultID {
		rows = append([]assistant.Assistant{assistant.Default()}, rows...)
	}
	// One is primary: the one that a person chose, otherwise the default one.
	chosen := 0
	for i := range rows {
		if rows[i].Primary && i > 0 {
			chosen = i
		}
	}
	for i := range rows {
		rows[i].Primary = i == chosen
	}
	return rows, nil
}

// Assistant gives one.
func (db *DB) Assistant(ctx context.Context, id string) (a assistant.Assistant, err error) {
	err = db.read(ctx, func(t *Tx) error {
		a, err = t.assistant(ctx, id)
		return err
	})
	return a, err
}

func (t *Tx) assistant(ctx context.Context, id string) (assistant.Assistant, error) {
	all, err := t.assistants(ctx)
	for _, a := range all {
		if a.ID == id {
			return a, nil
		}
	}
	if err == nil {
		err = noAssistant()
	}
	return assistant.Assistant{}, err
}

// CreateAssistant keeps a new one.
func (db *DB) CreateAssistant(ctx context.Context, a assistant.Assistant) (assistant.Assistant, error) {
	a.ID = db.o.NewID()
	return db.putAssistant(ctx, a.ID, func(t *Tx) (assistant.Assistant, error) {
		a.CreatedAt = t.now
		return a, nil
	})
}

// UpdateAssistant changes the fields that patch names. A changed default assistant is kept as
// a row of its own.
func (db *DB) UpdateAssistant(ctx context.Context, id string, patch json.RawMessage) (assistant.Assistant, error) {
	return db.putAssistant(ctx, id, func(t *Tx) (assistant.Assistant, error) {
		a, err := t.assistant(ctx, id)
		if err != nil {
			return a, err
		}
		if a.CreatedAt.IsZero() {
			a.CreatedAt = t.now
		}
		return a, merge(&a, patch, "assistantId", "createdAt", "updatedAt")
	})
}

func (db *DB) putAssistant(ctx context.Context, id string, make func(*Tx) (assistant.Assistant, error)) (a assistant.Assistant, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if a, err = make(t); err != nil {
			return err
		}
		if a.Strategy == "" {
			a.Strategy = assistant.Relevant
		}
		a.Name = strings.TrimSpace(a.Name)
		if err := a.Check(); err != nil {
			return err
		}
		all, err := t.assistants(ctx)
		if err != nil {
			return err
		}
		for _, other := range all {
			if other.ID != id && strings.EqualFold(other.Name, a.Name) {
				return fault.Newf(fault.Conflict, "There is an assistant named %s already.", other.Name).With("field", "name")
			}
		}
		if a.Primary {
			if err := t.exec(ctx, "UPDATE assistants SET is_primary = 0"); err != nil {
				return err
			}
		}
		tools, err := asJSON(append([]string{}, a.Tools...))
		if err != nil {
			return err
		}
		err = t.exec(ctx, `INSERT INTO assistants (id, name, description, prompt, model, strategy, tools, is_primary, created_at, updated_at)
		    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
		    prompt = excluded.prompt, model = excluded.model, strategy = excluded.strategy, tools = excluded.tools, is_primary = excluded.is_primary,
		    updated_at = excluded.updated_at`,
			id, a.Name, a.Description, a.Prompt, a.Model, a.Strategy, tools, a.Primary, a.CreatedAt.UnixMicro(), t.now.UnixMicro())
		if err != nil {
			return err
		}
		a, err = t.assistant(ctx, id)
		return err
	})
	return a, err
}

// DeleteAssistant forgets one. The default one becomes again what it was at first.
func (db *DB) DeleteAssistant(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.change(ctx, noAssistant(), "DELETE FROM assistants WHERE id = ?", id)
	})
}

const selectAssistant = `SELECT id, name, description, prompt, model, strategy, tools, is_primary, created_at, updated_at FROM assistants`

func scanAssistant(row scanner) (a assistant.Assistant, err error) {
	a.Tools = []string{}
	return a, row.Scan(&a.ID, &a.Name, &a.Description, &a.Prompt, &a.Model, &a.Strategy, jsonColumn{&a.Tools}, &a.Primary,
		timeColumn{&a.CreatedAt}, timeColumn{&a.UpdatedAt})
}

func noAssistant() error { return fault.New(fault.NotFound, "This assistant is not here any more.") }
