package chat

import (
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
)

// A Member is a character of a conversation that has several.
type Member struct {
	CharacterCardID string `json:"character_card_id"` // may name a card that is gone
	Name            string `json:"name"`              // a copy of the card's
	Label           string `json:"label"`             // the name, with a number where an earlier member has the same one
	Muted           bool   `json:"muted"`             // speaks only when the person asks for it
}

// A Cast is the members in their order. It is empty where a conversation has one character.
type Cast []Member

// The bounds of a cast.
const (
	MostMembers  = 64
	MostSpeakers = 16 // replies of one turn
)

// WithLabels gives each member a label of its own: what it is called in a prompt, in a form and
// on its messages.
func (c Cast) WithLabels() Cast {
	taken := map[string]bool{}
	for i := range c {
		c[i].Label = c[i].Name
		for n := 2; taken[strings.ToLower(c[i].Label)]; n++ {
			c[i].Label = fmt.Sprintf("%s (%d)", c[i].Name, n)
		}
		taken[strings.ToLower(c[i].Label)] = true
	}
	return c
}

// Of gives the place of the member with a card; -1: it is not in the cast.
func (c Cast) Of(card string) int {
	return slices.IndexFunc(c, func(m Member) bool { return m.CharacterCardID == card })
}

// Labels are the labels of all members in their order.
func (c Cast) Labels() []string {
	all := lists.Map(c, func(m Member) string { return m.Label })
	return all
}

// A Voice is a member with what a model reads of it.
type Voice struct {
	Member

	Card    *Character      // nil: it is gone
	Entries []LorebookEntry // of its own lorebook; none where that one is read everywhere
}

// CanSpeak reports whether a member may be chosen to speak.
func (v Voice) CanSpeak() bool { return !v.Muted && v.Card != nil }

// JoinNames puts names into a sentence: "Ada, Bo and Cy".
func JoinNames(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}
