package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/run"
)

// Variables lists them by name. No secret is among what it reads.
func (db *DB) Variables(ctx context.Context) (all []run.Variable, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = list(ctx, t, scanVariable, selectVariable+" ORDER BY name, scope")
		return err
	})
	return all, err
}

// Variable gives one.
func (db *DB) Variable(ctx context.Context, id string) (v run.Variable, err error) {
	err = db.read(ctx, func(t *Tx) error {
		v, err = t.variable(ctx, id)
		return err
	})
	return v, err
}

// CreateVariable keeps a new one.
func (db *DB) CreateVariable(ctx context.Context, in run.VariableInput) (run.Variable, error) {
	return db.putVariable(ctx, in, func(*Tx) (run.Variable, error) { return run.Variable{ID: db.o.NewID()}, nil })
}

// UpdateVariable changes what in names.
func (db *DB) UpdateVariable(ctx context.Context, id string, in run.VariableInput) (run.Variable, error) {
	return db.putVariable(ctx, in, func(t *Tx) (run.Variable, error) { return t.variable(ctx, id) })
}

func (db *DB) putVariable(ctx context.Context, in run.VariableInput, find func(*Tx) (run.Variable, error)) (v run.Variable, err error) {
	if err := db.o.Box.Ready(); err != nil { // a keyring may take its time; no transaction waits for it
		return v, err
	}
	err = db.write(ctx, func(t *Tx) error {
		if v, err = find(t); err != nil {
			return err
		}
		var entered json.RawMessage
		if v, entered, err = v.Put(in); err != nil {
			return err
		}
		taken, err := maybe(ctx, t, value[string], "SELECT id FROM variables WHERE scope = ? AND name = ? AND id <> ?", v.Scope, v.Name, v.ID)
		if err != nil {
			return err
		}
		if taken != nil {
			return fault.Newf(fault.Conflict, "There is a variable named %s there already.", v.Name).With("field", "name")
		}
		grants, err := asJSON(append([]string{}, v.Grants...))
		if err != nil {
			return err
		}
		err = t.exec(ctx, `INSERT INTO variables (id, name, scope, description, is_secret, grants, modified_at) VALUES (?, ?, ?, ?, ?, ?, ?)
		    ON CONFLICT (id) DO UPDATE SET name = excluded.name, scope = excluded.scope, description = excluded.description,
		    is_secret = excluded.is_secret, grants = excluded.grants, modified_at = excluded.modified_at`,
			v.ID, v.Name, v.Scope, v.Description, v.IsSecret, grants, t.now.UnixMicro())
		if err != nil {
			return err
		}
		if entered != nil {
			if err := t.setVariable(ctx, db, v, entered); err != nil {
				return err
			}
		}
		v, err = t.variable(ctx, v.ID)
		return err
	})
	return v, err
}

func (t *Tx) setVariable(ctx context.Context, db *DB, v run.Variable, value json.RawMessage) error {
	if !v.IsSecret {
		return t.exec(ctx, "UPDATE variables SET value = ?, sealed = NULL, hint = '' WHERE id = ?", string(value), v.ID)
	}
	plain := plainText(value)
	sealed, err := db.o.Box.Seal(variableSeal(v.ID), plain)
	if err != nil {
		return err
	}
	return t.exec(ctx, "UPDATE variables SET value = NULL, sealed = ?, hint = ? WHERE id = ?", sealed, hint(plain), v.ID)
}

// plainText is a value as a tool reads it: a text without its quotes.
func plainText(value json.RawMessage) string {
	var text string
	if json.Unmarshal(value, &text) == nil {
		return text
	}
	return string(value)
}

func variableSeal(id string) string { return "variable/" + id }

// DeleteVariable forgets one.
func (db *DB) DeleteVariable(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.change(ctx, noVariable(), "DELETE FROM variables WHERE id = ?", id)
	})
}

// ErrNoVariable is a name that no variable has.
var ErrNoVariable = errors.New("there is no variable of this name")

// ReadVariable opens a variable for a tool: the narrowest scope that holds it (flows.md, A.11).
// A secret that was not granted to the tool is fault.Forbidden.
func (db *DB) ReadVariable(ctx context.Context, toolID, name string) (string, error) {
	type found struct {
		id     string
		scope  run.Scoped
		secret bool
		value  sql.NullString
		sealed []byte
		grants []string
	}
	var all []found
	err := db.read(ctx, func(t *Tx) (err error) {
		all, err = list(ctx, t, func(row scanner) (f found, err error) {
			return f, row.Scan(&f.id, &f.scope, &f.secret, &f.value, &f.sealed, jsonColumn{&f.grants})
		}, "SELECT id, scope, is_secret, value, sealed, grants FROM variables WHERE name = ? AND (value IS NOT NULL OR sealed IS NOT NULL)", name)
		return err
	})
	if err != nil {
		return "", err
	}
	for _, scope := range run.Scopes() {
		i := slices.IndexFunc(all, func(f found) bool { return f.scope == scope })
		switch {
		case i < 0:
			continue
		case !all[i].secret:
			return plainText(json.RawMessage(all[i].value.String)), nil
		case !slices.Contains(all[i].grants, toolID):
			return "", fault.Newf(fault.Forbidden, "The tool %s may not read %s. Allow it under Runs, Variables.", toolID, name)
		}
		return db.o.Box.Open(variableSeal(all[i].id), all[i].sealed)
	}
	return "", ErrNoVariable
}

// Secrets opens all secret variables, for the masker and for nobody else.
func (db *DB) Secrets(ctx context.Context) ([]string, error) {
	type row struct {
		id     string
		sealed []byte
	}
	var all []row
	err := db.read(ctx, func(t *Tx) (err error) {
		all, err = list(ctx, t, func(r scanner) (x row, err error) { return x, r.Scan(&x.id, &x.sealed) }, "SELECT id, sealed FROM variables WHERE sealed IS NOT NULL")
		return err
	})
	if err != nil {
		return nil, err
	}
	secrets := make([]string, 0, len(all))
	for _, r := range all {
		plain, ok := db.keys.get(r.sealed)
		if !ok {
			if plain, err = db.o.Box.Open(variableSeal(r.id), r.sealed); err != nil {
				return nil, err
			}
			db.keys.put(r.sealed, plain)
		}
		secrets = append(secrets, strings.TrimSpace(plain))
	}
	return secrets, nil
}

const selectVariable = `SELECT id, name, scope, description, is_secret, value, hint, value IS NOT NULL OR sealed IS NOT NULL, grants, modified_at FROM variables`

func scanVariable(row scanner) (v run.Variable, err error) {
	v.Grants = []string{}
	var value sql.NullString
	err = row.Scan(&v.ID, &v.Name, &v.Scope, &v.Description, &v.IsSecret, &value, &v.Hint, &v.IsSet, jsonColumn{&v.Grants}, timeColumn{&v.ModifiedAt})
	if value.Valid {
		v.Value = json.RawMessage(value.String)
	}
	return v, err
}

func (t *Tx) variable(ctx context.Context, id string) (run.Variable, error) {
	return one(ctx, t, noVariable(), scanVariable, selectVariable+" WHERE id = ?", id)
}

func noVariable() error { return fault.New(fault.NotFound, "This variable is not here any more.") }
