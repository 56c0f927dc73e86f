package turn

import (
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/prompt"
)

// loreInput is what the lorebooks are asked with.
func (x exchange) loreInput() lorebook.Input {
	in := x.snap.LoreInput(x.snap.History, x.entries(), x.speaker, x.now)
	in.Triggers = x.request.Kind.triggers()
	if x.snap.User.ID != 0 || strings.TrimSpace(x.text) != "" { // else a reply is answered, which the path ends with
		in.Messages = append(in.Messages, lorebook.Message{ID: x.snap.ParentID, Role: chat.User, Name: x.macros.User, Text: x.text})
	}
	return in
}

// LoreInput is what the lorebooks are asked with of some messages of a branch. A nil speaker is the conversation's
// character, or everybody while it is not known who speaks. The patterns of keys are measured by the clock now.
func (s Snapshot) LoreInput(path []chat.Message, entries []chat.LorebookEntry, speaker *chat.Voice, now func() time.Time) lorebook.Input {
	in := s.promptInput()
	m := s.Names()
	return lorebook.Input{
		Entries: entries, Books: s.Books, Sources: prompt.LoreSources(in), Character: s.loreCharacter(speaker), Greeting: s.greeting(path), Now: now,
		PerToken: s.Writer.PerToken(), Budget: s.loreBudget(),
		Messages: lists.Map(path, func(row chat.Message) lorebook.Message {
			return lorebook.Message{ID: row.ID, Role: row.Role, Name: m.Who(&row), Text: row.Content}
		}),
	}
}

// loreBudget is how many tokens all lorebooks together may take; 0: there is no bound.
func (s Snapshot) loreBudget() int {
	most, share := s.Settings.LorebookTokens, s.room().Context()*s.Settings.LorebookPercent/100
	if share > 0 && (most == 0 || share < most) {
		return share
	}
	return most
}

// loreCharacter is who the filters of entries ask about.
func (s Snapshot) loreCharacter(speaker *chat.Voice) (c lorebook.Character) {
	add := func(card *chat.Character) {
		if card != nil {
			c.Names, c.Tags = append(c.Names, card.Name), append(c.Tags, card.Tags...)
		}
	}
	switch {
	case speaker != nil:
		c.Names = append(c.Names, speaker.Label)
		add(speaker.Card)
	case len(s.Cast) > 0:
		for _, v := range s.Cast {
			c.Names = append(c.Names, v.Label)
			add(v.Card)
		}
	default:
		c.Names = append(c.Names, s.Conversation.CharacterName)
		add(s.Character)
	}
	return c
}

// greeting is which greeting of the card a branch began with; nil: it is not one of them, or it was changed.
func (s Snapshot) greeting(path []chat.Message) *int {
	if s.Character == nil || len(s.Cast) > 0 || len(path) == 0 || path[0].Role != chat.Assistant {
		return nil
	}
	said, m := path[0].Content, prompt.GreetingMacros(s.promptInput())
	for i, written := range append([]string{s.Character.FirstMes}, s.Character.AlternateGreetings...) {
		if said == written || said == m.Greeting(written, i, s.Conversation) {
			return &i
		}
	}
	return nil
}

// triggers are the names of a kind of reply in the rules of entries.
func (k Kind) triggers() []string {
	switch k {
	case Regenerate, SuperRegenerate, MagicRewrite:
		return []string{"swipe", "regenerate"}
	case Extend:
		return []string{"continue"}
	case Send, Continue, ForkEdit, Next, Answer:
	}
	return []string{"normal"}
}
