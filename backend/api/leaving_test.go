package api_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

func TestACallOfAToolServerNamesWhatTheRunHasRead(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "private.txt"), []byte("canary"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.has(200, "PUT", "/api/tools/settings", fields{"folder": dir})
	server := get[tool.Server](d, "POST", "/api/tools/servers", fields{"name": "words", "command": os.Args[0], "args": []string{"words"}})
	upper := func(word string) fields {
		return fields{"directCallToolId": "words__upper", "args": fields{"word": word}}
	}
	w := get[run.Workflow](d, "POST", "/api/automations", fields{"kind": "instructions", "name": "W", "instructions": []any{
		upper("tea"), fields{"id": "read", "directCallToolId": "read_file", "args": fields{"path": "private.txt"}}, upper("{{steps.read.content}}"),
	}})
	id := fmt.Sprint(get[map[string]any](d, "POST", "/api/automations/"+w.ID+"/run", `{}`)["workflowRunId"])
	for i, want := range []string{"", "private.txt"} {
		if _, err := d.backend.Runs.Await(t.Context(), id); err != nil {
			t.Fatal(err)
		}
		all := d.requests()
		if len(all) != 1 || tool.MarkNames(all[0].Read) != want || all[0].To != tool.ServerPlace("words") || all[0].OwnName != "upper" {
			t.Fatalf("call %d asks %+v; the run is %+v", i, all, d.detail(id))
		}
		d.answer(all[0], run.Once)
	}
	if s := d.runEnded(id).Run.State; s != run.Completed {
		t.Errorf("the run is %s", s)
	}
	d.has(200, "DELETE", fmt.Sprintf("/api/tools/servers/%d", server.ID), nil)
}
