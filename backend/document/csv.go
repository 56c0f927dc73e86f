package document

import (
	"bytes"
	"unicode/utf8"
)

// A csvReader reads the rows of CSV one after the other, each up to the limit of a row. A quote where none
// belongs is a letter, and so is one that is not closed within the largest cell: a file with a stray quote is a table.
type csvReader struct {
	text      []byte
	at        int
	delimiter byte
	stray     int    // quotes that were not closed
	oddRow    bool   // a quote of the row is where none belongs
	quoted    []byte // a cell without its quotes
}

// mostStray is after how many quotes that are not closed all are letters, so that none is looked for again and again.
const mostStray = 16

// next reads a row. Lines without anything are none.
func (c *csvReader) next(row *sheetRow) bool {
	for c.at < len(c.text) && c.text[c.at] == '\n' {
		c.at++
	}
	row.clear()
	c.oddRow = false
	if c.at >= len(c.text) {
		return false
	}
	for more := true; more; {
		cell, to := c.cell()
		row.add(cut(string(cell[:min(len(cell), largestCell+utf8.UTFMax)]), largestCell), 1)
		row.short = row.short || len(cell) > largestCell
		more = to < len(c.text) && c.text[to] == c.delimiter
		c.at = to + 1
	}
	return true
}

// cell reads a cell, and says where it ends.
func (c *csvReader) cell() (cell []byte, to int) {
	if c.at >= len(c.text) {
		return nil, len(c.text)
	}
	if c.text[c.at] == '"' && c.stray < mostStray {
		if to, closed := c.unquote(); closed {
			return c.quoted, to
		}
		c.stray++
		c.oddRow = true
	}
	for to = c.at; to < len(c.text) && c.text[to] != c.delimiter && c.text[to] != '\n'; to++ {
	}
	return c.text[c.at:to], to
}

// unquote reads a cell in quotes, in which two quotes are one. What is behind the quote that closes it is a delimiter,
// the end of a line or of the text. A cell that has a quote before anything else ends on its line, or its first quote is a letter:
// else a stray quote would swallow the rows up to the next one.
func (c *csvReader) unquote() (to int, closed bool) {
	c.quoted = c.quoted[:0]
	odd := false
	for to = c.at + 1; to < len(c.text) && len(c.quoted) <= largestCell; {
		next := bytes.IndexByte(c.text[to:min(len(c.text), to+largestCell+1)], '"')
		if next < 0 {
			break
		}
		c.quoted = append(c.quoted, c.text[to:to+next]...)
		to += next + 1
		switch {
		case to == len(c.text) || c.text[to] == c.delimiter || c.text[to] == '\n':
			return to, true
		case c.text[to] == '"':
			to++
		default:
			odd, c.oddRow = true, true
		}
		c.quoted = append(c.quoted, '"')
		if odd && c.endsNot(to) {
			return to, false
		}
	}
	if odd {
		return to, false
	}
	if rest := len(c.text) - to; len(c.quoted)+rest <= largestCell { // the text ends in it
		c.quoted = append(c.quoted, c.text[to:]...)
		return len(c.text), true
	}
	return to, false
}

// endsNot reports whether no quote closes a cell on the rest of the line.
func (c *csvReader) endsNot(from int) bool {
	line := c.text[from:min(len(c.text), from+largestCell)]
	if end := bytes.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	return !bytes.HasSuffix(line, []byte{'"'}) && !bytes.Contains(line, []byte{'"', c.delimiter})
}
