package text_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"terzetto/backend/text"
)

func TestAContinuationIsJoinedWithoutARepetitionAndWithOneSpace(t *testing.T) {
	const long = "The lantern swung above the door, and nobody in the house had lit it for a year."
	for _, c := range []struct {
		name, before, more, want string
		exact                    bool
	}{
		{name: "the next word, without a space", before: "The lamp", more: "swung.", want: "The lamp swung."},
		{name: "the next word, with a space", before: "The lamp", more: " swung.", want: "The lamp swung."},
		{name: "too many spaces", before: "The lamp ", more: "   swung.", want: "The lamp swung."},
		{name: "a word goes on at a server that extends", before: "The lant", more: "ern swung.", want: "The lantern swung.", exact: true},
		{name: "the cut word is written whole", before: "The lant", more: "lantern swung.", want: "The lantern swung."},
		{name: "the last word is repeated", before: "She opened the door", more: "door slowly.", want: "She opened the door slowly."},
		{name: "the last word is repeated and has three letters", before: "It was late, and", more: "and the lamps burned.", want: "It was late, and the lamps burned."},
		{name: "the last word begins another word", before: "She opened the", more: "then quiet door.", want: "She opened the then quiet door."},
		{name: "a word of two letters stays doubled", before: "He had to go to", more: "to and fro.", want: "He had to go to to and fro."},
		{name: "the last word is doubled by a server that extends", before: "All she had", more: " had gone.", want: "All she had had gone.", exact: true},
		{name: "the last sentence is repeated", before: "It rained. She opened the door and", more: "She opened the door and left.", want: "It rained. She opened the door and left."},
		{name: "everything is repeated", before: long, more: long + " It burned.", want: long + " It burned."},
		{name: "everything is repeated and nothing added", before: long, more: long, want: long},
		{name: "everything is repeated with another word", before: long, more: strings.Replace(long, "nobody", "no one", 1) + " It burned.", want: long + " It burned."},
		{name: "a doubled word of the author's own", before: "It was very", more: " very cold.", want: "It was very very cold.", exact: true},
		{name: "the end of a longer word is not a word", before: "The outdoor", more: "door was shut.", want: "The outdoor door was shut."},
		{name: "a new sentence", before: "It rained.", more: "She left.", want: "It rained. She left."},
		{name: "a new sentence at a server that extends", before: "It rained.", more: "She left.", want: "It rained. She left.", exact: true},
		{name: "a new paragraph", before: "It rained.", more: "\n\nShe left.", want: "It rained.\n\nShe left."},
		{name: "no new paragraph within a sentence", before: "It rained and", more: "\n\nshe left.", want: "It rained and she left."},
		{name: "a full stop", before: "It rained", more: ".", want: "It rained."},
		{name: "speech ends", before: `"Come in`, more: `," she said.`, want: `"Come in," she said.`},
		{name: "speech is closed", before: `"Come in.`, more: `" She sat.`, want: `"Come in." She sat.`},
		{name: "speech begins", before: "She said,", more: `"Come in."`, want: `She said, "Come in."`},
		{name: "an action is closed", before: "*She waves", more: "* Hello.", want: "*She waves* Hello."},
		{name: "a script without spaces", before: "彼女は", more: "笑った。", want: "彼女は笑った。"},
		{name: "nothing", before: "It rained.", more: " \n", want: "It rained."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := (text.Continuation{Before: c.before, Exact: c.exact}).Join(c.more); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestARetoldTextIsNoContinuation(t *testing.T) {
	const before = "The lantern swung above the door, and nobody in the house had lit it for a year."
	c := text.Continuation{Before: before}
	if !c.StartsOver("The lantern swung above the door, and then it went out.") {
		t.Error("another telling counts as a continuation")
	}
	for _, more := range []string{"It burned.", before + " It burned.", "The lantern went out."} {
		if c.StartsOver(more) {
			t.Errorf("%q counts as another telling", more)
		}
	}
}

func FuzzJoinKeepsTheTextAndItsPiecesFollowOneAnother(f *testing.F) {
	f.Add("The lant", "lantern swung.", true)
	f.Add("It rained. She opened the door and", "She opened the door and left.", false)
	f.Add("a", "\n\n a", false)
	f.Fuzz(func(t *testing.T, before, more string, exact bool) {
		if !utf8.ValidString(before) || !utf8.ValidString(more) {
			t.Skip()
		}
		c := text.Continuation{Before: before, Exact: exact}
		kept := strings.TrimRight(before, " \t\r\n")
		whole := c.Join(more)
		if !strings.HasPrefix(whole, kept) || !utf8.ValidString(whole) {
			t.Fatalf("Join(%q, %q) = %q", before, more, whole)
		}
		if seam := whole[len(kept):]; strings.HasPrefix(seam, "  ") || strings.HasPrefix(seam, "\n\n\n") {
			t.Fatalf("Join(%q, %q) = %q", before, more, whole)
		}
		// What was decided once is only added to.
		for i := range more {
			if so := more[:i]; !c.Undecided(so) && !c.StartsOver(more) && !strings.HasPrefix(whole, strings.TrimRight(c.Join(so), " \t\r\n")) {
				t.Fatalf("Join(%q, %q) = %q, and after %q it was %q", before, more, whole, so, c.Join(so))
			}
		}
	})
}
