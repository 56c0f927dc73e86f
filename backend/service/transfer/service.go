package transfer

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/base/secret"
	"terzetto/backend/document/produce"
	"terzetto/backend/store"
)

// Options are the dependencies of the service.
type Options struct {
	Dir     string
	Version string
	Store   *store.DB
	Vault   *secret.Vault
	Hub     *hub.Hub
	Now     func() time.Time
	Fonts   *produce.Fonts   // that PDFs are set in
	Budget  *memlimit.Budget // of the memory that reading files takes
}

// A BackupInfo is one verified copy.
type BackupInfo = store.BackupInfo

// A BackupKeeper makes and lists verified copies.
type BackupKeeper interface {
	BackUpNow(ctx context.Context) (BackupInfo, error)           // in the backup folder
	Backup(ctx context.Context, path string) (BackupInfo, error) // at a path
	Backups(ctx context.Context) ([]BackupInfo, error)           // in the backup folder, newest first
	// ReplaceBackups makes one, and deletes all older ones.
	ReplaceBackups(ctx context.Context) (store.ReplacedBackups, error)
}

// A Service moves what a person keeps between files and the database.
type Service struct {
	BackupKeeper

	o       Options
	db      *store.DB
	hub     *hub.Hub
	uploads *uploads
	undos   undos
}

// New makes the service.
func New(o Options) *Service {
	return &Service{BackupKeeper: o.Store, o: o, db: o.Store, hub: o.Hub, uploads: newUploads(o.Dir)}
}

// Close removes what was uploaded.
func (s *Service) Close() { s.uploads.end() }

// Restore replaces the database of a data folder that no process uses, and returns where the
// previous database was moved.
func Restore(ctx context.Context, dir, file string, log *slog.Logger) (safety string, err error) {
	return store.Restore(ctx, dir, file, log)
}
