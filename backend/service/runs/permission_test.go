package runs_test

import (
	"encoding/json"
	"testing"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/testing/backendtest"
)

// What a person allowed for good they allowed in the folder that was chosen then. In another one they are asked
// again, and the permission counts again when the first one comes back.
func TestAPermissionCountsInTheFolderInWhichItWasGiven(t *testing.T) {
	b := backendtest.Working(t)
	here := chosen(t, b)
	w, err := b.Runs.Workflows.Create(t.Context(), run.Workflow{Name: "Notes", Instructions: []run.Instruction{
		{Tool: "write_file", Args: args(`{"path":"notes/a.md","content":"{{trigger.text}}"}`)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnCommand, Command: "note", Enabled: true})
	if err != nil {
		t.Fatal(err)
	}
	writes := func(text string) (asked []run.Inquiry) {
		t.Helper()
		begun, err := b.Runs.Triggers.RunCommand(t.Context(), "note", text)
		if err != nil {
			t.Fatal(err)
		}
		completed(t, b, begun.RunID, func(q run.Inquiry) {
			asked = append(asked, q)
			if len(asked) > 1 || text != "first" {
				return
			}
			if _, err := b.Runs.CreatePermission(t.Context(), q.ID, map[string]json.RawMessage{
				"path": json.RawMessage(`{"under":"notes"}`), "content": json.RawMessage(`{"any":true}`),
			}); err != nil {
				t.Fatal(err)
			}
		})
		return asked
	}
	if asked := writes("first"); len(asked) != 1 {
		t.Fatalf("the first asks %+v", asked)
	}
	if asked := writes("second"); len(asked) != 0 || readAll(t, here, "notes", "a.md") != "second" {
		t.Errorf("with the permission it asks %+v", asked)
	}
	there := chosen(t, b)
	if asked := writes("third"); len(asked) != 1 || asked[0].Target == nil || asked[0].Target.Folder != there || readAll(t, there, "notes", "a.md") != "third" {
		t.Errorf("in another folder it asks %+v", asked)
	}
	if readAll(t, here, "notes", "a.md") != "second" {
		t.Error("the first folder was written to")
	}
	if all, err := b.Runs.Permissions(t.Context(), g.ID, lists.Span{}); err != nil || len(all) != 1 || all[0].Folder != here || all[0].Uses != 1 {
		t.Errorf("the permissions are %+v, %v", all, err)
	}
	if _, err := b.Toolbox.ChooseFolder(t.Context(), here); err != nil {
		t.Fatal(err)
	}
	if asked := writes("fourth"); len(asked) != 0 || readAll(t, here, "notes", "a.md") != "fourth" {
		t.Errorf("back in the first folder it asks %+v", asked)
	}
}
