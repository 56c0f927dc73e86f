package datadir_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	ok(t, os.MkdirAll(filepath.Dir(path), 0o700))
	ok(t, os.WriteFile(path, []byte("x"), 0o600))
	ok(t, os.Chmod(path, mode))
}

func TestFilesThatOthersCanReadAreClosedAndNamed(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a mode says nothing here")
	}
	dir := t.TempDir()
	loose := []string{"terzetto.db", "secret.key", "backups/terzetto-20260101-000000-daily.db"}
	for _, name := range loose {
		write(t, filepath.Join(dir, name), 0o644)
	}
	write(t, filepath.Join(dir, "secret.id"), 0o600)
	write(t, filepath.Join(dir, "window.json"), 0o644) // closed as well, and nothing to speak of
	ok(t, os.Chmod(dir, 0o755))
	warnings, err := datadir.Prepare(dir)
	ok(t, err)
	if len(warnings) != 1 || strings.Contains(warnings[0], "secret.id") || strings.Contains(warnings[0], "window.json") {
		t.Errorf("the warnings are %q", warnings)
	}
	for _, name := range loose {
		if len(warnings) == 0 || !strings.Contains(warnings[0], name) {
			t.Errorf("%s is not named: %q", name, warnings)
		}
	}
	for _, name := range append(loose, ".", "window.json") {
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
	if warnings, err = datadir.Prepare(dir); err != nil || len(warnings) > 0 {
		t.Errorf("the next start warns %q, %v", warnings, err)
	}
}

func TestWhatWasNeverFinishedIsRemoved(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	kept := []string{
		filepath.Join(dir, "terzetto.db"), filepath.Join(dir, "backups", "terzetto-20260101-000000-daily.db"),
		filepath.Join(dir, "a.partial"), filepath.Join(elsewhere, "finished.db"), filepath.Join(elsewhere, "other.part"),
	}
	gone := []string{
		filepath.Join(dir, "terzetto.db.new.part"), filepath.Join(dir, "terzetto.db.new.part-journal"),
		filepath.Join(dir, "backups", "terzetto-20260102-000000-daily.db.part"), filepath.Join(elsewhere, "copy.db.part"),
	}
	for _, path := range append(slices.Clone(kept), gone...) {
		write(t, path, 0o600)
	}
	datadir.Begin(dir, filepath.Join(elsewhere, "copy.db.part"))             // and then a crash
	done := datadir.Begin(dir, filepath.Join(elsewhere, "finished.db.part")) // and then its end
	datadir.Begin(dir, filepath.Join(elsewhere, "finished.db"))              // a note that somebody wrote
	datadir.Begin(dir, "relative"+datadir.Part)                              // as well
	datadir.Begin("", filepath.Join(elsewhere, "unremembered.part"))         // remembers nothing
	done()
	removed := datadir.Sweep(dir)
	for _, path := range gone {
		if _, err := os.Stat(path); !os.IsNotExist(err) || !slices.Contains(removed, path) {
			t.Errorf("%s is left: %v, %q", path, err, removed)
		}
	}
	for _, path := range kept {
		if _, err := os.Stat(path); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	notes, err := filepath.Glob(filepath.Join(dir, "*.unfinished"))
	if err != nil || len(notes) > 0 {
		t.Errorf("notes are left: %q, %v", notes, err)
	}
}

func TestATemporaryFolderGoesAfterItsUse(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("TMP", os.Getenv("TMPDIR")) // as Windows calls it
	used, done, err := datadir.Temporary(dir, "run")
	ok(t, err)
	write(t, filepath.Join(used, "deep", "a.txt"), 0o600)
	ok(t, done())
	left, _, err := datadir.Temporary(dir, "run") // and then a crash
	ok(t, err)
	write(t, filepath.Join(left, "deep", "a.txt"), 0o600)
	own := filepath.Join(t.TempDir(), "own"+datadir.Part)
	write(t, filepath.Join(own, "a.txt"), 0o600)
	datadir.Begin(dir, own) // a folder that Temporary did not make
	if removed := datadir.Sweep(dir); !slices.Equal(removed, []string{left}) {
		t.Errorf("removed %q", removed)
	}
	for _, path := range []string{used, left} {
		if _, err := os.Stat(path); !os.IsNotExist(err) {
			t.Errorf("%s is left: %v", path, err)
		}
	}
	if _, err := os.Stat(filepath.Join(own, "a.txt")); err != nil {
		t.Error(err)
	}
}

func TestAnUnusableFolderNamesPathCauseAndWayOut(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	write(t, file, 0o600)
	holding := filepath.Join(dir, "holding")
	ok(t, os.MkdirAll(filepath.Join(holding, "terzetto.db"), 0o700))
	logs := filepath.Join(dir, "logs")
	write(t, filepath.Join(logs, "logs"), 0o600)
	for _, c := range []struct {
		name, dir string
		cause     error
		says      []string
	}{
		{"a file in place of the folder", file, errors.New("not a directory"), []string{file, "needs a folder there", "Move the file"}},
		{"a folder in place of the database", holding, errors.New("is a directory"), []string{filepath.Join(holding, "terzetto.db"), "needs a file there", "Move the folder"}},
		{"a file in place of the logs", logs, errors.New("not a directory"), []string{filepath.Join(logs, "logs"), "needs a folder there"}},
		{"a full disk", dir, &os.PathError{Op: "write", Path: filepath.Join(dir, "terzetto.db"), Err: noSpace}, []string{"terzetto.db", "is full", "Free some space"}},
		{"a full disk that SQLite saw", dir, errors.Join(errors.New("13"), datadir.ErrFull), []string{dir, "is full"}},
		{"a read-only disk", dir, &os.PathError{Op: "open", Path: dir, Err: noWriting}, []string{dir, "read-only disk", "--data-dir"}},
		{"no permission", dir, &os.PathError{Op: "open", Path: dir, Err: os.ErrPermission}, []string{dir, "can't write", "--data-dir"}},
		{"anything else", dir, &os.PathError{Op: "open", Path: dir, Err: errors.New("input/output error")}, []string{dir, "input/output error", "--data-dir"}},
	} {
		err := datadir.Unusable(c.dir, c.cause)
		if fault.CodeOf(err) != fault.Exhausted || !errors.Is(err, c.cause) {
			t.Errorf("%s: %v", c.name, err)
		}
		for _, part := range c.says {
			if text := fault.Sentence(err); !strings.Contains(text, part) || strings.Contains(text, "\n") {
				t.Errorf("%s: %q does not say %q", c.name, text, part)
			}
		}
	}
}
