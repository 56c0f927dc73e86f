package pdf

import (
	"encoding/binary"
	"slices"
	"unicode/utf16"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/glyph"
	"terzetto/backend/document/pagetext"
)

// A pdfSpan is a stretch of a page's content between two marks. Where it says what its glyphs
// stand for (ActualText), that is read in their place.
type pdfSpan struct {
	from   int // of the runs
	actual string
	says   bool
	covers bool // nothing in it is shown
}

type pdfSpans []pdfSpan

// begin reads the operands of BDC, or of BMC, which has no text.
func (s *pdfSpans) begin(args []pdfToken, from int) {
	span := pdfSpan{from: from}
	for i := 1; i < len(args); i++ {
		if args[i].kind == pdfString && args[i-1].kind == pdfName && string(args[i-1].text) == "ActualText" {
			span.actual, span.says = pdfTextString(args[i].text), true
		}
	}
	if len(*s) < pdfStates {
		*s = append(*s, span)
	}
}

// cover says whether the span that was begun last is shown.
func (s *pdfSpans) cover(covered bool) {
	if n := len(*s); covered && n > 0 {
		(*s)[n-1].covers = true
	}
}

// covered reports whether a span is open of which nothing is shown.
func (s *pdfSpans) covered() bool {
	return slices.ContainsFunc(*s, func(one pdfSpan) bool { return one.covers })
}

// end puts the text of a span in the place of its runs.
func (s *pdfSpans) end(out *pagetext.Page) {
	if len(*s) == 0 {
		return
	}
	span := (*s)[len(*s)-1]
	*s = (*s)[:len(*s)-1]
	if span.says && !span.covers && !s.covered() {
		out.Replace(span.from, span.actual)
	}
}

// pdfTextString reads a text string: UTF-16 or UTF-8 with a mark at its beginning, else one byte for
// each letter.
func pdfTextString(data []byte) string {
	switch {
	case len(data) >= 2 && data[0] == 0xFE && data[1] == 0xFF:
		units := make([]uint16, len(data)/2-1)
		for i := range units {
			units[i] = binary.BigEndian.Uint16(data[2*i+2:])
		}
		return glyph.Ligatures.Replace(string(utf16.Decode(units)))
	case len(data) >= 3 && data[0] == 0xEF && data[1] == 0xBB && data[2] == 0xBF:
		data = data[3:]
	}
	if utf8.Valid(data) {
		return string(data)
	}
	text := lists.Map(data, func(c byte) rune { return rune(c) })
	return string(text)
}
