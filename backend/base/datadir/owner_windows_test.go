package datadir_test

import "golang.org/x/sys/windows"

// How this system says that a disk is full, and that it is read-only.
const (
	noSpace   = windows.ERROR_DISK_FULL
	noWriting = windows.ERROR_WRITE_PROTECT
)
