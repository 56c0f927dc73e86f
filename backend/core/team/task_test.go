package team_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
)

func gives(r team.Result) actor {
	return actor{"gives", func(context.Context, team.Task, *team.AgentContext) (team.Result, error) { return r, nil }}
}

func TestAnAgentThatMisbehavesIsAFailedTask(t *testing.T) {
	made := func(label, content string) team.Result {
		return team.Result{Feedback: "Made.", Documents: []team.Made{{Label: label, Content: []byte(content)}}}
	}
	for _, c := range []struct {
		name  string
		agent actor
		says  string
	}{
		{"gives nothing", gives(team.Result{}), "gave nothing back"},
		{"gives words for a document", gives(team.Result{Feedback: "I would rather not."}), "I would rather not."},
		{"gives an empty document", gives(made("1.txt", "")), "1.txt is empty"},
		{"calls a text a Word document", gives(made("1.docx", "text")), "1.docx is no docx file"},
		{"calls a text a film", gives(made("1.mp4", "text")), "1.mp4 is no mp4 file"},
		{"gives JSON that is none", gives(made("1.json", "{")), "no valid JSON"},
		{"gives bytes for a text", gives(made("1.txt", "\xff\xfe\x00")), "1.txt is no text"},
		{"panics", actor{"gives", func(context.Context, team.Task, *team.AgentContext) (team.Result, error) { panic("oops") }}, "panicked: oops"},
		{"hangs", actor{"gives", hangs}, "took longer than 15 min"},
		{"hangs and heeds nothing", actor{"gives", func(context.Context, team.Task, *team.AgentContext) (team.Result, error) {
			time.Sleep(16 * time.Minute)
			return team.Result{}, nil
		}}, "took longer than 15 min"},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := open(t, planning("gives", "works"), c.agent, actor{"works", delivers})
				id := s.start()
				time.Sleep(17 * time.Minute)
				w := s.status(id)
				if w.Status != team.Completed || !has(s.lines(id), "Task 1/2 failed") || !has(s.lines(id), c.says) {
					t.Errorf("it is %s with %v", w.Status, s.lines(id))
				}
			})
		})
	}
}

func TestNamesOfDocumentsAreMadeSafeAndDifferent(t *testing.T) {
	s := open(t, planning("gives", "gives"), gives(team.Result{Documents: []team.Made{
		{Label: "../../1.txt", Content: []byte("a")}, {Label: `C:\1.TXT`, Content: []byte("b")}, {Label: "extra.md", Content: []byte("c")},
	}}))
	id := s.start()
	s.status(id)
	var labels []string
	for _, d := range s.store.messages[id][4].Documents {
		label := d.Label()
		if d.Promised {
			label += "!"
		}
		labels = append(labels, label)
	}
	want := []string{"1.txt!", "1 (2).txt", "extra.md", "1 (3).txt", "1 (4).txt", "extra (2).md"}
	if d := cmp.Diff(want, labels); d != "" {
		t.Error(d)
	}
}

func TestOfTwoStartsAtOnceOneBegins(t *testing.T) {
	s := open(t, planning("works"))
	id := s.start()
	s.status(id)
	for range 50 {
		var wait sync.WaitGroup
		results := make([]error, 8)
		for i := range results {
			wait.Go(func() { _, results[i] = s.Start(context.Background(), id, "go", nil) })
		}
		wait.Wait()
		s.status(id)
		begun := 0
		for _, err := range results {
			switch {
			case err == nil:
				begun++
			case !fault.Is(err, fault.Conflict):
				t.Fatal(err)
			}
		}
		if begun == 0 {
			t.Fatal("none began")
		}
	}
	// Rounds may begin one after the other, never side by side: each has one first and one last.
	firsts, lasts := 0, 0
	for i, m := range s.store.messages[id] {
		if m.Status == team.First {
			firsts++
		}
		if m.Status == team.Last {
			lasts++
		}
		if firsts-lasts < 0 || firsts-lasts > 1 || m.SequenceNo != i+1 {
			t.Fatalf("at message %d there were %d first and %d last", i+1, firsts, lasts)
		}
	}
	if w, _ := s.store.Request(t.Context(), id); w.CurrentRound != firsts {
		t.Errorf("round %d has %d beginnings", w.CurrentRound, firsts)
	}
}

func TestARoundSurvivesAFailureOfAnyWrite(t *testing.T) {
	for at := 1; ; at++ {
		s := open(t, planning("works", "fails"))
		writes := 0
		s.store.broken = func(team.Change) error {
			if writes++; writes >= at { // this one and all that follow: the process is as good as dead
				return errors.New("killed")
			}
			return nil
		}
		w, err := s.Start(t.Context(), "", "hello", nil)
		if err == nil {
			s.until(func() bool { s.mu.Lock(); defer s.mu.Unlock(); return s.ended == 1 })
			if err := s.Close(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		s.store.broken = nil
		if writes < at {
			if at < 6 {
				t.Fatalf("a round makes only %d writes", writes)
			}
			return
		}
		if at == 1 {
			if err == nil || len(s.store.requests) > 0 {
				t.Fatalf("a start that cannot be kept gives %v", err)
			}
			continue
		}
		next := open(t, planning("works"))
		next.Store, next.store = s.store, s.store
		if err := next.Recover(t.Context()); err != nil {
			t.Fatal(err)
		}
		if after := next.status(w.ID); after.Status != team.Failed {
			t.Fatalf("killed at write %d it is %s", at, after.Status)
		}
		if _, err := next.Start(t.Context(), w.ID, "go on", nil); err != nil {
			t.Fatalf("killed at write %d it cannot go on: %v", at, err)
		}
		if after := next.status(w.ID); after.Status != team.Completed || after.CurrentRound != 2 {
			t.Fatalf("killed at write %d it ends as %s in round %d", at, after.Status, after.CurrentRound)
		}
		said := strings.Join(next.said(w.ID), " ")
		if strings.Count(said, "/first") != 2 || strings.Count(said, "/last") != 2 {
			t.Fatalf("killed at write %d: %s", at, said)
		}
	}
}

func TestAResourceAtItsLimitFailsTheRoundByName(t *testing.T) {
	s := open(t, planning("works", "works"))
	looks := 0
	var mu sync.Mutex
	s.Policy.Exhausted = func() error {
		mu.Lock()
		defer mu.Unlock()
		if looks++; looks > 4 {
			return fault.New(fault.Exhausted, "Less than 200 MB of disk space is left.")
		}
		return nil
	}
	id := s.start()
	if w := s.status(id); w.Status != team.Failed || !strings.Contains(w.Error, "200 MB") {
		t.Errorf("it is %s: %s", w.Status, w.Error)
	}
}

func TestEachTaskEntersTheGateOnceAndLeavesIt(t *testing.T) {
	var mu sync.Mutex
	entered, left := 0, 0
	s := open(t, planning("works"))
	s.Policy.Gate = func(context.Context) (func(), error) {
		mu.Lock()
		defer mu.Unlock()
		entered++
		return func() { mu.Lock(); left++; mu.Unlock() }, nil
	}
	s.status(s.start())
	if entered != 1 || left != 1 {
		t.Errorf("it was entered %d times and left %d times", entered, left)
	}
}

func TestSummariesAreAskedForOncePerContent(t *testing.T) {
	asked := 0
	m := planning("works")
	m.write = func(_ context.Context, label string) (string, error) {
		if strings.HasSuffix(label, ":summary") {
			asked++
		}
		return "Short.", nil
	}
	s := open(t, m)
	f, err := s.Upload(t.Context(), "long.txt", []byte(strings.Repeat("A long text about harbours. ", 40)))
	if err != nil {
		t.Fatal(err)
	}
	for id := ""; asked < 5; {
		w, err := s.Start(t.Context(), id, "", []int64{f.ID})
		if err != nil {
			t.Fatal(err)
		}
		if id != "" {
			s.status(id)
			break
		}
		id = w.ID
		s.status(id)
	}
	if asked != 1 {
		t.Errorf("it was asked for %d times", asked)
	}
}
