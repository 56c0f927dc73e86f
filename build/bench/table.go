package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
)

// much is how far a figure may stand from the last one before that is told: the machines are noisy.
const much = 1.3

// A table holds the last figures, so that a loss is seen. It is a file with a line for each figure,
// parted by tabs: name, median, unit, yardstick (or nothing), goal (or nothing). The goal is written by
// hand: "≤ 2", "≥ 0.8", and with "×" behind it when it's for the ratio to the yardstick.
type table struct {
	path  string
	title string // its first line: when and where the figures were taken
	rows  []row
}

// A row is a figure as the table holds it.
type row struct {
	name, unit, goal  string
	median, yardstick float64
}

func readTable(path string) table {
	t := table{path: path}
	raw, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return t
	}
	check(err)
	lines := strings.Split(strings.TrimSuffix(string(raw), "\n"), "\n")
	t.title = lines[0]
	for _, line := range lines[1:] {
		parts := strings.Split(line, "\t")
		if len(parts) != 5 {
			check(fmt.Errorf("%s: %q hasn't five parts", path, line))
		}
		r := row{name: parts[0], unit: parts[2], goal: parts[4], median: must(strconv.ParseFloat(parts[1], 64))}
		if parts[3] != "" {
			r.yardstick = must(strconv.ParseFloat(parts[3], 64))
		}
		t.rows = append(t.rows, r)
	}
	return t
}

// write replaces the table's file.
func (t table) write() {
	var b strings.Builder
	fmt.Fprintln(&b, t.title)
	for _, r := range t.rows {
		yardstick := ""
		if r.yardstick > 0 {
			yardstick = short(r.yardstick)
		}
		fmt.Fprintf(&b, "%s\t%s\t%s\t%s\t%s\n", r.name, short(r.median), r.unit, yardstick, r.goal)
	}
	check(os.WriteFile(t.path, []byte(b.String()), 0o644)) //nolint:gosec // a file of the source tree
}

func short(v float64) string { return strconv.FormatFloat(v, 'g', 4, 64) }

// take puts a figure in the place of the last one and returns what there is to say of it: "" when it stands near the
// last one and meets its goal.
func (t *table) take(now row) string {
	at := slices.IndexFunc(t.rows, func(r row) bool { return r.name == now.name })
	if at < 0 {
		t.rows = append(t.rows, now)
		return "new"
	}
	last := t.rows[at]
	now.goal = last.goal
	t.rows[at] = now
	var said []string
	if factor := now.ratioTo(last); factor > much || factor < 1/much {
		said = append(said, fmt.Sprintf("%.2f × the last", factor))
	}
	if !now.meets() {
		said = append(said, "not "+now.goal)
	}
	return strings.Join(said, ", ")
}

// ratioTo is how many times the last figure this one is; by their ratios where there is a yardstick, because that was measured
// on the same machine in the same minute.
func (r row) ratioTo(last row) float64 {
	now, then := r.median, last.median
	if r.yardstick > 0 && last.yardstick > 0 {
		now, then = now/r.yardstick, then/last.yardstick
	}
	if then == 0 {
		return 1
	}
	return now / then
}

// meets says whether the figure is as its goal wants it.
func (r row) meets() bool {
	if r.goal == "" {
		return true
	}
	sign, rest, _ := strings.Cut(r.goal, " ")
	bound, times := strings.CutSuffix(rest, " ×")
	limit, is := must(strconv.ParseFloat(bound, 64)), r.median
	if times {
		if r.yardstick == 0 {
			return true
		}
		is /= r.yardstick
	}
	switch sign {
	case "≤":
		return is <= limit
	case "≥":
		return is >= limit
	}
	check(fmt.Errorf("%s: a goal begins with ≤ or ≥, not %q", r.name, sign))
	return false
}
