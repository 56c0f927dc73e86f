//go:build !windows

package process

import (
	"fmt"
	"os/exec"
	"syscall"
)

// A Group is a program together with everything that it starts: a process group of its own.
type Group struct{ cmd *exec.Cmd }

// NewGroup makes a group of a program that has not started.
func NewGroup(cmd *exec.Cmd) *Group {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	return &Group{cmd}
}

// Start starts the program.
func (g *Group) Start() error {
	if err := g.cmd.Start(); err != nil {
		return fmt.Errorf("start a program: %w", err)
	}
	return nil
}

// Kill ends a program that was started and everything that it started. It may have ended by itself.
func (g *Group) Kill() { _ = syscall.Kill(-g.cmd.Process.Pid, syscall.SIGKILL) }

// Close ends what a program that has ended left behind.
func (g *Group) Close() { g.Kill() }
