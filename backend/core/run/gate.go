package run

import (
	"context"
	"errors"
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

// A Gate limits how much works at once to what the computer can take. Work that was let in is
// never stopped by the gate. Runs, tasks of a team and flows share one gate.
type Gate struct {
	cores int
	load  func() (Load, error)
	log   *slog.Logger
	told  sync.Once // that the load cannot be read
	mu    sync.Mutex
	used  int
	queue []*ticket // first come, first served
	again *time.Timer
	// changed is called whenever the reason of a wait changes; Nothing: the wait is over.
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

// look is the time between two looks at the load, because a sample lasts one second.
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

// leaveQueue removes t from the queue and reports whether it was there.
func (g *Gate) leaveQueue(t *ticket) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	stood := len(g.queue)
	g.queue = slices.DeleteFunc(g.queue, func(other *ticket) bool { return other == t })
	return len(g.queue) < stood
}

// admit lets in as many as there is room for. It reads the load only when the load makes a difference.
// The caller holds the lock, and calls told after releasing it.
func (g *Gate) admit() (told func()) {
	type news struct {
		id     string
		reason Reason
	}
	var all []news
	free, why := g.cores-g.used, ForSlot
	if low := min(2, g.cores); free > 0 && len(g.queue) > 0 && g.used+len(g.queue) > low {
		if load, known := g.sample(); load.High() || !known && g.cores > low {
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

// sample reads the load. As long as it is not known, no more are let in than while it is high.
func (g *Gate) sample() (l Load, known bool) {
	l, err := g.load()
	if errors.Is(err, ErrNoSample) {
		return Load{}, false
	}
	if err != nil {
		g.told.Do(func() {
			g.log.Warn("the load of the processor cannot be read, so it counts as low", slog.Any("err", err))
		})
		return Load{}, true
	}
	return l, true
}

// A GateState is the state of a gate as a window shows it.
type GateState struct {
	Load
	Known   bool `json:"known"`
	High    bool `json:"high"`
	Cap     int  `json:"cap"`
	Cores   int  `json:"cores"`
	Active  int  `json:"active"`
	Waiting int  `json:"waiting"`
}

// State returns the state of the gate and the load.
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
