package prompt_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/prompt"
)

// placedEntry is an entry of a lorebook that is read as SillyTavern places it, called by a key.
func placedEntry(id int64, text string, rules chat.EntryRules) chat.LorebookEntry {
	return chat.LorebookEntry{ID: id, Name: "Name", Content: text, Keywords: []string{"five"}, Rules: rules}
}

func atDepth(depth int, role string) chat.EntryRules {
	return chat.EntryRules{Depth: &depth, Role: role}
}

// readAsPlaced is what a turn reads when the person says "five".
func readAsPlaced(in *prompt.Input, asPlaced bool, entries ...chat.LorebookEntry) prompt.Lore {
	in.Entries, in.Books = entries, map[int64]chat.BookRules{0: {AsPlaced: asPlaced}}
	lore := prompt.SelectLore(lorebook.Input{
		Entries: entries, Books: in.Books, Messages: []lorebook.Message{{ID: 5, Role: chat.User, Text: "five"}},
	}, prompt.Names(*in), "s")
	in.Placed = lore.Placed
	return lore
}

func textsOf(in prompt.Input) (all []string) {
	for _, m := range prompt.Prefix(in)[1:] {
		if m.Role == "system" {
			m.Text = "system: " + m.Text
		}
		all = append(all, m.Text)
	}
	return all
}

func TestEntriesStandInTheHistoryWhereTheyWantToBe(t *testing.T) {
	deep := func(e chat.LorebookEntry) chat.LorebookEntry {
		e.AtDepth = true
		return e
	}
	for _, c := range []struct {
		name    string
		note    chat.AuthorNote
		entries []chat.LorebookEntry
		want    []string
		last    string // right after the message
	}{
		{
			"one message before the newest",
			chat.AuthorNote{},
			[]chat.LorebookEntry{deep(placedEntry(1, "A.", atDepth(1, "")))},
			[]string{"one", "two", "three", "four", "system: A."},
			"",
		},
		{
			"right after the message at depth 0",
			chat.AuthorNote{},
			[]chat.LorebookEntry{deep(placedEntry(1, "A.", atDepth(0, "")))},
			[]string{"one", "two", "three", "four"},
			"Name: A.",
		},
		{
			"beyond the beginning",
			chat.AuthorNote{},
			[]chat.LorebookEntry{deep(placedEntry(1, "A.", atDepth(99, "user")))},
			[]string{"A.", "one", "two", "three", "four"},
			"",
		},
		{"those of one depth and role in one message, the highest order last", chat.AuthorNote{}, []chat.LorebookEntry{
			deep(placedEntry(1, "A.", atDepth(2, ""))), deep(placedEntry(2, "B.", atDepth(2, ""))), deep(placedEntry(3, "C.", atDepth(2, "user"))),
		}, []string{"one", "two", "three", "C.", "system: B.\n\nA.", "four"}, ""},
		{
			"with the note of its depth",
			chat.AuthorNote{Text: "Note.", Depth: 3},
			[]chat.LorebookEntry{deep(placedEntry(1, "A.", atDepth(3, "")))},
			[]string{"one", "two", "system: Note.\n\nA.", "three", "four"},
			"",
		},
		{"above and below the author's note", chat.AuthorNote{Text: "Note.", Depth: 1}, []chat.LorebookEntry{
			placedEntry(1, "A.", chat.EntryRules{Position: chat.NoteTop}), placedEntry(2, "B.", chat.EntryRules{Position: chat.NoteBottom}),
		}, []string{"one", "two", "three", "four", "system: A.\n\nNote.\n\nB."}, ""},
		{"in the place of a note that isn't due", chat.AuthorNote{Text: "Note.", Depth: 1, Every: 2}, []chat.LorebookEntry{
			placedEntry(1, "A.", chat.EntryRules{Position: chat.NoteTop}),
		}, []string{"one", "two", "three", "four", "system: A."}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i := range c.entries {
				c.entries[i].Priority = 10 - i
			}
			in := talk(chat.ConversationSettings{Note: c.note})
			lore := readAsPlaced(&in, true, c.entries...)
			if diff := cmp.Diff(c.want, textsOf(in)); diff != "" {
				t.Error(diff)
			}
			if lore.Tail != "" || lore.Depth != prompt.Tag("lorebook", c.last) {
				t.Errorf("tail %q, after the message %q", lore.Tail, lore.Depth)
			}
			in = talk(chat.ConversationSettings{})
			if lore := readAsPlaced(&in, false, c.entries...); len(lore.Placed) > 0 || !slices.Equal(textsOf(in), []string{"one", "two", "three", "four"}) {
				t.Errorf("without the switch %+v is placed", lore.Placed)
			}
		})
	}
}

func TestEntriesStandInTheSystemMessageAsTheyWant(t *testing.T) {
	at := func(id int64, text string, position chat.LorePosition) chat.LorebookEntry {
		return placedEntry(id, text, chat.EntryRules{Position: position})
	}
	always := at(5, "ALWAYS", chat.BeforeCharacter)
	always.Keywords, always.Constant = nil, true
	in := talk(chat.ConversationSettings{})
	in.Character.Description, in.Character.MesExample = "DESCRIPTION", "EXAMPLE"
	in.Settings.UserDescription = "USER"
	lore := readAsPlaced(&in, true, at(1, "BEFORE", chat.BeforeCharacter), at(2, "AFTER", chat.AfterCharacter),
		at(3, "TOP", chat.BeforeExamples), at(4, "BOTTOM", chat.AfterExamples), always, at(6, "TAIL", ""))
	system, from := prompt.System(in), 0
	for _, word := range []string{"Shared.", "ALWAYS", "BEFORE", "DESCRIPTION", "A pier.", "AFTER", "TOP", "EXAMPLE", "BOTTOM", "USER"} {
		i := strings.Index(system[from:], word)
		if i < 0 {
			t.Fatalf("%s is not in its place:\n%s", word, system)
		}
		from += i
	}
	if strings.Count(system, "ALWAYS") != 1 || lore.Tail != prompt.Tag("lorebook", "Name: TAIL") {
		t.Errorf("the tail is %q\n%s", lore.Tail, system)
	}
	whole := 0
	for _, m := range prompt.Prefix(in) {
		whole += len(m.Text)
	}
	if got := prompt.Reread(in); got <= 0 || got >= whole || got != whole-len("Card. Shared.") {
		t.Errorf("%d of %d bytes are read again", got, whole)
	}
	in.Placed = nil
	if system := prompt.System(in); !strings.Contains(system, "ALWAYS") || strings.Contains(system, "BEFORE") || prompt.Reread(in) != 0 {
		t.Errorf("without a turn:\n%s", system)
	}
}

func TestWhatIsReadAgainIsWhatStandsBehindTheEntries(t *testing.T) {
	in := talk(chat.ConversationSettings{Note: chat.AuthorNote{Text: "Note.", Depth: 4}})
	e := placedEntry(1, "A.", atDepth(2, ""))
	e.AtDepth = true
	readAsPlaced(&in, true, e)
	if got := prompt.Reread(in); got != len("A.")+len("four") {
		t.Errorf("%d bytes", got)
	}
}

func TestAnEntryAfterTheBeginningStandsInTheTail(t *testing.T) {
	in := talk(chat.ConversationSettings{})
	first, second := placedEntry(1, "A.", atDepth(1, "")), placedEntry(2, "B.", atDepth(1, ""))
	first.AtDepth, second.AtDepth = true, true
	before := readAsPlaced(&in, true, first)
	after := readAsPlaced(&in, true, first, second).After(before.Placed)
	if after.Tail != prompt.Tag("lorebook", "Name: B.") || len(after.Placed) != 1 {
		t.Errorf("the tail is %q, placed %+v", after.Tail, after.Placed)
	}
}

func TestTheNoteOfACardStandsWhereItSays(t *testing.T) {
	for _, c := range []struct {
		name string
		note chat.CardNote
		want []string
		last string
	}{
		{"with the newest message", chat.CardNote{Text: "{{char}} is wet."}, []string{"one", "two", "three", "four"}, "Mara is wet."},
		{"four messages before the end", chat.CardNote{Text: "<BOT> is wet.", Depth: 4}, []string{"one", "system: Mara is wet.", "two", "three", "four"}, ""},
		{"as another role", chat.CardNote{Text: "Wet.", Depth: 1, Role: "user"}, []string{"one", "two", "three", "four", "Wet."}, ""},
		{"a blank one", chat.CardNote{Text: " ", Depth: 4}, []string{"one", "two", "three", "four"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := talk(chat.ConversationSettings{})
			in.Character.Note = c.note
			if diff := cmp.Diff(c.want, textsOf(in)); diff != "" {
				t.Error(diff)
			}
			if got := noteOf(in); got != c.last {
				t.Errorf("with the newest: %q", got)
			}
		})
	}
	card := chat.Character{Name: "Mara", Note: chat.CardNote{Text: "Wet.", Depth: 4}}
	v := chat.Voice{Member: chat.Member{Name: "Mara", Label: "Mara"}, Card: &card}
	in := talk(chat.ConversationSettings{})
	in.Character, in.Cast = &card, []chat.Voice{v}
	if got := textsOf(in); slices.ContainsFunc(got, func(s string) bool { return strings.Contains(s, "Wet.") }) {
		t.Errorf("among several characters: %q", got)
	}
	if note := prompt.SpeakerNote(in, v); !strings.Contains(note, "Wet.") {
		t.Errorf("the speaker reads %q", note)
	}
	if sources := prompt.LoreSources(in); sources[chat.OfDepthPrompt] != "Wet." {
		t.Errorf("entries search %q", sources[chat.OfDepthPrompt])
	}
}
