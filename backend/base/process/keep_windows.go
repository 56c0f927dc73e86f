package process

import "os"

// killGroup ends a process. What it started is in its job.
func killGroup(pid int) error {
	p, err := os.FindProcess(pid)
	if err != nil {
		return err //nolint:wrapcheck // the caller asks only whether there is one
	}
	return p.Kill() //nolint:wrapcheck // as above
}
