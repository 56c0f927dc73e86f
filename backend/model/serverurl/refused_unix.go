//go:build !windows

package serverurl

import "syscall"

// ErrRefused is how a socket says that nothing listens at the address.
const ErrRefused = syscall.ECONNREFUSED
