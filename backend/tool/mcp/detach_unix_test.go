//go:build !windows

package mcp_test

import (
	"os/exec"
	"syscall"
)

// detach lets a program leave the group of whoever starts it.
func detach(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
