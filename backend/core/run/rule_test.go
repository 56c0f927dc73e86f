package run_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

func TestAnyNumberOfCallersBeginARunOnce(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		s.has("b", gives("2"))
		id := s.writes(run.New{Steps: steps("a", "b")})
		var all sync.WaitGroup
		for range 50 {
			all.Go(func() { s.p.Offer(id) })
		}
		all.Wait()
		s.settled()
		s.holds("the tools", s.entered(), "a b")
		s.holds("the run", s.stands(id), "completed at 2 of 2 [1 2]")
	})
}

// deaf heeds no context; it ends with the bubble.
func deaf(d time.Duration) do {
	return func(context.Context, json.RawMessage) (json.RawMessage, error) {
		time.Sleep(d)
		return json.RawMessage(`"late"`), nil
	}
}

func TestAHaltTakesEffectWhileAToolHeedsNothing(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", deaf(time.Hour))
		s.has("b", gives("2"))
		id := s.does(steps("a", "b")...)
		began := time.Now()
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		s.settled()
		if d := time.Since(began); d > 100*time.Millisecond {
			s.Errorf("it took %s", d)
		}
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
		s.holds("the run", s.stands(id), "stopped at 0 of 2 [- -]")
		if rows := s.logs(id); len(rows) != 1 || !rows[0].Finished || rows[0].Result != "This tool was stopped." {
			s.Errorf("the log is %+v", rows)
		}
		s.has("a", gives("1"))
		s.retries(id)
		s.holds("the run", s.stands(id), "completed at 2 of 2 [1 2]")
		s.passes(2 * time.Hour) // the first call gives its result now
		s.holds("the run at last", s.stands(id), "completed at 2 of 2 [1 2]")
	})
}

func TestAHaltBetweenTwoStepsIsSeenBeforeTheNext(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		id := s.writes(run.New{Steps: steps("a", "a")})
		s.cuts(func(c run.Change, written bool) bool {
			if written && c.Next {
				s.cuts(nil)
				if _, err := s.p.Halt(context.WithoutCancel(s.Context()), id); err != nil {
					s.Error(err)
				}
			}
			return false
		})
		s.p.Offer(id)
		s.settled()
		s.holds("the tools", s.entered(), "a")
		s.holds("the run", s.stands(id), "stopped at 1 of 2 [1 -]")
		s.retries(id)
		s.holds("the tools afterwards", s.entered(), "a")
		s.holds("the run afterwards", s.stands(id), "completed at 2 of 2 [1 1]")
	})
}

func TestAHaltedParentHaltsWhatIsBelowIt(t *testing.T) {
	play(t, func(s *stage) {
		s.has("hang", hangs)
		leaf := s.template(run.Workflow{Name: "Leaf", Instructions: steps("hang")})
		middle := s.template(run.Workflow{Name: "Middle", Instructions: []run.Instruction{{Template: leaf}}})
		id := s.does(run.Instruction{Template: middle})
		s.holds("the run", s.stands(id), "waiting for child at 0 of 1 [-]")
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		s.settled()
		for at, n := id, 0; n < 3; n++ {
			s.holds("a run", s.stands(at), "stopped at 0 of 1 [-]")
			if below := s.detail(at).Children; len(below) > 0 {
				at = below[0].ID
			}
		}
		s.has("hang", gives("7"))
		s.retries(id)
		s.holds("the run, taken on", s.stands(id), "completed at 1 of 1 [7]")
	})
}

func TestAFailedChildIsTakenOnWithItsParent(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", fails("no"))
		s.has("b", gives("2"))
		child := s.template(run.Workflow{Name: "Child", Instructions: []run.Instruction{{Tool: "b", SaveAs: "x"}, {Tool: "a"}}})
		id := s.does(run.Instruction{Template: child, SaveAs: "y"})
		s.holds("the run", s.stands(id), `failed at 0 of 1 [-]: Child failed: no (step 0, tool "")`)
		s.entered()
		s.has("a", gives("1"))
		s.retries(id)
		s.holds("the tools", s.entered(), "a")
		s.holds("the run", s.stands(id), "completed at 1 of 1 [1]")
		if v := s.detail(id).Run.Vars; string(v["x"]) != "2" || string(v["y"]) != "1" {
			s.Errorf("the vars are %s", v)
		}
		if n := len(s.detail(id).Children); n != 1 {
			s.Errorf("%d children", n)
		}
	})
}

func TestTwoRunsInOneConversationKeepEachOthersVars(t *testing.T) {
	play(t, func(s *stage) {
		place := s.conversation()
		s.begins(run.New{ConversationID: place, Vars: vars{"both": json.RawMessage(`"old"`)}})
		s.settled()
		s.has("slow", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			time.Sleep(time.Minute)
			return json.RawMessage(`"slow"`), nil
		})
		s.has("quick", gives(`"quick"`))
		s.begins(run.New{ConversationID: place, Steps: []run.Instruction{{Tool: "slow", SaveAs: "first"}}})
		s.begins(run.New{ConversationID: place, Steps: []run.Instruction{{Tool: "quick", SaveAs: "second"}, {Tool: "quick", SaveAs: "both"}}})
		s.passes(2 * time.Minute)
		held, err := s.db.Runs.ThreadVars(s.Context(), place)
		if err != nil {
			s.Fatal(err)
		}
		text, _ := json.Marshal(held) // of words
		s.holds("the vars", string(text), `{"both":"quick","first":"slow","second":"quick"}`)
	})
}

func TestAFailedRunLeavesItsVarsToItself(t *testing.T) {
	play(t, func(s *stage) {
		place := s.conversation()
		s.has("a", gives("1"))
		s.has("b", fails("no"))
		s.begins(run.New{ConversationID: place, Steps: []run.Instruction{{Tool: "a", SaveAs: "x"}, {Tool: "b"}}})
		s.settled()
		if held, err := s.db.Runs.ThreadVars(s.Context(), place); err != nil || len(held) != 0 {
			s.Errorf("%v %v", held, err)
		}
	})
}

func TestASlowToolFailsItsStep(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", deaf(time.Hour), func(t *tool.Tool) { t.Timeout = time.Second })
		id := s.does(steps("a")...)
		s.passes(2 * time.Second)
		s.holds("the run", s.stands(id), `failed at 0 of 1 [-]: A took longer than 1 s and was stopped. (step 0, tool "a")`)
	})
}

func TestAnEmptyRunCompletes(t *testing.T) {
	play(t, func(s *stage) { s.holds("the run", s.stands(s.does()), "completed at 0 of 0 []") })
}

func TestARunThatIsOverCanBeDeletedAndNoOther(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", deaf(time.Hour))
		id := s.does(steps("a")...)
		if err := s.db.Runs.DeleteRun(s.Context(), id); !fault.Is(err, fault.Conflict) {
			s.Errorf("while it works: %v", err)
		}
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		if err := s.db.Runs.DeleteRun(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		s.passes(2 * time.Hour)
		if strings.Contains(s.log.String(), "ERROR") {
			s.Error(s.log)
		}
		if _, err := s.p.Retry(s.Context(), id); !fault.Is(err, fault.NotFound) {
			s.Errorf("afterwards: %v", err)
		}
	})
}

func TestARunKeepsTheStepsItBeganWith(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			time.Sleep(time.Minute)
			return json.RawMessage("1"), nil
		})
		w := s.template(run.Workflow{Instructions: steps("a", "a")})
		kept, err := s.db.Workflows.Workflow(s.Context(), w)
		if err != nil {
			s.Fatal(err)
		}
		id := s.begins(kept.Run("r", nil))
		s.settled()
		if _, err := s.db.Workflows.Update(s.Context(), w, json.RawMessage(`{"instructions":[{"directCallToolId":"gone"}]}`)); err != nil {
			s.Fatal(err)
		}
		s.passes(time.Hour)
		s.holds("the run", s.stands(id), "completed at 2 of 2 [1 1]")
		if err := s.db.Workflows.Delete(s.Context(), w); err != nil {
			s.Fatal(err)
		}
		s.holds("the run without its template", s.stands(id), "completed at 2 of 2 [1 1]")
	})
}

func TestAThousandDueRunsAreCarriedOutAtTheStart(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		var last string
		for range 1000 {
			last = s.writes(run.New{Steps: steps("a")})
		}
		s.p.Start()
		s.settled()
		if n := strings.Count(s.entered(), "a"); n != 1000 {
			s.Errorf("%d were entered", n)
		}
		s.holds("the last", s.stands(last), "completed at 1 of 1 [1]")
	})
}

func TestAThousandStepsOfWordsAreEachMadeIntoOne(t *testing.T) {
	play(t, func(s *stage) {
		s.has("anns", gives("1"))
		all := make([]run.Instruction, 1000)
		for i := range all {
			all[i].Words = fmt.Sprint("word ", i)
		}
		id := s.does(all...)
		d := s.detail(id)
		if d.Run.State() != run.Completed || len(d.Steps) != 2000 {
			s.Fatalf("%s after %d steps", d.Run.State(), len(d.Steps))
		}
		for i, step := range d.Steps {
			if step.Do.Words != fmt.Sprint("word ", i/2) || step.Do.Rewritten != (i%2 == 0) || step.Index != i {
				s.Fatalf("step %d is %+v", i, step.Do)
			}
		}
	})
}

func TestAResultIsFoundByItsPlaceInTheTemplate(t *testing.T) {
	play(t, func(s *stage) {
		s.has("anns", gives(`"words"`))
		s.has("a", gives(`"a"`))
		s.has("t", gives("1"), takes(`{"type":"object","properties":{"x":{},"y":{}}}`))
		of := func(n int) json.RawMessage {
			return json.RawMessage(fmt.Sprintf(`{"instructionVariableType":"reference","source":"result","index":%d}`, n))
		}
		s.does(run.Instruction{Words: "one"}, run.Instruction{Tool: "a"}, run.Instruction{Tool: "t", Args: vars{"x": of(0), "y": of(1)}})
		s.holds("the arguments", s.got("t"), `{"x":"words","y":"a"}`)
	})
}

func TestALookFindsWhatNobodyOffered(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		s.p.Start()
		s.settled()
		id := s.writes(run.New{Steps: steps("a")})
		s.passes(59 * time.Second)
		s.holds("the tools before the look", s.entered(), "")
		s.passes(time.Second)
		s.holds("the run", s.stands(id), "completed at 1 of 1 [1]")
	})
}

func TestAFullDiskLosesNoRun(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		s.p.Start()
		s.settled()
		s.cuts(func(run.Change, bool) bool { return true })
		id := s.does(steps("a", "a")...)
		s.holds("the run", s.stands(id), "queued at 0 of 2 [- -]")
		s.cuts(nil)
		s.passes(time.Minute)
		s.holds("the run, a minute later", s.stands(id), "completed at 2 of 2 [1 1]")
		if !strings.Contains(s.log.String(), "save a run") {
			s.Error(s.log)
		}
	})
}
