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

// Note is what goes with the person's newest message of the notes of the conversation and of the card; empty where they are farther
// up, or not due.
func Note(in Input) string {
	p := page{}
	for _, n := range notes(in) {
		if n.depth == 0 {
			p.add(n.text)
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

// notes are the author's note of the conversation, with the entries that stand beside it, and the note of the card.
func notes(in Input) (all []insertion) {
	n := in.Conversation.Settings.Note
	top, bottom := placedText(in.Placed, wants(chat.NoteTop)), placedText(in.Placed, wants(chat.NoteBottom))
	if text := joinTexts(top, dueNote(in), bottom); text != "" { // what was called is sent, the note due or not
		all = append(all, insertion{n.Depth, cmp.Or(n.Role, "system"), text, top != "" || bottom != ""})
	}
	if in.Character != nil && len(in.Cast) == 0 {
		own := in.Character.Note
		if text := strings.TrimSpace(in.present().card(own.Text, seedOf(in.Conversation))); text != "" {
			all = append(all, insertion{depth: own.Depth, role: cmp.Or(own.Role, "system"), text: text})
		}
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
	for _, n := range notes(in) {
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

// dueNote is the text of the author's note in a turn that it goes with.
func dueNote(in Input) string {
	n := in.Conversation.Settings.Note
	said := 1 + lists.Count(in.History, func(m chat.Message) bool { return m.Role == chat.User }) // with the newest message
	if strings.TrimSpace(n.Text) == "" || !n.IsDue(said) {
		return ""
	}
	return strings.TrimSpace(in.present().ExpandSeeded(n.Text, seedOf(in.Conversation)))
}
