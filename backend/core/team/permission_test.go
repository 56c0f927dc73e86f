package team_test

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/tool"
)

// writes is a tool that a person has to allow.
func writes(t *testing.T) *tool.Registry {
	t.Helper()
	box, err := tool.New(writing())
	if err != nil {
		t.Fatal(err)
	}
	return box
}

func writing() tool.Tool {
	return tool.Tool{
		ID: "write", Name: "Write it", Description: "Writes.", Level: tool.Write, Input: json.RawMessage(`{"type":"object"}`),
		Do: func(context.Context, json.RawMessage) (json.RawMessage, error) { return json.RawMessage(`"x"`), nil },
	}
}

// wanting is an agent that calls the tool a number of times and delivers all the same.
func wanting(times int, heard *[]error) actor {
	return actor{"works", func(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
		for range times {
			_, err := ac.Use(ctx, "write", nil)
			*heard = append(*heard, err)
		}
		return delivers(ctx, t, ac)
	}}
}

func TestWhileAPersonThinksTheTimeStandsStillAndOthersWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var heard []error
		s := open(t, planning("works"), wanting(1, &heard))
		box := writes(t)
		s.Tools = func() *tool.Registry { return box }
		inside, most := 0, 0
		s.Policy.Gate = func(context.Context) (func(), error) {
			inside++
			return func() { inside-- }, nil
		}
		s.Policy.Act = func(_ context.Context, c team.ToolCall) (team.Outcome, error) {
			if err := c.Asked(); err != nil {
				return team.Outcome{}, err
			}
			time.Sleep(10 * time.Hour)
			most = max(most, inside)
			return team.Outcome{Allowed: true, Result: tool.Result{Text: "x"}}, nil
		}
		id := s.start()
		time.Sleep(11 * time.Hour)
		if w := s.status(id); w.Status != team.Completed || heard[0] != nil {
			t.Errorf("it is %s: %s, %v", w.Status, w.Error, heard)
		}
		if most != 0 || inside != 0 {
			t.Errorf("it kept %d places while it waited, and %d in the end", most, inside)
		}
		lines := s.lines(id)
		if asked := slices.Index(lines, "Waiting for you: may works use Write it?"); asked < 0 || lines[asked+1] != "You allowed Write it" {
			t.Errorf("its lines are %v", lines)
		}
	})
}

func TestAfterTheAnswerTheTimeGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		heard := make(chan error, 2) // an agent that is left may speak at any time
		s := open(t, planning("works", "works"), actor{"works", func(ctx context.Context, tk team.Task, ac *team.AgentContext) (team.Result, error) {
			_, err := ac.Use(ctx, "write", nil)
			heard <- err
			<-ctx.Done()
			return team.Result{}, context.Cause(ctx)
		}})
		box := writes(t)
		s.Tools = func() *tool.Registry { return box }
		s.Policy.Act = func(context.Context, team.ToolCall) (team.Outcome, error) {
			time.Sleep(50 * time.Minute)
			return team.Outcome{}, nil
		}
		began := time.Now()
		w := s.status(s.start())
		// Two tasks of 15 minutes, 50 minutes of thinking in each; the round itself has 30 minutes.
		if took := time.Since(began); w.Status != team.Failed || took < 129*time.Minute || took > 131*time.Minute {
			t.Errorf("after %s it is %s: %s", took, w.Status, w.Error)
		}
		if err := <-heard; !fault.Is(err, fault.Forbidden) {
			t.Errorf("what was refused gives %v", err)
		}
	})
}

func TestATrustedToolIsNotAskedForAgainInItsTask(t *testing.T) {
	var heard []error
	s := open(t, planning("works", "works"), wanting(3, &heard))
	box := writes(t)
	s.Tools = func() *tool.Registry { return box }
	var trusted []bool
	s.Policy.Act = func(_ context.Context, c team.ToolCall) (team.Outcome, error) {
		trusted = append(trusted, slices.Contains(c.Trusted, c.Tool.ID))
		return team.Outcome{Allowed: true, Trusted: []string{c.Tool.ID}}, nil
	}
	s.status(s.start())
	if want := []bool{false, true, true, false, true, true}; !slices.Equal(trusted, want) {
		t.Errorf("it was trusted %v, want %v", trusted, want)
	}
}

func TestStopWhileAPersonThinksEndsTheRoundAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var heard []error
		s := open(t, planning("works"), wanting(1, &heard))
		box := writes(t)
		s.Tools = func() *tool.Registry { return box }
		s.Policy.Act = func(ctx context.Context, c team.ToolCall) (team.Outcome, error) {
			if err := c.Asked(); err != nil {
				return team.Outcome{}, err
			}
			<-ctx.Done()
			return team.Outcome{}, context.Cause(ctx)
		}
		id := s.start()
		synctest.Wait()
		if _, err := s.Stop(t.Context(), id); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		lines := s.lines(id)
		if w := s.status(id); w.Status != team.Stopped || !strings.Contains(lines[len(lines)-1], "Workflow stopped by user") {
			t.Errorf("it is %s with %v", w.Status, lines)
		}
	})
}
