package store

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Characters lists the cards by name, without their pictures' bytes.
func (db *DB) Characters(ctx context.Context) ([]chat.Character, error) {
	return sqlite.List(ctx, db, scanCharacter, selectCharacter+" ORDER BY name COLLATE NOCASE, id")
}

// Character gives one card, without its picture's bytes.
func (db *DB) Character(ctx context.Context, id string) (chat.Character, error) {
	return read(ctx, db, func(t *Tx) (chat.Character, error) { return t.character(ctx, id) })
}

// CreateCharacter adds a card. An id that is given is kept, so that a card that comes
// back finds its conversations; one that is taken is a fault.Conflict.
func (db *DB) CreateCharacter(ctx context.Context, c chat.Character) (chat.Character, error) {
	if c.ID == "" {
		c.ID = db.o.NewID()
	}
	return write(ctx, db, func(t *Tx) (chat.Character, error) {
		switch _, err := t.character(ctx, c.ID); {
		case err == nil:
			return c, fault.New(fault.Conflict, "This character is already in the library.").With("id", c.ID)
		case !fault.Is(err, fault.NotFound):
			return c, err
		}
		if err := t.createCharacter(ctx, c); err != nil {
			return c, err
		}
		return t.character(ctx, c.ID)
	})
}

// UpdateCharacter lays patch over a card. The copies in its conversations follow,
// and so does a title that was the old name.
func (db *DB) UpdateCharacter(ctx context.Context, id string, patch json.RawMessage) (chat.Character, error) {
	return write(ctx, db, func(t *Tx) (c chat.Character, err error) {
		if c, err = t.character(ctx, id); err != nil {
			return c, err
		}
		old := c.Name
		if err := merge(&c, patch, "id", "avatar_mime", "created_at", "updated_at"); err != nil {
			return c, err
		}
		if err := t.saveCharacter(ctx, c); err != nil {
			return c, err
		}
		if err := t.refreshCopies(ctx, c, old); err != nil {
			return c, err
		}
		return t.character(ctx, id)
	})
}

// DeleteCharacter removes a card. Its conversations stay, with the copies they took.
func (db *DB) DeleteCharacter(ctx context.Context, id string) error {
	return db.change(ctx, noCharacter(), "DELETE FROM character_cards WHERE id = ?", id)
}

// Avatar gives a card's picture.
func (db *DB) Avatar(ctx context.Context, id string) (data []byte, mime string, err error) {
	err = sqlite.Into(ctx, db, noCharacter(), []any{&mime, &data}, "SELECT avatar_mime, avatar FROM character_cards WHERE id = ?", id)
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
	return db.change(ctx, noCharacter(), "UPDATE character_cards SET avatar_mime = ?, avatar = ?, updated_at = ? WHERE id = ?",
		mime, data, db.o.Now().UnixMicro(), id)
}

func checkCharacter(c chat.Character) error {
	var r rules
	r.named("name", c.Name, MaxName)
	for field, text := range map[string]string{
		"description": c.Description, "personality": c.Personality, "scenario": c.Scenario, "first_mes": c.FirstMes,
		"mes_example": c.MesExample, "creator_notes": c.CreatorNotes, "system_prompt": c.SystemPrompt,
		"post_history_instructions": c.PostHistoryInstructions,
	} {
		r.most(field, text, chat.MaxText)
	}
	r.texts("alternate_greetings", c.AlternateGreetings, chat.MaxText)
	r.texts("tags", c.Tags, MaxLabel)
	r.most("creator", c.Creator, MaxName)
	r.most("character_version", c.CharacterVersion, MaxName)
	if len(c.Avatar) > chat.MaxImageBytes {
		r.fail(fault.New(fault.TooLarge, "This image is larger than 10 MB."), "avatar")
	}
	return r.err
}

const selectCharacter = `SELECT id, name, description, personality, scenario, first_mes, mes_example, creator_notes, system_prompt,
  post_history_instructions, alternate_greetings, tags, creator, character_version, world_id, persona_lock_id, avatar_mime,
  created_at, updated_at FROM character_cards LEFT JOIN character_extras ON character_id = id`

func scanCharacter(row sqlite.Row) (c chat.Character, err error) {
	c.AlternateGreetings, c.Tags = []string{}, []string{}
	return c, row.Scan(&c.ID, &c.Name, &c.Description, &c.Personality, &c.Scenario, &c.FirstMes, &c.MesExample, &c.CreatorNotes,
		&c.SystemPrompt, &c.PostHistoryInstructions, sqlite.JSON(&c.AlternateGreetings), sqlite.JSON(&c.Tags), &c.Creator,
		&c.CharacterVersion, &c.WorldID, &c.PersonaLockID, &c.AvatarMime, sqlite.Time(&c.CreatedAt), sqlite.Time(&c.UpdatedAt))
}

func (t *Tx) character(ctx context.Context, id string) (chat.Character, error) {
	return sqlite.One(ctx, t, noCharacter(), scanCharacter, selectCharacter+" WHERE id = ?", id)
}

func (t *Tx) createCharacter(ctx context.Context, c chat.Character) error {
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
		if err := t.knownPersona(ctx, *c.PersonaLockID); err != nil {
			return err
		}
	}
	extras := sqlite.Do(`INSERT INTO character_extras (character_id, persona_lock_id) VALUES (?, ?)
	  ON CONFLICT DO UPDATE SET persona_lock_id = excluded.persona_lock_id`, c.ID, c.PersonaLockID)
	return t.Execs(ctx, extras, sqlite.Do(`UPDATE character_cards SET name = ?, description = ?, personality = ?, scenario = ?, first_mes = ?,
	  mes_example = ?, creator_notes = ?, system_prompt = ?, post_history_instructions = ?, alternate_greetings = ?, tags = ?,
	  creator = ?, character_version = ?, world_id = ?, updated_at = ? WHERE id = ?`,
		strings.TrimSpace(c.Name), c.Description, c.Personality, c.Scenario, c.FirstMes, c.MesExample, c.CreatorNotes, c.SystemPrompt,
		c.PostHistoryInstructions, sqlite.JSON(c.AlternateGreetings), sqlite.JSON(c.Tags), c.Creator, c.CharacterVersion, c.WorldID, t.Now.UnixMicro(), c.ID))
}

// refreshCopies brings the copies in a card's conversations up to date.
func (t *Tx) refreshCopies(ctx context.Context, c chat.Character, oldName string) error {
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (v chat.Conversation, err error) {
		return v, row.Scan(conversationFields(&v)...)
	}, selectConversation+` FROM conversations c WHERE c.character_card_id = ?1
	  OR EXISTS (SELECT 1 FROM json_each(c.cast_members) WHERE json_extract(value, '$.character_card_id') = ?1)`, c.ID)
	if err != nil {
		return err
	}
	for v := range slices.Values(all) {
		if at := v.Cast.Of(c.ID); at >= 0 {
			v.Cast[at].Name = strings.TrimSpace(c.Name)
			v.Cast.Labelled()
		}
		if v.CharacterCardID != c.ID {
			err := t.Exec(ctx, "UPDATE conversations SET cast_members = ?, sought = ? WHERE id = ?", sqlite.JSON(v.Cast), sought(v), v.ID)
			if err != nil {
				return err
			}
			continue
		}
		if v.Title == Clip(oldName, MaxTitle) {
			v.Title = Clip(strings.TrimSpace(c.Name), MaxTitle)
		}
		v.CharacterName = strings.TrimSpace(c.Name)
		err := t.Exec(ctx, `UPDATE conversations SET title = ?, character_name = ?, character_scenario = ?, post_history_instructions = ?,
		  sought = ?, cast_members = ? WHERE id = ?`, v.Title, v.CharacterName, c.Scenario, c.PostHistoryInstructions, sought(v), sqlite.JSON(v.Cast), v.ID)
		if err != nil {
			return err
		}
	}
	return nil
}

func noCharacter() error { return fault.New(fault.NotFound, "Character not found") }
