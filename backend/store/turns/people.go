package turns

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/library"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Playing is who the person plays in a conversation; nil when no persona was chosen.
func (db *DB) Playing(ctx context.Context, c chat.Conversation) (*chat.Persona, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (p *chat.Persona, err error) {
		s, err := t.settings.Settings(ctx)
		if err != nil {
			return p, err
		}
		var of *chat.Character
		switch found, err := t.library.Character(ctx, c.CharacterCardID); {
		case err == nil:
			of = &found
		case !fault.Is(err, fault.NotFound):
			return p, err
		}
		return t.chats.Playing(ctx, c, of, s)
	})
}

// readCast reads what a model reads of each member.
func (t *Tx) readCast(ctx context.Context, s *turn.Snapshot) (err error) {
	if s.Entries, err = t.library.ActiveEntries(ctx, nil, s.Folders.Worlds()); err != nil {
		return err
	}
	if s.Books, err = t.library.BookRules(ctx); err != nil {
		return err
	}
	for _, m := range s.Conversation.Cast {
		v, err := t.voice(ctx, m, s.Folders.Worlds())
		if err != nil {
			return err
		}
		s.Cast = append(s.Cast, v)
	}
	return nil
}

// voice reads a member. Lorebooks that everybody reads are not read with its card once more.
func (t *Tx) voice(ctx context.Context, m chat.Member, shared []int64) (v chat.Voice, err error) {
	v.Member = m
	card, err := t.library.Character(ctx, m.CharacterCardID)
	if fault.Is(err, fault.NotFound) { // a chat outlives its card
		return v, nil
	}
	if err != nil {
		return v, err
	}
	v.Card = &card
	if card.WorldID == nil {
		return v, nil
	}
	n := library.Entries(0)
	v.Entries, err = sqlite.List(ctx, t, n.Scan, n.Select()+` WHERE world_id IN (SELECT id FROM worlds WHERE NOT enabled AND id = ?
	  AND id NOT IN (SELECT value FROM json_each(?))) AND enabled ORDER BY priority DESC, sort_order, id`, *card.WorldID, sqlite.JSON(lists.OrEmpty(shared)))
	return v, err
}

// ReadPeople reads who speaks in a conversation, with what the lorebooks say.
func (t *Tx) ReadPeople(ctx context.Context, s *turn.Snapshot) (err error) {
	if s.Settings, err = t.settings.Settings(ctx); err != nil {
		return err
	}
	if s.Folders, err = t.folders.Chain(ctx, s.Conversation.FolderID); err != nil {
		return err
	}
	if id := s.Conversation.CharacterCardID; id != "" {
		switch card, err := t.library.Character(ctx, id); {
		case err == nil:
			s.Character = &card
		case !fault.Is(err, fault.NotFound): // a chat outlives its card
			return err
		}
	}
	if s.Persona, err = t.chats.Playing(ctx, s.Conversation, s.Character, s.Settings); err != nil {
		return err
	}
	if len(s.Conversation.Cast) > 0 {
		return t.readCast(ctx, s)
	}
	if s.Entries, err = t.library.ActiveEntries(ctx, s.Character, s.Folders.Worlds()); err != nil {
		return err
	}
	s.Books, err = t.library.BookRules(ctx)
	return err
}
