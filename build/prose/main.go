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
	var real realEditor
	flag.StringVar(&real.address, "editor", "", "the address of a server whose model edits the drafts, such as http://127.0.0.1:8080/v1")
	flag.StringVar(&real.model, "model", "", "the name of that model")
	flag.IntVar(&real.first, "first", 0, "so many drafts are edited by that model, taken from all of them at equal distances; 0: all")
	only := flag.Bool("only", false, "measures the model of -editor alone")
	flag.Parse()
	if *books != "" {
		count(*books, *lists)
		return
	}
	m := load("backend/story/prose/testdata", *drafts, *human)
	groups := []func(material) []line{auditorLines, editorLines, real.lines}
	if *only {
		groups = groups[2:]
	}
	for _, group := range groups {
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
