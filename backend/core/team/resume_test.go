package team_test

import (
	"context"
	"encoding/json"
	"slices"
	"sync"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/tool"
)

// calling is an agent that calls the tool with each of the arguments and delivers.
func calling(args ...string) actor {
	return actor{"works", func(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
		for _, a := range args {
			if _, err := ac.Use(ctx, "write", json.RawMessage(a)); err != nil {
				return team.Result{}, err
			}
		}
		return delivers(ctx, t, ac)
	}}
}

func TestAnApprovalHoldsAfterARestartForTheSameCallOnly(t *testing.T) {
	for _, c := range []struct {
		name   string
		again  []string // what the agent calls after the restart
		missed bool     // the runs of the calls are gone
		acts   []string
	}{
		{"the same calls", []string{`{"n": 1}`, `{"n":2}`}, false, []string{"await", "await"}},
		{"another call", []string{`{"n":1}`, `{"n":3}`}, false, []string{"await", "await", `ask {"n":3}`}},
		{"the same call once more", []string{`{"n":2}`, `{"n":2}`}, false, []string{"await", "await", `ask {"n":2}`}},
		{"calls whose runs were deleted", []string{`{"n":1}`, `{"n":2}`}, true, []string{"await", "await", `ask {"n":1}`, `ask {"n":2}`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			box := writes(t)
			before := open(t, planning("works", "works"), calling(`{"n":1}`, `{"n":2}`))
			before.Tools = func() *tool.Registry { return box }
			before.Policy.Act = func(ctx context.Context, call team.ToolCall) (team.Outcome, error) {
				if err := call.Asked(); err != nil || string(call.Args) == `{"n":1}` {
					return team.Outcome{Allowed: true}, err
				}
				<-ctx.Done()
				return team.Outcome{}, context.Cause(ctx)
			}
			id := before.start()
			before.until(func() bool {
				n := 0
				for _, l := range before.lines(id) {
					if l == "Waiting for you: may works use Write it?" {
						n++
					}
				}
				return n == 2
			})
			if err := before.Close(t.Context()); err != nil {
				t.Fatal(err)
			}
			if w, _ := before.store.Request(t.Context(), id); w.Status != team.Running {
				t.Fatalf("closed while it waits it is %s: %s", w.Status, w.Error)
			}
			var mu sync.Mutex
			var acts []string
			s := open(t, mind{}, calling(c.again...))
			s.Store, s.store = before.store, before.store
			s.NewID = before.NewID
			s.Tools = func() *tool.Registry { return box }
			s.Policy.Act = func(_ context.Context, call team.ToolCall) (team.Outcome, error) {
				mu.Lock()
				defer mu.Unlock()
				if !call.Resumed {
					acts = append(acts, "ask "+string(call.Args))
					return team.Outcome{Allowed: true, Trusted: []string{call.Tool.ID}}, nil
				}
				acts = append(acts, "await")
				if c.missed {
					return team.Outcome{}, team.NotHere()
				}
				return team.Outcome{Allowed: true}, nil
			}
			if err := s.Recover(t.Context()); err != nil {
				t.Fatal(err)
			}
			s.until(func() bool {
				mu.Lock()
				defer mu.Unlock()
				return len(acts) >= len(c.acts)
			})
			w := s.status(id)
			if w.Status != team.Completed || w.CurrentRound != 1 {
				t.Errorf("it is %s in round %d: %s", w.Status, w.CurrentRound, w.Error)
			}
			if got := acts[:len(c.acts)]; !slices.Equal(got, c.acts) {
				t.Errorf("it did %q, want %q", acts, c.acts)
			}
		})
	}
}

func TestAFailedTaskTakesTheFilesOfItsTools(t *testing.T) {
	box := writes(t)
	s := open(t, planning("works", "works"), calling(`{"n":1}`, `{"n":2}`))
	s.Tools = func() *tool.Registry { return box }
	s.Policy.Act = func(_ context.Context, call team.ToolCall) (team.Outcome, error) {
		if err := call.Asked(); err != nil {
			return team.Outcome{}, err
		}
		if string(call.Args) == `{"n":2}` {
			return team.Outcome{}, fault.New(fault.Unavailable, "The printer is on fire.")
		}
		files, _ := s.FileSet(call.RequestID)
		return team.Outcome{Allowed: true}, files.Put(tool.File{Name: "made.txt", Data: []byte("by a tool")})
	}
	id := s.start()
	s.status(id)
	if !has(s.lines(id), "The printer is on fire.") {
		t.Errorf("it did not fail: %v", s.lines(id))
	}
	for _, f := range s.store.files {
		if f.Label == "made.txt" {
			t.Error("its file is still there")
		}
	}
}

func TestAFileThatAToolMadeBeforeAQuestionIsThereAfterARestart(t *testing.T) {
	box := writes(t)
	before := open(t, planning("works", "works"), calling(`{"n":1}`, `{"n":2}`))
	before.Tools = func() *tool.Registry { return box }
	before.Policy.Act = func(ctx context.Context, call team.ToolCall) (team.Outcome, error) {
		if string(call.Args) == `{"n":1}` {
			files, _ := before.FileSet(call.RequestID)
			return team.Outcome{Allowed: true}, files.Put(tool.File{Name: "made.txt", Data: []byte("by a tool")})
		}
		if err := call.Asked(); err != nil {
			return team.Outcome{}, err
		}
		<-ctx.Done()
		return team.Outcome{}, context.Cause(ctx)
	}
	id := before.start()
	before.until(func() bool { return slices.Contains(before.lines(id), "Waiting for you: may works use Write it?") })
	if err := before.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	s := open(t, mind{}, calling(`{"n":1}`, `{"n":2}`))
	s.Store, s.store, s.NewID = before.store, before.store, before.NewID
	s.Tools = func() *tool.Registry { return box }
	s.Policy.Act = func(context.Context, team.ToolCall) (team.Outcome, error) { return team.Outcome{Allowed: true}, nil }
	if err := s.Recover(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.until(func() bool {
		w, err := s.store.Request(t.Context(), id)
		return err == nil && w.Status != team.Running
	})
	h, _ := s.store.History(t.Context(), id)
	i := slices.IndexFunc(h.Documents(), func(d team.Document) bool { return d.Label() == "made.txt" })
	if i < 0 {
		t.Fatalf("it is lost: %+v", h.Documents())
	}
	if f, _ := s.store.File(t.Context(), h.Documents()[i].FileID, true); string(f.Data) != "by a tool" {
		t.Errorf("it holds %q", f.Data)
	}
	kept := 0
	for _, f := range s.store.files {
		if f.Label == "made.txt" {
			kept++
		}
	}
	if kept != 1 {
		t.Errorf("it is kept %d times", kept)
	}
}
