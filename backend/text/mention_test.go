package text_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/text"
)

func TestWhoIsMentioned(t *testing.T) {
	names := []string{"Bob", "Bob Lee", "Eve", "Zoë", "C++", "小明", "Mr. O'Neil", "ΣΟΦΙΑ", "  Ann   May "}
	for _, c := range []struct {
		name, said string
		want       []string
	}{
		{"nobody", "hello", nil},
		{"nobody in no text", "", nil},
		{"one in any case", "@bOB summarise", []string{"Bob"}},
		{"each once, in the order of the text", "@Eve @Bob @eve hi", []string{"Eve", "Bob"}},
		{"the longest name", "hi @bob lee, and @Bob", []string{"Bob Lee", "Bob"}},
		{"a shorter name where the longer one goes on otherwise", "@Bob Leeward", []string{"Bob"}},
		{"nobody by a longer word", "@Bobby @Eve2 @bob_lee", nil},
		{"nobody by an unknown name", "@carol hi", nil},
		{"nobody in an address of mail", "write to a@Bob or x.y@eve.example", nil},
		{"nobody in the address of a page", "https://example.com/@Bob", nil},
		{"with marks around", "(@Bob), «@Eve»: @Zoë!", []string{"Bob", "Eve", "Zoë"}},
		{"with 's behind", "use @Bob's words", []string{"Bob"}},
		{"at the end of a sentence", "Ask @Eve.", []string{"Eve"}},
		{"in braces", "@{Bob Lee} and @{ eve }", []string{"Bob Lee", "Eve"}},
		{"in braces with letters on both sides", "so @{Bob}ish", []string{"Bob"}},
		{"nobody by a part of what is in braces", "@{Bob Leeward} @{Bob", nil},
		{"over the end of a line", "@Bob\nLee", []string{"Bob Lee"}},
		{"but not over a blank line", "@Bob\n\nLee", []string{"Bob"}},
		{"with more spaces than one", "@ann  may", []string{"  Ann   May "}},
		{"with signs in the name", "@mr. o'neil, @c++", []string{"Mr. O'Neil", "C++"}},
		{"in Greek, with the other sigma", "@σοφια", []string{"ΣΟΦΙΑ"}},
		{"where words have no spaces between them", "请@小明看一下", []string{"小明"}},
		{"in emphasis", "**@Bob** and _@Eve_", []string{"Bob"}}, // _ is a part of words
		{"nobody behind a backslash", `\@Bob`, nil},
		{"behind two backslashes", `\\@Bob`, []string{"Bob"}},
		{"nobody in code", "`@Bob` and ``a ` @Eve``", nil},
		{"behind code", "`x` @Bob", []string{"Bob"}},
		{"behind a backtick that opens no code", "a ` @Bob\n` b", []string{"Bob"}},
		{"nobody in a block of code", "```go\n@Bob\n```\n@Eve", []string{"Eve"}},
		{"nobody in a block of code without end", "~~~\n@Bob", nil},
		{"an @ by itself", "@ Bob @@Bob", []string{"Bob"}},
		{"beside bytes that are no text", "\xff@Bob\xff", []string{"Bob"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, text.Mentions(c.said, names)); diff != "" {
				t.Error(diff)
			}
		})
	}
	if got := text.Mentions("@Bob @ @{}", []string{"", " ", "\xff"}); got != nil {
		t.Errorf("names of nothing are mentioned: %q", got)
	}
}

func FuzzMentionsAreNamesAndStandInTheText(f *testing.F) {
	for _, s := range []string{"@Bob", "a@Bob", "@{Bob Lee} `@x`", "\\@Bob\n```\n@Eve\n```", "@Bob\n\nLee @\xff{ @{", "`` ` ``` @Eve"} {
		f.Add(s, "Bob", "Bob Lee")
	}
	f.Fuzz(func(t *testing.T, s, one, two string) {
		names := []string{one, two}
		all := text.Mentions(s, names)
		for i, name := range all {
			if !slices.Contains(names, name) || slices.Contains(all[:i], name) {
				t.Fatalf("%q mentions %q", s, all)
			}
		}
		if got := text.Mentions(strings.ReplaceAll(s, "@", ""), names); got != nil {
			t.Fatalf("%q is mentioned without an @", got)
		}
	})
}
