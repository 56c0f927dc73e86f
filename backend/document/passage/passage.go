package passage

import (
	"bytes"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/document"
)

const (
	// Most is how many bytes a passage has at most: three or four hundred tokens, of which the
	// smallest contexts hold several.
	Most = 1200
	// mostHead bounds a table's heading row.
	mostHead = 300
)

// A Passage is a stretch of a document's text.
type Passage struct {
	Page int    // page or slide, from 1; 0 in a document that is counted in lines
	Line int    // its first line, from 1: of the page, or of the document
	Last int    // its last line
	Name string // of its sheet or section
	Head string // the heading row of its table, where Text holds only rows below it
	Text string
}

// Places gives where the passage begins and ends, in the unit of its document.
func (p Passage) Places() (from, to int) {
	if p.Page > 0 {
		return p.Page, p.Page
	}
	return p.Line, p.Last
}

// Split divides the text of a document.
func Split(items []document.Item) iter.Seq[Passage] {
	return func(yield func(Passage) bool) {
		unit, line := UnitOf(items), 1
		for _, item := range items {
			if !item.Metadata.IsText {
				continue
			}
			page := pageOf(item)
			if unit == Lines {
				page = 0
			} else {
				line = 1
			}
			var ok bool
			if line, ok = split(item, page, line, yield); !ok {
				return
			}
		}
	}
}

// split divides an item and gives the line behind it.
func split(item document.Item, page, line int, yield func(Passage) bool) (next int, ok bool) {
	rest := item.Data
	if len(bytes.TrimSpace(rest)) == 0 {
		return line + lines(string(rest)), true
	}
	table, head := item.Metadata.Rows > 0, ""
	for first := true; len(rest) > 0; first = false {
		text := string(rest[:min(len(rest), Most+utf8.UTFMax)]) // a copy of a large file would double it
		end := len(text)
		if end > Most {
			end = cut(text, Most, table)
		}
		p := Passage{Page: page, Line: line, Name: item.Name, Text: text[:end]}
		rest = rest[end:]
		line += strings.Count(p.Text, "\n")
		p.Last = line
		if strings.HasSuffix(p.Text, "\n") {
			p.Last--
		}
		if table && first {
			head = headOf(p.Text)
		} else {
			p.Head = head
		}
		if !yield(p) {
			return line, false
		}
		if len(rest) == 0 && !strings.HasSuffix(p.Text, "\n") {
			line++
		}
	}
	return line, true
}

// lines counts the lines of a text, with or without an end at the last one.
func lines(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	return n
}

// headOf is the first row of a table.
func headOf(text string) string {
	row := text
	if end := rowEnd(text); end > 0 {
		row = text[:end]
	}
	if row = strings.TrimSpace(row); len(row) > mostHead {
		return ""
	}
	return row
}

// rowEnd is behind the first row of a text of rows; 0: it does not end there. A line end within
// quotes belongs to a cell.
func rowEnd(text string) int {
	quoted := false
	for i := range len(text) {
		switch text[i] {
		case '"':
			quoted = !quoted
		case '\n':
			if !quoted {
				return i + 1
			}
		}
	}
	return 0
}

// cut gives how much of a text, which has more than most bytes, is the next passage: a third of them at least, where the text
// allows it.
func cut(text string, most int, table bool) int {
	window, least := text[:most], most/3
	if table {
		end := 0
		for next := rowEnd(window); next > 0; next = rowEnd(window[end:]) {
			end += next
		}
		if end > 0 {
			return end
		}
	}
	for _, mark := range []string{"\n\n", "\n"} {
		if at := strings.LastIndex(window, mark); at >= least {
			return at + len(mark)
		}
	}
	if at := sentenceEnd(window); at >= least {
		return at
	}
	if at := strings.LastIndexFunc(window, unicode.IsSpace); at >= least {
		_, size := utf8.DecodeRuneInString(window[at:])
		return at + size
	}
	end := most
	for end > least && (!utf8.RuneStart(text[end]) || joins(text[end:])) {
		end--
	}
	return end
}

// joins reports whether a text begins with a mark that belongs to the letter before it.
func joins(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.In(r, unicode.Mn, unicode.Me, unicode.Mc) || r == '\u200d'
}

// sentenceEnd is behind the last sentence that ends in a text; 0: none does. The marks of
// writing without spaces end a sentence by themselves, the others before white space.
func sentenceEnd(text string) int {
	for at := len(text); at > 0; {
		r, size := utf8.DecodeLastRuneInString(text[:at])
		if strings.ContainsRune("。！？｡", r) {
			return at
		}
		if strings.ContainsRune(".!?؟۔।", r) {
			if after, n := utf8.DecodeRuneInString(text[at:]); n > 0 && unicode.IsSpace(after) {
				return at + n
			}
		}
		at -= size
	}
	return 0
}
