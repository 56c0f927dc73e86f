package workflow_test

import (
	"context"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/workflow"
)

func TestARegistryReportsEveryFaultAtOnce(t *testing.T) {
	_, err := workflow.NewRegistry(nil,
		workflow.Workflow{ID: "fine", Name: "Fine"}, workflow.Workflow{ID: "fine", Name: "Again"},
		workflow.Workflow{ID: "start", Name: "Taken"}, workflow.Workflow{ID: "No Word", Name: "x"}, workflow.Workflow{ID: "nameless"})
	if err == nil {
		t.Fatal("it was accepted")
	}
	for _, part := range []string{`"fine" is declared twice`, `"start" is not a plain word`, `"No Word" is not a plain word`, `"nameless" has no name`} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q is not in %q", part, err)
		}
	}
}

func TestHooksOfEqualPriorityRunAsDeclared(t *testing.T) {
	hook := func(context.Context, workflow.PreInput, workflow.PreOutput) error { return nil }
	r, err := workflow.NewRegistry(nil,
		workflow.Workflow{ID: "b", Name: "B", Pre: hook}, workflow.Workflow{ID: "unbound", Name: "U", Priority: -9},
		workflow.Workflow{ID: "a", Name: "A", Pre: hook}, workflow.Workflow{ID: "early", Name: "E", Priority: -1, Pre: hook})
	if err != nil {
		t.Fatal(err)
	}
	var order []string
	for w := range r.Pre() {
		order = append(order, w.ID)
	}
	if got := strings.Join(order, " "); got != "early b a" {
		t.Errorf("order %s", got)
	}
	for range r.Post() {
		t.Error("nobody bound Post")
	}
}

func TestAWorkflowTakesPartUnlessSomebodySaidNo(t *testing.T) {
	for _, c := range []struct {
		name   string
		global bool
		own    map[string]bool
		want   bool
	}{
		{"nothing said", true, nil, true},
		{"its own switch off", true, map[string]bool{"w": false}, false},
		{"its own switch on", true, map[string]bool{"w": true}, true},
		{"another's switch off", true, map[string]bool{"x": false}, true},
		{"the master switch off beats its own", false, map[string]bool{"w": true}, false},
	} {
		if got := workflow.Enabled("w", chat.Settings{WorkflowsGloballyEnabled: c.global, WorkflowEnabled: c.own}); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
