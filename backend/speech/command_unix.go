//go:build !windows

package speech

import (
	"os/exec"
	"syscall"
)

// inGroup gives the program a process group of its own and kills the whole group, so that nothing it started
// outlives it.
func inGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
