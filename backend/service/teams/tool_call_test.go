package teams_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"terzetto/backend/base/secret"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/service/teams"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

func TestAQuestionThatIsAnsweredAtOnceIsStillTold(t *testing.T) {
	for _, c := range []struct {
		name    string
		say     run.AnswerKind // empty: no one is asked
		asked   int
		allowed bool
	}{
		{"it is refused", run.Never, 1, false},
		{"it is allowed once", run.Once, 1, true},
		{"it needs no permission", "", 0, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			vault, err := secret.Open(secret.Options{Dir: dir, Keyring: backendtest.NoKeyring{}})
			if err != nil {
				t.Fatal(err)
			}
			db, err := store.Open(t.Context(), store.Options{Dir: dir, Vault: vault})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() {
				if err := db.Close(); err != nil {
					t.Error(err)
				}
			})
			program := tool.Tool{
				ID: "run_program", Name: "Run a program", Description: "Runs it.", Level: tool.Execute, Input: json.RawMessage(`{"type":"object"}`),
				Do: func(context.Context, json.RawMessage) (json.RawMessage, error) { return nil, nil },
			}
			tools, err := tool.New(program)
			if err != nil {
				t.Fatal(err)
			}
			asked := 0
			call := team.ToolCall{ID: "call", RequestID: "w", Tool: program, Args: json.RawMessage(`{}`), Asked: func() error { asked++; return nil }}
			out, err := teams.Act(t.Context(), teams.Options{
				Store: db, Tools: func() *tool.Registry { return tools },
				Runs: teams.Runs{
					Start: func(ctx context.Context, n run.New) (run.Run, error) { return finished(ctx, db, n, c.say) },
					Until: func(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error) {
						l, err := db.Runs.LoadRun(ctx, id)
						if err == nil && !so(l.Run) {
							t.Errorf("the round waits for a run that has ended: %+v", l.Run)
						}
						return l.Run, err
					},
				},
			}, call)
			if err != nil || asked != c.asked || out.Allowed != c.allowed {
				t.Errorf("it was asked %d times and is allowed: %v, %v", asked, out.Allowed, err)
			}
		})
	}
}

// finished starts the run of a call and ends it at once, after what a person said to its question.
func finished(ctx context.Context, db *store.DB, n run.New, say run.AnswerKind) (run.Run, error) {
	r, _, err := db.Runs.StartRun(ctx, n, "")
	if err != nil {
		return r, err
	}
	if say != "" {
		r.Waiting = run.ForApproval
		q := run.Inquiry{ID: "question", RunID: r.ID, BlockID: r.ID, Kind: run.Approve, ToolID: "run_program", CreatedAt: r.CreatedAt}
		if _, err := db.Runs.SaveRun(ctx, run.Change{Run: r, Whole: true, Request: &q}); err != nil {
			return r, err
		}
		answered := func(l run.Loaded, _ run.Inquiry) (run.Change, error) {
			l.Run.Waiting = run.Nothing
			return run.Change{Run: l.Run, Whole: true}, nil
		}
		if r, _, err = db.Runs.AnswerRequest(ctx, q.ID, run.Answer{Say: say}, answered); err != nil {
			return r, err
		}
	}
	l, err := db.Runs.LoadRun(ctx, r.ID)
	if err != nil {
		return r, err
	}
	now := time.Now()
	c := run.Change{Run: l.Run, Whole: true, Step: l.Step}
	if say == run.Never {
		c.Run.HaltedAt = &now
	} else {
		c.Step.Result, c.Next, c.Run.CompletedAt = json.RawMessage(`{"text":"done"}`), true, &now
		c.Run.Current++
	}
	_, err = db.Runs.SaveRun(ctx, c)
	return c.Run, err
}
