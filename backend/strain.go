package backend

import (
	"runtime/metrics"
	"sync"
	"time"

	"terzetto/backend/fault"
)

// A strain looks at the process's memory and the disk, at most once a second (decision 30).
type strain struct {
	dir string
	now func() time.Time

	mu   sync.Mutex
	at   time.Time
	last error
}

// The limits of a round's resources.
const (
	mostMemory = 2 << 30
	leastDisk  = 200 << 20
)

func newStrain(dir string, now func() time.Time) *strain { return &strain{dir: dir, now: now} }

func (s *strain) look() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.now()
	if !s.at.IsZero() && now.Sub(s.at) < time.Second {
		return s.last
	}
	s.at, s.last = now, nil
	sample := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(sample)
	if sample[0].Value.Uint64()-sample[1].Value.Uint64() > mostMemory {
		s.last = fault.New(fault.Exhausted, "Terzetto uses more than 2 GB of memory. Ask for less at a time.")
	} else if free, known := freeDisk(s.dir); known && free < leastDisk {
		s.last = fault.New(fault.Exhausted, "Less than 200 MB are free on the disk. Make room and try again.")
	}
	return s.last
}
