package run_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/core/run"
	"terzetto/backend/testing/casetest"
)

// elsewhere names the test that holds a case of what this package does not do: who begins a
// run, what a command line is answered, and how variables are kept.
var elsewhere = map[string]string{
	`thread with assistants Bob and Eve existing; user message "@Bob @Eve @Bob hi"`: "TestAMessageIsAnsweredByEachAssistantThatItMentionsOnce",
	`thread in which Bob answered last; user message without mention`:               "TestWhoAnswersAMessage",
	`new thread, no mention, primary assistant P`:                                   "TestWhoAnswersAMessage",
	`the same user message row is updated twice after insert`:                       "TestAMessageThatIsEditedIsNotAnsweredAgain",
	`runWorkflow(W, channel X, vars {k:1})`:                                         "TestARunTellsItsBeginningAndEndOnceInItsConversation",
	`runWorkflow with a parent id that is no message, channel or group`:             "TestARunForAPlaceThatIsNotThereWritesNothing",
	`runToolDirectly(T,{q:1}) with the message processor active`:                    "TestAToolIsCalledByItselfAsOneRun",
	`name "x" matches one tool and one workflow`:                                    "TestANameThatFitsSeveralWorkflowsRunsNone",
	`tool needs field title; payload {}`:                                            "TestAToolIsCalledByItselfAsOneRun",
	`variable with default 5 and no row`:                                            "TestReadingAVariableThatIsNotThereWritesNothing",
}

// gateRules and stepRules hold a test for each case, by what the case says is given. These are
// of what stands before the first step.
var gateRules = map[string]func(*stage){
	`run R with completedAt set, currentInstructionIndex=1 of 1`: func(s *stage) {
		s.has("a", gives("1"))
		id := s.does(steps("a")...)
		s.entered()
		before, rows := s.detail(id), len(s.logs(id))
		s.p.Offer(id)
		s.settled()
		s.holds("the tools", s.entered(), "")
		s.holds("the run", fmt.Sprint(s.detail(id)), fmt.Sprint(before))
		if n := len(s.logs(id)); n != rows {
			s.Errorf("%d rows of the log, not %d", n, rows)
		}
	},
	`run R with inErrorState=true at index 0 of 2`: func(s *stage) {
		s.has("a", fails("no"))
		id := s.does(steps("a", "a")...)
		s.entered()
		s.p.Start()
		s.p.Offer(id)
		s.passes(61 * time.Second)
		s.holds("the tools", s.entered(), "")
		s.holds("the run", s.stands(id), `failed at 0 of 2 [- -]: no (step 0, tool "a")`)
	},
	`run R with scheduleDT = now+60 s exactly`: func(s *stage) {
		id := s.scheduled(60 * time.Second) // nothing polls here, so only a timer can begin it
		s.holds("the run", s.stands(id), "scheduled for schedule at 0 of 1 [-]")
		s.passes(60*time.Second - 1)
		s.holds("the tools before its time", s.entered(), "")
		s.passes(1)
		s.holds("the tools", s.entered(), "a")
	},
	`run R with scheduleDT = now+61 s`: func(s *stage) {
		id := s.scheduled(61 * time.Second)
		s.passes(time.Hour)
		s.holds("the tools without a poll", s.entered(), "")
		s.holds("the run", s.stands(id), "scheduled for schedule at 0 of 1 [-]")
		id = s.scheduled(61 * time.Second)
		s.p.Start()
		s.passes(60 * time.Second)
		s.holds("the other, whose time passed long ago", s.entered(), "a")
		s.passes(time.Second - 1)
		s.holds("the tools after the poll", s.entered(), "")
		s.passes(1)
		s.holds("the tools at its time", s.entered(), "a")
		s.holds("the run", s.stands(id), "completed at 1 of 1 [1]")
	},
	`run R with scheduleDT = now+50 s and its timer armed`: func(s *stage) {
		id := s.scheduled(50 * time.Second)
		if _, err := s.db.Runs.Reschedule(s.Context(), id, new(time.Now().Add(time.Hour))); err != nil {
			s.Fatal(err)
		}
		s.passes(50 * time.Second)
		s.holds("the tools", s.entered(), "")
		s.holds("the run", s.stands(id), "scheduled for schedule at 0 of 1 [-]")
	},
	`run R whose scheduleDT passed while the app was closed (2 h ago)`: func(s *stage) {
		s.has("a", gives("1"))
		id := s.writes(run.New{Steps: steps("a"), ScheduleAt: new(time.Now().Add(time.Minute))})
		s.close()
		time.Sleep(2 * time.Hour)
		s.reopen()
		s.passes(2 * time.Hour)
		s.holds("the tools", s.entered(), "a")
		s.holds("the run", s.stands(id), "completed at 1 of 1 [1]")
	},

	`8 cores; sampler reports avg 30.0 % and max 70.0 %; 2 runs active`: func(s *stage) {
		s.holds("the cap", strconv.Itoa(run.Cap(run.Load{Average: 30, Busiest: 70}, 8)), "8")
		s.busy(8, run.Load{Average: 30, Busiest: 70}, 3)
		s.holds("who works", fmt.Sprint(s.gate.State().Active, s.gate.State().Waiting), "3 0")
	},
	`8 cores; avg 30.1 %, max 40 %; 2 runs active`: func(s *stage) {
		ids := s.busy(8, run.Load{Average: 30.1, Busiest: 40}, 3)
		s.holds("who works", fmt.Sprint(s.gate.State().Active, s.gate.State().Waiting), "2 1")
		s.holds("the third", s.now(ids[2]), "queued for cpu")
		s.holds("the first", s.now(ids[0]), "running for ")
	},
	`8 cores; low load; 8 runs active`: func(s *stage) {
		ids := s.busy(8, run.Load{}, 9)
		s.holds("the ninth", s.now(ids[8]), "queued for slots")
		if _, err := s.p.Halt(s.Context(), ids[3]); err != nil {
			s.Fatal(err)
		}
		s.settled() // and no time passes
		s.holds("the ninth", s.now(ids[8]), "running for ")
	},
	`1 core; high load; 0 runs active`: func(s *stage) {
		s.holds("the cap", strconv.Itoa(run.Cap(run.Load{Average: 99, Busiest: 99}, 1)), "1")
		s.busy(1, run.Load{Average: 99, Busiest: 99}, 1)
		s.holds("who works", strconv.Itoa(s.gate.State().Active), "1")
	},
	`the CPU sampler returns an error`: func(s *stage) {
		s.load = func() (run.Load, error) { return run.Load{}, os.ErrPermission }
		s.busy(8, run.Load{}, 6)
		s.holds("who works", strconv.Itoa(s.gate.State().Active), "6")
		s.holds("the warnings", strconv.Itoa(strings.Count(s.log.String(), "level=WARN")), "1")
	},

	`run R whose tool panics`: func(s *stage) {
		s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) { panic("no") })
		id := s.does(steps("a")...)
		s.holds("the state", string(s.detail(id).Run.State()), "failed")
		s.entered()
		s.retries(id)
		s.holds("the tools", s.entered(), "a")
	},
}

const says = `{"type":"object","properties":{"messageContent":{"type":"string"},"assistantId":{"type":"string"}}}`

func hangs(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
	<-ctx.Done()
	return nil, ctx.Err()
}

func TestTheCasesOfTheSuite(t *testing.T) {
	raw, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ Area, Given, When, Then string }
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	rules := maps.Clone(gateRules)
	maps.Copy(rules, stepRules)
	seen := 0
	for _, c := range cases {
		if held, ok := elsewhere[c.Given]; ok {
			casetest.RequireTest(t, "../..", held)
			continue
		}
		seen++
		t.Run(c.Area+": "+c.Given, func(t *testing.T) {
			rule := rules[c.Given]
			if rule == nil {
				t.Fatalf("nobody tests that %s", c.Then)
			}
			play(t, rule)
		})
	}
	if seen != len(rules) || len(cases) != seen+len(elsewhere) {
		t.Errorf("%d of %d cases are played by %d tests here, and %d tests elsewhere are named", seen, len(cases), len(rules), len(elsewhere))
	}
}

// scheduled offers a run of the tool a that begins after a while.
func (s *stage) scheduled(after time.Duration) string {
	s.Helper()
	s.has("a", gives("1"))
	id := s.begins(run.New{Steps: steps("a"), ScheduleAt: new(time.Now().Add(after))})
	s.settled()
	return id
}

// busy begins runs that do not end, on so many cores under such a load.
func (s *stage) busy(cores int, l run.Load, n int) (ids []string) {
	s.Helper()
	s.cores = cores
	if l != (run.Load{}) {
		s.load = func() (run.Load, error) { return l, nil }
	}
	s.reopen()
	s.has("hang", hangs)
	for range n {
		ids = append(ids, s.does(steps("hang")...))
	}
	return ids
}

func (s *stage) now(id string) string {
	r := s.p.WithLiveState(s.detail(id).Run)
	return fmt.Sprintf("%s for %s", r.Shown, r.Waiting)
}

func (s *stage) retries(id string) {
	s.Helper()
	if _, err := s.p.Retry(s.Context(), id); err != nil {
		s.Fatal(err)
	}
	s.settled()
}

func (s *stage) template(w run.Workflow) string {
	s.Helper()
	if w.Kind == "" {
		w.Kind = run.Instructions
	}
	if w.Name == "" {
		w.Name = "Template"
	}
	w, err := s.db.Workflows.Create(s.Context(), w)
	if err != nil {
		s.Fatal(err)
	}
	return w.ID
}

// gathers begins a run of a tool with such fields and holds what it got to args.
func (s *stage) gathers(given, fields, required, args string) {
	s.Helper()
	var v vars
	if err := json.Unmarshal([]byte(given), &v); err != nil {
		s.Fatal(err)
	}
	s.has("t", gives("1"), takes(`{"type":"object","properties":{`+fields+`},"required":[`+required+`]}`))
	s.begins(run.New{Vars: v, Steps: steps("t")})
	s.settled()
	s.holds("the arguments", s.got("t"), args)
}
