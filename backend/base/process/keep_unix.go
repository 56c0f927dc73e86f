//go:build !windows

package process

import "syscall"

// killGroup ends the process group that a process leads.
func killGroup(pid int) error { return syscall.Kill(-pid, syscall.SIGKILL) }
