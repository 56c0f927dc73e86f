package process

import (
	"context"
	"fmt"
	"strings"

	"github.com/shirou/gopsutil/v3/process"
)

// An Identity tells a process from a later one that was given the same number.
type Identity struct {
	PID   int    `json:"pid"`
	Began int64  `json:"began"` // in milliseconds since 1970, by the system's clock
	Path  string `json:"path"`  // of its program
}

// clockError is how many milliseconds the beginning of a process may be read apart, because the system reckons it from
// the time at which it started itself.
const clockError = 2000

// replaced is what Linux adds to the path of a program whose file is no longer there, such as that of a version before.
const replaced = " (deleted)"

// Identify reads who a process is.
func Identify(ctx context.Context, pid int) (Identity, error) {
	p, err := process.NewProcessWithContext(ctx, int32(pid)) //nolint:gosec // a process id fits
	if err != nil {
		return Identity{}, fmt.Errorf("look at a process: %w", err)
	}
	began, err := p.CreateTimeWithContext(ctx)
	if err != nil {
		return Identity{}, fmt.Errorf("read when a process began: %w", err)
	}
	path, err := p.ExeWithContext(ctx)
	if err != nil {
		return Identity{}, fmt.Errorf("read which program a process runs: %w", err)
	}
	return Identity{PID: pid, Began: began, Path: strings.TrimSuffix(path, replaced)}, nil
}

// Runs reports whether the process is still the same one.
func (i Identity) Runs(ctx context.Context) bool {
	now, err := Identify(ctx, i.PID)
	return err == nil && i.Path != "" && now.Path == i.Path && max(now.Began-i.Began, i.Began-now.Began) <= clockError
}
