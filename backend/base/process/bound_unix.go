//go:build !windows && !linux

package process

import (
	"fmt"
	"os/exec"
	"strconv"
	"sync"
)

// StartBound starts the program so that it is ended when this process ends, however that happens. wait waits until the
// program has ended, may be called by many, and says how it ended.
//
// The system has no means for it, so a second process of ours waits at a pipe that ends with this one: keeper is the
// program that calls Keep with its arguments.
func (g *Group) StartBound(keeper string) (wait func() error, err error) {
	if err := g.Start(); err != nil {
		return nil, err
	}
	guard := exec.Command(keeper, KeeperCommand, strconv.Itoa(g.cmd.Process.Pid)) //nolint:gosec,noctx // it is our own program, and outlives what asked
	guard.SysProcAttr = NewGroup(guard).cmd.SysProcAttr
	pipe, err := guard.StdinPipe()
	if err == nil {
		err = guard.Start()
	}
	if err != nil {
		g.Kill()
		_ = g.cmd.Wait()
		return nil, fmt.Errorf("start the keeper of a program: %w", err)
	}
	return sync.OnceValue(func() error {
		how := g.cmd.Wait()
		_, _ = pipe.Write([]byte(released)) // where the keeper is gone, there is nobody to tell
		_ = pipe.Close()
		_ = guard.Wait()
		return how
	}), nil
}
