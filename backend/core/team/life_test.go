package team_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
)

// A rambler is a model that never ends a form.
type rambler struct{ mind }

func (rambler) ForceTool(ctx context.Context, _ *llm.Base, _ llm.Call, _ string, hear func(llm.Delta)) (llm.ToolCall, llm.Reply, error) {
	hear(llm.Delta{Came: 4000})
	<-ctx.Done()
	return llm.ToolCall{}, llm.Reply{}, ctx.Err()
}

func TestAPlanThatDoesNotEndShowsLifeAndIsStopped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, mind{})
		s.Model = rambler{}
		s.Limits.Task = 3 * time.Minute
		began := time.Now()
		id := s.start()
		w := s.status(id)
		if took := time.Since(began); w.Status != team.Failed || took != 2*time.Minute {
			t.Errorf("after %s it is %s: %s", took, w.Status, w.Error)
		}
		lines := strings.Join(s.lines(id), "\n")
		for _, want := range []string{" tokens in 20 s", " tokens in 40 s", "took longer than 1 min", "asked for once more"} {
			if !strings.Contains(lines, want) {
				t.Errorf("no line says %q:\n%s", want, lines)
			}
		}
		if strings.Contains(lines, "written 0 tokens") || !strings.Contains(lines, "The model has written ") {
			t.Errorf("the lines say nothing of what has come:\n%s", lines)
		}
	})
}

func TestHalfAPlanIsNone(t *testing.T) {
	s := open(t, mind{})
	s.Model = cutOff{}
	if w := s.status(s.start()); w.Status != team.Failed {
		t.Errorf("it is %s", w.Status)
	}
}

// A cutOff is a model whose form is ended in a loop, and can be repaired.
type cutOff struct{ mind }

func (cutOff) ForceTool(context.Context, *llm.Base, llm.Call, string, func(llm.Delta)) (llm.ToolCall, llm.Reply, error) {
	half := `{"objFinalDocuments":[],"objWorkplan":[],"objUserResponse":"1.1.1.","userLanguage":"en"}`
	return llm.ToolCall{Name: team.PlanTool, Arguments: []byte(half)}, llm.Reply{Finish: llm.FinishLoop}, nil
}
