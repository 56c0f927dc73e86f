package turns

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Checkpoint keeps the prose so far, or the whole reply with all that its turn leaves behind. The next start
// makes a message of it when the process dies before Commit. What was seen goes before what imports and clean-ups have to write.
func (db *DB) Checkpoint(ctx context.Context, d turn.Draft) error {
	return db.file.WriteFirst(ctx, func(own *sqlite.Tx) error {
		t := db.In(own)
		parent, who, whole := d.ParentID, speakerOf(d.Speaker), any("")
		if d.Whole != nil {
			whole = sqlite.JSON(d.Whole)
		}
		if d.Extends != 0 { // the draft is below the row that it continues, which says who speaks
			parent, who = d.Extends, event.Choice{}
		}
		if _, err := t.messages.Message(ctx, d.ConversationID, parent); err != nil {
			return err
		}
		return t.Exec(ctx, `INSERT INTO turn_drafts (conversation_id, parent_id, turn_index, content, updated_at, author, character_card_id, result)
		    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
		  ON CONFLICT (conversation_id) DO UPDATE SET parent_id = excluded.parent_id, turn_index = excluded.turn_index,
		    content = excluded.content, updated_at = excluded.updated_at, author = excluded.author, character_card_id = excluded.character_card_id,
		    result = excluded.result`,
			d.ConversationID, parent, d.TurnIndex, d.Text, t.Now.UnixMicro(), who.Author, who.CharacterCardID, whole)
	})
}

// Commit writes what a turn leaves behind, in this order: the
// Director's state and the user's new words, which stay even without a reply; then
// the reply, its state, what plug-ins made for it, and the leaf; then the log. The
// checkpoint goes. On a full disk the words are written without the artifacts.
func (db *DB) Commit(ctx context.Context, r turn.Result) (turn.Committed, error) {
	made, unfit := artifacts.PrepareAll(r.Artifacts)
	out, err := db.commit(ctx, r, made)
	if fault.Is(err, fault.Exhausted) && len(made) > 0 {
		for _, a := range made {
			unfit = append(unfit, a.Reject("the disk is full"))
		}
		out, err = db.commit(ctx, r, nil)
	}
	if err != nil {
		return turn.Committed{}, err
	}
	if out.MessageID != 0 {
		out.Rejected = append(unfit, out.Rejected...)
	}
	return out, nil
}

// commit is Commit without the second try.
func (db *DB) commit(ctx context.Context, r turn.Result, made []artifacts.Prepared) (turn.Committed, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (turn.Committed, error) { return t.commit(ctx, r, made) })
}

// commit writes a result in its transaction. It is long because it shows the order of the writes.
func (t *Tx) commit(ctx context.Context, r turn.Result, made []artifacts.Prepared) (out turn.Committed, err error) {
	if _, err := t.messages.Conversation(ctx, r.ConversationID); err != nil {
		return out, err
	}
	if _, err := t.messages.Message(ctx, r.ConversationID, r.ParentID); err != nil {
		return out, err
	}
	if r.State != nil {
		state := *r.State
		state.ConversationID = r.ConversationID
		if err := t.chats.SaveDirectorState(ctx, state); err != nil {
			return out, err
		}
	}
	if r.RewrittenUser != "" {
		if err := t.folds.NoteTexts(ctx, "?", r.UserID); err != nil {
			return out, err
		}
		err := t.Change(ctx, messages.NoMessage(), "UPDATE messages SET content = ? WHERE id = ? AND conversation_id = ? AND role = 'user'",
			r.RewrittenUser, r.UserID, r.ConversationID)
		if err != nil {
			return out, err
		}
	}
	if err := t.keepRecall(ctx, r.UserID, r.Recall); err != nil {
		return out, err
	}
	if err := t.keepFacts(ctx, r); err != nil {
		return out, err
	}
	switch {
	case strings.TrimSpace(r.Text) == "":
	case r.Extends != 0:
		if out.MessageID, err = r.Extends, t.extend(ctx, r); err == nil {
			made, err = t.versions(ctx, r.Extends, made)
		}
	default:
		who := speakerOf(r.Log.Speaker)
		out.MessageID, err = t.messages.AddMessage(ctx, messages.NewMessage{
			Author: who.Author, Card: who.CharacterCardID, Conversation: r.ConversationID, Role: chat.Assistant, Text: r.Text, Turn: r.TurnIndex, Parent: &r.ParentID,
			Interrupted: r.Interrupted, Finish: r.Finish, Notes: r.Notes, States: r.MessageStates,
			Variables: r.Variables.Own, Recalled: recalledIn(r.Log),
		})
		if err == nil {
			err = t.messages.SetLeaf(ctx, r.ConversationID, &out.MessageID)
		}
		if err == nil {
			err = t.calls.Own(ctx, r.ParentID, out.MessageID)
		}
	}
	if err == nil && r.Waits != nil {
		err = t.wait(ctx, r)
	}
	if err == nil && out.MessageID != 0 {
		err = t.messages.SetSharedVariables(ctx, r.Variables.Shared)
	}
	if err == nil && out.MessageID != 0 {
		err = t.keepStates(ctx, r, out.MessageID)
	}
	if err == nil && out.MessageID != 0 {
		err = t.files.AddQuotes(ctx, out.MessageID, r.Quotes)
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
		if _, err := t.folds.InsertFold(ctx, *r.Fold); err != nil {
			return out, err
		}
	}
	return out, t.Exec(ctx, "DELETE FROM turn_drafts WHERE conversation_id = ?", r.ConversationID)
}

// wait keeps what was decided for a reply that waits for a person, and shows the message that it answers.
func (t *Tx) wait(ctx context.Context, r turn.Result) error {
	direction, err := json.Marshal(r.Waits)
	if err != nil {
		return err
	}
	if err := t.calls.KeepDirection(ctx, r.ParentID, direction); err != nil {
		return err
	}
	return t.messages.SetLeaf(ctx, r.ConversationID, &r.ParentID)
}

// recalledIn is how many facts and quotes of earlier messages the reply of a record was sent with.
func recalledIn(l turn.Log) int {
	if l.Recall == nil {
		return 0
	}
	return len(l.Recall.Quotes) + len(l.Recall.Facts)
}

// speakerOf is the member of the cast who speaks; empty where one character speaks.
func speakerOf(c *event.Choice) event.Choice {
	return *cmp.Or(c, &event.Choice{})
}

// continues reports whether a text begins with another one and goes on.
func continues(before, text string) bool {
	before = strings.TrimSpace(before)
	return len(text) > len(before) && strings.HasPrefix(text, before)
}

// extend puts the longer text in a reply's row, unless the row says something else by now.
func (t *Tx) extend(ctx context.Context, r turn.Result) error {
	row, err := t.messages.Message(ctx, r.ConversationID, r.Extends)
	if err != nil {
		return err
	}
	if row.Content != r.Extended {
		return fault.New(fault.Conflict, "The reply was changed while the model continued it, so nothing was added.")
	}
	var notes []event.Note
	var states map[string]map[string]any
	err = sqlite.Into(ctx, t, messages.NoMessage(), []any{sqlite.JSON(&notes), sqlite.JSON(&states)},
		"SELECT direction_notes, workflow_state FROM messages WHERE id = ?", r.Extends)
	if err != nil {
		return err
	}
	notes = append(notes, r.Notes...)
	if err := t.folds.NoteTexts(ctx, "?", r.Extends); err != nil {
		return err
	}
	states = lists.Copy(states)
	maps.Copy(states, r.MessageStates)
	err = t.Exec(ctx, "UPDATE messages SET content = ?, interrupted = ?, finish = ?, direction_notes = ?, workflow_state = ? WHERE id = ?",
		r.Text, r.Interrupted, r.Finish, sqlite.JSON(notes), sqlite.JSON(states), r.Extends)
	if err != nil || r.Interrupted {
		return err
	}
	return t.messages.SetVariables(ctx, r.Extends, r.Variables.Own)
}

// versions makes what a plug-in made for the longer text the newest version of what it had
// made for the shorter one, if each is one artifact. Of several it cannot be told which
// belong together.
func (t *Tx) versions(ctx context.Context, message int64, made []artifacts.Prepared) ([]artifacts.Prepared, error) {
	out := slices.Clone(made)
	of := map[string]int{}
	for _, a := range made {
		of[a.PluginID]++
	}
	for i := range out {
		if of[out[i].PluginID] != 1 {
			continue
		}
		root, err := sqlite.Maybe(ctx, t, sqlite.Value[int64],
			"SELECT max(id) FROM workflow_attachments WHERE message_id = ? AND workflow_id = ? AND parent_attachment_id IS NULL HAVING count(*) = 1",
			message, out[i].PluginID)
		if err != nil {
			return nil, err
		}
		if root != nil {
			out[i].Root = root
		}
	}
	return out, nil
}

// addLog writes the record and gives its id.
func (t *Tx) addLog(ctx context.Context, r turn.Result, reply int64) (int64, error) {
	l := r.Log
	l.CreatedAt = t.Now.UTC()
	var fields any
	if l.MessageID = nil; reply != 0 {
		l.MessageID = &reply
	}
	moods := l.ActiveMoodsAfter
	if r.State != nil {
		if r.State.ProgressiveFields != nil {
			fields = sqlite.JSON(r.State.ProgressiveFields)
		}
		if moods == nil {
			moods = r.State.ActiveMoods
		}
	}
	return t.Insert(ctx, `INSERT INTO conversation_logs (conversation_id, user_message_id, message_id, turn_index, created_at,
	    active_moods_after, progressive_fields, record) VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?)`,
		r.ConversationID, r.UserID, l.MessageID, l.TurnIndex, t.Now.UnixMicro(), sqlite.JSON(moods), fields, sqlite.JSON(l))
}
