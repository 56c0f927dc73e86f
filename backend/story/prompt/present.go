package prompt

import (
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/macro"
)

// A Turn is what macros can tell of one turn.
type Turn struct {
	Before []chat.Message // the path before the person's message
	Text   string         // what the person says
	At     time.Time
}

// frozen is what stays the same from turn to turn of a text in the system message. A paragraph with a macro that belongs to
// one turn would change the bytes that a server keeps, so Present sends it with the message.
func frozen(text string) string {
	stays, _ := macro.Split(text)
	return stays
}

// moving is the other part of a text.
func moving(text string) string {
	_, moves := macro.Split(text)
	return moves
}

func frozenEntries(entries []chat.LorebookEntry) []chat.LorebookEntry {
	if !anyEntry(entries, macro.Live) {
		return entries
	}
	return lists.Map(entries, func(e chat.LorebookEntry) chat.LorebookEntry {
		e.Content = frozen(e.Content)
		return e
	})
}

func anyEntry(entries []chat.LorebookEntry, is func(string) bool) bool {
	for i := range entries {
		if e := &entries[i]; lorebook.Fixed(e) && is(e.Content) {
			return true
		}
	}
	return false
}

// Present is what the system message leaves out because it belongs to this turn alone: the paragraphs that tell of the last
// messages or of how long it was quiet. It is empty for nearly all conversations.
func Present(in Input) string {
	m, seed := in.present(), seedOf(in.Conversation)
	p := page{}
	add := func(text string) { p.add(strings.TrimSpace(m.card(moving(text), seed))) }
	p.add(instructions(in, m, moving))
	if c := in.Character; c != nil && len(in.Cast) == 0 {
		add(c.Description)
		add(c.Personality)
		add(first(in.Conversation.Settings.Scenario, in.Conversation.CharacterScenario, c.Scenario))
		add(c.MesExample)
	} else {
		add(first(in.Conversation.Settings.Scenario, in.Conversation.CharacterScenario, castScenario(in.Cast)))
	}
	for _, v := range in.Cast {
		if v.Card != nil {
			own := m.As(v, seed)
			for _, text := range []string{v.Card.Description, v.Card.Personality, v.Card.MesExample} {
				p.add(strings.TrimSpace(own.card(moving(text), seed+"/"+v.CharacterCardID)))
			}
		}
	}
	if anyEntry(in.Entries, macro.Live) && !in.Shape.NoLorebook {
		for i := range in.Entries {
			if e := &in.Entries[i]; lorebook.Fixed(e) {
				add(e.Content)
			}
		}
	}
	p.add(strings.TrimSpace(m.ExpandSeeded(moving(userDescription(in)), seed)))
	return p.String()
}
