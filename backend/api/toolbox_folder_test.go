package api_test

import (
	"os"
	"path/filepath"
	"testing"

	"terzetto/backend/tool"
	"terzetto/backend/tool/folder"
)

func TestTheWindowShowsWhatIsInTheFolderForTools(t *testing.T) {
	d := open(t)
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "notes"), 0o700); err != nil {
		t.Fatal(err)
	}
	if status, said := d.ask("GET", "/api/tools/folder?path=notes", nil); status != 409 {
		t.Errorf("without a folder: %d, %s", status, said)
	}
	get[tool.Settings](d, "PUT", "/api/tools/settings", fields{"folder": dir})
	got := get[folder.Content](d, "GET", "/api/tools/folder?path=notes", nil)
	if got.Path != "notes" || got.Items == nil {
		t.Errorf("%+v", got)
	}
}
