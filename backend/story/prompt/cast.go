package prompt

import (
	"cmp"
	"maps"
	"strings"

	"terzetto/backend/chat"
)

// Who says what a row holds.
func (m Macros) Who(row *chat.Message) string {
	switch {
	case row.Role == chat.User:
		return m.User
	case m.Main == "":
		return m.Char
	}
	return cmp.Or(row.Author, m.Main)
}

// LabelSpeaker puts the speaker's name before a text, where several characters speak.
func (m Macros) LabelSpeaker(who, text string) string {
	if m.Main == "" || strings.TrimSpace(text) == "" {
		return text
	}
	return who + ": " + text
}

// As gives the macros of a text that is one character's own.
func (m Macros) As(v chat.Voice, seed string) Macros {
	m.Char, m.Description, m.Personality = v.Label, "", ""
	if v.Card == nil {
		return m
	}
	m.Char = nicknameOr(v.Label, v.Card, m.User)
	plain, fields := m, maps.Clone(m.fields)
	plain.fields, plain.now, plain.variables = nil, nil, nil
	plain.Scenario, plain.Persona = "", ""
	of := func(text string) string {
		return strings.TrimSpace(plain.card(frozen(text), seed+"/"+v.CharacterCardID))
	}
	m.Description, m.Personality = of(v.Card.Description), of(v.Card.Personality)
	if fields != nil {
		ofCard(fields, *v.Card, of)
		m.fields = fields
	}
	return m
}

// castPart introduces the characters of a conversation that has several. It is the same
// whoever speaks: what is one character's alone is said at the end, by SpeakerNote.
func castPart(in Input, m Macros) string {
	p := page{}
	p.add("## Characters\n" + m.Char + " take part. Each message begins with the name of whoever speaks.")
	for _, v := range in.Cast {
		if v.Card == nil {
			continue
		}
		own, seed := m.As(v, seedOf(in.Conversation)), seedOf(in.Conversation)+"/"+v.CharacterCardID
		about := joinTexts(strings.TrimSpace(own.card(frozen(v.Card.Description), seed)), strings.TrimSpace(own.card(frozen(v.Card.Personality), seed)))
		p.add(strings.TrimSuffix("## Character: "+v.Label+"\n"+about, "\n"))
	}
	return p.String()
}

// castExamples is the example dialogue of all characters.
func castExamples(in Input, m Macros) string {
	p := page{}
	for _, v := range in.Cast {
		if v.Card != nil {
			seed := seedOf(in.Conversation)
			p.add(examples("## Example Dialogue: "+v.Label, strings.TrimSpace(m.As(v, seed).card(frozen(v.Card.MesExample), seed+"/"+v.CharacterCardID))))
		}
	}
	return p.String()
}

// castScenario is the first scenario that a card brings.
func castScenario(cast []chat.Voice) string {
	for _, v := range cast {
		if v.Card != nil && strings.TrimSpace(v.Card.Scenario) != "" {
			return v.Card.Scenario
		}
	}
	return ""
}

// castClosing is what the conversation says after the history. Instructions that it copied
// from a card are that character's alone.
func castClosing(in Input) string {
	for _, v := range in.Cast {
		if v.Card != nil && v.Card.PostHistoryInstructions == in.Conversation.PostHistoryInstructions {
			return ""
		}
	}
	return in.Conversation.PostHistoryInstructions
}

// SpeakerNote says at the end of a request who speaks now, with the note and the instructions that are this
// character's alone.
func SpeakerNote(in Input, v chat.Voice) string { return speakerNote(in, v, in.macros()) }

func speakerNote(in Input, v chat.Voice, m Macros) string {
	seed := seedOf(in.Conversation)
	own := m.As(v, seed).with("original", "")
	p := page{}
	p.add("(" + v.Label + " speaks now. Begin with \"" + v.Label + ":\" and write only what " + v.Label + " says and does. " +
		"The others and " + m.User + " speak for themselves.)")
	if v.Card != nil {
		add := func(text string) {
			p.add(strings.TrimSpace(own.card(text, seed+"/"+v.CharacterCardID)))
		}
		if !in.Settings.PreventPromptOverrides {
			add(v.Card.SystemPrompt)
		}
		add(v.Card.Note.Text)
		add(v.Card.PostHistoryInstructions)
	}
	return p.String()
}
