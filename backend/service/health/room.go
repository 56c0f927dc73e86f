package health

import (
	"context"

	"github.com/shirou/gopsutil/v3/mem"

	"terzetto/backend/base/process"
)

// A Room is the space that this computer has for a model, in bytes; 0 means unknown.
type Room struct {
	Disk   uint64 `json:"disk"`   // free, where the data folder is
	Memory uint64 `json:"memory"` // as a whole
}

// Room measures this computer.
func (s *Service) Room(ctx context.Context) Room {
	var r Room
	r.Disk, _ = process.FreeDisk(s.o.Dir)
	if m, err := mem.VirtualMemoryWithContext(ctx); err == nil {
		r.Memory = m.Total
	}
	return r
}
