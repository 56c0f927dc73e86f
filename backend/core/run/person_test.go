package run_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

const path = `{"type":"object","properties":{"path":{"type":"string"}},"required":["path"]}`

// writing is a run whose tool writes, before anybody allowed it.
func writing(s *stage, more ...run.Instruction) string {
	s.has("w", gives(`"done"`), writes, takes(path))
	id := s.begins(run.New{Vars: vars{"path": json.RawMessage(`"/tmp/x"`)}, Steps: append(steps("w"), more...)})
	s.settled()
	return id
}

func TestAPersonSeesTheExactArgumentsOfAWritingTool(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s)
		s.holds("the run", s.stands(id), "waiting for approval at 0 of 1 [-]")
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
		q := s.asks()
		s.holds("the request", fmt.Sprintf("%s %s %s %s %s %d %s", q.Kind, q.ToolID, q.ToolName, q.Level, q.Args, q.Index, q.RunName), `approve w W write {"path":"/tmp/x"} 0 Work`)
		s.answers(run.Answer{Say: run.Once})
		s.holds("the arguments", s.got("w"), `{"path":"/tmp/x"}`)
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["done"]`)
		if _, err := s.p.Answer(s.Context(), q.ID, run.Answer{Say: run.Once}); !fault.Is(err, fault.Conflict) {
			s.Errorf("a second answer: %v", err)
		}
	})
}

func TestEditedArgumentsAreWhatTheToolGets(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s)
		s.answers(run.Answer{Say: run.Once, Args: json.RawMessage(`{"path":"/tmp/y"}`)})
		s.holds("the arguments", s.got("w"), `{"path":"/tmp/y"}`)
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["done"]`)
	})
}

func TestAToolGetsTheShownArgumentsThoughVarsChanged(t *testing.T) {
	play(t, func(s *stage) {
		s.secret = "hunter2"
		s.has("w", gives(`1`), writes, takes(path))
		s.begins(run.New{Vars: vars{"path": json.RawMessage(`"/hunter2"`)}, Steps: steps("w")})
		s.settled()
		s.holds("what is shown", string(s.asks().Args), `{"path":"/•••"}`)
		s.answers(run.Answer{Say: run.Once})
		s.holds("the arguments", s.got("w"), `{"path":"/hunter2"}`)
	})
}

func TestAToolIsTrustedForTheRestOfTheRun(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s, run.Instruction{Tool: "w"}, run.Instruction{Tool: "w"})
		s.answers(run.Answer{Say: run.ForRun})
		s.holds("the run", s.stands(id), `completed at 3 of 3 ["done" "done" "done"]`)
		s.holds("the next run", s.stands(writing(s)), "waiting for approval at 0 of 1 [-]")
	})
}

func TestWhatIsNotAllowedFailsItsStep(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s)
		s.answers(run.Answer{Say: run.Never})
		s.holds("the run", s.stands(id), `failed at 0 of 1 [-]: W was not allowed. (step 0, tool "w")`)
		s.retries(id)
		s.holds("the run, taken on", s.stands(id), "waiting for approval at 0 of 1 [-]")
		s.answers(run.Answer{Say: run.Once})
		s.holds("the tools", s.entered(), "w")
	})
}

func TestARequestOutlivesARestart(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s)
		before := s.asks()
		s.reopen()
		s.holds("the request", fmt.Sprint(s.asks()), fmt.Sprint(before))
		s.answers(run.Answer{Say: run.Once})
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["done"]`)
	})
}

func TestAnAnswerOutlivesARestart(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s)
		q := s.asks()
		s.cuts(func(run.Change, bool) bool { return true }) // nothing happens with it before the end
		s.answers(run.Answer{Say: run.Once})
		s.cuts(nil)
		s.close()
		s.has("w", gives(`"done"`), writes, takes(path))
		s.reopen()
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["done"]`)
		if _, err := s.p.Answer(s.Context(), q.ID, run.Answer{Say: run.Once}); !fault.Is(err, fault.Conflict) {
			s.Errorf("a second answer: %v", err)
		}
	})
}

func TestAStoppedRunAsksNothing(t *testing.T) {
	play(t, func(s *stage) {
		id := writing(s)
		q := s.asks()
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		if all, err := s.db.Runs.Requests(s.Context()); err != nil || len(all) != 0 {
			s.Errorf("%v %v", all, err)
		}
		if _, err := s.p.Answer(s.Context(), q.ID, run.Answer{Say: run.Once}); !fault.Is(err, fault.Conflict) {
			s.Errorf("an answer to it: %v", err)
		}
		s.retries(id)
		if s.asks().ID == q.ID { // and it is the only one
			s.Error("it asks the old question")
		}
	})
}

func TestAnswersThatDoNotFitAreRefused(t *testing.T) {
	play(t, func(s *stage) {
		writing(s)
		q := s.asks()
		for _, a := range []run.Answer{{}, {Say: run.Again}, {Say: run.Text}, {Say: run.Once, Args: json.RawMessage("{oops")}} {
			if _, err := s.p.Answer(s.Context(), q.ID, a); !fault.Is(err, fault.Invalid) {
				s.Errorf("%+v: %v", a, err)
			}
		}
		if _, err := s.p.Answer(s.Context(), "nobody", run.Answer{Say: run.Once}); !fault.Is(err, fault.NotFound) {
			s.Error(err)
		}
		s.asks()
	})
}

func TestAToolMayAskAQuestion(t *testing.T) {
	play(t, func(s *stage) {
		s.has("q", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			return nil, &tool.Asking{Text: "How many?"}
		}, once)
		s.has("t", gives("1"), takes(`{"type":"object","properties":{"n":{}}}`))
		id := s.does(run.Instruction{Tool: "q", SaveAs: "n"}, run.Instruction{Tool: "t"})
		s.holds("the run", s.stands(id), "waiting for question at 0 of 2 [- -]")
		s.holds("the request", s.asks().Text, "How many?")
		if _, err := s.p.Answer(s.Context(), s.asks().ID, run.Answer{Say: run.Text}); !fault.Is(err, fault.Invalid) {
			s.Errorf("no answer: %v", err)
		}
		s.reopen()
		s.answers(run.Answer{Say: run.Text, Value: json.RawMessage("7")})
		s.holds("the arguments", s.got("t"), `{"n":7}`)
		s.holds("the tools", s.entered(), "q t")
		s.holds("the run", s.stands(id), "completed at 2 of 2 [7 1]")
	})
}

// cutOff is a run whose tool was at work when the program ended.
func cutOff(s *stage) string {
	s.has("w", hangs, once, takes(path))
	id := s.begins(run.New{Vars: vars{"path": json.RawMessage(`"x"`)}, Steps: steps("w")})
	s.settled()
	s.has("w", gives(`"done"`), once, takes(path))
	s.reopen()
	return id
}

func TestAnUnrepeatableCallThatWasCutOffWaits(t *testing.T) {
	for say, want := range map[run.AnswerKind]string{
		run.Again: `completed at 1 of 1 ["done"], entered w w`,
		run.Done:  `completed at 1 of 1 [null], entered w`,
	} {
		play(t, func(s *stage) {
			id := cutOff(s)
			s.holds("the run", s.stands(id), "waiting for repeat at 0 of 1 [-]")
			s.passes(10 * time.Minute)
			s.holds("the arguments", string(s.asks().Args), `{"path":"x"}`)
			if rows := s.logs(id); !rows[0].Finished || rows[0].Result != "It was cut off." {
				s.Errorf("the log is %+v", rows)
			}
			s.answers(run.Answer{Say: say})
			s.holds("the run", s.stands(id)+", entered "+s.entered(), want)
		})
	}
}

func TestItIsAskedAgainEachTimeItIsCutOff(t *testing.T) {
	play(t, func(s *stage) {
		id := cutOff(s)
		first := s.asks()
		s.has("w", hangs, once, takes(path))
		s.answers(run.Answer{Say: run.Again})
		s.holds("the run", s.stands(id), "queued at 0 of 1 [-]")
		s.reopen()
		s.holds("the run", s.stands(id), "waiting for repeat at 0 of 1 [-]")
		if s.asks().ID == first.ID {
			s.Error("it is the first question")
		}
		s.holds("the tools", s.entered(), "w w")
	})
}

// runner calls the tool inner within itself, as often as it is told, if it is allowed to.
func runner(s *stage, inner tool.Tool, times int, then do) {
	s.has("runner", func(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
		scope, ok := run.From(ctx)
		if !ok {
			return nil, errors.New("there is no run")
		}
		for range times {
			allowed, err := scope.Allow(ctx, inner, json.RawMessage(`{"n":1}`))
			if err != nil {
				return nil, err
			}
			if !allowed {
				return json.RawMessage(`"refused"`), nil
			}
		}
		return then(ctx, nil)
	})
}

var inner = tool.Tool{ID: "inner", Name: "Inner", Level: tool.Execute}

func TestAToolThatAsksFromWithinGivesItsSlotBackMeanwhile(t *testing.T) {
	play(t, func(s *stage) {
		s.cores = 1
		s.reopen()
		s.has("a", gives("1"))
		runner(s, inner, 1, gives(`"ran"`))
		id := s.does(steps("runner")...)
		s.holds("the run", s.stands(id), "waiting for approval at 0 of 1 [-]")
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
		s.holds("another run", s.stands(s.does(steps("a")...)), "completed at 1 of 1 [1]")
		s.holds("the arguments", string(s.asks().Args), `{"n":1}`)
		if _, err := s.p.Answer(s.Context(), s.asks().ID, run.Answer{Say: run.Once, Args: json.RawMessage(`{"n":2}`)}); !fault.Is(err, fault.Invalid) {
			s.Errorf("edited arguments: %v", err)
		}
		s.answers(run.Answer{Say: run.Once})
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["ran"]`)
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
		if rows := s.logs(id); !strings.Contains(fmt.Sprint(rows), "Inner is allowed.") {
			s.Errorf("the log is %+v", rows)
		}
	})
}

func TestFromWithinTrustAndRefusalHoldToo(t *testing.T) {
	play(t, func(s *stage) {
		runner(s, inner, 3, gives(`"ran"`))
		id := s.does(steps("runner", "runner")...)
		s.answers(run.Answer{Say: run.ForRun})
		s.holds("the run", s.stands(id), `completed at 2 of 2 ["ran" "ran"]`)
		id = s.does(steps("runner")...)
		s.answers(run.Answer{Say: run.Never})
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["refused"]`)
	})
}

func TestSeveralBranchesAskOneAfterTheOther(t *testing.T) {
	play(t, func(s *stage) {
		s.has("runner", func(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
			scope, _ := run.From(ctx)
			said := make(chan error, 3)
			for range 3 {
				go func() {
					_, err := scope.Allow(ctx, inner, nil)
					said <- err
				}()
			}
			for range 3 {
				if err := <-said; err != nil {
					return nil, err
				}
			}
			return json.RawMessage(`"all"`), nil
		})
		id := s.does(steps("runner")...)
		for range 3 {
			s.answers(run.Answer{Say: run.Once})
		}
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["all"]`)
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
	})
}

func TestAToolLeftWhileAskingIsNotAnswered(t *testing.T) {
	play(t, func(s *stage) {
		runner(s, inner, 1, gives(`"ran"`))
		s.has("runner", s.tools[0].Do, func(t *tool.Tool) { t.Timeout = time.Minute })
		s.has("anns", gives("1"))
		id := s.does(run.Instruction{Tool: "runner", OnError: "help"})
		q := s.asks()
		s.passes(2 * time.Minute)
		s.holds("the run", s.stands(id), "completed at 3 of 3 [- - 1]")
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
		if _, err := s.p.Answer(s.Context(), q.ID, run.Answer{Say: run.Once}); !fault.Is(err, fault.Conflict) {
			s.Errorf("an answer: %v", err)
		}
	})
}

func TestAHaltEndsAQuestionFromWithin(t *testing.T) {
	play(t, func(s *stage) {
		runner(s, inner, 1, gives(`"ran"`))
		id := s.does(steps("runner")...)
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		s.settled()
		s.holds("the run", s.stands(id), "stopped at 0 of 1 [-]")
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
	})
}

func TestAnInnerQuestionIsAskedAgainAfterARestart(t *testing.T) {
	play(t, func(s *stage) {
		runner(s, inner, 1, gives(`"ran"`))
		id := s.does(steps("runner")...)
		before := s.asks()
		s.reopen()
		if s.asks().ID == before.ID {
			s.Error("it is the old request, which nobody hears")
		}
		s.answers(run.Answer{Say: run.Once})
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["ran"]`)
	})
}

func TestARunnerOfAnUnrepeatableCallIsNotRepeated(t *testing.T) {
	play(t, func(s *stage) {
		runner(s, inner, 1, hangs)
		id := s.does(steps("runner")...)
		s.answers(run.Answer{Say: run.ForRun})
		s.reopen()
		s.holds("the run", s.stands(id), "waiting for repeat at 0 of 1 [-]")
	})
}
