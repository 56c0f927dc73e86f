package automation_test

import (
	"testing"

	"terzetto/backend/backendtest"
	"terzetto/backend/run"
)

func TestAWorkflowIsCheckedWithTheToolsAndWorkflowsThatItReachesFor(t *testing.T) {
	b := backendtest.Working(t)
	days := kept(t, b, "Days", daysStep)
	runs := func(id string) run.Instruction { return run.Instruction{Template: id} }
	outer := kept(t, b, "Outer", runs(days.ID))
	middle := kept(t, b, "Middle", runs(outer.ID))
	for _, c := range []struct {
		says     string
		steps    []run.Instruction
		at, want string
	}{
		{"what is there", []run.Instruction{daysStep, runs(outer.ID)}, "", ""},
		{"a tool that is not there", []run.Instruction{{Tool: "fly"}}, "/instructions/0/directCallToolId", "There is no tool named fly."},
		{
			"a tool that is not there, inside a loop",
			[]run.Instruction{{Control: run.Control{ForEach: &run.ForEach{Items: args(`{"x":[1]}`)["x"]}, Steps: []run.Instruction{{Tool: "fly"}}}}},
			"/instructions/0/steps/0/directCallToolId", "There is no tool named fly.",
		},
		{"a field that the tool does not take", []run.Instruction{{Tool: "days_between", Args: args(`{"from":"{{vars.a}}","until":1}`)}}, "/instructions/0/args/until", "Days between two dates takes no field until."},
		{"a workflow that is not there", []run.Instruction{runs("gone")}, "/instructions/0/subWorkflowId", "This workflow is not here any more."},
		{"itself", []run.Instruction{runs(days.ID)}, "/instructions/0/subWorkflowId", "A workflow cannot run itself."},
		{"a workflow that runs it", []run.Instruction{runs(outer.ID)}, "/instructions/0/subWorkflowId", "Outer runs this workflow, so they would run each other without end."},
		{"a workflow that runs one that runs it", []run.Instruction{runs(middle.ID)}, "/instructions/0/subWorkflowId", "Outer runs this workflow, so they would run each other without end."},
	} {
		t.Run(c.says, func(t *testing.T) {
			w := days // its id is what the others run
			w.Kind, w.Instructions = "", c.steps
			if c.at == "" {
				w.ID = ""
			}
			wrong, err := b.Automation.CheckTemplate(t.Context(), w)
			if err != nil || len(wrong) > 1 || c.at == "" && len(wrong) > 0 || wrong[c.at] != c.want {
				t.Errorf("%v, %v", wrong, err)
			}
		})
	}
}

func TestAWorkflowWithoutAKindAndIdsIsKeptWithBoth(t *testing.T) {
	b := backendtest.Working(t)
	w, err := b.Automation.CreateTemplate(t.Context(), run.Template{Name: "n", Instructions: []run.Instruction{daysStep, {ID: "step1", Words: "{{steps.step2.days}}"}}})
	if err != nil || w.Kind != run.Instructions || w.Instructions[0].ID != "step2" {
		t.Errorf("%+v, %v", w, err)
	}
}
