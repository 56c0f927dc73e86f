package glyph

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/cff"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// mostLetters is how many letters of a font are looked at. The largest fonts have half as many.
const mostLetters = 1 << 17

// A Program is what the file of a font says about its glyphs.
type Program struct {
	Letters map[uint32]string // text by the number of the glyph
	Codes   map[byte]string   // text by the code of a byte, in the font's own encoding
}

// ReadProgram reads a font of any kind that documents carry. A broken one says what it can.
func ReadProgram(data []byte) (p Program) {
	p = Program{map[uint32]string{}, map[byte]string{}}
	defer func() {
		_ = recover() // a font that its parser stumbles over has said enough
	}()
	switch {
	case bytes.HasPrefix(data, []byte("\x01\x00")) && len(data) > 4 && data[2] <= 4 && data[3] <= 4 && data[3] > 0:
		p.compact(data)
	case bytes.HasPrefix(data, []byte("%!")) || bytes.HasPrefix(data, []byte("\x80\x01")):
		p.typeOne(data)
	default:
		p.tables(data)
	}
	return p
}

// tables reads TrueType and OpenType, by the table that leads from letters to glyphs.
func (p *Program) tables(data []byte) {
	file, err := opentype.NewLoader(bytes.NewReader(data))
	if err != nil {
		return
	}
	if raw, err := file.RawTable(opentype.MustNewTag("CFF ")); err == nil {
		p.compact(raw)
	}
	raw, err := file.RawTable(opentype.MustNewTag("cmap"))
	if err != nil {
		return
	}
	table, _, err := tables.ParseCmap(raw)
	if err != nil {
		return
	}
	letters, _, err := font.ProcessCmap(table, tables.FPNone)
	if err != nil {
		return
	}
	n := 0
	for each := letters.Iter(); each.Next() && n < mostLetters; n++ {
		c, number := each.Char()
		if !unicode.IsGraphic(c) || unicode.Is(unicode.Co, c) {
			continue
		}
		if before, known := p.Letters[uint32(number)]; !known || before > string(c) {
			p.Letters[uint32(number)] = string(c)
		}
	}
	for code := range 256 {
		for _, c := range []rune{0xF000 + rune(code), rune(code)} {
			if number, ok := letters.Lookup(c); ok && number != 0 {
				if text, known := p.Letters[uint32(number)]; known {
					p.Codes[byte(code)] = text
				}
				break
			}
		}
	}
}

// compact reads CFF, which names its glyphs, and says which code has which.
func (p *Program) compact(data []byte) {
	parsed, err := cff.Parse(data)
	if err != nil {
		return
	}
	for number := range min(len(parsed.Charstrings), 1<<16) {
		if text := OfName(parsed.GlyphName(opentype.GID(number))); text != "\uFFFD" && text != "" {
			p.Letters[uint32(number)] = text
		}
	}
	for code, number := range compactCodes(data) {
		if text, known := p.Letters[uint32(number)]; known {
			p.Codes[code] = text
		}
	}
}

// compactCodes reads the encoding of a CFF font: which code has which glyph. None where it is a usual one.
func compactCodes(data []byte) map[byte]uint16 {
	codes := map[byte]uint16{}
	names, at := compactIndex(data, int(data[2]))
	tops, _ := compactIndex(data, at)
	if len(names) == 0 || len(tops) == 0 {
		return codes
	}
	offset := compactEntry(tops[0], 16)
	if offset < 2 || offset+2 > len(data) {
		return codes
	}
	format, count, rest := data[offset]&0x7F, int(data[offset+1]), data[offset+2:]
	number := uint16(1)
	for i := range count {
		switch {
		case format == 0 && i < len(rest):
			codes[rest[i]] = number
			number++
		case format == 1 && 2*i+1 < len(rest):
			for n := range int(rest[2*i+1]) + 1 {
				codes[rest[2*i]+byte(n)] = number
				number++
			}
		}
	}
	return codes
}

// compactIndex reads an index of CFF, and says where it ends.
func compactIndex(data []byte, at int) (parts [][]byte, end int) {
	if at+3 > len(data) {
		return nil, len(data)
	}
	count, size := int(data[at])<<8|int(data[at+1]), int(data[at+2])
	if count == 0 {
		return nil, at + 2
	}
	offset := func(i int) int {
		n, from := 0, at+3+i*size
		for _, b := range data[min(from, len(data)):min(from+size, len(data))] {
			n = n<<8 | int(b)
		}
		return at + 2 + (count+1)*size + n
	}
	for i := range count {
		from, to := offset(i), offset(i+1)
		if from > to || to > len(data) {
			return parts, len(data)
		}
		parts = append(parts, data[from:to])
	}
	return parts, offset(count)
}

// compactEntry gives the number that belongs to an operator of a dictionary of CFF.
func compactEntry(dict []byte, operator byte) int {
	last := 0
	for i := 0; i < len(dict); i++ {
		switch b := int(dict[i]); {
		case b <= 21:
			if b == 12 {
				i++
				continue
			}
			if byte(b) == operator {
				return last
			}
		case b == 28 && i+2 < len(dict):
			last = int(int16(uint16(dict[i+1])<<8 | uint16(dict[i+2])))
			i += 2
		case b == 29 && i+4 < len(dict):
			last = int(dict[i+1])<<24 | int(dict[i+2])<<16 | int(dict[i+3])<<8 | int(dict[i+4])
			i += 4
		case b == 30:
			for i++; i < len(dict) && dict[i]&0x0F != 0x0F && dict[i]>>4 != 0x0F; i++ {
			}
		case b >= 32 && b <= 246:
			last = b - 139
		case b >= 247 && b <= 250 && i+1 < len(dict):
			last = (b-247)*256 + int(dict[i+1]) + 108
			i++
		case b >= 251 && b <= 254 && i+1 < len(dict):
			last = -(b-251)*256 - int(dict[i+1]) - 108
			i++
		}
	}
	return 0
}

// typeOne reads the encoding of a Type 1 font, which is in its part for people: dup 65 /A put.
func (p *Program) typeOne(data []byte) {
	head, _, _ := bytes.Cut(data[:min(len(data), 64<<10)], []byte("eexec"))
	_, table, found := bytes.Cut(head, []byte("/Encoding"))
	if !found {
		return
	}
	for _, m := range regexp.MustCompile(`dup\s+(\d+|8#[0-7]+|16#[0-9A-Fa-f]+)\s*/(\S+)\s+put`).FindAllSubmatch(table, 256) {
		number, base := string(m[1]), 10
		if radix, digits, ok := strings.Cut(number, "#"); ok {
			number = digits
			base, _ = strconv.Atoi(radix) // the pattern lets only 8 and 16 through
		}
		code, err := strconv.ParseUint(number, base, 8)
		if text := OfName(string(m[2])); err == nil && text != "\uFFFD" {
			p.Codes[byte(code)] = text
		}
	}
}

var (
	numberedName = regexp.MustCompile(`^[A-Za-z]{0,3}(\d{2,3})$`)
	hexadecimal  = regexp.MustCompile(`^[A-Za-z]?([0-9A-Fa-f]{2})$`)
)

// OfCodeName gives the code in a name that is nothing but a code, such as "a65" or "C0042". Names of glyphs that no list has
// are often of that kind.
func OfCodeName(name string) (text string, ok bool) {
	code := uint64(0)
	if m := numberedName.FindStringSubmatch(name); m != nil {
		code, _ = strconv.ParseUint(m[1], 10, 8) // too large a number is none
	} else if m := hexadecimal.FindStringSubmatch(name); m != nil {
		code, _ = strconv.ParseUint(m[1], 16, 8)
	}
	if code <= ' ' || code >= 0x7F {
		return "", false
	}
	return string(rune(code)), true
}
