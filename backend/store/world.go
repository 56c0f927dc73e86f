package store

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/store/sqlite"
)

// Worlds are the lorebooks, by name. Cards that name one which is deleted forget it.
func (db *DB) Worlds() Rows[chat.World, int64] { return Rows[chat.World, int64]{db, worlds()} }

func worlds() noun[chat.World, int64] {
	return noun[chat.World, int64]{
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

// Entries are the entries of a lorebook in the order in which they are shown.
func (db *DB) Entries(world int64) Rows[chat.LorebookEntry, int64] {
	return Rows[chat.LorebookEntry, int64]{db, entries(world)}
}

// AddEntries adds entries to a lorebook, all or none, as an import does.
func (db *DB) AddEntries(ctx context.Context, world int64, all []chat.LorebookEntry) error {
	return db.write(ctx, func(t *Tx) error {
		for i := range all {
			if err := entries(world).create(ctx, t, &all[i]); err != nil {
				return err
			}
		}
		return nil
	})
}

func checkEntry(e chat.LorebookEntry) error {
	var r rules
	r.most("name", e.Name, MaxName)
	r.most("content", e.Content, chat.MaxText)
	r.texts("keywords", e.Keywords, maxDescription)
	r.texts("secondary_keys", e.SecondaryKeys, maxDescription)
	return r.err
}

func entries(world int64) noun[chat.LorebookEntry, int64] {
	n := noun[chat.LorebookEntry, int64]{
		Table: sqlite.Table[chat.LorebookEntry]{
			Name: "lorebook_entries",
			Columns: "id, world_id, name, content, keywords, secondary_keys, selective, use_regex, case_insensitive, constant, at_depth, " +
				"priority, enabled, sort_order",
			Fields: func(e *chat.LorebookEntry) []any {
				e.Keywords, e.SecondaryKeys = lists.Filled(e.Keywords), lists.Filled(e.SecondaryKeys)
				return []any{
					&e.ID, &e.WorldID, &e.Name, &e.Content, sqlite.JSON(&e.Keywords), sqlite.JSON(&e.SecondaryKeys), &e.Selective, &e.UseRegex,
					&e.CaseInsensitive, &e.Constant, &e.AtDepth, &e.Priority, &e.Enabled, &e.SortOrder,
				}
			},
		},
		order: "sort_order, id", fixed: []string{"world_id"}, missing: noEntry, check: checkEntry, within: "world_id", owner: world,
	}
	n.owned = func(ctx context.Context, t *Tx) error {
		_, err := worlds().get(ctx, t, world)
		return err
	}
	n.create = func(ctx context.Context, t *Tx, e *chat.LorebookEntry) (err error) {
		if err := n.owned(ctx, t); err != nil {
			return err
		}
		e.WorldID = world
		e.ID, err = n.insert(ctx, t, *e)
		e.Keywords, e.SecondaryKeys = lists.Filled(e.Keywords), lists.Filled(e.SecondaryKeys)
		return err
	}
	return n
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
	n := entries(0)
	return sqlite.List(ctx, t, n.Scan, n.Select()+` WHERE world_id IN (SELECT id FROM worlds WHERE enabled OR id = ?) AND enabled
	  ORDER BY priority DESC, sort_order, id`, own)
}

func noWorld() error { return fault.New(fault.NotFound, "Lorebook not found") }

func noEntry() error { return fault.New(fault.NotFound, "Lorebook entry not found") }
