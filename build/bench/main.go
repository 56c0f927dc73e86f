// Bench prints the figures of the product, a line each: name, median, least, most,
// yardstick, ratio. It starts the release binary against a scripted model server on
// the loopback and measures from outside, the way a person's program would see it.
//
// A figure is quoted with a yardstick wherever there is one, measured in the same
// run and interleaved with ours, because the machines we build on are noisy.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
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
	if *dir != "" {
		if err := fillFile(ctx, *dir, *into, *rows); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	b := &bench{binary: *binary, runs: *runs, part: *part}
	fmt.Printf("%-46s %10s %10s %10s %12s %7s\n", "measure", "median", "least", "most", "yardstick", "ratio")
	for _, m := range []struct {
		name string
		run  func(ctx context.Context, dir string) error
	}{
		{"size", b.size},
		{"start", b.start},
		{"first-token", b.firstToken},
		{"throughput", b.throughput},
		{"turn", b.turn},
		{"prefix", b.prefix},
		{"open", b.open},
		{"search", b.search},
		{"stop", b.stop},
		{"memory", b.memory},
		{"idle", b.idle},
		{"window", b.window},
		{"page", b.page},
	} {
		if *only != "" && *only != m.name {
			continue
		}
		if err := inFolder(ctx, m.run); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", m.name, err)
			os.Exit(1)
		}
	}
}

// inFolder gives a measure a folder of its own, which is gone afterwards.
func inFolder(ctx context.Context, run func(ctx context.Context, dir string) error) error {
	dir, err := os.MkdirTemp("", "terzetto-bench-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	return run(ctx, dir)
}

// A bench takes the figures.
type bench struct {
	binary string
	runs   int
	part   string // of the page's measure; empty for all
}

// A figure is several readings of one thing.
type figure struct {
	name      string
	unit      string
	readings  []float64
	yardstick []float64
}

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
