package turn

import (
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/prompt"
	"terzetto/backend/text"
)

// thePerson is who speaks next where no other member of the cast answers.
const thePerson = "the user"

// able are the members of the cast who may be chosen.
func (s Snapshot) able() []chat.Voice {
	return slices.DeleteFunc(slices.Clone(s.Cast), func(v chat.Voice) bool { return !v.CanSpeak() })
}

// choices are what the Director may choose from; none where there is nothing to choose. They are
// the same for all replies of a turn, so that its calls begin with the same bytes.
func (s Snapshot) choices() []string {
	able := s.able()
	if len(able) < 2 {
		return nil
	}
	labels := lists.Map(able, func(v chat.Voice) string { return v.Label })
	if s.Conversation.SpeakersPerTurn > 1 {
		labels = append(labels, thePerson)
	}
	return labels
}

// chooses reports whether the Director is to choose who speaks.
func (p *plan) chooses() bool { return p.speaker == nil && len(p.tools.scene.Speakers) > 0 }

// choose decides who speaks; ok is false where that is known or nobody can be chosen. It is as the Director says
// (named), else the one whom the last message names, else the next in the order of the cast.
func (p *plan) choose(named string) (choice event.Choice, ok bool) {
	able := p.snap.able()
	if p.speaker != nil || len(able) == 0 {
		return event.Choice{}, false
	}
	pick := func(v chat.Voice, why event.Reason) (event.Choice, bool) {
		return event.Choice{CharacterCardID: v.CharacterCardID, Author: v.Label, Reason: why}, true
	}
	named = strings.TrimSpace(named)
	if p.request.Kind == Next && strings.EqualFold(named, thePerson) {
		return event.Choice{Reason: event.Yielded}, true
	}
	directed := slices.IndexFunc(able, func(v chat.Voice) bool { return strings.EqualFold(v.Label, named) })
	last := p.lastSpeaker()
	switch {
	case len(able) == 1:
		return pick(able[0], event.OnlyOne)
	case directed >= 0 && p.tools.director:
		return pick(able[directed], event.Directed)
	}
	others, words := able, p.text
	if p.snap.User.ID == 0 {
		others = slices.DeleteFunc(slices.Clone(able), func(v chat.Voice) bool { return v.CharacterCardID == last })
		words = p.snap.History[len(p.snap.History)-1].Content
	}
	names := lists.Map(others, func(v chat.Voice) string { return v.Label })
	if at := text.FirstNamed(words, names); at >= 0 {
		return pick(others[at], event.Mentioned)
	}
	return pick(p.nextInCast(last, able), event.NextInRow)
}

// knownSpeaker is who speaks where that is known before anything is asked: the one whom the request names, or
// the first whom the person calls.
func (x exchange) knownSpeaker() (choice event.Choice, ok bool) {
	if c := x.snap.Speaker; c != nil {
		return *c, true
	}
	if all := x.calledMembers(); len(all) > 0 {
		return event.Choice{CharacterCardID: all[0].CharacterCardID, Author: all[0].Label, Reason: event.Mentioned}, true
	}
	return event.Choice{}, false
}

// calledMembers are the members whom the last message of the person calls by name with an @, as far as
// they have not answered it. One who is muted is not called so.
func (x exchange) calledMembers() []chat.Voice {
	message, answered := x.snap.User.Content, []string{}
	if x.snap.User.ID == 0 {
		for _, m := range slices.Backward(x.snap.History) {
			if m.Role == chat.User {
				message = m.Content
				break
			}
			answered = append(answered, m.CharacterCardID)
		}
	}
	if !strings.Contains(message, "@") {
		return nil
	}
	able := x.snap.able()
	names := lists.Map(able, func(v chat.Voice) string { return v.Label })
	var all []chat.Voice
	for _, name := range text.Mentions(message, names) {
		if v := able[slices.Index(names, name)]; !slices.Contains(answered, v.CharacterCardID) {
			all = append(all, v)
		}
	}
	return all
}

// lastSpeaker is the card of the member who spoke last; empty: no member has spoken.
func (x exchange) lastSpeaker() string {
	for _, m := range slices.Backward(x.snap.History) {
		if m.CharacterCardID != "" {
			return m.CharacterCardID
		}
	}
	return ""
}

// nextInCast is the first of those who may be chosen who comes after a member in the cast.
func (x exchange) nextInCast(card string, able []chat.Voice) chat.Voice {
	at := slices.IndexFunc(x.snap.Cast, func(v chat.Voice) bool { return v.CharacterCardID == card })
	for i := range x.snap.Cast {
		if v := x.snap.Cast[(at+1+i)%len(x.snap.Cast)]; v.CanSpeak() {
			return v
		}
	}
	return able[0]
}

// speakAs is the exchange in which a member speaks; found is false where there is no such member.
func (x exchange) speakAs(c event.Choice) (_ exchange, found bool) {
	at := slices.IndexFunc(x.snap.Cast, func(v chat.Voice) bool { return v.CharacterCardID == c.CharacterCardID })
	if at < 0 {
		return x, false
	}
	v := x.snap.Cast[at]
	x.speaker, x.choice, x.snap.Character = &v, &c, v.Card
	x.macros = x.macros.As(v, x.snap.Conversation.MacroSeed)
	return x, true
}

// continues reports whether the turn goes on with a reply of another member. A member who is called with
// an @ answers, however few replies a turn has otherwise.
func (x exchange) continues(saved Committed) bool {
	if x.speaker == nil || saved.MessageID == 0 || len(x.snap.able()) < 2 {
		return false
	}
	waiting := slices.ContainsFunc(x.calledMembers(), func(v chat.Voice) bool { return v.CharacterCardID != x.speaker.CharacterCardID })
	if x.countReplies() >= x.snap.Conversation.SpeakersPerTurn && !waiting {
		return false
	}
	switch x.request.Kind {
	case Send:
		return x.request.Speaker == ""
	case Continue, ForkEdit, Next, Answer:
		return true
	case Regenerate, SuperRegenerate, MagicRewrite, Extend:
	}
	return false
}

// countReplies counts those to the last message of the person, with this one.
func (x exchange) countReplies() int {
	if x.snap.User.ID != 0 {
		return 1
	}
	n := 1
	for _, m := range slices.Backward(x.snap.History) {
		if m.Role == chat.User {
			break
		}
		n++
	}
	return n
}

// longestNote is the longest of the notes that may tell the Writer at the end of the request who speaks.
func (p *plan) longestNote() string {
	if p.speaker != nil {
		return p.tail().Speaker
	}
	longest := ""
	for _, v := range p.snap.able() {
		if note := prompt.SpeakerNote(p.promptInput(), v); len(note) > len(longest) {
			longest = note
		}
	}
	return longest
}

// speakersRequest tells the Director who can speak, or who does.
func (p *plan) speakersRequest() string {
	if p.speaker != nil {
		return "The next reply is " + p.speaker.Label + "'s."
	}
	if !p.chooses() {
		return ""
	}
	labels := p.tools.scene.Speakers
	said := "Choose who speaks next: " + strings.Join(labels, ", ") + "."
	if slices.Contains(labels, thePerson) {
		said += " Choose \"" + thePerson + "\" where the last message waits for the user's answer."
	}
	at := slices.IndexFunc(p.snap.Cast, func(v chat.Voice) bool { return v.CharacterCardID == p.lastSpeaker() })
	if at >= 0 {
		said += " " + p.snap.Cast[at].Label + " spoke last."
	}
	return said
}
