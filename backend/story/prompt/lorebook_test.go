package prompt_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/document/search"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/prompt"
)

func lore(e chat.LorebookEntry) chat.LorebookEntry {
	if e.Content == "" {
		e.Content = "Lore."
	}
	return e
}

// tail is the block before the message that some texts call up.
func tail(entries []chat.LorebookEntry, recent []string, m prompt.Macros) string {
	return selected(entries, recent, m).Tail
}

func selected(entries []chat.LorebookEntry, recent []string, m prompt.Macros) prompt.Lore {
	in := lorebook.Input{Entries: entries}
	for i, text := range recent {
		in.Messages = append(in.Messages, lorebook.Message{ID: int64(i + 1), Role: chat.User, Text: text})
	}
	return prompt.SelectLore(in, m, "s")
}

func TestLorebookTriggers(t *testing.T) {
	m := prompt.Macros{User: "Bo", Char: "Ines"}
	for _, c := range []struct {
		name  string
		entry chat.LorebookEntry
		text  string
		want  bool
	}{
		{"a key inside a word counts", chat.LorebookEntry{Keywords: []string{"pier"}}, "the piers", true},
		{"case counts unless ignored", chat.LorebookEntry{Keywords: []string{"Pier"}}, "the pier", false},
		{"case is ignored on request, beyond ASCII too", chat.LorebookEntry{Keywords: []string{"ÉCLUSE"}, CaseInsensitive: true}, "une écluse", true},
		{"a short key is searched too", chat.LorebookEntry{Keywords: []string{"Io"}}, "moons: Io, Europa", true},
		{"a blank key never speaks", chat.LorebookEntry{Keywords: []string{"", "  "}}, "some   text", false},
		{"no key, no voice", chat.LorebookEntry{}, "text", false},
		{"any key is enough", chat.LorebookEntry{Keywords: []string{"oar", "sail"}}, "a sail", true},
		{"spaces around a key bound the word", chat.LorebookEntry{Keywords: []string{" pier "}}, "the piers", false},
		{"a key may name the character", chat.LorebookEntry{Keywords: []string{"{{char}}'s boat"}}, "Ines's boat", true},
		{"a text may name the character", chat.LorebookEntry{Keywords: []string{"Ines"}}, "ask {{char}}", true},
		{"a pattern is Go's syntax", chat.LorebookEntry{Keywords: []string{`\bpiers?\b`}, UseRegex: true}, "two piers", true},
		{"a pattern keeps word bounds", chat.LorebookEntry{Keywords: []string{`\bpier\b`}, UseRegex: true}, "two piers", false},
		{"a pattern ignores case on request", chat.LorebookEntry{Keywords: []string{`^PIER`}, UseRegex: true, CaseInsensitive: true}, "pier nine", true},
		{"an invalid pattern is no text", chat.LorebookEntry{Keywords: []string{"([pier"}, UseRegex: true}, "the ([pier", false},
		{"a pattern of choices", chat.LorebookEntry{Keywords: []string{`(storm|gale|squall)s? at (sea|anchor)`}, UseRegex: true}, "two Gales, then squalls at anchor", true},
		{"a pattern whose word is optional", chat.LorebookEntry{Keywords: []string{`(storm)?(pier){0,2}\d+`}, UseRegex: true}, "no. 9", true},
		{"a pattern with one choice that is no word", chat.LorebookEntry{Keywords: []string{`storm|\d`}, UseRegex: true}, "no. 9", true},
		{"a pattern repeated", chat.LorebookEntry{Keywords: []string{`(?:pier ){2,3}x+`}, UseRegex: true}, "pier pier x", true},
		{"a pattern repeated too rarely", chat.LorebookEntry{Keywords: []string{`(?:pier ){2,3}x+`}, UseRegex: true}, "pier x", false},
		{"a pattern folds as Go folds", chat.LorebookEntry{Keywords: []string{`kiss`}, UseRegex: true, CaseInsensitive: true}, "Kiſſ", true},
		{"a pattern beyond ASCII", chat.LorebookEntry{Keywords: []string{`ΣΆΣ`}, UseRegex: true, CaseInsensitive: true}, "σάς", true},
		{"a pattern that ignores case by itself", chat.LorebookEntry{Keywords: []string{`(?i)PIER`}, UseRegex: true}, "the pier", true},
		{"selective needs the second key", chat.LorebookEntry{Keywords: []string{"pier"}, SecondaryKeys: []string{"storm"}, Selective: true}, "the pier", false},
		{"second keys rest unless selective", chat.LorebookEntry{Keywords: []string{"pier"}, SecondaryKeys: []string{"storm"}}, "the pier", true},
		{"selective without second keys is not", chat.LorebookEntry{Keywords: []string{"pier"}, SecondaryKeys: []string{" "}, Selective: true}, "the pier", true},
		{"constant lore stands elsewhere", chat.LorebookEntry{Keywords: []string{"pier"}, Constant: true}, "the pier", false},
		{"a triggered entry ignores depth", chat.LorebookEntry{Keywords: []string{"pier"}, AtDepth: true}, "the pier", true},
		{"content that resolves to nothing is skipped", chat.LorebookEntry{Keywords: []string{"pier"}, Content: "{{// later}} "}, "the pier", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := tail([]chat.LorebookEntry{lore(c.entry)}, []string{c.text}, m)
			if (got != "") != c.want {
				t.Errorf("%q on %q gave %q", c.entry.Keywords, c.text, got)
			}
		})
	}
	same(t, "", tail([]chat.LorebookEntry{lore(chat.LorebookEntry{Keywords: []string{"x"}})}, nil, m))
}

func TestLorebookReadsTheLastSixTexts(t *testing.T) {
	book := []chat.LorebookEntry{lore(chat.LorebookEntry{Keywords: []string{"pier"}})}
	texts := []string{"pier", "1", "2", "3", "4", "5"}
	same(t, "<lorebook>\nLore.\n</lorebook>", tail(book, texts, prompt.Macros{}))
	same(t, "", tail(book, append(texts, "6"), prompt.Macros{}))
}

func TestLorebookOrderIsPriorityThenPlaceThenAge(t *testing.T) {
	book := []chat.LorebookEntry{
		{ID: 4, Content: "four", Priority: 5, SortOrder: 2},
		{ID: 3, Content: "three", Priority: 5, SortOrder: 1},
		{ID: 2, Content: "two", Priority: 5, SortOrder: 1},
		{ID: 1, Content: "one", Priority: 90, SortOrder: 9},
	}
	for i := range book {
		book[i].Keywords = []string{"x"}
	}
	const want = "one\n\ntwo\n\nthree\n\nfour"
	for range 10 {
		rand.Shuffle(len(book), func(i, j int) { book[i], book[j] = book[j], book[i] })
		same(t, "<lorebook>\n"+want+"\n</lorebook>", tail(book, []string{"x"}, prompt.Macros{}))
		constant := append([]chat.LorebookEntry(nil), book...)
		for i := range constant {
			constant[i].Constant = true
		}
		same(t, "## Lorebook\n\n"+want, prompt.System(prompt.Input{Entries: constant}))
	}
}

// The quick table must never turn away a key that does occur.
func TestLorebookScanFindsWhatIsThere(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	letters := []rune("abcdeéßЖ漢-")
	var b strings.Builder
	for range 3000 {
		b.WriteRune(letters[rnd.IntN(len(letters))])
	}
	text := b.String()
	for range 3000 {
		var key strings.Builder
		for range 1 + rnd.IntN(5) {
			key.WriteRune(letters[rnd.IntN(len(letters))])
		}
		k := key.String()
		if strings.TrimSpace(k) == "" {
			continue
		}
		book := []chat.LorebookEntry{lore(chat.LorebookEntry{Keywords: []string{k}})}
		if got, want := tail(book, []string{text}, prompt.Macros{}) != "", strings.Contains(text, k); got != want {
			t.Fatalf("key %q: found %t, is there %t", k, got, want)
		}
	}
}

// Sifting patterns by their words must never change what they find.
func FuzzLorebookPattern(f *testing.F) {
	for _, c := range [][2]string{{`pier|mole`, "the Mole"}, {`(a+b?)*cd{2}`, "aabcdd"}, {`\bstorm[s]?\b`, "STORMS"}, {`^$|x`, ""}, {"k", "K"}} {
		f.Add(c[0], c[1], true)
	}
	f.Fuzz(func(t *testing.T, pattern, text string, anyCase bool) {
		if strings.TrimSpace(pattern) == "" || strings.Contains(pattern+text, "{{") || search.Normal(pattern) != pattern || search.Normal(text) != text {
			return
		}
		if inner, _, slashed := chat.CutPattern(pattern); slashed || inner != "" {
			return
		}
		full := pattern
		if anyCase {
			full = "(?i)" + pattern
		}
		re, err := regexp.Compile(full)
		if err != nil {
			return
		}
		book := []chat.LorebookEntry{{Content: "Lore.", Keywords: []string{pattern}, UseRegex: true, CaseInsensitive: anyCase}}
		if got, want := tail(book, []string{text}, prompt.Macros{}) != "", re.MatchString(text); got != want {
			t.Errorf("%q on %q: found %t, want %t", full, text, got, want)
		}
	})
}

func TestHugeLorebookYieldsOnlyWhatIsSpoken(t *testing.T) {
	book := hugeBook(100_000)
	same(t, "<lorebook>\nPlace 77777: A place.\n</lorebook>", tail(book, []string{"They reach harbour-77777-gate at dusk."}, prompt.Macros{}))
}

func hugeBook(n int) []chat.LorebookEntry {
	book := make([]chat.LorebookEntry, n)
	for i := range book {
		book[i] = chat.LorebookEntry{
			ID: int64(i), Name: fmt.Sprint("Place ", i), Content: "A place.", CaseInsensitive: true,
			Keywords: []string{fmt.Sprintf("harbour-%d-gate", i), fmt.Sprintf("Keeper of lamp %d", i)},
		}
	}
	return book
}

func prose(words int) string {
	rnd := rand.New(rand.NewPCG(3, 4))
	list := strings.Fields("the harbour lamp gate keeper of rain rope tar wharf gull bell fog ledger keeps under lantern salt tide crate whistle")
	var b strings.Builder
	for range words {
		b.WriteString(list[rnd.IntN(len(list))] + " ")
	}
	return b.String()
}

func BenchmarkLorebook(b *testing.B) {
	recent := []string{prose(800), prose(800), prose(800), prose(800), prose(800), prose(80)}
	for _, n := range []int{100, 1_000, 10_000, 100_000} {
		book := hugeBook(n)
		b.Run(fmt.Sprint(n, " entries"), func(b *testing.B) {
			for b.Loop() {
				tail(book, recent, prompt.Macros{User: "Bo", Char: "Ines"})
			}
		})
	}
	patterns := hugeBook(1_000)
	for i := range patterns {
		patterns[i].UseRegex = true
	}
	b.Run("1000 patterns", func(b *testing.B) {
		for b.Loop() {
			tail(patterns, recent, prompt.Macros{})
		}
	})
}
