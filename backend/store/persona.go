package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Personas lists who the person plays, in the order in which they were added.
func (db *DB) Personas(ctx context.Context) ([]chat.Persona, error) { return personas().all(ctx, db) }

// Persona gives one persona.
func (db *DB) Persona(ctx context.Context, id int64) (chat.Persona, error) {
	return personas().one(ctx, db, id)
}

// CreatePersona adds a persona.
func (db *DB) CreatePersona(ctx context.Context, p chat.Persona) (chat.Persona, error) {
	return write(ctx, db, func(t *Tx) (_ chat.Persona, err error) {
		p.ID, err = personas().insert(ctx, t, p)
		return p, err
	})
}

// UpdatePersona lays patch over a persona.
func (db *DB) UpdatePersona(ctx context.Context, id int64, patch json.RawMessage) (chat.Persona, error) {
	return personas().update(ctx, db, id, patch)
}

// DeletePersona removes a persona. Settings, cards and conversations that name
// it forget it.
func (db *DB) DeletePersona(ctx context.Context, id int64) error {
	return personas().delete(ctx, db, id)
}

func personas() noun[chat.Persona] {
	return noun[chat.Persona]{
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
	missing := fault.New(fault.Invalid, "The persona that is to be played does not exist.").With("field", "persona_lock_id")
	_, err := sqlite.One(ctx, t, missing, sqlite.Value[int64], "SELECT id FROM user_personas WHERE id = ?", id)
	return err
}

// playing is who the person plays: as the conversation says, else the card, else the
// settings; nil when nobody was chosen.
func (t *Tx) playing(ctx context.Context, c chat.Conversation, card *chat.Character, s chat.Settings) (*chat.Persona, error) {
	id := c.PersonaLockID
	if id == nil && card != nil {
		id = card.PersonaLockID
	}
	if id == nil {
		id = s.ActivePersonaID
	}
	if id == nil {
		return nil, nil //nolint:nilnil // nobody was chosen, and that is no fault
	}
	p, err := personas().get(ctx, t, *id)
	return &p, err
}
