package runs_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/service/flows"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func says(text string) llmtest.Step { return llmtest.Prose(llmtest.Says(text)) }

func refuses() llmtest.Step { return llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"no"}}`)) }

// prompts is a flow of steps in turn.
func prompts(all ...string) flow.Definition {
	d := flow.New()
	for _, p := range all {
		d = d.Step(flow.Config{Prompt: p})
	}
	return d
}

// keptFlow keeps a workflow that holds a flow.
func keptFlow(t *testing.T, b *backend.Backend, d flow.Definition) run.Workflow {
	t.Helper()
	text, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Kind: run.Flow, Name: "Draft", Flow: text})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// asked counts the requests by their last message.
func asked(s *llmtest.Server) map[string]int {
	counts := map[string]int{}
	for _, r := range s.Requests() {
		counts[r.Last()]++
	}
	return counts
}

func retried(t *testing.T, b *backend.Backend, id string) run.Run {
	t.Helper()
	if _, err := b.Runs.Processor.Retry(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	return ends(t, b, id)
}

func TestARetriedFlowGoesOnAtTheNodeThatFailed(t *testing.T) {
	b := backendtest.Working(t)
	model := backendtest.UseScriptedModel(t, b, says("a"), says("b"), refuses(), says("c"))
	r := started(t, b, keptFlow(t, b, prompts("one", "two", "three")), runs.StartOptions{})
	if r.Error == nil {
		t.Fatalf("the run is %+v", r)
	}
	if r = retried(t, b, r.ID); r.CompletedAt == nil || results(t, b, r.ID) != `"c"` {
		t.Errorf("the run is %+v with %s", r, results(t, b, r.ID))
	}
	if got := asked(model); got["one"] != 1 || got["two"] != 1 || got["three"] != 2 {
		t.Errorf("the model was asked %v", got)
	}
	all := model.Requests()
	if before, after := all[2], all[3]; string(before.Raw) != string(after.Raw) {
		t.Errorf("the conversation was\n%s\nand then\n%s", before.Raw, after.Raw)
	}
}

func TestAFlowThatWasChangedBeginsAnew(t *testing.T) {
	b := backendtest.Working(t)
	model := backendtest.UseScriptedModel(t, b, says("a"), refuses(), says("a2"), says("b2"))
	w := keptFlow(t, b, prompts("one", "two"))
	step := run.Instruction{Tool: run.FlowRunner, Args: map[string]json.RawMessage{"flowId": json.RawMessage(`"` + w.ID + `"`)}}
	r := started(t, b, kept(t, b, "Drafts", step), runs.StartOptions{})
	if r.Error == nil {
		t.Fatalf("the run is %+v", r)
	}
	text, err := json.Marshal(map[string]any{"flow": prompts("uno", "due")})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Runs.Workflows.Update(t.Context(), w.ID, text); err != nil {
		t.Fatal(err)
	}
	if r = retried(t, b, r.ID); results(t, b, r.ID) != `"b2"` {
		t.Errorf("the run is %+v", r)
	}
	if got := asked(model); got["uno"] != 1 || got["due"] != 1 {
		t.Errorf("the model was asked %v", got)
	}
}

func TestEachItemOfALoopHasAFlowOfItsOwn(t *testing.T) {
	b := backendtest.Working(t)
	model := backendtest.UseScriptedModel(t, b, says("a"), says("b"), says("c"))
	w := keptFlow(t, b, prompts("one"))
	step := run.Instruction{ID: "draft", Tool: run.FlowRunner, Args: args(`{"flowId":"` + w.ID + `","input":"same"}`)}
	r := started(t, b, kept(t, b, "Drafts", run.Instruction{
		ID: "each", Control: run.Control{ForEach: &run.ForEach{Items: json.RawMessage(`["x","x","x"]`)}, Steps: []run.Instruction{step}},
	}), runs.StartOptions{})
	if got := results(t, b, r.ID); got != `["a","b","c"]` || len(model.Requests()) != 3 {
		t.Errorf("the run gave %s after %d requests", got, len(model.Requests()))
	}
	logs, err := b.Runs.StepLogs(t.Context(), r.ID, "each[1].draft")
	if err != nil || !slices.ContainsFunc(logs, func(l run.Log) bool { return l.Path == "each[1].draft.1" && l.Text == "Step 1 is done." }) {
		t.Errorf("the log of the second item's step is %+v, %v", logs, err)
	}
}

// writing is a flow whose second step writes with a tool.
func writing(id string) flow.Definition {
	return prompts("one").Step(flow.Config{Prompt: "two", Tools: []flow.Tool{{Name: id}}}).Step(flow.Config{Prompt: "three"})
}

func TestAFlowThatWaitsForAPersonWaitsAfterARestart(t *testing.T) {
	for _, c := range []struct {
		tool, args string
		says       run.AnswerKind
		done       bool
	}{
		{"write_file", `{"path":"a.md","content":"x"}`, run.Once, true},
		{"send_message", `{"dataContextId":"CONVERSATION","text":"x"}`, run.Once, true},
		{"write_file", `{"path":"a.md","content":"x"}`, run.Never, false},
	} {
		t.Run(c.tool+" "+string(c.says), func(t *testing.T) {
			dir, files := t.TempDir(), t.TempDir()
			b := backendtest.Open(t, dir)
			b.Runs.Start()
			if _, err := b.Toolbox.ChooseFolder(t.Context(), files); err != nil {
				t.Fatal(err)
			}
			conversation := backendtest.Conversation(t, b)
			call := llmtest.Prose(llmtest.Calls(c.tool, strings.ReplaceAll(c.args, "CONVERSATION", conversation)))
			model := backendtest.UseScriptedModel(t, b, says("a"), call, call, says("b"), says("c"))
			r := started(t, b, keptFlow(t, b, writing(c.tool)), runs.StartOptions{})
			if r.Waiting != run.ForApproval {
				t.Fatalf("the run is %+v", r)
			}
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
			b = backendtest.Open(t, dir)
			b.Runs.Start()
			r, err := b.Runs.Until(t.Context(), r.ID, func(r run.Run) bool { // the model is asked again, and asks again
				return r.Ended() || r.Waiting == run.ForRepeat || r.Waiting == run.ForApproval && len(model.Requests()) == 3
			})
			if err != nil || r.Waiting != run.ForApproval {
				t.Fatalf("after the restart the run is %+v, %v", r, err)
			}
			answerIt(t, b, r.ID, run.Answer{Say: c.says})
			r, err = b.Runs.Until(t.Context(), r.ID, run.Run.Ended)
			if err != nil || r.CompletedAt == nil {
				t.Fatalf("the run is %+v, %v", r, err)
			}
			_, missing := os.Stat(filepath.Join(files, "a.md"))
			written := missing == nil || backendtest.Texts(t, b, conversation) == "x"
			if got := asked(model); got["one"] != 1 || written != c.done {
				t.Errorf("written: %v; the model was asked %v", written, got)
			}
		})
	}
}

func TestWhatADoneNodeCalledIsNotInDoubtAfterARestart(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	b.Runs.Start()
	conversation := backendtest.Conversation(t, b)
	reached := make(chan struct{})
	cut := llmtest.Prose(func(*llmtest.Answer) bool { close(reached); return true }, llmtest.Waits(nil))
	call := llmtest.Prose(llmtest.Calls("send_message", map[string]string{"dataContextId": conversation, "text": "x"}))
	backendtest.UseScriptedModel(t, b, says("a"), call, says("b"), cut, says("c"))
	r := started(t, b, keptFlow(t, b, writing("send_message")), runs.StartOptions{})
	answerIt(t, b, r.ID, run.Answer{Say: run.Once})
	<-reached // the third node
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Open(t, dir)
	b.Runs.Start()
	if r = ends(t, b, r.ID); r.CompletedAt == nil || results(t, b, r.ID) != `"c"` {
		t.Errorf("the run is %+v", r)
	}
	if got := backendtest.Texts(t, b, conversation); got != "x" {
		t.Errorf("the conversation says %s", got)
	}
}

// A flow that is kept asks a person at its limit of turns. After a restart the question is there again, and
// nothing that was done before is done again.
func TestAFlowAsksAtItsLimitOfTurnsAlsoAfterARestart(t *testing.T) {
	for _, c := range []struct {
		name  string
		again []bool // what the person says
		want  string
		asked int
	}{
		{"it goes on until it is done", []bool{true}, `"done"`, 4},
		{"it goes on to its next limit", []bool{true, false}, `"done"`, 5},
		{"it answers with what it has", []bool{false}, `"done"`, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			b := backendtest.Open(t, dir)
			b.Runs.Start()
			conversation := backendtest.Conversation(t, b)
			days := llmtest.Any(llmtest.Calls("days_between", `{"from":"2026-01-01","to":"2026-01-05"}`))
			script := []llmtest.Step{days, llmtest.Any(llmtest.Calls("send_message", map[string]string{"dataContextId": conversation, "text": "x"}))}
			for len(script) < c.asked-1 {
				script = append(script, days)
			}
			model := backendtest.UseScriptedModel(t, b, append(script, llmtest.Any(llmtest.Says("done")))...)
			d := flow.New().Step(flow.Config{Prompt: "one", Tools: []flow.Tool{{Name: "days_between"}, {Name: "send_message"}}})
			s, err := b.Flows.Keep(t.Context(), "", flows.Request{Definition: d.OnMaxTurns(flow.Ask), Options: flow.Options{MaxTurns: 2}})
			if err != nil {
				t.Fatal(err)
			}
			id := strings.TrimPrefix(s.Topic(), flows.Topic)
			last := ""
			// waits for a question that is not the last one, and gives its text.
			waits := func() string {
				t.Helper()
				var asked []run.Inquiry
				r, err := b.Runs.Until(t.Context(), id, func(r run.Run) bool {
					d, err := b.Runs.Get(t.Context(), id, 0, 1)
					asked = d.Requests
					return err != nil || r.Ended() || len(asked) == 1 && asked[0].ID != last
				})
				if err != nil || len(asked) != 1 {
					t.Fatalf("it asks nothing: %v, %+v", err, r.Error)
				}
				last = asked[0].ID
				return asked[0].Text
			}
			waits()
			answerIt(t, b, id, run.Answer{Say: run.Once})
			waits()
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
			b = backendtest.Open(t, dir)
			b.Runs.Start()
			for i, again := range c.again {
				if text := waits(); !strings.Contains(text, fmt.Sprintf("Step 1 has asked its model %d times", 2*(i+1))) || len(model.Requests()) != 2*(i+1) {
					t.Fatalf("after %d requests it asks %s", len(model.Requests()), text)
				}
				answerIt(t, b, id, run.Answer{Say: run.Text, Value: json.RawMessage(fmt.Sprintf(`{"continue":%v}`, again))})
			}
			r := ends(t, b, id)
			if got := results(t, b, id); r.CompletedAt == nil || got != c.want || len(model.Requests()) != c.asked {
				t.Errorf("the run gave %s after %d requests: %+v", got, len(model.Requests()), r.Error)
			}
			chose := map[bool]string{true: "continue", false: "finish now"}[c.again[len(c.again)-1]]
			if got := lines(t, b, id); !strings.Contains(got, "still calls tools. Continue the step") || !strings.Contains(got, "A person chose to "+chose+".") {
				t.Errorf("the log says nothing of the question and its answer:\n%s", got)
			}
			if got := backendtest.Texts(t, b, conversation); got != "x" {
				t.Errorf("the conversation says %q", got)
			}
		})
	}
}

// heard are the events of a stream until its end.
func heard(t *testing.T, s *hub.Stream) (names []string, all []any) {
	t.Helper()
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			names, all = append(names, e.Name), append(all, e.Data)
			if got := e.Data.(flow.Event).About().Seq; got != len(all) {
				t.Errorf("event %d is %d", len(all), got)
			}
		}
	}
	return names, all
}

func TestAFlowThatIsKeptIsARunAndTellsItsEvents(t *testing.T) {
	b := backendtest.Working(t)
	backendtest.UseScriptedModel(t, b, says("pear"), says("sweet"))
	s, err := b.Flows.Keep(t.Context(), "", flows.Request{Definition: prompts("Name a fruit.", "How is it?"), Input: flow.Input{Text: "IN"}})
	if err != nil {
		t.Fatal(err)
	}
	names, all := heard(t, s)
	if got := strings.Join(names, " "); got != "workflow:start step:start chunk step:done step:start chunk step:done workflow:done" {
		t.Errorf("told %s", got)
	}
	r := ends(t, b, all[0].(flow.Begun).RunID)
	if r.Kind != run.Flow || r.CompletedAt == nil || results(t, b, r.ID) != `"sweet"` || s.Topic() != flows.Topic+r.ID {
		t.Errorf("the run is %+v", r)
	}
}

func TestAFlowThatIsKeptEndsAsItsRunDoes(t *testing.T) {
	for _, c := range []struct {
		name  string
		steps []llmtest.Step
		stop  bool
		state run.State
		last  string
	}{
		{"it fails", []llmtest.Step{says("a"), refuses()}, false, run.Failed, "The server refused the request. The server said: no"},
		{"its answer is empty", []llmtest.Step{says("a"), says("")}, false, run.Failed, "The flow ended with an empty reply. Try again, or choose another model."},
		{"it is stopped", []llmtest.Step{llmtest.Prose(llmtest.Says("The pear is sweet. It is "), llmtest.Waits(nil))}, true, run.Stopped, "The flow was stopped."},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Working(t)
			backendtest.UseScriptedModel(t, b, c.steps...)
			s, err := b.Flows.Keep(t.Context(), "mine", flows.Request{Definition: prompts("one", "two")})
			if err != nil {
				t.Fatal(err)
			}
			if c.stop {
				backendtest.Hear(t, s, string(flow.TypeChunk))
				if _, err := b.Flows.Keep(t.Context(), "mine", flows.Request{Definition: prompts("one")}); !fault.Is(err, fault.Busy) {
					t.Errorf("a second one of the same id: %v", err)
				}
				b.Tasks.Leave(s.Topic()) // changes nothing
				b.Tasks.Cancel(s.Topic())
			}
			names, all := heard(t, s)
			last, ok := all[len(all)-1].(flow.Failed)
			if !ok || last.Error.Sentence() != c.last || slices.Index(names, string(flow.TypeError)) != len(names)-1 {
				t.Errorf("told %v, at last %+v", names, all[len(all)-1])
			}
			if r := ends(t, b, all[0].(flow.Begun).RunID); r.State() != c.state {
				t.Errorf("the run is %s", r.State())
			}
		})
	}
}

func TestAFlowInMemorySaysHowAPersonCanBeAsked(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	backendtest.UseScriptedModel(t, b, says("a"), llmtest.Prose(llmtest.Calls("write_file", `{"path":"a.md","content":"x"}`)), says("b"), says("c"))
	s, err := b.Flows.Start("", flows.Request{Definition: writing("write_file")})
	if err != nil {
		t.Fatal(err)
	}
	_, all := heard(t, s)
	i := slices.IndexFunc(all, func(e any) bool { _, ok := e.(flow.ToolAnswered); return ok })
	if i < 0 || !strings.HasSuffix(all[i].(flow.ToolAnswered).Result, `run it with "keep" to be asked.`) {
		t.Errorf("told %+v", all)
	}
}

// TestMain lets the binary run as the child of the test that kills it.
func TestMain(m *testing.M) {
	if dir := os.Getenv("FLOW_DIR"); dir != "" {
		if err := carriesOut(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// carriesOut is the child: a program that works until the only run is over.
func carriesOut(dir string) error {
	ctx := context.Background()
	b, err := backend.Open(ctx, backendtest.Config(dir))
	if err != nil {
		return err
	}
	b.Runs.Start()
	all, _, err := b.Runs.List(ctx, runs.Query{Limit: 1})
	if err != nil {
		return err
	}
	_, err = b.Runs.Until(ctx, all[0].ID, run.Run.Ended)
	return errors.Join(err, b.Close())
}

// The test kills the program in each node of a flow, one after the
// other, before the first word of the answer and after it.
func TestAKilledFlowGoesOnAtTheNodeThatBroke(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	definition := prompts("one", "two").Parallel(flow.Config{Prompt: "three"}, flow.Config{Prompt: "four"}).Step(flow.Config{Prompt: "five"})
	nodes := []string{"one", "two", "three", "four", "five"}
	for _, half := range []bool{false, true} {
		if half && testing.Short() {
			continue
		}
		t.Run(fmt.Sprintf("half said: %v", half), func(t *testing.T) {
			dir := t.TempDir()
			b := backendtest.Open(t, dir)
			reached := make(chan struct{})
			cut := llmtest.Prose(func(*llmtest.Answer) bool { reached <- struct{}{}; return true }, llmtest.Waits(nil))
			if half {
				cut = llmtest.Prose(llmtest.Says("half of "), func(*llmtest.Answer) bool { reached <- struct{}{}; return true }, llmtest.Waits(nil))
			}
			var script []llmtest.Step
			for i := range nodes {
				script = append(script, cut, says(fmt.Sprintf("answer %d", i+1)))
			}
			model := backendtest.UseScriptedModel(t, b, script...)
			r := flows.Request{Definition: definition, Input: flow.Input{Text: "IN"}, Options: flow.Options{Concurrency: 1}}
			if _, err := b.Flows.Keep(t.Context(), "", r); err != nil { // this program carries out no runs
				t.Fatal(err)
			}
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
			for kill := range len(nodes) + 1 {
				child := exec.CommandContext(t.Context(), self)
				child.Env, child.Stderr = append(os.Environ(), "FLOW_DIR="+dir), os.Stderr
				if err := child.Start(); err != nil {
					t.Fatal(err)
				}
				over := make(chan error, 1)
				go func() { over <- child.Wait() }()
				select {
				case <-reached:
					if err := child.Process.Kill(); err != nil {
						t.Fatal(err)
					}
					if err := <-over; err == nil {
						t.Fatal("the program ended before it was killed")
					}
				case err := <-over:
					if err != nil || kill != len(nodes) {
						t.Fatalf("the program ended by itself after %d kills: %v", kill, err)
					}
				}
			}
			b = backendtest.Open(t, dir)
			all, _, err := b.Runs.List(t.Context(), runs.Query{Limit: 1})
			if err != nil || all[0].CompletedAt == nil || results(t, b, all[0].ID) != `"answer 5"` {
				t.Fatalf("the run is %+v, %v", all, err)
			}
			requests := model.Requests()
			if len(requests) != 2*len(nodes) {
				t.Fatalf("the model was asked %d times", len(requests))
			}
			for i := range nodes { // once when it was cut off, and once more
				if string(requests[2*i].Raw) != string(requests[2*i+1].Raw) || !strings.Contains(requests[2*i].Last(), nodes[i]) {
					t.Errorf("node %s was asked\n%s\nand then\n%s", nodes[i], requests[2*i].Raw, requests[2*i+1].Raw)
				}
			}
		})
	}
}
