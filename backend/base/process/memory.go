package process

import (
	"context"
	"fmt"
	"os"

	"github.com/shirou/gopsutil/v3/process"
)

// Memory returns the resident size of this process in bytes.
func Memory(ctx context.Context) (uint64, error) {
	return residentMemory(ctx, int32(os.Getpid())) //nolint:gosec // a process id fits
}

// TreeMemory returns the resident size of a program and of everything that it started. Processes that ended meanwhile
// are not counted.
func TreeMemory(ctx context.Context, pid int) (uint64, error) {
	sum, err := residentMemory(ctx, int32(pid)) //nolint:gosec // a process id fits
	if err != nil {
		return 0, err
	}
	below := []int32{int32(pid)} //nolint:gosec // a process id fits
	for n := 0; n < len(below) && n < mostBelow; n++ {
		p := process.Process{Pid: below[n]}
		children, err := p.ChildrenWithContext(ctx)
		if err != nil {
			continue // it has none, or ended
		}
		for _, c := range children {
			below = append(below, c.Pid)
			if more, err := residentMemory(ctx, c.Pid); err == nil {
				sum += more
			}
		}
	}
	return sum, nil
}

// mostBelow bounds the look at a program that starts others without end.
const mostBelow = 64

func residentMemory(ctx context.Context, pid int32) (uint64, error) {
	p := process.Process{Pid: pid}
	info, err := p.MemoryInfoWithContext(ctx)
	if err != nil {
		return 0, fmt.Errorf("read the memory of process %d: %w", pid, err)
	}
	return info.RSS, nil
}
