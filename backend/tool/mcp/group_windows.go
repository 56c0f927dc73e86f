package mcp

import (
	"os/exec"
	"strconv"
	"syscall"
)

// noWindow is CREATE_NO_WINDOW: a console program must not flash on the screen.
const noWindow = 0x08000000

// inGroup hides the program.
func inGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: noWindow}
}

// kill ends the program and everything that it started: npx and uvx only start others.
func kill(cmd *exec.Cmd) {
	tree := exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(cmd.Process.Pid)) //nolint:noctx // it ends at once
	inGroup(tree)
	if tree.Run() != nil {
		_ = cmd.Process.Kill()
	}
}
