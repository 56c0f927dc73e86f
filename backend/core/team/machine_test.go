package team_test

import (
	orElse "cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
)

// legal are the transitions of the document and no others.
var legal = []string{
	" running", "running completed", "running stopped", "running failed",
	"completed running", "stopped running", "failed running",
	"running ", "completed ", "stopped ", "failed ",
}

// anything is an event that may or may not fit.
func anything(r *rand.Rand) team.Event {
	tasks := make([]team.Job, r.IntN(5))
	for i := range tasks {
		tasks[i].Agent = "writer"
	}
	all := []team.Event{
		team.Started{Prompt: "p"},
		team.FilesRead{Warnings: []string{"a.pdf is damaged."}},
		team.FilesRead{},
		team.Writing{Agent: "writer", Tokens: 1, Seconds: 20},
		team.Planned{Plan: team.Plan{Tasks: tasks}},
		team.Unplanned{Why: "w"},
		team.TaskDone{Documents: []team.Document{{Name: "a"}}},
		team.TaskFailed{Why: "w"},
		team.Reviewed{Text: "r"},
		team.StopAsked{},
		team.Broke{Why: "b"},
		team.Deleted{},
	}
	// What ends a round is rare, so that walks also get to the end of one.
	if r.IntN(6) > 0 {
		all = all[:9]
	}
	return all[r.IntN(len(all))]
}

//test:unraced
func TestRandomWalksFindOnlyTheTransitionsOfTheDocument(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 1))
		var s team.State
		firsts, lasts, progress := 0, 0, 0
		for range 10_000 {
			e := anything(r)
			m, err := s.Next(e)
			if err != nil {
				if code := fault.CodeOf(err); code != fault.Conflict && code != fault.NotFound {
					t.Fatalf("%T at %+v is refused with %v", e, s, err)
				}
				continue
			}
			if m.State.Status != s.Status {
				seen[string(s.Status)+" "+string(m.State.Status)] = true
			}
			if _, ok := e.(team.Started); ok {
				if m.State.Round != s.Round+1 {
					t.Fatalf("a start goes from round %d to %d", s.Round, m.State.Round)
				}
				firsts, lasts, progress = 0, 0, 0
			}
			for _, x := range m.Messages {
				switch x.Status {
				case team.First:
					firsts++
				case team.Last:
					lasts++
				case team.Step:
				}
			}
			for _, l := range m.Logs {
				if l.Progress == nil {
					continue
				}
				if *l.Progress < progress || *l.Progress > 100 {
					t.Fatalf("%q goes from %d%% to %d%%", l.Message, progress, *l.Progress)
				}
				progress = *l.Progress
			}
			if s = m.State; s.Status == team.None {
				continue
			}
			ended := s.Status != team.Running
			if firsts != 1 || lasts != map[bool]int{true: 1}[ended] || ended != (s.Todo == team.Nothing) || ended != (progress == 100) {
				t.Fatalf("after %T: %d first, %d last, %d%%, %+v", e, firsts, lasts, progress, s)
			}
		}
	}
	for step := range seen {
		if !slices.Contains(legal, step) {
			t.Errorf("%q is no transition of the document", step)
		}
	}
	if len(seen) != len(legal) {
		t.Errorf("the walks found %d of %d transitions: %v", len(seen), len(legal), seen)
	}
}

// told is what a move keeps, in words.
func told(m team.Move) []string {
	var all []string
	for _, l := range m.Logs {
		word := string(l.Type) + " " + l.Message
		if l.Progress != nil {
			word = fmt.Sprintf("%d%% %s", *l.Progress, word)
		}
		all = append(all, word)
	}
	for _, x := range m.Messages {
		all = append(all, strings.TrimSpace(fmt.Sprintf("%s/%s %s", orElse.Or(x.AgentName, x.Role), x.Status, x.Content)))
	}
	return all
}

func TestARoundTellsTheLinesOfTheDocument(t *testing.T) {
	two := team.Plan{Promised: []string{"a.txt", "b.csv"}, Response: "I will.", Language: "de", Tasks: []team.Job{{Agent: "writer"}, {Agent: "analyst"}}}
	var s team.State
	for _, step := range []struct {
		when team.Event
		then []string
	}{
		{team.Started{Prompt: "hello"}, []string{"0% info Workflow initialized", "0% info Workflow processing started", "user/first hello"}},
		{team.FilesRead{Warnings: []string{"x.pdf is damaged."}}, []string{"warning x.pdf is damaged.", "10% info Analyzing request and planning work"}},
		{team.Planned{Plan: two}, []string{
			"20% info Planned outputs: a.txt, b.csv", "25% info Work plan created: writer, analyst", "30% info Running task 1/2: writer",
			"projectManager/step I will.",
		}},
		{team.TaskDone{Feedback: "Done."}, []string{"60% info Running task 2/2: analyst", "writer/step Done."}},
		{team.TaskFailed{Why: "no table"}, []string{
			"error Task 2/2 failed: no table", "90% info Creating final response", "analyst/step Diese Aufgabe ist fehlgeschlagen: no table",
		}},
		{team.Reviewed{Text: "Here."}, []string{"100% info Workflow completed successfully", "projectManager/last Here."}},
		{team.Started{Prompt: "again"}, []string{
			"0% info Resuming workflow, round 2", "0% info Running workflow", "0% info Workflow processing started", "user/first again",
		}},
		{team.Broke{Why: "timeout"}, []string{
			"100% error Workflow failure reported", "100% error timeout", "projectManager/last Die Arbeit konnte nicht beendet werden: timeout",
		}},
	} {
		m, err := s.Next(step.when)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(step.then, told(m)); d != "" {
			t.Errorf("%T tells:\n%s", step.when, d)
		}
		s = m.State
	}
	if s.Language != "de" {
		t.Errorf("the language of round 2 is %q", s.Language)
	}
}

func TestMoreThanHalfFailedIsJudgedAfterTheLastTask(t *testing.T) {
	for _, c := range []struct {
		failed, total int
		want          team.Todo
	}{{0, 1, team.ReviewWork}, {1, 2, team.ReviewWork}, {2, 4, team.ReviewWork}, {3, 4, team.Nothing}, {1, 1, team.Nothing}, {0, 0, team.ReviewWork}} {
		s := team.State{Status: team.Running, Round: 1, Todo: team.MakePlan}
		m, err := s.Next(team.Planned{Plan: team.Plan{Tasks: make([]team.Job, c.total)}})
		for i := range c.total {
			if m.State.Todo != team.DoTask {
				t.Fatalf("%d of %d: task %d does not run", c.failed, c.total, i+1)
			}
			var e team.Event = team.TaskDone{}
			if i < c.failed {
				e = team.TaskFailed{Why: "w"}
			}
			if err == nil {
				m, err = m.State.Next(e)
			}
		}
		if err != nil || m.State.Todo != c.want {
			t.Errorf("%d of %d failed: %q, %v, want %q", c.failed, c.total, m.State.Todo, err, c.want)
		}
	}
}
