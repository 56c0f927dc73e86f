package store_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/artifacts"
)

func TestMessagesCarryTheirArtifactsAndNobodyElses(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	greeting := *conv.ActiveLeafID
	_, first := say(t, db, conv.ID, "u1", "a1")
	others := begin(t, db, "another's")
	foreign := add(t, db, *others.ActiveLeafID, sound("foreign", 3))[0]
	s, second, err := playTurn(ctx, db, again(turn.Regenerate, conv.ID, first), "a1 again")
	ok(t, err)
	told := sound("told", 4)
	told.Annotation = "A sound."
	hidden := add(t, db, first, sound("hidden", 3))[0]
	root := add(t, db, second, told)[0]
	version := add(t, db, second, versionOf(root, sound("version", 3)))[0]
	plain := add(t, db, greeting, once("plain", 5))[0]
	ok(t, db.Evict(ctx, version))

	got := map[int64][]int64{}
	for _, m := range must(db.Messages.Messages(ctx, conv.ID, chat.Page{}))(t) {
		for _, a := range m.Artifacts {
			got[m.ID] = append(got[m.ID], a.ID)
		}
		if m.Artifacts == nil {
			t.Errorf("message %d has null instead of an empty list", m.ID)
		}
	}
	if diff := cmp.Diff(map[int64][]int64{greeting: {plain}, second: {root, version}}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if page := must(db.Messages.Messages(ctx, conv.ID, chat.Page{Limit: 1}))(t); len(page[0].Artifacts) != 2 {
		t.Errorf("the newest alone has %v", page[0].Artifacts)
	}
	if m := must(db.Messages.Message(ctx, conv.ID, first))(t); len(m.Artifacts) != 1 || m.Artifacts[0].ID != hidden {
		t.Errorf("the row of another branch has %v", m.Artifacts)
	}
	a := must(db.Messages.Message(ctx, conv.ID, second))(t).Artifacts
	wire := string(must(json.Marshal(a[0]))(t))
	for _, part := range []string{
		`"data_b64":null`, `"annotation":"A sound."`, `"generation_metadata":{"voice":"en"}`, `"consumption_metadata":null`, `"size":4`,
		fmt.Sprintf(`"active_sibling_id":%d`, version),
		fmt.Sprintf(`"url":"/api/conversations/%s/messages/%d/workflow-attachments/%d/data"`, conv.ID, second, root),
	} {
		if !strings.Contains(wire, part) {
			t.Errorf("%s is not in %s", part, wire)
		}
	}
	if *a[1].DataB64 != chat.Evicted || a[1].Size != 3 || *a[1].ParentID != root {
		t.Errorf("the evicted version is %+v", a[1])
	}

	s, err = db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u2"})
	ok(t, err)
	var heard []string
	for _, m := range s.History {
		for _, a := range m.Artifacts {
			heard = append(heard, fmt.Sprint(m.ID, " ", *a.Annotation))
		}
	}
	if diff := cmp.Diff([]string{fmt.Sprint(second, " A sound.")}, heard); diff != "" {
		t.Errorf("a model is told (-want +got):\n%s", diff)
	}

	for _, c := range []struct {
		name           string
		conversation   string
		message, id    int64
		want           fault.Code
		alsoAsArtifact bool
	}{
		{"as it stands", conv.ID, second, root, "", true},
		{"another conversation", others.ID, second, root, fault.NotFound, true},
		{"another message", conv.ID, first, root, fault.NotFound, true},
		{"another's artifact", conv.ID, second, foreign, fault.NotFound, true},
		{"one that is not there", conv.ID, second, 999, fault.NotFound, false},
	} {
		if _, err := db.ArtifactFile(ctx, c.conversation, c.message, c.id); fault.CodeOf(err) != c.want {
			t.Errorf("%s: %v", c.name, err)
		}
		if _, err := db.Artifact(ctx, c.id); (err == nil) != c.alsoAsArtifact {
			t.Errorf("%s, the artifact alone: %v", c.name, err)
		}
	}
}

func TestATurnKeepsWhatItsWorkflowsMade(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	root := add(t, db, *conv.ActiveLeafID, sound("root", 3))[0]
	budget(t, db, 10)
	for _, c := range []struct {
		name, reply    string
		kept, rejected int
	}{{"with a reply", "a", 2, 3}, {"without one", " ", 0, 0}} {
		s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u"}))(t)
		r := result(s, turn.Send, c.reply)
		r.Artifacts = []plugin.Made{sound("a", 4), once("huge", 11), versionOf(root, sound("astray", 1)), sound("void", 0), sound("b", 4)}
		done := must(db.Turns.Commit(ctx, r))(t)
		if len(done.Rejected) != c.rejected {
			t.Errorf("%s: rejected %+v", c.name, done.Rejected)
		}
		if done.MessageID == 0 {
			if c.kept != 0 {
				t.Errorf("%s: there is no reply", c.name)
			}
			continue
		}
		if got := must(db.Messages.Message(ctx, conv.ID, done.MessageID))(t).Artifacts; len(got) != c.kept {
			t.Errorf("%s: %d artifacts", c.name, len(got))
		}
	}
	sane(t, db)
}

func TestArtifactsGoWithTheirMessage(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	_, reply := say(t, db, conv.ID, "u", "a")
	id := add(t, db, reply, sound("a", 4))[0]
	add(t, db, reply, versionOf(id, sound("b", 4)))
	keep := add(t, db, *conv.ActiveLeafID, sound("c", 4))[0]
	ok(t, db.Chats.DeleteMessage(ctx, conv.ID, reply))
	if _, err := db.Artifact(ctx, id); !fault.Is(err, fault.NotFound) {
		t.Errorf("the artifact of a deleted message: %v", err)
	}
	must(db.Artifact(ctx, keep))(t)
	sane(t, db)
	ok(t, db.Chats.PurgeConversation(ctx, conv.ID))
	if _, err := db.Artifact(ctx, keep); !fault.Is(err, fault.NotFound) {
		t.Errorf("the artifact of a purged conversation: %v", err)
	}
	sane(t, db)
}

func TestPagesOfWhatWasEvictedAreUsedAgain(t *testing.T) {
	const size, room = 256 << 10, 4 << 20
	db := fresh(t)
	conv := begin(t, db, "g")
	budget(t, db, room)
	for i := range 4 * room / size {
		add(t, db, *conv.ActiveLeafID, sound(strconv.Itoa(i%10), size))
	}
	sane(t, db)
	empty, _, err := fresh(t).PagesSize(t.Context())
	ok(t, err)
	bytes, _, err := db.PagesSize(t.Context())
	ok(t, err)
	if got := float64(bytes-empty) / room; got > 1.1 {
		t.Errorf("the artifacts take %.2f times their budget", got)
	}
	budget(t, db, room/4)
	add(t, db, *conv.ActiveLeafID, sound("last", size))
	ok(t, db.CleanUp(t.Context()))
	less, free, err := db.PagesSize(t.Context())
	ok(t, err)
	if less-empty > room/4*3 || free > room/2 {
		t.Errorf("a quarter of the budget leaves %d bytes, %d of them free", less-empty, free)
	}
}

// The order in which SQL walks is that of the policy.
func TestTheIndexHoldsTheOrderOfEviction(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	ids := add(t, db, message, once("a", 1), sound("b", 1), sound("c", 1), once("d", 1), sound("e", 1))
	for range 2 {
		must(db.RecordArtifactAccess(ctx, conv.ID, []int64{ids[1], ids[0]}))(t)
	}
	must(db.RecordArtifactAccess(ctx, conv.ID, []int64{ids[1]}))(t)
	ok(t, db.Evict(ctx, ids[4]))
	rows := must(db.Evictable(ctx))(t)
	if !slices.IsSortedFunc(rows, plugin.Cached.Compare) || len(rows) != 4 {
		t.Errorf("the rows are %+v", rows)
	}
}

func TestWhatIsNotAskedForIsNotLookedAt(t *testing.T) {
	db := fresh(t)
	for _, c := range []struct {
		query, first string
		args         []any
	}{
		{artifacts.EvictableQuery, "SCAN workflow_attachments USING COVERING INDEX workflow_attachments_eviction", nil},
		{artifacts.ArtifactsQuery, "SEARCH a USING INDEX workflow_attachments_message (message_id>? AND message_id<?)", []any{1, 9, "c"}},
		{artifacts.AnnotationsQuery, "SEARCH a USING INDEX workflow_attachments_told (message_id>? AND message_id<?)", []any{1, 9, "c"}},
	} {
		plan := must(db.Plan(t.Context(), c.query, c.args...))(t)
		if plan[0] != c.first || slices.ContainsFunc(plan, func(step string) bool { return strings.Contains(step, "TEMP B-TREE") }) {
			t.Errorf("SQLite plans %q", plan)
		}
	}
}

//test:unraced
func TestBackupsAndSalvageCarryArtifacts(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	ctx := t.Context()
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	root := add(t, db, message, sound("a", 3000))[0]
	ids := add(t, db, message, versionOf(root, sound("b", 4)), sound("c", 5), sound("d", 6))
	ok(t, db.Evict(ctx, ids[2]))
	want := must(db.Messages.Message(ctx, conv.ID, message))(t).Artifacts
	saved := filepath.Join(t.TempDir(), "copy.db")
	must(db.Backup(ctx, saved))(t)
	ok(t, db.Close())

	lost := strconv.FormatInt(root, 10)
	for _, c := range []struct {
		name   string
		damage []string
		lost   []int64 // ids that are gone
		gone   []int64 // ids without bytes
	}{
		{"nothing is lost", nil, nil, []int64{ids[2]}},
		{"bytes are lost", []string{"DELETE FROM workflow_attachment_data WHERE id = " + lost}, nil, []int64{root, ids[2]}},
		{"a root is lost", []string{"PRAGMA foreign_keys = 0", "DELETE FROM workflow_attachments WHERE id = " + lost}, []int64{root}, []int64{ids[2]}},
		{"the settings are lost", []string{"DELETE FROM settings"}, nil, []int64{ids[2]}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			must(store.Restore(ctx, dir, saved, nil))(t)
			other, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
			ok(t, err)
			other.SetMaxOpenConns(1)
			for _, q := range c.damage {
				_, err = other.ExecContext(ctx, q)
				ok(t, err)
			}
			ok(t, other.Close())
			if told := must(store.Recover(ctx, options(dir), store.Salvage))(t); told == nil {
				t.Fatal("the salvage says nothing")
			}
			db := open(t, dir)
			var left, gone []int64
			for _, a := range must(db.Messages.Message(context.WithoutCancel(ctx), conv.ID, message))(t).Artifacts {
				left = append(left, a.ID)
				if a.DataB64 != nil {
					gone = append(gone, a.ID)
				}
			}
			var all []int64
			for _, a := range want {
				if !slices.Contains(c.lost, a.ID) {
					all = append(all, a.ID)
				}
			}
			if diff := cmp.Diff([][]int64{all, c.gone}, [][]int64{left, gone}); diff != "" {
				t.Errorf("what is left and what has no bytes (-want +got):\n%s", diff)
			}
			sane(t, db)
		})
	}
}
