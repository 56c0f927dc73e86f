package runs_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/folderwatch"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/secret"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/store"
	"terzetto/backend/store/triggers"
	"terzetto/backend/testing/backendtest"
)

// runOf waits until the run that a trigger began last is over. Told is what changes since before the run can have begun.
func runOf(t *testing.T, b *backend.Backend, told iter.Seq[[]hub.Push], trigger, before string) run.Run {
	t.Helper()
	for range told { // the folder is watched in real time, so what changes is listened to
		g, err := b.Runs.Triggers.Get(t.Context(), trigger)
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
	if _, err := b.Toolbox.ChooseFolder(t.Context(), files); err != nil {
		t.Fatal(err)
	}
	w := kept(t, b, "Files", daysStep)
	for folder, want := range map[string]fault.Code{"../out": fault.Invalid, dir: fault.Invalid} {
		if _, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnFile, Enabled: true, Folder: folder}); !fault.Is(err, want) {
			t.Errorf("%s: %v", folder, err)
		}
	}
	g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnFile, Enabled: true, Vars: map[string]json.RawMessage{"city": json.RawMessage(`"Oslo"`)}})
	if err != nil {
		t.Fatal(err)
	}
	put("while closed.txt")
	changes := b.Hub.All(t.Context())
	b.Runs.Start()
	r := runOf(t, b, changes, g.ID, "")
	var told struct{ Kind, Path, Name string }
	if err := json.Unmarshal(r.Trigger, &told); err != nil || told.Kind != "folder" || told.Path != "while closed.txt" || told.Name != "while closed.txt" {
		t.Errorf("it was told %s", r.Trigger)
	}
	if got := string(r.Vars["city"]); got != `"Oslo"` {
		t.Errorf("its var is %q", got)
	}
	if all, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(all) != 1 {
		t.Errorf("%d runs, %v", len(all), err)
	}
}

// wait leaves new files at a trigger, as a program does that ends before it begins their runs.
func wait(t *testing.T, dir, trigger, folder string, names ...string) {
	t.Helper()
	vault, err := secret.Open(secret.Options{Dir: dir, Keyring: backendtest.NoKeyring{}})
	if err != nil {
		t.Fatal(err)
	}
	run := 0
	newID := func() string {
		run++
		return fmt.Sprintf("run-%d", run)
	}
	db, err := store.Open(t.Context(), store.Options{Dir: dir, Vault: vault, NewID: newID})
	if err != nil {
		t.Fatal(err)
	}
	var files []triggers.TriggerFile
	for _, name := range names {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, triggers.TriggerFile{
			File:  folderwatch.File{Path: name, Size: info.Size(), Modified: info.ModTime()},
			Event: json.RawMessage(`{"name":"` + name + `"}`),
		})
	}
	if err := errors.Join(db.Triggers.AddFiles(t.Context(), trigger, files), db.Close()); err != nil {
		t.Fatal(err)
	}
}

// What waits for a file that is removed while the program is closed begins no run, and the trigger says so. While the
// folder is not there, such as on a disk that is unplugged, what waits for its files goes on waiting.
func TestAFileRemovedWhileTheProgramWasClosedIsSkipped(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(t *testing.T, files string)
		want   string // the file of the run
		gone   string
	}{
		{"a file", func(t *testing.T, files string) {
			t.Helper()
			if err := os.Remove(filepath.Join(files, "a.txt")); err != nil {
				t.Fatal(err)
			}
		}, "b.txt", "a.txt"},
		{"the whole folder, which comes back", func(t *testing.T, files string) {
			t.Helper()
			if err := os.Rename(files, files+" away"); err != nil {
				t.Fatal(err)
			}
		}, "a.txt", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir, files := t.TempDir(), filepath.Join(t.TempDir(), "in")
			if err := os.Mkdir(files, 0o700); err != nil {
				t.Fatal(err)
			}
			b := backendtest.Open(t, dir)
			if _, err := b.Toolbox.ChooseFolder(t.Context(), filepath.Dir(files)); err != nil {
				t.Fatal(err)
			}
			w := kept(t, b, "Files", daysStep)
			g, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{TemplateID: w.ID, Kind: run.OnFile, Enabled: true, Folder: "in"})
			if err != nil {
				t.Fatal(err)
			}
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
			wait(t, dir, g.ID, files, "a.txt", "b.txt")
			c.change(t, files)
			b = backendtest.Open(t, dir)
			troubles, changes := b.Hub.All(t.Context()), b.Hub.All(t.Context())
			b.Runs.Start()
			if c.gone == "" {
				for range troubles {
					if g, err := b.Runs.Triggers.Get(t.Context(), g.ID); err != nil || g.Trouble != "" {
						break
					}
				}
				if all, _, err := b.Runs.List(t.Context(), runs.Query{}); err != nil || len(all) != 0 {
					t.Fatalf("%d runs, %v", len(all), err)
				}
				if err := os.Rename(files+" away", files); err != nil {
					t.Fatal(err)
				}
			}
			r := runOf(t, b, changes, g.ID, "")
			var told struct{ Name string }
			if err := json.Unmarshal(r.Trigger, &told); err != nil || told.Name != c.want {
				t.Errorf("it was told %s, %v", r.Trigger, err)
			}
			if now, err := b.Runs.Triggers.Get(t.Context(), g.ID); err != nil || now.SkippedFile != c.gone || (now.SkippedAt != nil) != (c.gone != "") {
				t.Errorf("it says %v %q, %v", now.SkippedAt, now.SkippedFile, err)
			}
		})
	}
}
