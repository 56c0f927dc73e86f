package transfer

import (
	"context"
	"path/filepath"

	"terzetto/backend/fault"
	"terzetto/backend/lists"
)

// A Restored says which backup is in use now, and where the previous database was moved.
type Restored struct {
	File   string `json:"file"`
	Safety string `json:"safety"`
}

// RestoreBackup replaces the database with a backup, named by its file. Running turns are
// stopped and saved first, and none begins meanwhile; every other caller waits. Afterwards
// every window is told to fetch everything again.
func (s *Service) RestoreBackup(ctx context.Context, name string) (Restored, error) {
	file, err := s.backupNamed(ctx, name)
	if err != nil {
		return Restored{}, err
	}
	safety, err := s.replace(ctx, file)
	if err != nil {
		return Restored{}, err
	}
	s.hub.Changed("restored", filepath.Base(file))
	s.hub.Reset()
	return Restored{File: file, Safety: safety}, nil
}

// replace replaces the database while every service is paused.
func (s *Service) replace(ctx context.Context, file string) (safety string, err error) {
	for _, pause := range s.o.Pauses {
		resume, err := pause(ctx)
		if err != nil {
			return "", err
		}
		defer resume() // in reverse order
	}
	return s.db.RestoreOpen(ctx, file)
}

// backupNamed finds a copy by its name, so that no path comes from a window.
func (s *Service) backupNamed(ctx context.Context, name string) (string, error) {
	all, err := s.db.Backups(ctx)
	if err != nil {
		return "", err
	}
	info, found := lists.Find(all, func(b BackupInfo) bool { return filepath.Base(b.File) == name })
	if !found {
		err = fault.New(fault.NotFound, "This backup was removed from the backup folder.").With("field", "file")
	}
	return info.File, err
}
