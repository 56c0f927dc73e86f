package store

import (
	"cmp"
	"context"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// A Query chooses conversations.
type Query struct {
	Text    string // in title or character; case does not matter
	Trashed bool   // those in the trash instead of the others
	Limit   int    // 0: all
	Before  string // the id of the last one of the page before
}

// Conversations lists them, the last used first, with the start of the last message
// and the number of rows.
func (db *DB) Conversations(ctx context.Context, q Query) (all []chat.Conversation, err error) {
	var where []string
	var args []any
	if q.Trashed {
		where = append(where, "c.trashed_at IS NOT NULL")
	} else {
		where = append(where, "c.trashed_at IS NULL")
	}
	if text := strings.ToLower(strings.TrimSpace(q.Text)); text != "" {
		where, args = append(where, "instr(c.sought, ?) > 0"), append(args, text)
	}
	if q.Before != "" {
		where = append(where, "(c.updated_at, c.id) < (SELECT b.updated_at, b.id FROM conversations b WHERE b.id = ?)")
		args = append(args, q.Before)
	}
	if q.Limit <= 0 {
		q.Limit = -1
	}
	// The preview is cut in SQL, so that a long last message does not travel for a list.
	query := selectConversation + `, coalesce(substr(m.content, 1, 160), ''), c.message_count
	  FROM conversations c LEFT JOIN messages m ON m.id = c.active_leaf_id
	  WHERE ` + strings.Join(where, " AND ") + ` ORDER BY c.updated_at DESC, c.id DESC LIMIT ?`
	err = db.read(ctx, func(t *Tx) error {
		all, err = list(ctx, t, func(row scanner) (chat.Conversation, error) {
			var c chat.Conversation
			err := row.Scan(append(conversationFields(&c), &c.Preview, &c.MessageCount)...)
			return c, err
		}, query, append(args, q.Limit)...)
		return err
	})
	return all, err
}

// CreateConversation begins a conversation. Blank fields are copied from the card;
// its greetings become rows without a parent, the first of them the leaf.
func (db *DB) CreateConversation(ctx context.Context, n chat.NewConversation) (c chat.Conversation, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if n.CharacterCardID != "" {
			card, err := t.character(ctx, n.CharacterCardID)
			if err != nil {
				return err
			}
			n.CharacterName = cmp.Or(strings.TrimSpace(n.CharacterName), card.Name)
			n.CharacterScenario = cmp.Or(n.CharacterScenario, card.Scenario)
			n.PostHistoryInstructions = cmp.Or(n.PostHistoryInstructions, card.PostHistoryInstructions)
			if strings.TrimSpace(n.FirstMes) == "" {
				n.FirstMes, n.AlternateGreetings = card.FirstMes, card.AlternateGreetings
			}
		}
		c = chat.Conversation{
			ID: db.o.NewID(), CharacterCardID: n.CharacterCardID, CharacterName: strings.TrimSpace(n.CharacterName),
			CharacterScenario: n.CharacterScenario, PostHistoryInstructions: n.PostHistoryInstructions,
			MacroSeed: db.o.NewID(), CreatedAt: t.now, UpdatedAt: t.now,
		}
		c.Title = clip(cmp.Or(strings.TrimSpace(n.Title), c.CharacterName, chat.DefaultTitle), maxTitle)
		if err := checkConversation(c); err != nil {
			return err
		}
		err := t.exec(ctx, `INSERT INTO conversations (id, title, character_card_id, character_name, character_scenario,
		    post_history_instructions, macro_seed, sought, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			c.ID, c.Title, c.CharacterCardID, c.CharacterName, c.CharacterScenario, c.PostHistoryInstructions, c.MacroSeed,
			sought(c), t.now.UnixMicro(), t.now.UnixMicro())
		if err != nil {
			return err
		}
		if err := t.greet(ctx, c.ID, n.FirstMes, n.AlternateGreetings); err != nil {
			return err
		}
		c, err = t.conversation(ctx, c.ID)
		return err
	})
	return c, err
}

// greet writes the greetings. Without a first one there are none at all.
func (t *Tx) greet(ctx context.Context, conversation, first string, others []string) error {
	if strings.TrimSpace(first) == "" {
		return nil
	}
	var leaf int64
	for _, text := range append([]string{first}, others...) {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if err := checkText(text); err != nil {
			return err
		}
		id, err := t.addMessage(ctx, newMessage{conversation: conversation, role: chat.Assistant, text: text})
		if err != nil {
			return err
		}
		if leaf == 0 {
			leaf = id
		}
	}
	return t.setLeaf(ctx, conversation, &leaf)
}

// Conversation gives one, also from the trash.
func (db *DB) Conversation(ctx context.Context, id string) (c chat.Conversation, err error) {
	err = db.read(ctx, func(t *Tx) error {
		c, err = t.conversation(ctx, id)
		return err
	})
	return c, err
}

// UpdateConversation changes title, character_scenario and post_history_instructions.
func (db *DB) UpdateConversation(ctx context.Context, id string, patch json.RawMessage) (c chat.Conversation, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if c, err = t.conversation(ctx, id); err != nil {
			return err
		}
		change := struct {
			Title                   string `json:"title"`
			CharacterScenario       string `json:"character_scenario"`
			PostHistoryInstructions string `json:"post_history_instructions"`
		}{c.Title, c.CharacterScenario, c.PostHistoryInstructions}
		if err := merge(&change, patch); err != nil {
			return err
		}
		c.Title = strings.TrimSpace(change.Title)
		c.CharacterScenario, c.PostHistoryInstructions = change.CharacterScenario, change.PostHistoryInstructions
		if err := checkConversation(c); err != nil {
			return err
		}
		c.UpdatedAt = t.now
		return t.exec(ctx, `UPDATE conversations SET title = ?, character_scenario = ?, post_history_instructions = ?, sought = ?,
		  updated_at = ? WHERE id = ?`, c.Title, c.CharacterScenario, c.PostHistoryInstructions, sought(c), t.now.UnixMicro(), id)
	})
	return c, err
}

// Touch moves a conversation to the top of the list.
func (db *DB) Touch(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.change(ctx, noConversation(), "UPDATE conversations SET updated_at = ? WHERE id = ?", t.now.UnixMicro(), id)
	})
}

// TrashConversation takes a conversation out of the list. Nothing of it is lost.
func (db *DB) TrashConversation(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.change(ctx, noConversation(), "UPDATE conversations SET trashed_at = coalesce(trashed_at, ?) WHERE id = ?", t.now.UnixMicro(), id)
	})
}

// RestoreConversation takes a conversation out of the trash.
func (db *DB) RestoreConversation(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		return t.change(ctx, noConversation(), "UPDATE conversations SET trashed_at = NULL WHERE id = ?", id)
	})
}

// PurgeConversation removes a conversation with everything in it, for good.
func (db *DB) PurgeConversation(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		if _, err := t.conversation(ctx, id); err != nil {
			return err
		}
		// Rows that refer to one another would be deleted one inside the other, and SQLite
		// goes a thousand levels deep; without parents they are all on one level.
		if err := t.exec(ctx, "UPDATE messages SET parent_id = NULL WHERE conversation_id = ?", id); err != nil {
			return err
		}
		return t.exec(ctx, "DELETE FROM conversations WHERE id = ?", id)
	})
}

func checkConversation(c chat.Conversation) error {
	var r rules
	r.named("title", c.Title, maxTitle)
	r.most("character_name", c.CharacterName, maxName)
	r.most("character_scenario", c.CharacterScenario, chat.MaxText)
	r.most("post_history_instructions", c.PostHistoryInstructions, chat.MaxText)
	return r.err
}

const selectConversation = `SELECT c.id, c.title, c.character_card_id, c.character_name, c.character_scenario,
  c.post_history_instructions, c.active_leaf_id, c.macro_seed, c.created_at, c.updated_at, c.trashed_at`

func conversationFields(c *chat.Conversation) []any {
	return []any{
		&c.ID, &c.Title, &c.CharacterCardID, &c.CharacterName, &c.CharacterScenario, &c.PostHistoryInstructions,
		&c.ActiveLeafID, &c.MacroSeed,
		timeColumn{&c.CreatedAt},
		timeColumn{&c.UpdatedAt},
		maybeTime{&c.TrashedAt},
	}
}

func (t *Tx) conversation(ctx context.Context, id string) (chat.Conversation, error) {
	return one(ctx, t, noConversation(), func(row scanner) (c chat.Conversation, err error) {
		return c, row.Scan(append(conversationFields(&c), &c.MessageCount)...)
	}, selectConversation+", c.message_count FROM conversations c WHERE c.id = ?", id)
}

// setLeaf makes a row the end of the active path.
func (t *Tx) setLeaf(ctx context.Context, conversation string, leaf *int64) error {
	return t.exec(ctx, "UPDATE conversations SET active_leaf_id = ?, updated_at = ? WHERE id = ?", leaf, t.now.UnixMicro(), conversation)
}

func noConversation() error { return fault.New(fault.NotFound, "Conversation not found") }

// sought is what the list's filter looks into.
func sought(c chat.Conversation) string { return strings.ToLower(c.Title + "\n" + c.CharacterName) }

// clip cuts text to n characters, at a word's end where one is near.
func clip(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	cut := string([]rune(text)[:n-1])
	if space := strings.LastIndexByte(cut, ' '); space > len(cut)/2 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,;:") + "…"
}
