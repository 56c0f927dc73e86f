package app

import (
	"context"
	"errors"
	"fmt"

	"terzetto/backend"
	"terzetto/backend/fault"
	"terzetto/backend/transfer"
)

// backup writes a verified copy of everything to a file.
func backup(ctx context.Context, s *shell, args []string) (err error) {
	if len(args) != 1 {
		return fault.New(fault.Invalid, "Say where the copy goes: terzetto backup FILE.")
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
	fmt.Fprintf(s.stdout, "%s: %d bytes, verified\n", info.File, info.Bytes)
	return nil
}

// restore replaces the database of the data folder with a verified backup.
func restore(ctx context.Context, s *shell, args []string) error {
	if len(args) != 1 {
		return fault.New(fault.Invalid, "Say which copy to restore: terzetto restore FILE.")
	}
	log, closeLog, err := s.log()
	if err != nil {
		return err
	}
	safety, err := transfer.Restore(ctx, s.dataDir, args[0], log)
	if err := errors.Join(err, closeLog()); err != nil {
		return err
	}
	fmt.Fprintln(s.stdout, "restored", args[0])
	if safety != "" {
		fmt.Fprintln(s.stdout, "what was there before is in", safety)
	}
	return nil
}
