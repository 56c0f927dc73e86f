// Package main measures what the auditor sees and what the Editor repairs, beside the figures that a rival publishes.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

// A line is one measure of the table.
type line struct {
	name     string
	rival    string // its published figure; empty: there is none
	goal     string
	measured string
}

const noData = "not measured: no data"

func main() {
	books := flag.String("count", "", "makes the auditor's tables from the books in this folder, which are plain text")
	lists := flag.String("lists", "", "the folder with the lists of over-used words, for -count")
	drafts := flag.String("data", "", "another folder with drafts.jsonl")
	human := flag.String("human", "", "another folder with chapters that people wrote, as plain text")
	flag.Parse()
	if *books != "" {
		count(*books, *lists)
		return
	}
	m := load("backend/story/prose/testdata", *drafts, *human)
	for _, group := range []func(material) []line{auditorLines} {
		print(group(m))
	}
}

// print writes lines as a table.
func print(lines []line) {
	for _, l := range lines {
		rival := l.rival
		if rival == "" {
			rival = "–"
		}
		fmt.Printf("%s  %8s  %-18s %s\n", l.name+strings.Repeat(" ", max(0, 78-len([]rune(l.name)))), rival, l.goal, l.measured)
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "prose:", err)
		os.Exit(1)
	}
}

func must[T any](v T, err error) T {
	check(err)
	return v
}
