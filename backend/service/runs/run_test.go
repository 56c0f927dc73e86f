package runs_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/flows"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// kept keeps a workflow of instructions.
func kept(t *testing.T, b *backend.Backend, name string, steps ...run.Instruction) run.Workflow {
	t.Helper()
	w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Kind: run.Instructions, Name: name, Instructions: steps})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func args(text string) map[string]json.RawMessage {
	var out map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &out); err != nil {
		panic(err)
	}
	return out
}

// started begins a run and waits until it is over or waits for a person.
func started(t *testing.T, b *backend.Backend, w run.Workflow, r runs.StartOptions) run.Run {
	t.Helper()
	x, err := b.Runs.StartWorkflow(t.Context(), w.ID, r)
	if err != nil {
		t.Fatal(err)
	}
	return ends(t, b, x.ID)
}

func ends(t *testing.T, b *backend.Backend, id string) run.Run {
	t.Helper()
	x, err := b.Runs.Await(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// results are those of every step.
func results(t *testing.T, b *backend.Backend, id string) string {
	t.Helper()
	d, err := b.Runs.Get(t.Context(), id, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, s := range d.Steps {
		out = append(out, string(s.Result))
	}
	return strings.Join(out, " | ")
}

var daysStep = run.Instruction{Tool: "days_between", Args: args(`{"from":"2026-01-01","to":"2026-03-01"}`)}

func TestARunTellsItsBeginningAndEndOnceInItsConversation(t *testing.T) {
	b := backendtest.Working(t)
	c := backendtest.Conversation(t, b)
	w := kept(t, b, "Days", daysStep)
	r := started(t, b, w, runs.StartOptions{ConversationID: c, Vars: args(`{"k":1}`)})
	if r.TemplateID != w.ID || string(r.Vars["k"]) != "1" || r.ParentMessageID == 0 {
		t.Errorf("the run is %+v", r)
	}
	b.Runs.Start() // a second look finds nothing more to tell
	if got := backendtest.TextsOf(t, b, c, 2); got != "Running workflow Days | Days completed.\n\n{\"days\":59}" {
		t.Errorf("the conversation says %s", got)
	}
}

func TestARunTellsItsEndAfterTheTurnOfItsConversation(t *testing.T) {
	b := backendtest.Working(t)
	let := make(chan struct{})
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Waits(let), llmtest.Says("Hello.")))
	c := backendtest.Conversation(t, b)
	w := kept(t, b, "Asks", run.Instruction{Tool: "ask_person", Args: args(`{"question":"Well?"}`)})
	r := started(t, b, w, runs.StartOptions{ConversationID: c})
	s, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c, Text: "hi"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Runs.StartWorkflow(t.Context(), w.ID, runs.StartOptions{ConversationID: c}); !fault.Is(err, fault.Busy) {
		t.Errorf("a run was announced in the middle of a turn: %v", err)
	}
	answerIt(t, b, r.ID, run.Answer{Say: run.Text, Value: json.RawMessage(`"fine"`)})
	if r = ends(t, b, r.ID); r.CompletedAt == nil {
		t.Fatalf("the run is %+v", r)
	}
	close(let)
	backendtest.Hear(t, s, "done")
	if got := backendtest.TextsOf(t, b, c, 4); !strings.HasSuffix(got, "hi | Hello. | Asks completed.\n\nfine") {
		t.Errorf("the conversation says %s", got)
	}
}

// answerIt answers the only question of a run.
func answerIt(t *testing.T, b *backend.Backend, id string, a run.Answer) {
	t.Helper()
	d, err := b.Runs.Get(t.Context(), id, 0, 1)
	if err != nil || len(d.Requests) != 1 {
		t.Fatal(d.Requests, err)
	}
	if _, err := b.Runs.Answer(t.Context(), d.Requests[0].ID, a); err != nil {
		t.Fatal(err)
	}
}

func TestARunForAPlaceThatIsNotThereWritesNothing(t *testing.T) {
	b := backendtest.Working(t)
	w := kept(t, b, "Days", daysStep)
	_, err := b.Runs.StartWorkflow(t.Context(), w.ID, runs.StartOptions{MessageID: 77})
	if !fault.Is(err, fault.NotFound) || !strings.Contains(fault.Sentence(err), "77") {
		t.Errorf("got %v", err)
	}
	if all, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(all) != 0 {
		t.Errorf("there are runs: %v, %v", all, err)
	}
}

func TestAToolIsCalledByItselfAsOneRun(t *testing.T) {
	b := backendtest.Working(t)
	r, result, err := b.Runs.CallTool(t.Context(), "days_between", json.RawMessage(`{"from":"2026-01-01","to":"2026-01-05"}`))
	if err != nil || string(result.Value) != `{"days":4}` || r.Kind != run.Direct {
		t.Fatal(r, result, err)
	}
	all, _, err := b.Runs.List(t.Context(), runs.Query{})
	if err != nil || len(all) != 1 {
		t.Errorf("there are %d runs: %v", len(all), err)
	}
	_, _, err = b.Runs.CallTool(t.Context(), "days_between", json.RawMessage(`{}`))
	if !fault.Is(err, fault.Invalid) || !strings.Contains(fault.Sentence(err), "from") {
		t.Errorf("a missing field: %v", err)
	}
	if all, _, _ := b.Runs.List(t.Context(), runs.Query{}); len(all) != 1 {
		t.Errorf("what does not fit made a run")
	}
}

func TestANameThatFitsSeveralWorkflowsRunsNone(t *testing.T) {
	b := backendtest.Working(t)
	one, two := kept(t, b, "x", daysStep), kept(t, b, "X", daysStep)
	_, err := b.Runs.Workflows.FindByName(t.Context(), "x")
	if !fault.Is(err, fault.Malformed) || !strings.Contains(fault.Sentence(err), one.ID) || !strings.Contains(fault.Sentence(err), two.ID) {
		t.Errorf("got %v", err)
	}
	if w, err := b.Runs.Workflows.FindByName(t.Context(), two.ID); err != nil || w.ID != two.ID {
		t.Errorf("by its id: %v, %v", w, err)
	}
}

// Case unify: a saved flow as an instruction.
func TestAFlowIsAStepWhoseStepsAreInTheLog(t *testing.T) {
	b := backendtest.Working(t)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("one")), llmtest.Prose(llmtest.Says("two")))
	definition, err := json.Marshal(flow.New().Step(flow.Config{Prompt: "A"}).Step(flow.Config{Prompt: "B"}))
	if err != nil {
		t.Fatal(err)
	}
	f, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Kind: run.Flow, Name: "F", Flow: definition})
	if err != nil {
		t.Fatal(err)
	}
	last := args(`{"question":{"instructionVariableType":"reference","source":"lastOutput"}}`)
	w := kept(t, b, "Both", run.Instruction{Tool: run.FlowRunner}, run.Instruction{Tool: "ask_person", Args: last})
	r := started(t, b, w, runs.StartOptions{Vars: args(fmt.Sprintf(`{"flowId":%q}`, f.ID))})
	d, err := b.Runs.Get(t.Context(), r.ID, 0, 10)
	if err != nil || len(d.Requests) != 1 || d.Requests[0].Text != "two" {
		t.Fatalf("the next step was given %+v, %v", d.Requests, err)
	}
	rows, _, err := b.Runs.RunLogs(t.Context(), r.ID, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	usage := false
	for _, l := range rows {
		if l.Agent == "flow" && l.Index == 0 {
			said = append(said, l.Text)
			usage = usage || strings.Contains(string(l.Object), "totalTokens")
		}
	}
	if got := strings.Join(said, " "); got != "Step 1 begins. Step 1 is done. Step 2 begins. Step 2 is done." || !usage {
		t.Errorf("the log says %q, with usage: %v", got, usage)
	}
}

// Case unify: kinds share the slots.
func TestRunsAndFlowsStandBeforeOneGate(t *testing.T) {
	b, err := backend.Open(t.Context(), backend.Config{Dir: t.TempDir(), Version: "test", Keyring: backendtest.NoKeyring{}, Cores: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	}()
	b.Runs.Start()
	let := make(chan struct{})
	model := backendtest.UseScriptedModel(t, b, llmtest.Any(llmtest.Waits(let), llmtest.Says("one")), llmtest.Any(llmtest.Says("two")))
	request := flows.Request{Definition: flow.New().Step(flow.Config{Prompt: "A"})}
	first, err := b.Flows.Start("", request)
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, first, string(flow.TypeStart))
	backendtest.Until(t, func() bool { return len(model.Requests()) == 1 }) // the step begins before its request arrives
	text, err := json.Marshal(request.Definition)
	if err != nil {
		t.Fatal(err)
	}
	f, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Kind: run.Flow, Name: "F", Flow: text})
	if err != nil {
		t.Fatal(err)
	}
	r, err := b.Runs.StartWorkflow(t.Context(), f.ID, runs.StartOptions{})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Until(t, func() bool {
		d, err := b.Runs.Get(t.Context(), r.ID, 0, 1)
		return err != nil || d.Run.Waiting == run.ForSlot
	})
	if n := len(model.Requests()); n != 1 {
		t.Errorf("%d requests were under way at once", n)
	}
	close(let)
	if r = ends(t, b, r.ID); r.CompletedAt == nil || results(t, b, r.ID) != `"two"` {
		t.Errorf("the run ended as %+v with %s", r, results(t, b, r.ID))
	}
}

func TestRunsGoOnInTheDatabaseThatWasRestored(t *testing.T) {
	p := backendtest.Start(t, backendtest.Config(t.TempDir()))
	p.Work()
	b := backendtest.Of(t, p)
	w := kept(t, b, "Asks", run.Instruction{Tool: "ask_person", Args: args(`{"question":"Well?"}`)})
	r := started(t, b, w, runs.StartOptions{})
	if _, err := b.Transfer.BackUpNow(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Runs.Processor.Halt(t.Context(), r.ID); err != nil {
		t.Fatal(err)
	}
	backups, err := b.Transfer.Backups(t.Context())
	if err != nil || len(backups) == 0 {
		t.Fatal(backups, err)
	}
	if _, err := p.Restore(t.Context(), filepath.Base(backups[0].File)); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Of(t, p)
	answerIt(t, b, r.ID, run.Answer{Say: run.Text, Value: json.RawMessage(`"yes"`)})
	if r = ends(t, b, r.ID); r.CompletedAt == nil {
		t.Errorf("the run is %+v", r)
	}
}

func TestAWorkflowIsCheckedAgainstWhatIsThere(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	w := kept(t, b, "W", daysStep)
	w.Instructions = []run.Instruction{
		{Tool: "nothing"}, {Tool: "days_between", Args: args(`{"when":"x"}`)}, {Template: w.ID}, {Template: "gone"}, daysStep, {},
	}
	wrong, err := b.Runs.Workflows.Check(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []string{
		"/instructions/0/directCallToolId", "/instructions/1/args/when", "/instructions/2/subWorkflowId", "/instructions/3/subWorkflowId", "/instructions/5/markdown",
	} {
		if wrong[at] == "" {
			t.Errorf("%s is not said: %v", at, wrong)
		}
		delete(wrong, at)
	}
	if len(wrong) != 0 {
		t.Errorf("this is said too: %v", wrong)
	}
}

func TestOneStepIsTriedWithSampleValues(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	got, err := b.Runs.Workflows.TryStep(t.Context(), runs.Try{Do: run.Instruction{Tool: "days_between"}, Vars: args(`{"from":"2026-01-01","to":"2026-01-02"}`)})
	if err != nil || string(got.Result) != `{"days":1}` {
		t.Errorf("got %+v, %v", got, err)
	}
	_, err = b.Runs.Workflows.TryStep(t.Context(), runs.Try{Do: run.Instruction{Tool: "send_message", Args: args(`{"text":"x","dataContextId":"y"}`)}})
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Code != fault.Conflict || fmt.Sprintf("%s", f.Details["args"]) != `{"dataContextId":"y","text":"x"}` {
		t.Errorf("a tool that writes: %v", err)
	}
	if all, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(all) != 0 {
		t.Errorf("trying made a run: %v, %v", all, err)
	}
}

// A step that is tried alone has what it would have in a run: the items of the loops around it, words with their
// values, and the secrets that its tool was granted, which are never shown.
func TestAStepIsTriedWithTheItemsAndSecretsOfARun(t *testing.T) {
	var got []string
	echo := tool.Tool{
		ID: "echo", Name: "Echo", Description: "Gives back what it is given.", Level: tool.Read, Repeatable: true, Secrets: []string{"token"},
		Input: json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"},"messageContent":{"type":"string"}}}`),
		Do: func(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
			got = append(got, string(args))
			return args, nil
		},
	}
	write := echo
	write.ID, write.Level = "keep", tool.Write
	config := backendtest.Config(t.TempDir())
	config.Tools = []tool.Tool{echo, write}
	b := backendtest.With(t, config)
	b.Runs.Start()
	_, err := b.Toolbox.Variables.Create(t.Context(), tool.PersistentVar{Name: "token", Scope: tool.Group, Secret: true, Value: json.RawMessage(`"hunter2"`), Grants: []string{"echo"}})
	if err != nil {
		t.Fatal(err)
	}
	list := run.Instruction{ID: "list", Tool: "echo", Args: args(`{"text":"a b"}`)}
	w := kept(t, b, "W", list)
	started(t, b, w, runs.StartOptions{Vars: args(`{"rows":["first","second"]}`)})
	loop := func(items, as string) run.ForEach { return run.ForEach{Items: json.RawMessage(items), As: as} }
	for _, c := range []struct {
		name  string
		try   runs.Try
		given string // to the tool
		shown string
		fails string
	}{
		{"the first item of the last run", runs.Try{Do: step(`{"args":{"text":"{{row}}, {{item}}"}}`), Loops: []run.ForEach{loop(`"{{vars.rows}}"`, "row")}}, `{"text":"first, first"}`, "", ""},
		{"an item that is given", runs.Try{Do: step(`{"args":{"text":"{{row}}"}}`), Loops: []run.ForEach{loop(`"{{vars.rows}}"`, "row")}, Items: args(`{"row":"mine"}`)}, `{"text":"mine"}`, "", ""},
		{"an item of a loop in a loop", runs.Try{Do: step(`{"args":{"text":"{{row}} {{item}}"}}`), Loops: []run.ForEach{loop(`[["x","y"]]`, "row"), loop(`"{{row}}"`, "")}}, "{\"text\":\"x\\ny x\"}", "", ""},
		{"a loop that has no item", runs.Try{Do: step(`{"args":{"text":"{{row}}"}}`), Loops: []run.ForEach{loop(`[]`, "row")}}, `{}`, "", ""},
		{"words with their values", runs.Try{Do: step(`{"markdown":"Of {{steps.list.text}}: {{\"{{\"}}x}}"}`)}, `{"messageContent":"Of a b: {{x}}"}`, "", ""},
		{"a secret", runs.Try{Do: step(`{"args":{"text":"Bearer {{secrets.token}}"}}`)}, `{"text":"Bearer hunter2"}`, `{"text":"Bearer ••••"}`, ""},
		{"a secret in words stays closed", runs.Try{Do: step(`{"markdown":"{{secrets.token}}"}`)}, `{"messageContent":"{{secrets.token}}"}`, "", ""},
		{"a secret that another tool was granted", runs.Try{Do: step(`{"directCallToolId":"keep","args":{"text":"{{secrets.token}}"}}`), Allow: true}, "", "", "token"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, c.try.WorkflowID = nil, w.ID
			trial, err := b.Runs.Workflows.TryStep(t.Context(), c.try)
			if c.fails != "" {
				if err == nil || !strings.Contains(fault.Sentence(err), c.fails) || len(got) > 0 {
					t.Errorf("it gave %s, %v", got, err)
				}
				return
			}
			if c.shown == "" {
				c.shown = c.given
			}
			if err != nil || strings.Join(got, " ") != c.given || string(trial.Args) != c.shown || string(trial.Result) != c.shown {
				t.Errorf("the tool was given %s; shown are %s and %s, %v", got, trial.Args, trial.Result, err)
			}
		})
	}
}

func step(text string) (do run.Instruction) {
	do.Tool = "echo"
	if err := json.Unmarshal([]byte(text), &do); err != nil {
		panic(err)
	}
	return do
}

func TestWhoAwaitsARunHearsThatABlockOfItAsks(t *testing.T) {
	b := backendtest.Working(t)
	each := run.Instruction{ID: "each"}
	each.ForEach = &run.ForEach{Items: json.RawMessage(`[1]`)}
	each.Steps = []run.Instruction{{ID: "ask", Control: run.Control{Ask: &run.Ask{Question: "Go on?"}}}}
	r, err := b.Runs.StartWorkflow(t.Context(), kept(t, b, "W", each).ID, runs.StartOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if r, err = b.Runs.Await(t.Context(), r.ID); err != nil || r.Waiting != run.ForChild {
		t.Fatalf("it waits for %q, %v", r.Waiting, err)
	}
}
