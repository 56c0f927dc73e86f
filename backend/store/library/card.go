package library

import (
	"cmp"
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/scripts"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/card"
)

// A OnConflict says what becomes of a card whose id is in the library already.
type OnConflict string

// The ways.
const (
	KeepNew     OnConflict = ""        // a fault.Conflict
	KeepInstead OnConflict = "replace" // its conversations go on with the new one
	KeepBoth    OnConflict = "copy"    // the new one takes another id
)

// Card gives a card with everything that came along, its lorebook embedded.
func (db *DB) Card(ctx context.Context, id string) (card.Card, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (card.Card, error) { return t.card(ctx, id) })
}

// KeepCard saves a card that was read, all of it or nothing. A lorebook that is in the
// library word for word is linked instead of being added again.
func (db *DB) KeepCard(ctx context.Context, c card.Card, how OnConflict) (chat.Character, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Character, error) { return t.KeepCard(ctx, c, how) })
}

// KeepCard saves a card that was read.
func (t *Tx) KeepCard(ctx context.Context, c card.Card, how OnConflict) (chat.Character, error) {
	old, err := t.Character(ctx, c.ID)
	there := err == nil
	switch {
	case !there && !fault.Is(err, fault.NotFound):
		return c.Character, err
	case there && how == KeepBoth:
		c.ID, there = t.db.file.NewID(), false
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
		err = t.CreateCharacter(ctx, c.Character)
	}
	if err == nil {
		err = t.keepExtras(ctx, c)
	}
	if err != nil {
		return c.Character, err
	}
	return t.Character(ctx, c.ID)
}

// DuplicateCharacter adds a card like another one under a new id, with its picture and
// files. Both share the lorebook.
func (db *DB) DuplicateCharacter(ctx context.Context, id, name string) (chat.Character, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (kept chat.Character, err error) {
		c, err := t.card(ctx, id)
		if err != nil {
			return kept, err
		}
		c.ID, c.Name = db.file.NewID(), rows.Clip(cmp.Or(name, c.Name), rows.MaxName)
		if err := t.CreateCharacter(ctx, c.Character); err != nil {
			return kept, err
		}
		if err := t.keepExtras(ctx, c); err != nil {
			return kept, err
		}
		return t.Character(ctx, c.ID)
	})
}

func (t *Tx) card(ctx context.Context, id string) (c card.Card, err error) {
	if c.Character, err = t.Character(ctx, id); err != nil {
		return c, err
	}
	if c.Avatar, err = sqlite.One(ctx, t, NoCharacter(), sqlite.Value[[]byte], "SELECT avatar FROM character_cards WHERE id = ?", id); err != nil {
		return c, err
	}
	err = sqlite.Into(ctx, t, NoCharacter(), []any{&c.Format, &c.Rest}, "SELECT format, CAST(rest AS BLOB) FROM character_extras WHERE character_id = ?", id)
	if err != nil && !fault.Is(err, fault.NotFound) { // the sample card was sown without
		return c, err
	}
	mine, err := scripts.Of(ctx, t.Tx, scripts.Owner{Character: id})
	if err != nil {
		return c, err
	}
	c.SetScripts(mine)
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
	return t.db.refresh(ctx, t.Tx, c.Character, old.Name)
}

func (t *Tx) keepExtras(ctx context.Context, c card.Card) error {
	err := t.Execs(ctx,
		sqlite.Do("UPDATE character_extras SET format = ?, rest = ? WHERE character_id = ?", c.Format, textOr(c.Rest), c.ID),
		sqlite.Do("DELETE FROM character_files WHERE character_id = ?", c.ID))
	if err != nil {
		return err
	}
	if err := scripts.Replace(ctx, t.Tx, c.ID, c.Scripts()); err != nil {
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
	book.Name = cmp.Or(book.Name, rows.Clip(c.Name, rows.MaxName))
	id, err := t.KeepBook(ctx, book)
	return &id, err
}

// textOr is a column's text of what is an object or nothing.
func textOr(raw []byte) string { return cmp.Or(string(raw), "{}") }
