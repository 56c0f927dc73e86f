package run_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"log/slog"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/google/uuid"
	_ "modernc.org/sqlite" // the yardstick's

	"terzetto/backend/core/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// A bench is a processor that works as in the program, but for its one tool, which does nothing.
type bench struct {
	*testing.B
	db    *store.DB
	p     *run.Processor
	ended chan string
	began chan time.Time
}

func newBench(b *testing.B) *bench {
	db, err := store.Open(b.Context(), storeOptions(filepath.Join(b.TempDir(), "data")))
	if err != nil {
		b.Fatal(err)
	}
	s := &bench{B: b, db: db, ended: make(chan string, 1000), began: make(chan time.Time, 1000)}
	box, err := tool.New(tool.Tool{
		ID: "noop", Description: "Does nothing.", Level: tool.Read, Repeatable: true, Input: json.RawMessage(`{"type":"object"}`),
		Do: func(context.Context, json.RawMessage) (json.RawMessage, error) {
			select {
			case s.began <- time.Now():
			default:
			}
			return json.RawMessage("1"), nil
		},
	})
	if err != nil {
		b.Fatal(err)
	}
	s.p = run.NewProcessor(run.Options{
		Store: db.RunStore(), Gate: run.NewGate(2, func() (run.Load, error) { return run.Load{}, nil }, slog.Default()),
		Tools: func() *tool.Registry { return box }, Now: time.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() },
		Log: slog.Default(), Changed: func(string) {}, Ended: func(r run.Run) { s.ended <- r.ID },
	})
	b.Cleanup(func() {
		s.p.Close()
		if err := db.Close(); err != nil {
			b.Error(err)
		}
	})
	return s
}

func (s *bench) begin(n int) { s.beginSteps(slices.Repeat(steps("noop"), n)) }

func (s *bench) beginSteps(all []run.Instruction) {
	r := run.New{ID: uuid.Must(uuid.NewV7()).String(), Kind: run.Instructions, Name: "noop", Steps: all}
	if _, _, err := s.db.Runs.StartRun(s.Context(), r, ""); err != nil {
		s.Fatal(err)
	}
	s.p.Offer(r.ID)
}

// ten carries out n runs of ten steps, so many of them at once, and gives how long it took.
func (s *bench) ten(n, atOnce int) time.Duration {
	at := time.Now()
	for i := range n + atOnce {
		if i >= atOnce {
			<-s.ended
		}
		if i < n {
			s.begin(10)
		}
	}
	return time.Since(at)
}

// A log is the yardstick: a table of steps in a file of its own, kept as the store keeps its
// own, and nothing else. A step is written when it begins and when it has its result.
type log struct {
	db         *sql.DB
	begin, end *sql.Stmt
}

func newLog(b *testing.B) *log {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(b.TempDir(), "log.db")+"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate")
	if err != nil {
		b.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	b.Cleanup(func() {
		if err := db.Close(); err != nil {
			b.Error(err)
		}
	})
	if _, err := db.ExecContext(b.Context(), "CREATE TABLE steps (id INTEGER PRIMARY KEY, run TEXT, state TEXT, result TEXT, at INTEGER)"); err != nil {
		b.Fatal(err)
	}
	l := &log{db: db}
	for query, into := range map[string]**sql.Stmt{
		"INSERT INTO steps (run, state, at) VALUES (?, 'started', ?)": &l.begin, "UPDATE steps SET state = 'done', result = ?, at = ? WHERE id = ?": &l.end,
	} {
		if *into, err = db.PrepareContext(b.Context(), query); err != nil { //nolint:sqlclosecheck // with the file
			b.Fatal(err)
		}
	}
	return l
}

func (l *log) steps(b *testing.B, n int) time.Duration {
	at := time.Now()
	for range n {
		row, err := l.begin.ExecContext(b.Context(), "run", at.UnixMicro())
		if err != nil {
			b.Fatal(err)
		}
		id, err := row.LastInsertId()
		if err != nil {
			b.Fatal(err)
		}
		if _, err := l.end.ExecContext(b.Context(), "1", at.UnixMicro(), id); err != nil {
			b.Fatal(err)
		}
	}
	return time.Since(at)
}

// The steps of ten-step runs in a second, against the bare log in turns with them, with
// synchronous=FULL on both sides.
func BenchmarkStepsAgainstABareLog(b *testing.B) {
	for _, atOnce := range []int{1, 20} {
		b.Run(fmt.Sprintf("%d-in-flight", atOnce), func(b *testing.B) {
			s, l := newBench(b), newLog(b)
			runs := max(4, atOnce) // short, so that both meet the same weather
			s.ten(20, atOnce)      // warms up
			l.steps(b, 100)
			var ours, bare, ratios []float64
			for b.Loop() {
				o, y := s.ten(runs, atOnce), l.steps(b, runs*10)
				ours = append(ours, float64(runs*10)/o.Seconds())
				bare = append(bare, float64(runs*10)/y.Seconds())
				ratios = append(ratios, y.Seconds()/o.Seconds())
			}
			b.ReportMetric(median(ours), "steps/s")
			b.ReportMetric(median(bare), "bare-steps/s")
			b.ReportMetric(median(ratios), "of-bare")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// The items of a loop in a second, against the bare log, one and eight of them side by side.
func BenchmarkLoopAgainstABareLog(b *testing.B) {
	for _, sideBySide := range []int{1, 8} {
		b.Run(fmt.Sprintf("1000-items-%d-side-by-side", sideBySide), func(b *testing.B) {
			const items = 1000
			s, l := newBench(b), newLog(b)
			list, err := json.Marshal(slices.Repeat([]int{1}, items))
			if err != nil {
				b.Fatal(err)
			}
			l.steps(b, 100)
			var ours, ratios []float64
			for b.Loop() {
				each := run.Instruction{ID: "each"}
				each.ForEach, each.Steps = &run.ForEach{Items: list, Parallel: sideBySide}, run.NameSteps(steps("noop"))
				at := time.Now()
				s.beginSteps([]run.Instruction{each})
				<-s.ended
				o, y := time.Since(at), l.steps(b, items)
				ours = append(ours, items/o.Seconds())
				ratios = append(ratios, y.Seconds()/o.Seconds())
			}
			b.ReportMetric(median(ours), "items/s")
			b.ReportMetric(median(ratios), "of-bare")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// From the call that writes a run to the entry of its first tool.
func BenchmarkCreateToFirstStep(b *testing.B) {
	s := newBench(b)
	var all []float64
	for b.Loop() {
		for len(s.began) > 0 {
			<-s.began
		}
		at := time.Now()
		s.begin(1)
		all = append(all, (<-s.began).Sub(at).Seconds()*1000)
		<-s.ended
	}
	slices.Sort(all)
	b.ReportMetric(median(all), "ms-median")
	b.ReportMetric(all[len(all)*99/100], "ms-p99")
	b.ReportMetric(0, "ns/op")
}

// How the cost grows with the number of steps of one run.
func BenchmarkStepsOfOneRun(b *testing.B) {
	for _, n := range []int{100, 1_000, 10_000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			s := newBench(b)
			for b.Loop() {
				s.begin(n)
				<-s.ended
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*n), "µs/step")
			b.ReportMetric(0, "ns/op")
		})
	}
}

func median(all []float64) float64 {
	sorted := slices.Sorted(slices.Values(all))
	return sorted[len(sorted)/2]
}
