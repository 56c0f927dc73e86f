//go:build bundled

package frontend

import (
	"archive/zip"
	_ "embed" // of the packed files
	"io/fs"
	"strings"
	"time"
)

//go:embed dist.zip
var packed string

// Files returns what the window is made of; index.html is at the root. A file is decompressed when it is opened.
func Files() fs.FS {
	files, err := zip.NewReader(strings.NewReader(packed), int64(len(packed)))
	if err != nil {
		panic(err) // the build has packed them
	}
	return bundle{files}
}

type bundle struct{ packed *zip.Reader }

// Open implements fs.FS.
func (b bundle) Open(name string) (fs.File, error) {
	info, err := fs.Stat(b.packed, name)
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return b.packed.Open(name)
	}
	data, err := fs.ReadFile(b.packed, name)
	if err != nil {
		return nil, err
	}
	return FileOf(data, undated{info}), nil
}

// undated is what is known of a file but its time, which is the same in every version of the program: a browser would
// take what it kept of an older one for this one.
type undated struct{ fs.FileInfo }

// ModTime implements fs.FileInfo.
func (undated) ModTime() time.Time { return time.Time{} }
