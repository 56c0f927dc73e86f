package speech

import (
	"os/exec"
	"syscall"
)

// noWindow is CREATE_NO_WINDOW: a console program must not flash on the screen.
const noWindow = 0x08000000

// inGroup hides the program. The engines of this system start nothing of their own, so that killing the one
// process is enough.
func inGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: noWindow}
}
