package run

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"
)

// A Load is how busy the computer is, in percent: the mean over its cores and the busiest.
type Load struct {
	Average float64 `json:"average"`
	Busiest float64 `json:"busiest"`
}

// High is the document's rule: strictly more than 30 on average, or than 70 on one core.
func (l Load) High() bool { return l.Average > 30 || l.Busiest > 70 }

// Cap is how many runs may work at once: as many as there are cores, two while the load is
// high, and never none.
func Cap(l Load, cores int) int {
	if l.High() {
		cores = min(2, cores)
	}
	return max(1, cores)
}

// A Gate lets as many runs work as the computer can take. What works already is never
// thrown out. It is one for all kinds of work: runs, rounds of a team, flows.
type Gate struct {
	cores int
	load  func() (Load, error)
	log   *slog.Logger
	told  sync.Once // that the load cannot be read
	mu    sync.Mutex
	used  int
	queue []*ticket // first come, first served
	again *time.Timer
	// changed is told who waits for what, whenever that changes; Nothing: he waits no more.
	changed func(id string, r Reason)
}

type ticket struct {
	id     string
	let    chan struct{}
	reason Reason
}

// NewGate makes a gate for a number of cores. load may fail, which counts as little load
// and is logged once.
func NewGate(cores int, load func() (Load, error), log *slog.Logger) *Gate {
	return &Gate{cores: max(1, cores), load: load, log: log, changed: func(string, Reason) {}}
}

// look is how long after a look at the load the next one is worth it: the sample is of one second.
const look = time.Second

// Enter waits until there is a slot and takes it. leave gives it back, once.
func (g *Gate) Enter(ctx context.Context, id string) (leave func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, context.Cause(ctx)
	}
	t := &ticket{id: id, let: make(chan struct{})}
	g.mu.Lock()
	g.queue = append(g.queue, t)
	told := g.admit()
	g.mu.Unlock()
	told()
	select {
	case <-t.let:
	case <-ctx.Done():
		if !g.leaveQueue(t) { // it was let in at the same moment
			g.leave()
		}
		return nil, context.Cause(ctx)
	}
	return sync.OnceFunc(g.leave), nil
}

func (g *Gate) leave() {
	g.mu.Lock()
	g.used--
	told := g.admit()
	g.mu.Unlock()
	told()
}

// leaveQueue says whether t still stood in the queue.
func (g *Gate) leaveQueue(t *ticket) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	stood := len(g.queue)
	g.queue = slices.DeleteFunc(g.queue, func(other *ticket) bool { return other == t })
	return len(g.queue) < stood
}

// admit lets in whoever there is room for. The load is read only when it makes a difference.
// It wants the lock, and what it returns is to be called without.
func (g *Gate) admit() (told func()) {
	type news struct {
		id     string
		reason Reason
	}
	var all []news
	free, why := g.cores-g.used, ForSlot
	if low := min(2, g.cores); free > 0 && len(g.queue) > 0 && g.used+len(g.queue) > low {
		if load := g.sample(); load.High() {
			free, why = low-g.used, ForCPU
		}
	}
	for len(g.queue) > 0 && free > 0 {
		t := g.queue[0]
		g.queue = g.queue[1:]
		g.used++
		free--
		if t.reason != Nothing {
			all = append(all, news{t.id, Nothing})
		}
		close(t.let)
	}
	for _, t := range g.queue {
		if t.reason != why {
			t.reason = why
			all = append(all, news{t.id, why})
		}
	}
	if len(g.queue) > 0 && why == ForCPU && g.again == nil {
		g.again = time.AfterFunc(look, func() {
			g.mu.Lock()
			g.again = nil
			told := g.admit()
			g.mu.Unlock()
			told()
		})
	}
	return func() {
		for _, n := range all {
			g.changed(n.id, n.reason)
		}
	}
}

func (g *Gate) sample() Load {
	l, err := g.load()
	if err != nil {
		g.told.Do(func() {
			g.log.Warn("the load of the processor cannot be read, so it counts as low", slog.Any("err", err))
		})
		return Load{}
	}
	return l
}

// A GateState is what a window shows of a gate.
type GateState struct {
	Load
	Known   bool `json:"known"`
	High    bool `json:"high"`
	Cap     int  `json:"cap"`
	Cores   int  `json:"cores"`
	Active  int  `json:"active"`
	Waiting int  `json:"waiting"`
}

// State looks at the gate and at the load.
func (g *Gate) State() GateState {
	load, err := g.load()
	g.mu.Lock()
	defer g.mu.Unlock()
	return GateState{Load: load, Known: err == nil, High: load.High(), Cap: Cap(load, g.cores), Cores: g.cores, Active: g.used, Waiting: len(g.queue)}
}

// close ends the timer that looks again.
func (g *Gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.again != nil {
		g.again.Stop()
	}
}
