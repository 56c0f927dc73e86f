package api_test

import (
	"strings"
	"testing"

	"terzetto/backend/library"
)

func TestTheManifestListsWorkflowsThatAreOffToo(t *testing.T) {
	d := open(t)
	const at = "/api/workflows/format_consistency/enabled"
	for _, row := range []struct {
		name, path string
		body       any
		status     int
		want       string
	}{
		{"one is switched off", at, map[string]bool{"enabled": false}, 200, `{"workflow_enabled":{"format_consistency":false}}`},
		{"and on again", at, map[string]bool{"enabled": true}, 200, `{"workflow_enabled":{"format_consistency":true}}`},
		{"one that does not exist", "/api/workflows/none/enabled", map[string]bool{"enabled": true}, 404, "no such plug-in"},
		{"without saying which way", at, map[string]any{}, 422, "enabled is missing"},
		{"with a word", at, map[string]string{"enabled": "yes"}, 422, "wrong type"},
	} {
		status, body := d.ask("POST", row.path, row.body)
		if status != row.status || !strings.Contains(body, row.want) {
			t.Errorf("%s: %d %s", row.name, status, body)
		}
		all := get[[]library.WorkflowEntry](d, "GET", "/api/workflows", nil)
		if len(all) != 2 || all[0].ID != "tts" || all[1].ID != "format_consistency" || all[1].Name == "" {
			t.Errorf("%s: the manifest is %+v", row.name, all)
		}
	}
}
