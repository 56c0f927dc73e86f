package program

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"path"

	"terzetto/backend/tool"
)

// take puts one file into the file set, unless the program left it unchanged or it is too much.
func (s *said) take(folder fs.FS, at string, before []byte, files tool.FileSet, kept *int) error {
	leave := func(why string) error {
		if len(s.Left) < mostFiles {
			s.Left = append(s.Left, fmt.Sprintf("%s: %s", at, why))
		}
		return nil
	}
	f, err := folder.Open(at)
	if err != nil {
		return leave("it cannot be read")
	}
	defer func() { _ = f.Close() }()
	data, err := io.ReadAll(io.LimitReader(f, mostFile+1))
	switch {
	case err != nil:
		return leave("it cannot be read")
	case before != nil && bytes.Equal(data, before):
		return nil
	case len(data) > mostFile:
		return leave(fmt.Sprintf("it is larger than %d MB", mostFile>>20))
	case len(s.Files) >= mostFiles:
		return leave(fmt.Sprintf("a program may leave %d files", mostFiles))
	case *kept+len(data) > mostBytes:
		return leave(fmt.Sprintf("all files together are larger than %d MB", mostBytes>>20))
	case files == nil:
		return leave("nobody keeps files here")
	}
	name := path.Base(at)
	if err := files.Put(tool.File{Name: name, Data: data}); err != nil {
		return err
	}
	*kept += len(data)
	s.Files = append(s.Files, made{name, len(data)})
	return nil
}
