package passage

import (
	"strings"
	"unicode/utf8"
)

// A Hit is a passage that a question found.
type Hit struct {
	Passage

	Document int // which of those that were searched
	Score    float64
	Fit      float64 // how much of the question it answers, from 0 to 1
	Found    int     // the line that says most about the question
	Snippet  string  // one line of the passage, around the words
}

// An Excerpt is what was read of a document from one place on.
type Excerpt struct {
	Extent

	Passages []Passage
	From, To int  // places; To is below From where nothing is there
	Cut      bool // the text at To goes on
}

// Take collects consecutive passages into a part of at most most bytes, for the places from to
// to. It returns false when it needs no more.
func (p *Excerpt) Take(x Passage, from, to, most int) bool {
	first, last := x.Places()
	if first > to {
		return false
	}
	if p.Unit == Lines {
		x = x.lines(from, to)
	}
	if last < from || x.Text == "" {
		return true
	}
	for _, before := range p.Passages {
		most -= len(before.Text)
	}
	if len(x.Text) > most {
		p.Cut = true
		if len(p.Passages) > 0 {
			return false
		}
		x.Text = head(x.Text, most)
		x.Last = x.Line + max(lines(x.Text)-1, 0)
	}
	p.Passages = append(p.Passages, x)
	first, last = x.Places()
	if len(p.Passages) == 1 {
		p.From = first
	}
	p.To = last
	return !p.Cut
}

// lines leaves only the lines from to to of a passage.
func (p Passage) lines(from, to int) Passage {
	for ; p.Line < from && p.Text != ""; p.Line++ {
		_, p.Text, _ = strings.Cut(p.Text, "\n")
	}
	at := 0
	for line := p.Line; line <= to; line++ {
		end := strings.IndexByte(p.Text[at:], '\n')
		if end < 0 {
			return p
		}
		at += end + 1
	}
	p.Text, p.Last = p.Text[:at], to
	return p
}

// head is the start of a text, whole characters.
func head(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most = max(most, 0); most > 0 && !utf8.RuneStart(text[most]); most-- {
	}
	return text[:most]
}

// MarkedText writes passages as a model reads them: each place with its mark, so that it can be cited.
// Passages that follow each other are joined, and rows of a table come with its heading.
func MarkedText(label string, u Unit, all []Passage) string {
	var b strings.Builder
	for i, p := range all {
		place, _ := p.Places()
		follows := i > 0 && follow(all[i-1], p)
		if !follows || u == Lines || all[i-1].Page != p.Page {
			if i > 0 && !strings.HasSuffix(b.String(), "\n") {
				b.WriteByte('\n')
			}
			b.WriteString(CitationMark(label, u, place) + "\n")
		}
		if !follows && p.Head != "" {
			b.WriteString(p.Head + "\n")
		}
		b.WriteString(p.Text)
	}
	if text := b.String(); text != "" && !strings.HasSuffix(text, "\n") {
		b.WriteByte('\n')
	}
	return b.String()
}

// follow reports whether nothing is between two passages.
func follow(p, next Passage) bool {
	if p.Page != next.Page {
		return false
	}
	return next.Line == p.Last+1 && strings.HasSuffix(p.Text, "\n") || next.Line == p.Last && !strings.HasSuffix(p.Text, "\n")
}
