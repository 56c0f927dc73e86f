//go:build unix

package datadir_test

import "syscall"

// How this system says that a disk is full, and that it is read-only.
const (
	noSpace   = syscall.ENOSPC
	noWriting = syscall.EROFS
)
