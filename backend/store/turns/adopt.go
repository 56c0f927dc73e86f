package turns

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
)

// AdoptDrafts makes messages of what a killed process had not committed, and applies the edits that waited
// for it. A reply that was whole is committed as its turn would have; of others the prose so far is kept.
func (t *Tx) AdoptDrafts(ctx context.Context) (adopted sqlite.Adopted, err error) {
	drafts, err := sqlite.List(ctx, t, scanDraft,
		"SELECT conversation_id, parent_id, turn_index, content, author, character_card_id, result FROM turn_drafts")
	if err != nil {
		return adopted, err
	}
	for _, d := range drafts {
		if d.Whole != nil {
			whole, err := t.adoptReply(ctx, *d.Whole)
			if err != nil {
				return adopted, err
			}
			if whole {
				adopted.Replies++
				continue
			}
		}
		cut, err := t.adoptProse(ctx, d)
		if err != nil {
			return adopted, err
		}
		if cut {
			adopted.Drafts++
		}
	}
	if len(drafts) > 0 {
		if err := t.Exec(ctx, "DELETE FROM turn_drafts"); err != nil {
			return adopted, err
		}
	}
	return adopted, t.chats.ApplyEdits(ctx, "SELECT message_id FROM waiting_edits")
}

// scanDraft reads a draft. A result that cannot be read, of another version of the program for instance, counts as none.
func scanDraft(row sqlite.Row) (d turn.Draft, err error) {
	var result string
	d.Speaker = &event.Choice{}
	if err := row.Scan(&d.ConversationID, &d.ParentID, &d.TurnIndex, &d.Text, &d.Speaker.Author, &d.Speaker.CharacterCardID, &result); err != nil {
		return d, err
	}
	var whole turn.Result
	if json.Unmarshal([]byte(result), &whole) == nil && whole.ConversationID == d.ConversationID && strings.TrimSpace(whole.Text) != "" {
		d.Whole = &whole
	}
	return d, nil
}

// adoptReply commits a whole reply; false where its rows no longer fit together, and then nothing was written.
func (t *Tx) adoptReply(ctx context.Context, r turn.Result) (adopted bool, err error) {
	if err := t.Exec(ctx, "SAVEPOINT adopting"); err != nil {
		return false, err
	}
	if _, err = t.commit(ctx, r, nil); err != nil {
		return false, errors.Join(t.Exec(ctx, "ROLLBACK TO adopting"), t.Exec(ctx, "RELEASE adopting"))
	}
	return true, t.Exec(ctx, "RELEASE adopting")
}

// adoptProse makes a message of the prose so far; false where there is none, or where it adds nothing.
func (t *Tx) adoptProse(ctx context.Context, d turn.Draft) (adopted bool, err error) {
	if strings.TrimSpace(d.Text) == "" {
		return false, nil
	}
	above, err := t.messages.Message(ctx, d.ConversationID, d.ParentID)
	if err != nil {
		return false, err
	}
	if above.Role == chat.Assistant && d.Speaker.CharacterCardID == "" { // it continues that reply; see Checkpoint
		if !continues(above.Content, d.Text) {
			return false, nil
		}
		if err := t.folds.NoteTexts(ctx, "?", above.ID); err != nil {
			return false, err
		}
		return true, t.Exec(ctx, "UPDATE messages SET content = ?, interrupted = 1, finish = ? WHERE id = ?", d.Text, chat.Broken, above.ID)
	}
	id, err := t.messages.AddMessage(ctx, messages.NewMessage{
		Conversation: d.ConversationID, Role: chat.Assistant, Text: d.Text, Turn: d.TurnIndex, Parent: &d.ParentID, Interrupted: true, Finish: chat.Broken,
		Author: d.Speaker.Author, Card: d.Speaker.CharacterCardID,
	})
	if err != nil {
		return false, err
	}
	if err := t.calls.Own(ctx, d.ParentID, id); err != nil {
		return false, err
	}
	c, err := t.messages.Conversation(ctx, d.ConversationID)
	if err != nil {
		return false, err
	}
	// A draft of a regeneration is a sibling of the reply that is still active.
	if c.ActiveLeafID == nil || *c.ActiveLeafID == d.ParentID {
		return true, t.messages.SetLeaf(ctx, d.ConversationID, &id)
	}
	return true, nil
}
