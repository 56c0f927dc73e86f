package app

import (
	"context"
	"errors"
	"fmt"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/service/transfer"
)

// backup writes a verified copy of everything to a file.
func backup(ctx context.Context, s *shell, args []string) (err error) {
	if len(args) != 1 {
		return fault.New(fault.Invalid, "Add a file for the backup: terzetto backup FILE.")
	}
	b, leave, err := s.enter(ctx, backend.Config{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	info, err := b.Transfer.Backup(ctx, args[0])
	if err != nil {
		return err
	}
	fmt.Fprintf(s.stdout, "Saved and verified %s (%.1f MB).\n", info.File, float64(info.Bytes)/1e6)
	return nil
}

// restore replaces the database of the data folder with a verified backup.
func restore(ctx context.Context, s *shell, args []string) error {
	if len(args) != 1 {
		return fault.New(fault.Invalid, "Add the backup to restore: terzetto restore FILE.")
	}
	log, closeLog, err := s.log()
	if err != nil {
		return err
	}
	safety, err := transfer.Restore(ctx, s.dataDir, args[0], log)
	if err := errors.Join(err, closeLog()); err != nil {
		return err
	}
	fmt.Fprintf(s.stdout, "Restored %s.\n", args[0])
	if safety != "" {
		fmt.Fprintf(s.stdout, "The data from before is in %s.\n", safety)
	}
	return nil
}
