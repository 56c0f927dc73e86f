package backend

import (
	"context"
	"log/slog"

	"terzetto/backend/store"
)

// BackUp makes a verified copy in the backup folder.
func (b *Backend) BackUp(ctx context.Context) (BackupInfo, error) {
	info, err := b.db.BackUpNow(ctx)
	return BackupInfo(info), err
}

// BackUpTo makes a verified copy at path.
func (b *Backend) BackUpTo(ctx context.Context, path string) (BackupInfo, error) {
	info, err := b.db.Backup(ctx, path)
	return BackupInfo(info), err
}

// Backups lists the copies in the backup folder, newest first.
func (b *Backend) Backups(ctx context.Context) ([]BackupInfo, error) {
	list, err := b.db.Backups(ctx)
	out := make([]BackupInfo, 0, len(list))
	for _, info := range list {
		out = append(out, BackupInfo(info))
	}
	return out, err
}

// Restore puts a copy in place of the file of a data folder that nobody holds, and
// returns where the file that was there went.
func Restore(ctx context.Context, dir, file string, log *slog.Logger) (safety string, err error) {
	return store.Restore(ctx, dir, file, log)
}
