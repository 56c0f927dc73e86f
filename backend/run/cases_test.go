package run_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"terzetto/backend/run"
	"terzetto/backend/tool"
)

// elsewhere are the areas, and the single cases, of what this package does not do: who begins
// a run, what a command line is answered, and how variables are kept.
var elsewhere = []string{
	"peers.message", "peers.run", "peers.direct",
	"variable with default 5 and no row",
}

// rules holds a test for each case, by what the case says is given.
var rules = map[string]func(*stage){
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
		if _, err := s.db.Reschedule(s.Context(), id, new(time.Now().Add(time.Hour))); err != nil {
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
		s.holds("the cap", fmt.Sprint(run.Cap(run.Load{Average: 30, Busiest: 70}, 8)), "8")
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
		s.holds("the cap", fmt.Sprint(run.Cap(run.Load{Average: 99, Busiest: 99}, 1)), "1")
		s.busy(1, run.Load{Average: 99, Busiest: 99}, 1)
		s.holds("who works", fmt.Sprint(s.gate.State().Active), "1")
	},
	`the CPU sampler returns an error`: func(s *stage) {
		s.load = func() (run.Load, error) { return run.Load{}, os.ErrPermission }
		s.busy(8, run.Load{}, 6)
		s.holds("who works", fmt.Sprint(s.gate.State().Active), "6")
		s.holds("the warnings", fmt.Sprint(strings.Count(s.log.String(), "level=WARN")), "1")
	},

	`run R whose tool panics`: func(s *stage) {
		s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) { panic("no") })
		id := s.does(steps("a")...)
		s.holds("the state", string(s.detail(id).Run.State()), "failed")
		s.entered()
		s.retries(id)
		s.holds("the tools", s.entered(), "a")
	},

	`instructions [{directCallToolId:A},{directCallToolId:B}], A returns 1, B returns 2`: func(s *stage) {
		s.has("a", gives("1"))
		s.has("b", gives("2"))
		id := s.does(steps("a", "b")...)
		s.holds("the run", s.stands(id), "completed at 2 of 2 [1 2]")
		if r := s.detail(id).Run; r.StartedAt == nil || r.StartedAt.After(*r.CompletedAt) {
			s.Errorf("it began %v and ended %v", r.StartedAt, r.CompletedAt)
		}
	},
	`10,000 direct tool instructions whose tool returns at once`: func(s *stage) {
		depths := map[int]bool{}
		s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			depths[runtime.Callers(0, make([]uintptr, 1000))] = true
			return json.RawMessage("1"), nil
		})
		id := s.does(slices.Repeat(steps("a"), 10_000)...)
		d := s.detail(id)
		s.holds("the state", string(d.Run.State()), "completed")
		if len(d.Steps) != 10_000 || len(depths) != 1 {
			s.Errorf("%d steps at the stack depths %v", len(d.Steps), depths)
		}
		for _, step := range d.Steps {
			if string(step.Result) != "1" {
				s.Fatalf("step %d gave %s", step.Index, step.Result)
			}
		}
	},
	`instruction with both directCallToolId=T and markdown="hello"`: func(s *stage) {
		s.has("t", gives("1"), takes(`{"type":"object","properties":{"messageContent":{"type":"string"}}}`))
		s.does(run.Instruction{Tool: "t", Words: "hello"})
		s.holds("the arguments", s.got("t"), `{"messageContent":"hello"}`)
	},
	`instruction naming an unknown directCallToolId`: func(s *stage) {
		id := s.begins(run.New{ConversationID: s.conversation(), Steps: steps("nobody")})
		s.settled()
		s.holds("the run", s.stands(id), `failed at 0 of 1 [-]: There is no tool named nobody. (step 0, tool "nobody")`)
		rows := s.logs(id)
		if len(rows) != 1 || !rows[0].IsError || rows[0].ToolID != "nobody" {
			s.Errorf("the log is %+v", rows)
		}
		s.holds("the conversation", fmt.Sprint(s.told()), "[Work stopped at step 1: There is no tool named nobody.]")
		s.holds("the conversation, asked again", fmt.Sprint(s.told()), "[]")
	},

	`tool schema fields {query,limit?}; vars={query:"a",limit:3,other:9}`: func(s *stage) {
		s.gathers(`{"query":"a","limit":3,"other":9}`, `"query":{"type":"string"},"limit":{"type":"integer"}`, `"query"`, `{"limit":3,"query":"a"}`)
	},
	`tool schema field limit? with default 5; vars={}`: func(s *stage) {
		s.gathers(`{}`, `"limit":{"type":"integer","default":5}`, ``, `{"limit":5}`)
	},
	`tool schema fields {workflowRunId,dataContextId,assistantId,messageContent}; vars={workflowRunId:"fake"}; run R in context G with defaultAssistantId A, instruction markdown "m"`: func(s *stage) {
		in := map[string]any{"type": "object", "properties": map[string]any{"workflowRunId": true, "dataContextId": true, "assistantId": true, "messageContent": true}}
		text, _ := json.Marshal(in) // of words
		s.has("t", gives("1"), takes(string(text)))
		place := s.conversation()
		id := s.begins(run.New{
			ConversationID: place, AssistantID: "ann", Vars: vars{"workflowRunId": json.RawMessage(`"fake"`)}, Steps: []run.Instruction{{Tool: "t", Words: "m"}},
		})
		s.settled()
		s.holds("the arguments", s.got("t"), fmt.Sprintf(`{"assistantId":"ann","dataContextId":%q,"messageContent":"m","workflowRunId":%q}`, place, id))
	},

	`step 1 returns {"n":7}; vars={payload:{instructionVariableType:"reference",source:"lastOutput"}}; step 2 tool has field payload`: func(s *stage) {
		s.has("one", gives(`{"n":7}`))
		s.has("two", gives(`1`), takes(`{"type":"object","properties":{"payload":{}}}`))
		reference := `{"instructionVariableType":"reference","source":"lastOutput"}`
		id := s.begins(run.New{Vars: vars{"payload": json.RawMessage(reference)}, Steps: steps("one", "two")})
		s.settled()
		s.holds("the arguments", s.got("two"), `{"payload":{"n":7}}`)
		s.holds("the var", string(s.detail(id).Run.Vars["payload"]), reference)
	},
	`instruction 0 is a tool returning "X"; instruction 1 is markdown (rewritten into a runner step); the runner has field ctx = lastOutput reference`: func(s *stage) {
		s.has("x", gives(`"X"`))
		s.has("anns", gives(`1`), takes(`{"type":"object","properties":{"ctx":{}}}`))
		s.begins(run.New{
			Vars:  vars{"ctx": json.RawMessage(`{"instructionVariableType":"reference","source":"lastOutput"}`)},
			Steps: []run.Instruction{{Tool: "x"}, {Words: "go on"}},
		})
		s.settled()
		s.holds("the arguments", s.got("anns"), `{"ctx":"X"}`)
	},

	`run default assistant A (runner tool RA); instructions [{markdown:"write a poem"}]`: func(s *stage) {
		s.primary = ""
		s.has("anns", gives(`"poem"`), takes(says))
		id := s.begins(run.New{AssistantID: "ann", Steps: []run.Instruction{{Words: "write a poem"}}})
		s.settled()
		s.holds("the run", s.stands(id), `completed at 2 of 2 [- "poem"]`)
		s.holds("the arguments", s.got("anns"), `{"assistantId":"ann","messageContent":"write a poem"}`)
		d := s.detail(id)
		if a, b := d.Steps[0].Do, d.Steps[1].Do; !a.Rewritten || a.Words != "write a poem" || b.Tool != "anns" || b.Words != "write a poem" || *b.InsertedBy != 0 {
			s.Errorf("the steps are %+v and %+v", a, b)
		}
	},
	`markdown "@Bob summarise", assistants A (default) and Bob`: func(s *stage) {
		s.has("bobs", gives(`1`), takes(says))
		s.begins(run.New{AssistantID: "ann", Steps: []run.Instruction{{Words: "@Bob summarise"}}})
		s.settled()
		s.holds("the arguments", s.got("bobs"), `{"assistantId":"bob","messageContent":"@Bob summarise"}`)
	},
	`markdown "@carol hi", no assistant carol, default A`: func(s *stage) {
		s.has("anns", gives(`1`))
		s.begins(run.New{AssistantID: "ann", Steps: []run.Instruction{{Words: "@carol hi"}}})
		s.settled()
		s.holds("the tools", s.entered(), "anns")
	},
	`markdown, no mention, no default assistant and no primary assistant`: func(s *stage) {
		s.primary = ""
		s.holds("the run", s.stands(s.does(run.Instruction{Words: "hi"})), `failed at 0 of 1 [-]: There is no assistant for this instruction. (step 0, tool "")`)
	},
	`crash after the runner step was inserted and before it ran`: func(s *stage) {
		s.has("anns", gives(`1`))
		s.cut = func(c run.Change, written bool) bool { return written && c.Insert != nil }
		id := s.does(run.Instruction{Words: "hi"})
		s.holds("the run", s.stands(id), `queued at 1 of 2 [- -]`)
		s.cut = nil
		s.reopen()
		s.holds("the run", s.stands(id), `completed at 2 of 2 [- 1]`)
		s.holds("the calls of the runner", s.got("anns"), "{}")
	},

	`cap is 1 slot; parent waits for a child`: func(s *stage) {
		s.cores = 1
		s.reopen()
		s.has("a", gives("1"))
		child := s.template(run.Template{Instructions: steps("a")})
		id := s.does(run.Instruction{Template: child})
		s.holds("the run", s.stands(id), "completed at 1 of 1 [1]")
		s.holds("the child", string(s.detail(id).Children[0].State()), "completed")
	},
	`child ends in error state`: func(s *stage) {
		s.has("a", fails("no luck"))
		s.has("anns", gives("1"))
		child := s.template(run.Template{Name: "Child", Instructions: steps("a")})
		s.holds("the run", s.stands(s.does(run.Instruction{Template: child})), `failed at 0 of 1 [-]: Child failed: no luck (step 0, tool "")`)
		s.holds("with a handler", s.stands(s.does(run.Instruction{Template: child, OnError: "help"})), "completed at 3 of 3 [- - 1]")
	},
	`workflow W contains {subWorkflowId:W}`: func(s *stage) {
		w := s.template(run.Template{Name: "W"})
		if _, err := s.db.UpdateTemplate(s.Context(), w, json.RawMessage(`{"instructions":[{"subWorkflowId":"`+w+`"}]}`)); err != nil {
			s.Fatal(err)
		}
		id := s.does(run.Instruction{Template: w})
		if d := s.detail(id); d.Run.State() != run.Failed || !strings.Contains(d.Run.Error.Message, "more than 10 deep") {
			s.Errorf("it is %s", s.stands(id))
		}
		n := 0
		for at := id; ; n++ {
			below := s.detail(at).Children
			if len(below) == 0 {
				break
			}
			at = below[0].ID
		}
		s.holds("the depth", fmt.Sprint(n), "10")
	},

	`step 1 throws and has onError="tell me why"; default assistant A`: func(s *stage) {
		s.has("a", fails("no"))
		s.has("b", gives("2"))
		s.has("anns", gives("1"), takes(says))
		id := s.does(run.Instruction{Tool: "a", OnError: "tell me why"}, run.Instruction{Tool: "b"})
		s.holds("what the runner got", s.got("anns"), `{"assistantId":"ann","messageContent":"tell me why"}`)
		s.holds("the tools", s.entered(), "a anns b")
		s.holds("the run", s.stands(id), "completed at 4 of 4 [- - 1 2]")
		s.holds("lastError", string(s.detail(id).Run.Vars["lastError"]), `{"instructionIndex":0,"message":"no","toolId":"a"}`)
	},
	`the onError step itself throws`: func(s *stage) {
		s.has("a", fails("no"))
		s.has("anns", fails("no either"))
		id := s.does(run.Instruction{Tool: "a", OnError: "tell me why"})
		s.holds("the tools", s.entered(), "a anns")
		s.holds("the run", s.stands(id), `failed at 2 of 3 [- - -]: no either (step 2, tool "anns")`)
	},
	`clearErrorState(R) for a run that failed at index 1 of 3`: func(s *stage) {
		s.has("a", gives("1"))
		s.has("b", fails("no"))
		id := s.does(steps("a", "b", "a")...)
		s.entered()
		s.has("b", gives("2"))
		s.retries(id) // and no time passes
		s.holds("the tools", s.entered(), "b a")
		s.holds("the run", s.stands(id), "completed at 3 of 3 [1 2 1]")
	},

	`tool returns 2 s after haltRun`: func(s *stage) {
		s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			time.Sleep(3 * time.Second)
			return json.RawMessage("1"), nil
		})
		id := s.does(steps("a", "a")...)
		s.passes(time.Second)
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		s.settled()
		before := s.stands(id)
		s.passes(3 * time.Second)
		s.holds("the run", before, "stopped at 0 of 2 [- -]")
		s.holds("the run afterwards", s.stands(id), before)
	},
	`run already completed`: func(s *stage) {
		s.has("a", gives("1"))
		id := s.begins(run.New{ConversationID: s.conversation(), Steps: steps("a")})
		s.settled()
		before := s.detail(id)
		s.passes(time.Minute)
		if r, err := s.p.Halt(s.Context(), id); err != nil || r.State() != run.Completed {
			s.Errorf("%v %v", r.State(), err)
		}
		s.holds("the run", fmt.Sprint(s.detail(id)), fmt.Sprint(before))
		s.holds("the conversation", fmt.Sprint(s.told()), "[Work completed.\n\n1]")
	},

	`thread vars {a:1,b:2}; run vars end as {b:3,c:4}`: func(s *stage) {
		s.has("three", gives("3"))
		s.has("four", gives("4"))
		place := s.conversation()
		s.begins(run.New{ConversationID: place, Vars: vars{"a": json.RawMessage("1"), "b": json.RawMessage("2")}})
		s.settled()
		s.told()
		s.begins(run.New{ConversationID: place, Steps: []run.Instruction{{Tool: "three", SaveAs: "b"}, {Tool: "four", SaveAs: "c"}}})
		s.settled()
		held, err := s.db.ThreadVars(s.Context(), place)
		if err != nil {
			s.Fatal(err)
		}
		text, _ := json.Marshal(held) // of numbers
		s.holds("the vars", string(text), `{"a":1,"b":3,"c":4}`)
		s.holds("the conversation", fmt.Sprint(s.told(), s.told()), "[Work completed.\n\n4] []")
	},
	`tool returns a string containing the secret value`: func(s *stage) {
		s.secret = "hunter2"
		s.has("a", gives(`"it is hunter2"`))
		id := s.begins(run.New{ConversationID: s.conversation(), Steps: []run.Instruction{{Tool: "a", SaveAs: "x"}}})
		s.settled()
		rows, err := json.Marshal(s.logs(id))
		if err != nil {
			s.Fatal(err)
		}
		all := s.stands(id) + string(rows) + fmt.Sprint(s.told()) + string(s.detail(id).Run.Vars["x"])
		if strings.Contains(all, "hunter2") || strings.Count(all, "it is •••") != 4 {
			s.Error(all)
		}
	},
	`one tool call taking ~20 ms with args {a:1} returning {"b":2}`: func(s *stage) {
		s.has("t", func(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
			tool.Progress(ctx, tool.Line{Text: "half"})
			time.Sleep(20 * time.Millisecond)
			return json.RawMessage(`{"b":2}`), nil
		}, takes(`{"type":"object","properties":{"a":{}}}`))
		id := s.begins(run.New{Vars: vars{"a": json.RawMessage("1")}, Steps: steps("t")})
		s.passes(time.Second)
		rows := s.logs(id)
		if len(rows) != 2 || rows[0].ContextID != rows[1].ContextID || rows[0].ContextID == "" {
			s.Fatalf("the log is %+v", rows)
		}
		row := rows[slices.IndexFunc(rows, func(l run.Log) bool { return l.ToolID == "t" })]
		s.holds("the row", fmt.Sprintf("%s %s %d %s %v %v", row.ToolID, row.Args, *row.Ms, row.Object, row.IsError, row.Finished), `t {"a":1} 20 {"b":2} false true`)
	},
	`process killed while step 2 of 3 runs`: func(s *stage) { // by a signal in kill_test.go
		s.has("a", gives("1"))
		s.has("hang", hangs)
		id := s.does(steps("a", "hang", "a")...)
		s.close()
		s.entered()
		s.has("hang", gives("2"))
		s.reopen()
		s.holds("the tools", s.entered(), "hang a")
		s.holds("the run", s.stands(id), "completed at 3 of 3 [1 2 1]")
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
	seen := 0
	for _, c := range cases {
		if slices.Contains(elsewhere, c.Area) || slices.Contains(elsewhere, c.Given) {
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
	if seen != len(rules) {
		t.Errorf("there are %d cases and %d tests", seen, len(rules))
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
	r := s.p.See(s.detail(id).Run)
	return fmt.Sprintf("%s for %s", r.Shown, r.Waiting)
}

func (s *stage) retries(id string) {
	s.Helper()
	if _, err := s.p.Retry(s.Context(), id); err != nil {
		s.Fatal(err)
	}
	s.settled()
}

func (s *stage) template(w run.Template) string {
	s.Helper()
	if w.Kind == "" {
		w.Kind = run.Instructions
	}
	if w.Name == "" {
		w.Name = "Template"
	}
	w, err := s.db.CreateTemplate(s.Context(), w)
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
