package modeltest_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/service/modeltest"
	"terzetto/backend/story/proof"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

const (
	draft  = "He set the lamp down. Her voice was barely above a whisper. She felt a mix of dread and hope. A shiver ran down her spine."
	edited = "He set the lamp down. She kept her words low. She counted the boats and then the gulls. The cold came in under the door."
	plain  = "He set the lamp down. She counted the boats. Rain ran off the roof in strings."
)

func writes(text string) llmtest.Step { return llmtest.Prose(llmtest.Says(text)) }

// edits answers with the sentences of the better text.
func edits() llmtest.Step {
	return llmtest.Call(turn.EditorApplyPatch, map[string]any{"edits": []map[string]any{
		{"n": 2, "text": "She kept her words low."}, {"n": 3, "text": "She counted the boats and then the gulls."}, {"n": 4, "text": "The cold came in under the door."},
	}})
}

// editsNothing answers with a sentence that is not there.
func editsNothing() llmtest.Step {
	return llmtest.Call(turn.EditorApplyPatch, map[string]any{"edits": []map[string]any{{"n": 99, "text": "She kept her words low."}}})
}

func directs() llmtest.Step {
	return llmtest.Call(turn.DirectScene, map[string]any{"plot_summary": "The lamp is out of oil and both of them know it.", "moods": []string{}})
}

// A lab is a program with a scripted model, and the configuration of the model.
type lab struct {
	*backend.Backend

	t     *testing.T
	model *llmtest.Server
	id    int64
}

func newLab(t *testing.T) *lab {
	b := backendtest.Open(t, t.TempDir())
	l := &lab{Backend: b, t: t, model: backendtest.UseScriptedModel(t, b)}
	endpoints, err := b.Library.Endpoints.Endpoints(t.Context())
	if err != nil || len(endpoints) != 1 {
		t.Fatal(err, endpoints)
	}
	l.id = *endpoints[0].ActiveModelConfigID
	return l
}

func (l *lab) start() {
	l.t.Helper()
	if _, err := l.ModelTest.Start(l.t.Context(), l.id); err != nil {
		l.t.Fatal(err)
	}
}

func (l *lab) now() modeltest.Test {
	l.t.Helper()
	now, err := l.ModelTest.Get(l.t.Context(), l.id)
	if err != nil {
		l.t.Fatal(err)
	}
	return now
}

// over waits until the test has ended.
func (l *lab) over() modeltest.Test {
	l.t.Helper()
	backendtest.Until(l.t, func() bool { return !l.ModelTest.Running() })
	return l.now()
}

// states tells how many openings are how.
func states(t modeltest.Test) string {
	n := map[modeltest.State]int{}
	for _, o := range t.Openings {
		n[o.State]++
	}
	return fmt.Sprintf("%s: %d done, %d failed, %d waiting", t.State, n[modeltest.Done], n[modeltest.Failed], n[modeltest.Waiting])
}

func (l *lab) script(n int, steps ...llmtest.Step) {
	for range n {
		l.model.Then(steps...)
	}
}

func TestAWholeTestCountsAllThreeWays(t *testing.T) {
	l := newLab(t)
	l.script(12, writes(draft), edits(), directs(), writes(plain))
	l.start()
	got := l.over()
	if states(got) != "done: 12 done, 0 failed, 0 waiting" || got.Advice != (modeltest.Advice{Voices: modeltest.WithEditor, Reason: modeltest.DirectorLittle}) {
		t.Fatalf("%s, %+v, %+v", states(got), got.Advice, got.Count)
	}
	first := got.Openings[0]
	if diff := cmp.Diff([]string{draft, edited, plain}, []string{first.Draft.Text, first.Edited.Text, first.Directed.Text}); diff != "" {
		t.Error(diff)
	}
	c := got.Count
	if c.Draft.Findings < 36 || c.Edited.Findings != 0 || c.Draft.Listed == 0 || c.Edited.Names+c.Edited.Numbers+c.Edited.EditorFailed+c.Directed.DirectorFailed != 0 {
		t.Errorf("%+v", c)
	}
	if c.Draft.Written == 0 || c.Edited.Written <= c.Draft.Written || c.Edited.Read <= c.Draft.Read {
		t.Errorf("the Editor's tokens are not added: %+v", c)
	}
	for _, r := range l.model.Requests() {
		if r.Tool() == "" && !strings.Contains(string(r.Raw), `"max_tokens":250`) {
			t.Errorf("a reply has no bound: %s", r.Raw)
			break
		}
	}
}

func TestNothingOfATestIsStored(t *testing.T) {
	l := newLab(t)
	off := library.HelperChoice{ID: l.id, Helper: event.Director, Off: true}
	if err := l.Library.Models.SetHelper(t.Context(), off); err != nil {
		t.Fatal(err)
	}
	known := func() string {
		m, err := l.Library.Models.Models(t.Context(), 1)
		if err != nil || len(m) != 1 {
			t.Fatal(err)
		}
		all, err := l.Library.Conversations.List(t.Context(), library.ConversationQuery{})
		return fmt.Sprint(string(m[0].Capabilities), len(all), err)
	}
	before := known()
	l.script(12, writes(draft), edits(), directs(), writes(plain))
	l.start()
	if got := states(l.over()); got != "done: 12 done, 0 failed, 0 waiting" {
		t.Fatal(got)
	}
	if diff := cmp.Diff(before, known()); diff != "" {
		t.Error(diff)
	}
}

func TestAnOpeningThatFailsLetsTheOthersGoOn(t *testing.T) {
	l := newLab(t)
	l.script(2, llmtest.Prose(llmtest.Fails(401, `{"error":{"message":"no"}}`)))
	l.script(1, writes(draft), editsNothing(), directs(), writes(plain))
	l.script(1, llmtest.Prose(), llmtest.Prose()) // it is asked twice, and writes nothing
	l.script(8, writes(plain), llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, map[string]any{})), writes(plain))
	l.start()
	got := l.over()
	if states(got) != "done: 9 done, 3 failed, 0 waiting" || got.Openings[0].Error == "" {
		t.Fatalf("%s %+v", states(got), got.Openings[0])
	}
	if c := got.Count; c.Openings != 9 || c.Edited.EditorFailed != 1 || c.Directed.DirectorFailed != 8 {
		t.Errorf("%+v", c)
	}
}

func TestAModelThatIsGoneEndsTheTest(t *testing.T) {
	l := newLab(t)
	l.script(1, writes(plain), directs(), writes(plain))
	l.script(3, llmtest.Prose(llmtest.Fails(401, `{"error":{"message":"gone"}}`)))
	l.start()
	got := l.over()
	if states(got) != "failed: 1 done, 3 failed, 8 waiting" || got.Error == "" || got.Advice.Reason != modeltest.TooFew {
		t.Fatalf("%s %+v", states(got), got)
	}
}

func TestAStoppedTestKeepsWhatWasPlayed(t *testing.T) {
	l := newLab(t)
	never := make(chan struct{})
	l.script(1, writes(draft), edits(), directs(), writes(plain))
	l.model.Then(writes(plain), llmtest.For(turn.DirectScene, llmtest.Waits(never)))
	l.start()
	backendtest.Until(t, func() bool { return len(l.model.Requests()) == 6 })
	if _, err := l.ModelTest.Start(t.Context(), l.id); fault.CodeOf(err) != fault.Busy {
		t.Errorf("a second test: %v", err)
	}
	if at := l.now(); at.State != modeltest.Running || at.Playing != 2 || at.Voice != "director" {
		t.Errorf("%+v", at)
	}
	if err := l.ModelTest.Stop(t.Context(), l.id); err != nil {
		t.Fatal(err)
	}
	got := l.over()
	if states(got) != "stopped: 1 done, 0 failed, 11 waiting" || got.Openings[1].Edited == nil {
		t.Errorf("%s", states(got))
	}
	l.script(12, writes(plain), directs(), writes(plain))
	l.start()
	if again := states(l.over()); again != "done: 12 done, 0 failed, 0 waiting" {
		t.Errorf("another test: %s", again)
	}
}

func TestADeletedModelEndsItsTest(t *testing.T) {
	l := newLab(t)
	deleted := make(chan struct{})
	l.script(1, writes(plain), directs(), llmtest.Prose(llmtest.Waits(deleted), llmtest.Says(plain)))
	l.start()
	backendtest.Until(t, func() bool { return len(l.model.Requests()) == 3 })
	if err := l.Library.Models.Delete(t.Context(), l.id); err != nil {
		t.Fatal(err)
	}
	close(deleted)
	backendtest.Until(t, func() bool { return !l.ModelTest.Running() })
	if _, err := l.ModelTest.Get(t.Context(), l.id); fault.CodeOf(err) != fault.NotFound {
		t.Errorf("%v", err)
	}
	if _, err := l.ModelTest.Start(t.Context(), l.id); fault.CodeOf(err) != fault.NotFound {
		t.Errorf("%v", err)
	}
}

func TestClosingEndsATestAndWaits(t *testing.T) {
	l := newLab(t)
	never := make(chan struct{})
	l.model.Then(llmtest.Prose(llmtest.Waits(never)))
	l.start()
	backendtest.Until(t, func() bool { return len(l.model.Requests()) == 1 })
	l.ModelTest.Close()
	if l.ModelTest.Running() {
		t.Error("it runs on")
	}
	if _, err := l.ModelTest.Start(t.Context(), l.id); err == nil {
		t.Error("another one began")
	}
}

func TestTheExportIsCountedAgain(t *testing.T) {
	l := newLab(t)
	l.script(12, writes(draft), edits(), directs(), writes(plain))
	l.start()
	l.over()
	f, err := l.ModelTest.Export(t.Context(), l.id)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := f.Write(context.WithoutCancel(t.Context()), &b); err != nil {
		t.Fatal(err)
	}
	d, err := proof.Read(&b)
	if err != nil || len(d.Differences()) != 0 || d.Report.Replies != 24 || d.Report.Changed != 36 || d.Report.Repaired < 36 {
		t.Errorf("%v %v %+v", err, d.Differences(), d.Report)
	}
}
