package app

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
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
