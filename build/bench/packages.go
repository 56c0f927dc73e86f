package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
)

// packages takes the figures that the packages' own benchmarks tell, each three times.
func (b *bench) packages(ctx context.Context, _ string) {
	tests := exec.CommandContext(ctx, "go", "test", "-run", "^$", "-bench", ".", "-benchtime", "200ms", "-count", "3", "./backend/...")
	tests.Stderr = os.Stderr
	out := must(tests.Output())
	var order []string
	found := map[string]*figure{}
	pkg := ""
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		line := lines.Text()
		if name, ok := strings.CutPrefix(line, "pkg: "); ok {
			pkg = name[strings.LastIndex(name, "/")+1:]
		}
		for _, f := range parseBenchmark(pkg, line) {
			known, ok := found[f.name]
			if !ok {
				known = &figure{name: f.name, unit: f.unit}
				found[f.name] = known
				order = append(order, f.name)
			}
			known.readings = append(known.readings, f.readings...)
		}
	}
	for _, name := range order {
		b.print(*found[name])
	}
}

var benchmark = regexp.MustCompile(`^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(.+)$`)

// parseBenchmark reads a line of a benchmark: its time, or what it measures instead. Bytes and allocations are left out.
func parseBenchmark(pkg, line string) (all []figure) {
	parts := benchmark.FindStringSubmatch(line)
	if parts == nil {
		return nil
	}
	values := strings.Fields(parts[2])
	for i := 0; i+1 < len(values); i += 2 {
		v, unit := must(strconv.ParseFloat(values[i], 64)), values[i+1]
		switch unit {
		case "B/op", "allocs/op", "MB/s":
			continue
		case "ns/op":
			v, unit = v/1e6, "ms"
		}
		name := fmt.Sprintf("%s: %s", pkg, parts[1])
		if unit != "ms" {
			name += ", " + unit
		}
		all = append(all, figure{name: name, unit: unit, readings: []float64{v}})
	}
	return all
}
