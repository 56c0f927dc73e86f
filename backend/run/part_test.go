package run_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"terzetto/backend/run"
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
		working map[string]run.StepState
		want    string
	}{
		{"a step that is done has its time and its tokens", []run.Log{row("each[0].a", called(5))}, nil, "0 done: a done 1x 7t"},
		{"a step that failed decides its item", []run.Log{row("each[0].a", failed), row("each[0].b", called(5))}, nil, "0 failed: a failed 1x 0t It broke.; b done 1x 7t"},
		{"one that was tried again with success is done", []run.Log{row("each[0].a", failed), row("each[0].a", again), row("each[0].a", second)}, nil, "0 done: a done 2x 7t"},
		{"what failed comes first, then what is at work", []run.Log{
			row("each[0].a", plain), row("each[2].a", plain), row("each[1].a", plain), row("each[10].a", failed),
		}, map[string]run.StepState{"each[2].a": run.StepAtWork}, "10 failed: a failed 1x 0t It broke. | 2 running: a running 1x 0t | 0 done: a done 1x 0t | 1 done: a done 1x 0t"},
		{"an item whose only step was skipped is skipped", []run.Log{row("each[0].a", func(l *run.Log) { l.Branch = run.SkipBranch })}, nil, "0 skipped: a skipped 1x 0t"},
		{"a call without an end was stopped", []run.Log{row("each[0].a", func(l *run.Log) { l.Finished = false })}, nil, "0 stopped: a stopped 1x 0t"},
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
