package run_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

const proposedInput = `{"type":"object","properties":{
	"path":{"type":"string","format":"path"},"url":{"type":"string","format":"uri"},"content":{"type":"string"},"mode":{"type":"string","enum":["replace","append"]},
	"file_name":{"type":"string"},"json":{},"n":{"type":"integer"},"to":{"type":"string","format":"conversation"}}}`

func TestAPermissionIsProposedByWhatItsArgumentIs(t *testing.T) {
	host := &tool.Target{Host: "a.example"}
	for _, c := range []struct {
		says    string
		level   tool.Level
		written run.Written
		args    string
		target  *tool.Target
		want    string // the rules of each argument in their order; empty: there can be no permission
	}{
		{"a path that changes in a folder", tool.Write, run.Changing, `{"path":"out/a/…"}`, nil, `{"under":"out/a"} {"under":"out"} {"under":"."}`},
		{"a path that changes in its name", tool.Write, run.Changing, `{"path":"out/x-….md"}`, nil, `{"under":"out"} {"under":"."}`},
		{"a path of which nothing is known", tool.Write, run.Changing, `{"path":"…"}`, nil, `{"under":"."}`},
		{"an absolute path", tool.Write, run.Changing, `{"path":"/home/x/…"}`, nil, `{"under":"/home/x"} {"under":"/home"}`},
		{"a path that leads out", tool.Write, run.Changing, `{"path":"../…"}`, nil, ``},
		{"a path that is always the same", tool.Write, run.Fixed, `{"path":"out/a.md"}`, nil, `"out/a.md" {"under":"out"} {"under":"."}`},
		{"a path by its usual name", tool.Execute, run.Changing, `{"file_name":"in/…"}`, nil, `{"under":"in"} {"under":"."}`},
		{"a path that a model gives", tool.Write, run.Unwritten, `{"path":"notes/a.md"}`, nil, `{"under":"notes"} {"under":"."} "notes/a.md"`},
		{"content that differs", tool.Write, run.Changing, `{"content":"…"}`, nil, `{"any":true}`},
		{"content with a slash is no folder", tool.Write, run.Changing, `{"content":"<html><head>…/a"}`, nil, `{"any":true}`},
		{"content that is always the same", tool.Write, run.Fixed, `{"content":"seen"}`, nil, `"seen" {"any":true}`},
		{"content of a model", tool.Write, run.Unwritten, `{"content":"seen"}`, nil, `{"any":true} "seen"`},
		{"content that a program would be given", tool.Execute, run.Changing, `{"content":"…"}`, nil, ``},
		{"content of a program that is always the same", tool.Execute, run.Fixed, `{"content":"seen"}`, nil, `"seen"`},
		{"what is sent to a host", tool.Execute, run.Changing, `{"json":{"a":"…"}}`, host, `{"any":true}`},
		{"an address of which the host is known", tool.Execute, run.Changing, `{"url":"https://A.example/x?q=…"}`, host, `{"host":"a.example"}`},
		{"an address with a port", tool.Execute, run.Changing, `{"url":"http://localhost:8080/…"}`, host, `{"host":"localhost:8080"}`},
		{"an address whose host may go on", tool.Execute, run.Changing, `{"url":"https://a.example…"}`, host, ``},
		{"an address of which nothing is known", tool.Execute, run.Changing, `{"url":"…"}`, host, ``},
		{"a name before the host", tool.Execute, run.Changing, `{"url":"https://a@b.example/…"}`, host, ``},
		{"a conversation that is chosen", tool.Write, run.Fixed, `{"to":"c1"}`, nil, `"c1" {"any":true}`},
		{"one of few that a model gives", tool.Write, run.Unwritten, `{"mode":"append"}`, nil, `"append" {"any":true}`},
		{"a value that reads like a rule", tool.Write, run.Fixed, `{"json":{"any":true}}`, nil, ``},
	} {
		x := tool.Tool{ID: "t", Name: "Tool", Level: c.level, Input: json.RawMessage(proposedInput)}
		p := run.ProposalFor(x, json.RawMessage(c.args), c.target, func(string) run.Written { return c.written })
		var got []string
		for _, a := range p.Arguments {
			for _, r := range a.Rules {
				got = append(got, string(r))
			}
		}
		if diff := cmp.Diff(c.want, strings.Join(got, " ")); diff != "" || (p.Never == "") != (c.want != "") {
			t.Errorf("%s: never is %q, %s", c.says, p.Never, diff)
		}
	}
}

func TestAProposedPermissionIsOneOfItsRules(t *testing.T) {
	x := tool.Tool{ID: "write_file", Name: "Write", Level: tool.Write, Input: json.RawMessage(proposedInput)}
	p := run.ProposalFor(x, json.RawMessage(`{"path":"out/…","content":"…"}`), &tool.Target{Folder: "/f"}, func(string) run.Written { return run.Changing })
	given, err := p.Permission("g", nil)
	if err != nil || given.Folder != "/f" || !p.Covers(given) {
		t.Fatalf("%+v, %v", given, err)
	}
	for args, want := range map[string]bool{
		`{"path":"out/a.md","content":"x"}`: true, `{"path":"in/a.md","content":"x"}`: false, `{"path":"out/a.md"}`: false,
	} {
		if got := given.Allows(run.Call{ToolID: "write_file", Args: json.RawMessage(args), Folder: "/f"}); got != want {
			t.Errorf("%s: %v", args, got)
		}
	}
	for _, match := range []string{`{"path":{"under":"in"}}`, `{"path":{"any":true}}`, `{"other":{"any":true}}`, `{"path":"out/a.md"}`} {
		var m map[string]json.RawMessage
		if err := json.Unmarshal([]byte(match), &m); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Permission("g", m); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", match, err)
		}
	}
	never := run.ProposalFor(x, json.RawMessage(`{"path":"../…"}`), nil, func(string) run.Written { return run.Changing })
	if _, err := never.Permission("g", nil); !fault.Is(err, fault.Conflict) {
		t.Errorf("what can't be proposed: %v", err)
	}
}
