// Bench prints the figures of the product, a line each: name, median, least, most,
// yardstick, ratio. It starts the release binary against a scripted model server on
// the loopback and measures from outside, as another program would see it.
//
// A figure has a yardstick wherever there is one, measured in the same run and
// interleaved with ours, because the machines that the figures are taken on are noisy.
// It's held against the last one and its goal, which are in a table (figures.txt):
// what has moved, or misses its goal, is told again at the end.
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

	"terzetto/backend/base/lists"
)

func main() {
	binary := flag.String("binary", "build/bin/terzetto", "the release binary")
	runs := flag.Int("runs", 7, "how often each figure is taken")
	dir := flag.String("fill", "", "a data folder to write a long path into, instead of measuring")
	into := flag.String("conversation", "", "the conversation that the path is written into")
	rows := flag.Int("rows", 10_000, "how long that path is")
	only := flag.String("only", "", "one measure by name")
	kept := flag.String("table", "build/bench/figures.txt", "the last figures, and their goals")
	record := flag.String("record", "", "writes the figures into the table, under these words")
	part := flag.String("part", "", "one part of the page's measure: open, scroll, typing, growth, flood")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := attempt(func() {
		if *dir != "" {
			fill(ctx, *dir, *into, *rows)
			return
		}
		b := &bench{binary: *binary, runs: *runs, part: *part, last: readTable(*kept)}
		b.measure(ctx, *only)
		b.sum()
		if *record != "" {
			b.last.title = *record
			b.last.write()
		}
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

	last table
	head string   // the last figure's name that isn't indented: a figure below it is kept under both names
	told []string // what there is to say of figures

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
		{"lore", b.lorePrefix},
		{"templates", b.templates},
		{"fold", b.fold},
		{"faults", b.faults},
		{"open", b.open},
		{"restore", b.restore},
		{"purge", b.purge},
		{"import", b.importExport},
		{"search", b.search},
		{"triggers", b.triggers},
		{"stop", b.stop},
		{"memory", b.memory},
		{"files", b.files},
		{"idle", b.idle},
		{"window", b.window},
		{"page", b.page},
		{"packages", b.packages},
	}
	if only != "" && !slices.ContainsFunc(all, func(m measure) bool { return m.name == only }) {
		names := lists.Map(all, func(m measure) string { return m.name })
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
func (b *bench) tell(name, unit string, reading float64) {
	b.print(figure{name: name, unit: unit, readings: []float64{reading}})
}

func (f *figure) took(d time.Duration)     { f.readings = append(f.readings, ms(d)) }
func (f *figure) yardTook(d time.Duration) { f.yardstick = append(f.yardstick, ms(d)) }

// print prints a figure and holds it against the last one.
func (b *bench) print(f figure) {
	slices.Sort(f.readings)
	now := row{name: b.nameOf(f.name), unit: f.unit, median: median(f.readings)}
	yard, ratio := "", ""
	if len(f.yardstick) > 0 {
		slices.Sort(f.yardstick)
		now.yardstick = median(f.yardstick)
		yard, ratio = number(now.yardstick, f.unit), fmt.Sprintf("%.2f", now.median/now.yardstick)
	}
	said := b.last.take(now)
	fmt.Printf("%-46s %10s %10s %10s %12s %7s  %s\n", f.name, number(now.median, f.unit), number(f.readings[0], f.unit),
		number(f.readings[len(f.readings)-1], f.unit), yard, ratio, said)
	if said != "" && said != "new" {
		b.told = append(b.told, fmt.Sprintf("%s: %s, %s", now.name, number(now.median, f.unit), said))
	}
}

// nameOf is the name that a figure is kept under.
func (b *bench) nameOf(name string) string {
	under := strings.TrimSpace(name)
	if under == name {
		b.head = name
		return name
	}
	return b.head + " / " + under
}

// sum tells what has moved and what misses its goal.
func (b *bench) sum() {
	if len(b.told) == 0 {
		fmt.Println("\nEvery figure stands near the last one and meets its goal.")
		return
	}
	fmt.Printf("\nMoved by more than %.1f ×, or not as wanted:\n", much)
	for _, line := range b.told {
		fmt.Println("  " + line)
	}
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
