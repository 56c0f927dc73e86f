package api_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/service/teams"
	"terzetto/backend/tool"
)

const counting = "```sh\nwc -l < sales.csv > lines.txt\necho counted\n```"

// coding starts a round in which the coder wants to run a program, and waits until it asks.
func (d *door) coding(tasks int) (w team.Request, q run.Inquiry) {
	d.t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		d.t.Skip("there is no sh here")
	}
	var jobs []team.Job
	for range tasks {
		jobs = append(jobs, job("coder", "Write count.sh and run it.", "count.sh"))
	}
	d.thinks(&mind{plan: planned(jobs...), write: func(system, _ string) string {
		if strings.Contains(system, "working programs") {
			return counting
		}
		return "Done."
	}})
	ctx, cancel := context.WithCancel(d.t.Context())
	defer cancel()
	heard := d.backend.Hub.All(ctx)
	w = get[team.Request](d, "POST", "/api/workflows/start", map[string]any{"prompt": "Count the lines.", "listFileId": []int64{d.upload("sales.csv", []byte(sales))}})
	for range heard {
		if all := d.requests(); len(all) > 0 {
			return w, all[0]
		}
	}
	d.t.Fatal("nobody is asked")
	return w, q
}

func (d *door) requests() []run.Inquiry {
	return get[struct{ Items []run.Inquiry }](d, "GET", "/api/runs/requests", nil).Items
}

func (d *door) answer(q run.Inquiry, say run.AnswerKind) {
	d.t.Helper()
	if status, text := d.ask("POST", "/api/runs/requests/"+q.ID+"/answer", map[string]any{"answer": say}); status != 200 {
		d.t.Fatalf("the answer gives %d %s", status, text)
	}
}

func TestARoundWaitsUntilAPersonAllowsAProgram(t *testing.T) {
	d := open(t)
	w, q := d.coding(1)
	var args struct {
		Command, Documents []string
		Source             string
	}
	if err := json.Unmarshal(q.Args, &args); err != nil {
		t.Fatal(err)
	}
	if q.TeamID != w.ID || q.Level != "execute" || tool.MarkNames(q.Read) != "sales.csv" || !strings.HasPrefix(args.Command[0], "/") || args.Command[len(args.Command)-1] != "count.sh" ||
		!slices.Equal(args.Documents, []string{"sales.csv"}) || !strings.Contains(args.Source, "wc -l") {
		t.Errorf("asked is %+v with %s", q, q.Args)
	}
	if s := get[teams.Status](d, "GET", "/api/workflows/"+w.ID+"/status", nil); s.Status != team.Running {
		t.Errorf("while it waits it is %s", s.Status)
	}
	d.answer(q, run.Once)
	s := d.ended(w.ID)
	last, lines := d.last(w.ID)
	if got := labels(last.Documents); s.Status != team.Completed || !slices.Equal(got, []string{"count.sh", "lines.txt"}) {
		t.Fatalf("it is %s with %v: %v", s.Status, got, told(lines))
	}
	if status, text := d.ask("GET", fmt.Sprintf("/api/files/%d", last.Documents[1].FileID), nil); status != 200 || strings.TrimSpace(text) != "5" {
		t.Errorf("lines.txt holds %q", text)
	}
	holds(t, told(lines), "info Waiting for you: may coder use Run a program?")
	holds(t, told(lines), "info You allowed Run a program")
	runs := get[struct{ Items []run.Run }](d, "GET", "/api/runs", nil).Items
	if len(runs) != 1 || runs[0].TeamID != w.ID || runs[0].CompletedAt == nil {
		t.Errorf("the call left %+v", runs)
	}
	if status, _ := d.ask("DELETE", "/api/workflows/"+w.ID, nil); status != 200 || len(get[struct{ Items []run.Run }](d, "GET", "/api/runs", nil).Items) != 0 {
		t.Errorf("deleting gives %d and leaves the call", status)
	}
}

func TestARoundGoesOnWithoutWhatAPersonRefuses(t *testing.T) {
	d := open(t)
	w, q := d.coding(1)
	d.answer(q, run.Never)
	s := d.ended(w.ID)
	last, lines := d.last(w.ID)
	if got := labels(last.Documents); s.Status != team.Completed || !slices.Equal(got, []string{"count.sh"}) {
		t.Errorf("it is %s with %v", s.Status, got)
	}
	holds(t, told(lines), "warning Run a program was not allowed")
}

func TestAnApprovalForATaskDoesNotCoverTheNext(t *testing.T) {
	d := open(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	w, q := d.coding(2)
	heard := d.backend.Hub.All(ctx)
	d.answer(q, run.ForRun)
	for range heard {
		if all := d.requests(); len(all) > 0 && all[0].ID != q.ID {
			d.answer(all[0], run.ForRun)
			break
		}
	}
	if s := d.ended(w.ID); s.Status != team.Completed {
		t.Errorf("it is %+v", s)
	}
}

func TestStopEndsARoundThatWaitsForAPerson(t *testing.T) {
	d := open(t)
	w, q := d.coding(1)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	heard := d.backend.Hub.All(ctx)
	if status, text := d.ask("POST", "/api/workflows/"+w.ID+"/stop", nil); status != 200 {
		t.Fatalf("stop gives %d %s", status, text)
	}
	if s := d.ended(w.ID); s.Status != team.Stopped {
		t.Errorf("it is %s", s.Status)
	}
	for range heard {
		if len(d.requests()) == 0 {
			break
		}
	}
	if status, _ := d.ask("POST", "/api/runs/requests/"+q.ID+"/answer", map[string]any{"answer": "once"}); status < 400 {
		t.Errorf("an answer that comes late gives %d", status)
	}
}

// asks waits until a round has told that it waits for a person.
func (d *door) asks(id string) {
	d.t.Helper()
	ctx, cancel := context.WithCancel(d.t.Context())
	defer cancel()
	heard := d.backend.Hub.All(ctx)
	waits := func() bool {
		_, lines := d.last(id)
		return strings.Contains(strings.Join(told(lines), "\n"), "Waiting for you")
	}
	if waits() {
		return
	}
	for range heard {
		if waits() {
			return
		}
	}
}

func TestARoundThatWaitsForAPersonGoesOnAfterARestart(t *testing.T) {
	for _, c := range []struct {
		say    run.AnswerKind
		labels []string
		says   string
	}{
		{run.Once, []string{"count.sh", "lines.txt"}, "info You allowed Run a program"},
		{run.Never, []string{"count.sh"}, "warning Run a program was not allowed"},
	} {
		dir := t.TempDir()
		var id string
		var asked run.Inquiry
		t.Run("the program before", func(t *testing.T) {
			d := openIn(t, dir)
			w, q := d.coding(1)
			id, asked = w.ID, q
			d.asks(id)
		})
		d := openIn(t, dir)
		m := d.thinks(&mind{write: func(system, _ string) string {
			if strings.Contains(system, "working programs") {
				return counting
			}
			return "Done."
		}})
		d.backend.Runs.Start()
		s := get[teams.Status](d, "GET", "/api/workflows/"+id+"/status", nil)
		all := d.requests()
		if s.Status != team.Running || len(all) != 1 || all[0].ID != asked.ID || len(m.heard) != 0 {
			t.Fatalf("after the restart it is %+v and asks %v", s, all)
		}
		d.answer(all[0], c.say)
		s = d.ended(id)
		last, lines := d.last(id)
		if got := labels(last.Documents); s.Status != team.Completed || s.CurrentRound != 1 || !slices.Equal(got, c.labels) {
			t.Errorf("it is %+v with %v: %v", s, got, told(lines))
		}
		holds(t, told(lines), c.says)
		if n := strings.Count(strings.Join(told(lines), "\n"), "Waiting for you"); n != 1 || len(d.requests()) != 0 {
			t.Errorf("it asked %d times: %v", n, told(lines))
		}
	}
}

func TestStopEndsARoundThatGoesOnAfterARestart(t *testing.T) {
	dir := t.TempDir()
	var id string
	t.Run("the program before", func(t *testing.T) {
		d := openIn(t, dir)
		w, _ := d.coding(1)
		id = w.ID
		d.asks(id)
	})
	d := openIn(t, dir)
	if status, text := d.ask("POST", "/api/workflows/"+id+"/stop", nil); status != 200 {
		t.Fatalf("stop gives %d %s", status, text)
	}
	if s := d.ended(id); s.Status != team.Stopped {
		t.Errorf("it is %s", s.Status)
	}
}
