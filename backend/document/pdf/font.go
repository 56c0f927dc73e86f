package pdf

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"
	"sort"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/pdfcpu/pdfcpu/pkg/font"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"

	"terzetto/backend/document/glyph"
)

// pdfFont says what the codes of a font mean and how wide their letters are.
type pdfFont struct {
	wide     bool        // codes of two bytes
	unicode  letterMap   // what the font itself says
	letters  [256]string // for codes of one byte
	widths   map[uint32]float64
	alike    pdfRanges[float64] // letters of one width
	width    float64            // of codes that have none
	coding   pdfCoding          // of codes with many letters
	national encoding.Encoding  // of codes in an encoding of East Asia
	program  glyph.Program      // what the file of the font says
	glyphOf  []byte             // the numbers of glyphs, two bytes each; none: the codes are the numbers
}

// A pdfRange says the same of the codes from low to high. They are sorted by low; of two with the same one the last counts.
type pdfRange[T any] struct {
	low, high uint32
	says      T
}

type pdfRanges[T any] []pdfRange[T]

func (p pdfRanges[T]) sort() {
	slices.SortStableFunc(p, func(a, b pdfRange[T]) int { return cmp.Compare(a.low, b.low) })
}

func (p pdfRanges[T]) of(code uint32) (found pdfRange[T], ok bool) {
	behind := sort.Search(len(p), func(i int) bool { return p[i].low > code })
	if behind == 0 || p[behind-1].high < code {
		return found, false
	}
	return p[behind-1], true
}

// A letterMap says what the codes of a font stand for: one by one, and in ranges, in which the last letter counts up.
type letterMap struct {
	letters map[uint32]string
	ranges  pdfRanges[[]rune]
}

func (m letterMap) empty() bool { return len(m.letters) == 0 && len(m.ranges) == 0 }

func (m letterMap) letter(code uint32) (text string, ok bool) {
	if text, ok = m.letters[code]; ok {
		return text, true
	}
	r, ok := m.ranges.of(code)
	if !ok {
		return "", false
	}
	letters := slices.Clone(r.says)
	letters[len(letters)-1] += rune(code - r.low) //nolint:gosec // at most 0xFFFF
	return string(letters), true
}

// What a font and its parts take, about.
const (
	fontSize   = 8 << 10
	letterSize = 96
	widthSize  = 40
)

// holdFont counts what a font takes. Fonts are kept until the file is read. It says whether there is room for more.
func (p *pdfReader) holdFont(bytes int) bool {
	p.hold(bytes)
	p.fontRoom -= int64(bytes)
	return p.fontRoom >= 0
}

// pdfLetters is how many operands an operator of a character map may have: no font has more letters.
const pdfLetters = 1 << 17

// letter reads the first letter of a string: its text, its width in units of the
// font's size, and the bytes it took.
func (f *pdfFont) letter(code []byte) (text string, width float64, n int) {
	c, n := f.cut(code)
	width = f.widthOf(c)
	if s, ok := f.unicode.letter(c); ok {
		return s, width, n
	}
	if s := f.textOfCode(code[:n]); s != "" {
		return s, width, n
	}
	if !f.wide && c < 256 {
		return f.letters[c], width, n
	}
	if f.glyphOf != nil { // the number of the glyph is in the file
		if at := 2 * int(c); at+1 < len(f.glyphOf) {
			c = uint32(binary.BigEndian.Uint16(f.glyphOf[at:]))
		}
	}
	if s, ok := f.program.Letters[c]; ok {
		return glyph.Ligatures.Replace(s), width, n
	}
	return "\uFFFD", width, n
}

func (f *pdfFont) widthOf(code uint32) float64 {
	if width, ok := f.widths[code]; ok {
		return width
	}
	if r, ok := f.alike.of(code); ok {
		return r.says
	}
	return f.width
}

// font gives a font by the name that the resources give it.
func (p *pdfReader) font(resources types.Dict, name string) *pdfFont {
	object := p.dict(resources["Font"])[name]
	key := ""
	if ref, ok := object.(types.IndirectRef); ok {
		key = ref.String()
		if f, known := p.fonts[key]; known {
			return f
		}
	}
	f := p.readFont(p.dict(object))
	if key != "" {
		p.fonts[key] = f
	}
	return f
}

func (p *pdfReader) readFont(dict types.Dict) *pdfFont {
	f := &pdfFont{widths: map[uint32]float64{}, width: 0.5}
	if !p.holdFont(fontSize) {
		return f
	}
	if s, ok := p.object(dict["ToUnicode"]).(types.StreamDict); ok {
		if content, err := p.stream(&s); len(content) > 0 || err == nil {
			p.hold(len(content))
			f.unicode = p.characterMap(content)
			p.release(len(content))
		}
	}
	base := p.name(dict["BaseFont"])
	if p.name(dict["Subtype"]) == "Type0" {
		p.readComposite(f, dict)
		return f
	}
	scale := 0.001
	if m, ok := p.object(dict["FontMatrix"]).(types.Array); ok && len(m) == 6 && p.name(dict["Subtype"]) == "Type3" {
		scale = p.number(m[0], scale)
	}
	first := int(p.number(dict["FirstChar"], 0))
	list, _ := p.object(dict["Widths"]).(types.Array) // without it, see below
	for i, w := range list {
		if code := first + i; code >= 0 && code < 256 {
			f.widths[uint32(code)] = p.number(w, 500) * scale
		}
	}
	if f.unicode.empty() {
		p.readProgram(f, p.dict(dict["FontDescriptor"]))
	}
	p.encode(f, dict["Encoding"], p.name(dict["Subtype"]) == "TrueType", base)
	// The fourteen fonts that every reader has need not say how wide they are.
	if base = base[strings.IndexByte(base, '+')+1:]; len(list) == 0 && font.IsCoreFont(base) {
		for code := range 256 {
			c, _ := utf8.DecodeRuneInString(f.letters[code])
			if w, err := font.CharWidth(base, c); err == nil && w > 0 && f.letters[code] != "" {
				f.widths[uint32(code)] = float64(w) / 1000
			}
		}
	}
	return f
}

// encode fills the letters of a font with codes of one byte.
func (p *pdfReader) encode(f *pdfFont, object types.Object, trueType bool, base string) {
	name, differences := p.name(object), types.Array(nil)
	if dict := p.dict(object); dict != nil {
		name = p.name(dict["BaseEncoding"])
		differences, _ = p.object(dict["Differences"]).(types.Array) // none: the base as it is
	}
	table := charmap.Windows1252
	if name == "MacRomanEncoding" {
		table = charmap.Macintosh
	}
	for code := range 256 {
		if c := table.DecodeByte(byte(code)); code >= ' ' && c != '\uFFFD' {
			f.letters[code] = string(c)
		}
	}
	if name == "" && !trueType || name == "StandardEncoding" {
		for code, letter := range glyph.StandardLetters() {
			f.letters[code] = letter
		}
	}
	for code := range 256 {
		if sign, ok := glyph.OfSymbol(base, rune(code)); ok {
			f.letters[code] = sign
		}
	}
	if name == "" {
		for code, text := range f.program.Codes {
			f.letters[code] = text
		}
	}
	code := 0
	for _, d := range differences {
		switch d := p.object(d).(type) {
		case types.Integer:
			code = d.Value()
		case types.Name:
			if code >= 0 && code < 256 {
				f.letters[code] = f.letterNamed(d.Value())
			}
			code++
		}
	}
}

// letterNamed gives the text of a glyph by its name, in which there is sometimes nothing but a code.
func (f *pdfFont) letterNamed(name string) string {
	text := glyph.OfName(name)
	if text != "\uFFFD" {
		return text
	}
	if code, ok := glyph.OfCodeName(name); ok {
		return code
	}
	return text
}

// readComposite fills a font with codes of more than one byte.
func (p *pdfReader) readComposite(f *pdfFont, dict types.Dict) {
	f.wide, f.width = true, 1
	if own, ok := p.object(dict["Encoding"]).(types.StreamDict); ok {
		content, _ := p.stream(&own) // what of it can't be read says nothing
		f.wide = !oneByte(content)
		f.coding, f.national = codingOf(cmp.Or(p.name(own.Dict["UseCMap"]), p.name(own.Dict["CMapName"])))
	} else {
		f.coding, f.national = codingOf(p.name(dict["Encoding"]))
	}
	kids, ok := p.object(dict["DescendantFonts"]).(types.Array)
	if !ok || len(kids) == 0 {
		return
	}
	kid := p.dict(kids[0])
	f.width = p.number(kid["DW"], 1000) / 1000
	list, _ := p.object(kid["W"]).(types.Array) // without it all are as wide as DW
	p.readWidths(f, list)
	if f.coding != twoBytes || !f.unicode.empty() {
		return
	}
	p.readProgram(f, p.dict(kid["FontDescriptor"]))
	if to, ok := p.object(kid["CIDToGIDMap"]).(types.StreamDict); ok {
		f.glyphOf, _ = p.stream(&to) // what of it can't be read says nothing
		p.holdFont(len(f.glyphOf))
	}
}

// oneByte reports whether the codes of a character map have one byte each.
func oneByte(content []byte) bool {
	_, ranges, found := bytes.Cut(content, []byte("begincodespacerange"))
	ranges, _, _ = bytes.Cut(ranges, []byte("endcodespacerange"))
	first := bytes.TrimSpace(ranges)
	return found && len(first) > 3 && first[0] == '<' && bytes.IndexByte(first, '>') == 3
}

// readProgram reads what the file of a font says about its glyphs, which is asked where the document itself says nothing.
func (p *pdfReader) readProgram(f *pdfFont, descriptor types.Dict) {
	for _, key := range []string{"FontFile2", "FontFile3", "FontFile"} {
		s, ok := p.object(descriptor[key]).(types.StreamDict)
		if !ok {
			continue
		}
		data, err := p.stream(&s)
		if len(data) == 0 || err != nil && len(data) < fontSize {
			return
		}
		p.hold(len(data))
		f.program = glyph.ReadProgram(data)
		p.release(len(data))
		p.holdFont(letterSize * (len(f.program.Letters) + len(f.program.Codes)))
		return
	}
}

// readWidths reads "first [w w w]" and "first last w".
func (p *pdfReader) readWidths(f *pdfFont, list types.Array) {
	defer func() { f.alike.sort() }()
	for i := 0; i+1 < len(list); {
		first := int(p.number(list[i], 0))
		if each, ok := p.object(list[i+1]).(types.Array); ok {
			for j, w := range each {
				if !p.holdFont(widthSize) {
					return
				}
				f.widths[uint32(first+j)] = p.number(w, 1000) / 1000
			}
			i += 2
			continue
		}
		if i+2 >= len(list) {
			return
		}
		if !p.holdFont(widthSize) {
			return
		}
		if last := min(int(p.number(list[i+1], 0)), 0xFFFF); first >= 0 && last >= first {
			f.alike = append(f.alike, pdfRange[float64]{uint32(first), uint32(last), p.number(list[i+2], 1000) / 1000})
		}
		i += 3
	}
}

// characterMap reads the table of a font that maps codes to text.
func (p *pdfReader) characterMap(content []byte) letterMap {
	to := letterMap{letters: map[uint32]string{}}
	defer func() { to.ranges.sort() }()
	lex := pdfLexer{data: content, brackets: true}
	var args []pdfToken
	for {
		t, ok := lex.next()
		if !ok {
			return to
		}
		if t.kind != pdfOperator {
			if args = append(args, t); len(args) > pdfLetters {
				return to
			}
			continue
		}
		room := true
		switch string(t.text) {
		case "endbfchar":
			for i := 0; i+1 < len(args) && room; i += 2 {
				room = p.holdFont(letterSize)
				to.letters[codeOf(args[i].text)] = wideText(args[i+1].text)
			}
		case "endbfrange":
			room = p.readRanges(&to, args)
		}
		if !room {
			return to
		}
		args = args[:0]
	}
}

// readRanges reads "low high start" and "low high [each]", and says whether there is room for more.
func (p *pdfReader) readRanges(to *letterMap, args []pdfToken) bool {
	for i := 0; i+2 < len(args); {
		low, high := codeOf(args[i].text), codeOf(args[i+1].text)
		if high-low > 0xFFFF || high < low {
			high = low
		}
		if args[i+2].kind == pdfOpen {
			i += 3
			for c := low; i < len(args) && args[i].kind != pdfClose; i, c = i+1, c+1 {
				if c > high {
					continue
				}
				if !p.holdFont(letterSize) {
					return false
				}
				to.letters[c] = wideText(args[i].text)
			}
			i++
			continue
		}
		if !p.holdFont(letterSize) {
			return false
		}
		if start := []rune(wideText(args[i+2].text)); len(start) > 0 {
			to.ranges = append(to.ranges, pdfRange[[]rune]{low, high, start})
		}
		i += 3
	}
	return true
}

func codeOf(code []byte) uint32 {
	n := uint32(0)
	for _, c := range code[:min(len(code), 4)] {
		n = n<<8 | uint32(c)
	}
	return n
}

// wideText reads UTF-16 and splits ligatures, so that searches find their letters.
func wideText(code []byte) string {
	if len(code) == 1 {
		return string(rune(code[0]))
	}
	units := make([]uint16, min(len(code)/2, 16))
	for i := range units {
		units[i] = binary.BigEndian.Uint16(code[2*i:])
	}
	return glyph.Ligatures.Replace(string(utf16.Decode(units)))
}
