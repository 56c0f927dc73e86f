package run_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/store/runs"
	"terzetto/backend/tool"
)

// wrote reads a list of steps as a template holds them.
func wrote(t testing.TB, text string) []run.Instruction {
	t.Helper()
	var list []run.Instruction
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		t.Fatal(err)
	}
	w := run.Workflow{Kind: run.Instructions, Name: "W", Instructions: list}
	if wrong := w.Check(); wrong != nil {
		t.Fatal(wrong)
	}
	return run.NameSteps(list)
}

// echo gives back what it is given as x.
func echo(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
	var in struct {
		X json.RawMessage `json:"x"`
	}
	if err := json.Unmarshal(args, &in); err != nil {
		return nil, err
	}
	return in.X, nil
}

// said lists what the tool say was given.
func (s *stage) said() string { return s.got("say") }

func TestStepsThatDecideHowARunGoesOn(t *testing.T) {
	for _, c := range []struct {
		rule, steps  string
		stands, said string
	}{
		{
			"a step is skipped when its condition is false", `[{"id":"a","directCallToolId":"one"},{"directCallToolId":"say","args":{"x":"no"},"when":"steps.a > 1"},{"directCallToolId":"say","args":{"x":"yes"},"when":"steps.a == 1"}]`,
			`completed at 3 of 3 [1 - "yes"]`, `{"x":"yes"}`,
		},
		{
			"a condition chooses a branch", `[{"id":"a","directCallToolId":"one"},{"id":"b","if":"steps.a == 1","then":[{"directCallToolId":"say","args":{"x":"then"}},{"directCallToolId":"say","args":{"x":"more"}}],"else":[{"directCallToolId":"say","args":{"x":"else"}}]},{"directCallToolId":"say","args":{"x":"{{lastOutput}}"}}]`,
			`completed at 5 of 5 [1 - "then" "more" "more"]`, `{"x":"then"} {"x":"more"} {"x":"more"}`,
		},
		{
			"or the other one", `[{"if":"vars.x == 3","then":[{"fail":"no"}],"else":[{"directCallToolId":"say","args":{"x":"else"}}]}]`,
			`completed at 2 of 2 [- "else"]`, `{"x":"else"}`,
		},
		{"or none", `[{"if":"false","then":[{"fail":"no"}]}]`, `completed at 1 of 1 [-]`, ``},
		{
			"branches hold branches", `[{"if":"true","then":[{"if":"true","then":[{"id":"deep","directCallToolId":"say","args":{"x":"a"}}]},{"directCallToolId":"say","args":{"x":"{{steps.deep}}b"}}]}]`,
			`completed at 4 of 4 [- - "a" "ab"]`, `{"x":"a"} {"x":"ab"}`,
		},
		{
			"a condition that can't be evaluated fails its step", `[{"id":"a","directCallToolId":"one"},{"if":"steps.a > \"x\"","then":[]}]`,
			`failed at 1 of 2 [1 -]: `, ``,
		},
		{
			"steps are carried out for each item, and their last results are a list", `[{"id":"e","forEach":{"items":[1,2,3]},"steps":[{"id":"inner","directCallToolId":"say","args":{"x":"{{item}}"}},{"directCallToolId":"say","args":{"x":["{{steps.inner}}"]}}]},{"directCallToolId":"say","args":{"x":"{{steps.e}}"}}]`,
			`completed at 2 of 2 [[[1],[2],[3]] [[1],[2],[3]]]`, `{"x":1} {"x":[1]} {"x":2} {"x":[2]} {"x":3} {"x":[3]} {"x":[[1],[2],[3]]}`,
		},
		{"an empty list is a list", `[{"id":"e","forEach":{"items":[]},"steps":[{"fail":"no"}]}]`, `completed at 1 of 1 [[]]`, ``},
		{"one item is a list of one", `[{"id":"e","forEach":{"items":"a"},"steps":[{"directCallToolId":"say","args":{"x":"{{item}}"}}]}]`, `completed at 1 of 1 [["a"]]`, `{"x":"a"}`},
		{"an item that is skipped has no result", `[{"id":"e","forEach":{"items":[1,2]},"steps":[{"directCallToolId":"say","args":{"x":"{{item}}"},"when":"item == 2"}]}]`, `completed at 1 of 1 [[null,2]]`, `{"x":2}`},
		{
			"loops stand in loops", `[{"id":"e","forEach":{"items":[1,2],"as":"a"},"steps":[{"forEach":{"items":["x","y"],"as":"b"},"steps":[{"directCallToolId":"say","args":{"x":"{{a}}{{b}}"}}]}]}]`,
			`completed at 1 of 1 [[["1x","1y"],["2x","2y"]]]`, `{"x":"1x"} {"x":"1y"} {"x":"2x"} {"x":"2y"}`,
		},
		{
			"a branch in a loop is that of each item", `[{"id":"e","forEach":{"items":[1,2]},"steps":[{"if":"item == 1","then":[{"directCallToolId":"say","args":{"x":"one"}}],"else":[{"directCallToolId":"say","args":{"x":"other"}}]}]}]`,
			`completed at 1 of 1 [["one","other"]]`, `{"x":"one"} {"x":"other"}`,
		},
		{
			"an item that fails, fails the run", `[{"id":"e","forEach":{"items":[1,2,3]},"steps":[{"if":"item == 2","then":[{"fail":"Two is too much."}]},{"directCallToolId":"say","args":{"x":"{{item}}"}}]}]`,
			`failed at 0 of 1 [-]: Item 2 of e failed: Two is too much. (step 0, tool "")`, `{"x":1}`,
		},
		{
			"unless it may", `[{"id":"e","forEach":{"items":[1,2,3]},"steps":[{"directCallToolId":"bad","continueOnError":true,"when":"item == 2"},{"directCallToolId":"say","args":{"x":"{{item}}"}}]}]`,
			`completed at 1 of 1 [[1,2,3]]`, `{"x":1} {"x":2} {"x":3}`,
		},
		{
			"steps are repeated until a condition holds, and their last results are a list", `[{"id":"r","repeat":{"until":"steps.said == 3"},"steps":[{"id":"said","directCallToolId":"say","args":{"x":"{{attempt.number}}"}}]},{"directCallToolId":"say","args":{"x":"{{steps.r}}"}}]`,
			`completed at 2 of 2 [[1,2,3] [1,2,3]]`, `{"x":1} {"x":2} {"x":3} {"x":[1,2,3]}`,
		},
		{
			"steps that are repeated without an end fail", `[{"id":"r","repeat":{"until":"steps.said == 3","atMost":2},"steps":[{"id":"said","directCallToolId":"say","args":{"x":"{{attempt.number}}"}}]}]`,
			`failed at 0 of 1 [-]: r ended in round 2: The condition was still false after 2 times. (step 0, tool "")`, `{"x":1} {"x":2}`,
		},
		{
			"repetitions stand in loops", `[{"forEach":{"items":["a","b"]},"steps":[{"repeat":{"until":"attempt.number == 2"},"steps":[{"directCallToolId":"say","args":{"x":"{{item}}{{attempt.number}}"}}]}]}]`,
			`completed at 1 of 1 [[["a1","a2"],["b1","b2"]]]`, `{"x":"a1"} {"x":"a2"} {"x":"b1"} {"x":"b2"}`,
		},
		{
			"branches side by side give their results in order", `[{"id":"p","parallel":[[{"id":"left","directCallToolId":"say","args":{"x":"a"}}],[{"directCallToolId":"one"}],[]]},{"directCallToolId":"say","args":{"x":"{{steps.left}}{{steps.p[1]}}"}}]`,
			`completed at 2 of 2 [["a",1,null] "a1"]`, `{"x":"a"} {"x":"a1"}`,
		},
		{"stop ends the run with a result", `[{"stop":"{{vars.x}} is done"},{"fail":"no"}]`, `completed at 0 of 2 ["2 is done" -]`, ``},
		{
			"also from within", `[{"id":"e","forEach":{"items":[1,2,3]},"steps":[{"if":"item == 2","then":[{"stop":{"at":"{{item}}"}}]},{"directCallToolId":"say","args":{"x":"{{item}}"}}]},{"fail":"no"}]`,
			`completed at 0 of 2 [{"at":2} -]`, `{"x":1}`,
		},
		{
			"a step that fails may be passed over, and says why", `[{"directCallToolId":"bad","continueOnError":true},{"directCallToolId":"say","args":{"x":"{{lastError.message}}"}}]`,
			`completed at 2 of 2 [- "broken"]`, `{"x":"broken"}`,
		},
		{
			"vars that a loop sets are the run's", `[{"forEach":{"items":[1,2]},"steps":[{"directCallToolId":"say","args":{"x":"{{vars.seen}}{{item}}"},"saveAs":"seen"}]},{"directCallToolId":"say","args":{"x":"{{vars.seen}}"}}]`,
			`completed at 2 of 2 [["01","012"] "012"]`, `{"x":"01"} {"x":"012"} {"x":"012"}`,
		},
		{"a text is filled once", `[{"id":"a","directCallToolId":"braces"},{"directCallToolId":"say","args":{"x":"{{steps.a}}!"}}]`, `completed at 2 of 2 ["{{vars.x}}" "{{vars.x}}!"]`, `{"x":"{{vars.x}}!"}`},
		{
			"a value that is missing fails the step, which names it", `[{"id":"a","directCallToolId":"one","when":"false"},{"directCallToolId":"say","args":{"x":"It is {{steps.a}}."}}]`,
			`failed at 1 of 2 [- -]: `, ``,
		},
	} {
		t.Run(c.rule, func(t *testing.T) {
			play(t, func(s *stage) {
				s.controls()
				id := s.begins(run.New{Steps: wrote(t, c.steps), Vars: vars{"x": json.RawMessage("2"), "seen": json.RawMessage("0")}})
				s.settled()
				got := s.stands(id)
				if !strings.HasPrefix(got, c.stands) {
					t.Errorf("the run:\n got %s\nwant %s", got, c.stands)
				}
				s.holds("say", s.said(), c.said)
				if d := s.detail(id); d.Run.CompletedAt != nil && len(s.ended) != 1 {
					t.Errorf("%d runs ended", len(s.ended))
				}
			})
		})
	}
}

// controls puts tools into the box that the tables of this file call.
func (s *stage) controls() {
	s.has("one", gives("1"))
	s.has("braces", gives(`"{{vars.x}}"`))
	s.has("say", echo, takes(`{"type":"object","properties":{"x":{}},"required":["x"]}`))
	s.has("bad", fails("broken"))
}

func TestItemsAreWorkedOnSideBySide(t *testing.T) {
	play(t, func(s *stage) {
		working, most := 0, 0
		s.has("slow", func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
			s.mu.Lock()
			working++
			most = max(most, working)
			s.mu.Unlock()
			time.Sleep(time.Second)
			s.mu.Lock()
			working--
			s.mu.Unlock()
			return echo(ctx, args)
		}, takes(`{"type":"object","properties":{"x":{}}}`))
		id := s.begins(run.New{Steps: wrote(t, `[{"id":"e","forEach":{"items":[1,2,3,4,5,6,7],"parallel":3},"steps":[{"directCallToolId":"slow","args":{"x":"{{item}}"}}]}]`)})
		s.passes(10 * time.Second)
		s.holds("the run", s.stands(id), "completed at 1 of 1 [[1,2,3,4,5,6,7]]")
		if most != 3 {
			t.Errorf("%d worked side by side", most)
		}
		paths := map[string]bool{}
		for _, row := range s.logs(id) {
			if row.ToolID == "slow" {
				paths[row.Path] = true
				if row.Iteration == nil || row.Path != fmt.Sprintf("e[%d].step1", *row.Iteration) {
					t.Errorf("a row has the path %s", row.Path)
				}
			}
		}
		if len(paths) != 7 {
			t.Errorf("the log has %v", paths)
		}
		all, _, err := s.db.Runs.Runs(s.Context(), runs.RunQuery{})
		if err != nil || len(all) != 1 {
			t.Errorf("%d runs are listed, %v", len(all), err)
		}
	})
}

func TestALoopWorksOnTenThousandItemsAndOnNoMore(t *testing.T) {
	play(t, func(s *stage) {
		s.has("say", echo, takes(`{"type":"object","properties":{"x":{}}}`))
		loop := func(items int) string {
			list := "[" + strings.TrimSuffix(strings.Repeat("7,", items), ",") + "]"
			return s.begins(run.New{Steps: wrote(t, `[{"id":"e","forEach":{"items":`+list+`,"parallel":8},"steps":[{"directCallToolId":"say","args":{"x":"{{item}}"}}]}]`)})
		}
		many := run.MaxSteps
		if testing.Short() {
			many = 500
		}
		id := loop(many)
		s.settled()
		d := s.detail(id)
		var results []int
		if err := json.Unmarshal(d.Steps[0].Result, &results); err != nil || d.Run.State() != run.Completed || len(results) != many || slices.ContainsFunc(results, func(x int) bool { return x != 7 }) {
			t.Errorf("%d items: %s with %d results, %v", many, d.Run.State(), len(results), err)
		}
		id = loop(run.MaxSteps + 1)
		s.settled()
		s.holds("one more", s.stands(id), `failed at 0 of 1 [-]: e has 10001 items. The limit is 10000. (step 0, tool "")`)
	})
}

func TestAStepThatFailsIsTriedAgainAfterAGrowingTime(t *testing.T) {
	play(t, func(s *stage) {
		var at []time.Duration
		began := time.Now()
		s.has("flaky", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			if at = append(at, time.Since(began)); len(at) < 4 {
				return nil, fault.New(fault.Unavailable, "not yet")
			}
			return json.RawMessage(`"there"`), nil
		})
		id := s.does(wrote(t, `[{"directCallToolId":"flaky","retry":{"count":5,"backoffMs":1000}}]`)...)
		s.holds("before the next", string(s.detail(id).Run.State()), "waiting")
		s.passes(time.Minute)
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["there"]`)
		s.holds("the times", fmt.Sprint(at), "[0s 1s 3s 7s]")
	})
}

func TestAHostThatWantsPeaceIsLeftAloneAcrossARestart(t *testing.T) {
	for name, row := range map[string]struct {
		wants time.Duration
		at    string
	}{
		"longer than the step would wait":  {90 * time.Second, "[0s 1m30s]"},
		"shorter than the step would wait": {time.Millisecond, "[0s 1s]"},
		"for weeks":                        {30 * 24 * time.Hour, "[0s 24h0m0s]"},
	} {
		t.Run(name, func(t *testing.T) {
			play(t, func(s *stage) {
				var at []time.Duration
				began := time.Now()
				s.has("page", func(context.Context, json.RawMessage) (json.RawMessage, error) {
					if at = append(at, time.Since(began)); len(at) == 1 {
						return nil, fault.New(fault.Unavailable, "too many requests").With(tool.RetryIn, row.wants)
					}
					return json.RawMessage(`"there"`), nil
				})
				id := s.does(wrote(t, `[{"directCallToolId":"page","retry":{"count":2,"backoffMs":1000}}]`)...)
				s.holds("before the next", string(s.detail(id).Run.State()), "waiting")
				s.close()
				s.reopen()
				s.passes(25 * time.Hour)
				s.holds("the run", s.stands(id), `completed at 1 of 1 ["there"]`)
				s.holds("the times", fmt.Sprint(at), row.at)
			})
		})
	}
}

func TestAnUnrepeatableToolIsRetriedOnlyByChoice(t *testing.T) {
	for always, want := range map[string]int{"false": 1, "true": 3} {
		play(t, func(s *stage) {
			s.has("bad", fails("no"), once)
			s.does(wrote(t, `[{"directCallToolId":"bad","retry":{"count":2,"always":`+always+`}}]`)...)
			if n := len(strings.Fields(s.entered())); n != want {
				t.Errorf("always %s: it was called %d times", always, n)
			}
		})
	}
}

func TestAGradedToolIsRetriedOnlyForCallsThatRead(t *testing.T) {
	for args, want := range map[string]int{`{"x":"read"}`: 3, `{"x":"write"}`: 1} {
		play(t, func(s *stage) {
			s.has("service", fails("no"), takes(`{"type":"object","properties":{"x":{}}}`), once, func(t *tool.Tool) {
				t.Grade = func(args json.RawMessage) (tool.Level, bool) { return tool.Read, string(args) == `{"x":"read"}` }
			})
			s.does(wrote(t, `[{"directCallToolId":"service","args":`+args+`,"retry":{"count":2}}]`)...)
			if n := len(strings.Fields(s.entered())); n != want {
				t.Errorf("%s: it was called %d times", args, n)
			}
		})
	}
}

func TestAStepHasItsTime(t *testing.T) {
	play(t, func(s *stage) {
		s.has("slow", deaf(time.Minute))
		id := s.does(wrote(t, `[{"directCallToolId":"slow","timeoutMs":2000}]`)...)
		s.passes(3 * time.Second)
		s.holds("the run", s.stands(id), `failed at 0 of 1 [-]: SLOW took longer than 2 s. (step 0, tool "slow")`)
	})
}

func TestARunWaitsForATimeOverAnEndOfTheProgram(t *testing.T) {
	play(t, func(s *stage) {
		s.has("one", gives("1"))
		id := s.does(wrote(t, `[{"wait":{"forMs":7200000}},{"directCallToolId":"one"}]`)...)
		s.holds("it waits", s.stands(id), "waiting for schedule at 0 of 2 [- -]")
		s.passes(time.Hour)
		s.reopen()
		s.holds("after a start", s.stands(id), "waiting for schedule at 0 of 2 [- -]")
		s.passes(time.Hour + time.Second)
		s.holds("then", s.stands(id), "completed at 2 of 2 [null 1]")
	})
}

func TestAPersonIsAskedWithAForm(t *testing.T) {
	play(t, func(s *stage) {
		s.has("say", echo, takes(`{"type":"object","properties":{"x":{}}}`))
		id := s.begins(run.New{Vars: vars{"what": json.RawMessage(`"digest"`)}, Steps: wrote(t, `[{"id":"ask","ask":{"question":"Publish the {{vars.what}}?","schema":{"type":"object","properties":{"ok":{"type":"boolean"}},"required":["ok"]}}},
		  {"fail":"Refused.","when":"!steps.ask.ok"}]`)})
		s.settled()
		q := s.asks()
		s.holds("the question", q.Text, "Publish the digest?")
		if _, err := s.p.Answer(s.Context(), q.ID, run.Answer{Say: run.Text, Value: json.RawMessage(`{"ok":"perhaps"}`)}); !fault.Is(err, fault.Invalid) {
			t.Errorf("an answer that does not fit: %v", err)
		}
		s.reopen()
		s.answers(run.Answer{Say: run.Text, Value: json.RawMessage(`{"ok":false}`)})
		s.holds("the run", s.stands(id), `failed at 1 of 2 [{"ok":false} -]: Refused. (step 1, tool "")`)
	})
}

func TestWhatAPersonAllowsForARunHoldsInItsBlocks(t *testing.T) {
	play(t, func(s *stage) {
		s.has("write", echo, writes, takes(`{"type":"object","properties":{"x":{}}}`))
		id := s.begins(run.New{Steps: wrote(t, `[{"id":"e","forEach":{"items":[1,2,3,4]},"steps":[{"directCallToolId":"write","args":{"x":"{{item}}"}}]}]`)})
		s.settled()
		q := s.asks()
		s.holds("whose question it is", q.RunID, id)
		s.holds("the arguments", string(q.Args), `{"x":1}`)
		s.answers(run.Answer{Say: run.Once})
		s.holds("the next", string(s.asks().Args), `{"x":2}`)
		s.answers(run.Answer{Say: run.ForRun})
		s.holds("the run", s.stands(id), "completed at 1 of 1 [[1,2,3,4]]")
	})
}

func TestARunThatFailedInABlockGoesOnAtTheItem(t *testing.T) {
	play(t, func(s *stage) {
		broken, last := true, make(chan struct{})
		s.has("say", func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
			switch {
			case broken && string(args) == `{"x":4}`:
				close(last)
			case broken && string(args) == `{"x":3}`:
				<-last // the other lane is at its second item too, so items 1 and 2 are done
				return nil, fault.New(fault.Unavailable, "no")
			}
			return echo(ctx, args)
		}, takes(`{"type":"object","properties":{"x":{}}}`))
		id := s.does(wrote(t, `[{"id":"e","forEach":{"items":[1,2,3,4],"parallel":2},"steps":[{"directCallToolId":"say","args":{"x":"{{item}}"}}]}]`)...)
		s.holds("it failed", string(s.detail(id).Run.State()), "failed")
		broken = false
		before := s.said()
		if _, err := s.p.Retry(s.Context(), id); err != nil {
			t.Fatal(err)
		}
		s.settled()
		s.holds("the run", s.stands(id), "completed at 1 of 1 [[1,2,3,4]]")
		for _, item := range []string{"1", "2"} {
			if n := strings.Count(s.said(), `{"x":`+item+`}`); n != 1 {
				t.Errorf("item %s was worked on %d times: %s, then %s", item, n, before, s.said())
			}
		}
	})
}

func TestAHaltStopsTheBlocksToo(t *testing.T) {
	play(t, func(s *stage) {
		s.has("slow", deaf(time.Hour))
		id := s.does(wrote(t, `[{"parallel":[[{"directCallToolId":"slow"}],[{"forEach":{"items":[1,2]},"steps":[{"directCallToolId":"slow"}]}]]}]`)...)
		s.holds("it works", string(s.p.WithLiveState(s.detail(id).Run).Shown), "running")
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			t.Fatal(err)
		}
		s.settled()
		s.holds("the gate", strconv.Itoa(s.gate.State().Active), "0")
		open, err := s.db.Runs.DueRuns(s.Context(), time.Now().Add(time.Hour))
		if err != nil || len(open) != 0 {
			t.Errorf("%v are open, %v", open, err)
		}
		if err := s.db.Runs.DeleteRun(s.Context(), id); err != nil {
			t.Errorf("delete: %v", err)
		}
	})
}

func TestAWorkflowTakesVarsAndGivesAResult(t *testing.T) {
	play(t, func(s *stage) {
		s.controls()
		below, err := s.db.Workflows.Create(s.Context(), run.Workflow{
			Kind: run.Instructions, Name: "Below", Vars: vars{"greeting": json.RawMessage(`"Hello"`), "name": json.RawMessage(`""`)},
			Instructions: wrote(t, `[{"directCallToolId":"say","args":{"x":"{{vars.greeting}} {{vars.name}}"},"saveAs":"left"}]`),
		})
		if err != nil {
			t.Fatal(err)
		}
		id := s.does(wrote(t, `[{"id":"e","forEach":{"items":["Ann","Bob"],"parallel":2},"steps":[{"subWorkflowId":"`+below.ID+`","vars":{"name":"{{item}}"}}]}]`)...)
		s.holds("the run", s.stands(id), `completed at 1 of 1 [["Hello Ann","Hello Bob"]]`)
		d := s.detail(id)
		if len(d.Children) != 2 || d.Run.Vars["left"] != nil {
			t.Errorf("%d runs below it, vars %s", len(d.Children), d.Run.Vars)
		}
	})
}

func TestATextInAChatIsNoTemplate(t *testing.T) {
	play(t, func(s *stage) {
		s.has("say", echo, takes(`{"type":"object","properties":{"x":{}}}`))
		n, err := run.DirectCall("r", tool.Tool{ID: "say", Name: "Say"}, json.RawMessage(`{"x":"{{vars.city}}"}`))
		if err != nil {
			t.Fatal(err)
		}
		id := s.begins(n)
		s.settled()
		s.holds("the run", s.stands(id), `completed at 1 of 1 ["{{vars.city}}"]`)
	})
}

func TestAConditionTakesAStepThatGaveNothing(t *testing.T) {
	for state, before := range map[string]string{
		"it failed":                        `{"id":"s","directCallToolId":"bad","continueOnError":true}`,
		"it was skipped":                   `{"id":"s","directCallToolId":"one","when":"false"}`,
		"it is in the branch not taken":    `{"if":"false","then":[{"id":"s","directCallToolId":"one"}]}`,
		"it would have ended the run":      `{"if":"vars.x == 3","then":[{"id":"s","stop":"now"}]}`,
		"it is in a loop":                  `{"forEach":{"items":[1,2]},"steps":[{"id":"s","directCallToolId":"one"}]}`,
		"it is in a loop of no items":      `{"forEach":{"items":[]},"steps":[{"id":"s","directCallToolId":"one"}]}`,
		"it failed beside another":         `{"parallel":[[{"id":"s","directCallToolId":"bad","continueOnError":true}],[{"directCallToolId":"one"}]]}`,
		"it decides and gives nothing":     `{"id":"s","if":"false","then":[]}`,
		"it gave a number, not fields":     `{"id":"s","directCallToolId":"one"}`,
		"it gave null":                     `{"id":"s","directCallToolId":"say","args":{"x":null}}`,
		"it gave fields without this one":  `{"id":"s","directCallToolId":"say","args":{"x":{"b":1}}}`,
		"it gave this field without value": `{"id":"s","directCallToolId":"say","args":{"x":{"a":null}}}`,
	} {
		t.Run(state, func(t *testing.T) {
			play(t, func(s *stage) {
				s.controls()
				var list strings.Builder
				list.WriteString("[" + before)
				for name, condition := range map[string]string{
					"nothing": `steps.s.a == nil`, "deeper": `steps.s.a.b[3].c == nil`, "something": `steps.s.a != nil`,
					"more": `steps.s.a > 1`, "like": `steps.s.a contains \"x\"`, "unlike": `not (steps.s.a contains \"x\")`, "empty": `len(steps.s.a) == 0`,
					"true": `steps.s.a`, "false": `steps.s.a == false`, "other": `steps.s.a != 3`,
				} {
					fmt.Fprintf(&list, `,{"if":"%s","then":[{"directCallToolId":"say","saveAs":"%s","args":{"x":true}}]}`, condition, name)
				}
				id := s.begins(run.New{Steps: wrote(t, list.String()+"]"), Vars: vars{"x": json.RawMessage("2")}})
				s.settled()
				d := s.detail(id)
				if d.Run.CompletedAt == nil {
					t.Fatal(s.stands(id))
				}
				var held []string
				for name := range d.Run.Vars {
					if name != "x" && name != "lastError" {
						held = append(held, name)
					}
				}
				slices.Sort(held)
				s.holds("what holds", strings.Join(held, " "), "deeper empty nothing other unlike")
			})
		})
	}
}
