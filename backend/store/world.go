package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Worlds lists the lorebooks by name.
func (db *DB) Worlds(ctx context.Context) (all []chat.World, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = sqlite.List(ctx, t, scanWorld, selectWorld+" ORDER BY name COLLATE NOCASE, id")
		return err
	})
	return all, err
}

// World gives one lorebook.
func (db *DB) World(ctx context.Context, id int64) (w chat.World, err error) {
	err = db.read(ctx, func(t *Tx) error {
		w, err = t.world(ctx, id)
		return err
	})
	return w, err
}

// CreateWorld adds a lorebook.
func (db *DB) CreateWorld(ctx context.Context, w chat.World) (chat.World, error) {
	err := db.write(ctx, func(t *Tx) (err error) {
		w.ID, err = t.createWorld(ctx, w)
		return err
	})
	return w, err
}

// UpdateWorld lays patch over a lorebook.
func (db *DB) UpdateWorld(ctx context.Context, id int64, patch json.RawMessage) (w chat.World, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if w, err = t.world(ctx, id); err != nil {
			return err
		}
		if err := merge(&w, patch, "id"); err != nil {
			return err
		}
		if err := checkWorld(w); err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE worlds SET name = ?, enabled = ? WHERE id = ?", w.Name, w.Enabled, id)
	})
	return w, err
}

// DeleteWorld removes a lorebook with its entries. Cards that name it forget it.
func (db *DB) DeleteWorld(ctx context.Context, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		return t.Change(ctx, noWorld(), "DELETE FROM worlds WHERE id = ?", id)
	})
}

// Entries lists the entries of a lorebook in the order in which they are shown.
func (db *DB) Entries(ctx context.Context, worldID int64) (all []chat.LorebookEntry, err error) {
	err = db.read(ctx, func(t *Tx) error {
		if _, err := t.world(ctx, worldID); err != nil {
			return err
		}
		all, err = sqlite.List(ctx, t, scanEntry, selectEntry+" WHERE e.world_id = ? ORDER BY e.sort_order, e.id", worldID)
		return err
	})
	return all, err
}

// Entry gives one entry of a lorebook.
func (db *DB) Entry(ctx context.Context, worldID, id int64) (e chat.LorebookEntry, err error) {
	err = db.read(ctx, func(t *Tx) error {
		e, err = t.entry(ctx, worldID, id)
		return err
	})
	return e, err
}

// CreateEntry adds an entry to the lorebook that it names.
func (db *DB) CreateEntry(ctx context.Context, e chat.LorebookEntry) (chat.LorebookEntry, error) {
	added, err := db.AddEntries(ctx, e.WorldID, []chat.LorebookEntry{e})
	if err != nil {
		return e, err
	}
	return added[0], nil
}

// AddEntries adds entries to a lorebook, all or none, as an import does.
func (db *DB) AddEntries(ctx context.Context, worldID int64, entries []chat.LorebookEntry) (added []chat.LorebookEntry, err error) {
	err = db.write(ctx, func(t *Tx) error {
		added = make([]chat.LorebookEntry, 0, len(entries))
		if _, err := t.world(ctx, worldID); err != nil {
			return err
		}
		for _, e := range entries {
			e.WorldID = worldID
			id, err := t.createEntry(ctx, e)
			if err != nil {
				return err
			}
			if e, err = t.entry(ctx, worldID, id); err != nil {
				return err
			}
			added = append(added, e)
		}
		return nil
	})
	return added, err
}

// UpdateEntry lays patch over an entry.
func (db *DB) UpdateEntry(ctx context.Context, worldID, id int64, patch json.RawMessage) (e chat.LorebookEntry, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if e, err = t.entry(ctx, worldID, id); err != nil {
			return err
		}
		if err := merge(&e, patch, "id", "world_id"); err != nil {
			return err
		}
		return t.saveEntry(ctx, e)
	})
	return e, err
}

// DeleteEntry removes an entry.
func (db *DB) DeleteEntry(ctx context.Context, worldID, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		return t.Change(ctx, noEntry(), "DELETE FROM lorebook_entries WHERE id = ? AND world_id = ?", id, worldID)
	})
}

func checkWorld(w chat.World) error {
	var r rules
	r.named("name", w.Name, MaxName)
	return r.err
}

const selectWorld = "SELECT id, name, enabled FROM worlds"

func scanWorld(row sqlite.Row) (w chat.World, err error) {
	return w, row.Scan(&w.ID, &w.Name, &w.Enabled)
}

func (t *Tx) world(ctx context.Context, id int64) (chat.World, error) {
	return sqlite.One(ctx, t, noWorld(), scanWorld, selectWorld+" WHERE id = ?", id)
}

func (t *Tx) createWorld(ctx context.Context, w chat.World) (int64, error) {
	if err := checkWorld(w); err != nil {
		return 0, err
	}
	return t.Insert(ctx, "INSERT INTO worlds (name, enabled) VALUES (?, ?)", w.Name, w.Enabled)
}

func checkEntry(e chat.LorebookEntry) error {
	var r rules
	r.most("name", e.Name, MaxName)
	r.most("content", e.Content, chat.MaxText)
	r.texts("keywords", e.Keywords, maxDescription)
	r.texts("secondary_keys", e.SecondaryKeys, maxDescription)
	return r.err
}

const selectEntry = `SELECT e.id, e.world_id, e.name, e.content, e.keywords, e.secondary_keys, e.selective, e.use_regex, e.case_insensitive,
  e.constant, e.at_depth, e.priority, e.enabled, e.sort_order FROM lorebook_entries e`

func scanEntry(row sqlite.Row) (e chat.LorebookEntry, err error) {
	e.Keywords, e.SecondaryKeys = []string{}, []string{}
	return e, row.Scan(&e.ID, &e.WorldID, &e.Name, &e.Content, sqlite.JSON(&e.Keywords), sqlite.JSON(&e.SecondaryKeys), &e.Selective,
		&e.UseRegex, &e.CaseInsensitive, &e.Constant, &e.AtDepth, &e.Priority, &e.Enabled, &e.SortOrder)
}

func (t *Tx) entry(ctx context.Context, worldID, id int64) (chat.LorebookEntry, error) {
	return sqlite.One(ctx, t, noEntry(), scanEntry, selectEntry+" WHERE e.id = ? AND e.world_id = ?", id, worldID)
}

// activeEntries are the enabled entries of the lorebooks that are on everywhere and of
// the one that belongs to the conversation's card, in the order in which they enter a
// prompt (orb.md E2). A card's lorebook needs no switch of its own, so that opening one
// chat never changes what another reads.
func (t *Tx) activeEntries(ctx context.Context, card *chat.Character) ([]chat.LorebookEntry, error) {
	var own *int64
	if card != nil {
		own = card.WorldID
	}
	return sqlite.List(ctx, t, scanEntry, selectEntry+` JOIN worlds w ON w.id = e.world_id
	  WHERE (w.enabled OR w.id = ?) AND e.enabled ORDER BY e.priority DESC, e.sort_order, e.id`, own)
}

func (t *Tx) createEntry(ctx context.Context, e chat.LorebookEntry) (int64, error) {
	id, err := t.Insert(ctx, "INSERT INTO lorebook_entries (world_id) VALUES (?)", e.WorldID)
	if err != nil {
		return 0, err
	}
	e.ID = id
	return id, t.saveEntry(ctx, e)
}

func (t *Tx) saveEntry(ctx context.Context, e chat.LorebookEntry) error {
	if err := checkEntry(e); err != nil {
		return err
	}
	keys, err := sqlite.Text(filled(e.Keywords))
	if err != nil {
		return err
	}
	secondary, err := sqlite.Text(filled(e.SecondaryKeys))
	if err != nil {
		return err
	}
	return t.Exec(ctx, `UPDATE lorebook_entries SET name = ?, content = ?, keywords = ?, secondary_keys = ?, selective = ?, use_regex = ?,
	  case_insensitive = ?, constant = ?, at_depth = ?, priority = ?, enabled = ?, sort_order = ? WHERE id = ?`,
		e.Name, e.Content, keys, secondary, e.Selective, e.UseRegex, e.CaseInsensitive, e.Constant, e.AtDepth, e.Priority,
		e.Enabled, e.SortOrder, e.ID)
}

func noWorld() error { return fault.New(fault.NotFound, "Lorebook not found") }

func noEntry() error { return fault.New(fault.NotFound, "Lorebook entry not found") }
