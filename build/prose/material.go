package main

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"terzetto/backend/text"
)

// material is what is measured with: drafts that models wrote, and chapters that people wrote.
type material struct {
	drafts   []draft
	chapters []string
}

type draft struct{ Model, Prompt, Text string }

// load reads the material of the repository, or that of other folders where they are named.
func load(own, drafts, human string) (m material) {
	var raw io.Reader
	if drafts != "" {
		file, err := os.Open(filepath.Join(drafts, "drafts.jsonl"))
		if err == nil {
			defer func() { _ = file.Close() }()
			raw = file
		}
	} else if file, err := os.Open(filepath.Join(own, "drafts.jsonl.gz")); err == nil {
		defer func() { _ = file.Close() }()
		raw = must(gzip.NewReader(file))
	}
	if raw != nil {
		for lines := json.NewDecoder(raw); ; {
			var d draft
			err := lines.Decode(&d)
			if errors.Is(err, io.EOF) {
				break
			}
			check(err)
			m.drafts = append(m.drafts, d)
		}
	}
	if human == "" {
		human = filepath.Join(own, "human")
	}
	for _, path := range must(filepath.Glob(filepath.Join(human, "*.txt"))) {
		if filepath.Base(path) != "SOURCE.txt" {
			m.chapters = append(m.chapters, string(must(os.ReadFile(path)))) //nolint:gosec // a file that the person named
		}
	}
	return m
}

// replyWords is the length of the pieces that a chapter is audited in.
const replyWords = 350

// pieces cuts a chapter at paragraphs into pieces as long as a reply.
func pieces(chapter string) (out []string) {
	var now []string
	words := 0
	for p := range text.Paragraphs(chapter) {
		now = append(now, chapter[p.Start:p.End])
		if words += text.CountWords(chapter[p.Start:p.End]); words >= replyWords {
			out, now, words = append(out, strings.Join(now, "\n\n")), nil, 0
		}
	}
	if len(now) > 0 {
		out = append(out, strings.Join(now, "\n\n"))
	}
	return out
}
