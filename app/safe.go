package app

import (
	"bytes"
	"fmt"
	"io/fs"

	"terzetto/frontend"
)

// startPage is the page that the window and a browser begin with.
const startPage = "index.html"

// safeFiles are the window's files with a start page that is marked: the page then leaves a person's
// own CSS out, so that CSS that hides everything can be changed again.
type safeFiles struct{ fs.FS }

// Open implements fs.FS.
func (s safeFiles) Open(name string) (fs.File, error) {
	if name != startPage {
		return s.FS.Open(name)
	}
	page, err := fs.ReadFile(s.FS, name)
	if err != nil {
		return nil, fmt.Errorf("read the start page: %w", err)
	}
	page = bytes.Replace(page, []byte("<html "), []byte("<html data-safe "), 1)
	info, err := fs.Stat(s.FS, name)
	if err != nil {
		return nil, fmt.Errorf("read the start page: %w", err)
	}
	return frontend.FileOf(page, sized{info, int64(len(page))}), nil
}

// sized is what is known of a file, with another size.
type sized struct {
	fs.FileInfo

	size int64
}

// Size implements fs.FileInfo.
func (s sized) Size() int64 { return s.size }
