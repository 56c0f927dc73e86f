package process

import (
	"runtime"
	"sync"
	"syscall"
)

// StartBound starts the program so that the system ends it when this process ends, however that happens. wait waits
// until the program has ended, may be called by many, and says how it ended.
//
// The system ends it when the thread that started it does, so a thread waits for as long as the program runs.
func (g *Group) StartBound(string) (wait func() error, err error) {
	g.cmd.SysProcAttr.Pdeathsig = syscall.SIGKILL
	started := make(chan error)
	var life sync.WaitGroup
	var how error
	life.Go(func() {
		runtime.LockOSThread() // and never unlocked: the thread ends with the goroutine
		err := g.Start()
		started <- err
		if err == nil {
			how = g.cmd.Wait()
		}
	})
	if err := <-started; err != nil {
		return nil, err
	}
	return func() error { life.Wait(); return how }, nil
}
