package app

import (
	"bufio"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"terzetto/backend/api"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/document"
)

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

// An openedFile is a file that the system asked to open, or that a person dropped on the window. The page shows it; the
// person decides there whether to import it.
type openedFile struct {
	Address  string `json:"address"` // where the page gets the file, once
	Filename string `json:"filename"`
	Folder   bool   `json:"folder"`
}

// pendingFiles holds files until the page is ready and asks for them. It hands them out as they are on the disk, because a
// push would hold a large file several times over.
type pendingFiles struct {
	mu    sync.Mutex
	last  int
	paths map[string]string // by number
	new   []openedFile      // which the page was not told about
	emit  func(openedFile)  // nil until the page asked
}

// announce tells the page about a file, now or as soon as it is ready.
func (d *pendingFiles) announce(path string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f := d.number(path)
	if d.emit == nil {
		d.new = append(d.new, f)
		return
	}
	d.emit(f)
}

// number gives a file its number. The lock is held.
func (d *pendingFiles) number(path string) openedFile {
	d.last++
	number := strconv.Itoa(d.last)
	lists.Put(&d.paths, number, path)
	info, err := os.Stat(path)
	return openedFile{Address: "/api/opened/" + number, Filename: filepath.Base(path), Folder: err == nil && info.IsDir()}
}

// serveDropped tells the page what was dropped on it, from a list of addresses such as the system gives.
func (d *pendingFiles) serveDropped(list func() string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		all := []openedFile{}
		d.mu.Lock()
		for line := range strings.Lines(list()) {
			if u, err := url.Parse(strings.TrimSpace(line)); err == nil && u.Scheme == "file" && (u.Host == "" || u.Host == "localhost") {
				all = append(all, d.number(u.Path))
			}
		}
		d.mu.Unlock()
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(all) // the page is gone, which is no error
	})
}

// deliver tells the page about the waiting files; the page is ready from now on.
func (d *pendingFiles) deliver(emit func(openedFile)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.emit = emit
	for _, f := range d.new {
		emit(f)
	}
	d.new = nil
}

// serve gives the page a file, up to the largest that can be sent with a message.
func (d *pendingFiles) serve(log *slog.Logger) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f, err := d.open(r.PathValue("number"))
		if err != nil {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusUnprocessableEntity)
			_ = json.NewEncoder(w).Encode(api.ProblemOf(err, log)) // the page is gone, which is no error
			return
		}
		defer f.Close() //nolint:errcheck // it was only read
		begins := bufio.NewReader(io.LimitReader(f, document.DefaultLimits().File))
		first, _ := begins.Peek(512) // all that there is of a shorter one
		w.Header().Set("Content-Type", http.DetectContentType(first))
		_, _ = io.Copy(w, begins) // as above
	})
}

// open opens a file that waits, and forgets it.
func (d *pendingFiles) open(number string) (*os.File, error) {
	d.mu.Lock()
	path := d.paths[number]
	delete(d.paths, number)
	d.mu.Unlock()
	most := document.DefaultLimits().File
	info, err := os.Stat(path) // before it is opened: a pipe opens only for a writer, who may never come
	switch {
	case err != nil || !info.Mode().IsRegular():
		return nil, fault.New(fault.Unavailable, "Couldn't open this file.").Because(err)
	case info.Size() > most:
		return nil, fault.Newf(fault.TooLarge, "This file is larger than %d MB.", most>>20)
	}
	f, err := os.Open(path) //nolint:gosec // the person opened it
	if err != nil {
		return nil, fault.New(fault.Unavailable, "Couldn't open this file.").Because(err)
	}
	return f, nil
}
