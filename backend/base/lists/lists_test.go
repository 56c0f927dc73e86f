package lists_test

import (
	"encoding/json"
	"errors"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/lists"
)

func TestAMappedListKeepsOrderAndIsNeverNil(t *testing.T) {
	if diff := cmp.Diff([]string{"3", "1", "2"}, lists.Map([]int{3, 1, 2}, strconv.Itoa)); diff != "" {
		t.Error(diff)
	}
	if text, err := json.Marshal(lists.Map(nil, strconv.Itoa)); string(text) != "[]" || err != nil {
		t.Errorf("got %s, %v", text, err)
	}
}

func TestWhatFitsIsKeptAndTheListStays(t *testing.T) {
	all := []int{3, 1, 2}
	if diff := cmp.Diff([]int{3, 2}, lists.Keep(all, func(n int) bool { return n > 1 })); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]int{3, 1, 2}, all); diff != "" {
		t.Error(diff)
	}
	if lists.Keep(all, func(int) bool { return false }) != nil {
		t.Error("a list of nothing is not nil")
	}
}

func TestTheLaterOfTwoItemsWithOneKeyIsKept(t *testing.T) {
	got := lists.Index([]string{"a1", "b1", "a2"}, func(s string) string { return s[:1] })
	if diff := cmp.Diff(map[string]string{"a": "a2", "b": "b1"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestOfEqualItemsTheFirstIsKept(t *testing.T) {
	if diff := cmp.Diff([]string{"b", "a"}, lists.Distinct([]string{"b", "a", "b", "a"})); diff != "" {
		t.Error(diff)
	}
}

func TestNoItemFollowsOneThatFails(t *testing.T) {
	var seen []int
	failed := errors.New("no")
	err := lists.Each([]int{1, 2, 3}, func(n int) error {
		seen = append(seen, n)
		if n == 2 {
			return failed
		}
		return nil
	})
	if diff := cmp.Diff([]int{1, 2}, seen); diff != "" || !errors.Is(err, failed) {
		t.Error(err, diff)
	}
}

func TestAMissingListIsFilledAndAnyOtherStays(t *testing.T) {
	if text, err := json.Marshal(lists.OrEmpty([]int(nil))); string(text) != "[]" || err != nil {
		t.Errorf("got %s, %v", text, err)
	}
	if diff := cmp.Diff([]int{1}, lists.OrEmpty([]int{1})); diff != "" {
		t.Error(diff)
	}
}

func TestTheFirstThatFitsIsFound(t *testing.T) {
	if got, ok := lists.Find([]int{1, 3, 4, 6}, even); got != 4 || !ok {
		t.Errorf("got %d, %v", got, ok)
	}
	if got, ok := lists.Find([]int{1, 3}, even); got != 0 || ok {
		t.Errorf("got %d, %v", got, ok)
	}
}

func TestItemsAreCountedAddedUpAndGatheredAsASet(t *testing.T) {
	all := []int{1, 2, 4, 4}
	if n := lists.Count(all, even); n != 3 {
		t.Errorf("counted %d", n)
	}
	if n := lists.Sum(all, func(n int) float64 { return float64(n) / 2 }); n != 5.5 {
		t.Errorf("added up to %v", n)
	}
	if diff := cmp.Diff(map[string]bool{"1": true, "2": true, "4": true}, lists.Set(all, strconv.Itoa)); diff != "" {
		t.Error(diff)
	}
}

func even(n int) bool { return n%2 == 0 }

func TestACopyOfAMapIsWrittenToAlone(t *testing.T) {
	from := map[string]int{"a": 1}
	made, empty := lists.Copy(from), lists.Copy(map[string]int(nil))
	made["b"], empty["c"] = 2, 3
	if diff := cmp.Diff(map[string]int{"a": 1}, from); diff != "" {
		t.Error(diff)
	}
}

func TestAMapIsMadeWithItsFirstValue(t *testing.T) {
	var m map[string]int
	lists.Put(&m, "a", 1)
	lists.Put(&m, "a", 2)
	if diff := cmp.Diff(map[string]int{"a": 2}, m); diff != "" {
		t.Error(diff)
	}
}
