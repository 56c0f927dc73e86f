package folder

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"terzetto/backend/base/fault"
)

// A Content is what is in a folder, for a person who chooses a file or a folder of it.
type Content struct {
	Path    string `json:"path"`    // of the folder in the chosen one; empty: the chosen one itself
	Missing string `json:"missing"` // the folder that was asked for and is not there, so that this is the nearest one; empty: it is there
	Items   []Item `json:"items"`   // the folders first, then the files, by their names
	More    bool   `json:"more"`    // there are more than are told
	Hidden  int    `json:"hidden"`  // names that cannot be shown
}

// An Item is a folder or a plain file, or a link to one.
type Item struct {
	Name   string `json:"name"`
	Path   string `json:"path"` // from the chosen folder, as the tools take it
	Folder bool   `json:"folder"`
}

// Content lists a folder, or the nearest one around it that is there. Of a file it is the folder that the file is in.
func (s Saver) Content(ctx context.Context, at string) (c Content, err error) {
	name, err := clean(at)
	if err != nil {
		return Content{Items: []Item{}}, err
	}
	err = withRoot(ctx, s.where, func(root *os.Root) error {
		c, err = contentOf(root, name)
		return err
	})
	return c, err
}

func contentOf(root *os.Root, name string) (Content, error) {
	c := Content{Items: []Item{}}
	for {
		info, err := root.Stat(name)
		switch {
		case err == nil && info.IsDir():
		case err == nil:
			name = filepath.Dir(name)
			continue
		case name == "." || fault.Is(explain(name, err), fault.Forbidden):
			return c, explain(name, err)
		default:
			c.Missing = filepath.ToSlash(name)
			name = filepath.Dir(name)
			continue
		}
		break
	}
	found, more, err := entriesOf(root, name)
	if err != nil {
		return c, err
	}
	if c.More = more; name != "." {
		c.Path = filepath.ToSlash(name)
	}
	for _, e := range found {
		if !shown(e.Name()) {
			c.Hidden++
			continue
		}
		kind := e.Type()
		if kind&fs.ModeSymlink != 0 { // a tool follows it, unless it leads out of the folder
			info, err := root.Stat(filepath.Join(name, e.Name()))
			if err != nil {
				continue
			}
			kind = info.Mode().Type()
		}
		if kind.IsDir() || kind.IsRegular() {
			c.Items = append(c.Items, Item{Name: e.Name(), Path: path.Join(c.Path, e.Name()), Folder: kind.IsDir()})
		}
	}
	slices.SortStableFunc(c.Items, func(a, b Item) int {
		switch {
		case a.Folder == b.Folder:
			return 0
		case a.Folder:
			return -1
		}
		return 1
	})
	return c, nil
}

// entriesOf reads the names in a folder, in their order, and whether there are more than are looked at.
func entriesOf(root *os.Root, name string) ([]fs.DirEntry, bool, error) {
	dir, err := root.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0) // see contents
	if err != nil {
		return nil, false, explain(name, err)
	}
	found, err := dir.ReadDir(maxLooked)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	if err := errors.Join(err, dir.Close()); err != nil {
		return nil, false, explain(name, err)
	}
	slices.SortFunc(found, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return found, len(found) == maxLooked, nil
}
