package library

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/seed"
	"terzetto/backend/store/sqlite"
)

// DirectorFragments are the fields that the Director fills, in sort order.
func (db *DB) DirectorFragments() rows.Rows[chat.DirectorFragment, string] {
	return rows.Of(db.file.Base, DirectorFragments())
}

// Moods are the styles that the Director switches, in sort order.
func (db *DB) Moods() rows.Rows[chat.MoodFragment, string] {
	return rows.Of(db.file.Base, Moods())
}

// slug is the form of an id: it is a parameter's name in a tool's schema.
var slug = lazyregexp.New(`^[a-z][a-z0-9_-]{0,63}$`)

var notSlug = lazyregexp.New(`[^a-z0-9]+`)

// freeID refuses an id that is taken, and makes one from the label where none is given.
func freeID(ctx context.Context, t *sqlite.Tx, table, id, label string) (string, error) {
	taken := func(id string) (bool, error) {
		n, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "SELECT count(*) FROM "+table+" WHERE id = ?", id)
		return n > 0, err
	}
	if id != "" {
		is, err := taken(id)
		if err == nil && is {
			err = fault.New(fault.Conflict, "There is already a fragment with this id.").With("field", "id")
		}
		return id, err
	}
	base := strings.Trim(notSlug().ReplaceAllString(strings.ToLower(label), "_"), "_")
	if base == "" || base[0] < 'a' || base[0] > 'z' {
		base = strings.TrimRight("fragment_"+base, "_")
	}
	base = strings.TrimRight(base[:min(len(base), rows.MaxID-4)], "_")
	if base == reservedFragment {
		base += "_1"
	}
	for n, id := 2, base; ; n++ {
		is, err := taken(id)
		if err != nil || !is {
			return id, err
		}
		id = fmt.Sprintf("%s_%d", base, n)
	}
}

// reservedFragment is the parameter that the Director's tool always has.
const reservedFragment = "moods"

func checkFragment(id, label, description string) rows.Rules {
	var r rows.Rules
	if !slug().MatchString(id) || id == reservedFragment {
		r.Fail(fault.New(fault.Invalid, "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved."), "id")
	}
	r.NotBlank("label", label, rows.MaxLabel)
	r.AtMost("description", description, rows.MaxDescription)
	return r
}

func DirectorFragments() rows.Noun[chat.DirectorFragment, string] {
	n := rows.Noun[chat.DirectorFragment, string]{
		Table: sqlite.Table[chat.DirectorFragment]{
			Name: "director_fragments", Columns: "id, label, description, field_type, required, enabled, injection_label, sort_order",
			Fields: func(f *chat.DirectorFragment) []any {
				return []any{&f.ID, &f.Label, &f.Description, &f.FieldType, &f.Required, &f.Enabled, &f.InjectionLabel, &f.SortOrder}
			},
		},
		Order: "sort_order, id", Missing: noFragment,
		Check: func(f chat.DirectorFragment) error {
			r := checkFragment(f.ID, f.Label, f.Description)
			r.OneOf("field_type", string(f.FieldType), string(chat.FieldString), string(chat.FieldArray), string(chat.FieldProgressive),
				string(chat.FieldFeedback), string(chat.FieldDirectionNote))
			r.AtMost("injection_label", f.InjectionLabel, rows.MaxLabel)
			return r.Err
		},
	}
	n.Seed = func(ctx context.Context, t *sqlite.Tx) error { return n.SaveAll(ctx, t, seed.DirectorFragments()) }
	n.Create = func(ctx context.Context, t *sqlite.Tx, f *chat.DirectorFragment) (err error) {
		f.FieldType, f.InjectionLabel = cmp.Or(f.FieldType, chat.FieldString), cmp.Or(f.InjectionLabel, f.Label)
		if f.ID, err = freeID(ctx, t, n.Name, f.ID, f.Label); err != nil {
			return err
		}
		return n.Save(ctx, t, *f)
	}
	return n
}

func Moods() rows.Noun[chat.MoodFragment, string] {
	n := rows.Noun[chat.MoodFragment, string]{
		Table: sqlite.Table[chat.MoodFragment]{
			Name: "mood_fragments", Columns: "id, label, description, prompt_text, negative_prompt, enabled, sort_order",
			Fields: func(m *chat.MoodFragment) []any {
				return []any{&m.ID, &m.Label, &m.Description, &m.PromptText, &m.NegativePrompt, &m.Enabled, &m.SortOrder}
			},
		},
		Order: "sort_order, id", Missing: noFragment,
		Check: func(m chat.MoodFragment) error {
			r := checkFragment(m.ID, m.Label, m.Description)
			r.AtMost("prompt_text", m.PromptText, rows.MaxText)
			r.AtMost("negative_prompt", m.NegativePrompt, rows.MaxText)
			return r.Err
		},
	}
	n.Seed = func(ctx context.Context, t *sqlite.Tx) error { return n.SaveAll(ctx, t, seed.Moods()) }
	n.Create = func(ctx context.Context, t *sqlite.Tx, m *chat.MoodFragment) (err error) {
		if m.ID, err = freeID(ctx, t, n.Name, m.ID, m.Label); err != nil {
			return err
		}
		return n.Save(ctx, t, *m)
	}
	return n
}

func noFragment() error { return fault.New(fault.NotFound, "Fragment not found") }
