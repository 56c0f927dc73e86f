package frontend

import (
	"bytes"
	"io/fs"
)

// FileOf is an open file whose bytes are in memory. It can seek, which serving it over HTTP needs.
func FileOf(data []byte, info fs.FileInfo) fs.File { return &file{bytes.NewReader(data), info} }

type file struct {
	*bytes.Reader

	info fs.FileInfo
}

// Stat implements fs.File.
func (f *file) Stat() (fs.FileInfo, error) { return f.info, nil }

// Close implements fs.File.
func (*file) Close() error { return nil }
