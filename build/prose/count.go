package main

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/story/prose"
)

// seldom is the count below which a word is left out of the table of English.
const seldom = 8

// count makes the two tables of the auditor from the books in a folder of plain text and the lists beside drafts.
func count(books, lists string) {
	listed, words, total := map[string]int{}, map[string]int{}, 0
	for _, name := range []string{"words", "bigrams", "trigrams"} {
		var entries []string
		check(json.Unmarshal(must(os.ReadFile(filepath.Join(lists, "slop_"+name+".json"))), &entries))
		for _, e := range entries {
			listed[e] = 0
		}
	}
	check(filepath.WalkDir(books, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content := string(must(os.ReadFile(path))) //nolint:gosec // a file that the person named
		total += len(strings.Fields(content))
		run := prose.ContentWords(content)
		for i, w := range run {
			if w == "" {
				continue
			}
			words[w]++
			for n := 1; n <= 3 && i+n <= len(run) && run[i+n-1] != ""; n++ {
				if entry := strings.Join(run[i:i+n], " "); hasKey(listed, entry) {
					listed[entry]++
				}
			}
		}
		return nil
	}))
	maps.DeleteFunc(words, func(_ string, n int) bool { return n < seldom })
	pack("backend/story/prose/data/listed.txt.gz", total, listed)
	pack("backend/story/prose/data/english.txt.gz", total, words)
}

func hasKey(m map[string]int, key string) bool {
	_, ok := m[key]
	return ok
}

func pack(path string, total int, counts map[string]int) {
	file := must(os.Create(path)) //nolint:gosec // a file of the project
	out := must(gzip.NewWriterLevel(file, gzip.BestCompression))
	fmt.Fprintf(out, "\t%d\n", total)
	for _, entry := range slices.Sorted(maps.Keys(counts)) {
		fmt.Fprintf(out, "%s\t%d\n", entry, counts[entry])
	}
	check(out.Close())
	check(file.Close())
}
