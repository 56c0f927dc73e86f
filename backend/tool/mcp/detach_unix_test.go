//go:build !windows

package mcp_test

import (
	"os"
	"os/exec"
	"syscall"
)

// detach lets a program leave the group of whoever starts it.
func detach(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }

// freeze stops this process, as a server that hangs does.
func freeze() { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }
