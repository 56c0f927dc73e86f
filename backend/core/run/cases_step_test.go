package run_test

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

// stepRules are the rules of what a run does at its steps and at its end.
var stepRules = map[string]func(*stage){
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
		many := 10_000
		if testing.Short() {
			many = 500 // make trust carries all of them out
		}
		id := s.does(slices.Repeat(steps("a"), many)...)
		d := s.detail(id)
		s.holds("the state", string(d.Run.State()), "completed")
		if len(d.Steps) != many || len(depths) != 1 {
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
		s.cuts(func(c run.Change, written bool) bool { return written && c.Insert != nil })
		id := s.does(run.Instruction{Words: "hi"})
		s.holds("the run", s.stands(id), `queued at 1 of 2 [- -]`)
		s.cuts(nil)
		s.reopen()
		s.holds("the run", s.stands(id), `completed at 2 of 2 [- 1]`)
		s.holds("the calls of the runner", s.got("anns"), "{}")
	},

	`cap is 1 slot; parent waits for a child`: func(s *stage) {
		s.cores = 1
		s.reopen()
		s.has("a", gives("1"))
		child := s.template(run.Workflow{Instructions: steps("a")})
		id := s.does(run.Instruction{Template: child})
		s.holds("the run", s.stands(id), "completed at 1 of 1 [1]")
		s.holds("the child", string(s.detail(id).Children[0].State()), "completed")
	},
	`child ends in error state`: func(s *stage) {
		s.has("a", fails("no luck"))
		s.has("anns", gives("1"))
		child := s.template(run.Workflow{Name: "Child", Instructions: steps("a")})
		s.holds("the run", s.stands(s.does(run.Instruction{Template: child})), `failed at 0 of 1 [-]: Child failed: no luck (step 0, tool "")`)
		s.holds("with a handler", s.stands(s.does(run.Instruction{Template: child, OnError: "help"})), "completed at 3 of 3 [- - 1]")
	},
	`workflow W contains {subWorkflowId:W}`: func(s *stage) {
		w := s.template(run.Workflow{Name: "W"})
		if _, err := s.db.Workflows.Update(s.Context(), w, json.RawMessage(`{"instructions":[{"subWorkflowId":"`+w+`","when":"true"}]}`)); err != nil {
			s.Fatal(err)
		}
		id := s.does(run.Instruction{Template: w})
		if d := s.detail(id); d.Run.State() != run.Failed || !strings.Contains(d.Run.Error.Message, "at most 10 levels deep") {
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
		s.holds("the depth", strconv.Itoa(n), "10")
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
		held, err := s.db.Runs.ThreadVars(s.Context(), place)
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
