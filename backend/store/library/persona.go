package library

import (
	"cmp"
	"context"
	"time"

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
	noun := rows.Noun[chat.Persona, int64]{
		Table: sqlite.Table[chat.Persona]{Name: "user_personas", Columns: "id, name, description, avatar_color, avatar_at", Fields: func(p *chat.Persona) []any {
			return []any{&p.ID, &p.Name, &p.Description, &p.AvatarColor, sqlite.MaybeTime(&p.AvatarAt)}
		}},
		Order: "id", Fixed: []string{"avatar_at"}, Missing: noPersona,
		Check: func(p chat.Persona) error {
			var r rows.Rules
			r.NotBlank("name", p.Name, rows.MaxName)
			r.AtMost("description", p.Description, rows.MaxText)
			r.AtMost("avatar_color", p.AvatarColor, rows.MaxID)
			return r.Err
		},
	}
	noun.Create = func(ctx context.Context, t *sqlite.Tx, p *chat.Persona) (err error) {
		picture, at := p.Avatar, cmp.Or(p.AvatarAt, &t.Now)
		p.AvatarAt, p.Avatar = nil, nil
		if p.ID, err = noun.Add(ctx, t, *p); err != nil || len(picture) == 0 {
			return err
		}
		img, err := chat.NewImage("The picture", picture)
		if err != nil {
			return err
		}
		if err := portray(ctx, t, p.ID, img.Mime, picture, at); err != nil {
			return err
		}
		*p, err = noun.Get(ctx, t, p.ID)
		return err
	}
	return noun
}

func noPersona() error { return fault.New(fault.NotFound, "Persona not found") }

// PersonaAvatar gives a persona's picture.
func (db *DB) PersonaAvatar(ctx context.Context, id int64) (data []byte, mime string, err error) {
	err = sqlite.Into(ctx, db.file, noPersona(), []any{&mime, &data}, "SELECT avatar_mime, avatar FROM user_personas WHERE id = ?", id)
	if err == nil && len(data) == 0 {
		err = fault.New(fault.NotFound, "This persona has no image.")
	}
	return data, mime, err
}

// SetPersonaAvatar gives a persona a picture; without bytes it takes the picture away.
func (db *DB) SetPersonaAvatar(ctx context.Context, id int64, mime string, data []byte) (chat.Persona, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (p chat.Persona, err error) {
		if err := portray(ctx, t.Tx, id, mime, data, &t.Now); err != nil {
			return p, err
		}
		return Personas().Get(ctx, t.Tx, id)
	})
}

func portray(ctx context.Context, t *sqlite.Tx, id int64, mime string, data []byte, at *time.Time) error {
	if len(data) == 0 {
		mime, data, at = "", nil, nil
	}
	return t.Change(ctx, noPersona(), "UPDATE user_personas SET avatar_mime = ?, avatar = ?, avatar_at = ? WHERE id = ?", mime, data, sqlite.MaybeTime(&at), id)
}

// KnownPersona refuses a lock on somebody who is not there.
func (t *Tx) KnownPersona(ctx context.Context, id int64) error {
	missing := fault.New(fault.Invalid, "The chosen persona was deleted. Choose another persona.").With("field", "persona_lock_id")
	return sqlite.Has(ctx, t, missing, "SELECT id FROM user_personas WHERE id = ?", id)
}
