package store

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/pipeline"
	"terzetto/backend/store/sqlite"
)

// castOf completes the members that a person named by their cards. A member of the cast before
// may stay although its card is gone.
func (t *Tx) castOf(ctx context.Context, wanted, before chat.Cast) (chat.Cast, error) {
	if len(wanted) > chat.MostMembers {
		return nil, fault.Newf(fault.Invalid, "A conversation can have at most %d characters.", chat.MostMembers).With("field", "cast")
	}
	cast := make(chat.Cast, 0, len(wanted))
	for _, m := range wanted {
		if cast.Of(m.CharacterCardID) >= 0 {
			return nil, fault.New(fault.Invalid, "A character can take part only once.").With("field", "cast")
		}
		one := chat.Member{CharacterCardID: m.CharacterCardID, Muted: m.Muted}
		card, err := t.character(ctx, m.CharacterCardID)
		switch at := before.Of(m.CharacterCardID); {
		case err == nil:
			one.Name = strings.TrimSpace(card.Name)
		case !fault.Is(err, fault.NotFound):
			return nil, err
		case at < 0:
			return nil, fault.New(fault.Invalid, "This character is not in the library.").With("field", "cast").With("id", m.CharacterCardID)
		default:
			one.Name = before[at].Name
		}
		cast = append(cast, one)
	}
	return cast.Labelled(), nil
}

// recast gives a conversation another cast. A single member makes it a conversation with one
// character again, unless it has messages of several.
func (t *Tx) recast(ctx context.Context, c *chat.Conversation, wanted chat.Cast) error {
	if len(wanted) == 0 && c.CharacterCardID != "" {
		wanted = chat.Cast{{CharacterCardID: c.CharacterCardID}}
	}
	before := append(slices.Clone(c.Cast), chat.Member{CharacterCardID: c.CharacterCardID, Name: c.CharacterName})
	cast, err := t.castOf(ctx, wanted, before)
	if err != nil {
		return err
	}
	if len(cast) > 0 && cast.Of(c.CharacterCardID) < 0 {
		if err := t.replaceMain(ctx, c, cast[0]); err != nil {
			return err
		}
	}
	c.Cast = cast
	if len(cast) > 1 {
		return nil
	}
	several, err := sqlite.Maybe(ctx, t, sqlite.Value[int], "SELECT 1 FROM messages WHERE conversation_id = ? AND character_card_id <> '' LIMIT 1", c.ID)
	if err == nil && several == nil {
		c.Cast = chat.Cast{}
	}
	return err
}

// replaceMain makes a member the character of the conversation, in the place of one that left.
// What the conversation has copied of the old card's instructions goes with that card.
func (t *Tx) replaceMain(ctx context.Context, c *chat.Conversation, m chat.Member) error {
	old, err := t.character(ctx, c.CharacterCardID)
	if err != nil && !fault.Is(err, fault.NotFound) {
		return err
	}
	card, err := t.character(ctx, m.CharacterCardID)
	if err != nil && !fault.Is(err, fault.NotFound) {
		return err
	}
	if c.PostHistoryInstructions == old.PostHistoryInstructions {
		c.PostHistoryInstructions = card.PostHistoryInstructions
	}
	c.CharacterCardID, c.CharacterName = m.CharacterCardID, m.Name
	return nil
}

// greetAll writes the greetings of a cast, one below the other. The last one has its
// alternatives beside it; below those of another member nothing would follow.
func (t *Tx) greetAll(ctx context.Context, conversation string, cast chat.Cast) error {
	type greeter struct {
		chat.Member
		texts []string
	}
	var all []greeter
	for _, m := range cast {
		card, err := t.character(ctx, m.CharacterCardID)
		if err != nil {
			return err
		}
		texts := slices.DeleteFunc(append([]string{card.FirstMes}, card.AlternateGreetings...), func(s string) bool { return strings.TrimSpace(s) == "" })
		if strings.TrimSpace(card.FirstMes) != "" {
			all = append(all, greeter{m, texts})
		}
	}
	var leaf *int64
	for turn, g := range all {
		texts, above := g.texts, leaf
		if turn < len(all)-1 {
			texts = texts[:1]
		}
		for i, text := range texts {
			if err := checkText(text); err != nil {
				return err
			}
			id, err := t.addMessage(ctx, newMessage{
				conversation: conversation, role: chat.Assistant, text: text, turn: turn, parent: above, author: g.Label, card: g.CharacterCardID,
			})
			if err != nil {
				return err
			}
			if i == 0 {
				leaf = &id
			}
		}
	}
	if leaf == nil {
		return nil
	}
	return t.setLeaf(ctx, conversation, leaf)
}

// readCast reads what a model reads of each member.
func (t *Tx) readCast(ctx context.Context, s *pipeline.Snapshot) (err error) {
	if s.Entries, err = t.activeEntries(ctx, nil); err != nil {
		return err
	}
	for _, m := range s.Conversation.Cast {
		v, err := t.voice(ctx, m)
		if err != nil {
			return err
		}
		s.Cast = append(s.Cast, v)
	}
	return nil
}

func (t *Tx) voice(ctx context.Context, m chat.Member) (v chat.Voice, err error) {
	v.Member = m
	card, err := t.character(ctx, m.CharacterCardID)
	if fault.Is(err, fault.NotFound) { // a chat outlives its card
		return v, nil
	}
	if err != nil {
		return v, err
	}
	v.Card = &card
	if card.WorldID == nil {
		return v, nil
	}
	n := entries(0)
	v.Entries, err = sqlite.List(ctx, t, n.Scan, n.Select()+` WHERE world_id IN (SELECT id FROM worlds WHERE NOT enabled AND id = ?) AND enabled
	  ORDER BY priority DESC, sort_order, id`, *card.WorldID)
	return v, err
}

// checkSpeaker notes who the person asked to speak. Without that, somebody must be there who can.
func (t *Tx) checkSpeaker(s *pipeline.Snapshot, r pipeline.Request) error {
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
	case pipeline.Send, pipeline.Continue, pipeline.ForkEdit, pipeline.Next:
		if len(s.Cast) > 0 && !slices.ContainsFunc(s.Cast, chat.Voice.CanSpeak) {
			return fault.New(fault.Conflict, "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.")
		}
	case pipeline.Regenerate, pipeline.SuperRegenerate, pipeline.MagicRewrite, pipeline.Extend:
	}
	return nil
}

// beginNext answers the reply at the end with a reply of another member.
func (t *Tx) beginNext(ctx context.Context, db *DB, s *pipeline.Snapshot) error {
	path, err := t.wholePath(ctx, db, s.Conversation.ID, s.Conversation.ActiveLeafID)
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
func (t *Tx) sameSpeaker(ctx context.Context, s *pipeline.Snapshot, reply chat.Message) error {
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
		v, err := t.voice(ctx, chat.Member{CharacterCardID: card, Name: label, Label: label, Muted: true})
		if err != nil {
			return err
		}
		s.Cast = append(s.Cast, v)
	}
	s.Speaker = &event.Choice{CharacterCardID: card, Author: label, Reason: event.SameRow}
	return nil
}
