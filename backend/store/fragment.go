package store

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// DirectorFragments lists the fields that the Director fills, in sort order.
func (db *DB) DirectorFragments(ctx context.Context) (all []chat.DirectorFragment, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = sqlite.List(ctx, t, scanDirectorFragment, selectDirectorFragment+" ORDER BY sort_order, id")
		return err
	})
	return all, err
}

// DirectorFragment gives one field.
func (db *DB) DirectorFragment(ctx context.Context, id string) (f chat.DirectorFragment, err error) {
	err = db.read(ctx, func(t *Tx) error {
		f, err = sqlite.One(ctx, t, noFragment(), scanDirectorFragment, selectDirectorFragment+" WHERE id = ?", id)
		return err
	})
	return f, err
}

// CreateDirectorFragment adds a field. A missing id is made from the label.
func (db *DB) CreateDirectorFragment(ctx context.Context, f chat.DirectorFragment) (chat.DirectorFragment, error) {
	f.FieldType = cmp.Or(f.FieldType, chat.FieldString)
	f.InjectionLabel = cmp.Or(f.InjectionLabel, f.Label)
	err := db.write(ctx, func(t *Tx) (err error) {
		if f.ID, err = t.freeID(ctx, "director_fragments", f.ID, f.Label); err != nil {
			return err
		}
		return t.putDirectorFragment(ctx, f)
	})
	return f, err
}

// UpdateDirectorFragment lays patch over a field.
func (db *DB) UpdateDirectorFragment(ctx context.Context, id string, patch json.RawMessage) (f chat.DirectorFragment, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if f, err = sqlite.One(ctx, t, noFragment(), scanDirectorFragment, selectDirectorFragment+" WHERE id = ?", id); err != nil {
			return err
		}
		if err := merge(&f, patch, "id"); err != nil {
			return err
		}
		return t.putDirectorFragment(ctx, f)
	})
	return f, err
}

// DeleteDirectorFragment removes a field.
func (db *DB) DeleteDirectorFragment(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.Change(ctx, noFragment(), "DELETE FROM director_fragments WHERE id = ?", id)
	})
}

// Moods lists the styles that the Director switches, in sort order.
func (db *DB) Moods(ctx context.Context) (all []chat.MoodFragment, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = sqlite.List(ctx, t, scanMood, selectMood+" ORDER BY sort_order, id")
		return err
	})
	return all, err
}

// Mood gives one style.
func (db *DB) Mood(ctx context.Context, id string) (m chat.MoodFragment, err error) {
	err = db.read(ctx, func(t *Tx) error {
		m, err = sqlite.One(ctx, t, noFragment(), scanMood, selectMood+" WHERE id = ?", id)
		return err
	})
	return m, err
}

// CreateMood adds a style. A missing id is made from the label.
func (db *DB) CreateMood(ctx context.Context, m chat.MoodFragment) (chat.MoodFragment, error) {
	err := db.write(ctx, func(t *Tx) (err error) {
		if m.ID, err = t.freeID(ctx, "mood_fragments", m.ID, m.Label); err != nil {
			return err
		}
		return t.putMood(ctx, m)
	})
	return m, err
}

// UpdateMood lays patch over a style.
func (db *DB) UpdateMood(ctx context.Context, id string, patch json.RawMessage) (m chat.MoodFragment, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if m, err = sqlite.One(ctx, t, noFragment(), scanMood, selectMood+" WHERE id = ?", id); err != nil {
			return err
		}
		if err := merge(&m, patch, "id"); err != nil {
			return err
		}
		return t.putMood(ctx, m)
	})
	return m, err
}

// DeleteMood removes a style.
func (db *DB) DeleteMood(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.Change(ctx, noFragment(), "DELETE FROM mood_fragments WHERE id = ?", id)
	})
}

// slug is the form of an id: it is a parameter's name in a tool's schema.
var slug = regexp.MustCompile(`^[a-z][a-z0-9_]{0,63}$`)

var notSlug = regexp.MustCompile(`[^a-z0-9]+`)

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
	base := strings.Trim(notSlug.ReplaceAllString(strings.ToLower(label), "_"), "_")
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
	if !slug.MatchString(id) || id == reservedFragment {
		r.fail(fault.New(fault.Invalid, "An id is made of small letters, digits and underscores, begins with a letter, and is not moods."), "id")
	}
	r.named("label", label, MaxLabel)
	r.most("description", description, maxDescription)
	return r
}

const selectDirectorFragment = `SELECT id, label, description, field_type, required, enabled, injection_label, sort_order FROM director_fragments`

func scanDirectorFragment(row sqlite.Row) (f chat.DirectorFragment, err error) {
	return f, row.Scan(&f.ID, &f.Label, &f.Description, &f.FieldType, &f.Required, &f.Enabled, &f.InjectionLabel, &f.SortOrder)
}

func (t *Tx) putDirectorFragment(ctx context.Context, f chat.DirectorFragment) error {
	r := checkFragment(f.ID, f.Label, f.Description)
	r.oneOf("field_type", string(f.FieldType), string(chat.FieldString), string(chat.FieldArray), string(chat.FieldProgressive),
		string(chat.FieldFeedback), string(chat.FieldDirectionNote))
	r.most("injection_label", f.InjectionLabel, MaxLabel)
	if r.err != nil {
		return r.err
	}
	return t.Exec(ctx, `INSERT OR REPLACE INTO director_fragments (id, label, description, field_type, required, enabled, injection_label, sort_order)
	  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, f.ID, f.Label, f.Description, f.FieldType, f.Required, f.Enabled, f.InjectionLabel, f.SortOrder)
}

const selectMood = `SELECT id, label, description, prompt_text, negative_prompt, enabled, sort_order FROM mood_fragments`

func scanMood(row sqlite.Row) (m chat.MoodFragment, err error) {
	return m, row.Scan(&m.ID, &m.Label, &m.Description, &m.PromptText, &m.NegativePrompt, &m.Enabled, &m.SortOrder)
}

func (t *Tx) putMood(ctx context.Context, m chat.MoodFragment) error {
	r := checkFragment(m.ID, m.Label, m.Description)
	r.most("prompt_text", m.PromptText, maxText)
	r.most("negative_prompt", m.NegativePrompt, maxText)
	if r.err != nil {
		return r.err
	}
	return t.Exec(ctx, `INSERT OR REPLACE INTO mood_fragments (id, label, description, prompt_text, negative_prompt, enabled, sort_order)
	  VALUES (?, ?, ?, ?, ?, ?, ?)`, m.ID, m.Label, m.Description, m.PromptText, m.NegativePrompt, m.Enabled, m.SortOrder)
}

func noFragment() error { return fault.New(fault.NotFound, "Fragment not found") }
