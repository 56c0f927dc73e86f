package run_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
)

func TestOnlyStepsWithoutAConditionMakeACircle(t *testing.T) {
	for _, c := range []struct{ name, steps, want string }{
		{"a step", `[{"markdown":"x"},{"subWorkflowId":"a"}]`, "/instructions/1/subWorkflowId"},
		{"a step of a branch that runs beside another", `[{"parallel":[[{"markdown":"x"}],[{"subWorkflowId":"a"}]]}]`, "/instructions/0/parallel/1/0/subWorkflowId"},
		{"a step behind a stop on a condition", `[{"stop":1,"when":"vars.n > 3"},{"subWorkflowId":"a"}]`, ""},
		{"a step behind a branch that may fail", `[{"if":"vars.n > 3","then":[{"fail":"Enough."}]},{"subWorkflowId":"a"}]`, ""},
		{"a step with a condition", `[{"subWorkflowId":"a","when":"vars.n > 3"}]`, ""},
		{"a step in a parallel step with a condition", `[{"parallel":[[{"subWorkflowId":"a"}]],"when":"vars.n > 3"}]`, ""},
		{"a step in a branch", `[{"if":"vars.n > 3","then":[{"subWorkflowId":"a"}]}]`, ""},
		{"a step for each item", `[{"forEach":{"items":"{{vars.rows}}"},"steps":[{"subWorkflowId":"a"}]}]`, ""},
		{"a workflow that is gone", `[{"subWorkflowId":"gone"}]`, ""},
		{"a circle of others, which was there before", `[{"subWorkflowId":"b"}]`, ""},
	} {
		var steps []run.Instruction
		if err := json.Unmarshal([]byte(c.steps), &steps); err != nil {
			t.Fatal(err)
		}
		circle, err := run.CircleOf(run.Workflow{ID: "a", Name: "A", Instructions: steps}, false, func(id string) (run.Workflow, error) {
			if id == "b" {
				return run.Workflow{ID: "b", Name: "B", Instructions: []run.Instruction{{Template: "b"}}}, nil
			}
			return run.Workflow{}, fault.New(fault.NotFound, "It is gone.")
		})
		got := ""
		if circle != nil {
			got = circle.At
		}
		if err != nil || got != c.want {
			t.Errorf("%s: %q, %v", c.name, got, err)
		}
	}
}

func TestAWorkflowThatRunsItselfOnAConditionEndsWithIt(t *testing.T) {
	play(t, func(s *stage) {
		s.controls()
		id := s.template(run.Workflow{Name: "Down"})
		down := func(condition string) string {
			steps := wrote(t, `[{"id":"less","directCallToolId":"say","args":{"x":"{{vars.n}}!"},"saveAs":"n"},{"subWorkflowId":"`+id+`","vars":{"n":"{{vars.n}}"},"when":"`+condition+`"}]`)
			text, err := json.Marshal(map[string]any{"instructions": steps})
			if err != nil {
				t.Fatal(err)
			}
			w, err := s.db.Workflows.Update(s.Context(), id, text)
			if err != nil {
				t.Fatal(err)
			}
			r := s.begins(w.Run(s.newID(), vars{"n": json.RawMessage(`"x"`)}))
			s.settled()
			return s.stands(r)
		}
		s.holds("it ends", down("len(vars.n) < 5"), `completed at 2 of 2 ["x!" "x!!!!"]`)
		if got := down("true"); !strings.HasPrefix(got, "failed") || !strings.Contains(got, "Workflows can run each other at most 10 levels deep.") {
			t.Errorf("without an end: %s", got)
		}
	})
}
