package chats

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/macro"
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
		card, err := t.library.Character(ctx, m.CharacterCardID)
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
	return cast.WithLabels(), nil
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
	old, err := t.library.Character(ctx, c.CharacterCardID)
	if err != nil && !fault.Is(err, fault.NotFound) {
		return err
	}
	card, err := t.library.Character(ctx, m.CharacterCardID)
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
func (t *Tx) greetAll(ctx context.Context, g greeter) error {
	type said struct {
		text    string
		changed macro.State
	}
	type greeting struct {
		chat.Member
		texts []said
	}
	before, err := t.messages.VariablesAt(ctx, g.c.ID, nil)
	if err != nil {
		return err
	}
	var all []greeting
	for _, m := range g.c.Cast {
		card, err := t.library.Character(ctx, m.CharacterCardID)
		if err != nil {
			return err
		}
		if strings.TrimSpace(card.FirstMes) == "" {
			continue
		}
		own, next, texts := g.as(m, card), before, []said(nil)
		for i, text := range append([]string{card.FirstMes}, card.AlternateGreetings...) {
			text, after := own.of(text, i, before)
			if strings.TrimSpace(text) == "" {
				continue
			}
			if texts = append(texts, said{text, after.Since(before)}); len(texts) == 1 {
				next = after
			}
		}
		if before = next; len(texts) > 0 {
			all = append(all, greeting{m, texts})
		}
	}
	var leaf *int64
	for turn, one := range all {
		texts, above := one.texts, leaf
		if turn < len(all)-1 {
			texts = texts[:1]
		}
		for i, greeting := range texts {
			if err := messages.CheckText(greeting.text); err != nil {
				return err
			}
			id, err := t.messages.AddMessage(ctx, messages.NewMessage{
				Conversation: g.c.ID, Role: chat.Assistant, Text: greeting.text, Turn: turn, Parent: above, Author: one.Label, Card: one.CharacterCardID,
				Variables: greeting.changed.Own,
			})
			if err != nil {
				return err
			}
			if i > 0 {
				continue
			}
			if err := t.messages.SetSharedVariables(ctx, greeting.changed.Shared); err != nil { // only what is said changes them
				return err
			}
			leaf = &id
		}
	}
	if leaf == nil {
		return nil
	}
	return t.messages.SetLeaf(ctx, g.c.ID, leaf)
}
