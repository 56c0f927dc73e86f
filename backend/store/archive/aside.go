package archive

import (
	"errors"
	"io"
	"os"
	"strings"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/document"
)

// An aside is a file of the data folder for what is read before the one writer is taken, and is more than the memory
// holds. The next start removes what a killed process leaves of it.
type aside struct {
	file *os.File
	end  int64
}

// A span is where something is in it.
type span struct{ from, size int64 }

func newAside(dir string) (*aside, error) {
	f, err := os.CreateTemp(dir, "*"+datadir.Part)
	if err != nil {
		return nil, noRoom(err)
	}
	return &aside{file: f}, nil
}

// Write appends.
func (a *aside) Write(data []byte) (n int, err error) {
	n, err = a.file.Write(data)
	a.end += int64(n)
	return n, err
}

// put keeps a file and what was read in it.
func (a *aside) put(data []byte, items []document.Item) (file, contents span, err error) {
	file.from = a.end
	_, err = a.Write(data)
	file.size = a.end - file.from
	contents.from = a.end
	err = errors.Join(err, document.EncodeTo(a, items))
	contents.size = a.end - contents.from
	if err != nil {
		err = noRoom(err)
	}
	return file, contents, err
}

func (a *aside) bytes(at span) ([]byte, error) {
	data := make([]byte, at.size)
	_, err := io.ReadFull(io.NewSectionReader(a.file, at.from, at.size), data)
	return data, err
}

func (a *aside) text(at span) (string, error) {
	var b strings.Builder
	b.Grow(int(at.size))
	_, err := io.CopyN(&b, io.NewSectionReader(a.file, at.from, at.size), at.size)
	return b.String(), err
}

func (a *aside) close() error {
	return errors.Join(a.file.Close(), os.Remove(a.file.Name()))
}

func noRoom(err error) error {
	return fault.New(fault.Exhausted, "Couldn't store the file: the disk is full or read-only.").Because(err)
}
