package datadir

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"terzetto/backend/base/lists"
)

// Part is the ending of a file that is not written to its end yet.
const Part = ".part"

// noted is the ending of the notes that say where such a file is.
const noted = ".unfinished"

// Begin remembers in dir that a file with the ending Part is being written; an empty dir remembers nothing. Done
// forgets it. Where nothing can be remembered the file is still written: only a crash would leave it behind.
func Begin(dir, part string) (done func()) {
	if dir == "" {
		return func() {}
	}
	note := filepath.Join(dir, rand.Text()+noted)
	if err := os.WriteFile(note, []byte(part), 0o600); err != nil {
		return func() {}
	}
	return func() { _ = os.Remove(note) } // the next start finds it, and nothing at its place
}

// Sweep removes the files that were never finished, and says which. The caller holds the folder.
func Sweep(dir string) (removed []string) {
	for _, sub := range []string{".", "backups"} {
		for _, name := range names(filepath.Join(dir, sub)) {
			path := filepath.Join(dir, sub, name)
			if strings.HasSuffix(name, noted) {
				text, err := os.ReadFile(path)
				if part := string(text); err != nil || !strings.HasSuffix(part, Part) || !filepath.IsAbs(part) || remove(part, &removed) {
					_ = os.Remove(path)
				}
				continue
			}
			if strings.HasSuffix(name, Part) || strings.Contains(name, Part+"-") { // SQLite keeps a journal beside it
				remove(path, &removed)
			}
		}
	}
	return removed
}

// remove removes a plain file, or a folder of Temporary, and reports whether none is there any more.
func remove(path string, removed *[]string) bool {
	info, err := os.Lstat(path)
	if err != nil {
		return errors.Is(err, fs.ErrNotExist)
	}
	switch {
	case info.IsDir() && strings.HasPrefix(filepath.Base(path), temporary):
		if os.RemoveAll(path) != nil {
			return false
		}
	case !info.Mode().IsRegular():
		return true
	case os.Remove(path) != nil:
		return false
	}
	*removed = append(*removed, path)
	return true
}

func names(dir string) []string {
	entries, _ := os.ReadDir(dir) // no folder, no files
	return lists.Map(entries, fs.DirEntry.Name)
}
