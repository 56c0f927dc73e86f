package api_test

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/llmtest"
)

// answers makes a scripted model the chosen one.
func (d *door) answers(steps ...llmtest.Step) *llmtest.Server {
	d.t.Helper()
	s := llmtest.New(d.t, steps...)
	e, err := d.backend.Library.Endpoints.Create(d.t.Context(), library.EndpointInput{Name: new("scripted"), URL: new(s.URL())})
	if err != nil {
		d.t.Fatal(err)
	}
	if _, err := d.backend.Library.Settings.Use(d.t.Context(), e.ID, "m"); err != nil {
		d.t.Fatal(err)
	}
	return s
}

const twoSteps = `{"version":1,"steps":[{"type":"step","config":{"prompt":"Name a fruit."}},{"type":"step","config":{"prompt":"Shout it.","context":"last"}}]}`

func TestAFlowIsStreamedUnderTheNamesOfItsEvents(t *testing.T) {
	d := open(t)
	s := d.answers(llmtest.Prose(llmtest.Says("plum")), llmtest.Prose(llmtest.Says("PLUM")))
	var names []string
	var last struct {
		flow.Head

		Result flow.Result
	}
	for _, f := range d.stream("/api/flows/run", `{"definition":`+twoSteps+`,"input":"Ripe."}`) {
		names = append(names, f.event)
		if err := json.Unmarshal([]byte(f.data), &last); err != nil {
			t.Fatal(err)
		}
		if string(last.Type) != f.event || last.Seq != len(names) {
			t.Errorf("event %d is %s in %s", len(names), f.event, f.data)
		}
	}
	if got := strings.Join(names, " "); got != "step:start chunk step:done step:start chunk step:done workflow:done" {
		t.Error(got)
	}
	if last.Result.Output != "PLUM" || len(last.Result.Steps) != 2 || last.Result.Usage.TotalTokens != 240 || last.Result.Steps[0].Model != "m" {
		t.Errorf("%+v", last.Result)
	}
	if got := s.Requests()[0].Last(); got != "Name a fruit.\n\nRipe." {
		t.Errorf("the model was asked %q", got)
	}
}

func TestAFlowThatFailsSaysWhatWasDoneUntilThen(t *testing.T) {
	d := open(t)
	d.answers(llmtest.Prose(llmtest.Says("plum")), llmtest.Prose(llmtest.Fails(401, `{}`)))
	frames := d.stream("/api/flows/run", `{"definition":`+twoSteps+`}`)
	last := frames[len(frames)-1]
	var failed struct {
		NodeID string
		Error  struct{ Class, Code, Message string }
		Result flow.Result
	}
	if err := json.Unmarshal([]byte(last.data), &failed); err != nil {
		t.Fatal(err)
	}
	if last.event != "error" || failed.NodeID != "2" || failed.Error.Class != "AUTH" || failed.Error.Code != "unavailable" || failed.Error.Message == "" || failed.Result.Output != "plum" {
		t.Errorf("%s %s", last.event, last.data)
	}
}

func TestAFlowIsHeldToItsFormBeforeItRuns(t *testing.T) {
	d := open(t)
	for _, c := range []struct {
		name, body string
		status     int // of run; validate answers 200 where a person can correct it
		field      string
	}{
		{"nothing is given", `{}`, 422, ""},
		{"a field is unknown", `{"definition":{"version":1,"steps":[{"type":"step","config":{"promt":"x"}}]}}`, 422, "/steps/0/config/promt"},
		{"there is no step", `{"definition":{"version":1,"steps":[]}}`, 422, "/steps"},
		{"no server has the model", `{"definition":{"version":1,"steps":[{"type":"step","config":{"model":"elsewhere","prompt":"x"}}]}}`, 422, ""},
		{"an image goes to a model that reads none", `{"definition":` + twoSteps + `,"input":{"input":"x","attachments":[{"content":"AAAA","mimeType":"image/png"}]}}`, 422, ""},
		{"an option is none", `{"definition":` + twoSteps + `,"options":{"onMaxTurns":"x"}}`, 422, ""},
		{"nobody can be asked", `{"definition":` + twoSteps + `,"options":{"onMaxTurns":"ask"}}`, 422, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if status, body := d.ask("POST", "/api/flows/run", c.body); status != c.status {
				t.Errorf("run: %d %s", status, body)
			}
			v := get[api.Verdict](d, "POST", "/api/flows/validate", c.body)
			if v.Valid || v.Message == "" || (c.field != "" && v.Fields[c.field] == "") {
				t.Errorf("validate: %+v", v)
			}
		})
	}
	if v := get[api.Verdict](d, "POST", "/api/flows/validate", `{"definition":`+twoSteps+`}`); !v.Valid || v.Message != "" || len(v.Fields) != 0 {
		t.Errorf("a good one: %+v", v)
	}
	if v := get[api.Verdict](d, "POST", "/api/flows/validate", `{"keep":true,"definition":`+twoSteps+`,"options":{"onMaxTurns":"ask"}}`); !v.Valid {
		t.Errorf("one that is kept can ask a person: %+v", v)
	}
	if status, body := d.ask("POST", "/api/flows/validate", `{"definition":{},"input":7}`); status != 422 {
		t.Errorf("an ill-formed input: %d %s", status, body)
	}
}

func TestTheDemoModelRunsAFlow(t *testing.T) {
	frames := open(t).stream("/api/flows/run", `{"definition":{"version":1,"steps":[{"type":"parallel","configs":[{"prompt":"a"},{"prompt":"b"}]}]},"input":"Hello."}`)
	if last := frames[len(frames)-1]; last.event != "workflow:done" || !strings.Contains(last.data, "## Output 2") {
		t.Errorf("%s %s", last.event, last.data)
	}
}

func TestAFlowEndsByItsIDOrWithItsListener(t *testing.T) {
	for _, c := range []struct {
		name string
		end  func(*door, context.CancelFunc)
	}{
		{"it is stopped", func(d *door, _ context.CancelFunc) {
			if status, body := d.ask("POST", "/api/flows/mine/stop", `{}`); status != 200 {
				d.t.Errorf("%d %s", status, body)
			}
		}},
		{"its listener leaves", func(_ *door, leave context.CancelFunc) { leave() }},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := open(t)
			s := d.answers(llmtest.Prose(llmtest.Says("plum"), llmtest.Waits(nil)))
			ctx, leave := context.WithCancel(t.Context())
			defer leave()
			body := `{"task":"mine","definition":` + twoSteps + `}`
			resp := d.response("POST", "/api/flows/run", body, func(r *http.Request) { *r = *r.WithContext(ctx) })
			defer func() { _ = resp.Body.Close() }()
			lines := bufio.NewScanner(resp.Body)
			for lines.Scan() && lines.Text() != "event: chunk" {
			}
			if status, text := d.ask("POST", "/api/flows/run", body); status != 409 {
				t.Errorf("a second one: %d %s", status, text)
			}
			c.end(d, leave)
			<-s.RequestDone(0)
			var rest []string
			for lines.Scan() {
				rest = append(rest, lines.Text())
			}
			if ctx.Err() == nil && !strings.Contains(strings.Join(rest, "\n"), `event: error`) {
				t.Errorf("it ended with %q", rest)
			}
		})
	}
}

func TestTheWindowHearsAFlowAsPushes(t *testing.T) {
	d := open(t)
	d.answers(llmtest.Prose(llmtest.Says("plum")), llmtest.Prose(llmtest.Says("PLUM")))
	ctx, end := context.WithCancel(t.Context())
	defer end()
	events := d.response("GET", "/api/events", nil, func(r *http.Request) { *r = *r.WithContext(ctx) })
	defer func() { _ = events.Body.Close() }()
	resp := d.response("POST", "/api/flows/run", `{"task":"mine","definition":`+twoSteps+`}`, func(r *http.Request) { r.Header.Set("Accept", "application/json") })
	var accepted api.Accepted
	if err := json.NewDecoder(resp.Body).Decode(&accepted); err != nil || resp.StatusCode != http.StatusAccepted || accepted.ConversationID != "flow:mine" {
		t.Fatalf("%d %+v %v", resp.StatusCode, accepted, err)
	}
	_ = resp.Body.Close()
	lines := bufio.NewScanner(events.Body)
	for lines.Scan() {
		if strings.Contains(lines.Text(), `"type":"flow","conversation_id":"flow:mine"`) && strings.Contains(lines.Text(), `"workflow:done"`) {
			return
		}
	}
	t.Error("the flow's end was not pushed")
}

func TestAFlowThatIsKeptGoesOnWithoutItsListener(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	let := make(chan struct{})
	d.answers(llmtest.Prose(llmtest.Says("plum"), llmtest.Waits(let)), llmtest.Prose(llmtest.Says("PLUM")))
	ctx, leave := context.WithCancel(t.Context())
	resp := d.response("POST", "/api/flows/run", `{"keep":true,"definition":`+twoSteps+`,"input":"Ripe."}`, func(r *http.Request) { *r = *r.WithContext(ctx) })
	defer func() { _ = resp.Body.Close() }()
	var first struct {
		RunID string `json:"workflowRunId"`
	}
	lines := bufio.NewScanner(resp.Body)
	for lines.Scan() && lines.Text() != "event: chunk" {
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok && first.RunID == "" {
			if err := json.Unmarshal([]byte(data), &first); err != nil {
				t.Fatal(err)
			}
		}
	}
	leave()
	close(let)
	watched := d.response("GET", "/api/runs/"+first.RunID+"/stream", nil)
	defer func() { _ = watched.Body.Close() }()
	all := frames(t, watched.Body)
	if last := all[len(all)-1]; last.event != "done" || !strings.Contains(last.data, `"state":"completed"`) {
		t.Errorf("%s %s", last.event, last.data)
	}
}

func TestADefinitionWithoutVersionIsReadWhereverOneIsGiven(t *testing.T) {
	d := open(t)
	const bare = `{"steps":[{"type":"step","config":{"prompt":"Name a fruit."}}]}`
	d.answers(llmtest.Prose(llmtest.Says("plum")), llmtest.Prose(llmtest.Says("pear")))
	if v := get[api.Verdict](d, "POST", "/api/flows/validate", `{"definition":`+bare+`}`); !v.Valid {
		t.Errorf("validate: %+v", v)
	}
	frames := d.stream("/api/flows/run", `{"definition":`+bare+`,"input":"Ripe."}`)
	if last := frames[len(frames)-1]; last.event != "workflow:done" || !strings.Contains(last.data, "plum") {
		t.Errorf("run: %s %s", last.event, last.data)
	}
	if status, text := d.ask("POST", "/api/tools/flow_runner/run", `{"args":{"definition":`+bare+`,"input":"Ripe."}}`); status != 200 || !strings.Contains(text, "pear") {
		t.Errorf("the tool: %d %s", status, text)
	}
	w := get[run.Workflow](d, "POST", "/api/automations", `{"kind":"flow","name":"Fruit","flow":`+bare+`}`)
	kept := get[run.Workflow](d, "GET", "/api/automations/"+w.ID, nil)
	if kept.Kind != run.Flow || !strings.Contains(string(kept.Flow), "Name a fruit.") {
		t.Errorf("kept is %+v", kept)
	}
}
