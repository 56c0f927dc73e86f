package prompt

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/lorebook"
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
// nothing are left out.
func SelectLore(in lorebook.Input, m Macros, seed string) Lore {
	in.Seed = seed
	in.Entries = resolveMacros(in.Entries, m, seed)
	in.Messages = lists.Map(in.Messages, func(one lorebook.Message) lorebook.Message {
		one.Text = m.Names(one.Text)
		return one
	})
	return loreOf(in.Entries, lorebook.Read(in))
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
func constantLore(in Input, m Macros, seed string) Lore {
	fixed := lists.Keep(frozenEntries(castEntries(in, m)), func(e chat.LorebookEntry) bool { return lorebook.Fixed(&e) })
	fixed = resolveMacros(fixed, m, seed)
	return loreOf(fixed, lorebook.Select(lorebook.Input{Entries: fixed, Books: in.Books, Seed: seed, Budget: in.LoreBudget, PerToken: in.PerToken}))
}

// placed are the entries that stand in the system message: those of every turn, and those of this one.
func (l Lore) placed(turn []PlacedEntry) []PlacedEntry {
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

// EntryTexts are the lorebook entries of the system message of every turn, each by its name.
func EntryTexts(in Input) []NamedText {
	if in.Shape.NoLorebook {
		return nil
	}
	l := constantLore(in, Names(in).inOrder(), seedOf(in.Conversation))
	return lists.Map(l.Active, func(a lorebook.Active) NamedText {
		e := &l.entries[a.Entry]
		return NamedText{Name: e.Name, Text: joinTexts(e.Name, e.Content)}
	})
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
func (l Lore) lines(where lorebook.Where) string {
	p := page{}
	for _, a := range l.Active {
		if a.Where != where {
			continue
		}
		e := &l.entries[a.Entry]
		content := strings.TrimSpace(e.Content)
		if name := strings.TrimSpace(e.Name); name != "" {
			content = name + ": " + content
		}
		p.add(content)
	}
	return p.String()
}
