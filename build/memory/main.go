// Package main measures what is recalled of earlier messages, beside the goals.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
)

// A line is one measure of the table.
type line struct {
	name     string
	rival    string // the best that was measured elsewhere with the same data; empty: nothing was
	goal     string
	measured string
}

const noData = "not measured: no data"

func main() {
	data := flag.String("data", "", "the folder with locomo10.json of snap-research/LoCoMo, and with vectors.json where an embedding model read it")
	only := flag.String("only", "", "locomo or story: only these lines")
	human := flag.String("human", "backend/story/prose/testdata/human", "the folder with chapters of which the story is made")
	flag.Parse()
	if *only != "story" {
		print(locomoLines(*data))
	}
	if *only != "locomo" {
		print(storyLines(context.Background(), *human))
	}
}

// print writes lines as a table.
func print(lines []line) {
	for _, l := range lines {
		rival := l.rival
		if rival == "" {
			rival = "–"
		}
		fmt.Printf("%s  %6s  %-9s %s\n", l.name+strings.Repeat(" ", max(0, 98-len([]rune(l.name)))), rival, l.goal, l.measured)
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "memory:", err)
		os.Exit(1)
	}
}

func must[T any](v T, err error) T {
	check(err)
	return v
}
