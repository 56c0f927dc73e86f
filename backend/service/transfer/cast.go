package transfer

import (
	"cmp"
	"context"
	"slices"

	"terzetto/backend/store/rows"
	"terzetto/backend/story/portable"
)

// casting finds the cards of a cast that a source names by their files: those that came along,
// else the one with the id that it had, else the only one of that name. A member without a card stays, and speaks under its name.
func (m *mover) casting(ctx context.Context, talk *portable.Transcript) error {
	if len(talk.CastFiles) != len(talk.Cast) || len(talk.Cast) == 0 {
		return nil
	}
	for i, file := range talk.CastFiles {
		one := &talk.Cast[i]
		was, id := one.CharacterCardID, m.cards[file]
		if _, err := m.s.db.Library.Character(ctx, was); id == "" && err == nil {
			id = was
		}
		if id == "" {
			var err error
			if id, err = m.s.namesake(ctx, one.Name); err != nil {
				return err
			}
		}
		one.CharacterCardID = cmp.Or(id, was, rows.Clip("sillytavern:"+file, rows.MaxID))
		for at := range talk.Rows {
			if r := &talk.Rows[at]; was != "" && r.Card == was {
				r.CardFile = file
			}
		}
		if card, err := m.s.db.Library.Character(ctx, id); err == nil {
			one.Name = card.Name
		}
	}
	talk.Cast.WithLabels()
	for i := range talk.Rows {
		r := &talk.Rows[i]
		if at := slices.Index(talk.CastFiles, r.CardFile); r.CardFile != "" && at >= 0 {
			r.Card, r.Author = talk.Cast[at].CharacterCardID, talk.Cast[at].Label
		}
	}
	talk.Card = cmp.Or(talk.Card, talk.Cast[0].CharacterCardID)
	return nil
}
