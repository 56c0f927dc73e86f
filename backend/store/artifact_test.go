package store_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
)

// sound is an artifact of so many bytes that could be made again.
func sound(name string, size int) plugin.Made {
	return plugin.Made{PluginID: "tts", Artifact: plugin.Artifact{
		Filename: name, Mime: "audio/wav", Data: []byte(strings.Repeat(name[:1], size)), Seed: "seed", Generation: map[string]any{"voice": "en"},
	}}
}

// once is an artifact that cannot be made again.
func once(name string, size int) plugin.Made {
	m := sound(name, size)
	m.Seed, m.Generation = "", nil
	return m
}

func versionOf(root int64, m plugin.Made) plugin.Made {
	m.Root = &root
	return m
}

func budget(t testing.TB, db *store.DB, bytes int) {
	t.Helper()
	must(db.Settings.UpdateSettings(t.Context(), fmt.Appendf(nil, `{"attachment_cache_budget_bytes":%d}`, bytes)))(t)
}

// add keeps artifacts on a message and gives their ids.
func add(t testing.TB, db *store.DB, message int64, made ...plugin.Made) []int64 {
	t.Helper()
	ids, rejected, err := db.AddArtifacts(t.Context(), message, made, true)
	ok(t, err)
	if len(rejected) > 0 {
		t.Fatalf("rejected: %+v", rejected)
	}
	return ids
}

// evicted are the ids of a message's artifacts without bytes.
func evicted(t testing.TB, db *store.DB, conversation string, message int64) []int64 {
	t.Helper()
	gone := []int64{}
	for _, a := range must(db.Messages.Message(t.Context(), conversation, message))(t).Artifacts {
		if a.DataB64 != nil {
			gone = append(gone, a.ID)
		}
	}
	return gone
}

// looks are the counter and what each artifact remembers.
func looks(t testing.TB, db *store.DB) (counter int64, seen map[int64]plugin.Accesses) {
	t.Helper()
	counter, seen, err := db.Looks(t.Context())
	ok(t, err)
	return counter, seen
}

// sane holds every file to what the cache promises.
func sane(t testing.TB, db *store.DB) {
	t.Helper()
	broken, err := db.BrokenArtifacts(t.Context())
	ok(t, err)
	for _, what := range broken {
		t.Error(what)
	}
}

func TestWhatCannotBeKeptKeepsTheBatchOut(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	_, other := say(t, db, conv.ID, "u", "a")
	root := add(t, db, message, sound("root", 4))[0]
	version := add(t, db, message, versionOf(root, sound("version", 4)))[0]
	elsewhere := add(t, db, other, sound("elsewhere", 4))[0]
	odd := sound("odd", 3)
	odd.Generation = map[string]any{"f": func() {}}
	strange := sound("strange", 3)
	strange.Consumption = map[string]any{"f": func() {}}
	nobody := sound("nobody", 3)
	nobody.PluginID = ""
	for _, c := range []struct {
		name    string
		message int64
		made    plugin.Made
		want    fault.Code
	}{
		{"a message that is not there", 999, sound("x", 3), fault.NotFound},
		{"no bytes", message, sound("x", 0), fault.Invalid},
		{"no workflow", message, nobody, fault.Invalid},
		{"parameters that are no JSON", message, odd, fault.Invalid},
		{"facts that are no JSON", message, strange, fault.Invalid},
		{"a root that is not there", message, versionOf(999, sound("x", 3)), fault.NotFound},
		{"a root that is a version itself", message, versionOf(version, sound("x", 3)), fault.Invalid},
		{"a root on another message", message, versionOf(elsewhere, sound("x", 3)), fault.Invalid},
	} {
		t.Run(c.name, func(t *testing.T) {
			ids, _, err := db.AddArtifacts(t.Context(), c.message, []plugin.Made{sound("good", 3), c.made}, true)
			if !fault.Is(err, c.want) || ids != nil {
				t.Errorf("got %v, %v", ids, err)
			}
		})
	}
	if got := must(db.Messages.Message(t.Context(), conv.ID, message))(t).Artifacts; len(got) != 2 {
		t.Errorf("%d artifacts are there", len(got))
	}
	sane(t, db)
}

func TestABatchFindsRoomAsTheGuideSays(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	budget(t, db, 20)
	old := add(t, db, message, once("precious", 4), sound("a", 4), sound("b", 4))
	ids, rejected, err := db.AddArtifacts(t.Context(), message, []plugin.Made{sound("c", 6), once("huge", 30), sound("large", 21)}, true)
	ok(t, err)
	want := []plugin.Rejection{{Filename: "huge", PluginID: "tts", Mime: "audio/wav", Reason: plugin.ReasonOversize}}
	if diff := cmp.Diff(want, rejected); diff != "" || len(ids) != 2 {
		t.Errorf("kept %v (-want +got):\n%s", ids, diff)
	}
	// 12 stood and 6 came: all of it fits, and large is a row without its bytes.
	if diff := cmp.Diff([]int64{ids[1]}, evicted(t, db, conv.ID, message)); diff != "" {
		t.Errorf("evicted (-want +got):\n%s", diff)
	}
	// Six more: a, which is older than b, and not the precious one, which is older still.
	more := add(t, db, message, sound("d", 6))
	if diff := cmp.Diff([]int64{old[1], ids[1]}, evicted(t, db, conv.ID, message)); diff != "" {
		t.Errorf("evicted (-want +got):\n%s", diff)
	}
	data, mime, name, err := db.ArtifactData(t.Context(), more[0])
	if string(data) != "dddddd" || mime != "audio/wav" || name != "d" || err != nil {
		t.Errorf("%q, %s, %s, %v", data, mime, name, err)
	}
	if _, _, _, err := db.ArtifactData(t.Context(), old[1]); !fault.Is(err, fault.Conflict) {
		t.Errorf("what was evicted: %v", err)
	}
	if _, _, _, err := db.ArtifactData(t.Context(), 999); !fault.Is(err, fault.NotFound) {
		t.Errorf("what never was: %v", err)
	}
	if a := must(db.Artifact(t.Context(), ids[1]))(t); a.Size != 21 || *a.DataB64 != chat.Evicted {
		t.Errorf("the marker is %+v", a)
	}
	sane(t, db)
}

func TestABudgetThatShrankHoldsFromTheNextWrite(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	ids := add(t, db, message, sound("a", 40), sound("b", 40), sound("c", 40))
	for _, wrong := range []string{"-1", "1e18", `"much"`, "null"} {
		_, err := db.Settings.UpdateSettings(t.Context(), json.RawMessage(`{"attachment_cache_budget_bytes":`+wrong+`}`))
		if !fault.Is(err, fault.Invalid) {
			t.Errorf("a budget of %s: %v", wrong, err)
		}
	}
	if got := must(db.Settings.Settings(t.Context()))(t).AttachmentCacheBudgetBytes; got != 524288000 {
		t.Errorf("the budget is %d", got)
	}
	budget(t, db, 60)
	if gone := evicted(t, db, conv.ID, message); len(gone) != 0 {
		t.Errorf("a setting alone evicted %v", gone)
	}
	add(t, db, message, sound("d", 10))
	if diff := cmp.Diff(ids[:2], evicted(t, db, conv.ID, message)); diff != "" {
		t.Errorf("evicted (-want +got):\n%s", diff)
	}
	sane(t, db)
}

func TestAnEvictedArtifactGetsItsBytesAgainWhereItStands(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	budget(t, db, 10)
	ids := add(t, db, message, sound("a", 5), sound("b", 5), once("c", 1))
	if diff := cmp.Diff(ids[:1], evicted(t, db, conv.ID, message)); diff != "" {
		t.Fatalf("the first of the biggest should be without bytes (-want +got):\n%s", diff)
	}
	for _, c := range []struct {
		name string
		id   int64
		data string
		want fault.Code
	}{
		{"one that is not there", 999, "x", fault.NotFound},
		{"one that has its bytes", ids[1], "x", fault.Conflict},
		{"nothing in it", ids[0], "", fault.Invalid},
		{"more than there is room for", ids[0], "elevenbytes", fault.TooLarge},
	} {
		if err := db.Rehydrate(ctx, c.id, []byte(c.data), nil); !fault.Is(err, c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	before := must(db.Artifact(ctx, ids[1]))(t)
	ok(t, db.Evict(ctx, ids[1]))
	ok(t, db.Evict(ctx, ids[1]))
	if err := db.Evict(ctx, 999); !fault.Is(err, fault.NotFound) {
		t.Errorf("evict what is not there: %v", err)
	}
	ok(t, db.Rehydrate(ctx, ids[1], []byte("again!"), map[string]any{"words": []any{"a"}}))
	after := must(db.Artifact(ctx, ids[1]))(t)
	before.Size, before.ConsumptionMetadata = 6, json.RawMessage(`{"words":["a"]}`)
	if diff := cmp.Diff(before, after); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	ok(t, db.Evict(ctx, ids[1]))
	ok(t, db.Rehydrate(ctx, ids[1], []byte("third"), nil))
	if got := must(db.Artifact(ctx, ids[1]))(t); string(got.ConsumptionMetadata) != `{"words":["a"]}` {
		t.Errorf("without new facts the old ones are %s", got.ConsumptionMetadata)
	}
	ok(t, db.Evict(ctx, ids[2]))
	if err := db.Rehydrate(ctx, ids[2], []byte("x"), nil); !fault.Is(err, fault.Conflict) {
		t.Errorf("one that nothing says how to make: %v", err)
	}
	// Bytes that come back make room for themselves.
	ok(t, db.Rehydrate(ctx, ids[0], []byte("nine byte"), nil))
	if diff := cmp.Diff([]int64{ids[1], ids[2]}, evicted(t, db, conv.ID, message)); diff != "" {
		t.Errorf("evicted (-want +got):\n%s", diff)
	}
	sane(t, db)
}
