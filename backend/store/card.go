package store

import (
	"cmp"
	"context"
	"slices"

	"terzetto/backend/card"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/store/sqlite"
)

// A Keeping says what becomes of a card whose id is in the library already.
type Keeping string

// The ways.
const (
	KeepNew     Keeping = ""        // a fault.Conflict
	KeepInstead Keeping = "replace" // its conversations go on with the new one
	KeepBoth    Keeping = "copy"    // the new one takes another id
)

// Card gives a card with everything that came along, its lorebook embedded.
func (db *DB) Card(ctx context.Context, id string) (card.Card, error) {
	return read(ctx, db, func(t *Tx) (card.Card, error) { return t.card(ctx, id) })
}

// KeepCard saves a card that was read, all of it or nothing. A lorebook that is in the
// library word for word is linked instead of being added again.
func (db *DB) KeepCard(ctx context.Context, c card.Card, how Keeping) (chat.Character, error) {
	return write(ctx, db, func(t *Tx) (chat.Character, error) { return t.KeepCard(ctx, c, how, db.o.NewID) })
}

// KeepCard saves a card that was read; newID makes the id of a copy.
func (t *Tx) KeepCard(ctx context.Context, c card.Card, how Keeping, newID func() string) (chat.Character, error) {
	old, err := t.character(ctx, c.ID)
	there := err == nil
	switch {
	case !there && !fault.Is(err, fault.NotFound):
		return c.Character, err
	case there && how == KeepBoth:
		c.ID, there = newID(), false
	case there && how != KeepInstead:
		return c.Character, fault.New(fault.Conflict, "This character is already in the library.").With("id", c.ID)
	}
	if c.WorldID, err = t.keepBookOf(ctx, c, old); err != nil {
		return c.Character, err
	}
	if there {
		c.PersonaLockID = old.PersonaLockID
		err = t.replaceCard(ctx, c, old)
	} else {
		c.PersonaLockID = nil // of another library
		err = t.createCharacter(ctx, c.Character)
	}
	if err == nil {
		err = t.keepExtras(ctx, c)
	}
	if err != nil {
		return c.Character, err
	}
	return t.character(ctx, c.ID)
}

// DuplicateCharacter adds a card like another one under a new id, with its picture and
// files. Both share the lorebook.
func (db *DB) DuplicateCharacter(ctx context.Context, id, name string) (chat.Character, error) {
	return write(ctx, db, func(t *Tx) (kept chat.Character, err error) {
		c, err := t.card(ctx, id)
		if err != nil {
			return kept, err
		}
		c.ID, c.Name = db.o.NewID(), Clip(cmp.Or(name, c.Name), MaxName)
		if err := t.createCharacter(ctx, c.Character); err != nil {
			return kept, err
		}
		if err := t.keepExtras(ctx, c); err != nil {
			return kept, err
		}
		return t.character(ctx, c.ID)
	})
}

func (t *Tx) card(ctx context.Context, id string) (c card.Card, err error) {
	if c.Character, err = t.character(ctx, id); err != nil {
		return c, err
	}
	if c.Avatar, err = sqlite.One(ctx, t, noCharacter(), sqlite.Value[[]byte], "SELECT avatar FROM character_cards WHERE id = ?", id); err != nil {
		return c, err
	}
	err = sqlite.Into(ctx, t, noCharacter(), []any{&c.Format, &c.Rest}, "SELECT format, CAST(rest AS BLOB) FROM character_extras WHERE character_id = ?", id)
	if err != nil && !fault.Is(err, fault.NotFound) { // the sample card was sown without
		return c, err
	}
	c.Files, err = sqlite.List(ctx, t, func(row sqlite.Row) (f card.File, err error) {
		return f, row.Scan(&f.Name, &f.Data)
	}, "SELECT name, data FROM character_files WHERE character_id = ? ORDER BY id", id)
	if err != nil || c.WorldID == nil {
		return c, err
	}
	book, err := t.Book(ctx, *c.WorldID)
	c.Book = &book
	return c, err
}

// replaceCard puts a card in the place of the one with its id. A picture that was
// there stays when the new card brings none.
func (t *Tx) replaceCard(ctx context.Context, c card.Card, old chat.Character) error {
	if err := t.saveCharacter(ctx, c.Character); err != nil {
		return err
	}
	if len(c.Avatar) > 0 {
		err := t.Exec(ctx, "UPDATE character_cards SET avatar_mime = ?, avatar = ? WHERE id = ?", c.AvatarMime, c.Avatar, c.ID)
		if err != nil {
			return err
		}
	}
	return t.refreshCopies(ctx, c.Character, old.Name)
}

func (t *Tx) keepExtras(ctx context.Context, c card.Card) error {
	err := t.Execs(ctx,
		sqlite.Do("UPDATE character_extras SET format = ?, rest = ? WHERE character_id = ?", c.Format, textOr(c.Rest), c.ID),
		sqlite.Do("DELETE FROM character_files WHERE character_id = ?", c.ID))
	if err != nil {
		return err
	}
	return lists.Each(c.Files, func(f card.File) error {
		return t.Exec(ctx, "INSERT INTO character_files (character_id, name, data) VALUES (?, ?, ?)", c.ID, f.Name, f.Data)
	})
}

// keepBookOf returns the lorebook of a card that is saved: an equal one that is in the library,
// or a new one. A card that brings no lorebook keeps the one that it has here.
func (t *Tx) keepBookOf(ctx context.Context, c card.Card, old chat.Character) (*int64, error) {
	if c.Book == nil {
		return old.WorldID, nil
	}
	book := *c.Book
	book.Name = cmp.Or(book.Name, Clip(c.Name, MaxName))
	id, err := t.KeepBook(ctx, book)
	return &id, err
}

// textOr is a column's text of what is an object or nothing.
func textOr(raw []byte) string { return cmp.Or(string(raw), "{}") }

// Playing is who the person plays in a conversation; nil when no persona was chosen.
func (db *DB) Playing(ctx context.Context, c chat.Conversation) (*chat.Persona, error) {
	return read(ctx, db, func(t *Tx) (p *chat.Persona, err error) {
		s, err := t.settings(ctx)
		if err != nil {
			return p, err
		}
		var of *chat.Character
		switch found, err := t.character(ctx, c.CharacterCardID); {
		case err == nil:
			of = &found
		case !fault.Is(err, fault.NotFound):
			return p, err
		}
		return t.playing(ctx, c, of, s)
	})
}

// Book gives a lorebook with everything that came along.
func (db *DB) Book(ctx context.Context, world int64) (card.Book, error) {
	return read(ctx, db, func(t *Tx) (card.Book, error) { return t.Book(ctx, world) })
}

// KeepBook saves a lorebook that was read, all of it or nothing. One that is in the
// library word for word is given instead of being added again.
func (db *DB) KeepBook(ctx context.Context, b card.Book) (chat.World, error) {
	return write(ctx, db, func(t *Tx) (w chat.World, err error) {
		id, err := t.KeepBook(ctx, b)
		if err == nil {
			w, err = worlds().get(ctx, t, id)
		}
		return w, err
	})
}

// ExtendWorld adds the entries of a lorebook that was read to one that is there, after
// its own.
func (db *DB) ExtendWorld(ctx context.Context, world int64, b card.Book) (chat.World, error) {
	return write(ctx, db, func(t *Tx) (w chat.World, err error) {
		if w, err = worlds().get(ctx, t, world); err != nil {
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
	err = sqlite.Into(ctx, t, noWorld(), []any{&b.Name, &b.Rest}, "SELECT name, CAST(rest AS BLOB) FROM worlds WHERE id = ?", world)
	if err != nil {
		return b, err
	}
	all, err := entries(world).all(ctx, t)
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
	id, err = worlds().insert(ctx, t, chat.World{Name: b.Name})
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
		id, err := entries(world).insert(ctx, t, e.LorebookEntry)
		if err != nil {
			return err
		}
		if err := t.Exec(ctx, "UPDATE lorebook_entries SET rest = ? WHERE id = ?", textOr(e.Rest), id); err != nil {
			return err
		}
	}
	return nil
}

// ListedWith names the conversations outside the trash that name a card.
func (db *DB) ListedWith(ctx context.Context, id string) ([]string, error) {
	return sqlite.List(ctx, db, sqlite.Value[string], "SELECT id FROM conversations WHERE character_card_id = ? AND trashed_at IS NULL ORDER BY id", id)
}

// ConversationsWith counts the conversations that name a card, in the trash or not.
func (db *DB) ConversationsWith(ctx context.Context, id string) (int, error) {
	return sqlite.One(ctx, db, noCharacter(), sqlite.Value[int], "SELECT count(*) FROM conversations WHERE character_card_id = ?", id)
}
