package teams

import (
	"context"
	"log/slog"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/process"
)

// limits check the memory of the process and the disk, at most once a second.
type limits struct {
	now    func() time.Time
	memory func() (uint64, error) // of this process, in bytes
	tidy   func()                 // frees unused memory
	free   func() (bytes uint64, known bool)
	log    *slog.Logger
	most   atomic.Uint64 // how much memory the process may hold
	told   sync.Once     // that the memory cannot be read

	mu   sync.Mutex
	at   time.Time
	last error
}

// leastDisk is what has to be free on the disk.
const leastDisk = 200 << 20

func newLimits(o Options) *limits {
	if o.Memory == nil {
		o.Memory = func() (uint64, error) { return process.Memory(context.Background()) }
	}
	return &limits{
		now: o.Now, log: o.Log, memory: o.Memory, tidy: debug.FreeOSMemory,
		free: func() (uint64, bool) { return process.FreeDisk(o.Dir) },
	}
}

// look returns the resource that is at its limit. One that cannot be read is not at its limit.
func (l *limits) look() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	if age := now.Sub(l.at); !l.at.IsZero() && age >= 0 && age < time.Second {
		return l.last
	}
	l.at, l.last = now, nil
	held, err := l.memory()
	most := l.most.Load()
	if held > most { // of which much may be what the last round has left
		l.tidy()
		held, err = l.memory()
	}
	if err != nil {
		l.told.Do(func() {
			l.log.Warn("the memory of this process cannot be read, so it counts as little", slog.Any("err", err))
		})
	}
	if held > most {
		l.last = fault.Newf(fault.Exhausted, "Terzetto uses more than %g GB of memory. Ask for less at a time.", float64(most)/(1<<30))
	} else if free, known := l.free(); known && free < leastDisk {
		l.last = fault.New(fault.Exhausted, "Less than 200 MB of disk space is left. Free some space, then try again.")
	}
	return l.last
}
