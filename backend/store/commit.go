package store

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/pipeline"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/sqlite"
)

// Checkpoint keeps the prose so far. The next start makes a message of it when the
// process dies before Commit.
func (db *DB) Checkpoint(ctx context.Context, d pipeline.Draft) error {
	return db.write(ctx, func(t *Tx) error {
		parent, who := d.ParentID, speakerOf(d.Speaker)
		if d.Extends != 0 { // the draft is below the row that it continues, which says who speaks
			parent, who = d.Extends, event.Choice{}
		}
		if _, err := t.message(ctx, d.ConversationID, parent); err != nil {
			return err
		}
		return t.Exec(ctx, `INSERT INTO turn_drafts (conversation_id, parent_id, turn_index, content, updated_at, author, character_card_id)
		    VALUES (?, ?, ?, ?, ?, ?, ?)
		  ON CONFLICT (conversation_id) DO UPDATE SET parent_id = excluded.parent_id, turn_index = excluded.turn_index,
		    content = excluded.content, updated_at = excluded.updated_at, author = excluded.author, character_card_id = excluded.character_card_id`,
			d.ConversationID, parent, d.TurnIndex, d.Text, t.Now.UnixMicro(), who.Author, who.CharacterCardID)
	})
}

// Commit writes what a turn leaves behind, in the order of the workflow guide 7.7: the
// Director's state and the user's new words, which stay even without a reply; then
// the reply, its state, what workflows made for it, and the leaf; then the log. The
// checkpoint goes. On a full disk the words are written without the artifacts.
func (db *DB) Commit(ctx context.Context, r pipeline.Result) (pipeline.Committed, error) {
	made, unfit := artifacts.PrepareAll(r.Artifacts)
	out, err := db.commit(ctx, r, made)
	if fault.Is(err, fault.Exhausted) && len(made) > 0 {
		for _, a := range made {
			unfit = append(unfit, a.Reject("the disk is full"))
		}
		out, err = db.commit(ctx, r, nil)
	}
	if err != nil {
		return pipeline.Committed{}, err
	}
	if out.MessageID != 0 {
		out.Rejected = append(unfit, out.Rejected...)
	}
	return out, nil
}

// commit is Commit without the second try. It is long because it shows the order of the writes, which the guide lays down.
func (db *DB) commit(ctx context.Context, r pipeline.Result, made []artifacts.Prepared) (pipeline.Committed, error) {
	return write(ctx, db, func(t *Tx) (out pipeline.Committed, err error) {
		out = pipeline.Committed{}
		if _, err := t.Conversation(ctx, r.ConversationID); err != nil {
			return out, err
		}
		if _, err := t.message(ctx, r.ConversationID, r.ParentID); err != nil {
			return out, err
		}
		if r.State != nil {
			state := *r.State
			state.ConversationID = r.ConversationID
			if err := t.saveDirectorState(ctx, state); err != nil {
				return out, err
			}
		}
		if r.RewrittenUser != "" {
			err := t.Change(ctx, noMessage(), "UPDATE messages SET content = ? WHERE id = ? AND conversation_id = ? AND role = 'user'",
				r.RewrittenUser, r.UserID, r.ConversationID)
			if err != nil {
				return out, err
			}
		}
		switch {
		case strings.TrimSpace(r.Text) == "":
		case r.Extends != 0:
			if out.MessageID, err = r.Extends, t.extend(ctx, r); err == nil {
				made, err = t.versions(ctx, r.Extends, made)
			}
		default:
			who := speakerOf(r.Log.Speaker)
			out.MessageID, err = t.addMessage(ctx, newMessage{
				author: who.Author, card: who.CharacterCardID, conversation: r.ConversationID, role: chat.Assistant, text: r.Text, turn: r.TurnIndex, parent: &r.ParentID,
				interrupted: r.Interrupted, finish: r.Finish, notes: r.Notes, states: r.MessageStates,
			})
			if err == nil {
				err = t.setLeaf(ctx, r.ConversationID, &out.MessageID)
			}
		}
		if err == nil && out.MessageID != 0 {
			err = t.AddQuotes(ctx, out.MessageID, r.Quotes)
		}
		if err == nil && out.MessageID != 0 {
			_, out.Rejected, err = artifacts.In(t.Tx).Add(ctx, out.MessageID, made, true)
		}
		if err != nil {
			return out, err
		}
		if out.LogID, err = t.addLog(ctx, r, out.MessageID); err != nil {
			return out, err
		}
		if r.Fold != nil {
			if _, err := t.addFold(ctx, *r.Fold); err != nil {
				return out, err
			}
		}
		return out, t.Exec(ctx, "DELETE FROM turn_drafts WHERE conversation_id = ?", r.ConversationID)
	})
}

// speakerOf is the member of the cast who speaks; empty where one character speaks.
func speakerOf(c *event.Choice) event.Choice {
	return *cmp.Or(c, &event.Choice{})
}

// longer reports whether a text begins with another one and goes on.
func longer(before, text string) bool {
	before = strings.TrimSpace(before)
	return len(text) > len(before) && strings.HasPrefix(text, before)
}

// extend puts the longer text in a reply's row, unless the row says something else by now.
func (t *Tx) extend(ctx context.Context, r pipeline.Result) error {
	row, err := t.message(ctx, r.ConversationID, r.Extends)
	if err != nil {
		return err
	}
	if row.Content != r.Extended {
		return fault.New(fault.Conflict, "The reply was changed while the model continued it, so nothing was added.")
	}
	var notes []event.Note
	var states map[string]map[string]any
	err = sqlite.Into(ctx, t, noMessage(), []any{sqlite.JSON(&notes), sqlite.JSON(&states)},
		"SELECT direction_notes, workflow_state FROM messages WHERE id = ?", r.Extends)
	if err != nil {
		return err
	}
	notes = append(notes, r.Notes...)
	states = lists.Copy(states)
	maps.Copy(states, r.MessageStates)
	return t.Exec(ctx, "UPDATE messages SET content = ?, interrupted = ?, finish = ?, direction_notes = ?, workflow_state = ? WHERE id = ?",
		r.Text, r.Interrupted, r.Finish, sqlite.JSON(notes), sqlite.JSON(states), r.Extends)
}

// versions makes what a workflow made for the longer text the newest version of what it had
// made for the shorter one, if each is one artifact. Of several it cannot be told which
// belong together.
func (t *Tx) versions(ctx context.Context, message int64, made []artifacts.Prepared) ([]artifacts.Prepared, error) {
	out := slices.Clone(made)
	of := map[string]int{}
	for _, a := range made {
		of[a.WorkflowID]++
	}
	for i := range out {
		if of[out[i].WorkflowID] != 1 {
			continue
		}
		root, err := sqlite.Maybe(ctx, t, sqlite.Value[int64],
			"SELECT max(id) FROM workflow_attachments WHERE message_id = ? AND workflow_id = ? AND parent_attachment_id IS NULL HAVING count(*) = 1",
			message, out[i].WorkflowID)
		if err != nil {
			return nil, err
		}
		if root != nil {
			out[i].Root = root
		}
	}
	return out, nil
}

// adoptDrafts makes messages of the prose that a killed process left behind, and applies the edits
// that waited for it.
func (t *Tx) adoptDrafts(ctx context.Context) (adopted int, err error) {
	drafts, err := sqlite.List(ctx, t, func(row sqlite.Row) (d pipeline.Draft, err error) {
		d.Speaker = &event.Choice{}
		return d, row.Scan(&d.ConversationID, &d.ParentID, &d.TurnIndex, &d.Text, &d.Speaker.Author, &d.Speaker.CharacterCardID)
	}, "SELECT conversation_id, parent_id, turn_index, content, author, character_card_id FROM turn_drafts")
	if err != nil {
		return 0, err
	}
	for _, d := range drafts {
		if strings.TrimSpace(d.Text) == "" {
			continue
		}
		above, err := t.message(ctx, d.ConversationID, d.ParentID)
		if err != nil {
			return 0, err
		}
		if above.Role == chat.Assistant && d.Speaker.CharacterCardID == "" { // it continues that reply; see Checkpoint
			if longer(above.Content, d.Text) {
				err = t.Exec(ctx, "UPDATE messages SET content = ?, interrupted = 1, finish = ? WHERE id = ?", d.Text, chat.Broken, above.ID)
				if err != nil {
					return 0, err
				}
				adopted++
			}
			continue
		}
		id, err := t.addMessage(ctx, newMessage{
			conversation: d.ConversationID, role: chat.Assistant, text: d.Text, turn: d.TurnIndex, parent: &d.ParentID, interrupted: true, finish: chat.Broken,
			author: d.Speaker.Author, card: d.Speaker.CharacterCardID,
		})
		if err != nil {
			return 0, err
		}
		c, err := t.Conversation(ctx, d.ConversationID)
		if err != nil {
			return 0, err
		}
		// A draft of a regeneration is a sibling of the reply that is still active.
		if c.ActiveLeafID == nil || *c.ActiveLeafID == d.ParentID {
			if err := t.setLeaf(ctx, d.ConversationID, &id); err != nil {
				return 0, err
			}
		}
		adopted++
	}
	if len(drafts) > 0 {
		if err := t.Exec(ctx, "DELETE FROM turn_drafts"); err != nil {
			return adopted, err
		}
	}
	return adopted, t.applyEdits(ctx, "SELECT message_id FROM waiting_edits")
}
