package store_test

import (
	"slices"
	"strconv"
	"testing"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

func TestAWalkGivesEachRowOnceInItsOrder(t *testing.T) {
	db := open(t, t.TempDir())
	ctx := t.Context()
	world := must(db.Library.Worlds().Create(ctx, chat.World{Name: "Harbour"}))(t)
	var all []chat.LorebookEntry
	for i := range 70 { // more than three of its portions
		all = append(all, chat.LorebookEntry{Name: strconv.Itoa(i), SortOrder: -i})
	}
	if err := db.Library.AddEntries(ctx, world.ID, all); err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		name string
		part lists.Span
		want []string
	}{
		{"all of them", lists.Span{}, names(69, 0)},
		{"the first ones", lists.Span{Limit: 25}, names(69, 45)},
		{"some from the middle", lists.Span{From: 60, Limit: 5}, names(9, 5)},
		{"the last ones", lists.Span{From: 68, Limit: 20}, names(1, 0)},
		{"none after the end", lists.Span{From: 70}, nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			var got []string
			for e, err := range db.Library.Entries(world.ID).Walk(ctx, row.part) {
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, e.Name)
			}
			if !slices.Equal(got, row.want) {
				t.Errorf("the entries are %v", got)
			}
		})
	}
	for _, err := range db.Library.Entries(world.ID+1).Walk(ctx, lists.Span{}) {
		if err == nil {
			t.Error("a lorebook that is not there has entries")
		}
	}
}

// names are the numbers from one down to another.
func names(from, to int) (all []string) {
	for ; from >= to; from-- {
		all = append(all, strconv.Itoa(from))
	}
	return all
}
