package archive

import (
	"context"
	"encoding/json"

	"terzetto/backend/store/library"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/card"
	"terzetto/backend/story/portable"
)

// worldOf is the imported lorebook that a card refers to; 0: none, or one that lacks something
// of the book in the card.
func (t tx) worldOf(ctx context.Context, ids *IDMap, c card.Card) (int64, error) {
	id := ids.books[c.World()]
	if id == 0 || c.Book == nil {
		return id, nil
	}
	book, err := t.Library.Book(ctx, id)
	if err != nil || !card.Covers(&book, c.Book) {
		return 0, err
	}
	return id, nil
}

// cardColumns are what the library knows of a card and its file does not.
func cardColumns() []string { return []string{"created_at", "updated_at", "workflow_state"} }

// cardRow gives those columns as they are exported.
func (a *Archive) cardRow(ctx context.Context, id string) (json.RawMessage, error) {
	row := map[string]json.RawMessage{}
	err := a.read(ctx, func(t tx) error {
		for _, column := range cardColumns() {
			v, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[any], "SELECT "+column+" FROM character_cards WHERE id = ?", id)
			if err != nil {
				return err
			}
			if row[column], err = encode(column, v); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return json.Marshal(row)
}

// ImportCard is KeepCard for a card that comes with what its library knows of it.
func (a *Archive) ImportCard(ctx context.Context, ids *IDMap, c card.Card, item portable.Item) error {
	var row map[string]json.RawMessage
	_ = json.Unmarshal(item.Row, &row) // one that cannot be read says nothing
	return a.write(ctx, func(t tx) error {
		world, err := t.worldOf(ctx, ids, c)
		if err != nil {
			return err
		}
		if world != 0 {
			c.Book = nil // a copy
		}
		kept, err := t.Library.KeepCard(ctx, c, library.KeepNew)
		if err != nil {
			return err
		}
		for _, column := range cardColumns() {
			v, err := decode(column, row[column])
			if text, isText := v.(string); err != nil || isText && objectOr(json.RawMessage(text)) != text {
				continue // the new value is good enough
			}
			if err := t.Exec(ctx, "UPDATE character_cards SET "+column+" = ? WHERE id = ?", v, kept.ID); err != nil {
				return err
			}
		}
		if world != 0 {
			if err := t.Exec(ctx, "UPDATE character_cards SET world_id = ? WHERE id = ?", world, kept.ID); err != nil {
				return err
			}
		}
		if here := ids.Number(personaTable, item.Persona); here != 0 {
			return t.Exec(ctx, "UPDATE character_extras SET persona_lock_id = ? WHERE character_id = ?", here, kept.ID)
		}
		return nil
	})
}
