package turns

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/sqlite"
)

// answer writes what a person said to a call that waits, and gives the request for the reply that goes on.
func (t *Tx) answer(ctx context.Context, s *turn.Snapshot, r turn.Request) (turn.Request, error) {
	c, err := t.calls.Get(ctx, r.ConversationID, r.Call)
	if err != nil {
		return r, err
	}
	trusted, err := toolchat.Answer(&c, r.Said)
	if err != nil {
		return r, err
	}
	if leaf := s.Conversation.ActiveLeafID; leaf == nil || *leaf != c.MessageID {
		return r, fault.New(fault.Conflict, "The conversation went on without this call. Go back to its message to answer.")
	}
	if err := t.calls.Put(ctx, c); err != nil {
		return r, err
	}
	if err := t.calls.Trust(ctx, r.ConversationID, trusted...); err != nil {
		return r, err
	}
	s.Tools.Answered = c.ID
	above, err := t.messages.Message(ctx, r.ConversationID, c.MessageID)
	if err != nil {
		return r, err
	}
	s.Waited = &turn.Waiting{Kind: turn.Continue}
	if above.Role == chat.Assistant {
		s.Waited.Kind = turn.Next
	}
	if raw, err := t.calls.TakeDirection(ctx, c.MessageID); err != nil {
		return r, err
	} else if raw != nil {
		if err := json.Unmarshal(raw, s.Waited); err != nil {
			return r, err
		}
	}
	s.Waited.Direction = s.Waited.Direction.Complete()
	s.Speaker = s.Waited.Choice
	r.Kind, r.MessageID, r.Text = s.Waited.Kind, s.Waited.MessageID, ""
	switch r.Kind {
	case turn.Send, turn.ForkEdit:
		r.Kind = turn.Continue
	case turn.Regenerate, turn.SuperRegenerate, turn.MagicRewrite:
		if _, err := t.messages.Message(ctx, r.ConversationID, r.MessageID); fault.Is(err, fault.NotFound) { // the version before was deleted
			r.Kind = turn.Continue
		}
	default:
	}
	s.Waited.Kind = r.Kind
	return r, nil
}

// settleCalls ends the calls that wait at the end of a conversation, because the person goes on without an answer, and forgets what an
// abandoned version of a reply called. Those that a stop or a crash cut off are taken up by Continue.
func (t *Tx) settleCalls(ctx context.Context, c chat.Conversation, r turn.Request) error {
	switch r.Kind {
	case turn.Regenerate, turn.SuperRegenerate, turn.MagicRewrite:
		parent, err := sqlite.Maybe(ctx, t, sqlite.Value[int64],
			"SELECT parent_id FROM messages WHERE id = ? AND conversation_id = ? AND parent_id IS NOT NULL", r.MessageID, r.ConversationID)
		if err != nil || parent == nil {
			return err
		}
		return t.calls.DropAbandoned(ctx, *parent)
	case turn.Send, turn.Next:
		if c.ActiveLeafID != nil {
			return t.calls.Settle(ctx, *c.ActiveLeafID)
		}
	case turn.Continue:
		if c.ActiveLeafID != nil {
			return t.calls.Refuse(ctx, *c.ActiveLeafID)
		}
	default:
	}
	return nil
}

// readCalls puts the calls of the path on its rows, and those that were made for the message that is answered into the scene of the tools.
func (t *Tx) readCalls(ctx context.Context, s *turn.Snapshot, kind turn.Kind) error {
	tools, err := t.calls.Tools(ctx, s.Conversation.ID)
	if err != nil {
		return err
	}
	s.Tools.Conversation, s.Tools.Message, s.Tools.Offered, s.Tools.Trusted = s.Conversation.ID, s.ParentID, tools.Offered, tools.Trusted
	first := s.ParentID
	if len(s.History) > 0 {
		first = min(first, s.History[0].ID)
	}
	all, err := t.calls.OfMessages(ctx, s.Conversation.ID, first, s.ParentID)
	if err != nil || s.ParentID == 0 {
		return err
	}
	reply, err := sqlite.Maybe(ctx, t, sqlite.Value[int64], "SELECT 1 FROM messages WHERE parent_id = ? AND role = 'assistant' LIMIT 1", s.ParentID)
	if err != nil {
		return err
	}
	s.Tools.OwnVersion = reply != nil
	var earlier []chat.Call
	for _, c := range all {
		inHistory := kind == turn.SuperRegenerate || kind == turn.MagicRewrite
		switch own := c.MessageID == s.ParentID; {
		case !own, inHistory && c.ReplyID != chat.OwnVersion:
			earlier = append(earlier, c)
		case c.ReplyID <= 0, s.Extended != nil && c.ReplyID == s.Extended.ID:
			s.Tools.Calls = append(s.Tools.Calls, c)
		}
	}
	s.History = chat.WithCalls(s.History, earlier)
	return nil
}

// readSceneCalls puts the calls of the path up to its end on its rows, and says what the model may use.
func (t *Tx) readSceneCalls(ctx context.Context, s *turn.Snapshot, end int64) error {
	tools, err := t.calls.Tools(ctx, s.Conversation.ID)
	if err != nil || len(s.History) == 0 {
		return err
	}
	s.Tools.Offered = tools.Offered
	all, err := t.calls.OfMessages(ctx, s.Conversation.ID, s.History[0].ID, end)
	s.History = chat.WithCalls(s.History, all)
	return err
}

// ConversationTools gives what the model of a conversation may use, and what its folders say. A story does not take from them what
// its model may use.
func (db *DB) ConversationTools(ctx context.Context, conversation string) (of chat.ConversationTools, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		if of, err = t.calls.Tools(ctx, conversation); err != nil {
			return err
		}
		chain, err := t.folders.Chain(ctx, c.FolderID)
		if story := c.CharacterCardID != "" || c.CharacterName != "" || len(c.Cast) > 0; !story {
			of.Inherited = chain.ToolGroups()
		}
		return err
	})
	return of, err
}
