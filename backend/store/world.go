package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Worlds lists the lorebooks by name.
func (db *DB) Worlds(ctx context.Context) ([]chat.World, error) { return worlds().all(ctx, db) }

// World gives one lorebook.
func (db *DB) World(ctx context.Context, id int64) (chat.World, error) {
	return worlds().one(ctx, db, id)
}

// CreateWorld adds a lorebook.
func (db *DB) CreateWorld(ctx context.Context, w chat.World) (chat.World, error) {
	return write(ctx, db, func(t *Tx) (_ chat.World, err error) {
		w.ID, err = worlds().insert(ctx, t, w)
		return w, err
	})
}

// UpdateWorld lays patch over a lorebook.
func (db *DB) UpdateWorld(ctx context.Context, id int64, patch json.RawMessage) (chat.World, error) {
	return worlds().update(ctx, db, id, patch)
}

// DeleteWorld removes a lorebook with its entries. Cards that name it forget it.
func (db *DB) DeleteWorld(ctx context.Context, id int64) error { return worlds().delete(ctx, db, id) }

func worlds() noun[chat.World] {
	return noun[chat.World]{
		Table: sqlite.Table[chat.World]{Name: "worlds", Columns: "id, name, enabled", Fields: func(w *chat.World) []any {
			return []any{&w.ID, &w.Name, &w.Enabled}
		}},
		order: "name COLLATE NOCASE, id", missing: noWorld,
		check: func(w chat.World) error {
			var r rules
			r.named("name", w.Name, MaxName)
			return r.err
		},
	}
}

// Entries lists the entries of a lorebook in the order in which they are shown.
func (db *DB) Entries(ctx context.Context, worldID int64) ([]chat.LorebookEntry, error) {
	return read(ctx, db, func(t *Tx) (all []chat.LorebookEntry, err error) {
		if _, err := worlds().get(ctx, t, worldID); err != nil {
			return all, err
		}
		return sqlite.List(ctx, t, scanEntry, selectEntry+" WHERE e.world_id = ? ORDER BY e.sort_order, e.id", worldID)
	})
}

// Entry gives one entry of a lorebook.
func (db *DB) Entry(ctx context.Context, worldID, id int64) (chat.LorebookEntry, error) {
	return read(ctx, db, func(t *Tx) (chat.LorebookEntry, error) { return t.entry(ctx, worldID, id) })
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
func (db *DB) AddEntries(ctx context.Context, worldID int64, entries []chat.LorebookEntry) ([]chat.LorebookEntry, error) {
	return write(ctx, db, func(t *Tx) (added []chat.LorebookEntry, err error) {
		added = make([]chat.LorebookEntry, 0, len(entries))
		if _, err := worlds().get(ctx, t, worldID); err != nil {
			return added, err
		}
		for _, e := range entries {
			e.WorldID = worldID
			id, err := t.createEntry(ctx, e)
			if err != nil {
				return added, err
			}
			if e, err = t.entry(ctx, worldID, id); err != nil {
				return added, err
			}
			added = append(added, e)
		}
		return added, nil
	})
}

// UpdateEntry lays patch over an entry.
func (db *DB) UpdateEntry(ctx context.Context, worldID, id int64, patch json.RawMessage) (chat.LorebookEntry, error) {
	return write(ctx, db, func(t *Tx) (e chat.LorebookEntry, err error) {
		if e, err = t.entry(ctx, worldID, id); err != nil {
			return e, err
		}
		if err := merge(&e, patch, "id", "world_id"); err != nil {
			return e, err
		}
		return e, t.saveEntry(ctx, e)
	})
}

// DeleteEntry removes an entry.
func (db *DB) DeleteEntry(ctx context.Context, worldID, id int64) error {
	return db.change(ctx, noEntry(), "DELETE FROM lorebook_entries WHERE id = ? AND world_id = ?", id, worldID)
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
// prompt. A card's lorebook needs no switch of its own, so that opening one
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
	return t.Exec(ctx, `UPDATE lorebook_entries SET name = ?, content = ?, keywords = ?, secondary_keys = ?, selective = ?, use_regex = ?,
	  case_insensitive = ?, constant = ?, at_depth = ?, priority = ?, enabled = ?, sort_order = ? WHERE id = ?`,
		e.Name, e.Content, sqlite.JSON(e.Keywords), sqlite.JSON(e.SecondaryKeys), e.Selective, e.UseRegex, e.CaseInsensitive, e.Constant, e.AtDepth, e.Priority,
		e.Enabled, e.SortOrder, e.ID)
}

func noWorld() error { return fault.New(fault.NotFound, "Lorebook not found") }

func noEntry() error { return fault.New(fault.NotFound, "Lorebook entry not found") }
