package run

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/shirou/gopsutil/v3/cpu"
)

// A Meter reads the load of the computer from the times that its cores spent. It works only
// when it is asked, so an idle program costs nothing.
type Meter struct {
	times func() ([]cpu.TimesStat, error) // one for each core, since the start
	now   func() time.Time
	mu    sync.Mutex
	at    time.Time
	last  []cpu.TimesStat
	kept  []Load // the newest samples, oldest first
}

// ErrNoSample is what a meter says that was not asked for a while: the load is read between two looks
// at the cores.
var ErrNoSample = errors.New("the load of the processor is not known yet")

// Samples last about a second, so that there is a new one for who looks again after a second. Three of
// them are averaged, so that one spike does not flip the gate. What is older than stale says nothing
// about now.
const (
	sampled = 950 * time.Millisecond
	smooth  = 3
	stale   = 5 * time.Second
)

// NewMeter makes a meter of this computer's cores.
func NewMeter(now func() time.Time) *Meter {
	return &Meter{now: now, times: func() ([]cpu.TimesStat, error) { return cpu.Times(true) }}
}

// NewMeterOf makes a meter of other times than this computer's.
func NewMeterOf(now func() time.Time, times func() ([]cpu.TimesStat, error)) *Meter {
	return &Meter{now: now, times: times}
}

// Load is the load over about the last three seconds. Asked for the first time in a while it gives
// ErrNoSample.
func (m *Meter) Load() (Load, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.now()
	age := now.Sub(m.at)
	if m.last != nil && age >= 0 && age < sampled {
		return m.mean()
	}
	times, err := m.times()
	if err != nil {
		return Load{}, fmt.Errorf("read the times of the cores: %w", err)
	}
	if len(times) == 0 {
		return Load{}, errors.New("no core tells its times")
	}
	before := m.last
	m.at, m.last = now, times
	if len(before) != len(times) || age > stale || age < 0 {
		m.kept = nil
		return m.mean()
	}
	m.kept = append(m.kept, loadBetween(before, times))
	if len(m.kept) > smooth {
		m.kept = slices.Clone(m.kept[1:])
	}
	return m.mean()
}

func (m *Meter) mean() (l Load, err error) {
	if len(m.kept) == 0 {
		return l, ErrNoSample
	}
	for _, one := range m.kept {
		l.Average += one.Average / float64(len(m.kept))
		l.Busiest += one.Busiest / float64(len(m.kept))
	}
	return l, nil
}

// loadBetween computes each core's load between two samples.
func loadBetween(before, after []cpu.TimesStat) (l Load) {
	for i := range after {
		idle := after[i].Idle + after[i].Iowait - before[i].Idle - before[i].Iowait
		all := total(after[i]) - total(before[i])
		if all <= 0 {
			continue
		}
		busy := min(100, max(0, 100*(1-idle/all)))
		l.Average += busy / float64(len(after))
		l.Busiest = max(l.Busiest, busy)
	}
	return l
}

// total leaves guests out: Linux counts them as user time already.
func total(t cpu.TimesStat) float64 {
	return t.User + t.System + t.Idle + t.Nice + t.Iowait + t.Irq + t.Softirq + t.Steal
}
