// Bench prints the figures of the product, a line each: name, median, least, most,
// yardstick, ratio. It starts the release binary against a scripted model server on
// the loopback and measures from outside, as another program would see it.
//
// A figure has a yardstick wherever there is one, measured in the same run and
// interleaved with ours, because the machines that the figures are taken on are noisy.
//
// A measure cannot go on after an error, so it panics with a failure (check, must), and
// attempt, which called it, returns that as an error. A program that a measure started ends
// with the measure, whatever happened.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strings"
	"time"
)

func main() {
	binary := flag.String("binary", "build/bin/terzetto", "the release binary")
	runs := flag.Int("runs", 7, "how often each figure is taken")
	dir := flag.String("fill", "", "a data folder to write a long path into, instead of measuring")
	into := flag.String("conversation", "", "the conversation that the path is written into")
	rows := flag.Int("rows", 10_000, "how long that path is")
	only := flag.String("only", "", "one measure by name")
	part := flag.String("part", "", "one part of the page's measure: open, scroll, typing, growth, flood")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := attempt(func() {
		if *dir != "" {
			fill(ctx, *dir, *into, *rows)
			return
		}
		b := &bench{binary: *binary, runs: *runs, part: *part}
		b.measure(ctx, *only)
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// A failure is an error that ends a measure.
type failure struct{ error }

// attempt runs what may fail and returns the failure.
func attempt(run func()) (err error) {
	defer func() {
		switch cause := recover().(type) {
		case nil:
		case failure:
			err = cause.error
		default:
			panic(cause)
		}
	}()
	run()
	return nil
}

func check(err error) {
	if err != nil {
		panic(failure{err})
	}
}

func must[T any](v T, err error) T {
	check(err)
	return v
}

// A bench takes the figures.
type bench struct {
	binary string
	runs   int
	part   string // of the page's measure; empty for all

	programs []*exec.Cmd // that the measure started
}

// begin starts a program that ends with the measure.
func (b *bench) begin(program *exec.Cmd) {
	check(program.Start())
	b.programs = append(b.programs, program)
}

// measure takes the figures of one measure, or of all. Each has a folder of its own, which is
// deleted afterwards.
func (b *bench) measure(ctx context.Context, only string) {
	type measure struct {
		name string
		run  func(ctx context.Context, dir string)
	}
	all := []measure{
		{"size", b.size},
		{"start", b.start},
		{"first-token", b.firstToken},
		{"throughput", b.throughput},
		{"turn", b.turn},
		{"prefix", b.prefix},
		{"fold", b.fold},
		{"faults", b.faults},
		{"open", b.open},
		{"search", b.search},
		{"triggers", b.triggers},
		{"stop", b.stop},
		{"memory", b.memory},
		{"idle", b.idle},
		{"window", b.window},
		{"page", b.page},
	}
	if only != "" && !slices.ContainsFunc(all, func(m measure) bool { return m.name == only }) {
		var names []string
		for _, m := range all {
			names = append(names, m.name)
		}
		check(fmt.Errorf("there is no measure %q, only %s", only, strings.Join(names, ", ")))
	}
	fmt.Printf("%-46s %10s %10s %10s %12s %7s\n", "measure", "median", "least", "most", "yardstick", "ratio")
	for _, m := range all {
		if only != "" && only != m.name {
			continue
		}
		err := attempt(func() {
			dir := must(os.MkdirTemp("", "terzetto-bench-"))
			defer func() { _ = os.RemoveAll(dir) }()
			m.run(ctx, dir)
		})
		for _, program := range b.programs { // most of them have ended already
			_ = program.Process.Kill()
			_ = program.Wait()
		}
		b.programs = nil
		if err != nil {
			check(fmt.Errorf("%s: %w", m.name, err))
		}
	}
}

// A figure is several readings of one thing.
type figure struct {
	name      string
	unit      string
	readings  []float64
	yardstick []float64
}

// tell prints a figure that is read once.
func tell(name, unit string, reading float64) {
	figure{name: name, unit: unit, readings: []float64{reading}}.print()
}

func (f *figure) took(d time.Duration)     { f.readings = append(f.readings, ms(d)) }
func (f *figure) yardTook(d time.Duration) { f.yardstick = append(f.yardstick, ms(d)) }

func (f figure) print() {
	slices.Sort(f.readings)
	yard, ratio := "", ""
	if len(f.yardstick) > 0 {
		slices.Sort(f.yardstick)
		y := median(f.yardstick)
		yard, ratio = number(y, f.unit), fmt.Sprintf("%.2f", median(f.readings)/y)
	}
	fmt.Printf("%-46s %10s %10s %10s %12s %7s\n", f.name, number(median(f.readings), f.unit), number(f.readings[0], f.unit),
		number(f.readings[len(f.readings)-1], f.unit), yard, ratio)
}

func number(v float64, unit string) string {
	switch {
	case v >= 1000:
		return fmt.Sprintf("%.0f %s", v, unit)
	case v >= 10:
		return fmt.Sprintf("%.1f %s", v, unit)
	}
	return fmt.Sprintf("%.2f %s", v, unit)
}

func median(sorted []float64) float64 { return sorted[len(sorted)/2] }

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
