package prompt

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/macro"
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
// nothing are left out. Only those that are read change variables, in the order in which they are read.
func SelectLore(in lorebook.Input, m Macros, seed string) Lore {
	in.Seed = seed
	written := in.Entries
	in.Entries = resolveMacros(written, m, seed)
	in.Messages = lists.Map(in.Messages, func(one lorebook.Message) lorebook.Message {
		one.Text = m.Names(one.Text)
		return one
	})
	in.Timing = lorebook.Replay(in)
	l := Lore{Result: lorebook.Select(in)}
	for _, where := range []lorebook.Where{lorebook.InTail, lorebook.AtDepth} {
		for _, a := range l.Active {
			if e := &written[a.Entry]; a.Where == where && liveEntry(e) {
				in.Entries[a.Entry] = m.entry(*e, seed)
			}
		}
	}
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
func constantLorebook(in Input, m Macros) string {
	f := fixedEntries(in, m)
	return withHeading("## Lorebook", lines(f.frozen, f.active, lorebook.InPrefix))
}

// movingLorebook is what the prefix leaves out of these entries.
func movingLorebook(in Input, m Macros) string {
	f, seed := fixedEntries(in, m), seedOf(in.Conversation)
	p := page{}
	for _, a := range f.active {
		e, own := f.written[a.Entry], f.macros[a.Entry]
		if a.Where != lorebook.InPrefix || !liveEntry(&e) {
			continue
		}
		if !macro.Live(e.Name) {
			e.Content = moving(e.Content)
		}
		p.add(lines([]chat.LorebookEntry{own.entry(e, seed)}, []lorebook.Active{{Where: lorebook.InPrefix}}, lorebook.InPrefix))
	}
	return p.String()
}

// fixed are the entries that no turn can change: those of lorebooks that are on everywhere, and of each member of a cast its
// own, with its name in them.
type fixed struct {
	written []chat.LorebookEntry
	macros  []Macros             // of each
	frozen  []chat.LorebookEntry // what stays the same of each, resolved
	active  []lorebook.Active    // which of them are read, in their order
}

func fixedEntries(in Input, m Macros) (f fixed) {
	seed := seedOf(in.Conversation)
	take := func(entries []chat.LorebookEntry, m Macros) {
		for i := range entries {
			if e := entries[i]; lorebook.Fixed(&e) {
				f.written, f.macros, f.frozen = append(f.written, e), append(f.macros, m), append(f.frozen, m.entry(frozenEntry(e), seed))
			}
		}
	}
	take(in.Entries, m)
	var books []int64
	for _, v := range in.Cast {
		if len(v.Entries) > 0 && !slices.Contains(books, v.Entries[0].WorldID) {
			books = append(books, v.Entries[0].WorldID)
			take(v.Entries, m.As(v, seed))
		}
	}
	f.active = lorebook.Select(lorebook.Input{Entries: f.frozen, Books: in.Books, Seed: seed}).Active
	return f
}

// liveEntry reports whether a text of an entry belongs to one turn.
func liveEntry(e *chat.LorebookEntry) bool { return macro.Live(e.Content) || macro.Live(e.Name) }

// frozenEntry is what stays the same of an entry from turn to turn.
func frozenEntry(e chat.LorebookEntry) chat.LorebookEntry {
	if macro.Live(e.Name) {
		e.Name, e.Content = "", ""
	}
	e.Content = frozen(e.Content)
	return e
}

// EntryTexts are the lorebook entries of the system message in its order, each by its name.
func EntryTexts(in Input) []NamedText {
	if in.Shape.NoLorebook {
		return nil
	}
	f := fixedEntries(in, Names(in))
	var all []NamedText
	for _, a := range f.active {
		if text := lines(f.frozen, []lorebook.Active{a}, lorebook.InPrefix); text != "" {
			all = append(all, NamedText{Name: f.frozen[a.Entry].Name, Text: text})
		}
	}
	return all
}

// A NamedText is a text of a prompt that has a name of its own.
type NamedText struct{ Name, Text string }

// withHeading puts a heading over a text that is there.
func withHeading(heading, text string) string {
	if text == "" {
		return ""
	}
	return joinTexts(heading, text)
}

// resolveMacros gives entries with the macros of their texts and keys resolved. None of them changes a variable of the others:
// whether an entry is read is not known yet.
func resolveMacros(entries []chat.LorebookEntry, m Macros, seed string) []chat.LorebookEntry {
	if !slices.ContainsFunc(entries, func(e chat.LorebookEntry) bool { return open(&e) }) {
		return entries
	}
	all := slices.Clone(entries)
	for i := range all {
		own := m
		if liveEntry(&all[i]) {
			own = m.reader()
		}
		all[i] = own.entry(all[i], seed)
	}
	return all
}

// mark reports whether a text may hold a macro, or a name as old cards have it.
func mark(text string) bool { return strings.Contains(text, "{{") || strings.Contains(text, "<") }

func open(e *chat.LorebookEntry) bool {
	return mark(e.Name) || mark(e.Content) || slices.ContainsFunc(e.Keywords, mark) || slices.ContainsFunc(e.SecondaryKeys, mark)
}

// entry is an entry with the macros of its texts and keys resolved.
func (m Macros) entry(e chat.LorebookEntry, seed string) chat.LorebookEntry {
	if !open(&e) {
		return e
	}
	written := func(text string) string { return text }
	if slices.Contains(m.books, e.WorldID) {
		written = macro.Card
	}
	name := func(text string) string { return m.Names(written(text)) }
	e.Name, e.Content = m.ExpandSeeded(written(e.Name), seed), m.ExpandSeeded(written(e.Content), seed)
	if slices.ContainsFunc(e.Keywords, mark) {
		e.Keywords = lists.Map(e.Keywords, name)
	}
	if slices.ContainsFunc(e.SecondaryKeys, mark) {
		e.SecondaryKeys = lists.Map(e.SecondaryKeys, name)
	}
	return e
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
