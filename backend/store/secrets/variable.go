package secrets

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"iter"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

// PersistentVars lists the variables by name, without what is secret.
func (db *DB) PersistentVars(ctx context.Context) ([]tool.PersistentVar, error) {
	return sqlite.List(ctx, db.file, scanVariable, selectVariable+variablesOrder)
}

const variablesOrder = " ORDER BY name COLLATE NOCASE, name, scope"

// WalkPersistentVars is a part of PersistentVars for who uses them one by one.
func (db *DB) WalkPersistentVars(ctx context.Context, s lists.Span) iter.Seq2[tool.PersistentVar, error] {
	return rows.Walk(ctx, db.file, rows.FewAtOnce, func(ctx context.Context, t *Tx) ([]string, error) {
		return sqlite.List(ctx, t, sqlite.Value[string], "SELECT id FROM variables"+variablesOrder+rows.Part, rows.SpanArgs(s)...)
	}, func(ctx context.Context, t *Tx, ids []string) ([]tool.PersistentVar, error) {
		return sqlite.List(ctx, t, scanVariable, selectVariable+rows.TheseIDs+variablesOrder, sqlite.JSON(ids))
	})
}

// PersistentVar gives one variable by its id, without what is secret.
func (db *DB) PersistentVar(ctx context.Context, id string) (tool.PersistentVar, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (tool.PersistentVar, error) { return t.variable(ctx, id) })
}

// CreatePersistentVar keeps a new variable. A secret is sealed before it reaches the file.
func (db *DB) CreatePersistentVar(ctx context.Context, v tool.PersistentVar) (tool.PersistentVar, error) {
	id, given := db.file.NewID(), v.Value
	v.Scope = cmp.Or(v.Scope, tool.Device)
	return db.putVariable(ctx, func(t *Tx) (before, after tool.PersistentVar, value json.RawMessage, err error) {
		after = v
		after.ID, after.Value, before.ID = id, nil, id
		return before, after, given, t.Exec(ctx, "INSERT INTO variables (id, name, scope, modified_at) VALUES (?, ?, ?, ?)", id, id, id, t.Now.UnixMicro())
	})
}

// UpdatePersistentVar changes the fields that patch names. Of a secret null leaves the value
// alone, because that is what it reads as, and an empty text takes it away. A variable that
// becomes secret takes its value along; a secret that becomes plain loses it.
func (db *DB) UpdatePersistentVar(ctx context.Context, id string, patch json.RawMessage) (tool.PersistentVar, error) {
	return db.putVariable(ctx, func(t *Tx) (before, after tool.PersistentVar, value json.RawMessage, err error) {
		if before, err = t.variable(ctx, id); err != nil {
			return before, after, nil, err
		}
		after = before
		after.Value = nil
		err = rows.Merge(&after, patch, "persistentVarId", "hint", "isSet", "modifiedAt")
		value, after.Value = after.Value, nil
		return before, after, value, err
	})
}

// errSealing stops a transaction that has something to seal while the vault is not ready.
var errSealing = errors.New("the vault is not ready")

// A variableChange gives a variable as it is, as it becomes, and the value that was given for it.
type variableChange func(*Tx) (before, after tool.PersistentVar, value json.RawMessage, err error)

func (db *DB) putVariable(ctx context.Context, make variableChange) (v tool.PersistentVar, err error) {
	ready := false
	for {
		err = db.file.Write(ctx, func(t *Tx) error {
			before, after, value, err := make(t)
			if err != nil {
				return err
			}
			if err := t.checkVariable(ctx, &after); err != nil {
				return err
			}
			if after.Secret {
				err = t.saveSecret(ctx, before, after, value, ready)
			} else {
				err = t.savePlain(ctx, before, after, value)
			}
			if err == nil {
				v, err = t.variable(ctx, after.ID)
			}
			return err
		})
		if err == nil {
			db.TellSecrets(ctx)
		}
		if !errors.Is(err, errSealing) {
			return v, err
		}
		if err := db.o.Vault.Ready(); err != nil { // a keyring may take its time; no transaction waits for it
			return v, err
		}
		ready = true
	}
}

func (t *Tx) checkVariable(ctx context.Context, v *tool.PersistentVar) error {
	v.Name = strings.TrimSpace(v.Name)
	if err := tool.CheckVariable(v.Name); err != nil {
		return fault.New(fault.Invalid, fault.Sentence(err)).With("field", "name")
	}
	var r rows.Rules
	r.OneOf("scope", string(v.Scope), scopes()...)
	r.AtMost("description", v.Description, rows.MaxText)
	r.Texts("grants", v.Grants, rows.MaxID)
	if r.Err != nil {
		return r.Err
	}
	taken := fault.Newf(fault.Conflict, "There is already a variable named %s in this scope. Choose another name.", v.Name).With("field", "name")
	if err := sqlite.None(ctx, t, taken, "SELECT 1 FROM variables WHERE name = ? AND scope = ? AND id <> ?", v.Name, v.Scope, v.ID); err != nil {
		return err
	}
	v.Grants = slices.Compact(slices.Sorted(slices.Values(v.Grants)))
	return t.Exec(ctx, "UPDATE variables SET name = ?, scope = ?, description = ?, is_secret = ?, grants = ?, modified_at = ? WHERE id = ?",
		v.Name, v.Scope, v.Description, v.Secret, sqlite.JSON(v.Grants), t.Now.UnixMicro(), v.ID)
}

func scopes() []string {
	return lists.Map(tool.Scopes(), func(s tool.Scope) string { return string(s) })
}

// savePlain keeps the value of a variable that is no secret.
func (t *Tx) savePlain(ctx context.Context, before, after tool.PersistentVar, given json.RawMessage) error {
	if given == nil && !before.Secret {
		return nil
	}
	if len(given) > tool.MaxText { // what is longer could not be read whole
		return fault.Newf(fault.TooLarge, "A variable can have at most %d KB.", tool.MaxText>>10).With("field", "value")
	}
	var compact bytes.Buffer
	if given != nil {
		if err := json.Compact(&compact, given); err != nil {
			return rows.WrongType("value").Because(err)
		}
	}
	return t.Exec(ctx, "UPDATE variables SET value = ?, sealed = NULL, hint = '' WHERE id = ?", rows.Nullable(compact.Bytes()), after.ID)
}

// saveSecret seals the value of a secret.
func (t *Tx) saveSecret(ctx context.Context, before, after tool.PersistentVar, given json.RawMessage, ready bool) error {
	if rows.Nullable(given) == nil {
		if before.Secret || before.Value == nil {
			return nil
		}
		given = before.Value
	}
	var plain string
	if json.Unmarshal(given, &plain) != nil { // its error would quote what is secret
		return fault.New(fault.Invalid, "A secret must be text.").With("field", "value")
	}
	plain = strings.TrimSpace(plain) // it is often pasted with the end of its line
	var r rows.Rules
	if r.AtMost("value", plain, rows.MaxText); r.Err != nil {
		return r.Err
	}
	if plain == "" {
		return t.Exec(ctx, "UPDATE variables SET value = NULL, sealed = NULL, hint = '' WHERE id = ?", after.ID)
	}
	if !ready {
		return errSealing
	}
	sealed, err := t.db.o.Vault.Seal(variableSeal(after.ID), plain)
	if err != nil {
		return err
	}
	return t.Exec(ctx, "UPDATE variables SET value = NULL, sealed = ?, hint = ? WHERE id = ?", sealed, hint(plain), after.ID)
}

// DeletePersistentVar forgets a variable.
func (db *DB) DeletePersistentVar(ctx context.Context, id string) error {
	return db.deleteSecret(ctx, noVariable(), "variables", id)
}

// Variable opens a variable for one tool: a text as it is, everything else as
// JSON. Of several that have a value, that of the narrowest scope counts; a secret is
// fault.Forbidden unless it was granted to the tool, even where a wider scope has a value. One
// without a value is fault.NotFound; reading writes nothing.
func (db *DB) Variable(ctx context.Context, name, toolID string) (string, error) {
	type row struct {
		id, scope string
		value     *string
		sealed    []byte
		grants    []string
	}
	rows, err := rows.Read(ctx, db.file, func(t *Tx) ([]row, error) {
		return sqlite.List(ctx, t, func(s sqlite.Row) (r row, err error) {
			return r, s.Scan(&r.id, &r.scope, &r.value, &r.sealed, sqlite.JSON(&r.grants))
		}, "SELECT id, scope, value, sealed, grants FROM variables WHERE name = ? AND (value IS NOT NULL OR sealed IS NOT NULL)", name)
	})
	switch {
	case err != nil:
		return "", err
	case len(rows) == 0:
		return "", fault.Newf(fault.NotFound, "The variable %s has no value yet. Enter one under Variables.", name).With("variable", name)
	}
	order := scopes()
	r := slices.MinFunc(rows, func(a, b row) int { return slices.Index(order, a.scope) - slices.Index(order, b.scope) })
	switch {
	case r.sealed == nil:
		text, _ := tool.Text(json.RawMessage(*r.value))
		return text, nil
	case !slices.Contains(r.grants, toolID):
		return "", fault.Newf(fault.Forbidden, "This tool is not allowed to read the secret %s. Allow the tool under Variables.", name).
			With("variable", name).With("tool", toolID)
	}
	plain, err := db.o.Vault.Open(variableSeal(r.id), r.sealed)
	return plain, lostOf(name, err)
}

func variableSeal(id string) string { return "variable/" + id }

const selectVariable = `SELECT id, name, scope, description, is_secret, value, sealed IS NOT NULL, hint, grants, modified_at FROM variables`

func scanVariable(row sqlite.Row) (v tool.PersistentVar, err error) {
	var plain *string
	v.Grants = []string{}
	err = row.Scan(&v.ID, &v.Name, &v.Scope, &v.Description, &v.Secret, &plain, &v.Set, &v.Hint, sqlite.JSON(&v.Grants), sqlite.Time(&v.ModifiedAt))
	if plain != nil {
		v.Value, v.Set = json.RawMessage(*plain), true
	}
	return v, err
}

func (t *Tx) variable(ctx context.Context, id string) (tool.PersistentVar, error) {
	return sqlite.One(ctx, t, noVariable(), scanVariable, selectVariable+" WHERE id = ?", id)
}

func noVariable() error {
	return fault.New(fault.NotFound, "This variable was deleted.")
}
