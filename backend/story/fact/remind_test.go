package fact_test

import (
	"testing"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/fact"
)

func TestAModelIsNotRemindedOfWhatItHasJustRead(t *testing.T) {
	path := pathOf("text 1", "text 2", "text 3")
	old, recent, carried, pinned, secret := says(1, 1, "text 1", "Ada", "is", "here"), says(2, 3, "text 3", "Bran", "is", "here"), carriedOver(3, "Mina", "is", "here"),
		says(4, 3, "text 3", "Falk", "is", "here"), says(5, 3, "text 3", "Orla", "is", "here")
	pinned.Pinned, secret.KnownBy = true, []string{"Ada"}
	current := fact.CurrentOf(fact.On(path, []fact.Fact{old, recent, carried, pinned, secret}))
	for _, c := range []struct {
		name string
		cast []string
		want []int64
	}{
		{"one character", []string{"Ada"}, []int64{3, 1, 4}},
		{"several, of whom one was not there", []string{"Ada", "Bran"}, []int64{3, 1, 4, 5}},
	} {
		t.Run(c.name, func(t *testing.T) {
			same(t, c.want, lists.Map(fact.ToRemindOf(current, path, 2, c.cast), func(s fact.Standing) int64 { return s.ID }))
		})
	}
}

func TestAnotherReplyReadsOfAChoiceWhatStillHolds(t *testing.T) {
	path := pathOf("text 1", "text 2", "text 3", "text 4")
	facts := []fact.Fact{says(1, 1, "text 1", "Ada", "is at", "the inn"), says(2, 4, "text 4", "Ada", "is at", "the mill"), says(3, 1, "text 1", "Bran", "is", "tired"), says(4, 9, "", "Falk", "is", "old")}
	chosen := lists.Map([]int64{1, 3, 4, 7}, func(id int64) fact.Chosen { return fact.Chosen{FactID: id, Line: "a line"} })
	for _, c := range []struct {
		name   string
		before []chat.Message
		want   []int64
	}{
		{"one in whose place the exchange before put another", path[3:], []int64{1, 3}},
		{"none in whose place an older message put another", path[1:2], []int64{3}},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, chosenIDs(fact.StillHold(chosen, fact.On(path, facts), c.before))) })
	}
}

func TestAChoiceKnowsItsPlacesAndWords(t *testing.T) {
	path := pathOf("Ada slept at the inn.", "Bran sang.")
	all := fact.On(path, []fact.Fact{says(1, 2, "Bran sang", "Bran", "sang", "well"), says(2, 1, "slept at the inn", "Ada", "is at", "the inn"), carriedOver(3, "Ada", "is", "old")})
	chosen := []fact.Chosen{{FactID: 1}, {FactID: 3}, {FactID: 2}}
	same(t, []int{1, -1, 0}, fact.Places(chosen, all, path))
	told := fact.Says(chosen[2:], all)
	for text, want := range map[string]bool{"Ada slept at the inn.": true, "at the inn": true, "Bran sang.": false} {
		same(t, want, told(text))
	}
}
