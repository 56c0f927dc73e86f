package shelf

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mostEntries is how many files and folders a look at one place sees.
const mostEntries = 20_000

// A look walks through the folders of one place, and lists what it finds.
type look struct {
	ctx         context.Context //nolint:containedctx // a look lives as long as one call
	headers     *headers
	place       string
	left        int             // entries that may still be looked at
	visited     map[string]bool // folders, by their real paths, where links are followed
	followLinks bool
	list        *list
}

// A list is what all looks of one call found together.
type list struct {
	result Result
	listed map[string]bool // files, by their real paths
}

func newList() *list { return &list{listed: map[string]bool{}} }

// add takes an entry, unless the same file is listed already.
func (l *list) add(e Entry) {
	if at := realPath(e.Files[0]); !l.listed[at] {
		l.listed[at] = true
		l.result.Models = append(l.result.Models, e)
	}
}

func (l *list) fail(path string) {
	if !slices.Contains(l.result.Unreadable, path) {
		l.result.Unreadable = append(l.result.Unreadable, path)
	}
}

// look begins at one place.
func (l *list) look(ctx context.Context, h *headers, place string, followLinks bool) *look {
	return &look{ctx: ctx, headers: h, place: place, left: mostEntries, visited: map[string]bool{}, followLinks: followLinks, list: l}
}

// folder gives the entries of a folder, as many as may still be looked at. An optional folder may be missing.
func (l *look) folder(dir string, optional bool) []fs.DirEntry {
	if l.ctx.Err() != nil {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		if !optional || !errors.Is(err, fs.ErrNotExist) {
			l.list.fail(dir)
		}
		return nil
	}
	defer d.Close() //nolint:errcheck // it was only read
	all, err := d.ReadDir(l.left + 1)
	if err != nil && !errors.Is(err, io.EOF) {
		l.list.fail(dir)
	}
	if len(all) > l.left {
		all = all[:l.left]
		if !slices.Contains(l.list.result.Cut, l.place) {
			l.list.result.Cut = append(l.list.result.Cut, l.place)
		}
	}
	l.left -= len(all)
	slices.SortFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return all
}

// walk gives the files of a folder and of those below it to see, folder by folder. The folder itself may be missing.
func (l *look) walk(dir string, depth int, see func(dir string, files []string)) {
	l.walkBelow(dir, depth, true, see)
}

func (l *look) walkBelow(dir string, depth int, optional bool, see func(dir string, files []string)) {
	if at := realPath(dir); l.followLinks {
		if l.visited[at] {
			return
		}
		l.visited[at] = true
	}
	var files, folders []string
	for _, e := range l.folder(dir, optional) {
		path, kind := filepath.Join(dir, e.Name()), e.Type()
		if kind&fs.ModeSymlink != 0 {
			info, err := os.Stat(path)
			if err != nil || info.IsDir() && !l.followLinks {
				continue // it leads nowhere, or out of the folder
			}
			kind = info.Mode().Type()
		}
		switch {
		case kind.IsDir() && !strings.HasPrefix(e.Name(), "."):
			folders = append(folders, path)
		case kind.IsRegular():
			files = append(files, path)
		}
	}
	if len(files) > 0 {
		see(dir, files)
	}
	for _, folder := range folders {
		if depth > 1 {
			l.walkBelow(folder, depth-1, false, see)
		}
	}
}
