package transfer

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/budget"
	"terzetto/backend/document/produce"
	"terzetto/backend/hub"
	"terzetto/backend/secret"
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
	Fonts   *produce.Fonts // that PDFs are set in
	Budget  *budget.Budget // of the memory that reading files takes
	// Pauses pause the other services, in this order, while a backup is restored.
	Pauses []func(ctx context.Context) (resume func(), err error)
}

// A BackupInfo is one verified copy.
type BackupInfo = store.BackupInfo

// A BackupKeeper makes and lists verified copies.
type BackupKeeper interface {
	BackUpNow(ctx context.Context) (BackupInfo, error)           // in the backup folder
	Backup(ctx context.Context, path string) (BackupInfo, error) // at a path
	Backups(ctx context.Context) ([]BackupInfo, error)           // in the backup folder, newest first
}

// A Service moves what a person keeps between files and the database.
type Service struct {
	BackupKeeper

	o       Options
	db      *store.DB
	hub     *hub.Hub
	uploads *uploads
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
