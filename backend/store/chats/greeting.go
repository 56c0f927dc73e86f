package chats

import (
	"cmp"
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/store/library"
	"terzetto/backend/store/scripts"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/script"
)

// Playing is who the person plays: as the conversation says, else the card, else the
// settings; nil when no persona was chosen.
func (t *Tx) Playing(ctx context.Context, c chat.Conversation, card *chat.Character, s chat.Settings) (*chat.Persona, error) {
	id := c.PersonaLockID
	if id == nil && card != nil {
		id = card.PersonaLockID
	}
	id = cmp.Or(id, s.ActivePersonaID)
	if id == nil {
		return nil, nil //nolint:nilnil // no persona is a choice
	}
	p, err := library.Personas().Get(ctx, t.Tx, *id)
	return &p, err
}

// A greeter resolves the macros of greetings when they become messages, as those of a message that somebody typed.
type greeter struct {
	macros  prompt.Macros
	c       chat.Conversation
	scripts *script.Set
	card    string // of the member of a cast who greets
}

// greeter is that of a new conversation; card may be nil.
func (t *Tx) greeter(ctx context.Context, c chat.Conversation, card *chat.Character) (g greeter, err error) {
	settings, err := t.settings.Settings(ctx)
	if err != nil {
		return g, err
	}
	persona, err := t.Playing(ctx, c, card, settings)
	if err != nil {
		return g, err
	}
	g = greeter{macros: prompt.GreetingMacros(prompt.Input{Settings: settings, Conversation: c, Character: card, Persona: persona}), c: c}
	cards := []string{c.CharacterCardID}
	for _, m := range c.Cast {
		cards = append(cards, m.CharacterCardID)
	}
	active, err := scripts.Active(ctx, t.Tx, c.PresetID, cards)
	g.scripts = script.NewSet(active, c.CharacterCardID, g.macros.Values, nil)
	return g, err
}

// of is a greeting as it is said after a state of the variables, and how it leaves them. Each draws for itself, and a retry of
// the same conversation draws the same.
func (g greeter) of(text string, place int, before macro.State) (said string, after macro.State) {
	m := g.macros.From(before)
	said = m.Greeting(text, place, g.c)
	return g.scripts.Reply("", said, g.card, g.c.CreatedAt.Local(), m.Variables())
}

// as gives the greetings of a member of a cast.
func (g greeter) as(m chat.Member, card chat.Character) greeter {
	g.card = m.CharacterCardID
	g.macros = g.macros.As(chat.Voice{Member: m, Card: &card}, g.c.MacroSeed)
	return g
}
