package prompt

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/macro"
)

// loreTag holds the lore of a turn, before the message or after it.
const loreTag = "lorebook"

// Lore is what a turn reads of the lorebooks besides its prefix.
type Lore struct {
	lorebook.Result

	Tail   string        // the block before the person's message
	Depth  string        // the block right after it
	Placed []PlacedEntry // those that stand where their authors want them

	entries []chat.LorebookEntry
}

// A PlacedEntry is an entry that stands where its author wants it. Its macros are resolved.
type PlacedEntry struct {
	Entry chat.LorebookEntry
	Where lorebook.Where
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
	r := lorebook.Read(in)
	for _, where := range []lorebook.Where{lorebook.InSystem, lorebook.InHistory, lorebook.InTail, lorebook.AtDepth} {
		for _, a := range r.Active {
			if e := &written[a.Entry]; a.Where == where && liveEntry(e) {
				in.Entries[a.Entry] = m.entry(*e, seed)
			}
		}
	}
	return loreOf(in.Entries, r)
}

// loreOf writes down what was selected.
func loreOf(entries []chat.LorebookEntry, r lorebook.Result) Lore {
	l := Lore{Result: r, entries: entries}
	l.Active = slices.DeleteFunc(l.Active, func(a lorebook.Active) bool { return strings.TrimSpace(entries[a.Entry].Content) == "" })
	l.Tail = Tag(loreTag, l.lines(lorebook.InTail))
	l.Depth = Tag(loreTag, l.lines(lorebook.AtDepth))
	for _, a := range slices.Backward(l.Active) { // the highest order is the nearest to the end, as in SillyTavern
		if a.Where.Placed() {
			l.Placed = append(l.Placed, PlacedEntry{entries[a.Entry], a.Where})
		}
	}
	return l
}

// After is lore of which the beginning of the requests holds the entries of before already. An entry that would stand there and
// is not among them stands in the tail: the beginning stays as it is for a whole turn.
func (l Lore) After(before []PlacedEntry) Lore {
	held := lists.Set(before, func(p PlacedEntry) int64 { return p.Entry.ID })
	late := func(a lorebook.Active) bool {
		return a.Where.Placed() && !held[a.ID] && !inSystemAlways(&l.entries[a.Entry], a.Where)
	}
	if !slices.ContainsFunc(l.Active, late) {
		return l
	}
	l.Active = lists.Map(l.Active, func(a lorebook.Active) lorebook.Active {
		if late(a) {
			a.Where = lorebook.InTail
		}
		return a
	})
	return loreOf(l.entries, l.Result)
}

// inSystemAlways reports that an entry stands in the system message of every turn.
func inSystemAlways(e *chat.LorebookEntry, where lorebook.Where) bool {
	return where == lorebook.InSystem && lorebook.Fixed(e)
}

// LoreSources are the texts besides the messages that entries may search.
func LoreSources(in Input) map[chat.LoreSource]string {
	m := Names(in)
	all := map[chat.LoreSource]string{
		chat.OfPersona: m.Persona, chat.OfDescription: m.Description, chat.OfPersonality: m.Personality, chat.OfScenario: m.Scenario,
	}
	if in.Character != nil {
		all[chat.OfCreatorNotes] = in.Character.CreatorNotes
		all[chat.OfDepthPrompt] = m.card(in.Character.Note.Text, seedOf(in.Conversation))
	}
	return all
}

// constantLore is what every turn reads: the entries that no turn can change. They are the first to get what the budgets allow,
// so that it is the same here and in a turn.
func constantLore(in Input, m Macros) Lore { return fixedEntries(in, m).lore }

// movingLorebook is what the system message leaves out of these entries.
func movingLorebook(in Input, m Macros) string {
	f, seed := fixedEntries(in, m), seedOf(in.Conversation)
	p := page{}
	for _, a := range f.active {
		e, own := f.written[a.Entry], f.macros[a.Entry]
		if a.Where != lorebook.InPrefix && a.Where != lorebook.InSystem || !liveEntry(&e) {
			continue
		}
		if !macro.Live(e.Name) {
			e.Content = moving(e.Content)
		}
		e = own.entry(e, seed)
		p.add(entryLine(&e))
	}
	return p.String()
}

// fixed are the entries that no turn can change: those of lorebooks that are on everywhere, and of each member of a cast its
// own, with its name in them.
type fixed struct {
	written []chat.LorebookEntry
	macros  []Macros          // of each
	active  []lorebook.Active // which of them are read, in their order
	lore    Lore              // what stays the same of them
}

func fixedEntries(in Input, m Macros) (f fixed) {
	seed := seedOf(in.Conversation)
	var stays []chat.LorebookEntry // of each, resolved
	take := func(entries []chat.LorebookEntry, m Macros) {
		for i := range entries {
			if e := entries[i]; lorebook.Fixed(&e) {
				f.written, f.macros, stays = append(f.written, e), append(f.macros, m), append(stays, m.entry(frozenEntry(e), seed))
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
	r := lorebook.Select(lorebook.Input{Entries: stays, Books: in.Books, Seed: seed, Budget: in.LoreBudget, PerToken: in.PerToken})
	f.active = slices.Clone(r.Active)
	f.lore = loreOf(stays, r)
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

// inSystem are the entries that stand in the system message: those of every turn, and those of this one.
func (l Lore) inSystem(turn []PlacedEntry) []PlacedEntry {
	is := func(p PlacedEntry) bool { return p.Where == lorebook.InSystem }
	all := append(lists.Keep(l.Placed, is), lists.Keep(turn, func(p PlacedEntry) bool { return is(p) && !lorebook.Fixed(&p.Entry) })...)
	slices.SortStableFunc(all, func(a, b PlacedEntry) int { return lorebook.Order(&b.Entry, &a.Entry) })
	return all
}

// wants finds the entries that want to be at a position.
func wants(position chat.LorePosition) func(*PlacedEntry) bool {
	return func(p *PlacedEntry) bool { return p.Where != lorebook.InHistory && p.Entry.Rules.Position == position }
}

// placedText is what some of the entries say, as SillyTavern writes it: without names.
func placedText(all []PlacedEntry, is func(*PlacedEntry) bool) string {
	p := page{}
	for i := range all {
		if is(&all[i]) {
			p.add(strings.TrimSpace(all[i].Entry.Content))
		}
	}
	return p.String()
}

// Reread is how much of the beginning of a request a server reads again at most, in bytes, because of entries that stand where
// their authors want them.
func Reread(in Input) int {
	messages, from := prefix(in)
	skipped := 0
	if slices.ContainsFunc(in.Placed, func(p PlacedEntry) bool { return p.Where == lorebook.InSystem && !lorebook.Fixed(&p.Entry) }) {
		from = 0
		for _, part := range SystemParts(in) {
			if part.Name == PlacedPart {
				break
			}
			skipped += len(part.Text)
		}
	}
	if from < 0 {
		return 0
	}
	return lists.Sum(messages[from:], func(m llm.Message) int { return len(m.Text) }) - skipped
}

// entryTexts are the lorebook entries of the system message of every turn.
func entryTexts(in Input) []NamedText {
	if in.Shape.NoLorebook {
		return nil
	}
	l := constantLore(in, Names(in))
	return lists.Map(l.Active, func(a lorebook.Active) NamedText {
		e := &l.entries[a.Entry]
		return NamedText{"lorebook", e.Name, entryLine(e)}
	})
}

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
func (l Lore) lines(where lorebook.Where) string {
	p := page{}
	for _, a := range l.Active {
		if a.Where == where {
			p.add(entryLine(&l.entries[a.Entry]))
		}
	}
	return p.String()
}

// entryLine is an entry as a model reads it: its text after its name.
func entryLine(e *chat.LorebookEntry) string {
	content := strings.TrimSpace(e.Content)
	if name := strings.TrimSpace(e.Name); name != "" && content != "" {
		return name + ": " + content
	}
	return content
}
