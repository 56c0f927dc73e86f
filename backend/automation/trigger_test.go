package automation_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"terzetto/backend"
	"terzetto/backend/automation"
	"terzetto/backend/backendtest"
	"terzetto/backend/fault"
	"terzetto/backend/run"
)

// runOf waits until the run that a trigger began last is over.
func runOf(t *testing.T, b *backend.Backend, trigger, before string) run.Run {
	t.Helper()
	for range b.Hub.All(t.Context()) { // the folder is watched in real time, so what changes is listened to
		g, err := b.Automation.Trigger(t.Context(), trigger)
		if err != nil {
			t.Fatal(err)
		}
		if g.LastRunID != before {
			return ends(t, b, g.LastRunID)
		}
	}
	t.Fatal("no run began")
	return run.Run{}
}

func TestAFileBeginsARunOnceAlsoWhenItCameMeanwhile(t *testing.T) {
	dir, files := t.TempDir(), t.TempDir()
	put := func(name string) {
		if err := os.WriteFile(filepath.Join(files, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put("there before.txt")
	b := backendtest.Open(t, dir)
	if _, err := b.Automation.ChooseToolFolder(t.Context(), files); err != nil {
		t.Fatal(err)
	}
	w := kept(t, b, "Files", daysStep)
	for folder, want := range map[string]fault.Code{"../out": fault.Invalid, dir: fault.Invalid} {
		if _, err := b.Automation.CreateTrigger(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnFile, Enabled: true, Folder: folder}); !fault.Is(err, want) {
			t.Errorf("%s: %v", folder, err)
		}
	}
	g, err := b.Automation.CreateTrigger(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnFile, Enabled: true})
	if err != nil {
		t.Fatal(err)
	}
	put("while closed.txt")
	b.Automation.Start()
	r := runOf(t, b, g.ID, "")
	var told struct{ Kind, Path, Name string }
	if err := json.Unmarshal(r.Trigger, &told); err != nil || told.Kind != "folder" || told.Path != "while closed.txt" || told.Name != "while closed.txt" {
		t.Errorf("it was told %s", r.Trigger)
	}
	if all, _, err := b.Automation.Runs(t.Context(), automation.RunQuery{}); err != nil || len(all) != 1 {
		t.Errorf("%d runs, %v", len(all), err)
	}
}
