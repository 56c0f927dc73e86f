package run_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/core/run"
)

func TestTheLogTellsWhatBecameOfEachItem(t *testing.T) {
	at := time.Date(2026, 5, 1, 8, 0, 0, 0, time.UTC)
	row := func(path string, change func(*run.Log)) run.Log {
		at = at.Add(time.Second)
		l := run.Log{Path: path, At: at, Type: run.Info, Finished: true}
		change(&l)
		return l
	}
	called := func(ms int64) func(*run.Log) {
		return func(l *run.Log) {
			l.ToolID, l.Args, l.Ms, l.Usage = "echo", json.RawMessage(`{}`), &ms, json.RawMessage(`{"totalTokens":7}`)
		}
	}
	failed := func(l *run.Log) { l.IsError, l.Type, l.Result = true, run.Bad, "It broke." }
	again := func(l *run.Log) { l.Type = run.Warning }
	second := func(l *run.Log) { called(5)(l); l.Attempt = 1 }
	plain := func(*run.Log) {}
	for _, c := range []struct {
		name    string
		rows    []run.Log
		working map[string]run.OpenStep
		want    string
	}{
		{"a step that is done has its time and its tokens", []run.Log{row("each[0].a", called(5))}, nil, "0 done: a done 1x 7t"},
		{"a step that failed decides its item", []run.Log{row("each[0].a", failed), row("each[0].b", called(5))}, nil, "0 failed: a failed 1x 0t It broke.; b done 1x 7t"},
		{"one that was tried again with success is done", []run.Log{row("each[0].a", failed), row("each[0].a", again), row("each[0].a", second)}, nil, "0 done: a done 2x 7t"},
		{"what failed comes first, then what is at work", []run.Log{
			row("each[0].a", plain), row("each[2].a", plain), row("each[1].a", plain), row("each[10].a", failed),
		}, map[string]run.OpenStep{"each[2].a": {State: run.StepAtWork}}, "10 failed: a failed 1x 0t It broke. | 2 running: a running 1x 0t | 0 done: a done 1x 0t | 1 done: a done 1x 0t"},
		{"an item whose only step was skipped is skipped", []run.Log{row("each[0].a", func(l *run.Log) { l.Branch = run.SkipBranch })}, nil, "0 skipped: a skipped 1x 0t"},
		{"a call without an end was stopped", []run.Log{row("each[0].a", func(l *run.Log) { l.Finished = false })}, nil, "0 stopped: a stopped 1x 0t"},
		{"one that was stopped while its tool worked", []run.Log{row("each[0].a", func(l *run.Log) { called(5)(l); l.Type, l.Result = run.Warning, "This tool was stopped." })}, nil, "0 stopped: a stopped 1x 7t"},
		{"an item that was stopped before its next step", []run.Log{row("each[0].a", plain)}, map[string]run.OpenStep{"each[0].b": {State: run.StepStopped}, "each[01].b": {State: run.StepFailed}}, "0 stopped: a done 1x 0t"},
		{"a loop within counts for its step", []run.Log{row("each[0].in", plain), row("each[0].in[3].x", called(5))}, nil, "0 done: in done 1x 7t nested"},
		{"a branch is a part", []run.Log{row("each[1].a", plain), row("each[0].b", plain)}, nil, "0 done: b done 1x 0t | 1 done: a done 1x 0t"},
		{"other steps are not", []run.Log{row("each", plain), row("eachother[0].b", plain), row("each[x].b", plain)}, nil, ""},
	} {
		p := run.PartsOf("each", c.rows, c.working)
		var got []string
		for _, part := range p.Items {
			var steps []string
			for _, s := range part.Steps {
				text := fmt.Sprintf("%s %s %dx %dt", s.ID, s.State, s.Attempts, s.Tokens)
				if s.Message != "" {
					text += " " + s.Message
				}
				if s.Nested {
					text += " nested"
				}
				steps = append(steps, text)
			}
			got = append(got, fmt.Sprintf("%d %s: %s", part.Index, part.State, strings.Join(steps, "; ")))
		}
		if text := strings.Join(got, " | "); text != c.want {
			t.Errorf("%s: got %s", c.name, text)
		}
		if p.Count != len(p.Items) {
			t.Errorf("%s: counts %d", c.name, p.Count)
		}
	}
}

func TestTheTimeOfAPartIsThatOfItsWaits(t *testing.T) {
	play(t, func(s *stage) {
		s.p.Start()
		id := s.does(wrote(t, `[{"id":"both","parallel":[[{"id":"w","wait":{"forMs":300000}}],[{"id":"x","wait":{"forMs":1000}}]]}]`)...)
		s.passes(10 * time.Minute)
		parts, err := s.db.Runs.RunParts(s.Context(), id, "both", 0, 10)
		if err != nil || len(parts.Items) != 2 {
			t.Fatal(parts, err)
		}
		s.holds("the branches", fmt.Sprint(*parts.Items[0].Ms, *parts.Items[0].Steps[0].Ms, *parts.Items[1].Ms), "300000 300000 1000")
	})
}

func TestEachItemTellsHowLongItTook(t *testing.T) {
	play(t, func(s *stage) {
		s.p.Start()
		kid := s.template(run.Workflow{Name: "kid", Instructions: wrote(t, `[{"id":"w","wait":{"forMs":2000}}]`)})
		id := s.does(wrote(t, `[
			{"id":"each","forEach":{"items":[1,2]},"steps":[{"id":"sub","subWorkflowId":"`+kid+`"}]},
			{"id":"both","parallel":[[{"id":"p","subWorkflowId":"`+kid+`"}],[{"id":"x","wait":{"forMs":1000}}]]},
			{"id":"rounds","repeat":{"until":"true","most":3},"steps":[{"id":"r","wait":{"forMs":3000}}]},
			{"id":"long","forEach":{"items":[1]},"steps":[{"id":"first","wait":{"forMs":1000}},{"id":"stay","wait":{"forMs":600000}}]}
		]`)...)
		s.passes(time.Minute)
		times := func(path string) string {
			parts, err := s.db.Runs.RunParts(s.Context(), id, path, 0, 10)
			if err != nil {
				t.Fatal(err)
			}
			var all []string
			for _, p := range parts.Items {
				ms := "open"
				if p.Ms != nil {
					ms = strconv.FormatInt(*p.Ms, 10)
				}
				all = append(all, fmt.Sprintf("%s %s", p.State, ms))
			}
			return strings.Join(all, ", ")
		}
		s.holds("items that run a workflow", times("each"), "done 2000, done 2000")
		s.holds("branches", times("both"), "done 2000, done 1000")
		s.holds("rounds", times("rounds"), "done 3000")
		s.holds("an item that isn't over", times("long"), "waiting open")
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			t.Fatal(err)
		}
		s.settled()
		s.holds("an item that was stopped", times("long"), "stopped 51000")
	})
}

func TestAnEndedRunShowsNoStepsItNeverReached(t *testing.T) {
	for _, c := range []struct{ name, steps, want string }{
		{"a stop in an item", `[{"id":"e","forEach":{"items":[1,2,3,4]},"steps":[{"id":"s","stop":"done","when":"item == 2"}]}]`, "completed: 1 skipped, skipped 3 done 1"},
		{"an item that fails", `[{"id":"e","forEach":{"items":[1,2,3,4]},"steps":[{"id":"s","fail":"No.","when":"item == 2"}]}]`, "failed: 2 failed, skipped 3 failed 1"},
		{"a person stops it", `[{"id":"e","forEach":{"items":[1,2,3,4]},"steps":[{"id":"s","wait":{"forMs":60000}}]}]`, "stopped: 1 stopped, skipped 3 stopped 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			play(t, func(s *stage) {
				id := s.does(wrote(t, c.steps)...)
				if !s.detail(id).Run.Ended() {
					if _, err := s.p.Halt(s.Context(), id); err != nil {
						t.Fatal(err)
					}
					s.settled()
				}
				parts, err := s.db.Runs.RunParts(s.Context(), id, "e", 0, 10)
				if err != nil {
					t.Fatal(err)
				}
				first := parts.Items[0]
				got := []string{fmt.Sprintf("%s: %s %s,", s.detail(id).Run.State(), first.Item, first.State)}
				for _, state := range []run.StepState{run.StepToDo, run.StepSkipped, run.StepDone, run.StepFailed, run.StepStopped} {
					if n := parts.States[state]; n > 0 {
						got = append(got, fmt.Sprintf("%s %d", state, n))
					}
				}
				s.holds("the items", strings.Join(got, " "), c.want)
			})
		})
	}
}

func TestRowsOfTheLogNameTheirItem(t *testing.T) {
	play(t, func(s *stage) {
		s.controls()
		id := s.does(wrote(t, `[{"id":"e","forEach":{"items":[{"size":1,"name":"a.txt"},"two  words",3,{"x":[1]},{"title":"`+strings.Repeat("long ", 50)+`"}]},"steps":[
			{"id":"p","parallel":[[{"id":"q","wait":{"forMs":1}}]]},{"id":"i","forEach":{"items":["in"],"as":"inner"},"steps":[{"id":"say","wait":{"forMs":1}}]}]}]`)...)
		s.passes(time.Minute)
		seen := map[string]string{}
		for _, l := range s.logs(id) {
			seen[l.Path] = l.Item
		}
		for path, want := range map[string]string{
			"e": "", "e[0].p": "a.txt", "e[0].p[0].q": "", "e[0].i[0].say": "in", "e[1].p": "two words", "e[2].p": "3", "e[3].p": `{"x":[1]}`,
			"e[4].p": strings.TrimSpace(strings.Repeat("long ", 50)[:79]) + "…",
		} {
			if got, is := seen[path]; !is || got != want {
				t.Errorf("%s is at %q, not %q", path, got, want)
			}
		}
	})
}
