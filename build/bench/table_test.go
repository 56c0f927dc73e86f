package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const kept = "Taken on a day\n" +
	"first token\t2\tms\t0.5\t≤ 3 ×\n" +
	"forwarded\t100\t/s\t\t≥ 80\n"

func TestAFigureIsComparedWithTheLastAndItsGoal(t *testing.T) {
	for what, c := range map[string]struct {
		now  row
		said string
	}{
		"as before":                     {row{name: "forwarded", unit: "/s", median: 110}, ""},
		"slower, and under its goal":    {row{name: "forwarded", unit: "/s", median: 50}, "0.50 × the last, not ≥ 80"},
		"slower with its yardstick":     {row{name: "first token", unit: "ms", median: 4, yardstick: 1.5}, "0.67 × the last"},
		"slower than its yardstick":     {row{name: "first token", unit: "ms", median: 4, yardstick: 0.5}, "2.00 × the last, not ≤ 3 ×"},
		"one that nobody has taken yet": {row{name: "memory", unit: "MiB", median: 40}, "new"},
	} {
		t.Run(what, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "figures.txt")
			if err := os.WriteFile(path, []byte(kept), 0o600); err != nil {
				t.Fatal(err)
			}
			last := readTable(path)
			if said := last.take(c.now); said != c.said {
				t.Errorf("it says %q, want %q", said, c.said)
			}
		})
	}
}

func TestTheTableIsWrittenAsItWasRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "figures.txt")
	if err := os.WriteFile(path, []byte(kept), 0o600); err != nil {
		t.Fatal(err)
	}
	last := readTable(path)
	last.take(row{name: "memory", unit: "MiB", median: 40})
	last.write()
	written, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if again := readTable(path); len(again.rows) != 3 {
		t.Errorf("%d rows are read again", len(again.rows))
	}
	if diff := cmp.Diff(kept+"memory\t40\tMiB\t\t\n", string(written)); diff != "" {
		t.Error(diff)
	}
}
