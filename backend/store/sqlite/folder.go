package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
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
	if fits(backupPath(filepath.Join(dir, backupsDir), "before-restore", time.Time{})+datadir.Part) != nil {
		warnings = append(warnings, "The path of the data folder is too long for backups. Move the folder to a shorter path.")
	}
	return warnings, nil
}

// A Hold is the lock that one process has on a data folder. A process that opens one database after the other keeps it in
// between, so that no other process gets in.
type Hold struct{ locks []*flock.Flock }

// TakeHold makes the data folder where it is missing, locks it, or says which process has it, and removes what a process
// that is gone wrote and did not finish.
func TakeHold(ctx context.Context, o Options) (*Hold, error) {
	o, err := o.Complete()
	if err != nil {
		return nil, err
	}
	if _, err := prepareFolder(o.Dir); err != nil {
		return nil, err
	}
	h, err := lockFolder(o.Dir)
	if err != nil {
		return nil, explainStart(o.Dir, err)
	}
	for _, path := range datadir.Sweep(o.Dir) {
		o.Log.LogAttrs(ctx, slog.LevelInfo, "removed an unfinished file", slog.String("file", path))
	}
	return h, nil
}

// withHold runs act with the folder held: by the hold that the caller gave, or by one of its own that ends with act.
func (o Options) withHold(ctx context.Context, act func(Options) error) (err error) {
	if o.Hold == nil {
		if o.Hold, err = TakeHold(ctx, o); err != nil {
			return err
		}
		defer func() { err = errors.Join(err, o.Hold.Release()) }()
	}
	return act(o)
}

// lockFolder locks dir, or says which process has it. The folder itself is locked too: the file could be removed, and
// another process would then make and lock a file of its own under the name.
func lockFolder(dir string) (*Hold, error) {
	path := filepath.Join(dir, lockName)
	folder, file := flock.New(dir, flock.SetFlag(os.O_RDONLY)), flock.New(path, flock.SetPermissions(0o600))
	h := &Hold{}
	for _, lock := range []*flock.Flock{folder, file} {
		ok, err := lock.TryLock()
		switch {
		case ok:
			h.locks = append(h.locks, lock)
		case err == nil:
			return nil, errors.Join(inUse(path), h.Release())
		case lock == file: // Windows and some network drives lock no folder
			return nil, errors.Join(Unwritable(fmt.Errorf("lock %s: %w", path, err)), h.Release())
		}
	}
	if err := os.WriteFile(path, []byte(strconv.Itoa(os.Getpid())+"\n"), 0o600); err != nil {
		return nil, errors.Join(Unwritable(err), h.Release())
	}
	return h, nil
}

func inUse(path string) error {
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

// Release gives the folder back. The lock's file stays: removing it would let two
// processes lock two different files of the same name.
func (h *Hold) Release() error {
	var errs []error
	for _, lock := range slices.Backward(h.locks) {
		if err := lock.Close(); err != nil {
			errs = append(errs, fmt.Errorf("unlock the data folder: %w", err))
		}
	}
	return errors.Join(errs...)
}

// Exists reports whether there is a file at path, and how large it is.
func Exists(path string) (size int64, is bool) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, !errors.Is(err, fs.ErrNotExist)
	}
	return info.Size(), true
}
