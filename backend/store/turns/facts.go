package turns

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

// readFacts reads what the story has established, and which exchanges of the path are to be read for more.
func (t *Tx) readFacts(ctx context.Context, s *turn.Snapshot) (err error) {
	if !s.Remembers() {
		return nil
	}
	if s.Facts, err = t.facts.List(ctx, s.Conversation.ID); err != nil {
		return err
	}
	read, err := t.facts.ReadingsOf(ctx, s.Conversation.ID)
	if err != nil {
		return err
	}
	s.Unread = map[int64]bool{}
	for i, m := range s.History {
		if m.Role != chat.Assistant || i+1 < len(s.History) && s.History[i+1].Role == chat.Assistant {
			continue // an exchange ends with its last reply
		}
		if r, is := read[m.ID]; !is || r.Stale {
			s.Unread[m.ID] = is
		}
	}
	return nil
}

// keepFacts keeps what the Director read of the exchange before.
func (t *Tx) keepFacts(ctx context.Context, r turn.Result) error {
	if r.Memory == nil {
		return nil
	}
	return t.facts.Keep(ctx, r.ConversationID, *r.Memory)
}

// keepStates keeps what the Director's fields say with a reply.
func (t *Tx) keepStates(ctx context.Context, r turn.Result, reply int64) error {
	for _, f := range r.States {
		f.MessageID = reply
		if err := t.facts.KeepState(ctx, r.ConversationID, f); err != nil {
			return err
		}
	}
	return nil
}
