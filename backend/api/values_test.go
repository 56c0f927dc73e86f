package api_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/tool"
)

// lister is a tool with a result of many kinds, and echo gives back what it is given.
func lister(calls *int) []tool.Tool {
	result, _ := json.Marshal(map[string]any{
		"files": []map[string]any{{"path": "a.txt", "size": 3}, {"path": "b.txt", "size": 5}}, "count": 2,
		"long": strings.Repeat("ä", 3000), "many": make([]int, 3000), "said": "token " + canary,
	})
	return []tool.Tool{
		{
			ID: "lister", Description: "Lists.", Level: tool.Read, Input: json.RawMessage(`{"type":"object"}`),
			Do: func(context.Context, json.RawMessage) (json.RawMessage, error) { return result, nil },
		},
		{
			ID: "echo", Description: "Says.", Level: tool.Read,
			Input: json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"},"count":{"type":"integer"},"list":{"type":"array"}}}`),
			Do:    func(_ context.Context, args json.RawMessage) (json.RawMessage, error) { *calls++; return args, nil },
		},
	}
}

func TestAWorkflowShowsWhatItsLastRunLeft(t *testing.T) {
	calls := 0
	d := openWith(t, backend.Config{Tools: lister(&calls)})
	d.backend.Runs.Start()
	get[json.RawMessage](d, "POST", "/api/variables", map[string]any{"name": "TOKEN", "value": canary, "isSecret": true})
	w := get[run.Workflow](d, "POST", "/api/automations", `{"name":"List","vars":{"city":"Oslo"},"instructions":[{"id":"list","directCallToolId":"lister","saveAs":"found"}]}`)

	before := get[runs.LastValues](d, "GET", "/api/automations/"+w.ID+"/values", nil)
	if before.RunID != "" || len(before.Steps) != 0 {
		t.Errorf("before it ran it shows %+v", before)
	}
	r := get[run.Run](d, "POST", "/api/automations/"+w.ID+"/run", nil)
	if r, err := d.backend.Runs.Await(t.Context(), r.ID); err != nil || r.CompletedAt == nil {
		t.Fatal(r.Error, err)
	}
	_, text := d.ask("GET", "/api/automations/"+w.ID+"/values", nil)
	var v runs.LastValues
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	var list struct {
		Files []struct{ Path string }
		Count int
		Long  string
		Many  []int
	}
	if err := json.Unmarshal(v.Steps["list"], &list); err != nil || len(v.Steps["list"]) > 2<<10 {
		t.Fatalf("the list has %d bytes, %v", len(v.Steps["list"]), err)
	}
	if v.RunID != r.ID || string(v.Vars["city"]) != `"Oslo"` || list.Count != 2 || list.Files[1].Path != "b.txt" || !strings.HasSuffix(list.Long, "ä…") || len(list.Many) == 0 {
		t.Errorf("it shows %s", text)
	}
	if strings.Contains(text, core) {
		t.Error("it shows a secret")
	}
	if status, _ := d.ask("GET", "/api/automations/none/values", nil); status != 404 {
		t.Errorf("a workflow that is not there is %d", status)
	}
}

func TestValuesPassFromStepToStep(t *testing.T) {
	calls := 0
	d := openWith(t, backend.Config{Tools: lister(&calls)})
	d.backend.Runs.Start()
	w := get[run.Workflow](d, "POST", "/api/automations", `{"name":"Pass","instructions":[
	  {"id":"list","directCallToolId":"lister"},
	  {"id":"each","when":"len(steps.list.files) == 2","forEach":{"items":{"instructionVariableType":"reference","source":"step","step":"list","path":"/files"},"as":"row"},
	   "steps":[{"id":"one","directCallToolId":"echo","args":{"text":"{{row.path}} has {{row.size}}","count":"{{row.size}}"}}]},
	  {"id":"skipped","directCallToolId":"echo","when":"steps.each == nil"},
	  {"id":"all","directCallToolId":"echo","args":{"list":"{{steps.each}}","count":"{{steps.skipped.count}}"}},
	  {"id":"wrong","directCallToolId":"echo","args":{"text":"{{steps.list.body}}"},"continueOnError":true}]}`)
	r := get[run.Run](d, "POST", "/api/automations/"+w.ID+"/run", nil)
	if r, err := d.backend.Runs.Await(t.Context(), r.ID); err != nil || r.CompletedAt == nil {
		t.Fatalf("%+v, %v", r.Error, err)
	}
	v := get[runs.LastValues](d, "GET", "/api/automations/"+w.ID+"/values", nil)
	for id, want := range map[string]string{
		"each": `[{"count":3,"text":"a.txt has 3"},{"count":5,"text":"b.txt has 5"}]`,
		"one":  `{"count":5,"text":"b.txt has 5"}`,
		"all":  `{"list":[{"count":3,"text":"a.txt has 3"},{"count":5,"text":"b.txt has 5"}]}`,
	} {
		if string(v.Steps[id]) != want {
			t.Errorf("%s gave %s", id, v.Steps[id])
		}
	}
	if v.Steps["skipped"] != nil || v.Steps["wrong"] != nil {
		t.Errorf("these gave %s, %s", v.Steps["skipped"], v.Steps["wrong"])
	}
	logs, _, err := d.backend.Runs.RunLogs(t.Context(), r.ID, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	for _, row := range logs {
		said.WriteString(row.Text + row.Result + "\n")
	}
	if !strings.Contains(said.String(), "A value for “text” is missing. There is no “body” in the result of step “list”.") {
		t.Errorf("the log says %s", said.String())
	}
}

// TestADryRunShowsWhatEachValueWouldHold is a table of steps after one that lists files.
func TestADryRunShowsWhatEachValueWouldHold(t *testing.T) {
	calls := 0
	d := openWith(t, backend.Config{Tools: lister(&calls)})
	d.backend.Runs.Start()
	const list = `{"id":"list","directCallToolId":"lister"}`
	w := get[run.Workflow](d, "POST", "/api/automations", `{"name":"List","instructions":[`+list+`]}`)
	r := get[run.Run](d, "POST", "/api/automations/"+w.ID+"/run", `{"vars":{"city":"Oslo"}}`)
	if _, err := d.backend.Runs.Await(t.Context(), r.ID); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		says, step string
		index      int // of the step that is looked at
		want       string
	}{
		{"a field of the last result", `{"directCallToolId":"echo","args":{"text":"{{steps.list.files[0].path}}"}}`, 1, `{"text":"a.txt"}`},
		{"a number where text is asked", `{"directCallToolId":"echo","args":{"text":"{{lastOutput.count}}"}}`, 1, `{"text":"2"}`},
		{"a variable of the last run", `{"directCallToolId":"echo","args":{"text":"In {{vars.city}}"}}`, 1, `{"text":"In Oslo"}`},
		{"one where a list is asked", `{"directCallToolId":"echo","args":{"list":"{{steps.list.count}}"}}`, 1, `{"list":[2]}`},
		{"a field that the last result lacks", `{"directCallToolId":"echo","args":{"text":"{{steps.list.body}}"}}`, 1, `A value for “text” is missing. There is no “body” in the result of step “list”.`},
		{"a value that does not fit", `{"directCallToolId":"echo","args":{"count":"{{steps.list.said}}"}}`, 1, `The value of “count” is text. This field takes a whole number.`},
		{"what no run has given yet", `{"id":"new","directCallToolId":"echo","args":{"count":1}},{"directCallToolId":"echo","args":{"count":"{{steps.new.count}}","text":"n {{steps.new.count}}"}}`, 2, `{"count":"…","text":"n …"}`},
		{"words", `{"markdown":"Sum up {{steps.list.files[1].path}}"}`, 1, `Sum up b.txt`},
		{"a question", `{"ask":{"question":"Is {{steps.list.count}} right?"}}`, 1, `Is 2 right?`},
		{"the item of a loop", `{"forEach":{"items":"{{steps.list.files}}","as":"row"},"steps":[{"directCallToolId":"echo","args":{"text":"{{row.path}}","count":"{{row.size}}"}}]}`, 2, `{"count":3,"text":"a.txt"}`},
		{"a condition that was false", `{"markdown":"x","when":"steps.list.count > 5"}`, 1, `skipped`},
		{"a condition that was true", `{"markdown":"x","when":"steps.list.count > 1"}`, 1, `x`},
		{"a name that means nothing", `{"markdown":"Hi {{user}}"}`, 1, `There is no value named user here.`},
		{"a step in a branch", `{"if":"true","then":[{"directCallToolId":"fly"}]}`, 2, `There is no tool named fly.`},
	} {
		t.Run(c.says, func(t *testing.T) {
			out := get[map[string][]runs.DryStep](d, "POST", "/api/automations/dry",
				fmt.Sprintf(`{"template":{"workflowId":%q,"name":"List","instructions":[%s,%s]}}`, w.ID, list, c.step))
			step := out["steps"][c.index]
			got := step.Problem
			switch {
			case got != "":
			case step.Skipped:
				got = "skipped"
			case step.Text != "":
				got = step.Text
			default:
				got = string(step.Args)
			}
			if got != c.want {
				t.Errorf("\n got %s\nwant %s", got, c.want)
			}
		})
	}
	if calls != 0 {
		t.Errorf("tools were called %d times", calls)
	}
	tried := get[runs.Trial](d, "POST", "/api/automations/try",
		`{"workflowId":"`+w.ID+`","instruction":{"directCallToolId":"echo","args":{"text":"{{steps.list.files[0].path}}"}}}`)
	if string(tried.Result) != `{"text":"a.txt"}` || calls != 1 {
		t.Errorf("one step that is tried gave %s", tried.Result)
	}
}
