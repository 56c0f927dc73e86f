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

// Present is what the system message leaves out because it belongs to this turn alone: the paragraphs that tell of the last
// messages, of how long it was quiet, or of variables. It is empty for nearly all conversations.
func Present(in Input) string { return movingPart(in, in.macros()) }

// movingPart resolves the paragraphs in the order in which they would stand in the system message.
func movingPart(in Input, m Macros) string {
	seed := seedOf(in.Conversation)
	p := page{}
	add := func(m Macros, text, seed string) { p.add(strings.TrimSpace(m.card(moving(text), seed))) }
	ofCast := func(texts func(c *chat.Character) []string) {
		for _, v := range in.Cast {
			if v.Card == nil {
				continue
			}
			own := m.As(v, seed)
			for _, text := range texts(v.Card) {
				add(own, text, seed+"/"+v.CharacterCardID)
			}
		}
	}
	var card chat.Character
	if in.Character != nil && len(in.Cast) == 0 {
		card = *in.Character
	}
	p.add(instructions(in, m, moving))
	add(m, card.Description, seed)
	add(m, card.Personality, seed)
	ofCast(func(c *chat.Character) []string { return []string{c.Description, c.Personality} })
	if !in.Shape.NoLorebook {
		p.add(movingLorebook(in, m))
	}
	p.add(strings.TrimSpace(m.ExpandSeeded(moving(scenario(in, card)), seed)))
	if !in.Shape.NoExamples {
		lines := func(c *chat.Character) string { return exampleMark.ReplaceAllString(c.MesExample, "") }
		add(m, lines(&card), seed)
		ofCast(func(c *chat.Character) []string { return []string{lines(c)} })
	}
	p.add(strings.TrimSpace(m.ExpandSeeded(moving(userDescription(in)), seed)))
	return p.String()
}

// A Tail is what a turn reads besides its base. Its texts are resolved one after another in the order of the fields, so that
// each reads the variables that those before it left. A text that is not read is not resolved.
type Tail struct {
	Present string // see Present
	Above   Notes  // see ReadNotesAbove
	Lore    Lore
	Notes   []string // the direction notes of the branch
	Note    string   // what goes with the newest message: notes, and entries beside the author's
	Closing string   // see Closing
	Speaker string   // see SpeakerNote

	Variables macro.State // as these texts left them
}

// TailInput is what a tail is made of.
type TailInput struct {
	Input

	Asked   *lorebook.Input // what the lorebooks are asked with; nil: none is read
	Notes   []string        // the direction notes that are read, as they are written
	Macros  Macros          // of lorebooks and direction notes
	Speaker *chat.Voice     // nil: it is not known yet, or one character speaks
	Frozen  bool            // the base is made, and holds the entries of Placed
}

// ReadTail resolves the texts of a tail, each once.
func ReadTail(in TailInput) (t Tail) {
	m, seed := in.macros(), seedOf(in.Conversation)
	theirs := in.Macros
	theirs.variables = m.variables
	t.Present = movingPart(in.Input, m)
	t.Above = readNotes(in.Input, m, true)
	if in.Asked != nil {
		t.Lore = SelectLore(*in.Asked, theirs, seed)
	}
	if in.Frozen {
		t.Lore = t.Lore.After(in.Placed)
	} else {
		in.Placed = t.Lore.Placed
	}
	t.Notes = lists.Map(in.Notes, func(text string) string { return theirs.ExpandSeeded(text, seed+"/note") })
	t.Note = noteBeside(in.Input, readNotes(in.Input, m, false))
	t.Closing = closing(in.Input, m)
	if in.Speaker != nil {
		t.Speaker = speakerNote(in.Input, *in.Speaker, m)
	}
	t.Variables = m.Variables()
	return t
}
