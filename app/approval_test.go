package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/core/run"
	"terzetto/backend/testing/backendtest"
)

// A person allows what the request shows: the file in the folder that is chosen now, and whether one is replaced.
func TestWhatIsAllowedIsWhatHappens(t *testing.T) {
	for _, c := range []struct {
		name      string
		before    string // what the file holds when the person is asked; empty: there is none
		meanwhile func(t *testing.T, ask asker, here, there string)
		fails     string // part of the sentence; empty: it is written
	}{
		{name: "a new file", meanwhile: func(*testing.T, asker, string, string) {}},
		{name: "a file that is replaced", before: "old", meanwhile: func(*testing.T, asker, string, string) {}},
		{name: "a folder that is chosen later", meanwhile: func(t *testing.T, ask asker, _, there string) {
			t.Helper()
			must[any](t, ask, "toolbox.update", map[string]any{"folder": there})
		}, fails: "target changed"},
		{name: "no folder any more", meanwhile: func(t *testing.T, ask asker, _, _ string) {
			t.Helper()
			must[any](t, ask, "toolbox.update", map[string]any{"folder": ""})
		}, fails: "No folder is chosen"},
		{name: "a file that came there meanwhile", meanwhile: func(t *testing.T, _ asker, here, _ string) {
			t.Helper()
			lay(t, filepath.Join(here, "note.md"), "mine")
		}, fails: "target changed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			atBothDoors(t, func(t *testing.T, door func(*backend.Program) asker) {
				b := backendtest.Start(t, backendtest.Config(t.TempDir()))
				b.Work()
				ask, here, there := door(b), t.TempDir(), t.TempDir()
				file := filepath.Join(here, "note.md")
				if c.before != "" {
					lay(t, file, c.before)
				}
				must[any](t, ask, "toolbox.update", map[string]any{"folder": here})
				refused, _ := ask("toolbox.run", map[string]any{"id": "write_file", "args": map[string]any{"path": "note.md", "content": "new"}})
				var p api.Problem
				if err := json.Unmarshal([]byte(refused), &p); err != nil {
					t.Fatal(err)
				}
				id, _ := p.Error.Details["workflowRunId"].(string)
				asked := must[api.Listing[run.Inquiry]](t, ask, "runs.requests", nil).Items
				if len(asked) != 1 || asked[0].Target == nil || asked[0].Target.Path != file || asked[0].Target.Folder != here || asked[0].Target.Replaces != (c.before != "") {
					t.Fatalf("a person is asked %+v", asked)
				}
				c.meanwhile(t, ask, here, there)
				held := content(file)
				must[any](t, ask, "runs.answer", map[string]any{"requestId": asked[0].ID, "answer": "once"})
				r, err := awaited(t, b, id)
				if err != nil {
					t.Fatal(err)
				}
				switch {
				case c.fails == "":
					if r.Error != nil || content(file) != "new" {
						t.Errorf("it ended as %+v with %q", r.Error, content(file))
					}
				case r.Error == nil || !strings.Contains(r.Error.Message, c.fails):
					t.Errorf("it ended as %+v", r.Error)
				case content(file) != held || content(filepath.Join(there, "note.md")) != "":
					t.Errorf("it wrote %q and %q", content(file), content(filepath.Join(there, "note.md")))
				}
			})
		})
	}
}

// What is allowed for a whole run is allowed in the folder that was chosen then, so another folder is asked for.
func TestTrustForARunHoldsInItsFolder(t *testing.T) {
	b := backendtest.Start(t, backendtest.Config(t.TempDir()))
	b.Work()
	ask, here, there := inWindow(t, b), t.TempDir(), t.TempDir()
	must[any](t, ask, "toolbox.update", map[string]any{"folder": here})
	write := func(name string) map[string]any {
		return map[string]any{"directCallToolId": "write_file", "args": map[string]any{"path": name, "content": "x"}}
	}
	made := must[run.Workflow](t, ask, "automations.create", map[string]any{"name": "Three", "kind": "instructions", "instructions": []any{
		write("a.md"), write("b.md"), map[string]any{"ask": map[string]any{"question": "Go on?"}}, write("c.md"),
	}})
	r := must[run.Run](t, ask, "automations.run", map[string]any{"id": made.ID})
	next := func(kind run.InquiryKind) run.Inquiry {
		t.Helper()
		if _, err := awaited(t, b, r.ID); err != nil {
			t.Fatal(err)
		}
		asked := must[api.Listing[run.Inquiry]](t, ask, "runs.requests", nil).Items
		if len(asked) != 1 || asked[0].Kind != kind {
			t.Fatalf("a person is asked %+v", asked)
		}
		return asked[0]
	}
	must[any](t, ask, "runs.answer", map[string]any{"requestId": next(run.Approve).ID, "answer": "run"})
	question := next(run.Question) // b.md was not asked for
	must[any](t, ask, "toolbox.update", map[string]any{"folder": there})
	must[any](t, ask, "runs.answer", map[string]any{"requestId": question.ID, "answer": "text", "value": "yes"})
	if q := next(run.Approve); q.Target.Path != filepath.Join(there, "c.md") {
		t.Errorf("a person is asked for %+v", q.Target)
	}
	if content(filepath.Join(here, "b.md")) != "x" || content(filepath.Join(there, "c.md")) != "" {
		t.Error("the trust does not hold where it was given, or holds elsewhere")
	}
}

func lay(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// content is what a file holds; empty where there is none.
func content(path string) string {
	text, _ := os.ReadFile(path)
	return string(text)
}

// awaited waits for the end of a run.
func awaited(t *testing.T, p *backend.Program, id string) (run.Run, error) {
	t.Helper()
	b, err := p.Backend()
	if err != nil {
		t.Fatal(err)
	}
	return b.Runs.Await(t.Context(), id)
}
