package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Personas lists who the person plays, in the order in which they were added.
func (db *DB) Personas(ctx context.Context) (all []chat.Persona, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = sqlite.List(ctx, t, scanPersona, selectPersona+" ORDER BY id")
		return err
	})
	return all, err
}

// Persona gives one persona.
func (db *DB) Persona(ctx context.Context, id int64) (p chat.Persona, err error) {
	err = db.read(ctx, func(t *Tx) error {
		p, err = t.persona(ctx, id)
		return err
	})
	return p, err
}

// CreatePersona adds a persona.
func (db *DB) CreatePersona(ctx context.Context, p chat.Persona) (chat.Persona, error) {
	err := db.write(ctx, func(t *Tx) (err error) {
		p.ID, err = t.createPersona(ctx, p)
		return err
	})
	return p, err
}

// UpdatePersona lays patch over a persona.
func (db *DB) UpdatePersona(ctx context.Context, id int64, patch json.RawMessage) (p chat.Persona, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if p, err = t.persona(ctx, id); err != nil {
			return err
		}
		if err := merge(&p, patch, "id"); err != nil {
			return err
		}
		if err := checkPersona(p); err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE user_personas SET name = ?, description = ?, avatar_color = ? WHERE id = ?", p.Name, p.Description, p.AvatarColor, id)
	})
	return p, err
}

// DeletePersona removes a persona. Settings, cards and conversations that name
// it forget it.
func (db *DB) DeletePersona(ctx context.Context, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		return t.Change(ctx, noPersona(), "DELETE FROM user_personas WHERE id = ?", id)
	})
}

func checkPersona(p chat.Persona) error {
	var r rules
	r.named("name", p.Name, MaxName)
	r.most("description", p.Description, maxText)
	r.most("avatar_color", p.AvatarColor, MaxID)
	return r.err
}

const selectPersona = "SELECT id, name, description, avatar_color FROM user_personas"

func scanPersona(row sqlite.Row) (p chat.Persona, err error) {
	return p, row.Scan(&p.ID, &p.Name, &p.Description, &p.AvatarColor)
}

func (t *Tx) persona(ctx context.Context, id int64) (chat.Persona, error) {
	return sqlite.One(ctx, t, noPersona(), scanPersona, selectPersona+" WHERE id = ?", id)
}

func (t *Tx) createPersona(ctx context.Context, p chat.Persona) (int64, error) {
	if err := checkPersona(p); err != nil {
		return 0, err
	}
	return t.Insert(ctx, "INSERT INTO user_personas (name, description, avatar_color) VALUES (?, ?, ?)", p.Name, p.Description, p.AvatarColor)
}

// knownPersona refuses a lock on somebody who is not there.
func (t *Tx) knownPersona(ctx context.Context, id int64) error {
	missing := fault.New(fault.Invalid, "The persona that is to be played does not exist.").With("field", "persona_lock_id")
	_, err := sqlite.One(ctx, t, missing, sqlite.Value[int64], "SELECT id FROM user_personas WHERE id = ?", id)
	return err
}

// playing is who the person plays: as the conversation says, else the card, else the
// settings (orb.md B3); nil when nobody was chosen.
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
	p, err := t.persona(ctx, *id)
	return &p, err
}

func noPersona() error { return fault.New(fault.NotFound, "Persona not found") }
