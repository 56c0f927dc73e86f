package document

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/document/charset"
	"terzetto/backend/document/glyph"
)

// rtfDepth is how deep groups may be nested. Word writes some twenty.
const rtfDepth = 1000

// rtfState is what a group inherits and gives back at its end.
type rtfState struct {
	emphasis

	skip     bool   // the group is no text
	muted    bool   // the group repeats another one for old readers
	into     string // the table of the head that the group fills, or "pict"
	fallback int    // how many letters stand for one in Unicode, for old readers
	charset  encoding.Encoding
	symbols  string // the font, where its letters are signs
}

// An rtfParagraph is what is said about a paragraph as a whole.
type rtfParagraph struct {
	table   bool
	style   int
	outline int    // from 1; 0: no heading
	level   int    // of a list, from 0
	indent  int    // of a list whose signs are text
	number  string // of the entry, as it is shown
	entry   bool
}

// An rtfText is text that is not decoded yet.
type rtfText struct {
	bytes []byte
	left  int  // letters of a fallback that are passed over
	high  rune // the last letter that was given by its number
}

// rtfReader turns Rich Text Format into Markdown. It goes through the file once.
type rtfReader struct {
	*reading
	rtfHead
	rtfText
	rtfBesides

	data    []byte
	at      int
	state   rtfState
	saved   []rtfState
	text    prose
	about   rtfParagraph
	out     outline
	table   *openTable
	picture rtfPicture
	shown   [][]byte // pictures of the document
	list    strings.Builder
}

// rtf reads Rich Text Format.
func (r *reading) rtf(data []byte) error {
	p := &rtfReader{
		reading: r, out: outline{r: r}, data: data, state: rtfState{fallback: 1},
		rtfHead: rtfHead{codepage: charmap.Windows1252, fonts: map[int]encoding.Encoding{}, names: map[int]string{}, headings: map[int]int{}},
	}
	err := p.read()
	p.paragraph()
	p.endTable()
	p.out.blocks = slices.Concat(p.above, p.out.blocks)
	if len(p.below) > 0 {
		p.out.paragraph("---")
		p.out.blocks = append(p.out.blocks, p.below...)
	}
	if written := r.sections(p.out, func(string) error { return nil }); written != nil {
		return written
	}
	return cmp.Or(r.addUnnamed(p.shown), err)
}

func (p *rtfReader) read() error {
	for steps := 0; p.at < len(p.data); steps++ {
		if steps&0xFFF == 0 && p.ctx.Err() != nil {
			return p.ctx.Err()
		}
		if err := p.full(); err != nil {
			return err
		}
		c := p.data[p.at]
		p.at++
		switch c {
		case '{':
			p.decode()
			if len(p.saved) == rtfDepth {
				return errDeep
			}
			p.saved, p.left = append(p.saved, p.state), 0
		case '}':
			p.decode()
			p.endGroup()
			if len(p.saved) == 0 {
				return nil // what is behind the document is none of it
			}
			p.state, p.saved, p.left = p.saved[len(p.saved)-1], p.saved[:len(p.saved)-1], 0
		case '\\':
			p.control()
		case '\r', '\n', 0:
		default:
			p.letter(c)
		}
	}
	if len(p.saved) > 0 {
		return errMissing
	}
	return nil
}

// control reads a control word with its number, or a control sign.
func (p *rtfReader) control() {
	if p.at >= len(p.data) {
		return
	}
	from := p.at
	for p.at < len(p.data) && (p.data[p.at]|0x20) >= 'a' && (p.data[p.at]|0x20) <= 'z' && p.at-from < 32 {
		p.at++
	}
	if p.at == from {
		p.at++
		p.sign(p.data[from])
		return
	}
	word := string(p.data[from:p.at])
	digits := p.at
	if p.at < len(p.data) && p.data[p.at] == '-' {
		p.at++
	}
	for p.at < len(p.data) && p.data[p.at] >= '0' && p.data[p.at] <= '9' && p.at-digits < 11 {
		p.at++
	}
	number, err := strconv.Atoi(string(p.data[digits:p.at]))
	given := err == nil
	if p.at < len(p.data) && p.data[p.at] == ' ' {
		p.at++
	}
	if p.left > 0 && word != "bin" { // in a fallback, a control word counts as a letter
		p.left--
		return
	}
	p.decode()
	p.word(word, number, given)
}

func (p *rtfReader) sign(c byte) {
	switch c {
	case '\'':
		if p.at+2 <= len(p.data) {
			n, err := strconv.ParseUint(string(p.data[p.at:p.at+2]), 16, 8)
			p.at += 2
			if err == nil {
				p.letter(byte(n))
			}
		}
	case '*':
		if before := bytes.TrimRight(p.data[max(0, p.at-10):p.at-2], " \r\n"); bytes.HasSuffix(before, []byte("{")) {
			p.state.skip = true // until its word turns out to be known; elsewhere the sign says nothing
		}
	case '~':
		p.say(" ")
	case '_':
		p.say("-")
	case '\\', '{', '}':
		p.letter(c)
	case '\n', '\r':
		p.decode()
		p.paragraph()
	}
}

// rtfSilent are the groups that hold no text of the document.
var rtfSilent = map[string]bool{
	"colortbl": true, "info": true, "nonshppict": true, "xe": true, "tc": true, "rxe": true, "bkmkstart": true, "bkmkend": true,
	"filetbl": true, "listtable": true, "listoverridetable": true, "revtbl": true, "fldinst": true, "objdata": true, "pntext": true,
}

// rtfSaid are the words that stand for a text.
var rtfSaid = map[string]string{
	"line": "\n", "lbr": "\n", "tab": "\t", "emdash": "—", "endash": "–", "emspace": " ", "enspace": " ", "qmspace": " ", "bullet": "•",
	"lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "nestcell": "\t", "nestrow": "\n", "zwj": "\u200D", "zwnj": "\u200C",
}

// word acts on a control word, and has a branch for each that means something.
func (p *rtfReader) word(word string, number int, given bool) {
	on := !given || number != 0
	if said, ok := rtfSaid[word]; ok {
		p.say(said)
		return
	}
	if rtfSilent[word] {
		p.state.skip = true
		return
	}
	switch word {
	case "par", "sect", "page":
		switch {
		case p.state.into == "footnote":
			p.say(" ")
		case p.state.into == "listtext": // AbiWord has the whole entry there
			p.out.say(&p.text, strings.TrimSpace(p.list.String()), p.state.emphasis)
			p.list.Reset()
			p.about.entry = true
			p.paragraph()
		case !p.state.skip:
			p.paragraph()
		}
	case "cell", "row":
		if !p.state.skip {
			p.cell(word == "row")
		}
	case "u":
		p.unicode(number)
	case "uc":
		p.state.fallback = min(max(number, 0), 16)
	case "b":
		p.state.bold = on
	case "i":
		p.state.italic = on
	case "v", "deleted":
		p.state.hidden = on
	case "super", "up":
		p.state.raised, p.state.lowered = on, false
	case "sub", "dn":
		p.state.raised, p.state.lowered = false, on
	case "nosupersub":
		p.state.raised, p.state.lowered = false, false
	case "plain":
		p.state.emphasis, p.state.charset, p.state.symbols = emphasis{}, nil, ""
	case "pard":
		if p.state.into != "footnote" {
			p.about = rtfParagraph{}
		}
	case "bin":
		p.at = min(len(p.data), p.at+max(0, number))
	case "fonttbl", "stylesheet", "listtext":
		p.state.into, p.state.skip = word, false
	case "pict":
		p.state.into, p.state.skip, p.picture = "pict", false, rtfPicture{}
	case "shppict":
		p.state.skip = p.state.muted
	case "shprslt":
		p.state.muted, p.state.skip = true, true
	case "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "annotation", "shptxt", "dptxbxtext":
		p.begin(word)
	case "atnauthor", "formfield":
		p.state.into, p.state.skip = word, false
	case "footnote":
		p.state.into, p.state.skip = word, false
		p.say(" [")
	default:
		p.describe(word, number)
	}
}

// letter takes a byte of text.
func (p *rtfReader) letter(c byte) {
	switch {
	case p.left > 0:
		p.left--
	case p.state.into == "pict":
		p.picture.digit(c)
	case !p.state.skip:
		p.bytes = append(p.bytes, c)
	}
}

// unicode takes a letter by its number in UTF-16, of which a rare letter has two.
func (p *rtfReader) unicode(number int) {
	unit := rune(uint16(number)) //nolint:gosec // those above 32767 are written as negative numbers
	if sign, ok := glyph.OfSymbol(cmp.Or(p.state.symbols, "Symbol"), unit); ok && isSymbolCode(unit) {
		unit, _ = utf8.DecodeRuneInString(sign)
	}
	p.left = p.state.fallback
	if letter := utf16.DecodeRune(p.high, unit); letter != utf8.RuneError {
		p.say(string(letter))
	} else if !utf16.IsSurrogate(unit) {
		p.say(string(unit))
	}
	p.high = unit
}

// decode says the bytes that came together.
func (p *rtfReader) decode() {
	if len(p.bytes) == 0 {
		return
	}
	text := charset.In(cmp.Or(p.state.charset, p.codepage), p.bytes)
	if p.state.symbols != "" {
		text = p.signs()
	}
	p.bytes = nil
	p.say(text)
}

// say adds text to what the group is for.
func (p *rtfReader) say(text string) {
	p.decode()
	switch {
	case p.state.skip || p.state.hidden:
	case p.state.into == "stylesheet":
		if p.called.Len() < 200 {
			p.called.WriteString(text)
		}
	case p.state.into == "listtext":
		p.list.WriteString(text)
	case p.state.into == "atnauthor":
		p.author = cut(p.author+text, largestName)
	case p.state.into == "fonttbl":
		p.nameFont(text)
	case p.state.into == "footnote" && p.text.ends("["):
		p.out.say(&p.text, strings.TrimLeft(text, " "), p.state.emphasis)
	case p.state.into == "", p.state.into == "footnote", p.state.into == rtfBeside:
		p.out.say(&p.text, text, p.state.emphasis)
	}
}

var (
	rtfHeading = lazyregexp.New(`(?i)^\s*(?:heading|überschrift|titre|título|titolo|kop|rubrik|заголовок)\s*(\d)`)
	rtfCount   = lazyregexp.New(`^\s*\(?(\d+(\.\d+)*|[A-Za-z]{1,2}|[ivxlcIVXLC]{1,7})[.)]?\s*$`)
	rtfBullet  = lazyregexp.New(`^\s*([•◦▪‣·–*-]|\(?(\d+|[A-Za-z]{1,2})[.)])\t\s*`) // written as text
)

// endGroup uses what a group held.
func (p *rtfReader) endGroup() {
	if len(p.saved) == 0 {
		return
	}
	outer := p.saved[len(p.saved)-1].into
	switch p.state.into {
	case "stylesheet":
		if m := rtfHeading().FindStringSubmatch(p.called.String()); m != nil && len(p.headings) < 1000 {
			p.headings[p.style] = int(m[1][0] - '0')
		}
		p.called.Reset()
	case "listtext":
		if outer != "listtext" && p.list.Len() > 0 {
			p.about.entry, p.about.number = true, rtfNumber(cut(p.list.String(), largestName))
			p.list.Reset()
		}
	case "pict":
		if outer != "pict" {
			p.endPicture()
		}
	case "footnote":
		if outer != "footnote" {
			p.text.trim()
			p.say("]")
		}
	case "formfield":
		if outer != "formfield" {
			p.endForm()
		}
	case rtfBeside:
		if outer != rtfBeside {
			p.end()
		}
	}
	if outer == "" && p.state.into == "stylesheet" {
		p.about = rtfParagraph{}
	}
}

// An rtfPicture is read from hexadecimal digits.
type rtfPicture struct {
	data  []byte
	first byte // of two digits
	half  bool // it is known
	ended bool // what comes is no digit, or no picture
}

func (f *rtfPicture) digit(c byte) {
	switch {
	case f.ended || strings.IndexByte(" \t", c) >= 0:
		return
	case c >= '0' && c <= '9':
		c -= '0'
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		c = c | 0x20 - 'a' + 10
	default:
		f.ended = true
		return
	}
	if f.half = !f.half; f.half {
		f.first = c
		return
	}
	if f.data = append(f.data, f.first<<4|c); len(f.data) == 4 && !f.known() {
		f.ended, f.data = true, nil
	}
}

// known says whether another program can show it. Word's own drawings are none.
func (f *rtfPicture) known() bool { return startsWith(f.data, "\x89PNG", "\xFF\xD8\xFF") }

// endPicture keeps a picture.
func (p *rtfReader) endPicture() {
	if p.picture.known() && len(p.shown) < p.limits.Items {
		p.shown = append(p.shown, p.picture.data)
	}
	p.picture = rtfPicture{}
}
