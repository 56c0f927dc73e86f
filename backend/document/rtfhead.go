package document

import (
	"strconv"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
)

// An rtfHead is what the head of a file says about fonts and styles.
type rtfHead struct {
	codepage encoding.Encoding
	fonts    map[int]encoding.Encoding
	font     int             // that is being described
	headings map[int]int     // level of a heading by the number of its style
	style    int             // that is being described
	called   strings.Builder // the style
}

// describe takes the words about a paragraph, and those of the tables in the head of the file.
func (p *rtfReader) describe(word string, number int) {
	switch word {
	case "ansicpg":
		p.codepage = codepageOf(number, p.codepage)
	case "mac":
		p.codepage = charmap.Macintosh
	case "pc":
		p.codepage = charmap.CodePage437
	case "pca":
		p.codepage = charmap.CodePage850
	case "f":
		if p.font = number; p.state.into != "fonttbl" {
			p.state.charset = p.fonts[number]
		}
	case "fcharset":
		if known := rtfCharsets[number]; p.state.into == "fonttbl" && known != 0 && len(p.fonts) < 10_000 {
			p.fonts[p.font] = codepageOf(known, p.codepage)
		}
	case "s":
		if p.style, p.about.style = number, number; p.state.into == "stylesheet" {
			p.called.Reset()
		}
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

// rtfCharsets are the code pages of the character sets of fonts.
var rtfCharsets = map[int]int{
	77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250,
}

func codepageOf(number int, otherwise encoding.Encoding) encoding.Encoding {
	switch number {
	case 437:
		return charmap.CodePage437
	case 850:
		return charmap.CodePage850
	case 852:
		return charmap.CodePage852
	case 10000:
		return charmap.Macintosh
	}
	names := map[int]string{866: "ibm866", 874: "windows-874", 932: "shift_jis", 936: "gb18030", 949: "euc-kr", 950: "big5", 65001: "utf-8"}
	name := names[number]
	if number >= 1250 && number <= 1258 {
		name = "windows-" + strconv.Itoa(number)
	}
	if e, err := htmlindex.Get(name); err == nil {
		return e
	}
	return otherwise
}
