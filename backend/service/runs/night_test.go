package runs_test

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// answers fills in the fields that it is asked for, and writes a sentence otherwise.
func answers(a *llmtest.Answer) bool {
	form, fields := "", map[string]any{"sender": "Ann", "wish": "the keys"}
	return llmtest.Replies(func(r llmtest.Request) string {
		if form = r.Tool(); form == "" {
			return "It says so."
		}
		if strings.Contains(r.Last(), "invoice") {
			fields = map[string]any{"number": "7", "total": 3}
		}
		return ""
	})(a) && (form == "" || llmtest.Calls(form, fields)(a))
}

// allowedAhead gives a trigger what its workflow will ask, as it is proposed.
func allowedAhead(t *testing.T, b *backend.Backend, trigger string) {
	t.Helper()
	all, err := b.Runs.Proposals(t.Context(), trigger)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		match := map[string]json.RawMessage{}
		for _, a := range p.Arguments {
			match[a.Name] = a.Rules[0]
		}
		if _, err := b.Runs.AllowAhead(t.Context(), trigger, p.At, match); err != nil {
			t.Fatalf("%s can't be allowed ahead: %v", p.Step, err)
		}
	}
}

func TestWhatIsAllowedInTheEveningRunsAllNightUnasked(t *testing.T) {
	hours := 8
	if testing.Short() {
		hours = 2
	}
	evening := time.Date(2026, 3, 2, 22, 5, 0, 0, time.Local) //nolint:gosmopolitan // schedules are in the zone of this computer
	begun := time.Now()
	var passed atomic.Int64 // of the night, beside the time that the test itself takes
	config := backendtest.Config(t.TempDir())
	config.Now = func() time.Time { return evening.Add(time.Since(begun) + time.Duration(passed.Load())) }
	b, err := backend.Open(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = b.Close() }()
	dir := chosen(t, b)
	var flaky, looks atomic.Int64
	pages := map[string]string{"": `{"items":[{"id":1}],"next":"b"}`, "b": `{"items":[{"id":2}],"next":null}`}
	address := serving(t, b, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		switch r.URL.Path {
		case "/pages":
			_, _ = io.WriteString(w, pages[r.FormValue("after")])
		case "/job":
			_, _ = io.WriteString(w, `{"status":"`+[]string{"busy", "done"}[looks.Add(1)%2]+`"}`)
		case "/page":
			_, _ = io.WriteString(w, config.Now().Format(time.RFC3339))
		default:
			if flaky.Add(1)%3 != 0 {
				http.Error(w, "not yet", http.StatusServiceUnavailable)
				return
			}
			_, _ = io.WriteString(w, `{"rooms":7}`)
		}
	})
	s := backendtest.UseScriptedModel(t, b)
	talk := backendtest.Conversation(t, b)
	for _, folder := range []string{"mails", "letters", "invoices", "incoming"} {
		if err := os.Mkdir(filepath.Join(dir, folder), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	laid(t, dir, "mails/a.eml", "From: ann@example.com\r\nSubject: Hello\r\n\r\nPlease send the keys.\r\n")
	laid(t, dir, "orders.csv", "week,tea\n47,12\n")
	laid(t, dir, "people.csv", "name,amount\nAnn,12.5\nBob,0\n")

	hourly := run.Trigger{Kind: run.OnSchedule, Cron: "0 * * * *"}
	below := func(folder string) run.Trigger { return run.Trigger{Kind: run.OnFile, Folder: folder, Glob: "*.pdf"} }
	workflows := []run.Workflow{}
	starts := func(w run.Workflow, g run.Trigger, vars string) {
		t.Helper()
		g.TemplateID, g.Enabled, g.Vars = w.ID, true, args(vars)
		kept, err := b.Runs.Triggers.Create(t.Context(), g)
		if err != nil {
			t.Fatal(w.Name, err)
		}
		workflows = append(workflows, w)
		allowedAhead(t, b, kept.ID)
	}
	at := `{"address":"` + address + `"}`
	starts(built(t, b, "weekly"), hourly, `{}`)
	starts(built(t, b, "mails"), hourly, `{}`)
	starts(built(t, b, "pages"), hourly, at)
	starts(built(t, b, "until"), hourly, at)
	starts(built(t, b, "compare"), hourly, at)
	starts(built(t, b, "flaky"), hourly, at)
	starts(built(t, b, "models"), hourly, `{"question":"Who?"}`)
	starts(built(t, b, "rows", "ROW", built(t, b, "row").ID), hourly, `{}`)
	starts(built(t, b, "chain", "FINE", built(t, b, "fine").ID, "BROKEN", built(t, b, "broken").ID), hourly, `{}`)
	starts(built(t, b, "languages"), below("incoming"), `{}`)
	starts(built(t, b, "invoices"), below("invoices"), `{}`)
	starts(built(t, b, "reply", "CONVERSATION", talk), below("letters"), `{}`)

	s.Then(llmtest.Any(answers)) // of the message of the evening
	backendtest.Turn(t, b, talk, "Good night.")
	nightly := built(t, b, "nightly")
	starts(nightly, run.Trigger{Kind: run.OnSchedule, Cron: "30 22 * * *"}, `{}`)

	for hour := 1; hour <= hours; hour++ {
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
		passed.Store(int64(time.Duration(hour) * time.Hour))
		for _, folder := range []string{"letters", "invoices", "incoming"} {
			laid(t, dir, folder+"/"+config.Now().Format("15")+".pdf", letter(t))
		}
		if b, err = backend.Open(t.Context(), config); err != nil {
			t.Fatal(err)
		}
		const steady = 1 + 1 + 4 + 2 + 1 + 1 // of the report, the mail, the models, the languages, the invoice and the letter
		for range steady {
			s.Then(llmtest.Any(answers))
		}
		s.Then(llmtest.Any(answers)) // the page that changed, and in the first hour, when there was none, the summary
		b.Runs.Start()
		for _, w := range workflows {
			want := hour
			if w.ID == nightly.ID {
				want = 1
			}
			backendtest.Until(t, func() bool {
				all, _, err := b.Runs.List(t.Context(), runs.Query{WorkflowID: w.ID})
				if err != nil {
					t.Fatal(err)
				}
				done := 0
				for _, r := range all {
					if r.CompletedAt != nil {
						done++
						continue
					}
					if r.Error != nil {
						t.Fatalf("%s failed at %s: %+v", w.Name, config.Now(), r.Error)
					}
					if d, err := b.Runs.Get(t.Context(), r.ID, 0, 100); err != nil || len(d.Requests) > 0 {
						t.Fatalf("%s waits for a person at %s: %+v, %v", w.Name, config.Now(), d.Requests, err)
					}
				}
				return done >= want
			})
		}
	}
	if lines := strings.Count(readAll(t, dir, "invoices.csv"), "\n"); lines != 1+hours {
		t.Errorf("the table of invoices has %d lines", lines)
	}
	if got := readAll(t, dir, "summaries", "2026-03-02.md"); !strings.HasSuffix(got, "It says so.\n") {
		t.Errorf("the summary is %s", got)
	}
}
