package library

import (
	"context"
	"encoding/json"
	"iter"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/card"
)

// Characters lists the cards by name, without their pictures' bytes.
func (db *DB) Characters(ctx context.Context) ([]chat.Character, error) {
	return sqlite.List(ctx, db.file, scanCharacter, selectCharacter+charactersOrder)
}

const charactersOrder = " ORDER BY name COLLATE NOCASE, id"

// WalkCharacters is a part of Characters for who uses them one by one.
func (db *DB) WalkCharacters(ctx context.Context, s lists.Span) iter.Seq2[chat.Character, error] {
	return rows.Walk(ctx, db.file, rows.FewAtOnce, func(ctx context.Context, t *Tx) ([]string, error) {
		return sqlite.List(ctx, t, sqlite.Value[string], "SELECT id FROM character_cards"+charactersOrder+rows.Part, rows.SpanArgs(s)...)
	}, func(ctx context.Context, t *Tx, ids []string) ([]chat.Character, error) {
		return sqlite.List(ctx, t, scanCharacter, selectCharacter+rows.TheseIDs+charactersOrder, sqlite.JSON(ids))
	})
}

// Character gives one card, without its picture's bytes.
func (db *DB) Character(ctx context.Context, id string) (chat.Character, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.Character, error) { return t.Character(ctx, id) })
}

// CreateCharacter adds a card. An id that is given is kept, so that a card that comes
// back finds its conversations; one that is taken is a fault.Conflict.
func (db *DB) CreateCharacter(ctx context.Context, c chat.Character) (chat.Character, error) {
	if c.ID == "" {
		c.ID = db.file.NewID()
	}
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Character, error) {
		switch _, err := t.Character(ctx, c.ID); {
		case err == nil:
			return c, fault.New(fault.Conflict, "This character is already in the library.").With("id", c.ID)
		case !fault.Is(err, fault.NotFound):
			return c, err
		}
		if err := t.CreateCharacter(ctx, c); err != nil {
			return c, err
		}
		return t.Character(ctx, c.ID)
	})
}

// UpdateCharacter lays patch over a card. The copies in its conversations follow,
// and so does a title that was the old name.
func (db *DB) UpdateCharacter(ctx context.Context, id string, patch json.RawMessage) (chat.Character, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (c chat.Character, err error) {
		if c, err = t.Character(ctx, id); err != nil {
			return c, err
		}
		old := c.Name
		if err := rows.Merge(&c, patch, "id", "avatar_mime", "created_at", "updated_at"); err != nil {
			return c, err
		}
		if err := t.saveCharacter(ctx, c); err != nil {
			return c, err
		}
		if err := t.db.refresh(ctx, t.Tx, c, old); err != nil {
			return c, err
		}
		return t.Character(ctx, id)
	})
}

// DeleteCharacter removes a card. Its conversations stay, with the copies they took.
func (db *DB) DeleteCharacter(ctx context.Context, id string) error {
	return db.file.Remove(ctx, NoCharacter(), "DELETE FROM character_cards WHERE id = ?", id)
}

// Avatar gives a card's picture.
func (db *DB) Avatar(ctx context.Context, id string) (data []byte, mime string, err error) {
	err = sqlite.Into(ctx, db.file, NoCharacter(), []any{&mime, &data}, "SELECT avatar_mime, avatar FROM character_cards WHERE id = ?", id)
	if err == nil && len(data) == 0 {
		err = fault.New(fault.NotFound, "This character has no image.")
	}
	return data, mime, err
}

// SetAvatar puts a picture on a card; without bytes it takes the picture away.
func (db *DB) SetAvatar(ctx context.Context, id, mime string, data []byte) error {
	if len(data) > chat.MaxImageBytes {
		return fault.New(fault.TooLarge, "This image is larger than 10 MB.")
	}
	if len(data) == 0 {
		mime, data = "", nil
	}
	return db.file.Change(ctx, NoCharacter(), "UPDATE character_cards SET avatar_mime = ?, avatar = ?, updated_at = ? WHERE id = ?",
		mime, data, db.file.Now().UnixMicro(), id)
}

func checkCharacter(c chat.Character) error {
	var r rows.Rules
	r.NotBlank("name", c.Name, rows.MaxName)
	for field, text := range map[string]string{
		"description": c.Description, "personality": c.Personality, "scenario": c.Scenario, "first_mes": c.FirstMes,
		"mes_example": c.MesExample, "creator_notes": c.CreatorNotes, "system_prompt": c.SystemPrompt,
		"post_history_instructions": c.PostHistoryInstructions,
	} {
		r.AtMost(field, text, chat.MaxText)
	}
	r.Texts("alternate_greetings", c.AlternateGreetings, chat.MaxText)
	r.Texts("tags", c.Tags, rows.MaxLabel)
	r.AtMost("note.text", c.Note.Text, chat.MaxText)
	r.InRange("note.depth", c.Note.Depth, 0, chat.MostNoteDepth)
	r.OneOf("note.role", c.Note.Role, "", "system", "user", "assistant")
	r.AtMost("nickname", c.Nickname, rows.MaxName)
	r.AtMost("creator", c.Creator, rows.MaxName)
	r.AtMost("character_version", c.CharacterVersion, rows.MaxName)
	if len(c.Avatar) > chat.MaxImageBytes {
		r.Fail(fault.New(fault.TooLarge, "This image is larger than 10 MB."), "avatar")
	}
	return r.Err
}

const selectCharacter = `SELECT id, name,
  CASE json_type(rest, '$.data.nickname') WHEN 'text' THEN rest ->> '$.data.nickname' ELSE '' END, rest -> '$.data.extensions.depth_prompt', description, personality, scenario, first_mes, mes_example, creator_notes, system_prompt,
  post_history_instructions, alternate_greetings, tags, creator, character_version, world_id, persona_lock_id, avatar_mime,
  created_at, updated_at FROM character_cards LEFT JOIN character_extras ON character_id = id`

func scanCharacter(row sqlite.Row) (c chat.Character, err error) {
	c.AlternateGreetings, c.Tags = []string{}, []string{}
	return c, row.Scan(&c.ID, &c.Name, &c.Nickname, sqlite.DecodeWith(&c.Note, readNote), &c.Description, &c.Personality, &c.Scenario, &c.FirstMes, &c.MesExample, &c.CreatorNotes,
		&c.SystemPrompt, &c.PostHistoryInstructions, sqlite.JSON(&c.AlternateGreetings), sqlite.JSON(&c.Tags), &c.Creator,
		&c.CharacterVersion, &c.WorldID, &c.PersonaLockID, &c.AvatarMime, sqlite.Time(&c.CreatedAt), sqlite.Time(&c.UpdatedAt))
}

func readNote(raw []byte, n *chat.CardNote) error {
	*n = card.NoteOf(raw)
	return nil
}

func (t *Tx) Character(ctx context.Context, id string) (chat.Character, error) {
	return sqlite.One(ctx, t, NoCharacter(), scanCharacter, selectCharacter+" WHERE id = ?", id)
}

func (t *Tx) CreateCharacter(ctx context.Context, c chat.Character) error {
	err := t.Exec(ctx, "INSERT INTO character_cards (id, name, avatar_mime, avatar, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
		c.ID, c.Name, c.AvatarMime, c.Avatar, t.Now.UnixMicro(), t.Now.UnixMicro())
	if err != nil {
		return err
	}
	return t.saveCharacter(ctx, c)
}

func (t *Tx) saveCharacter(ctx context.Context, c chat.Character) error {
	if err := checkCharacter(c); err != nil {
		return err
	}
	if c.WorldID != nil {
		missing := fault.New(fault.Invalid, "The lorebook of this card was deleted.").With("field", "world_id")
		if err := sqlite.Has(ctx, t, missing, "SELECT id FROM worlds WHERE id = ?", *c.WorldID); err != nil {
			return err
		}
	}
	if c.PersonaLockID != nil {
		if err := t.KnownPersona(ctx, *c.PersonaLockID); err != nil {
			return err
		}
	}
	extras := sqlite.Do(`INSERT INTO character_extras (character_id, persona_lock_id) VALUES (?, ?)
	  ON CONFLICT DO UPDATE SET persona_lock_id = excluded.persona_lock_id`, c.ID, c.PersonaLockID)
	// The nickname has its place in what the card brought along, because only V3 cards know it.
	nickname := sqlite.Do(`UPDATE character_extras SET rest = CASE ?2 WHEN '' THEN json_remove(rest, '$.data.nickname') ELSE json_set(rest, '$.data.nickname', ?2) END
	  WHERE character_id = ?1 AND CASE json_type(rest, '$.data.nickname') WHEN 'text' THEN rest ->> '$.data.nickname' ELSE '' END <> ?2`,
		c.ID, strings.TrimSpace(c.Nickname))
	if err := t.Execs(ctx, extras, nickname); err != nil {
		return err
	}
	// So has its note, which SillyTavern keeps among the extensions.
	var kept []byte
	if err := sqlite.Into(ctx, t, NoCharacter(), []any{&kept}, "SELECT CAST(rest AS BLOB) FROM character_extras WHERE character_id = ?", c.ID); err != nil {
		return err
	}
	return t.Execs(ctx, sqlite.Do("UPDATE character_extras SET rest = ? WHERE character_id = ?", textOr(card.WithNote(kept, c.Note)), c.ID), sqlite.Do(`UPDATE character_cards SET name = ?, description = ?, personality = ?, scenario = ?, first_mes = ?,
	  mes_example = ?, creator_notes = ?, system_prompt = ?, post_history_instructions = ?, alternate_greetings = ?, tags = ?,
	  creator = ?, character_version = ?, world_id = ?, updated_at = ? WHERE id = ?`,
		strings.TrimSpace(c.Name), c.Description, c.Personality, c.Scenario, c.FirstMes, c.MesExample, c.CreatorNotes, c.SystemPrompt,
		c.PostHistoryInstructions, sqlite.JSON(c.AlternateGreetings), sqlite.JSON(c.Tags), c.Creator, c.CharacterVersion, c.WorldID, t.Now.UnixMicro(), c.ID))
}

func NoCharacter() error { return fault.New(fault.NotFound, "Character not found") }
