package store

import (
	"cmp"
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Personas are who the person plays, in the order in which they were added. Settings, cards and
// conversations that name one which is deleted forget it.
func (db *DB) Personas() Rows[chat.Persona, int64] { return Rows[chat.Persona, int64]{db, personas()} }

func personas() noun[chat.Persona, int64] {
	return noun[chat.Persona, int64]{
		Table: sqlite.Table[chat.Persona]{Name: "user_personas", Columns: "id, name, description, avatar_color", Fields: func(p *chat.Persona) []any {
			return []any{&p.ID, &p.Name, &p.Description, &p.AvatarColor}
		}},
		order: "id", missing: func() error { return fault.New(fault.NotFound, "Persona not found") },
		check: func(p chat.Persona) error {
			var r rules
			r.named("name", p.Name, MaxName)
			r.most("description", p.Description, maxText)
			r.most("avatar_color", p.AvatarColor, MaxID)
			return r.err
		},
	}
}

// knownPersona refuses a lock on somebody who is not there.
func (t *Tx) knownPersona(ctx context.Context, id int64) error {
	missing := fault.New(fault.Invalid, "The chosen persona was deleted. Choose another persona.").With("field", "persona_lock_id")
	return sqlite.Has(ctx, t, missing, "SELECT id FROM user_personas WHERE id = ?", id)
}

// playing is who the person plays: as the conversation says, else the card, else the
// settings; nil when no persona was chosen.
func (t *Tx) playing(ctx context.Context, c chat.Conversation, card *chat.Character, s chat.Settings) (*chat.Persona, error) {
	id := c.PersonaLockID
	if id == nil && card != nil {
		id = card.PersonaLockID
	}
	id = cmp.Or(id, s.ActivePersonaID)
	if id == nil {
		return nil, nil //nolint:nilnil // no persona is a choice
	}
	p, err := personas().get(ctx, t, *id)
	return &p, err
}
