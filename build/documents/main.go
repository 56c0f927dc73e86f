// Package main reads a folder of real documents and prints, for each format, what other programs read in the same files:
// poppler, MuPDF, pandoc, LibreOffice, Python's mail reader and mu, as far as the system has them.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"terzetto/backend/document"
)

func main() {
	data := flag.String("data", "", "the folder with documents")
	cache := flag.String("cache", filepath.Join(os.TempDir(), "terzetto-documents"), "the folder in which the other programs' texts are kept")
	worst := flag.Int("worst", 0, "how many files of each format are named that have the fewest words")
	flag.Parse()
	if *data == "" {
		fmt.Println("Nothing was measured: name a folder with documents.")
		return
	}
	all := must(collect(*data))
	others := newReaders(*cache)
	check(others.readAll(all))
	fmt.Println("format   files  compared   found   order  invented  warned   empty  seconds  slowest")
	for _, ext := range formats(all) {
		s := sums{}
		for _, d := range all {
			if d.ext == ext {
				s.add(measure(d, others))
			}
		}
		s.print(ext, *worst)
	}
}

// A sample is a document of the folder.
type sample struct{ path, ext string }

// collect finds the documents of a folder that any of the programs reads.
func collect(folder string) (all []sample, err error) {
	return all, filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		ext := strings.ToLower(strings.TrimPrefix(filepath.Ext(path), "."))
		if _, known := programs[family(ext)]; err == nil && known && !d.IsDir() {
			all = append(all, sample{path, ext})
		}
		return err
	})
}

func formats(all []sample) (exts []string) {
	for _, d := range all {
		exts = append(exts, d.ext)
	}
	slices.Sort(exts)
	return slices.Compact(exts)
}

// whole reads more of a file than an upload gives out: how much of a large file is given out is a choice, which is told beside it,
// and here it is measured whether what is in it is read.
var whole = document.Limits{Text: 512 << 20, Room: 1 << 30, Inflated: 1 << 30}

// A measurement is what one file gave.
type measurement struct {
	path                    string
	agreed, found           int // words that all others have, and those of them that we have
	ours, invented          int // our words, and those of them that no other has
	pairs, kept             int // pairs that are neighbours in all others, and those of them that are neighbours in ours
	missing, more           []string
	warned, empty, compared bool
	took                    time.Duration
}

// measure reads a document and compares it with what the others read.
func measure(d sample, others *readers) (m measurement) {
	m.path = d.path
	raw, err := os.ReadFile(d.path)
	check(err)
	start := time.Now()
	doc, err := document.Read(context.Background(), filepath.Base(d.path), raw, whole)
	check(err)
	m.took = time.Since(start)
	m.warned = len(doc.Warnings) > 0
	ours := words(textOf(doc))
	m.empty = len(ours) == 0
	texts := others.texts(d)
	if len(texts) == 0 {
		return m
	}
	m.compared = true
	counts := count(ours)
	m.ours = len(ours)
	agreed, any := count(words(texts[0])), count(words(texts[0]))
	for _, text := range texts[1:] {
		other := count(words(text))
		for w := range agreed {
			agreed[w] = min(agreed[w], other[w])
		}
		for w, n := range other {
			any[w] = max(any[w], n)
		}
	}
	for w, n := range agreed {
		m.agreed += n
		m.found += min(n, counts[w])
		if n > counts[w] {
			m.missing = append(m.missing, w)
		}
	}
	for w, n := range counts {
		m.invented += max(0, n-any[w])
		if n > any[w] {
			m.more = append(m.more, w)
		}
	}
	near, pairs := count(neighbours(ours)), count(neighbours(words(texts[0])))
	for _, text := range texts[1:] {
		other := count(neighbours(words(text)))
		for pair := range pairs {
			pairs[pair] = min(pairs[pair], other[pair])
		}
	}
	for pair, n := range pairs {
		m.pairs += n
		m.kept += min(n, near[pair])
	}
	return m
}

// sums are the measurements of a format.
type sums struct {
	all   []measurement
	total measurement
}

func (s *sums) add(m measurement) {
	s.all = append(s.all, m)
	t := &s.total
	t.agreed, t.found, t.ours, t.invented = t.agreed+m.agreed, t.found+m.found, t.ours+m.ours, t.invented+m.invented
	t.pairs, t.kept, t.took = t.pairs+m.pairs, t.kept+m.kept, t.took+m.took
}

func (s *sums) print(ext string, worst int) {
	number := func(of func(measurement) bool) (n int) {
		for _, m := range s.all {
			if of(m) {
				n++
			}
		}
		return n
	}
	slowest := slices.MaxFunc(s.all, func(a, b measurement) int { return cmp.Compare(a.took, b.took) })
	fmt.Printf("%-7s %6d %9d  %6.4f  %6.4f    %6.4f  %6d  %6d  %7.1f  %7.1f\n", ext, len(s.all), number(func(m measurement) bool { return m.compared }),
		share(s.total.found, s.total.agreed), share(s.total.kept, s.total.pairs), share(s.total.invented, s.total.ours),
		number(func(m measurement) bool { return m.warned }), number(func(m measurement) bool { return m.empty }), s.total.took.Seconds(), slowest.took.Seconds())
	slices.SortFunc(s.all, func(a, b measurement) int { return cmp.Compare(b.agreed-b.found, a.agreed-a.found) })
	for _, m := range s.all[:min(worst, len(s.all))] {
		if m.found < m.agreed {
			fmt.Printf("   -%d of %d  %s: %s\n", m.agreed-m.found, m.agreed, filepath.Base(m.path), some(m.missing))
		}
	}
	slices.SortFunc(s.all, func(a, b measurement) int { return cmp.Compare(b.invented, a.invented) })
	for _, m := range s.all[:min(worst, len(s.all))] {
		if m.invented > 0 && m.compared {
			fmt.Printf("   +%d of %d  %s: %s\n", m.invented, m.ours, filepath.Base(m.path), some(m.more))
		}
	}
}

// some are a few of the words, always the same.
func some(words []string) string {
	slices.Sort(words)
	shown := words[:min(len(words), 12)]
	for i, w := range shown {
		const most = 30
		if letters := []rune(w); len(letters) > most {
			shown[i] = string(letters[:most]) + "…"
		}
	}
	return strings.Join(shown, " ")
}

// share is a part of a whole; of nothing, all of it.
func share(part, whole int) float64 {
	if whole == 0 {
		return 1
	}
	return float64(part) / float64(whole)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "documents:", err)
		os.Exit(1)
	}
}

func must[T any](v T, err error) T {
	check(err)
	return v
}
