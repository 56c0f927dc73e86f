package folder

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// maxWrite is as much as is written at once, in bytes: far more than a model says in one reply.
const maxWrite = 1 << 20

type writeIn struct {
	Path    string `json:"path"`
	Content string `json:"content"`
}

type writeOut struct {
	Path    string `json:"path"`
	Bytes   int    `json:"bytes"`
	Created bool   `json:"created"` // false: there was such a file, and it was replaced
}

func writeFile(where Where, dataDir string) tool.Tool {
	return tool.Tool{
		ID: "write_file", Name: "Write a file", Level: tool.Write, Repeatable: true,
		Description: "Writes a text file in the folder that the person chose, with the folders that lead to it. A file of that name is replaced.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path","content"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The file inside of the chosen folder, such as notes/today.md."},
			"content":{"type":"string","maxLength":1048576,"description":"The whole text of the file."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","bytes","created"],"properties":{
			"path":{"type":"string"},"bytes":{"type":"integer"},"created":{"type":"boolean"}}}`),
		Would: would([]string{"path"}), Ready: ready(where, takesFile), Aim: aim(where),
		Do: in(where, func(_ context.Context, root *os.Root, in writeIn) (writeOut, error) {
			return write(root, dataDir, in)
		}),
	}
}

func write(root *os.Root, dataDir string, in writeIn) (writeOut, error) {
	name, err := clean(in.Path)
	if err != nil {
		return writeOut{}, err
	}
	out := writeOut{Path: filepath.ToSlash(name), Bytes: len(in.Content)}
	if len(in.Content) > maxWrite {
		return out, fault.Newf(fault.TooLarge, "A tool can write at most %d MB at a time.", maxWrite>>20).With("field", "content")
	}
	out.Created, err = put(root, dataDir, name, []byte(in.Content))
	return out, err
}

// put writes a whole file, with the folders that lead to it. The data folder remembers the file until it is whole.
func put(root *os.Root, dataDir, name string, data []byte) (created bool, err error) {
	mode, created, err := writable(root, name)
	if err != nil {
		return false, err
	}
	if dir := filepath.Dir(name); dir != "." {
		if err := root.MkdirAll(dir, 0o755); err != nil {
			return false, explain(dir, err)
		}
	}
	if err := replace(root, dataDir, name, data, mode); err != nil {
		return false, explain(name, err)
	}
	return created, nil
}

// writable says why no file can be written at a place, and otherwise with which mode, and whether none is there yet.
func writable(root *os.Root, name string) (mode fs.FileMode, created bool, err error) {
	shown := filepath.ToSlash(name)
	info, err := root.Lstat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0o644, true, nil
	case err != nil:
		return 0, false, explain(name, err)
	case info.IsDir():
		return 0, false, fault.Newf(fault.Invalid, "%s is a folder. Give the name of a file.", shown).With("field", "path")
	case info.Mode()&fs.ModeSymlink != 0:
		return 0, false, fault.Newf(fault.Invalid, "%s is a link to another file. Give the name of that file instead.", shown).With("field", "path")
	case !info.Mode().IsRegular():
		return 0, false, fault.Newf(fault.Invalid, "%s is not a regular file.", shown).With("field", "path")
	}
	return info.Mode().Perm(), false, nil
}

// replace writes beside the file and then takes its place, so that it is whole at any time. What a crash leaves beside it
// the next start removes, for which the data folder remembers it.
func replace(root *os.Root, dataDir, name string, data []byte, mode fs.FileMode) error {
	part := filepath.Join(filepath.Dir(name), ".terzetto-"+rand.Text()+datadir.Part)
	at, err := filepath.Abs(filepath.Join(root.Name(), part))
	if err != nil {
		return err
	}
	done := datadir.Begin(dataDir, at)
	defer done()
	f, err := root.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = root.Rename(part, name)
	}
	if err != nil {
		return errors.Join(err, root.Remove(part))
	}
	if d, err := root.Open(filepath.Dir(name)); err == nil {
		_ = d.Sync() // the name survives a power cut, where the system can do that
		_ = d.Close()
	}
	return nil
}
