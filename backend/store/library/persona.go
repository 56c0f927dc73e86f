package library

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Personas are who the person plays, in the order in which they were added. Settings, cards and
// conversations that name one which is deleted forget it.
func (db *DB) Personas() rows.Rows[chat.Persona, int64] {
	return rows.Of(db.file.Base, Personas())
}

func Personas() rows.Noun[chat.Persona, int64] {
	return rows.Noun[chat.Persona, int64]{
		Table: sqlite.Table[chat.Persona]{Name: "user_personas", Columns: "id, name, description, avatar_color", Fields: func(p *chat.Persona) []any {
			return []any{&p.ID, &p.Name, &p.Description, &p.AvatarColor}
		}},
		Order: "id", Missing: func() error { return fault.New(fault.NotFound, "Persona not found") },
		Check: func(p chat.Persona) error {
			var r rows.Rules
			r.NotBlank("name", p.Name, rows.MaxName)
			r.AtMost("description", p.Description, rows.MaxText)
			r.AtMost("avatar_color", p.AvatarColor, rows.MaxID)
			return r.Err
		},
	}
}

// KnownPersona refuses a lock on somebody who is not there.
func (t *Tx) KnownPersona(ctx context.Context, id int64) error {
	missing := fault.New(fault.Invalid, "The chosen persona was deleted. Choose another persona.").With("field", "persona_lock_id")
	return sqlite.Has(ctx, t, missing, "SELECT id FROM user_personas WHERE id = ?", id)
}
