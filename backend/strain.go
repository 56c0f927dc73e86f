package backend

import (
	"context"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"terzetto/backend/fault"
	"terzetto/backend/process"
)

// A strain looks at the process's memory and the disk, at most once a second (decision 30).
type strain struct {
	now    func() time.Time
	memory func() (uint64, error) // of this process, in bytes
	tidy   func()                 // gives back what is held and not used
	free   func() (bytes uint64, known bool)
	log    *slog.Logger
	told   sync.Once // that the memory cannot be read

	mu   sync.Mutex
	at   time.Time
	last error
}

// The limits of a round's resources.
const (
	mostMemory = 2 << 30
	leastDisk  = 200 << 20
)

func (b *Backend) newStrain() *strain {
	memory := b.config.Memory
	if memory == nil {
		memory = func() (uint64, error) { return process.Memory(context.Background()) }
	}
	return &strain{
		now: b.now, log: b.log,
		memory: memory,
		tidy:   debug.FreeOSMemory,
		free:   func() (uint64, bool) { return process.FreeDisk(b.config.Dir) },
	}
}

// look says which resource is at its limit. What cannot be read counts as enough.
func (s *strain) look() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.now()
	if age := now.Sub(s.at); !s.at.IsZero() && age >= 0 && age < time.Second {
		return s.last
	}
	s.at, s.last = now, nil
	held, err := s.memory()
	if held > mostMemory { // of which much may be what the last round has left
		s.tidy()
		held, err = s.memory()
	}
	if err != nil {
		s.told.Do(func() {
			s.log.Warn("the memory of this process cannot be read, so it counts as little", slog.Any("err", err))
		})
	}
	if held > mostMemory {
		s.last = fault.New(fault.Exhausted, "Terzetto uses more than 2 GB of memory. Ask for less at a time.")
	} else if free, known := s.free(); known && free < leastDisk {
		s.last = fault.New(fault.Exhausted, "Less than 200 MB are free on the disk. Make room and try again.")
	}
	return s.last
}
