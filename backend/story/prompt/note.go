package prompt

import (
	"cmp"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/lorebook"
)

// Notes are the notes of a turn with their macros resolved: the author's of the conversation, and the character's of its card.
// One that is not due, or stands elsewhere, is empty.
type Notes struct{ Author, Character string }

// ReadNotesAbove resolves the notes that stand among the messages of the base. The paragraphs that the base leaves out are
// resolved before them.
func ReadNotesAbove(in Input) Notes {
	m := in.macros()
	if n := in.Conversation.Settings.Note; n.Depth < 1 && in.cardNote().Depth < 1 {
		return Notes{}
	}
	movingPart(in, m)
	return readNotes(in, m, true)
}

// readNotes resolves the notes that stand among the messages, or those that go with the newest.
func readNotes(in Input, m Macros, among bool) (n Notes) {
	seed := seedOf(in.Conversation)
	if author := in.Conversation.Settings.Note; (author.Depth > 0) == among && noteDue(in) {
		n.Author = strings.TrimSpace(m.ExpandSeeded(author.Text, seed))
	}
	if card := in.cardNote(); (card.Depth > 0) == among {
		n.Character = strings.TrimSpace(m.card(card.Text, seed))
	}
	return n
}

// noteDue reports whether the author's note goes with a turn.
func noteDue(in Input) bool {
	n := in.Conversation.Settings.Note
	said := 1 + lists.Count(in.History, func(m chat.Message) bool { return m.Role == chat.User }) // with the newest message
	return strings.TrimSpace(n.Text) != "" && n.IsDue(said)
}

// cardNote is the note of the character who is alone.
func (in Input) cardNote() (none chat.CardNote) {
	if in.Character != nil && len(in.Cast) == 0 {
		return in.Character.Note
	}
	return none
}

// noteBeside is what goes with the person's newest message, with the entries that stand beside the author's note.
func noteBeside(in Input, n Notes) string {
	p := page{}
	for _, one := range insertionsOfNotes(in, n) {
		if one.depth == 0 {
			p.add(one.text)
		}
	}
	return p.String()
}

// An insertion is a text among the last messages.
type insertion struct {
	depth int // how many messages are behind it, the person's newest one included
	role  string
	text  string
	lore  bool // entries of lorebooks are in it
}

// insertionsOfNotes are the author's note of the conversation, with the entries that stand beside it, and the note of the card.
func insertionsOfNotes(in Input, n Notes) (all []insertion) {
	author, card := in.Conversation.Settings.Note, in.cardNote()
	top, bottom := placedText(in.Placed, wants(chat.NoteTop)), placedText(in.Placed, wants(chat.NoteBottom))
	if text := joinTexts(top, n.Author, bottom); text != "" { // what was called is sent, the note due or not
		all = append(all, insertion{author.Depth, cmp.Or(author.Role, "system"), text, top != "" || bottom != ""})
	}
	if n.Character != "" {
		all = append(all, insertion{depth: card.Depth, role: cmp.Or(card.Role, "system"), text: n.Character})
	}
	return all
}

// insertions are all texts among the last messages: one for each depth and role.
func insertions(in Input) (all []insertion) {
	add := func(one insertion) {
		at := slices.IndexFunc(all, func(i insertion) bool { return i.depth == one.depth && i.role == one.role })
		if at < 0 {
			all = append(all, one)
			return
		}
		all[at].text, all[at].lore = joinTexts(all[at].text, one.text), all[at].lore || one.lore
	}
	for _, n := range insertionsOfNotes(in, in.above()) {
		if n.depth > 0 {
			add(n)
		}
	}
	for i := range in.Placed {
		if p := &in.Placed[i]; p.Where == lorebook.InHistory {
			add(insertion{*p.Entry.Rules.Depth, cmp.Or(p.Entry.Rules.Role, "system"), strings.TrimSpace(p.Entry.Content), true})
		}
	}
	return all
}

// above are the notes that stand among the messages.
func (in Input) above() Notes {
	if in.Above != nil {
		return *in.Above
	}
	return ReadNotesAbove(in)
}

// withInsertions puts the notes, and the entries of lorebooks that want to be there, before the last messages. The newest message
// of the person is one of these, and comes later. It returns also where the first text with entries is; -1: there is none.
func withInsertions(messages []llm.Message, in Input) (_ []llm.Message, lore int) {
	all, lore := insertions(in), -1
	if len(all) == 0 {
		return messages, lore
	}
	roles := []string{"system", "user", "assistant"}
	slices.SortStableFunc(all, func(a, b insertion) int { // the last one first, so that no place moves
		return cmp.Or(cmp.Compare(a.depth, b.depth), cmp.Compare(slices.Index(roles, a.role), slices.Index(roles, b.role)))
	})
	first, n := 0, len(messages)
	if n > 0 && messages[0].Role == "system" {
		first = 1
	}
	for _, one := range all {
		at := max(first, n-(one.depth-1))
		messages = slices.Insert(messages, at, llm.Message{Role: one.role, Text: one.text})
		switch {
		case one.lore:
			lore = at
		case lore >= at:
			lore++
		}
	}
	return messages, lore
}
