package api_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/core/run"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// decided has a loop with an item that fails, an if, a step that is skipped, and a parallel step.
const decided = `{"kind":"instructions","name":"Decided","vars":{"days":["2026-01-02","never","2026-01-05"]},"instructions":[
	{"id":"each","forEach":{"items":"{{vars.days}}","as":"day"},"steps":[
		{"id":"count","directCallToolId":"days_between","args":{"from":"2026-01-01","to":"{{day}}"},"continueOnError":true}]},
	{"id":"gate","if":"len(steps.each) > 2","then":[{"id":"inner","wait":{"forMs":20}}],"else":[]},
	{"id":"never","wait":{"forMs":1},"when":"len(steps.each) > 3"},
	{"id":"both","parallel":[
		[{"id":"a","directCallToolId":"days_between","args":{"from":"2026-01-01","to":"2026-02-01"}}],
		[{"id":"b","directCallToolId":"days_between","args":{"from":"2026-01-01","to":"{{vars.days.2}}"},"saveAs":"last"}]]},
	{"id":"end","stop":"{{steps.both}}"},
	{"id":"beyond","wait":{"forMs":1}}]}`

// runDetail reads the JSON of runs.get, which lays the run's own fields beside the others.
type runDetail struct {
	Run struct{ State run.State }
	api.RunDetail
}

func (d *door) detail(id string) (r runDetail) {
	d.t.Helper()
	status, body := d.ask("GET", "/api/runs/"+id, nil)
	for _, v := range []any{&r.Run, &r.RunDetail} {
		if err := json.Unmarshal([]byte(body), v); err != nil || status != 200 {
			d.t.Fatal(status, body, err)
		}
	}
	return r
}

func (d *door) runEnded(id string) runDetail {
	d.t.Helper()
	if _, err := d.backend.Runs.Until(d.t.Context(), id, run.Run.Ended); err != nil {
		d.t.Fatal(err)
	}
	return d.detail(id)
}

func TestARunTellsWhatBecameOfItsStepsAndTheirParts(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	w := get[run.Workflow](d, "POST", "/api/automations", decided)
	r := get[map[string]any](d, "POST", "/api/automations/"+w.ID+"/run", `{}`)
	id := fmt.Sprint(r["workflowRunId"])
	var steps []string
	took := map[string]int64{}
	for _, s := range d.runEnded(id).Steps {
		if s.Ms != nil {
			took[s.Do.ID] = *s.Ms
		}
		steps = append(steps, strings.TrimSpace(fmt.Sprint(s.Do.ID, " ", s.State, " ", s.Taken)))
	}
	const want = "each done, gate done then, inner done, never skipped, both done, end done, beyond skipped"
	if got := strings.Join(steps, ", "); got != want {
		t.Errorf("the steps are %s", got)
	}
	if took["inner"] < 20 || took["gate"] < took["inner"] {
		t.Errorf("a branch takes as long as its steps: %v", took)
	}
	for _, c := range []struct{ query, want string }{
		{"path=each", `3 [each[1] failed never, each[0] done 2026-01-02, each[2] done 2026-01-05]`},
		{"path=each&from=1&limit=1", `3 [each[0] done 2026-01-02]`},
		{"path=each&from=9", `3 []`},
		{"path=both", `2 [both[0] done, both[1] done]`},
		{"path=none", `0 []`},
	} {
		p := get[run.Parts](d, "GET", "/api/runs/"+id+"/parts?"+c.query, nil)
		var parts []string
		for _, part := range p.Items {
			parts = append(parts, strings.TrimSpace(fmt.Sprint(part.Path, " ", part.State, " ", part.Item)))
		}
		if got := fmt.Sprintf("%d [%s]", p.Count, strings.Join(parts, ", ")); got != c.want {
			t.Errorf("%s: got %s", c.query, got)
		}
	}
	rows := get[api.Listing[run.Log]](d, "GET", "/api/runs/"+id+"/step?path=each%5B2%5D.count", nil)
	if len(rows.Items) != 1 || string(rows.Items[0].Args) != `{"from":"2026-01-01","to":"2026-01-05"}` || string(rows.Items[0].Object) != `{"days":4}` {
		t.Errorf("the step of an item has %+v", rows.Items)
	}
	for _, path := range []string{"/parts?path=each", "/step?path=each"} {
		if status, body := d.ask("GET", "/api/runs/none"+path, nil); status != 404 {
			t.Errorf("%s of a run that is not there: %d %s", path, status, body)
		}
	}
}

func TestWordsAreWhatTheStepThatCarriesThemOutIs(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	refused := llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"no"}}`))
	model := backendtest.UseScriptedModel(t, d.backend, llmtest.Prose(llmtest.Says("a poem")), llmtest.Prose(llmtest.Says("sorry")), refused, refused)
	w := get[run.Workflow](d, "POST", "/api/automations", `{"kind":"instructions","name":"Words","instructions":[
		{"id":"poem","markdown":"write a poem"},
		{"id":"read","directCallToolId":"days_between","args":{"from":"never","to":"{{steps.poem}}"},"onError":"say sorry"},
		{"id":"never","markdown":"write more","when":"steps.poem == \"\""},
		{"id":"last","markdown":"write an end"},
		{"id":"beyond","markdown":"write again"}]}`)
	id := get[run.Run](d, "POST", "/api/automations/"+w.ID+"/run", `{}`).ID
	var states []string
	for _, s := range d.runEnded(id).Steps {
		states = append(states, fmt.Sprint(s.Do.ID, " ", s.State))
	}
	want := "poem done, poem done, read failed,  done,  done, never skipped, last failed, last failed, beyond skipped"
	if got := strings.Join(states, ", "); got != want {
		t.Errorf("the steps are\n%s, not\n%s", got, want)
	}
	const done = "## After a failure\nsay sorry\nResult:\nsorry\n\n## poem\nwrite a poem\n"
	if last := model.Requests()[2].Last(); !strings.Contains(last, done) {
		t.Errorf("the model was told %v", last)
	}
	// A page that ends with the words knows what became of them too.
	page := get[struct{ Steps []api.StepDetail }](d, "GET", "/api/runs/"+id+"?limit=1", nil)
	if len(page.Steps) != 1 || page.Steps[0].State != run.StepDone || *page.Steps[0].Ms < page.Steps[0].FinishedAt.Sub(*page.Steps[0].StartedAt).Milliseconds() {
		t.Errorf("a page of one step has %+v", page.Steps)
	}
}

func TestARunBeginsAgainWithItsVarsOrOthers(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	w := get[run.Workflow](d, "POST", "/api/automations", `{"kind":"instructions","name":"Days","vars":{"from":"2026-01-01","to":""},"instructions":[
		{"id":"count","directCallToolId":"days_between","args":{"from":"{{vars.from}}","to":"{{vars.to}}"},"saveAs":"found"}]}`)
	first := get[map[string]any](d, "POST", "/api/automations/"+w.ID+"/run", `{"vars":{"to":"2026-01-03"}}`)
	id := fmt.Sprint(first["workflowRunId"])
	d.runEnded(id)
	if _, given := d.ask("GET", "/api/runs/"+id+"/given", nil); given != `{"vars":{"from":"2026-01-01","to":"2026-01-03"}}`+"\n" {
		t.Errorf("it was given %s", given)
	}
	for _, c := range []struct{ body, want string }{
		{`{}`, `{"days":2}`},
		{`{"vars":{"from":"2026-01-01","to":"2026-01-11"}}`, `{"days":10}`},
	} {
		r := get[map[string]any](d, "POST", "/api/runs/"+id+"/again", c.body)
		next := fmt.Sprint(r["workflowRunId"])
		if got := d.runEnded(next); next == id || string(got.Steps[0].Result) != c.want {
			t.Errorf("%s: the run %s gave %s", c.body, next, got.Steps[0].Result)
		}
	}
	direct := get[map[string]any](d, "POST", "/api/tools/days_between/run", `{"args":{"from":"2026-01-01","to":"2026-01-02"}}`)
	if status, body := d.ask("POST", fmt.Sprintf("/api/runs/%s/again", direct["workflowRunId"]), `{}`); status != 409 {
		t.Errorf("a tool by itself has run again: %d %s", status, body)
	}
}
