package folder

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"

	"terzetto/backend/tool"
)

// A Saver keeps bytes that came from elsewhere as files of the chosen folder.
type Saver struct {
	where   Where
	dataDir string
}

// NewSaver makes a saver. The data folder remembers a file until it is whole.
func NewSaver(where Where, dataDir string) Saver { return Saver{where, dataDir} }

// Save writes a whole file, with the folders that lead to it, and gives its path in the folder. A file of that name is
// replaced.
func (s Saver) Save(ctx context.Context, path string, data []byte) (string, error) {
	name, err := clean(path)
	if err != nil {
		return "", err
	}
	return filepath.ToSlash(name), withRoot(ctx, s.where, func(root *os.Root) error {
		_, err := put(root, s.dataDir, name, data)
		return err
	})
}

// maxSaved is as large as a file may be that is given out, as large as the answer of a server that is kept.
const maxSaved = 64 << 20

// Read gives a whole file of the folder to a person.
func (s Saver) Read(ctx context.Context, path string) ([]byte, error) {
	return readWhole(ctx, s.where, path, maxSaved)
}

// Remove deletes a folder that was made for files which nobody will read.
func (s Saver) Remove(ctx context.Context, path string) error {
	name, err := clean(path)
	if err != nil || name == "." {
		return err
	}
	return withRoot(ctx, s.where, func(root *os.Root) error { return root.RemoveAll(name) })
}

// Aim resolves the file that Save would write.
func (s Saver) Aim(ctx context.Context, path string) (tool.Target, error) {
	args, err := json.Marshal(map[string]string{"path": path})
	if err != nil {
		return tool.Target{}, err
	}
	return aim(s.where)(ctx, args)
}
