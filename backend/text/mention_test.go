package text_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/text"
)

func TestMentionsAreFoundInTheirOrderEachOnce(t *testing.T) {
	names := []string{"Bob", "Eve", "Bob Marley", "Жан", "", "İlk"}
	for _, c := range []struct {
		name, text string
		want       []int
	}{
		{"nobody", "hello", nil},
		{"one", "@Bob summarise", []int{0}},
		{"two, one of them twice", "@Bob @Eve @Bob hi", []int{0, 1}},
		{"in any case", "ask @EVE", []int{1}},
		{"the longest name wins", "@bob marley, sing", []int{2}},
		{"a longer word is another name", "@Bobby", nil},
		{"punctuation ends a name", "thanks, @Eve!", []int{1}},
		{"in braces", "@{Bob Marley}s song", []int{2}},
		{"braces that do not close", "@{Bob", nil},
		{"an address mentions nobody", "mail me@eve", nil},
		{"at the very end", "@", nil},
		{"another alphabet", "@жан", []int{3}},
		{"somebody unknown", "@carol hi", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, text.Mentions(c.text, names), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func FuzzMentions(f *testing.F) {
	f.Add("@Bob \xff@{x", "Bob", "\xffx")
	f.Fuzz(func(t *testing.T, said, one, two string) {
		found := text.Mentions(said, []string{one, two})
		if len(found) > 2 {
			t.Errorf("found %v", found)
		}
		for _, n := range found {
			if n < 0 || n > 1 {
				t.Errorf("found %v", found)
			}
		}
	})
}
