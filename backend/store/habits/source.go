package habits

import (
	"context"

	"terzetto/backend/store/sqlite"
)

// A Source is a text that conversations are told, such as a card. What it says is no habit of a model that reads it.
type Source struct {
	ID   string // empty: of every conversation
	Name string // of a character or a person; empty: none
	Text string
}

// Sources gives the cards, the lorebooks that are used and the personas.
func (db *DB) Sources(ctx context.Context) ([]Source, error) {
	return sqlite.List(ctx, db.file.DB, func(row sqlite.Row) (s Source, err error) {
		return s, row.Scan(&s.ID, &s.Name, &s.Text)
	}, `SELECT 'card ' || id, name, concat_ws(char(10), name, description, personality, scenario, first_mes, mes_example, system_prompt, post_history_instructions,
	    (SELECT group_concat(value, char(10)) FROM json_each(alternate_greetings))) FROM character_cards
	  UNION ALL SELECT 'world ' || w.id, '', ifnull((SELECT group_concat(e.content, char(10)) FROM lorebook_entries e WHERE e.world_id = w.id), '') FROM worlds w
	  UNION ALL SELECT 'persona ' || id, name, description FROM user_personas`)
}

// A Setting is what a conversation is told, beside its messages.
type Setting struct {
	Conversation string
	Sources      []string
	Names        []string // of characters
	Text         string
}

// Settings gives what each conversation is told.
func (db *DB) Settings(ctx context.Context) ([]Setting, error) {
	return sqlite.List(ctx, db.file.DB, func(row sqlite.Row) (s Setting, err error) {
		return s, row.Scan(&s.Conversation, sqlite.JSON(&s.Sources), sqlite.JSON(&s.Names), &s.Text)
	}, `WITH told (conversation, card) AS (SELECT id, character_card_id FROM conversations WHERE character_card_id IS NOT NULL
	    UNION SELECT c.id, json_extract(value, '$.character_card_id') FROM conversations c, json_each(c.cast_members))
	  SELECT c.id, (SELECT json_group_array(source) FROM (SELECT 'card ' || card AS source FROM told WHERE conversation = c.id
	      UNION SELECT 'world ' || k.world_id FROM told JOIN character_cards k ON k.id = told.card WHERE conversation = c.id AND k.world_id IS NOT NULL
	      UNION SELECT 'world ' || id FROM worlds WHERE enabled UNION SELECT 'persona ' || id FROM user_personas)),
	    (SELECT json_group_array(name) FROM (SELECT c.character_name AS name UNION SELECT json_extract(value, '$.name') FROM json_each(c.cast_members))),
	    concat_ws(char(10), c.title, c.character_scenario, c.post_history_instructions)
	  FROM conversations c WHERE `+visible)
}
