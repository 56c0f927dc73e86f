package process

import (
	"os/exec"
	"strconv"
	"syscall"
)

// noWindow is CREATE_NO_WINDOW: a console program must not flash on the screen.
const noWindow = 0x08000000

// Group hides a program that has not started.
func Group(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: noWindow}
}

// Kill ends a program that was started and everything that it started. It may have ended by itself.
func Kill(cmd *exec.Cmd) {
	tree := exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(cmd.Process.Pid)) //nolint:noctx // it ends at once
	Group(tree)
	if tree.Run() != nil {
		_ = cmd.Process.Kill()
	}
}

// KillRest does nothing here: what a program that has ended left behind cannot be told from others.
func KillRest(*exec.Cmd) {}
