//go:build !windows

package process

import (
	"context"
	"io"
	"syscall"
)

// KeeperCommand is the argument with which StartBound calls the program that keeps another.
const KeeperCommand = "engine-keeper"

// released is what a keeper reads when its program has ended by itself.
const released = "released\n"

// Keep waits until in ends, and then ends the process group of a program, unless it read that the program has ended: then
// the number may already belong to another.
func Keep(group int, in io.Reader) {
	said, err := io.ReadAll(io.LimitReader(in, int64(len(released))))
	if err == nil && string(said) == released || group <= 1 {
		return
	}
	_ = syscall.Kill(-group, syscall.SIGKILL)
}

// EndGroup ends the process group that the process leads, if the process is still the same one.
func (i Identity) EndGroup(ctx context.Context) bool {
	if !i.Runs(ctx) {
		return false
	}
	return syscall.Kill(-i.PID, syscall.SIGKILL) == nil
}
