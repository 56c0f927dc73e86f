package app

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"terzetto/backend/store/sqlite"
)

func TestOnlyTheOwnerReadsWhatTheWebViewKeeps(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a mode says nothing there; a person's folder is their own")
	}
	base := t.TempDir()
	fresh, open := filepath.Join(base, "share", "terzetto"), filepath.Join(base, "cache")
	if err := os.Mkdir(open, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := keepPrivate([]string{fresh, open}); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{fresh, open} {
		if info, err := os.Stat(folder); err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("%s: %v, %v", folder, info.Mode(), err)
		}
	}
}

func TestWhatAPageDeletedInItsStoreIsForgotten(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "wails_wails_0.localstorage")
	pool, err := sqlite.OpenPool(path, sqlite.Indexing, 1)
	if err != nil {
		t.Fatal(err)
	}
	err = pool.Alone(t.Context(), func(c *sqlite.Conn) error {
		return c.Script(t.Context(), `PRAGMA secure_delete = 0; CREATE TABLE ItemTable (key TEXT UNIQUE, value BLOB NOT NULL);
		  INSERT INTO ItemTable VALUES ('look', 'dark'), ('drafts', '`+strings.Repeat("plantedword ", 2000)+`'); DELETE FROM ItemTable WHERE key = 'drafts'`)
	})
	if err := errors.Join(err, pool.Close()); err != nil {
		t.Fatal(err)
	}
	has := func(word string) bool {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return bytes.Contains(data, []byte(word))
	}
	if !has("plantedword") {
		t.Fatal("the store keeps nothing that was deleted, so the test shows nothing")
	}
	if err := forgetFreed(t.Context(), []string{folder}); err != nil {
		t.Fatal(err)
	}
	if has("plantedword") || !has("dark") {
		t.Error("the store holds what was deleted, or lost what was not")
	}
}
