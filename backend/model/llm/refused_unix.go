//go:build !windows

package llm

import "syscall"

const connectionRefused = syscall.ECONNREFUSED
