package turns

import (
	"context"
	"slices"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

// checkSpeaker notes who the person asked to speak. Without that, somebody must be there who can.
func (t *Tx) checkSpeaker(s *turn.Snapshot, r turn.Request) error {
	if r.Speaker != "" {
		at := s.Conversation.Cast.Of(r.Speaker)
		if at < 0 {
			if r.Speaker == s.Conversation.CharacterCardID {
				return nil // the only character
			}
			return fault.New(fault.Invalid, "This character doesn't take part in the conversation.").With("field", "speaker")
		}
		m := s.Conversation.Cast[at]
		s.Speaker = &event.Choice{CharacterCardID: m.CharacterCardID, Author: m.Label, Reason: event.ByPerson}
		return nil
	}
	switch r.Kind {
	case turn.Send, turn.Continue, turn.ForkEdit, turn.Next, turn.Answer:
		if len(s.Cast) > 0 && !slices.ContainsFunc(s.Cast, chat.Voice.CanSpeak) {
			return fault.New(fault.Conflict, "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.")
		}
	case turn.Regenerate, turn.SuperRegenerate, turn.MagicRewrite, turn.Extend:
	}
	return nil
}

// beginNext answers the reply at the end with a reply of another member.
func (t *Tx) beginNext(ctx context.Context, s *turn.Snapshot) error {
	path, err := t.messages.CachedPath(ctx, s.Conversation.ID, s.Conversation.ActiveLeafID)
	if err != nil {
		return err
	}
	last := len(path) - 1
	if len(s.Cast) == 0 || last < 0 || path[last].Role != chat.Assistant {
		return fault.New(fault.Conflict, "The conversation was changed during the reply, so no other character answers.")
	}
	s.History, s.ParentID, s.TurnIndex, s.LogTurn = path, path[last].ID, path[last].TurnIndex+1, path[last].TurnIndex
	return nil
}

// sameSpeaker gives a reply that is written again to whoever spoke in it, also to a member who
// has left the cast.
func (t *Tx) sameSpeaker(ctx context.Context, s *turn.Snapshot, reply chat.Message) error {
	card, label := reply.CharacterCardID, reply.Author
	if len(s.Cast) == 0 {
		return nil
	}
	if card == "" { // from before there were several
		card = s.Conversation.CharacterCardID
	}
	at := s.Conversation.Cast.Of(card)
	switch {
	case at >= 0 && label == "":
		label = s.Conversation.Cast[at].Label
	case at < 0 && label == "":
		return nil
	case at < 0:
		v, err := t.voice(ctx, chat.Member{CharacterCardID: card, Name: label, Label: label, Muted: true}, s.Folders.Worlds())
		if err != nil {
			return err
		}
		s.Cast = append(s.Cast, v)
	}
	s.Speaker = &event.Choice{CharacterCardID: card, Author: label, Reason: event.SameRow}
	return nil
}
