package pipeline

import (
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
	"terzetto/backend/text"
)

// nextSpeaker is the Director's field in which it chooses who speaks, and thePerson is its value
// where no other member of the cast answers.
const (
	nextSpeaker = "next_speaker"
	thePerson   = "the user"
)

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
func (t *turn) chooses() bool { return t.asked.speaker == nil && len(t.frozen.tools.speakers) > 0 }

// choose decides who speaks, unless that is known: as the Director says, else the one whom the last
// message names, else the next in the order of the cast.
func (t *turn) choose() {
	able := t.snap.able()
	if t.asked.speaker != nil || len(able) == 0 {
		return
	}
	pick := func(v chat.Voice, why event.Reason) {
		t.give(event.Choice{CharacterCardID: v.CharacterCardID, Author: v.Label, Reason: why})
	}
	if t.request.Kind == Next && strings.EqualFold(strings.TrimSpace(t.asked.named), thePerson) {
		t.result.Log.Speaker = &event.Choice{Reason: event.Yielded}
		return
	}
	directed := slices.IndexFunc(able, func(v chat.Voice) bool { return strings.EqualFold(v.Label, strings.TrimSpace(t.asked.named)) })
	last := t.spokeLast()
	switch {
	case len(able) == 1:
		pick(able[0], event.OnlyOne)
		return
	case directed >= 0 && t.frozen.tools.director:
		pick(able[directed], event.Directed)
		return
	}
	others, words := able, t.asked.text
	if t.snap.User.ID == 0 {
		others = slices.DeleteFunc(slices.Clone(able), func(v chat.Voice) bool { return v.CharacterCardID == last })
		words = t.snap.History[len(t.snap.History)-1].Content
	}
	names := lists.Map(others, func(v chat.Voice) string { return v.Label })
	if at := text.Named(words, names); at >= 0 {
		pick(others[at], event.Mentioned)
		return
	}
	pick(t.after(last, able), event.NextInRow)
}

// called are the members whom the last message of the person calls by name with an @, as far as
// they have not answered it. One who is muted is not called so.
func (t *turn) called() []chat.Voice {
	message, answered := t.snap.User.Content, []string{}
	if t.snap.User.ID == 0 {
		for _, m := range slices.Backward(t.snap.History) {
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
	able := t.snap.able()
	names := lists.Map(able, func(v chat.Voice) string { return v.Label })
	var all []chat.Voice
	for _, name := range text.Mentions(message, names) {
		if v := able[slices.Index(names, name)]; !slices.Contains(answered, v.CharacterCardID) {
			all = append(all, v)
		}
	}
	return all
}

// spokeLast is the card of the member who spoke last; empty: no member has spoken.
func (t *turn) spokeLast() string {
	for _, m := range slices.Backward(t.snap.History) {
		if m.CharacterCardID != "" {
			return m.CharacterCardID
		}
	}
	return ""
}

// after is the first of those who may be chosen who comes after a member in the cast.
func (t *turn) after(card string, able []chat.Voice) chat.Voice {
	at := slices.IndexFunc(t.snap.Cast, func(v chat.Voice) bool { return v.CharacterCardID == card })
	for i := range t.snap.Cast {
		if v := t.snap.Cast[(at+1+i)%len(t.snap.Cast)]; v.CanSpeak() {
			return v
		}
	}
	return able[0]
}

// give makes a member the one who speaks, for all that follows in the reply.
func (t *turn) give(c event.Choice) {
	at := slices.IndexFunc(t.snap.Cast, func(v chat.Voice) bool { return v.CharacterCardID == c.CharacterCardID })
	if at < 0 {
		return
	}
	v := t.snap.Cast[at]
	t.asked.speaker, t.result.Log.Speaker, t.snap.Character = &v, &c, v.Card
	t.macros = t.macros.As(v, t.snap.Conversation.MacroSeed)
	t.say(event.Speaker, c)
}

// yielded reports whether the Director left the floor to the person.
func (t *turn) yielded() bool {
	c := t.result.Log.Speaker
	return c != nil && c.Reason == event.Yielded
}

// another reports whether the turn goes on with a reply of another member. A member who is called with
// an @ answers, however few replies a turn has otherwise.
func (t *turn) another(saved Committed) bool {
	if t.asked.speaker == nil || saved.MessageID == 0 || len(t.snap.able()) < 2 {
		return false
	}
	waiting := slices.ContainsFunc(t.called(), func(v chat.Voice) bool { return v.CharacterCardID != t.asked.speaker.CharacterCardID })
	if t.replies() >= t.snap.Conversation.SpeakersPerTurn && !waiting {
		return false
	}
	switch t.request.Kind {
	case Send:
		return t.request.Speaker == ""
	case Continue, ForkEdit, Next:
		return true
	case Regenerate, SuperRegenerate, MagicRewrite, Extend:
	}
	return false
}

// replies counts those to the last message of the person, with this one.
func (t *turn) replies() int {
	if t.snap.User.ID != 0 {
		return 1
	}
	n := 1
	for _, m := range slices.Backward(t.snap.History) {
		if m.Role == chat.User {
			break
		}
		n++
	}
	return n
}

// characterID is the card of who speaks, for hooks.
func (t *turn) characterID() string {
	if t.asked.speaker != nil {
		return t.asked.speaker.CharacterCardID
	}
	return t.snap.Conversation.CharacterCardID
}

// entries are the lorebook entries that the last messages may call up: with those of the
// speaker, or of everybody while it is not known who speaks.
func (t *turn) entries() []chat.LorebookEntry {
	all := t.snap.Entries
	var books []int64
	for _, v := range t.snap.Cast {
		mine := t.asked.speaker == nil || t.asked.speaker.CharacterCardID == v.CharacterCardID
		if !mine || len(v.Entries) == 0 || slices.Contains(books, v.Entries[0].WorldID) {
			continue
		}
		books = append(books, v.Entries[0].WorldID)
		all = append(slices.Clip(all), v.Entries...)
	}
	return all
}

// said is the person's message as the Writer reads it.
func (t *turn) said() string {
	switch t.request.Kind {
	case SuperRegenerate, MagicRewrite: // an instruction, and no part of the story
		return t.asked.text
	case Send, Continue, Regenerate, ForkEdit, Extend, Next:
	}
	return t.macros.Labelled(t.macros.User, t.asked.text)
}

// labelled puts the speaker's name before a text.
func (t *turn) labelled(prose string) string {
	if t.asked.speaker == nil {
		return prose
	}
	return t.macros.Labelled(t.asked.speaker.Label, prose)
}

// unlabelled takes the speaker's name off a text, and what another member says in it.
func (t *turn) unlabelled(prose string) string {
	if t.asked.speaker == nil {
		return prose
	}
	return strings.TrimSpace(llm.Split(llm.Syntax{Prose: t.speakers()}, prose).Text)
}

func (t *turn) speakerNote() string {
	if t.asked.speaker == nil {
		return ""
	}
	return t.noteOf(*t.asked.speaker)
}

func (t *turn) noteOf(v chat.Voice) string {
	return prompt.SpeakerNote(t.input(t.snap, nil, shape{}), v)
}

// longestNote is the longest of the notes that may come at the end of the request.
func (t *turn) longestNote() string {
	if t.asked.speaker != nil {
		return t.speakerNote()
	}
	longest := ""
	for _, v := range t.snap.able() {
		if note := t.noteOf(v); len(note) > len(longest) {
			longest = note
		}
	}
	return longest
}

// speakersRequest tells the Director who can speak, or who does.
func (t *turn) speakersRequest() string {
	if t.asked.speaker != nil {
		return "\n\nThe next reply is " + t.asked.speaker.Label + "'s."
	}
	if !t.chooses() {
		return ""
	}
	labels := t.frozen.tools.speakers
	said := "\n\nChoose who speaks next, as the story asks for it: " + strings.Join(labels, ", ") + "."
	if slices.Contains(labels, thePerson) {
		said += " Choose \"" + thePerson + "\" where the last message waits for an answer of the user; whoever is chosen otherwise speaks before the user does."
	}
	at := slices.IndexFunc(t.snap.Cast, func(v chat.Voice) bool { return v.CharacterCardID == t.spokeLast() })
	if at >= 0 {
		said += " " + t.snap.Cast[at].Label + " spoke last."
	}
	return said
}
