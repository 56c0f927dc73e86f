package process

import (
	"context"
	"io"
	"os"
)

// KeeperCommand is the argument of the keeper, which this system does not need: a job ends with its last handle.
const KeeperCommand = "engine-keeper"

// Keep has nothing to do here.
func Keep(int, io.Reader) {}

// EndGroup ends the process, if it is still the same one. What it started is in its job.
func (i Identity) EndGroup(ctx context.Context) bool {
	if !i.Runs(ctx) {
		return false
	}
	p, err := os.FindProcess(i.PID)
	return err == nil && p.Kill() == nil
}
