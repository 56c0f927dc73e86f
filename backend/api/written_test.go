package api_test

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/core/run"
)

func TestARunListsTheFilesThatItsStepsWrote(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	dir := t.TempDir()
	d.has(200, "PUT", "/api/tools/settings", fields{"folder": dir})
	write := func(path, content string) fields {
		return fields{"directCallToolId": "write_file", "args": fields{"path": path, "content": content}}
	}
	child := get[run.Workflow](d, "POST", "/api/automations", fields{"kind": "instructions", "name": "Child", "instructions": []any{write("of child.txt", "abc")}})
	w := get[run.Workflow](d, "POST", "/api/automations", fields{"kind": "instructions", "name": "Writer", "vars": fields{"names": []string{"a", "b"}}, "instructions": []any{
		fields{"id": "each", "forEach": fields{"items": "{{vars.names}}", "as": "name"}, "steps": []any{write("notes/{{name}}.txt", "{{name}}")}},
		fields{"subWorkflowId": child.ID},
		fields{"directCallToolId": "rename_file", "args": fields{"from": "notes/b.txt", "to": "notes/c.txt"}},
		fields{"directCallToolId": "give_value", "args": fields{"value": fields{"path": "not written.txt"}}},
	}})
	id := fmt.Sprint(get[map[string]any](d, "POST", "/api/automations/"+w.ID+"/run", `{}`)["workflowRunId"])
	allow := func(id string) {
		if _, err := d.backend.Runs.Await(t.Context(), id); err != nil {
			t.Fatal(err)
		}
		for _, q := range d.requests() {
			d.answer(q, run.Once)
		}
	}
	allow(id)
	allow(id)
	if _, err := d.backend.Runs.Until(t.Context(), id, func(run.Run) bool { return len(d.detail(id).Children) == 1 }); err != nil {
		t.Fatal(err)
	}
	now := d.detail(id)
	if status, said := d.ask("GET", "/api/runs/none/files", nil); status != 404 {
		t.Errorf("of a run that is not there: %d, %s", status, said)
	}
	allow(now.Children[0].ID)
	allow(id)
	d.runEnded(id)
	done := get[api.RunFiles](d, "GET", "/api/runs/"+id+"/files", nil)
	var got []string
	for _, f := range done.Files {
		got = append(got, fmt.Sprint(f.Path, " ", *f.Bytes, " ", f.Created))
	}
	if want := "notes/a.txt 1 true, notes/c.txt 1 true, of child.txt 3 true"; strings.Join(got, ", ") != want || done.More != 0 {
		t.Errorf("the files are %q, and %d more", got, done.More)
	}
	for _, f := range done.Files {
		if _, text := d.ask("GET", "/api/tools/files?path="+url.QueryEscape(f.Path), nil); int64(len(text)) != *f.Bytes {
			t.Errorf("%s holds %q", f.Path, text)
		}
	}
}

func TestOnlyWhatIsInTheFolderIsGivenOut(t *testing.T) {
	d := open(t)
	dir := t.TempDir()
	secret := filepath.Join(t.TempDir(), "secret.txt")
	page := []byte("<script>1</script>")
	for path, data := range map[string][]byte{secret: []byte("secret"), filepath.Join(dir, "page.html"): page} {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(secret, filepath.Join(dir, "link.txt")); err != nil {
		t.Fatal(err)
	}
	const one = "/api/tools/files?path="
	if status, text := d.ask("GET", one+"page.html", nil); status != 409 || !strings.Contains(text, "No folder is chosen for tools.") {
		t.Errorf("without a folder: %d %s", status, text)
	}
	d.has(200, "PUT", "/api/tools/settings", fields{"folder": dir})
	for name, c := range map[string]struct {
		path   string
		status int
		says   string
	}{
		"a file":                     {"page.html", 200, string(page)},
		"a file that is gone":        {"gone.txt", 404, "There is no gone.txt in the chosen folder."},
		"a link out of the folder":   {"link.txt", 403, "link.txt is outside the chosen folder."},
		"a path out of the folder":   {"../secret.txt", 403, "is outside the chosen folder."},
		"a path from the root":       {secret, 403, "is outside the chosen folder."},
		"the folder itself":          {"", 422, "is a folder, not a file."},
		"a path with a control sign": {"a\x00b", 422, "Remove the control characters from the path."},
	} {
		t.Run(name, func(t *testing.T) {
			if status, text := d.ask("GET", one+url.QueryEscape(c.path), nil); status != c.status || !strings.Contains(text, c.says) {
				t.Errorf("got %d %s", status, text)
			}
		})
	}
}
