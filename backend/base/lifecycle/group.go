package lifecycle

import (
	"context"
	"sync"

	"terzetto/backend/base/fault"
)

// A Group is the work of one service.
type Group struct {
	ctx    context.Context //nolint:containedctx // the life of the service, ended by Close
	cancel context.CancelFunc

	mu   sync.Mutex
	work sync.WaitGroup
}

// New makes a group whose context ends with parent, or with Close.
func New(parent context.Context) *Group {
	g := &Group{}
	g.ctx, g.cancel = context.WithCancel(parent)
	return g
}

// Context ends when the service closes.
func (g *Group) Context() context.Context { return g.ctx }

// Begin counts one piece of work, which is over when done is called. It refuses once
// the group is closed.
func (g *Group) Begin() (done func(), err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.ctx.Err() != nil {
		return nil, fault.New(fault.Conflict, "Terzetto is closing.")
	}
	g.work.Add(1)
	return g.work.Done, nil
}

// Go runs f in a goroutine of the group. A closed group does not run it.
func (g *Group) Go(f func(context.Context)) (began bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.ctx.Err() != nil {
		return false
	}
	g.work.Go(func() { f(g.ctx) })
	return true
}

// Close ends the group's context and waits until all work is over.
func (g *Group) Close() {
	g.mu.Lock()
	g.cancel() // under the lock: whatever began before is counted
	g.mu.Unlock()
	g.work.Wait()
}
