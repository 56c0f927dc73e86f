package store

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/pattern"
	"terzetto/backend/store/seed"
	"terzetto/backend/store/sqlite"
)

// DirectorFragments are the fields that the Director fills, in sort order.
func (db *DB) DirectorFragments() Rows[chat.DirectorFragment, string] {
	return Rows[chat.DirectorFragment, string]{db, directorFragments()}
}

// Moods are the styles that the Director switches, in sort order.
func (db *DB) Moods() Rows[chat.MoodFragment, string] {
	return Rows[chat.MoodFragment, string]{db, moods()}
}

// slug is the form of an id: it is a parameter's name in a tool's schema.
var slug = pattern.Lazy(`^[a-z][a-z0-9_-]{0,63}$`)

var notSlug = pattern.Lazy(`[^a-z0-9]+`)

// freeID refuses an id that is taken, and makes one from the label where none is given.
func (t *Tx) freeID(ctx context.Context, table, id, label string) (string, error) {
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
	base = strings.TrimRight(base[:min(len(base), MaxID-4)], "_")
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

func checkFragment(id, label, description string) rules {
	var r rules
	if !slug().MatchString(id) || id == reservedFragment {
		r.fail(fault.New(fault.Invalid, "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved."), "id")
	}
	r.named("label", label, MaxLabel)
	r.most("description", description, maxDescription)
	return r
}

func directorFragments() noun[chat.DirectorFragment, string] {
	n := noun[chat.DirectorFragment, string]{
		Table: sqlite.Table[chat.DirectorFragment]{
			Name: "director_fragments", Columns: "id, label, description, field_type, required, enabled, injection_label, sort_order",
			Fields: func(f *chat.DirectorFragment) []any {
				return []any{&f.ID, &f.Label, &f.Description, &f.FieldType, &f.Required, &f.Enabled, &f.InjectionLabel, &f.SortOrder}
			},
		},
		order: "sort_order, id", missing: noFragment,
		check: func(f chat.DirectorFragment) error {
			r := checkFragment(f.ID, f.Label, f.Description)
			r.oneOf("field_type", string(f.FieldType), string(chat.FieldString), string(chat.FieldArray), string(chat.FieldProgressive),
				string(chat.FieldFeedback), string(chat.FieldDirectionNote))
			r.most("injection_label", f.InjectionLabel, MaxLabel)
			return r.err
		},
	}
	n.sow = func(ctx context.Context, t *Tx) error { return n.sowAll(ctx, t, seed.DirectorFragments()) }
	n.create = func(ctx context.Context, t *Tx, f *chat.DirectorFragment) (err error) {
		f.FieldType, f.InjectionLabel = cmp.Or(f.FieldType, chat.FieldString), cmp.Or(f.InjectionLabel, f.Label)
		if f.ID, err = t.freeID(ctx, n.Name, f.ID, f.Label); err != nil {
			return err
		}
		return n.put(ctx, t, *f)
	}
	return n
}

func moods() noun[chat.MoodFragment, string] {
	n := noun[chat.MoodFragment, string]{
		Table: sqlite.Table[chat.MoodFragment]{
			Name: "mood_fragments", Columns: "id, label, description, prompt_text, negative_prompt, enabled, sort_order",
			Fields: func(m *chat.MoodFragment) []any {
				return []any{&m.ID, &m.Label, &m.Description, &m.PromptText, &m.NegativePrompt, &m.Enabled, &m.SortOrder}
			},
		},
		order: "sort_order, id", missing: noFragment,
		check: func(m chat.MoodFragment) error {
			r := checkFragment(m.ID, m.Label, m.Description)
			r.most("prompt_text", m.PromptText, maxText)
			r.most("negative_prompt", m.NegativePrompt, maxText)
			return r.err
		},
	}
	n.sow = func(ctx context.Context, t *Tx) error { return n.sowAll(ctx, t, seed.Moods()) }
	n.create = func(ctx context.Context, t *Tx, m *chat.MoodFragment) (err error) {
		if m.ID, err = t.freeID(ctx, n.Name, m.ID, m.Label); err != nil {
			return err
		}
		return n.put(ctx, t, *m)
	}
	return n
}

func noFragment() error { return fault.New(fault.NotFound, "Fragment not found") }
