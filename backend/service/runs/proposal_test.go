package runs_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
)

// What a workflow will ask is known before its first run, also in a workflow that it runs, and what is allowed then is not
// asked.
func TestAWorkflowIsAllowedBeforeItsFirstRun(t *testing.T) {
	b := backendtest.Working(t)
	here := chosen(t, b)
	if err := os.Mkdir(filepath.Join(here, "in"), 0o700); err != nil {
		t.Fatal(err)
	}
	below, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "Keep", Vars: map[string]json.RawMessage{"text": json.RawMessage(`""`)}, Instructions: []run.Instruction{
		{ID: "log", Tool: "write_file", Args: args(`{"path":"log.txt","content":"{{vars.text}}"}`)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "Copy", Instructions: []run.Instruction{
		{ID: "read", Tool: "read_file", Args: args(`{"path":"{{trigger.path}}"}`)},
		{ID: "copy", Tool: "write_file", Args: args(`{"path":"out/{{trigger.name}}","content":"{{steps.read.content}}"}`)},
		{ID: "keep", Template: below.ID, Vars: args(`{"text":"{{trigger.name}}"}`)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnFile, Folder: "in", Enabled: true})
	if err != nil {
		t.Fatal(err)
	}
	proposed := func() map[string]bool {
		t.Helper()
		all, err := b.Runs.Proposals(t.Context(), g.ID)
		if err != nil {
			t.Fatal(err)
		}
		given := map[string]bool{}
		for _, p := range all {
			if given[p.Workflow+"."+p.Step] = p.Given; p.Never != "" || len(p.Arguments) == 0 {
				t.Errorf("%+v", p)
			}
			if !p.Given {
				if _, err := b.Runs.AllowAhead(t.Context(), g.ID, p.At, nil); err != nil {
					t.Error(err)
				}
			}
		}
		return given
	}
	if diff := cmp.Diff(map[string]bool{"Copy.copy": false, "Keep.log": false}, proposed()); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(map[string]bool{"Copy.copy": true, "Keep.log": true}, proposed()); diff != "" {
		t.Error(diff)
	}
	if _, err := b.Runs.AllowAhead(t.Context(), g.ID, "other", nil); !fault.Is(err, fault.NotFound) {
		t.Errorf("a step that isn't there: %v", err)
	}
	if _, err := b.Runs.Triggers.Try(t.Context(), g.ID, runs.SampleEvent{}); !fault.Is(err, fault.Conflict) {
		t.Errorf("without a file: %v", err)
	}
	if err := os.WriteFile(filepath.Join(here, "in", "a.txt"), []byte("seen"), 0o600); err != nil {
		t.Fatal(err)
	}
	tried, err := b.Runs.Triggers.Try(t.Context(), g.ID, runs.SampleEvent{})
	if err != nil {
		t.Fatal(err)
	}
	completed(t, b, tried.RunID, func(q run.Inquiry) { t.Errorf("it asks %+v", q) })
	if got := readAll(t, here, "out", "a.txt") + " " + readAll(t, here, "log.txt"); got != "seen a.txt" {
		t.Errorf("it wrote %q", got)
	}
	if all, err := b.Runs.Permissions(t.Context(), g.ID, lists.Span{}); err != nil || len(all) != 2 {
		t.Errorf("%+v, %v", all, err)
	}
}

// A step that waits proposes what fits its next run too: no text that differs is allowed exactly as it is.
func TestAWaitingStepProposesWhatFitsItsNextRun(t *testing.T) {
	b := backendtest.Working(t)
	chosen(t, b)
	w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "Notes", Instructions: []run.Instruction{
		{Tool: "write_file", Args: args(`{"path":"notes/{{trigger.text}}.md","content":"<html>/{{trigger.text}}"}`)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnCommand, Command: "note"}) // it is off
	if err != nil {
		t.Fatal(err)
	}
	asks := func(text string) (n int) {
		t.Helper()
		begun, err := b.Runs.Triggers.Try(t.Context(), g.ID, runs.SampleEvent{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		completed(t, b, begun.RunID, func(q run.Inquiry) {
			n++
			p, err := b.Runs.RequestProposal(t.Context(), q.ID)
			if err != nil {
				t.Fatal(err)
			}
			match := map[string]json.RawMessage{}
			for _, a := range p.Arguments {
				match[a.Name] = a.Rules[0]
			}
			if diff := cmp.Diff(map[string]json.RawMessage{"path": json.RawMessage(`{"under":"notes"}`), "content": json.RawMessage(`{"any":true}`)}, match); diff != "" {
				t.Error(diff)
			}
			if _, err := b.Runs.CreatePermission(t.Context(), q.ID, match); err != nil {
				t.Error(err)
			}
		})
		return n
	}
	if first, second := asks("a"), asks("b"); first != 1 || second != 0 {
		t.Errorf("it asks %d and %d times", first, second)
	}
}

func TestATriggerIsTriedAsIfItHadHappened(t *testing.T) {
	b := backendtest.Working(t)
	w := kept(t, b, "Tried", daysStep)
	other := kept(t, b, "Before", daysStep)
	event := func(g run.Trigger, h runs.SampleEvent) map[string]any {
		t.Helper()
		g.TemplateID = w.ID
		made, err := b.Runs.Triggers.Create(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		begun, err := b.Runs.Triggers.Try(t.Context(), made.ID, h)
		if fault.Is(err, fault.Conflict) {
			return nil
		}
		if err != nil {
			t.Fatal(err)
		}
		var told map[string]any
		if err := json.Unmarshal(ends(t, b, begun.RunID).Trigger, &told); err != nil {
			t.Fatal(err)
		}
		return told
	}
	if got := event(run.Trigger{Kind: run.OnSchedule, Cron: "0 7 * * *"}, runs.SampleEvent{}); got["kind"] != "schedule" || got["cron"] != "0 7 * * *" {
		t.Errorf("a schedule told %v", got)
	}
	if got := event(run.Trigger{Kind: run.OnHook}, runs.SampleEvent{Body: json.RawMessage(`{"a":1}`)}); cmp.Diff(map[string]any{"a": 1.0}, got["body"]) != "" {
		t.Errorf("a hook told %v", got)
	}
	if got := event(run.Trigger{Kind: run.OnHook}, runs.SampleEvent{}); got["body"] != nil || got["kind"] != "hook" {
		t.Errorf("a hook that was never called told %v", got)
	}
	if got := event(run.Trigger{Kind: run.OnCommand, Command: "x"}, runs.SampleEvent{Text: "of today"}); got["text"] != "of today" {
		t.Errorf("a command told %v", got)
	}
	if got := event(run.Trigger{Kind: run.OnEnd, AfterID: other.ID}, runs.SampleEvent{}); got != nil {
		t.Errorf("without a run that ended it told %v", got)
	}
}
