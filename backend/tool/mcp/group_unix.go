//go:build !windows

package mcp

import (
	"os/exec"
	"syscall"
)

// inGroup gives the program a process group of its own, so that what it starts can be ended
// with it: npx and uvx only start others.
func inGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// kill ends the program and everything that it started.
func kill(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) } // it may have ended by itself
