package prompt

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
)

// loreTag holds the lore of a turn, before the message or after it.
const loreTag = "lorebook"

// Lore is what a turn reads of the lorebooks besides its prefix.
type Lore struct {
	lorebook.Result

	Tail  string // the block before the person's message
	Depth string // the block right after it
}

// SelectLore decides what a turn reads, with the macros of entries, keys and messages resolved. Entries that resolve to
// nothing are left out.
func SelectLore(in lorebook.Input, m Macros, seed string) Lore {
	in.Seed = seed
	in.Entries = resolveMacros(in.Entries, m, seed)
	in.Messages = lists.Map(in.Messages, func(one lorebook.Message) lorebook.Message {
		one.Text = m.Names(one.Text)
		return one
	})
	l := Lore{Result: lorebook.Read(in)}
	l.Active = slices.DeleteFunc(l.Active, func(a lorebook.Active) bool { return strings.TrimSpace(in.Entries[a.Entry].Content) == "" })
	l.Tail = Tag(loreTag, lines(in.Entries, l.Active, lorebook.InTail))
	l.Depth = Tag(loreTag, lines(in.Entries, l.Active, lorebook.AtDepth))
	return l
}

// LoreSources are the texts besides the messages that entries may search.
func LoreSources(in Input) map[chat.LoreSource]string {
	m := Names(in)
	all := map[chat.LoreSource]string{
		chat.OfPersona: m.Persona, chat.OfDescription: m.Description, chat.OfPersonality: m.Personality, chat.OfScenario: m.Scenario,
	}
	if in.Character != nil {
		all[chat.OfCreatorNotes] = in.Character.CreatorNotes
	}
	return all
}

// constantLorebook is the part of the prefix that holds the entries that no turn can change.
// They are the first to get what the budgets allow, so that it is the same here and in a turn.
func constantLorebook(in Input, m Macros, seed string) string {
	fixed := lists.Keep(frozenEntries(castEntries(in, m)), func(e chat.LorebookEntry) bool { return lorebook.Fixed(&e) })
	fixed = resolveMacros(fixed, m, seed)
	active := lorebook.Select(lorebook.Input{Entries: fixed, Books: in.Books, Seed: seed, Budget: in.LoreBudget, PerToken: in.PerToken}).Active
	return withHeading("## Lorebook", lines(fixed, active, lorebook.InPrefix))
}

// withHeading puts a heading over a text that is there.
func withHeading(heading, text string) string {
	if text == "" {
		return ""
	}
	return joinTexts(heading, text)
}

// resolveMacros gives entries with the macros of their texts and keys resolved.
func resolveMacros(entries []chat.LorebookEntry, m Macros, seed string) []chat.LorebookEntry {
	open := func(text string) bool { return strings.Contains(text, "{{") }
	if !slices.ContainsFunc(entries, func(e chat.LorebookEntry) bool {
		return open(e.Name) || open(e.Content) || slices.ContainsFunc(e.Keywords, open) || slices.ContainsFunc(e.SecondaryKeys, open)
	}) {
		return entries
	}
	all := slices.Clone(entries)
	for i := range all {
		e := &all[i]
		if open(e.Name) {
			e.Name = m.ExpandSeeded(e.Name, seed)
		}
		if open(e.Content) {
			e.Content = m.ExpandSeeded(e.Content, seed)
		}
		if slices.ContainsFunc(e.Keywords, open) {
			e.Keywords = lists.Map(e.Keywords, m.Names)
		}
		if slices.ContainsFunc(e.SecondaryKeys, open) {
			e.SecondaryKeys = lists.Map(e.SecondaryKeys, m.Names)
		}
	}
	return all
}

// lines lists the entries of one place.
func lines(entries []chat.LorebookEntry, active []lorebook.Active, where lorebook.Where) string {
	p := page{}
	for _, a := range active {
		e := &entries[a.Entry]
		content := strings.TrimSpace(e.Content)
		if a.Where != where || content == "" {
			continue
		}
		if name := strings.TrimSpace(e.Name); name != "" {
			content = name + ": " + content
		}
		p.add(content)
	}
	return p.String()
}
