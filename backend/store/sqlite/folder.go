package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gofrs/flock"

	"terzetto/backend/datadir"
	"terzetto/backend/fault"
)

// prepareFolder makes the data folder, closes it to other accounts, and warns where
// others could read it or its place is a bad one for a database.
func prepareFolder(dir string) (warnings []string, err error) {
	if warnings, err = datadir.Prepare(dir); err != nil {
		return nil, err
	}
	if onNetwork(dir) {
		warnings = append(warnings, "The data folder is on a network drive, where databases can be damaged. Choose a folder on this computer.")
	}
	return warnings, nil
}

// A hold is the lock that one process has on a data folder for its whole life.
type hold struct{ lock *flock.Flock }

// takeHold locks dir, or says which process has it.
func takeHold(dir string) (*hold, error) {
	path := filepath.Join(dir, lockName)
	lock := flock.New(path, flock.SetPermissions(0o600))
	ok, err := lock.TryLock()
	if err != nil {
		return nil, Unwritable(fmt.Errorf("lock %s: %w", path, err))
	}
	if !ok {
		return nil, heldBy(path)
	}
	if err := os.WriteFile(path, []byte(strconv.Itoa(os.Getpid())+"\n"), 0o600); err != nil {
		return nil, errors.Join(Unwritable(err), lock.Close())
	}
	return &hold{lock: lock}, nil
}

func heldBy(path string) error {
	held := fault.New(fault.Conflict, "Another Terzetto is using this data folder. Close the other Terzetto first.").With("dir", filepath.Dir(path))
	text, err := os.ReadFile(path)
	if err != nil {
		return held // where a lock also stops readers, the process stays nameless
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		return held
	}
	return fault.Newf(fault.Conflict, "Another Terzetto (process %s) is using this data folder. Close the other Terzetto first.", strconv.Itoa(pid)).
		With("pid", pid).With("dir", filepath.Dir(path))
}

// release gives the folder back. The lock's file stays: removing it would let two
// processes lock two different files of the same name.
func (h *hold) release() error {
	if err := h.lock.Close(); err != nil {
		return fmt.Errorf("unlock the data folder: %w", err)
	}
	return nil
}

// Exists reports whether there is a file at path, and how large it is.
func Exists(path string) (size int64, is bool) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, !errors.Is(err, fs.ErrNotExist)
	}
	return info.Size(), true
}
