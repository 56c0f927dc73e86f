package runs_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
)

func TestAWorkflowIsCheckedWithTheToolsAndWorkflowsItUses(t *testing.T) {
	b := backendtest.Working(t)
	days := kept(t, b, "Days", daysStep)
	runs := func(id string) run.Instruction { return run.Instruction{Template: id} }
	other := kept(t, b, "Other", daysStep)
	outer := kept(t, b, "Outer", runs(days.ID))
	middle := kept(t, b, "Middle", runs(outer.ID))
	for _, c := range []struct {
		says     string
		steps    []run.Instruction
		at, want string
	}{
		{"what is there", []run.Instruction{daysStep, runs(other.ID)}, "", ""},
		{"a tool that is not there", []run.Instruction{{Tool: "fly"}}, "/instructions/0/directCallToolId", "There is no tool named fly."},
		{
			"a tool that is not there, inside a loop",
			[]run.Instruction{{Control: run.Control{ForEach: &run.ForEach{Items: args(`{"x":[1]}`)["x"]}, Steps: []run.Instruction{{Tool: "fly"}}}}},
			"/instructions/0/steps/0/directCallToolId", "There is no tool named fly.",
		},
		{"a field that the tool does not take", []run.Instruction{{Tool: "days_between", Args: args(`{"from":"{{vars.a}}","until":1}`)}}, "/instructions/0/args/until", "There is no field “until” in Days between two dates."},
		{"a list of a step", []run.Instruction{listStep, loopOver(`"{{steps.list.items}}"`)}, "", ""},
		{"a list that only the run tells", []run.Instruction{listStep, loopOver(`"{{vars.files}}"`)}, "", ""},
		{"fields in the place of a list", []run.Instruction{listStep, loopOver(`"{{steps.list}}"`)}, "/instructions/1/forEach/items", "“steps.list” is one thing, and “For each” needs a list. Choose a list, such as one of its fields."},
		{
			"one field in the place of a list, by a reference",
			[]run.Instruction{listStep, loopOver(`{"instructionVariableType":"reference","source":"step","step":"list","path":"/path"}`)},
			"/instructions/1/forEach/items", "“steps.list.path” is one thing, and “For each” needs a list. Choose a list, such as one of its fields.",
		},
		{"a number in the place of a list", []run.Instruction{loopOver(`3`)}, "/instructions/0/forEach/items", "“For each” needs a list."},
		{"a workflow that is not there", []run.Instruction{runs("gone")}, "/instructions/0/subWorkflowId", "This workflow was deleted."},
		{"itself", []run.Instruction{runs(days.ID)}, "/instructions/0/subWorkflowId", "A workflow can't run itself without a condition."},
		{"a workflow that runs it", []run.Instruction{runs(outer.ID)}, "/instructions/0/subWorkflowId", "These workflows run each other in an endless loop: Days → Outer → Days. Add a condition to one of the steps."},
		{"a workflow that runs one that runs it", []run.Instruction{runs(middle.ID)}, "/instructions/0/subWorkflowId", "These workflows run each other in an endless loop: Days → Middle → Outer → Days. Add a condition to one of the steps."},
		{"itself, on a condition", []run.Instruction{{Template: days.ID, Care: run.Care{When: "vars.more"}}}, "", ""},
	} {
		t.Run(c.says, func(t *testing.T) {
			w := days // its id is what the others run
			w.Kind, w.Instructions = "", c.steps
			wrong, err := b.Runs.Workflows.Check(t.Context(), w)
			if err != nil || len(wrong) > 1 || c.at == "" && len(wrong) > 0 || wrong[c.at] != c.want {
				t.Errorf("%v, %v", wrong, err)
			}
		})
	}
}

func TestAToolIsAskedBeforeAPersonIs(t *testing.T) {
	b := backendtest.Working(t)
	talk, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: "Day"})
	if err != nil {
		t.Fatal(err)
	}
	send := func(arguments string) run.Workflow {
		return run.Workflow{Name: "W", Instructions: []run.Instruction{{Tool: "send_message", Args: args(arguments)}}}
	}
	named := `{"text":"{{vars.x}}","dataContextId":"` + talk.ID + `"}`
	problems := func(w run.Workflow) (checked, dry string) {
		wrong, err := b.Runs.Workflows.Check(t.Context(), w)
		steps, failed := b.Runs.Workflows.DryRun(t.Context(), w, args(`{"x":"Hi"}`))
		if err != nil || failed != nil || len(steps) != 1 {
			t.Fatal(err, failed)
		}
		return wrong["/instructions/0/args/dataContextId"], steps[0].Problem
	}
	holds := func(says string, w run.Workflow, checked, dry string) {
		t.Helper()
		if gotChecked, gotDry := problems(w); gotChecked != checked || gotDry != dry {
			t.Errorf("%s: %q, %q", says, gotChecked, gotDry)
		}
	}
	holds("that is there", send(named), "", "")
	holds("of the run", send(`{"text":"a"}`), "", "")
	holds("that a variable names", send(`{"text":"a","dataContextId":"{{vars.y}}"}`), "", "")
	kept, err := b.Runs.Workflows.Create(t.Context(), send(`{"text":"a"}`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Runs.Triggers.CreateSchedule(t.Context(), run.Schedule{TemplateID: kept.ID, Cron: "0 7 * * *", Enabled: true}); err != nil {
		t.Fatal(err)
	}
	holds("that a schedule has none of", kept, "", "Choose the conversation for the message.")
	const gone = "This conversation was deleted. Choose another one."
	if err := b.Library.Conversations.Delete(t.Context(), talk.ID, false); err != nil {
		t.Fatal(err)
	}
	holds("in the trash", send(named), gone, gone)
	r, err := b.Runs.StartWorkflow(t.Context(), kept.ID, runs.StartOptions{})
	if err != nil {
		t.Fatal(err)
	}
	r, err = b.Runs.Until(t.Context(), r.ID, func(r run.Run) bool { return r.Error != nil || r.Waiting != run.Nothing || r.CompletedAt != nil })
	if err != nil || r.Error == nil || r.Waiting != run.Nothing {
		t.Errorf("the person was asked: %+v, %v", r, err)
	}
}

var listStep = run.Instruction{ID: "list", Tool: "list_files"}

func loopOver(items string) run.Instruction {
	return run.Instruction{ID: "each", Control: run.Control{ForEach: &run.ForEach{Items: json.RawMessage(items)}, Steps: []run.Instruction{{Words: "{{item}}"}}}}
}

func TestTheFieldsOfATableAreReadBeforeARun(t *testing.T) {
	b := backendtest.Working(t)
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "q.csv"), []byte("my_question,n\nWhy?,1\nHow?,2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Toolbox.ChooseFolder(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	read := func(id, path string) run.Instruction {
		return run.Instruction{ID: id, Tool: "read_table", Args: args(`{"path":"` + path + `"}`)}
	}
	got, err := b.Runs.Workflows.Preview(t.Context(), run.Workflow{
		Name: "W", Vars: args(`{"table":"q.csv"}`), Instructions: []run.Instruction{read("here", "q.csv"), read("named", "{{vars.table}}"), read("gone", "x.csv"), read("later", "{{steps.here.sheet}}"), daysStep},
	}, nil)
	if err != nil || len(got.Steps) != 2 {
		t.Fatalf("%s, %v", got.Steps, err)
	}
	for id, table := range got.Steps {
		if !strings.Contains(string(table), `"rows":[{"my_question":"Why?","n":1}`) {
			t.Errorf("%s: %s", id, table)
		}
	}
}

func TestAWorkflowWithoutAKindAndIdsIsKeptWithBoth(t *testing.T) {
	b := backendtest.Working(t)
	w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "n", Instructions: []run.Instruction{daysStep, {ID: "step1", Words: "{{steps.step2.days}}"}}})
	if err != nil || w.Kind != run.Instructions || w.Instructions[0].ID != "step2" {
		t.Errorf("%+v, %v", w, err)
	}
}

func TestWorkflowsThatRunEachOtherForeverAreRefused(t *testing.T) {
	b := backendtest.Working(t)
	days := kept(t, b, "Days", daysStep)
	outer := kept(t, b, "Outer", run.Instruction{Control: run.Control{Parallel: [][]run.Instruction{{daysStep}, {{Template: days.ID}}}}})
	update := func(steps string) error {
		_, err := b.Runs.Workflows.Update(t.Context(), days.ID, json.RawMessage(`{"instructions":`+steps+`}`))
		return err
	}
	err := update(`[{"markdown":"x"},{"subWorkflowId":"` + outer.ID + `"}]`)
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Code != fault.Invalid || !strings.Contains(f.Message, "Days → Outer → Days") {
		t.Fatalf("got %v", err)
	}
	if fields, _ := f.Details["fields"].(map[string]string); fields["/instructions/1/subWorkflowId"] == "" {
		t.Errorf("it is said at %v", f.Details)
	}
	if err := update(`[{"subWorkflowId":"` + days.ID + `"}]`); !fault.Is(err, fault.Invalid) {
		t.Errorf("one that runs itself: %v", err)
	}
	if err := update(`[{"subWorkflowId":"` + outer.ID + `","when":"vars.more == true"}]`); err != nil {
		t.Errorf("on a condition: %v", err)
	}
}

func TestTriggersThatWouldGoRoundWithoutEndAreNotKept(t *testing.T) {
	b := backendtest.Working(t)
	first, second := kept(t, b, "First", daysStep), kept(t, b, "Second", daysStep)
	after := func(before, then run.Workflow, outcome run.Outcome, enabled bool) (runs.NewTrigger, error) {
		return b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: then.ID, Kind: run.OnEnd, AfterID: before.ID, Outcome: outcome, Enabled: enabled})
	}
	if _, err := after(first, second, run.EndedWell, true); err != nil {
		t.Fatal(err)
	}
	back, err := after(second, first, run.EndedAny, false)
	if err != nil {
		t.Fatalf("one that is off: %v", err)
	}
	_, err = b.Runs.Triggers.Update(t.Context(), back.ID, json.RawMessage(`{"enabled":true}`))
	if !fault.Is(err, fault.Invalid) || !strings.Contains(fault.Sentence(err), "Second → First → Second") {
		t.Errorf("switched on: %v", err)
	}
	if _, err := after(first, first, run.EndedWell, true); !fault.Is(err, fault.Invalid) {
		t.Errorf("after itself: %v", err)
	}
	if _, err := after(first, first, run.EndedBadly, true); err != nil {
		t.Errorf("after its own failure: %v", err)
	}
}
