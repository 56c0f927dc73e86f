package store_test

import (
	"encoding/json"
	"os"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
	"terzetto/backend/testing/casetest"
)

// A group is a root with its versions on a greeting, under the ids that a case gives them.
type group struct {
	t            *testing.T
	db           *store.DB
	conversation string
	message      int64
	ids          map[int64]int64 // from the case's ids to the file's
}

func newGroup(t *testing.T, root int64, siblings []int64) *group {
	t.Helper()
	g := &group{t: t, db: fresh(t), ids: map[int64]int64{}}
	conv := begin(t, g.db, "g")
	g.conversation, g.message = conv.ID, *conv.ActiveLeafID
	first := sound("root", 3)
	first.Annotation = "A"
	g.ids[root] = add(t, g.db, g.message, first)[0]
	for _, id := range siblings {
		m := versionOf(g.ids[root], sound("version", 3))
		m.Annotation = "B"
		g.ids[id] = add(t, g.db, g.message, m)[0]
	}
	ok(t, g.db.SetActiveSibling(t.Context(), g.message, g.ids[root], nil))
	return g
}

// named turns an id of the file back into the case's.
func (g *group) named(id *int64) any {
	if id == nil {
		return nil
	}
	for name, is := range g.ids {
		if is == *id {
			return name
		}
	}
	return "none of the group"
}

func TestArtifactCases(t *testing.T) {
	text, err := os.ReadFile("testdata/artifact_cases.json")
	ok(t, err)
	var cases []struct {
		Area, Note      string
		Input, Expected json.RawMessage
	}
	ok(t, json.Unmarshal(text, &cases))
	rules := map[string]func(t *testing.T, input, expected json.RawMessage){
		"attachment_cache.record_access": recordCase, "attachment_cache.insert": addCase, "attachment_cache.rehydrate": rehydrateCase,
		"attachment_cache.delete": deleteCase, "attachment_cache.activate": activateCase, "attachment_cache.access_route": accessCase,
	}
	for _, c := range cases {
		t.Run(c.Area+"/"+c.Note, func(t *testing.T) {
			rule := rules[c.Area]
			if rule == nil {
				t.Fatalf("no rule for %s", c.Area)
			}
			rule(t, c.Input, c.Expected)
		})
	}
}

func recordCase(t *testing.T, input, expected json.RawMessage) {
	type state struct {
		Counter int64
		Rows    map[int64]plugin.Accesses
		IDs     []int64
	}
	var in, want state
	ok(t, json.Unmarshal(input, &in))
	ok(t, json.Unmarshal(expected, &want))
	db := fresh(t)
	message := *begin(t, db, "g").ActiveLeafID
	ids := map[int64]int64{999: 999}
	for name, seen := range in.Rows {
		ids[name] = add(t, db, message, sound("a", 1))[0]
		ok(t, db.SetLooks(t.Context(), in.Counter, ids[name], seen))
	}
	var looked []int64
	for _, name := range in.IDs {
		looked = append(looked, ids[name])
	}
	ok(t, db.RecordAccess(t.Context(), looked))
	counter, seen := looks(t, db)
	for name, all := range want.Rows {
		if diff := cmp.Diff(all, seen[ids[name]]); diff != "" {
			t.Errorf("row %d (-want +got):\n%s", name, diff)
		}
	}
	if counter != want.Counter {
		t.Errorf("the counter stands at %d", counter)
	}
}

func addCase(t *testing.T, input, expected json.RawMessage) {
	var in struct {
		Parent  string
		Counter int64
	}
	ok(t, json.Unmarshal(input, &in))
	g := newGroup(t, 10, []int64{11})
	if in.Parent == "" {
		var want struct {
			Counter int64
			Recent  plugin.Accesses `json:"recent_accesses"`
		}
		ok(t, json.Unmarshal(expected, &want))
		ok(t, g.db.SetLooks(t.Context(), in.Counter, g.ids[10], plugin.Accesses{1}))
		id := add(t, g.db, g.message, sound("new", 1))[0]
		counter, seen := looks(t, g.db)
		if diff := cmp.Diff(want.Recent, seen[id]); diff != "" || counter != want.Counter {
			t.Errorf("the counter stands at %d (-want +got):\n%s", counter, diff)
		}
		return
	}
	message, parent := g.message, g.ids[11]
	if in.Parent == "root on another message" {
		_, message = say(t, g.db, g.conversation, "u", "a")
		parent = g.ids[10]
	}
	_, _, err := g.db.AddArtifacts(t.Context(), message, []plugin.Made{versionOf(parent, sound("new", 1))}, true)
	if !fault.Is(err, fault.Invalid) {
		t.Errorf("got %v", err)
	}
}

func rehydrateCase(t *testing.T, input, _ json.RawMessage) {
	var in struct {
		Bytes string `json:"row_bytes"`
		Seed  *string
	}
	ok(t, json.Unmarshal(input, &in))
	db := fresh(t)
	m := sound("a", 3)
	if in.Seed != nil {
		m.Seed = *in.Seed
	}
	id := add(t, db, *begin(t, db, "g").ActiveLeafID, m)[0]
	if in.Bytes == "[evicted]" {
		ok(t, db.Evict(t.Context(), id))
	}
	if err := db.Rehydrate(t.Context(), id, []byte("abc"), nil); !fault.Is(err, fault.Conflict) {
		t.Errorf("got %v", err)
	}
}

func deleteCase(t *testing.T, input, expected json.RawMessage) {
	var in struct {
		Root, Target int64
		Siblings     []int64
		Active       *int64
		Scope        plugin.Scope
	}
	in.Root = 10
	ok(t, json.Unmarshal(input, &in))
	var want map[string]json.RawMessage
	ok(t, json.Unmarshal(expected, &want))
	g := newGroup(t, in.Root, in.Siblings)
	if in.Active != nil {
		ok(t, g.db.SetActiveSibling(t.Context(), g.message, g.ids[in.Root], new(g.ids[*in.Active])))
	}
	got, err := g.db.DeleteArtifacts(t.Context(), g.message, g.ids[in.Target], in.Scope)
	if _, refused := want["http"]; refused {
		if !fault.Is(err, fault.Malformed) {
			t.Errorf("got %v", err)
		}
		return
	}
	ok(t, err)
	deleted := []any{}
	for _, id := range got.Deleted {
		deleted = append(deleted, g.named(&id))
	}
	parents, annotation := map[string]any{}, any(nil)
	for _, a := range must(g.db.Messages.Message(t.Context(), g.conversation, g.message))(t).Artifacts {
		parents[strconv.FormatInt(g.named(&a.ID).(int64), 10)] = g.named(a.ParentID)
		if a.ID == got.Root {
			annotation = a.Annotation
			if diff := cmp.Diff(got.Active, a.ActiveSiblingID); diff != "" {
				t.Errorf("the root shows (-told +kept):\n%s", diff)
			}
		}
	}
	said := map[string]any{
		"deleted_ids": deleted, "deleted_ids_set": deleted, "root_id": g.named(&got.Root), "group_empty": got.Empty,
		"active_sibling_id": g.named(got.Active), "parents": parents, "annotation_of_root": annotation,
	}
	for field, raw := range want {
		var a, b any
		ok(t, json.Unmarshal(raw, &a))
		ok(t, json.Unmarshal(must(json.Marshal(said[field]))(t), &b))
		if diff := cmp.Diff(a, b); diff != "" {
			t.Errorf("%s (-want +got):\n%s", field, diff)
		}
	}
	sane(t, g.db)
}

// An id that is no number never reaches the store: the route refuses it.
func activateCase(t *testing.T, _, _ json.RawMessage) {
	casetest.RequireTest(t, "..", "TestEachRouteOfPluginsRefusesWhatItMust")
}

func accessCase(t *testing.T, input, expected json.RawMessage) {
	var in struct {
		IDs  []any
		Rows []int64 `json:"conversation_rows"`
	}
	var want struct{ Recorded int }
	ok(t, json.Unmarshal(input, &in))
	ok(t, json.Unmarshal(expected, &want))
	db := fresh(t)
	conv, other := begin(t, db, "g"), begin(t, db, "another's")
	ids := []int64{}
	for _, id := range in.IDs {
		n, is := id.(float64)
		if !is {
			continue
		}
		message := *other.ActiveLeafID
		if len(in.Rows) == 1 && in.Rows[0] == int64(n) {
			message = *conv.ActiveLeafID
		}
		ids = append(ids, add(t, db, message, sound("a", 1))[0])
	}
	if n := must(db.RecordArtifactAccess(t.Context(), conv.ID, ids))(t); n != want.Recorded {
		t.Errorf("%d were recorded", n)
	}
}

func TestLooksCountInTheirOrderForThisConversationOnly(t *testing.T) {
	db := fresh(t)
	conv, other := begin(t, db, "g"), begin(t, db, "another's")
	ids := add(t, db, *conv.ActiveLeafID, sound("a", 1), sound("b", 1))
	foreign := add(t, db, *other.ActiveLeafID, sound("c", 1))[0]
	n := must(db.RecordArtifactAccess(t.Context(), conv.ID, []int64{ids[1], 999, foreign, ids[0]}))(t)
	counter, seen := looks(t, db)
	want := map[int64]plugin.Accesses{ids[0]: {5, 1}, ids[1]: {4, 2}, foreign: {3}}
	if diff := cmp.Diff(want, seen); diff != "" || n != 2 || counter != 5 {
		t.Errorf("%d recorded, the counter stands at %d (-want +got):\n%s", n, counter, diff)
	}
	if _, err := db.RecordArtifactAccess(t.Context(), "none", ids); !fault.Is(err, fault.NotFound) {
		t.Errorf("a conversation that is not there: %v", err)
	}
	if n, err := db.RecordArtifactAccess(t.Context(), conv.ID, nil); n != 0 || err != nil {
		t.Errorf("nobody: %d, %v", n, err)
	}
	sane(t, db)
}

func TestWhichVersionARootShows(t *testing.T) {
	g := newGroup(t, 10, []int64{11, 12})
	db, ctx := g.db, t.Context()
	_, elsewhere := say(t, db, g.conversation, "u", "a")
	foreign := add(t, db, elsewhere, sound("a", 1))[0]
	lone := add(t, db, g.message, sound("a", 1))[0]
	for _, c := range []struct {
		name          string
		message, root int64
		sibling       *int64
		want          fault.Code
	}{
		{"a version", g.message, g.ids[10], new(g.ids[12]), ""},
		{"the root itself", g.message, g.ids[10], new(g.ids[10]), ""},
		{"the newest", g.message, g.ids[10], nil, ""},
		{"of a root that is not there", g.message, 999, nil, fault.NotFound},
		{"of a root on another message", elsewhere, g.ids[10], nil, fault.NotFound},
		{"of what is no root", g.message, g.ids[11], nil, fault.Malformed},
		{"one that is not there", g.message, g.ids[10], new(int64(999)), fault.NotFound},
		{"one on another message", g.message, g.ids[10], &foreign, fault.NotFound},
		{"one of another group", g.message, g.ids[10], &lone, fault.Malformed},
	} {
		before := must(db.Artifact(ctx, g.ids[10]))(t).ActiveSiblingID
		if err := db.SetActiveSibling(ctx, c.message, c.root, c.sibling); fault.CodeOf(err) != c.want {
			t.Errorf("%s: %v", c.name, err)
		}
		if c.want == "" {
			before = c.sibling
		}
		if diff := cmp.Diff(before, must(db.Artifact(ctx, g.ids[10]))(t).ActiveSiblingID); diff != "" {
			t.Errorf("%s: the root shows (-want +got):\n%s", c.name, diff)
		}
	}
	sane(t, db)
}

func TestANewVersionIsShownWhenThatIsAsked(t *testing.T) {
	g := newGroup(t, 10, nil)
	root := g.ids[10]
	shown := func() *int64 { return must(g.db.Artifact(t.Context(), root))(t).ActiveSiblingID }
	first := add(t, g.db, g.message, versionOf(root, sound("a", 1)))[0]
	if got := shown(); got == nil || *got != first {
		t.Errorf("it shows %v", got)
	}
	_, _, err := g.db.AddArtifacts(t.Context(), g.message, []plugin.Made{versionOf(root, sound("b", 1))}, false)
	ok(t, err)
	if got := shown(); *got != first {
		t.Errorf("a version that nobody chose is shown: %d", *got)
	}
	last := add(t, g.db, g.message, versionOf(root, sound("c", 1)), versionOf(root, sound("d", 1)))[1]
	if got := shown(); *got != last {
		t.Errorf("of two at once, %d is shown", *got)
	}
	d := must(g.db.DeleteArtifacts(t.Context(), g.message, last, plugin.ScopeVariant))(t)
	if diff := cmp.Diff(plugin.Deletion{Deleted: []int64{last}, Root: root}, d); diff != "" || shown() != nil {
		t.Errorf("the shown one was deleted (-want +got):\n%s", diff)
	}
	sane(t, g.db)
}

func TestWhatCannotBeDeletedIsRefused(t *testing.T) {
	g := newGroup(t, 10, []int64{11})
	_, elsewhere := say(t, g.db, g.conversation, "u", "a")
	for _, c := range []struct {
		name        string
		message, id int64
		scope       plugin.Scope
		want        fault.Code
	}{
		{"no scope", g.message, g.ids[10], "", fault.Malformed},
		{"one that is not there", g.message, 999, plugin.ScopeVariant, fault.NotFound},
		{"one on another message", elsewhere, g.ids[10], plugin.ScopeGroup, fault.NotFound},
	} {
		if _, err := g.db.DeleteArtifacts(t.Context(), c.message, c.id, c.scope); !fault.Is(err, c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	lone := add(t, g.db, g.message, sound("a", 1))[0]
	d := must(g.db.DeleteArtifacts(t.Context(), g.message, lone, plugin.ScopeVariant))(t)
	if diff := cmp.Diff(plugin.Deletion{Deleted: []int64{lone}, Empty: true, Root: lone}, d); diff != "" {
		t.Errorf("a root alone (-want +got):\n%s", diff)
	}
	if rows := must(g.db.Messages.Message(t.Context(), g.conversation, g.message))(t).Artifacts; len(rows) != 2 {
		t.Errorf("%d are left", len(rows))
	}
}
