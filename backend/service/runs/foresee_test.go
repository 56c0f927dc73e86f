package runs_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/sound/speech"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

// foreseeing opens a backend with a folder that holds a few files, one allowed host and a secret that http_request may read.
func foreseeing(t *testing.T) (b *backend.Backend, dir string) {
	t.Helper()
	c := backendtest.Config(t.TempDir())
	c.Engines = func(context.Context) ([]speech.Engine, error) { return nil, nil }
	c.Tools = []tool.Tool{{
		ID: "served", OwnName: "serve", Description: "A tool of a server that may be gone.", Level: tool.Execute, Input: json.RawMessage(`{"type":"object"}`),
		Aim: func(context.Context, json.RawMessage) (tool.Target, error) {
			return tool.Target{Program: "server"}, nil
		},
		Do: func(context.Context, json.RawMessage) (json.RawMessage, error) {
			t.Error("a tool was called")
			return nil, nil
		},
	}}
	b, dir = backendtest.With(t, c), t.TempDir()
	b.Runs.Start()
	for name, text := range map[string]string{"notes/a.md": "tea", "t.csv": "a,b\n1,2\n", "big.bin": strings.Repeat("x", 9<<20)} {
		put(t, filepath.Join(dir, name), text)
	}
	ok(t, os.Symlink(filepath.Join(dir, "t.csv"), filepath.Join(dir, "link.csv")))
	must(b.Toolbox.ChooseFolder(t.Context(), dir))(t)
	must(b.Toolbox.UpdateSettings(t.Context(), json.RawMessage(`{"hosts":["api.example.com"]}`)))(t)
	must(b.Toolbox.Variables.Create(t.Context(), tool.PersistentVar{
		Name: "token", Scope: tool.Device, Secret: true, Value: json.RawMessage(`"s3cret"`), Grants: []string{"http_request"},
	}))(t)
	return b, dir
}

func must[T any](v T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		ok(t, err)
		return v
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func put(t *testing.T, path, text string) {
	t.Helper()
	ok(t, os.MkdirAll(filepath.Dir(path), 0o700))
	ok(t, os.WriteFile(path, []byte(text), 0o600))
}

func TestADryRunSaysWhatEachToolWouldSay(t *testing.T) {
	b, _ := foreseeing(t)
	for _, c := range []struct{ says, tool, args, want string }{
		{"a time zone that is there", "current_time", `{"timeZone":"Europe/Berlin"}`, ""},
		{"a time zone that is not", "current_time", `{"timeZone":"Mars/Base"}`, "This computer knows no time zone named Mars/Base."},
		{"days", "days_between", `{"from":"2026-02-01","to":"2026-02-28"}`, ""},
		{"a day that no month has", "days_between", `{"from":"2026-02-31","to":"2026-03-01"}`, "“2026-02-31” is not a valid date."},
		{"any value", "give_value", `{"value":{"a":1}}`, ""},
		{"tools", "search_tools", `{"query":"dates"}`, ""},
		{"the folder", "list_files", `{}`, ""},
		{"a folder that is there", "list_files", `{"path":"notes"}`, ""},
		{"a folder that is not", "list_files", `{"path":"letters"}`, "There is no letters in the chosen folder."},
		{"a file for a folder", "list_files", `{"path":"t.csv"}`, "t.csv is a file, not a folder. Read it with read_file."},
		{"a pattern that is none", "list_files", `{"glob":"["}`, "“[” is not a file name pattern. Write one such as *.txt."},
		{"a file that is there", "read_file", `{"path":"notes/a.md"}`, ""},
		{"a file that is not", "read_file", `{"path":"notes/b.md"}`, "There is no notes/b.md in the chosen folder."},
		{"a folder for a file", "read_file", `{"path":"notes"}`, "notes is a folder, not a file. List it with list_files."},
		{"a path outside", "read_file", `{"path":"../x.md"}`, "../x.md is outside the chosen folder. Give a path inside it, such as notes/today.md."},
		{"a file that is too large", "read_file", `{"path":"big.bin"}`, "big.bin is larger than 8 MB, the most that can be read."},
		{"an encoding that is none", "read_file", `{"path":"t.csv","encoding":"utf-9"}`, "Terzetto doesn't know the encoding utf-9. Name one such as utf-8, windows-1252 or gb18030."},
		{"a document that is not there", "read_document", `{"path":"a.pdf"}`, "There is no a.pdf in the chosen folder."},
		{"a table that is there", "read_table", `{"path":"t.csv"}`, ""},
		{"a table that is not", "read_table", `{"path":"u.csv"}`, "There is no u.csv in the chosen folder."},
		{"a new file", "write_file", `{"path":"new/x.md","content":"a"}`, ""},
		{"a file in the place of a folder", "write_file", `{"path":"notes","content":"a"}`, "notes is a folder. Give the name of a file."},
		{"a file below a file", "write_file", `{"path":"t.csv/x.md","content":"a"}`, "t.csv is a file, so nothing can be written below it."},
		{"a link", "write_file", `{"path":"link.csv","content":"a"}`, "link.csv is a link to another file. Give the name of that file instead."},
		{"a table", "write_table", `{"path":"u.csv","rows":[]}`, ""},
		{"a table of no format", "write_table", `{"path":"u.doc","rows":[]}`, "Couldn't tell the format of u.doc. Give it a name that ends in .csv, .tsv or .xlsx."},
		{"a chart", "write_chart", `{"path":"c.svg","rows":[],"labels":"a","values":["b"]}`, ""},
		{"a chart of no format", "write_chart", `{"path":"c.gif","rows":[],"labels":"a","values":["b"]}`, "Couldn't tell the format of c.gif. Give it a name that ends in .svg or .png."},
		{"a document", "make_document", `{"path":"d","ending":"docx","content":"a"}`, ""},
		{"a document of no format", "make_document", `{"path":"d.rtf","content":"a"}`, "A .rtf file can't be made."},
		{"a template that is not there", "make_document", `{"path":"d.docx","content":"a","template":"t.docx"}`, "There is no t.docx in the chosen folder."},
		{"a template that nothing takes", "make_document", `{"path":"d.pdf","content":"a","template":"t.docx"}`, "A .pdf file is made without a template."},
		{"a name that is free", "rename_file", `{"from":"t.csv","to":"old/t.csv"}`, ""},
		{"a name that is taken", "rename_file", `{"from":"t.csv","to":"notes/a.md"}`, "There is already a file named notes/a.md."},
		{"a file to rename that is not there", "rename_file", `{"from":"u.csv","to":"v.csv"}`, "There is no u.csv in the chosen folder."},
		{"pages that are off", "fetch_url", `{"url":"https://example.com"}`, "Web access is off. Turn on web access in Settings, under Tools and servers."},
		{"no address", "fetch_url", `{"url":"notes/a.md"}`, "The address must begin with http:// or https://."},
		{"a host that is allowed", "http_request", `{"url":"https://api.example.com/v1"}`, ""},
		{"a host that is not", "http_request", `{"url":"https://other.example/v1"}`, "Requests to other.example are not allowed. Allow the host in Settings, under Tools and servers."},
		{"a host that is not, with a value behind it", "http_request", `{"url":"https://other.example/{{steps.x.id}}"}`, "Requests to other.example are not allowed."},
		{"a method that takes no body", "http_request", `{"url":"https://api.example.com","json":{"a":1}}`, "GET and HEAD can't have a body."},
		{"a method that is none", "http_request", `{"url":"https://api.example.com","method":"TRACE"}`, "“TRACE” is not a method that a request can use."},
		{"a file to send that is not there", "http_request", `{"url":"https://api.example.com","method":"POST","file":"x.pdf"}`, "There is no x.pdf in the chosen folder."},
		{"a file to keep outside", "http_request", `{"url":"https://api.example.com","saveAs":"../x"}`, "../x is outside the chosen folder."},
		{"a host of tokens that is not allowed", "http_request", `{"url":"https://api.example.com","oauth":{"tokenUrl":"https://login.example","clientId":"a","clientSecret":"b"}}`, "Requests to login.example are not allowed."},
		{"a secret that is there", "http_request", `{"url":"https://api.example.com","headers":{"Authorization":"Bearer {{secrets.token}}"}}`, ""},
		{"a secret that is not", "http_request", `{"url":"https://api.example.com","headers":{"Authorization":"{{secrets.other}}"}}`, "The variable other has no value yet. Enter one under Variables."},
		{"a secret of another tool", "write_file", `{"path":"s.txt","content":"{{secrets.token}}"}`, "This tool is not allowed to read the secret token."},
		{"a program", "run_program", `{"name":"a.sh","source":"true"}`, ""},
		{"a program of no language", "run_program", `{"name":"a.exe","source":"x"}`, "Couldn't find a language for a.exe."},
		{"no conversation", "send_message", `{"text":"a","dataContextId":"gone"}`, "This conversation was deleted. Choose another one."},
		{"workflows", "list_workflows", `{}`, ""},
		{"a workflow that is not there", "run_workflow", `{"workflow":"Fly"}`, "There is no workflow named Fly."},
		{"a flow that is not there", "flow_runner", `{"flowId":"Fly"}`, "There is no workflow named Fly."},
		{"a flow that is none", "flow_runner", `{"definition":{"version":1,"steps":[]}}`, "steps"},
		{"a question", "ask_person", `{"question":"Well?"}`, ""},
		{"a voice that is not there", "speak", `{"text":"Hi"}`, "No speech engine is installed."},
		{"nothing to say", "speak", `{"text":" "}`, "Enter the text of the message."},
		{"an assistant that is not there", "assistant_runner", `{"messageContent":"a","assistantId":"Nobody"}`, "There is no assistant named Nobody."},
		{"a model that is not there", "ask_model", `{"prompt":"a","model":"alhpa"}`, "alhpa"},
		{"a notice", "notify", `{"text":"Done."}`, ""},
		{"a notice of nothing", "notify", `{"text":" "}`, "Enter the text of the message."},
		{"a day to search from that is none", "search_conversations", `{"since":"May"}`, "“May” is not a date or time."},
		{"a tool of a server", "served", `{}`, ""},
		{"a tool that is gone", "flown", `{}`, "There is no tool named flown."},
	} {
		t.Run(c.tool+": "+c.says, func(t *testing.T) {
			steps := must(b.Runs.Workflows.DryRun(t.Context(), run.Workflow{
				Name: "W", Instructions: []run.Instruction{{ID: "x", Tool: "give_value", Args: args(`{"value":{"id":1}}`)}, {Tool: c.tool, Args: args(c.args)}},
			}, nil))(t)
			if got := steps[1].Problem; c.want == "" && got != "" || !strings.Contains(got, c.want) {
				t.Errorf("got %q", got)
			}
		})
	}
}

func TestEveryToolThatShipsIsAskedByTheDryRun(t *testing.T) {
	b, _ := foreseeing(t)
	free := map[string]bool{"give_value": true, "search_tools": true, "list_workflows": true, "ask_person": true} // nothing can be known of them
	for x := range b.Toolbox.Tools().All() {
		if x.Would == nil && x.Ready == nil && x.Aim == nil && !free[x.ID] {
			t.Errorf("%s says nothing before it is called", x.ID)
		}
	}
}

func TestADryRunJudgesNothingThatTheRunDecides(t *testing.T) {
	b, _ := foreseeing(t)
	const write = `{"id":"w","directCallToolId":"write_file","args":{"path":"out/new.md","content":"a"}},`
	for _, c := range []struct{ says, vars, steps, want string }{
		{"a value of another step", "", `{"id":"a","directCallToolId":"give_value","args":{"value":"gone.md"}},{"directCallToolId":"read_file","args":{"path":"{{steps.a}}"}}`, ""},
		{"an item", "", `{"id":"l","forEach":{"items":["gone.md"]},"steps":[{"directCallToolId":"read_file","args":{"path":"in/{{item}}"}}]}`, ""},
		{"a trigger", "", `{"directCallToolId":"read_file","args":{"path":"{{trigger.path}}"}}`, ""},
		{"a variable that a step sets", `{"p":"gone.md"}`, `{"directCallToolId":"give_value","args":{"value":"x"},"saveAs":"p"},{"directCallToolId":"read_file","args":{"path":"{{vars.p}}"}}`, ""},
		{"a variable that no step sets", `{"p":"gone.md"}`, `{"directCallToolId":"read_file","args":{"path":"{{vars.p}}"}}`, "There is no gone.md in the chosen folder."},
		{"a file that a step makes", "", write + `{"directCallToolId":"read_file","args":{"path":"out/new.md"}}`, ""},
		{"the folder of a file that a step makes", "", write + `{"directCallToolId":"list_files","args":{"path":"out"}}`, ""},
		{"another file", "", write + `{"directCallToolId":"read_file","args":{"path":"out/old.md"}}`, "There is no out/old.md in the chosen folder."},
		{"a file that a step moves away", "", `{"directCallToolId":"rename_file","args":{"from":"t.csv","to":"t.1.csv"}},{"directCallToolId":"rename_file","args":{"from":"notes/a.md","to":"t.csv"}}`, ""},
		{"a file after words", "", `{"markdown":"Write gone.md."},{"directCallToolId":"read_file","args":{"path":"gone.md"}}`, ""},
		{"a file after a tool of a server", "", `{"directCallToolId":"served"},{"directCallToolId":"read_file","args":{"path":"gone.md"}}`, ""},
		{"a file after a request that is not allowed", "", `{"directCallToolId":"http_request","args":{"url":"https://api.example.com","method":"POST"}},{"directCallToolId":"read_file","args":{"path":"gone.md"}}`, "There is no gone.md in the chosen folder."},
		{"a file after one whose name the run finds", "", `{"directCallToolId":"write_file","args":{"path":"{{trigger.name}}","content":"a"}},{"directCallToolId":"read_file","args":{"path":"gone.md"}}`, ""},
		{"a file that a person may put there", "", `{"ask":{"question":"Is it there?","schema":{"type":"object"}}},{"directCallToolId":"read_file","args":{"path":"gone.md"}}`, ""},
		{"a file that may be missing", "", `{"directCallToolId":"read_file","args":{"path":"gone.md"},"continueOnError":true}`, ""},
		{"a branch that the variables rule out", `{"p":"notes/a.md"}`, `{"if":"vars.p startsWith \"http\"","then":[{"directCallToolId":"fetch_url","args":{"url":"{{vars.p}}"}}],"else":[{"directCallToolId":"read_file","args":{"path":"{{vars.p}}"}}]}`, ""},
		{"the other branch", `{"p":"x.md"}`, `{"if":"vars.p startsWith \"http\"","then":[{"directCallToolId":"fetch_url","args":{"url":"{{vars.p}}"}}],"else":[{"directCallToolId":"read_file","args":{"path":"{{vars.p}}"}}]}`, "There is no x.md in the chosen folder."},
		{"a mode that a step chooses", "", `{"id":"m","directCallToolId":"give_value","args":{"value":"append"}},{"directCallToolId":"write_table","args":{"path":"t.csv","rows":[],"mode":"{{steps.m}}"}}`, ""},
	} {
		t.Run(c.says, func(t *testing.T) {
			var w run.Workflow
			ok(t, json.Unmarshal([]byte(`{"name":"W","instructions":[`+c.steps+`]}`), &w))
			if c.vars != "" {
				w.Vars = args(c.vars)
			}
			var problems []string
			for _, s := range must(b.Runs.Workflows.DryRun(t.Context(), w, nil))(t) {
				if s.Problem != "" && s.Does.Kind != runs.AsksAssistant {
					problems = append(problems, s.Problem)
				}
			}
			if got := strings.Join(problems, " "); got != c.want {
				t.Errorf("got %q", got)
			}
		})
	}
}

func TestADryRunShowsWhichFileAStepWouldChange(t *testing.T) {
	b, dir := foreseeing(t)
	for _, c := range []struct {
		says, tool, args string
		want             *tool.Target
	}{
		{"a new file", "write_file", `{"path":"n.md","content":"a"}`, &tool.Target{Folder: dir, Path: filepath.Join(dir, "n.md")}},
		{"a file that is there", "write_table", `{"path":"t.csv","rows":[]}`, &tool.Target{Folder: dir, Path: filepath.Join(dir, "t.csv"), Replaces: true, Bytes: 8}},
		{"a table that grows", "write_table", `{"path":"t.csv","rows":[],"mode":"append"}`, &tool.Target{Folder: dir, Path: filepath.Join(dir, "t.csv"), Replaces: true, Adds: true, Bytes: 8}},
		{"a host", "http_request", `{"url":"https://api.example.com/v1","method":"DELETE"}`, &tool.Target{Host: "api.example.com"}},
		{"nothing", "read_file", `{"path":"t.csv"}`, nil},
		{"a name that the run finds", "write_file", `{"path":"{{trigger.name}}","content":"a"}`, nil},
	} {
		t.Run(c.says, func(t *testing.T) {
			got := must(b.Runs.Workflows.DryRun(t.Context(), run.Workflow{Name: "W", Instructions: []run.Instruction{{Tool: c.tool, Args: args(c.args)}}}, nil))(t)[0].Target
			if got != nil {
				got.Hash = ""
			}
			if (got == nil) != (c.want == nil) || got != nil && *got != *c.want {
				t.Errorf("got %+v", got)
			}
		})
	}
}

func TestADryRunFindsAWorkflowThatStartsItselfForever(t *testing.T) {
	b, _ := foreseeing(t)
	w := kept(t, b, "Again", run.Instruction{Tool: "run_workflow", Args: args(`{"workflow":"again"}`)})
	if got := must(b.Runs.Workflows.DryRun(t.Context(), w, nil))(t)[0].Problem; got != "A workflow can't run itself without a condition." {
		t.Errorf("got %q", got)
	}
	w.Instructions[0].When = "vars.more == true"
	if got := must(b.Runs.Workflows.DryRun(t.Context(), w, nil))(t)[0].Problem; got != "" {
		t.Errorf("on a condition: %q", got)
	}
}

func TestADraftThatAStepWouldStartIsSaidBefore(t *testing.T) {
	b, _ := foreseeing(t)
	draft := must(b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "Half", Draft: true, Instructions: []run.Instruction{{Control: run.Control{ForEach: &run.ForEach{}}}}}))(t)
	for _, step := range []run.Instruction{{Template: draft.ID}, {Tool: "run_workflow", Args: args(`{"workflow":"Half"}`)}} {
		got := must(b.Runs.Workflows.DryRun(t.Context(), run.Workflow{Name: "W", Instructions: []run.Instruction{step}}, nil))(t)[0].Problem
		if !strings.Contains(got, "draft") {
			t.Errorf("%+v: %q", step, got)
		}
	}
}
