package app

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/card"
	"terzetto/backend/library"
)

// A brought is a file that the system asked to open with Terzetto. It is read and shown; the
// person decides in the window whether to import it.
type brought struct {
	library.Upload

	Problem string `json:"problem"` // a sentence, where it could not be read
}

// openable reports that an argument is a file that the window can show: a card or a
// lorebook. A picture is one only where a person chose Terzetto for it.
func openable(arg string) bool {
	kinds := []string{".charx", ".json", ".png"}
	if !slices.Contains(kinds, strings.ToLower(filepath.Ext(arg))) {
		return false
	}
	info, err := os.Stat(arg)
	return err == nil && info.Mode().IsRegular()
}

// bring reads a file, up to the size limit of a card.
func bring(path string) brought {
	name := filepath.Base(path)
	f, err := os.Open(path) //nolint:gosec // the person opened it
	if err != nil {
		return brought{Problem: name + " could not be read."}
	}
	data, err := io.ReadAll(io.LimitReader(f, card.MaxFile+1))
	if closing := f.Close(); err != nil || closing != nil {
		return brought{Problem: name + " could not be read."}
	}
	if len(data) > card.MaxFile {
		return brought{Problem: name + " is larger than 48 MB."}
	}
	return brought{Upload: library.Upload{Data: data, Filename: name}}
}

// A doormat holds files until the page is ready and asks for them.
type doormat struct {
	mu    sync.Mutex
	paths []string
	emit  func(brought) // nil until the page asked
}

// put sends a file to the page, now or as soon as it is ready.
func (d *doormat) put(path string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.emit == nil {
		d.paths = append(d.paths, path)
		return
	}
	d.emit(bring(path))
}

// asked returns the waiting files; the page is ready from now on.
func (d *doormat) asked(emit func(brought)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.emit = emit
	for _, path := range d.paths {
		emit(bring(path))
	}
	d.paths = nil
}
