package teams

import (
	"context"
	"slices"
	"sync"
)

// places are those in which agents work, over all rounds. How many there are may change at any
// time; an agent that works is never sent away.
type places struct {
	mu    sync.Mutex
	most  int
	taken int
	queue []chan struct{} // first come, first served
}

// enter waits for a place and takes it; leave gives it back, once.
func (p *places) enter(ctx context.Context) (leave func(), err error) {
	turn := make(chan struct{})
	p.mu.Lock()
	p.queue = append(p.queue, turn)
	p.admit()
	p.mu.Unlock()
	select {
	case <-turn:
		return sync.OnceFunc(func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.taken--
			p.admit()
		}), nil
	case <-ctx.Done():
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if i := slices.Index(p.queue, turn); i >= 0 {
		p.queue = slices.Delete(p.queue, i, i+1)
	} else { // it was admitted at the same moment
		p.taken--
		p.admit()
	}
	return nil, context.Cause(ctx)
}

// admit lets those in for whom there is a place. The caller holds the lock.
func (p *places) admit() {
	for len(p.queue) > 0 && p.taken < p.most {
		close(p.queue[0])
		p.queue = p.queue[1:]
		p.taken++
	}
}

// set changes how many places there are.
func (p *places) set(most int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.most = most
	p.admit()
}
