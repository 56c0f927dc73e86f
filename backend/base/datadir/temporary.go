package datadir

import (
	"crypto/rand"
	"os"
	"path/filepath"
)

// temporary begins the names of such folders, by which Sweep knows them.
const temporary = "terzetto-"

// Temporary makes a folder where the system keeps what is temporary, for its owner only, and remembers it in dir as Begin
// does. done removes the folder; what cannot go stays remembered, and goes at the next start.
func Temporary(dir, what string) (path string, done func() error, err error) {
	path = filepath.Join(os.TempDir(), temporary+what+"-"+rand.Text()+Part)
	forget := Begin(dir, path)
	if err := os.Mkdir(path, 0o700); err != nil {
		forget()
		return "", nil, err
	}
	return path, func() error {
		err := os.RemoveAll(path)
		if err == nil {
			forget()
		}
		return err
	}, nil
}
