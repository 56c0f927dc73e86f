package runs_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// built keeps a workflow of testdata, in which each name is replaced by the id that follows it.
func built(t *testing.T, b *backend.Backend, name string, ids ...string) run.Workflow {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var w run.Workflow
	if err := json.Unmarshal([]byte(strings.NewReplacer(ids...).Replace(string(text))), &w); err != nil {
		t.Fatal(err)
	}
	if wrong, err := b.Runs.Workflows.Check(t.Context(), w); err != nil || len(wrong) > 0 {
		t.Fatal(wrong, err)
	}
	if w, err = b.Runs.Workflows.Create(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	return w
}

// completed waits until a run has completed and gives its last result. Every call that asks is
// allowed; the requests are given to asked.
func completed(t *testing.T, b *backend.Backend, id string, asked ...func(run.Inquiry)) string {
	t.Helper()
	for t.Context().Err() == nil {
		ends(t, b, id)
		d, err := b.Runs.Get(t.Context(), id, 0, 100)
		if err != nil {
			t.Fatal(err)
		}
		if d.Run.Error != nil {
			t.Fatalf("the run failed: %+v", d.Run.Error)
		}
		if d.Run.CompletedAt != nil {
			for _, step := range slices.Backward(d.Steps) {
				if step.Result != nil {
					return string(step.Result)
				}
			}
			return ""
		}
		for _, q := range d.Requests {
			for _, ask := range asked {
				ask(q)
			}
			if _, err := b.Runs.Answer(t.Context(), q.ID, run.Answer{Say: run.ForRun}); err != nil {
				t.Fatal(err)
			}
		}
		runtime.Gosched()
	}
	t.Fatal("the run did not end")
	return ""
}

// begun starts a workflow by hand.
func begun(t *testing.T, b *backend.Backend, w run.Workflow, vars string) string {
	t.Helper()
	r, err := b.Runs.StartWorkflow(t.Context(), w.ID, runs.StartOptions{Vars: args(vars)})
	if err != nil {
		t.Fatal(err)
	}
	return r.ID
}

// chosen lets the tools work in a new folder.
func chosen(t *testing.T, b *backend.Backend) string {
	t.Helper()
	dir := t.TempDir()
	if _, err := b.Toolbox.ChooseFolder(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// serving starts a service on this computer and allows its host.
func serving(t *testing.T, b *backend.Backend, serve http.HandlerFunc) string {
	t.Helper()
	s := httptest.NewServer(serve)
	t.Cleanup(s.Close)
	if _, err := b.Toolbox.UpdateSettings(t.Context(), fmt.Appendf(nil, `{"hosts":[%q]}`, s.Listener.Addr())); err != nil {
		t.Fatal(err)
	}
	return s.URL
}

// laid writes a file into a folder.
func laid(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func readAll(t *testing.T, path ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// letter is a PDF of one page.
func letter(t *testing.T) string {
	t.Helper()
	return readAll(t, "..", "..", "tool", "folder", "testdata", "letter.pdf")
}

func TestNewInvoicesGoIntoATableAndOnlyTheFirstAsks(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	dir := chosen(t, b)
	s := backendtest.UseScriptedModel(t, b,
		llmtest.Call("answer", map[string]any{"number": "0017", "total": 87.5}),
		llmtest.Call("answer", map[string]any{"number": "B-2", "total": 4}))
	g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: built(t, b, "invoices").ID, Kind: run.OnFile, Glob: "*.pdf", Enabled: true})
	if err != nil {
		t.Fatal(err)
	}
	laid(t, dir, "boats.pdf", letter(t))
	changes := b.Hub.All(t.Context())
	b.Runs.Start()
	first := runOf(t, b, changes, g.ID, "")
	completed(t, b, first.ID, func(q run.Inquiry) {
		if _, err := b.Runs.CreatePermission(t.Context(), q.ID, args(`{"path":"invoices.csv","mode":"append","columns":["file","number","total"],"rows":{"any":true}}`)); err != nil {
			t.Fatal(err)
		}
	})
	changes = b.Hub.All(t.Context())
	laid(t, dir, "harbour.pdf", readAll(t, "..", "..", "api", "testdata", "harbour.pdf"))
	completed(t, b, runOf(t, b, changes, g.ID, first.ID).ID, func(q run.Inquiry) { t.Errorf("the second asks %s", q.Args) })
	if got := readAll(t, dir, "invoices.csv"); got != "file,number,total\nboats.pdf,0017,87.5\nharbour.pdf,B-2,4\n" {
		t.Errorf("the table is\n%s", got)
	}
	for i, want := range []string{"Seven boats, for 12.50 each.", "Page two shows the pier."} {
		if got := s.Requests()[i].Last(); !strings.Contains(got, want) {
			t.Errorf("the model was asked %s", got)
		}
	}
}

func TestThreeModelsAreAskedAndTheirAnswersMerged(t *testing.T) {
	b := backendtest.Working(t)
	answer := llmtest.Prose(llmtest.Replies(func(r llmtest.Request) string { return r.Body.Model + " says hello" }))
	s := backendtest.UseScriptedModel(t, b, answer, answer, answer, llmtest.Prose(llmtest.Replies(llmtest.Request.Last)))
	got := completed(t, b, begun(t, b, built(t, b, "models"), `{"question":"Who?"}`))
	if !strings.Contains(got, `Who?\n\n1. red says hello\n2. green says hello\n3. blue says hello"`) {
		t.Errorf("it gave %s", got)
	}
	if last := s.Requests()[3].Body.Model; last != "m" {
		t.Errorf("%s merged", last)
	}
}

func TestAServiceIsCalledWithATokenThatIsNowhereElse(t *testing.T) {
	const token = "canary-5f1e-0a77-98d2-token"
	data := t.TempDir()
	b := backendtest.Open(t, data)
	b.Runs.Start()
	if _, err := b.Toolbox.Variables.Create(t.Context(), tool.PersistentVar{
		Name: "token", Scope: tool.Group, Secret: true, Value: json.RawMessage(`"` + token + `"`), Grants: []string{"http_request"},
	}); err != nil {
		t.Fatal(err)
	}
	var closed atomic.Pointer[string]
	address := serving(t, b, func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer "+token {
			http.Error(w, "no", http.StatusUnauthorized)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		if r.URL.Path == "/close" {
			body, _ := io.ReadAll(r.Body)
			closed.Store(new(string(body)))
			_, _ = io.WriteString(w, `{"closed":2}`)
			return
		}
		_, _ = fmt.Fprintf(w, `{"open":3,"ids":[4,9],"seen":%q,"again":%q,"within":%q}`, r.Header.Get("Authorization"),
			base64.StdEncoding.EncodeToString([]byte(token)), base64.StdEncoding.EncodeToString([]byte("Bearer "+token)))
	})
	id := begun(t, b, built(t, b, "service"), `{"address":"`+address+`"}`)
	hidden := func(where, text string) {
		t.Helper()
		for _, form := range []string{token, base64.StdEncoding.EncodeToString([]byte(token)), base64.RawURLEncoding.EncodeToString([]byte(token)), base64.StdEncoding.EncodeToString([]byte("Bearer " + token))} {
			if strings.Contains(text, form) {
				t.Errorf("%s holds %s", where, form)
			}
		}
	}
	asked := 0
	result := completed(t, b, id, func(q run.Inquiry) {
		asked++
		text, err := json.Marshal(q)
		if err != nil || !strings.Contains(string(q.Args), "/close") {
			t.Errorf("it asks %s, %v", text, err)
		}
		hidden("the request", string(text))
	})
	if !strings.HasPrefix(result, `"2 of 3 were closed. It said Bearer `) || asked != 1 || closed.Load() == nil || *closed.Load() != `{"ids":[4,9]}` {
		t.Errorf("it gave %s after %d requests", result, asked)
	}
	d, err := b.Runs.Get(t.Context(), id, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	rows, _, err := b.Runs.RunLogs(t.Context(), id, 0, 200)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal([]any{d, rows})
	if err != nil {
		t.Fatal(err)
	}
	hidden("the run", string(text))
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	files := 0
	if err := filepath.WalkDir(data, func(path string, e fs.DirEntry, err error) error {
		if err == nil && e.Type().IsRegular() {
			files++
			hidden(path, readAll(t, path))
		}
		return err
	}); err != nil || files == 0 {
		t.Errorf("%d files, %v", files, err)
	}
}

func TestTheConversationsOfTheDayAreSummarised(t *testing.T) {
	noon := time.Date(2026, 3, 2, 12, 0, 0, 0, time.Local) //nolint:gosmopolitan // the day of this computer
	var now atomic.Int64
	now.Store(noon.Add(-24 * time.Hour).UnixMicro())
	config := backendtest.Config(t.TempDir())
	config.Now = func() time.Time { return time.UnixMicro(now.Load()) }
	b := backendtest.With(t, config)
	dir := chosen(t, b)
	b.Runs.Start()
	w := built(t, b, "nightly")
	s := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Old answer.")))
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "Old question.")
	now.Store(noon.UnixMicro())
	if got := completed(t, b, begun(t, b, w, `{}`)); got != `"Nothing was said on 2026-03-02."` {
		t.Errorf("without messages it gave %s", got)
	}
	s.Then(llmtest.Prose(llmtest.Says("New answer.")), llmtest.Prose(llmtest.Says("They spoke.")))
	backendtest.Turn(t, b, c, "New question.")
	completed(t, b, begun(t, b, w, `{}`))
	if got := readAll(t, dir, "summaries", "2026-03-02.md"); got != "# 2026-03-02\n\nThey spoke.\n" {
		t.Errorf("the summary is %s", got)
	}
	if got := s.Requests()[2].Last(); !strings.HasSuffix(got, "\n\nT, assistant: New answer.\nT, user: New question.") {
		t.Errorf("the model was asked %s", got)
	}
}

func TestAFlakyServiceIsAskedFiveTimesMore(t *testing.T) {
	b := backendtest.Working(t)
	var calls atomic.Int64
	address := serving(t, b, func(w http.ResponseWriter, _ *http.Request) {
		if calls.Add(1) <= 5 {
			http.Error(w, "not yet", http.StatusServiceUnavailable)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"rooms":7}`)
	})
	got := completed(t, b, begun(t, b, built(t, b, "flaky"), `{"address":"`+address+`"}`))
	if got != `"It has 7 rooms."` || calls.Load() != 6 {
		t.Errorf("it gave %s after %d calls", got, calls.Load())
	}
}

func TestTwoHundredQuestionsAreAnsweredFromOneDocument(t *testing.T) {
	b := backendtest.Working(t)
	dir := chosen(t, b)
	laid(t, dir, "letter.pdf", letter(t))
	questions, want := strings.Builder{}, strings.Builder{}
	questions.WriteString("question\n")
	want.WriteString("question,answer\n")
	for i := range 200 {
		fmt.Fprintf(&questions, "Is it number %d?\n", i)
		fmt.Fprintf(&want, "Is it number %d?,Yes: it is number %d.\n", i, i)
	}
	laid(t, dir, "questions.csv", questions.String())
	s := backendtest.UseScriptedModel(t, b)
	for range 200 {
		s.Then(llmtest.Prose(llmtest.Replies(func(r llmtest.Request) string {
			_, number, _ := strings.Cut(r.Last(), "Question: Is it number ")
			if !strings.Contains(r.Last(), "Seven boats") {
				return "There is no document."
			}
			return "Yes: it is number " + strings.TrimSuffix(number, "?") + "."
		})))
	}
	completed(t, b, begun(t, b, built(t, b, "batch"), `{}`))
	if got := readAll(t, dir, "answers.csv"); got != want.String() {
		t.Errorf("the answers are\n%s", got)
	}
}

func TestAWorkflowStartsAnotherForEachRow(t *testing.T) {
	b := backendtest.Working(t)
	dir := chosen(t, b)
	laid(t, dir, "people.csv", "name,amount\nAnn,12.5\nBob,0\nCid,3\n")
	id := begun(t, b, built(t, b, "rows", "ROW", built(t, b, "row").ID), `{}`)
	completed(t, b, id)
	const want = `[{"text":"Dear Ann, 12.5 are due.","to":"Ann"},null,{"text":"Dear Cid, 3 are due.","to":"Cid"}]`
	if got := readAll(t, dir, "letters.json"); got != want {
		t.Errorf("the letters are %s", got)
	}
	if d, err := b.Runs.Get(t.Context(), id, 0, 1); err != nil || len(d.Children) != 3 {
		t.Errorf("%d runs were started, %v", len(d.Children), err)
	}
}
