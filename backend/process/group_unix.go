//go:build !windows

package process

import (
	"os/exec"
	"syscall"
)

// Group gives a program that has not started a process group of its own, so that what it starts
// can be ended with it.
func Group(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// Kill ends a program that was started and everything that it started. It may have ended by itself.
func Kill(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// KillRest ends what a program that has ended left behind in its group.
func KillRest(cmd *exec.Cmd) { Kill(cmd) }
