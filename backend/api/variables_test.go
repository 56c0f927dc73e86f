package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/run"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

// canary is a secret that must not be seen again once it was entered. core is its middle, which is found even where the
// quotes around it are escaped; its letters are in no number, address or id, so that nothing else is taken for it.
const (
	core   = "kqzt4711vxjw"
	canary = "canary-\"" + core + "\"-wxyz"
)

// gossip is a tool that gives its secret away in every way that there is.
func gossip(seen *string) tool.Tool {
	return tool.Tool{
		ID: "gossip", Description: "Tells.", Level: tool.Read, Secrets: []string{"TOKEN"}, Input: json.RawMessage(`{"type":"object","properties":{"how":{"type":"string"}}}`),
		Do: func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
			token, err := tool.Variable(ctx, "TOKEN")
			if err != nil {
				return nil, err
			}
			*seen = token
			value, err := json.Marshal(map[string]string{"header": "Bearer " + token})
			if err != nil {
				return nil, err
			}
			tool.Progress(ctx, tool.Line{Text: "sends " + token, Value: value})
			switch {
			case bytes.Contains(args, []byte("refuse")):
				return nil, fault.Newf(fault.Unavailable, "%s was refused.", token)
			case bytes.Contains(args, []byte("break")):
				return nil, fmt.Errorf("open %s: no such file", token)
			case bytes.Contains(args, []byte("panic")):
				panic(token)
			}
			return value, nil
		},
	}
}

// A listener keeps what a door answers and what is logged.
type listener struct {
	*door

	heard bytes.Buffer
}

func (l *listener) ask(method, path string, body any) (int, []byte) {
	l.t.Helper()
	response := l.response(method, path, body)
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		l.t.Fatal(err)
	}
	fmt.Fprintf(&l.heard, "%s %s: %s\n", method, path, text)
	return response.StatusCode, text
}

// gives is ask where a good answer must come.
func (l *listener) gives(method, path string, body any) []byte {
	l.t.Helper()
	status, text := l.ask(method, path, body)
	if status != 200 {
		l.t.Fatalf("%s %s is %d %s", method, path, status, text)
	}
	return text
}

// told runs a tool as a workflow of a conversation, waits until the conversation was told what
// it gave, and gives the conversation.
func (l *listener) told(toolID string) string {
	l.t.Helper()
	var c chat.Conversation
	var w run.Workflow
	var r run.Run
	for _, x := range []struct {
		path string
		in   any
		out  any
	}{
		{"/api/conversations", map[string]string{"title": "T"}, &c},
		{"/api/automations", map[string]any{"name": "W", "kind": "instructions", "instructions": []map[string]string{{"directCallToolId": toolID}}}, &w},
	} {
		if err := json.Unmarshal(l.gives("POST", x.path, x.in), x.out); err != nil {
			l.t.Fatal(err)
		}
	}
	if err := json.Unmarshal(l.gives("POST", "/api/automations/"+w.ID+"/run", map[string]string{"conversation_id": c.ID}), &r); err != nil {
		l.t.Fatal(err)
	}
	if _, err := l.backend.Runs.Await(l.t.Context(), r.ID); err != nil {
		l.t.Fatal(err)
	}
	backendtest.Until(l.t, func() bool {
		rows, err := l.backend.Library.Messages.List(l.t.Context(), c.ID, chat.Page{})
		return err != nil || len(rows) == 2
	})
	return c.ID
}

func TestASecretIsInNoAnswerLogOrExport(t *testing.T) {
	var logged bytes.Buffer
	seen := ""
	l := &listener{door: openWith(t, backend.Config{
		Tools: []tool.Tool{gossip(&seen)}, Log: slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})}
	l.backend.Runs.Start()
	var v tool.PersistentVar
	if err := json.Unmarshal(l.gives("POST", "/api/variables", map[string]any{"name": "TOKEN", "isSecret": true, "value": canary}), &v); err != nil {
		t.Fatal(err)
	}
	if v.Hint != "wxyz" || !v.Set || !v.Secret || string(v.Value) != "null" {
		t.Errorf("it is listed as %+v", v)
	}
	// Not granted yet.
	if status, text := l.ask("POST", "/api/tools/gossip/run", nil); status != 409 || !strings.Contains(string(text), "is not allowed to read the secret TOKEN") {
		t.Errorf("without a grant: %d %s", status, text)
	}
	l.gives("PUT", "/api/variables/"+v.ID, map[string]any{"grants": []string{"gossip"}})
	ways := []string{"give", "refuse", "break", "panic"}
	for _, how := range ways {
		args := map[string]string{"how": how}
		_, text := l.ask("POST", "/api/tools/gossip/run", map[string]any{"args": args})
		_, tried := l.ask("POST", "/api/automations/try", map[string]any{"instruction": map[string]any{"directCallToolId": "gossip", "args": args}})
		if shown := how == "give" || how == "refuse"; bytes.Contains(text, []byte("••••")) != shown || bytes.Contains(tried, []byte("••••")) != shown {
			t.Errorf("%s gives %s and %s", how, text, tried)
		}
	}
	if n := strings.Count(logged.String(), "••••"); n < 2 {
		t.Errorf("of what broke and panicked, %d lines were logged: %s", n, logged.String())
	}
	if seen != canary {
		t.Fatalf("the tool read %q", seen)
	}
	c := l.told("gossip")
	for _, form := range []string{"messages", "export?format=md", "export?format=txt"} {
		if text := l.gives("GET", "/api/conversations/"+c+"/"+form, nil); !bytes.Contains(text, []byte("••••")) {
			t.Errorf("%s gives %s", form, text)
		}
	}
	var runs api.Listing[struct {
		ID string `json:"workflowRunId"`
	}]
	if err := json.Unmarshal(l.gives("GET", "/api/runs", nil), &runs); err != nil || len(runs.Items) != 2+len(ways) {
		t.Fatalf("there are %+v, %v", runs, err)
	}
	for _, r := range runs.Items {
		l.gives("GET", "/api/runs/"+r.ID, nil)
		l.gives("GET", "/api/runs/"+r.ID+"/logs", nil)
	}
	for _, path := range []string{"/api/variables", "/api/variables/" + v.ID, "/api/tools", "/api/settings", "/api/diagnostics", "/api/status"} {
		l.ask("GET", path, nil)
	}
	l.ask("PUT", "/api/variables/"+v.ID, map[string]any{"value": map[string]string{"k": canary}}) // refused, and not repeated
	l.gives("PUT", "/api/variables/"+v.ID, map[string]any{"isSecret": false})
	for what, text := range map[string]string{"an answer": l.heard.String(), "the log": logged.String()} {
		for _, form := range []string{canary, core} {
			if at := strings.Index(text, form); at >= 0 {
				t.Errorf("%s holds it: …%s…", what, text[max(0, at-300):min(len(text), at+100)])
			}
		}
	}
}

func TestVariablesAreKeptThroughTheDoor(t *testing.T) {
	d := open(t)
	v := get[tool.PersistentVar](d, "POST", "/api/variables", map[string]any{"name": "LIMIT", "value": 5})
	if v.Scope != tool.Device || string(v.Value) != "5" {
		t.Errorf("%+v", v)
	}
	if got := get[tool.PersistentVar](d, "PUT", "/api/variables/"+v.ID, map[string]any{"value": []int{1}}); string(got.Value) != "[1]" {
		t.Errorf("%+v", got)
	}
	if all := get[api.Listing[tool.PersistentVar]](d, "GET", "/api/variables", nil); len(all.Items) != 1 || all.HasMore {
		t.Errorf("%+v", all)
	}
	if status, _ := d.ask("DELETE", "/api/variables/"+v.ID, nil); status != 200 {
		t.Errorf("deleting is %d", status)
	}
	if status, _ := d.ask("GET", "/api/variables/"+v.ID, nil); status != 404 {
		t.Errorf("one that is gone is %d", status)
	}
}

func TestAssistantsAreKeptThroughTheDoor(t *testing.T) {
	d := open(t)
	all := get[api.Listing[assistant.Assistant]](d, "GET", "/api/assistants", nil)
	if len(all.Items) != 1 || all.Items[0].ID != assistant.DefaultID || !all.Items[0].Primary {
		t.Fatalf("a fresh file has %+v", all)
	}
	a := get[assistant.Assistant](d, "POST", "/api/assistants", map[string]any{"name": "Bob", "primary": true})
	if a.Strategy != assistant.Relevant || !a.Primary || a.Tools == nil {
		t.Errorf("%+v", a)
	}
	if got := get[assistant.Assistant](d, "PUT", "/api/assistants/"+a.ID, map[string]any{"name": "Robert"}); got.Name != "Robert" || !got.Primary {
		t.Errorf("%+v", got)
	}
	if status, text := d.ask("POST", "/api/assistants", map[string]any{"name": "robert"}); status != 409 {
		t.Errorf("a second one of the name: %d %s", status, text)
	}
	if status, _ := d.ask("DELETE", "/api/assistants/"+a.ID, nil); status != 200 {
		t.Errorf("deleting is %d", status)
	}
	if got := get[assistant.Assistant](d, "GET", "/api/assistants/"+assistant.DefaultID, nil); !got.Primary {
		t.Errorf("afterwards nobody is primary: %+v", got)
	}
	if status, _ := d.ask("DELETE", "/api/assistants/"+assistant.DefaultID, nil); status != 409 {
		t.Errorf("deleting the one that is always there is %d", status)
	}
}

// A step in words is carried out with the demo model, before anything was set up.
func TestAStepInWordsWorksAtOnce(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	w := get[run.Workflow](d, "POST", "/api/automations", map[string]any{
		"name": "Words", "kind": "instructions", "instructions": []map[string]string{{"markdown": "Tell me about the weather."}},
	})
	r := get[run.Run](d, "POST", "/api/automations/"+w.ID+"/run", nil)
	r, err := d.backend.Runs.Await(t.Context(), r.ID)
	if err != nil || r.CompletedAt == nil || r.StepCount != 2 {
		t.Fatalf("the run is %+v, %v", r.Error, err)
	}
	detail := get[struct {
		Steps []run.Step `json:"steps"`
	}](d, "GET", "/api/runs/"+r.ID, nil)
	var said string
	if err := json.Unmarshal(detail.Steps[1].Result, &said); err != nil || said == "" || string(detail.Steps[0].Result) != "null" {
		t.Errorf("the steps gave %s | %s", detail.Steps[0].Result, detail.Steps[1].Result)
	}
}
