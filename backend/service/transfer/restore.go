package transfer

import (
	"context"
	"path/filepath"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store"
)

// A Restored says which backup is in use now, and where the previous database was moved.
type Restored struct {
	File   string `json:"file"`
	Safety string `json:"safety"`
}

// PrepareRestore makes a backup, named by its file, ready to take the place of the database, which stays open and
// unchanged.
func (s *Service) PrepareRestore(ctx context.Context, name string) (file string, _ *store.Ready, err error) {
	if file, err = s.backupNamed(ctx, name); err != nil {
		return "", nil, err
	}
	ready, err := s.db.PrepareRestore(ctx, file)
	return file, ready, err
}

// backupNamed finds a copy by its name, or by its whole path as Backups gives it, or a file that a person chose, by the id
// of its upload. Only a copy that is listed is found, so that no path comes from a client.
func (s *Service) backupNamed(ctx context.Context, name string) (string, error) {
	if chosen, err := s.uploads.get(name); err == nil {
		return chosen.path, nil
	}
	all, err := s.db.Backups(ctx)
	if err != nil {
		return "", err
	}
	info, found := lists.Find(all, func(b BackupInfo) bool {
		return name == filepath.Base(b.File) || filepath.IsAbs(name) && realPath(name) == realPath(b.File)
	})
	if !found {
		err = fault.New(fault.NotFound, "This backup was removed from the backup folder.").With("field", "file")
	}
	return info.File, err
}

// realPath is the absolute path of a file, without links where they can be followed.
func realPath(path string) string {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	if followed, err := filepath.EvalSymlinks(path); err == nil {
		path = followed
	}
	return path
}
