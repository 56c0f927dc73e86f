package process

import (
	"context"
	"io"
	"strconv"
)

// KeeperCommand is the argument with which StartBound calls the program that keeps another. Only a system without means of
// its own needs one.
const KeeperCommand = "engine-keeper"

// released is what a keeper reads when its program has ended by itself.
const released = "released\n"

// Keep is the work of a keeper, if the arguments are those of one: it waits until in ends, and then ends the process group of
// a program, unless it read that the program has ended: then the number may already belong to another.
func Keep(args []string, in io.Reader) (isKeeper bool) {
	if len(args) == 0 || args[0] != KeeperCommand {
		return false
	}
	said, err := io.ReadAll(io.LimitReader(in, int64(len(released))))
	if len(args) != 2 || err == nil && string(said) == released {
		return true
	}
	if group, err := strconv.Atoi(args[1]); err == nil && group > 1 {
		_ = killGroup(group) // it may have ended
	}
	return true
}

// EndGroup ends the process group that the process leads, if the process is still the same one.
func (i Identity) EndGroup(ctx context.Context) bool {
	return i.PID > 1 && i.Runs(ctx) && killGroup(i.PID) == nil
}
