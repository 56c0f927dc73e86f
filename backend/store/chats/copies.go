package chats

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/store/library"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// ListedWith names the conversations outside the trash that name a card.
func (db *DB) ListedWith(ctx context.Context, id string) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT id FROM conversations WHERE character_card_id = ? AND trashed_at IS NULL ORDER BY id", id)
}

// ConversationsWith counts the conversations that name a card, in the trash or not.
func (db *DB) ConversationsWith(ctx context.Context, id string) (int, error) {
	return sqlite.One(ctx, db.file, library.NoCharacter(), sqlite.Value[int], "SELECT count(*) FROM conversations WHERE character_card_id = ?", id)
}

// RefreshCopies brings the copies in a card's conversations up to date.
func RefreshCopies(ctx context.Context, t *sqlite.Tx, c chat.Character, oldName string) error {
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (v chat.Conversation, err error) {
		return v, row.Scan(messages.ConversationFields(&v)...)
	}, messages.SelectConversation+` FROM conversations c WHERE c.character_card_id = ?1
	  OR EXISTS (SELECT 1 FROM json_each(c.cast_members) WHERE json_extract(value, '$.character_card_id') = ?1)`, c.ID)
	if err != nil {
		return err
	}
	for v := range slices.Values(all) {
		if at := v.Cast.Of(c.ID); at >= 0 {
			v.Cast[at].Name = strings.TrimSpace(c.Name)
			v.Cast.WithLabels()
		}
		if v.CharacterCardID != c.ID {
			err := t.Exec(ctx, "UPDATE conversations SET cast_members = ?, sought = ? WHERE id = ?", sqlite.JSON(v.Cast), messages.FilterText(v), v.ID)
			if err != nil {
				return err
			}
			continue
		}
		if v.Title == rows.Clip(oldName, rows.MaxTitle) {
			v.Title = rows.Clip(strings.TrimSpace(c.Name), rows.MaxTitle)
		}
		v.CharacterName = strings.TrimSpace(c.Name)
		err := t.Exec(ctx, `UPDATE conversations SET title = ?, character_name = ?, character_scenario = ?, post_history_instructions = ?,
		  sought = ?, cast_members = ? WHERE id = ?`, v.Title, v.CharacterName, c.Scenario, c.PostHistoryInstructions,
			messages.FilterText(v), sqlite.JSON(v.Cast), v.ID)
		if err != nil {
			return err
		}
	}
	return nil
}
