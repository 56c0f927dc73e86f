package run_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/folderwatch"
	"terzetto/backend/core/run"
	"terzetto/backend/store/runs"
	"terzetto/backend/store/triggers"
	"terzetto/backend/tool"
)

func TestATriggersFaultsAreNamed(t *testing.T) {
	for want, g := range map[string]run.Trigger{
		"kind":            {Kind: "moon"},
		"cron":            {Kind: run.OnSchedule},
		"overlap":         {Kind: run.OnHook, Overlap: "often"},
		"vars":            {Kind: run.OnHook, Vars: vars{"no good": nil}},
		"glob":            {Kind: run.OnFile, Glob: "[a"},
		"afterWorkflowId": {Kind: run.OnEnd},
		"ended":           {Kind: run.OnEnd, AfterID: "x", Outcome: "maybe"},
		"command":         {Kind: run.OnCommand, Command: "two words"},
	} {
		_, err := g.Check(at("2026-03-02T09:00:00Z"))
		var detail any
		if f, ok := err.(*fault.Error); ok { //nolint:errorlint // as it is made
			detail = f.Details["field"]
		}
		if !fault.Is(err, fault.Invalid) || detail != want {
			t.Errorf("%s: %v %v", want, err, detail)
		}
	}
}

func (s *stage) trigger(g run.Trigger) run.Trigger {
	s.Helper()
	g.Enabled = true
	g, err := s.db.Triggers.CreateTrigger(s.Context(), g, func(run.Trigger) ([]folderwatch.File, error) { return nil, nil })
	if err != nil {
		s.Fatal(err)
	}
	return g
}

func (s *stage) happens(g run.Trigger, value string) run.Accepted {
	s.Helper()
	taken, err := s.p.HandleEvent(s.Context(), g, json.RawMessage(value))
	if err != nil {
		s.Fatal(err)
	}
	s.settled()
	return taken
}

// begun lists what the runs of all triggers were told, oldest first.
func (s *stage) begun() string {
	s.Helper()
	all, _, err := s.db.Runs.Runs(s.Context(), runs.RunQuery{Limit: 1000})
	if err != nil {
		s.Fatal(err)
	}
	var got []string
	for _, r := range all {
		if len(r.Trigger) > 0 {
			got = append([]string{string(r.Trigger)}, got...)
		}
	}
	return strings.Join(got, " ")
}

func TestWhatHappensWhileTheRunBeforeWorksFollowsThePolicy(t *testing.T) {
	for overlap, want := range map[run.Overlap]string{
		run.OverlapSkip:     `1`,
		run.OverlapQueue:    `1 4`,
		run.OverlapParallel: `1 2 3 4`,
	} {
		t.Run(string(overlap), func(t *testing.T) {
			play(t, func(s *stage) {
				let := make(chan struct{})
				s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) {
					<-let
					return json.RawMessage("1"), nil
				})
				g := s.trigger(run.Trigger{
					Kind: run.OnHook, Overlap: overlap, TemplateID: s.template(run.Workflow{Name: "Hooked", Instructions: steps("a")}),
				})
				s.p.Start()
				first := s.happens(g, "1")
				s.happens(g, "2")
				s.happens(g, "3")
				last := s.happens(g, "4")
				outcomes := map[run.Overlap]run.EventOutcome{run.OverlapSkip: run.Skipped, run.OverlapQueue: run.Delayed, run.OverlapParallel: run.Begun}
				s.holds("the outcome", string(last.Outcome), string(outcomes[overlap]))
				if (last.RunID == first.RunID) != (overlap == run.OverlapSkip) {
					t.Errorf("the runs are %s and %s", first.RunID, last.RunID)
				}
				close(let)
				s.settled()
				s.holds("the runs", s.begun(), want)
				g, err := s.db.Triggers.Trigger(s.Context(), g.ID)
				if err != nil || (g.SkippedAt != nil) != (overlap == run.OverlapSkip) {
					t.Errorf("%+v %v", g, err)
				}
			})
		})
	}
}

func TestAScheduleThatComesWhileItsRunWorksIsLeftOut(t *testing.T) {
	play(t, func(s *stage) {
		s.keeps(run.Schedule{Cron: "*/10 * * * *", Zone: "UTC"})
		s.has("a", func(context.Context, json.RawMessage) (json.RawMessage, error) {
			time.Sleep(25 * time.Minute)
			return json.RawMessage("1"), nil
		}, func(t *tool.Tool) { t.Timeout = time.Hour })
		s.p.Start()
		s.passes(36 * time.Minute) // it works from minute 10 to minute 35
		s.holds("the tools", s.entered(), "a")
		s.passes(5 * time.Minute)
		s.holds("the tools afterwards", s.entered(), "a")
	})
}

func TestWhatWaitsAtATriggerOutlivesARestart(t *testing.T) {
	play(t, func(s *stage) {
		let := make(chan struct{})
		s.has("a", func(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
			select {
			case <-let:
				return json.RawMessage("1"), nil
			case <-ctx.Done():
				return nil, ctx.Err()
			}
		})
		g := s.trigger(run.Trigger{Kind: run.OnHook, Overlap: run.OverlapQueue, TemplateID: s.template(run.Workflow{Name: "Hooked", Instructions: steps("a")})})
		s.p.Start()
		s.happens(g, "1")
		s.happens(g, "2")
		s.reopen()
		s.holds("the runs after a restart", s.begun(), "1")
		close(let)
		s.settled()
		s.holds("the runs", s.begun(), "1 2")
	})
}

func TestTheEndOfAWorkflowBeginsAnother(t *testing.T) {
	for outcome, want := range map[run.Outcome]string{
		run.EndedWell: "completed", run.EndedBadly: "failed", run.EndedAny: "completed failed",
	} {
		play(t, func(s *stage) {
			s.has("good", gives(`{"n":7}`))
			s.has("bad", fails("It broke."))
			s.has("then", gives("1"))
			well, badly := s.template(run.Workflow{Name: "Well", Instructions: steps("good")}), s.template(run.Workflow{Name: "Badly", Instructions: steps("bad")})
			then := s.template(run.Workflow{Name: "Then", Instructions: steps("then")})
			for _, of := range []string{well, badly} {
				s.trigger(run.Trigger{Kind: run.OnEnd, AfterID: of, Outcome: outcome, TemplateID: then})
			}
			s.p.Start()
			for _, of := range []string{well, badly} {
				w, err := s.db.Workflows.Workflow(s.Context(), of)
				if err != nil {
					s.Fatal(err)
				}
				s.begins(w.Run(s.newID(), nil))
				s.settled()
			}
			var got []string
			all, _, err := s.db.Runs.Runs(s.Context(), runs.RunQuery{WorkflowID: then})
			if err != nil {
				s.Fatal(err)
			}
			for _, r := range all {
				var e run.EndEvent
				if err := json.Unmarshal(r.Trigger, &e); err != nil {
					s.Fatal(err)
				}
				got = append([]string{string(e.State)}, got...)
				if e.State == run.Completed && string(e.Result) != `{"n":7}` || e.State == run.Failed && e.Error != "It broke." {
					s.Errorf("it tells %s", r.Trigger)
				}
			}
			s.holds("the ends", strings.Join(got, " "), want)
		})
	}
}

func TestAChainOfWorkflowsEnds(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", fails("It broke."))
		round := s.template(run.Workflow{Name: "Round", Instructions: steps("a")})
		s.trigger(run.Trigger{Kind: run.OnEnd, AfterID: round, Outcome: run.EndedBadly, TemplateID: round})
		s.p.Start()
		w, err := s.db.Workflows.Workflow(s.Context(), round)
		if err != nil {
			s.Fatal(err)
		}
		s.begins(w.Run(s.newID(), nil))
		s.passes(time.Hour)
		s.holds("the runs", s.entered(), strings.TrimSpace(strings.Repeat("a ", run.MaxChain+1)))
	})
}

func TestAStoppedRunBeginsNothing(t *testing.T) {
	play(t, func(s *stage) {
		s.has("ask", gives("1"), writes)
		s.has("a", gives("1"))
		first := s.template(run.Workflow{Name: "First", Instructions: steps("ask")})
		s.trigger(run.Trigger{Kind: run.OnEnd, AfterID: first, Outcome: run.EndedAny, TemplateID: s.template(run.Workflow{Name: "Then", Instructions: steps("a")})})
		s.p.Start()
		w, err := s.db.Workflows.Workflow(s.Context(), first)
		if err != nil {
			s.Fatal(err)
		}
		id := s.begins(w.Run(s.newID(), nil))
		s.settled()
		if _, err := s.p.Halt(s.Context(), id); err != nil {
			s.Fatal(err)
		}
		s.passes(time.Hour)
		s.holds("the tools", s.entered(), "")
	})
}

func TestEachVersionOfAFileBeginsOneRunWhateverEnds(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		g := s.trigger(run.Trigger{Kind: run.OnFile, TemplateID: s.template(run.Workflow{Name: "Files", Instructions: steps("a")})})
		var files []triggers.TriggerFile
		for i := range 50 {
			files = append(files, triggers.TriggerFile{File: folderwatch.File{Path: strconv.Itoa(i), Size: 1, Modified: at("2026-01-01T00:00:00Z")}, Event: json.RawMessage(fmt.Sprintf(`{"n":%d}`, i))})
		}
		s.p.Start()
		if err := s.db.Triggers.AddFiles(s.Context(), g.ID, files); err != nil {
			s.Fatal(err)
		}
		for range 3 { // the program ends in the middle, and finds the same files again
			if err := s.p.StartWaiting(s.Context(), g.ID); err != nil {
				s.Fatal(err)
			}
			s.reopen()
			if err := s.db.Triggers.AddFiles(s.Context(), g.ID, files); err != nil {
				s.Fatal(err)
			}
		}
		s.passes(time.Hour)
		var want []string
		for i := range 50 {
			want = append(want, fmt.Sprintf(`{"n":%d}`, i))
		}
		s.holds("the runs", s.begun(), strings.Join(want, " "))
	})
}

// Of files that wait for a run before theirs, those that are removed meanwhile begin none, also after a restart.
func TestAFileThatIsRemovedBeforeItsRunBeginsNone(t *testing.T) {
	play(t, func(s *stage) {
		let := make(chan struct{})
		s.has("a", func(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
			select {
			case <-let:
				return json.RawMessage("1"), nil
			case <-ctx.Done():
				return nil, ctx.Err()
			}
		})
		g := s.trigger(run.Trigger{Kind: run.OnFile, Overlap: run.OverlapQueue, TemplateID: s.template(run.Workflow{Name: "Files", Instructions: steps("a")})})
		s.p.Start()
		var files []triggers.TriggerFile
		for _, name := range []string{"first", "gone", "in/gone", "in/too/gone", "inside", "last"} {
			files = append(files, triggers.TriggerFile{File: folderwatch.File{Path: name, Size: 1, Modified: at("2026-01-01T00:00:00Z")}, Event: json.RawMessage(fmt.Sprintf("%q", name))})
		}
		if err := s.db.Triggers.AddFiles(s.Context(), g.ID, files); err != nil {
			s.Fatal(err)
		}
		if err := s.p.StartWaiting(s.Context(), g.ID); err != nil {
			s.Fatal(err)
		}
		s.settled()
		s.holds("while the first works", s.begun(), `"first"`)
		dropped, err := s.db.Triggers.DropFiles(s.Context(), g.ID, []string{"gone", "in"}) // a file, and a folder
		if err != nil || !dropped {
			s.Fatal(dropped, err)
		}
		if g, err = s.db.Triggers.Trigger(s.Context(), g.ID); err != nil || g.SkippedAt == nil || g.SkippedFile != "in/too/gone" {
			s.Errorf("it says %v %q, %v", g.SkippedAt, g.SkippedFile, err)
		}
		s.reopen()
		close(let)
		s.settled()
		s.holds("the runs", s.begun(), `"first" "inside" "last"`)
	})
}

//test:unraced
func TestAFileThatIsMissingForLongIsForgotten(t *testing.T) {
	play(t, func(s *stage) {
		s.has("a", gives("1"))
		g := s.trigger(run.Trigger{Kind: run.OnFile, TemplateID: s.template(run.Workflow{Name: "Files", Instructions: steps("a")})})
		var files []triggers.TriggerFile
		for _, name := range []string{"a", "b", "c"} {
			files = append(files, triggers.TriggerFile{File: folderwatch.File{Path: name, Size: 1, Modified: at("2026-01-01T00:00:00Z")}, Event: json.RawMessage(`{}`)})
		}
		if err := s.db.Triggers.AddFiles(s.Context(), g.ID, files); err != nil {
			s.Fatal(err)
		}
		known := func(after time.Duration, missing ...string) string {
			s.passes(after)
			if err := s.db.Triggers.MissFiles(s.Context(), g.ID, missing); err != nil {
				s.Fatal(err)
			}
			all, err := s.db.Triggers.KnownFiles(s.Context(), g.ID)
			if err != nil {
				s.Fatal(err)
			}
			var names []string
			for _, f := range all {
				names = append(names, f.Path)
			}
			return strings.Join(names, "")
		}
		const day = 24 * time.Hour
		s.holds("at once", known(0, "a", "b"), "abc")
		s.holds("after a while", known(20*day, "a"), "abc") // b is there again
		s.holds("after a month", known(11*day, "a", "b"), "bc")
		s.holds("b, which was there meanwhile", known(20*day, "b"), "bc")
		s.holds("b, after a month", known(11*day, "b"), "c")
		if err := s.db.Triggers.DeleteTrigger(s.Context(), g.ID); err != nil {
			s.Fatal(err)
		}
		s.holds("without the trigger", known(0), "")
	})
}

func TestWhatATriggerTellsHoldsNoSecret(t *testing.T) {
	play(t, func(s *stage) {
		s.secret = "hunter2"
		s.has("a", gives("1"))
		g := s.trigger(run.Trigger{Kind: run.OnHook, TemplateID: s.template(run.Workflow{Name: "Hooked", Instructions: steps("a")})})
		s.p.Start()
		s.happens(g, `{"body":"it is hunter2"}`)
		s.holds("the run", s.begun(), `{"body":"it is •••"}`)
	})
}
