package library

import (
	"context"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/card"
)

// Book gives a lorebook with everything that came along.
func (db *DB) Book(ctx context.Context, world int64) (card.Book, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (card.Book, error) { return t.Book(ctx, world) })
}

// KeepBook saves a lorebook that was read, all of it or nothing. One that is in the
// library word for word is given instead of being added again.
func (db *DB) KeepBook(ctx context.Context, b card.Book) (chat.World, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (w chat.World, err error) {
		id, err := t.KeepBook(ctx, b)
		if err == nil {
			w, err = Worlds().Get(ctx, t.Tx, id)
		}
		return w, err
	})
}

// ExtendWorld adds the entries of a lorebook that was read to one that is there, after
// its own.
func (db *DB) ExtendWorld(ctx context.Context, world int64, b card.Book) (chat.World, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (w chat.World, err error) {
		if w, err = Worlds().Get(ctx, t.Tx, world); err != nil {
			return w, err
		}
		last, err := sqlite.One(ctx, t, noWorld(), sqlite.Value[int], "SELECT coalesce(max(sort_order) + 1, 0) FROM lorebook_entries WHERE world_id = ?", world)
		if err != nil {
			return w, err
		}
		return w, t.keepEntries(ctx, world, last, b.Entries)
	})
}

// Book reads a lorebook with its entries.
func (t *Tx) Book(ctx context.Context, world int64) (b card.Book, err error) {
	err = sqlite.Into(ctx, t, noWorld(), []any{&b.Name, sqlite.DecodeWith(&b.Rules, readBookRules), &b.Rest},
		"SELECT name, rules, CAST(rest AS BLOB) FROM worlds WHERE id = ?", world)
	if err != nil {
		return b, err
	}
	all, err := Entries(world).All(ctx, t.Tx)
	if err != nil {
		return b, err
	}
	rests, err := sqlite.List(ctx, t, sqlite.Value[[]byte], "SELECT CAST(rest AS BLOB) FROM lorebook_entries WHERE world_id = ? ORDER BY sort_order, id", world)
	if err != nil {
		return b, err
	}
	for i := range all {
		b.Entries = append(b.Entries, card.Entry{LorebookEntry: all[i], Rest: slices.Clone(rests[i])})
	}
	return b, nil
}

// KeepBook returns the id of an equal lorebook that is in the library, or of a new one. A new
// one is disabled: imported entries reach a prompt only when the person enables them, or
// through their card.
func (t *Tx) KeepBook(ctx context.Context, b card.Book) (int64, error) {
	id, err := t.SameBook(ctx, b)
	if err != nil || id != 0 {
		return id, err
	}
	id, err = Worlds().Add(ctx, t.Tx, chat.World{Name: b.Name, Rules: b.Rules})
	if err != nil {
		return 0, err
	}
	if err := t.Exec(ctx, "UPDATE worlds SET rest = ? WHERE id = ?", textOr(b.Rest), id); err != nil {
		return 0, err
	}
	return id, t.keepEntries(ctx, id, 0, b.Entries)
}

// SameBook is the id of a lorebook in the library that is equal word for word; 0 means none.
func (t *Tx) SameBook(ctx context.Context, b card.Book) (int64, error) {
	namesakes, err := sqlite.List(ctx, t, sqlite.Value[int64], "SELECT id FROM worlds WHERE name = ? ORDER BY id", b.Name)
	if err != nil {
		return 0, err
	}
	for _, id := range namesakes {
		known, err := t.Book(ctx, id)
		if err != nil {
			return 0, err
		}
		if card.Same(&known, &b) {
			return id, nil
		}
	}
	return 0, nil
}

func (t *Tx) keepEntries(ctx context.Context, world int64, from int, all []card.Entry) error {
	for i, e := range all {
		e.WorldID, e.SortOrder = world, from+i
		id, err := Entries(world).Add(ctx, t.Tx, e.LorebookEntry)
		if err != nil {
			return err
		}
		if err := t.Exec(ctx, "UPDATE lorebook_entries SET rest = ? WHERE id = ?", textOr(e.Rest), id); err != nil {
			return err
		}
	}
	return nil
}
