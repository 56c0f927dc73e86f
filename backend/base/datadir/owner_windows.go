package datadir

import (
	"errors"

	"golang.org/x/sys/windows"
)

// full reports whether err says that a disk or a quota is full.
func full(err error) bool {
	return errors.Is(err, windows.ERROR_DISK_FULL) || errors.Is(err, windows.ERROR_HANDLE_DISK_FULL) || errors.Is(err, windows.ERROR_DISK_QUOTA_EXCEEDED)
}

func readOnly(err error) bool { return errors.Is(err, windows.ERROR_WRITE_PROTECT) }

// foreign names no account here: the owner of a file does not decide who may write it.
func foreign(string) string { return "" }
