package document

import (
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"

	"terzetto/backend/document/charset"
	"terzetto/backend/document/glyph"
)

// An rtfHead is what the head of a file says about fonts and styles.
type rtfHead struct {
	codepage encoding.Encoding
	fonts    map[int]encoding.Encoding
	names    map[int]string  // of fonts
	font     int             // that is being described
	headings map[int]int     // level of a heading by the number of its style
	style    int             // that is being described
	called   strings.Builder // the style
}

// describe takes the words about a paragraph, and those of the tables in the head of the file.
func (p *rtfReader) describe(word string, number int) {
	switch word {
	case "ansicpg":
		p.codepage = charset.ByNumber(number, p.codepage)
	case "mac":
		p.codepage = charmap.Macintosh
	case "pc":
		p.codepage = charmap.CodePage437
	case "pca":
		p.codepage = charmap.CodePage850
	case "f":
		if p.font = number; p.state.into != "fonttbl" {
			p.state.charset, p.state.symbols = p.fonts[number], ""
			if _, signs := glyph.OfSymbol(p.names[number], 'a'); signs {
				p.state.symbols = p.names[number]
			}
		}
	case "fcharset":
		if known := charset.OfFont(number); p.state.into == "fonttbl" && known != nil && len(p.fonts) < 10_000 {
			p.fonts[p.font] = known
		}
	case "s":
		if p.style, p.about.style = number, number; p.state.into == "stylesheet" {
			p.called.Reset()
		}
	case "fftype":
		p.form.kind = number
	case "ffres":
		p.form.result = number
	case "ffdefres":
		p.form.initial = number
	case "outlinelevel":
		p.about.outline = number + 1
	case "ilvl":
		p.about.level = number
	case "ls":
		p.about.entry = number > 0
	case "li":
		p.about.indent = max(0, number/360-1) // as most programs indent a list
	case "intbl":
		p.about.table = true
	}
}
