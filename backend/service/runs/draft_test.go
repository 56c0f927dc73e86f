package runs_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
)

// An argument that a tool doesn't take is refused when it is saved, just as an unknown value is.
func TestAnUnknownArgumentIsRefusedWhenItIsSaved(t *testing.T) {
	b := backendtest.Working(t)
	steps := []run.Instruction{{Tool: "http_request", Args: args(`{"url":"https://a.example","headerz":{},"bodyy":"q"}`)}}
	_, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "n", Instructions: steps})
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Code != fault.Invalid {
		t.Fatalf("got %v", err)
	}
	fields, _ := f.Details["fields"].(map[string]string)
	for _, at := range []string{"/instructions/0/args/headerz", "/instructions/0/args/bodyy"} {
		if !strings.HasPrefix(fields[at], "There is no field") {
			t.Errorf("%s: %q", at, fields[at])
		}
	}
}

// What is not finished is kept as a draft, which nothing starts before it is finished.
func TestADraftIsKeptAndStartedByNothing(t *testing.T) {
	b := backendtest.Working(t)
	unfinished := run.Workflow{Name: "Half", Instructions: []run.Instruction{{Control: run.Control{ForEach: &run.ForEach{}}}}}
	if _, err := b.Runs.Workflows.Create(t.Context(), unfinished); !fault.Is(err, fault.Invalid) {
		t.Errorf("what is unfinished is kept as if it weren't: %v", err)
	}
	unfinished.Draft = true
	w, err := b.Runs.Workflows.Create(t.Context(), unfinished)
	if err != nil || !w.Draft || len(w.Instructions) != 1 {
		t.Fatalf("%+v, %v", w, err)
	}
	if _, err := b.Runs.StartWorkflow(t.Context(), w.ID, runs.StartOptions{}); !fault.Is(err, fault.Conflict) || !strings.Contains(fault.Sentence(err), "This loop has no steps.") {
		t.Errorf("a draft starts by hand: %v", err)
	}
	g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnCommand, Command: "half", Enabled: true})
	if err != nil {
		t.Fatal(err)
	}
	begun, err := b.Runs.Triggers.RunCommand(t.Context(), g.Command, "")
	if err != nil {
		t.Fatal(err)
	}
	if r := ends(t, b, begun.RunID); r.Error == nil || !strings.Contains(r.Error.Message, "is a draft") {
		t.Errorf("a draft that a trigger starts: %+v", r)
	}
	outer := kept(t, b, "Outer", run.Instruction{Template: w.ID})
	started, err := b.Runs.StartWorkflow(t.Context(), outer.ID, runs.StartOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if r := ends(t, b, started.ID); r.Error == nil || !strings.Contains(r.Error.Message, "is a draft") {
		t.Errorf("a draft that a workflow runs: %+v", r)
	}
	done, err := b.Runs.Workflows.Update(t.Context(), w.ID, json.RawMessage(`{"instructions":[{"directCallToolId":"current_time","args":{}}]}`))
	if err != nil || done.Draft {
		t.Fatalf("%+v, %v", done, err)
	}
	if _, err := b.Runs.StartWorkflow(t.Context(), w.ID, runs.StartOptions{}); err != nil {
		t.Errorf("what was finished: %v", err)
	}
	if _, err := b.Runs.Workflows.Update(t.Context(), w.ID, json.RawMessage(`{"instructions":[{"fail":"","markdown":""}]}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("what was finished becomes a draft unasked: %v", err)
	}
}
