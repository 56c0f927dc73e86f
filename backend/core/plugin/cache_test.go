package plugin_test

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/plugin"
)

type caseRow struct {
	Area     string          `json:"area"`
	Input    json.RawMessage `json:"input"`
	Expected json.RawMessage `json:"expected"`
	Note     string          `json:"note"`
}

func decode(t *testing.T, raw json.RawMessage, into any) {
	t.Helper()
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatal(err)
	}
}

func TestCases(t *testing.T) {
	data, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]func(*testing.T, caseRow){
		"attachment_cache.evict_order": orderCase, "attachment_cache.insert": insertCase,
		"attachment.validate_shape": shapeCase, "attachment.stage": stageCase,
	}
	var rows []caseRow
	decode(t, data, &rows)
	for _, c := range rows {
		t.Run(c.Area+"/"+c.Note, func(t *testing.T) {
			if rule := rules[c.Area]; rule != nil {
				rule(t, c)
				return
			}
			t.Errorf("no rule for %s", c.Area)
		})
	}
}

func orderCase(t *testing.T, c caseRow) {
	var in struct{ Rows map[string]plugin.Accesses }
	var want []string
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	var rows []plugin.Cached
	for name, seen := range in.Rows {
		rows = append(rows, plugin.Cached{ID: int64(name[0]), Oldest: seen.Oldest()})
	}
	var got []string
	for _, row := range slices.SortedFunc(slices.Values(rows), plugin.Cached.Compare) {
		got = append(got, string(rune(row.ID)))
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func insertCase(t *testing.T, c caseRow) {
	var in struct {
		Budget   int64
		Existing []struct {
			ID       string
			Size     int64
			Accesses plugin.Accesses
		}
		NewSize    int            `json:"new_size"`
		Seed       string         `json:"seed"`
		Generation map[string]any `json:"generation_metadata"`
		Declares   *bool          `json:"workflow_declares_artifacts"`
	}
	var want struct {
		Evicted  []string
		Inserted bool `json:"row_inserted"`
		Reason   string
	}
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	made := plugin.Made{Artifact: plugin.Artifact{
		Filename: "a", Mime: "m", Data: make([]byte, in.NewSize), Seed: in.Seed, Generation: in.Generation,
	}}
	if in.Declares != nil {
		if got := made.Reject(plugin.ReasonNoProducer); got.Reason != want.Reason {
			t.Errorf("rejected because %q", got.Reason)
		}
		return
	}
	var stored []plugin.Cached
	var used int64
	for _, row := range in.Existing {
		used += row.Size
		stored = append(stored, plugin.Cached{ID: int64(row.ID[0]), Weight: plugin.Weight{Size: row.Size}, Oldest: row.Accesses.Oldest()})
	}
	plan := plugin.Fit(in.Budget, used, []plugin.Weight{made.Weight()}, slices.Values(stored))
	var evicted []string
	for _, id := range plan.Evict {
		evicted = append(evicted, string(rune(id)))
	}
	if diff := cmp.Diff(want.Evicted, evicted); diff != "" {
		t.Errorf("evicted (-want +got):\n%s", diff)
	}
	verdict := plugin.Refuse
	switch {
	case want.Evicted != nil:
		verdict = plugin.Keep
	case want.Inserted:
		verdict = plugin.Mark
	case made.Reject(plugin.ReasonOversize).Reason != want.Reason:
		t.Errorf("the reason is %q", plugin.ReasonOversize)
	}
	if plan.Verdicts[0] != verdict {
		t.Errorf("the verdict is %d", plan.Verdicts[0])
	}
}

func shapeCase(t *testing.T, c caseRow) {
	var in struct{ Filename, Mime, Data, Path string }
	var want []any
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	a := plugin.Artifact{Filename: in.Filename, Mime: in.Mime, Path: in.Path}
	switch in.Data {
	case "<3 bytes>":
		a.Data = []byte("abc")
	case "<0 bytes>":
		a.Data = []byte{}
	}
	_, err := a.Read()
	if (err == nil) != want[0].(bool) || (err != nil && err.Error() == "") {
		t.Errorf("got %v", err)
	}
}

// What the other rows of this area forbid cannot be written in Go: the host says whose
// an artifact is, and an annotation is text.
func stageCase(t *testing.T, c caseRow) {
	var in struct{ Attachment map[string]any }
	var want struct{ Staged bool }
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	a := plugin.Artifact{Filename: in.Attachment["filename"].(string), Mime: in.Attachment["mime"].(string), Data: []byte("bytes")}
	if _, err := a.Read(); err != nil {
		t.Errorf("a well-formed artifact: %v", err)
	}
	if want.Staged {
		return
	}
	for _, name := range []string{"Source", "WorkflowID"} {
		if _, is := reflect.TypeFor[plugin.Artifact]().FieldByName(name); is {
			t.Errorf("a hook can say %s itself", name)
		}
	}
	if f, _ := reflect.TypeFor[plugin.Artifact]().FieldByName("Annotation"); f.Type.Kind() != reflect.String {
		t.Errorf("an annotation is a %s", f.Type)
	}
}

func TestAnArtifactIsReadOrRefusedWithAReason(t *testing.T) {
	dir := t.TempDir()
	full, empty := filepath.Join(dir, "full"), filepath.Join(dir, "empty")
	for path, text := range map[string]string{full: "bytes", empty: ""} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	long := filepath.Join(dir, "long")
	if err := os.WriteFile(long, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(long, plugin.MaxArtifact+1); err != nil {
		t.Fatal(err)
	}
	data := []byte("bytes")
	for _, c := range []struct {
		name   string
		in     plugin.Artifact
		reason string
	}{
		{"bytes", plugin.Artifact{Filename: "a", Mime: "m", Data: data}, ""},
		{"a file", plugin.Artifact{Filename: "a", Mime: "m", Path: full}, ""},
		{"no name", plugin.Artifact{Filename: " ", Mime: "m", Data: data}, "filename"},
		{"no type", plugin.Artifact{Filename: "a", Data: data}, "mime"},
		{"neither bytes nor file", plugin.Artifact{Filename: "a", Mime: "m"}, "exactly one"},
		{"both", plugin.Artifact{Filename: "a", Mime: "m", Data: data, Path: full}, "exactly one"},
		{"no bytes", plugin.Artifact{Filename: "a", Mime: "m", Data: []byte{}}, "empty"},
		{"an empty file", plugin.Artifact{Filename: "a", Mime: "m", Path: empty}, "empty"},
		{"a folder", plugin.Artifact{Filename: "a", Mime: "m", Path: dir}, "not a regular file"},
		{"a file that is gone", plugin.Artifact{Filename: "a", Mime: "m", Path: full + "x"}, "cannot be read"},
		{"a file that is too large", plugin.Artifact{Filename: "a", Mime: "m", Path: long}, "larger than"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.in.Annotation = " \n"
			got, err := c.in.Read()
			if c.reason != "" {
				if err == nil || !strings.Contains(err.Error(), c.reason) {
					t.Errorf("got %v", err)
				}
				return
			}
			if err != nil || !bytes.Equal(got.Data, data) || got.Path != "" || got.Annotation != "" {
				t.Errorf("got %+v, %v", got, err)
			}
			if again, err := got.Read(); err != nil || !bytes.Equal(again.Data, data) {
				t.Errorf("what passed does not pass again: %v", err)
			}
		})
	}
}

func TestThreeLooksAreRemembered(t *testing.T) {
	var seen plugin.Accesses
	if seen.Oldest() != math.MaxInt64 {
		t.Error("what was never looked at is not the last to go")
	}
	for _, c := range []struct {
		at     int64
		want   plugin.Accesses
		oldest int64
	}{{4, plugin.Accesses{4}, 4}, {9, plugin.Accesses{9, 4}, 4}, {12, plugin.Accesses{12, 9, 4}, 4}, {21, plugin.Accesses{21, 12, 9}, 9}} {
		before := slices.Clone(seen)
		next := seen.Add(c.at)
		if diff := cmp.Diff(c.want, next); diff != "" || next.Oldest() != c.oldest || !slices.Equal(before, seen) {
			t.Errorf("oldest %d (-want +got):\n%s", next.Oldest(), diff)
		}
		seen = next
	}
}

func w(size int64, recoverable bool) plugin.Weight {
	return plugin.Weight{Size: size, Recoverable: recoverable}
}

func TestHowArtifactsFindRoom(t *testing.T) {
	const keep, mark, refuse = plugin.Keep, plugin.Mark, plugin.Refuse
	three := []plugin.Cached{{ID: 1, Weight: w(4, true), Oldest: 1}, {ID: 2, Weight: w(4, true), Oldest: 2}, {ID: 3, Weight: w(4, false), Oldest: 0}}
	for _, c := range []struct {
		name     string
		budget   int64
		fresh    []plugin.Weight
		stored   []plugin.Cached
		verdicts []plugin.Verdict
		evict    []int64
	}{
		{"there is room", 20, []plugin.Weight{w(8, false)}, three, []plugin.Verdict{keep}, nil},
		{"the oldest goes, and not one more", 15, []plugin.Weight{w(7, false)}, three, []plugin.Verdict{keep}, []int64{1}},
		{"what could not be made again goes last, however old", 12, []plugin.Weight{w(12, true)}, three, []plugin.Verdict{keep}, []int64{1, 2, 3}},
		{"nothing to add, and a budget that shrank", 5, nil, three, []plugin.Verdict{}, []int64{1, 2}},
		{"the biggest of a batch gives up its bytes and spares the stored", 20, []plugin.Weight{w(3, true), w(18, true), w(5, true)}, three, []plugin.Verdict{keep, mark, keep}, nil},
		{"among equals the first", 20, []plugin.Weight{w(11, true), w(11, true)}, nil, []plugin.Verdict{mark, keep}, nil},
		{"the biggest is refused when nobody could make it again", 10, []plugin.Weight{w(5, true), w(6, false)}, nil, []plugin.Verdict{keep, refuse}, nil},
		{"no room at all", 0, []plugin.Weight{w(1, true), w(1, false)}, nil, []plugin.Verdict{mark, refuse}, nil},
		{"exactly the budget", 10, []plugin.Weight{w(4, false), w(6, false)}, nil, []plugin.Verdict{keep, keep}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			var used int64
			for _, row := range c.stored {
				used += row.Size
			}
			if !slices.IsSortedFunc(c.stored, plugin.Cached.Compare) {
				t.Fatal("the stored rows do not stand in the order of eviction")
			}
			got := plugin.Fit(c.budget, used, c.fresh, slices.Values(c.stored))
			if diff := cmp.Diff(plugin.Plan{Verdicts: c.verdicts, Evict: c.evict}, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// Each byte is a new artifact or a stored row: its low bits are the size.
func FuzzAFitIsNeverOverBudgetAndNeverEvictsMoreThanItMust(f *testing.F) {
	f.Add(uint16(20), []byte{3, 18, 5}, []byte{4, 0x84, 4})
	f.Add(uint16(0), []byte{1}, []byte{1})
	f.Fuzz(func(t *testing.T, budget uint16, fresh, stored []byte) {
		limit := int64(budget % 512)
		var coming []plugin.Weight
		for _, b := range fresh {
			coming = append(coming, w(1+int64(b&0x7f), b&0x80 != 0))
		}
		var rows []plugin.Cached
		var used int64
		for i, b := range stored {
			row := plugin.Cached{ID: int64(i), Weight: w(1+int64(b&0x3f), b&0x80 != 0), Oldest: int64(b & 7)}
			rows, used = append(rows, row), used+row.Size
		}
		slices.SortFunc(rows, plugin.Cached.Compare)
		read := 0
		plan := plugin.Fit(limit, used, coming, func(yield func(plugin.Cached) bool) {
			for _, row := range rows {
				read++
				if !yield(row) {
					return
				}
			}
		})
		var kept, freed, last int64
		spared, given := int64(-1), int64(-1) // the largest kept, the smallest given up
		for i, v := range plan.Verdicts {
			size := coming[i].Size
			if v == plugin.Keep {
				kept, spared = kept+size, max(spared, size)
				continue
			}
			if given < 0 || size < given {
				given = size
			}
			if (v == plugin.Mark) != coming[i].Recoverable {
				t.Errorf("artifact %d: verdict %d, recoverable %v", i, v, coming[i].Recoverable)
			}
		}
		if given >= 0 && (spared > given || kept+given <= limit) {
			t.Errorf("%d bytes were given up beside a kept %d, with %d of %d in use", given, spared, kept, limit)
		}
		for i, id := range plan.Evict {
			if rows[i].ID != id {
				t.Fatalf("row %d goes where %d is next", id, rows[i].ID)
			}
			last = rows[i].Size
			freed += last
		}
		if kept > limit || used+kept-freed > limit {
			t.Errorf("%d bytes stand in a budget of %d", used+kept-freed, limit)
		}
		if len(plan.Evict) > 0 && used+kept-(freed-last) <= limit {
			t.Error("the last one to go need not have gone")
		}
		if read != len(plan.Evict) {
			t.Errorf("%d rows were read to evict %d", read, len(plan.Evict))
		}
	})
}

func TestWhatCouldBeMadeAgainNeedsASeedAndParameters(t *testing.T) {
	for _, c := range []struct {
		name string
		a    plugin.Artifact
		want bool
	}{
		{"both", plugin.Artifact{Seed: "s", Generation: map[string]any{}}, true},
		{"no seed", plugin.Artifact{Generation: map[string]any{"voice": "en"}}, false},
		{"no parameters", plugin.Artifact{Seed: "s"}, false},
	} {
		if got := c.a.Weight().Recoverable; got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	if got := (plugin.Artifact{Data: []byte("abc")}).Weight().Size; got != 3 {
		t.Errorf("three bytes weigh %d", got)
	}
}
