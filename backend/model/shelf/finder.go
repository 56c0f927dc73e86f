package shelf

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/gguf"
)

// Finder looks for models, and remembers the headers that it read.
type Finder struct{ headers headers }

// New makes a finder that has looked at nothing yet.
func New() *Finder { return &Finder{} }

// ownDepth is how deep the own folder may be: a person may sort it by maker and model.
const ownDepth = 4

// Own lists the models of the own folder. A folder that is missing is empty.
func (f *Finder) Own(ctx context.Context, dir string) Result {
	all := newList()
	l := all.look(ctx, &f.headers, dir, false)
	l.walk(dir, ownDepth, func(_ string, files []string) {
		l.add(Own, func(path string) string { return relative(dir, path) }, files)
	})
	return all.result.sortByName()
}

// Single is the model in a file that a person named, with the other files of it.
func (f *Finder) Single(ctx context.Context, path string) (Entry, error) {
	switch m, err := f.headers.read(path); {
	case err != nil && fault.CodeOf(err) == fault.Internal:
		return Entry{}, unreadable().Because(err)
	case err != nil:
		return Entry{}, err
	case !isModel(m):
		return Entry{}, fault.New(fault.Invalid, "This file only extends another model. Choose the model's own file.")
	}
	all := newList()
	l := all.look(ctx, &f.headers, path, false)
	var beside []string
	for _, e := range l.folder(filepath.Dir(path), false) {
		beside = append(beside, filepath.Join(filepath.Dir(path), e.Name()))
	}
	l.add(File, func(path string) string { return path }, beside)
	for _, e := range all.result.Models {
		if slices.Contains(e.Files, path) {
			return e, nil
		}
	}
	all = newList() // it has another ending
	all.look(ctx, &f.headers, path, false).addModel(File, path, []string{path}, "")
	if len(all.result.Models) == 0 {
		return Entry{}, unreadable()
	}
	return all.result.Models[0], nil
}

func unreadable() *fault.Error {
	return fault.New(fault.NotFound, "Couldn't read this model file. Check the path and its permissions.")
}

func (r Result) sortByName() Result {
	slices.SortStableFunc(r.Models, func(a, b Entry) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), strings.Compare(a.ID, b.ID))
	})
	return r
}

// relative is a path as seen from a folder.
func relative(dir, path string) string {
	if rel, err := filepath.Rel(dir, path); err == nil {
		return rel
	}
	return path
}

// headers remembers what the headers of files say, as long as a file has the same size and time.
type headers struct {
	mu    sync.Mutex
	known map[string]header
}

type header struct {
	size  int64
	time  int64
	model gguf.Model
	err   error
}

// mostHeaders is how many files are remembered.
const mostHeaders = 1000

func (h *headers) read(path string) (gguf.Model, error) {
	info, err := os.Stat(path)
	if err != nil {
		return gguf.ReadFile(path)
	}
	of := header{size: info.Size(), time: info.ModTime().UnixNano()}
	h.mu.Lock()
	old, ok := h.known[path]
	h.mu.Unlock()
	if ok && old.size == of.size && old.time == of.time {
		return old.model, old.err
	}
	of.model, of.err = gguf.ReadFile(path)
	if of.err != nil && fault.CodeOf(of.err) == fault.Internal {
		return of.model, of.err // the disk failed, and may work again
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.known == nil || len(h.known) >= mostHeaders {
		h.known = map[string]header{}
	}
	h.known[path] = of
	return of.model, of.err
}
