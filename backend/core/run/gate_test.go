package run_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/shirou/gopsutil/v3/cpu"

	"terzetto/backend/core/run"
)

func TestHowManyRunsMayWork(t *testing.T) {
	for _, c := range []struct {
		average, busiest float64
		cores, want      int
	}{
		{0, 0, 8, 8},
		{30, 70, 8, 8},
		{30.1, 0, 8, 2},
		{0, 70.1, 8, 2},
		{100, 100, 2, 2},
		{100, 100, 1, 1},
		{0, 0, 1, 1},
		{0, 0, 0, 1},
		{100, 100, 0, 1},
	} {
		if got := run.Cap(run.Load{Average: c.average, Busiest: c.busiest}, c.cores); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// A queue is a gate with a load that a test sets, and the order in which it lets in.
type queue struct {
	*testing.T
	*run.Gate
	load run.Load
	err  error
	log  strings.Builder
	mu   sync.Mutex
	in   []string
	out  map[string]func()
}

func queued(t *testing.T, cores int, act func(q *queue)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		q := &queue{T: t, out: map[string]func(){}}
		q.Gate = run.NewGate(cores, q.loaded, slog.New(slog.NewTextHandler(&q.log, nil)))
		act(q)
		for len(q.out) > 0 { // whoever waits comes in once somebody leaves
			for _, name := range slices.Collect(maps.Keys(q.out)) {
				q.leaves(name)
			}
		}
	})
}

func (q *queue) loaded() (run.Load, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.load, q.err
}

// under is the load from now on.
func (q *queue) under(l run.Load) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.load = l
}

func (q *queue) comes(ctx context.Context, name string) {
	go func() {
		leave, err := q.Enter(ctx, name)
		if err != nil {
			return
		}
		q.mu.Lock()
		defer q.mu.Unlock()
		q.in = append(q.in, name)
		q.out[name] = leave
	}()
	synctest.Wait()
}

func (q *queue) leaves(name string) {
	q.mu.Lock()
	leave := q.out[name]
	delete(q.out, name)
	q.mu.Unlock()
	leave()
	leave() // giving a slot back twice gives it back once
	synctest.Wait()
}

func (q *queue) stands(want string) {
	q.Helper()
	s := q.State()
	if got := fmt.Sprintf("%s; %d work, %d wait, cap %d", strings.Join(q.in, " "), s.Active, s.Waiting, s.Cap); got != want {
		q.Errorf("\n got %s\nwant %s", got, want)
	}
}

func TestTheGateLetsInInOrder(t *testing.T) {
	queued(t, 3, func(q *queue) {
		for name := range strings.FieldsSeq("a b c d e f") {
			q.comes(q.Context(), name)
		}
		q.stands("a b c; 3 work, 3 wait, cap 3")
		q.leaves("b")
		q.stands("a b c d; 3 work, 2 wait, cap 3")
		q.leaves("a")
		q.leaves("d")
		q.stands("a b c d e f; 3 work, 0 wait, cap 3")
	})
}

func TestABusyComputerLetsTwoWorkAndThrowsNobodyOut(t *testing.T) {
	queued(t, 4, func(q *queue) {
		for name := range strings.FieldsSeq("a b c") {
			q.comes(q.Context(), name)
		}
		q.under(run.Load{Average: 90, Busiest: 90})
		q.comes(q.Context(), "d")
		q.stands("a b c; 3 work, 1 wait, cap 2")
		q.leaves("a")
		q.stands("a b c; 2 work, 1 wait, cap 2")
		q.leaves("b")
		q.stands("a b c d; 2 work, 0 wait, cap 2")
	})
}

// What the first look after a quiet time gives says nothing, so it lets nobody in beyond the two.
func TestTheGateLetsInTwoUntilTheLoadIsKnown(t *testing.T) {
	queued(t, 4, func(q *queue) {
		q.err = run.ErrNoSample
		for name := range strings.FieldsSeq("a b c d") {
			q.comes(q.Context(), name)
		}
		if q.stands("a b; 2 work, 2 wait, cap 4"); q.log.Len() > 0 {
			t.Error(q.log.String())
		}
		q.mu.Lock()
		q.err = nil
		q.mu.Unlock()
		time.Sleep(time.Second)
		synctest.Wait()
		slices.Sort(q.in[2:]) // these two came in together
		q.stands("a b c d; 4 work, 0 wait, cap 4")
	})
	queued(t, 2, func(q *queue) { // with two cores the load decides nothing
		q.err = run.ErrNoSample
		for name := range strings.FieldsSeq("a b c") {
			q.comes(q.Context(), name)
		}
		q.leaves("a")
		q.stands("a b c; 2 work, 0 wait, cap 2")
	})
}

func TestTheGateLooksAgainWhenTheLoadMayHaveFallen(t *testing.T) {
	queued(t, 4, func(q *queue) {
		q.under(run.Load{Busiest: 100})
		for name := range strings.FieldsSeq("a b c d") {
			q.comes(q.Context(), name)
		}
		q.stands("a b; 2 work, 2 wait, cap 2")
		time.Sleep(10 * time.Second)
		q.stands("a b; 2 work, 2 wait, cap 2")
		q.under(run.Load{})
		time.Sleep(time.Second)
		synctest.Wait()
		slices.Sort(q.in[2:]) // these two came in together
		q.stands("a b c d; 4 work, 0 wait, cap 4")
	})
}

func TestWhoGivesUpLeavesTheQueue(t *testing.T) {
	queued(t, 1, func(q *queue) {
		q.comes(q.Context(), "a")
		ctx, cancel := context.WithCancel(q.Context())
		q.comes(ctx, "b")
		q.comes(q.Context(), "c")
		cancel()
		synctest.Wait()
		q.stands("a; 1 work, 1 wait, cap 1")
		q.leaves("a")
		q.stands("a c; 1 work, 0 wait, cap 1")
		if _, err := q.Enter(ctx, "b"); !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		q.stands("a c; 1 work, 0 wait, cap 1")
	})
}

func TestALoadThatCannotBeReadIsToldOnce(t *testing.T) {
	queued(t, 4, func(q *queue) {
		q.err = errors.New("no")
		for name := range strings.FieldsSeq("a b c d e") {
			q.comes(q.Context(), name)
		}
		q.stands("a b c d; 4 work, 1 wait, cap 4")
		if q.State().Known || strings.Count(q.log.String(), "\n") != 1 {
			t.Error(q.State(), q.log.String())
		}
	})
}

// A day is the times of two cores, which a test lets pass.
type day struct {
	at    time.Time
	cores [2]cpu.TimesStat
	err   error
	reads int
}

func (d *day) passes(seconds, busy0, busy1 float64) {
	d.at = d.at.Add(time.Duration(seconds * float64(time.Second)))
	for i, share := range []float64{busy0, busy1} {
		d.cores[i].User += seconds * share
		d.cores[i].Guest += seconds * share // is in User already
		d.cores[i].Iowait += seconds * (1 - share) / 2
		d.cores[i].Idle += seconds * (1 - share) / 2
	}
}

func (d *day) meter() *run.Meter {
	return run.NewMeterOf(func() time.Time { return d.at }, func() ([]cpu.TimesStat, error) {
		d.reads++
		return []cpu.TimesStat{d.cores[0], d.cores[1]}, d.err
	})
}

// unknown holds that the meter does not know the load yet.
func (d *day) unknown(t *testing.T, m *run.Meter) {
	t.Helper()
	if l, err := m.Load(); !errors.Is(err, run.ErrNoSample) {
		t.Errorf("%+v, %v", l, err)
	}
}

func (d *day) holds(t *testing.T, m *run.Meter, average, busiest float64) {
	t.Helper()
	l, err := m.Load()
	if err != nil || fmt.Sprintf("%.1f %.1f", l.Average, l.Busiest) != fmt.Sprintf("%.1f %.1f", average, busiest) {
		t.Errorf("%+v, %v; want %.1f %.1f", l, err, average, busiest)
	}
}

func TestTheMeterReadsTheLastThreeSeconds(t *testing.T) {
	d := &day{at: time.Unix(1_000_000, 0)}
	m := d.meter()
	d.unknown(t, m)
	d.passes(0.5, 1, 1)
	d.unknown(t, m)
	d.passes(-0.5, 1, 1)
	d.passes(1, 0.6, 0)
	d.holds(t, m, 30, 60)
	d.passes(0.5, 1, 1)
	d.holds(t, m, 30, 60) // a sample is of a second
	d.passes(0.5, 1, 1)
	d.holds(t, m, (30+100)/2., (60+100)/2.)
	for range 3 {
		d.passes(1, 0, 0)
		_, _ = m.Load()
	}
	d.holds(t, m, 0, 0)
	d.passes(1, 0, 1)
	d.holds(t, m, 50./3, 100./3) // one spike does not flip the gate
	if d.reads != 7 {
		t.Errorf("it read %d times", d.reads)
	}
}

func TestTheMeterForgetsWhatIsOld(t *testing.T) {
	d := &day{at: time.Unix(1_000_000, 0)}
	m := d.meter()
	_, _ = m.Load()
	d.passes(1, 1, 1)
	d.holds(t, m, 100, 100)
	d.passes(60, 1, 1)
	d.unknown(t, m)
	d.passes(1, 1, 0)
	d.holds(t, m, 50, 100)
	d.at = d.at.Add(-time.Hour) // the clock is put back
	d.unknown(t, m)
	d.passes(1, 0.5, 0.5)
	d.holds(t, m, 50, 50)
}

func TestTheMeterTellsThatItCannotRead(t *testing.T) {
	d := &day{err: errors.New("no")}
	if _, err := d.meter().Load(); !errors.Is(err, d.err) {
		t.Error(err)
	}
	if _, err := run.NewMeter(time.Now).Load(); !errors.Is(err, run.ErrNoSample) {
		t.Errorf("of this computer: %v", err)
	}
}
