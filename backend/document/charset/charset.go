package charset

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	uni "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
	"golang.org/x/text/transform"
)

// A Choice is the encoding in which a text is read.
type Choice struct {
	Encoding encoding.Encoding // nil is UTF-8
	Name     string            // as most programs call it; empty where it is UTF-8
	Guessed  bool              // nothing says so but the bytes
	Label    string            // the declared name, where no one knows it or the bytes contradict it
}

// enough is how much of a text is looked at: the statistics of megabytes would say the same.
const enough = 64 << 10

// Detect finds the encoding of bytes of which nothing is said.
func Detect(data []byte) Choice {
	if c, marked := byMark(data); marked {
		return c
	}
	if e, name := byEscapes(data[:min(len(data), enough)]); e != nil {
		return Choice{Encoding: e, Name: name, Guessed: true}
	}
	// Before UTF-8, in which NUL is valid too.
	if e := Wide(data); e != nil {
		return Choice{Encoding: e, Name: "utf-16", Guessed: true}
	}
	if ValidUTF8(data) {
		return Choice{}
	}
	e, name, _ := likeliest(data[:min(len(data), enough)])
	return Choice{Encoding: e, Name: name, Guessed: true}
}

// ByLabel finds the encoding of bytes that came with a name for it.
func ByLabel(data []byte, label string) Choice {
	if label = strings.Trim(label, " \t\r\n\"'"); label == "" {
		return Detect(data)
	}
	e, name, known := Lookup(label)
	switch mark, marked := byMark(data); {
	case marked: // a mark says more than any name
		return mark
	case !known, saysASCII(label) && !ascii(data), contradicts(data, e, name):
		found := Detect(data)
		if found.Encoding == nil && ascii(data) {
			return Choice{} // it is the same text under every name
		}
		found.Label = label
		return found
	}
	return Choice{Encoding: e, Name: name}
}

// saysASCII reports whether a label allows for no letter but those of ASCII. Programs on the web take it for windows-1252.
func saysASCII(label string) bool {
	label = strings.ToLower(label)
	return label == "ascii" || label == "us-ascii" || strings.HasPrefix(label, "ansi_x3.4") || label == "iso646-us"
}

// contradicts reports whether bytes can't be what they were called.
func contradicts(data []byte, e encoding.Encoding, name string) bool {
	head := data[:min(len(data), enough)]
	if e == nil {
		return !ValidUTF8(data)
	}
	if strings.HasPrefix(name, "utf-16") {
		return len(data) > 1 && ValidUTF8(data) && bytes.IndexByte(head, 0) < 0
	}
	if name == "utf-7" || strings.HasPrefix(name, "iso-2022") || name == "hz-gb-2312" {
		return !ascii(head)
	}
	if e, _ := byEscapes(head); e != nil {
		return true
	}
	if _, oneByte := e.(*charmap.Charmap); oneByte {
		return !ascii(head) && ValidUTF8(data) || Wide(data) != nil || unlike(head, name)
	}
	lost := bytes.Count(head, []byte("\uFFFD"))
	if text, err := e.NewDecoder().Bytes(head); err == nil {
		lost = bytes.Count(text, []byte("\uFFFD")) - lost
	}
	if ValidUTF8(data) && !ascii(head) {
		return lost > 0 || longSequences(head) > 2
	}
	if lost == 0 {
		return false
	}
	_, others := Detect(head).Decode(head)
	return others == 0 || lost > 2+len(head)/200
}

// longSequences counts the letters of three bytes or more in UTF-8. Text in another encoding has none by chance, or one.
func longSequences(data []byte) (n int) {
	for _, c := range string(data) {
		if c >= 0x800 && c != utf8.RuneError {
			n++
		}
	}
	return n
}

func ascii(data []byte) bool {
	return bytes.IndexFunc(data, func(c rune) bool { return c >= utf8.RuneSelf }) < 0
}

// Decode gives the text of bytes, and how many of its letters were lost: U+FFFD is in their place.
func (c Choice) Decode(data []byte) (text string, lost int) {
	had := bytes.Count(data, []byte("\uFFFD"))
	if c.Encoding != nil {
		text, had = In(c.Encoding, data), 0
	} else {
		text = strings.ToValidUTF8(string(bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))), "\uFFFD")
	}
	return text, strings.Count(text, "\uFFFD") - had
}

// In decodes bytes in an encoding.
func In(e encoding.Encoding, data []byte) string {
	out, _, err := transform.Bytes(e.NewDecoder(), data)
	if err != nil { // decoders put U+FFFD for what they cannot read; this is the remainder
		return strings.ToValidUTF8(string(out), "\uFFFD")
	}
	return string(out)
}

// Text decodes bytes in the encoding that was declared, or that they seem to be in.
func Text(data []byte, label string) string {
	text, _ := ByLabel(data, label).Decode(data)
	return text
}

// byMark reads a byte order mark.
func byMark(data []byte) (c Choice, marked bool) {
	switch {
	case bytes.HasPrefix(data, []byte("\xEF\xBB\xBF")):
		return Choice{}, true
	case bytes.HasPrefix(data, []byte("\xFF\xFE\x00\x00")), bytes.HasPrefix(data, []byte("\x00\x00\xFE\xFF")):
		return Choice{Encoding: utf32.UTF32(utf32.BigEndian, utf32.UseBOM), Name: "utf-32"}, true
	case !bytes.HasPrefix(data, []byte("\xFF\xFE")) && !bytes.HasPrefix(data, []byte("\xFE\xFF")):
		return Choice{}, false
	case markLies(data[wideMark:]):
		return Choice{Encoding: wronglyMarked{}, Label: "utf-16"}, true
	}
	return Choice{Encoding: uni.UTF16(uni.BigEndian, uni.UseBOM), Name: "utf-16"}, true
}

const wideMark = 2 // bytes of the mark of UTF-16

// markLies says whether what comes behind the mark of UTF-16 is UTF-8: letters of two bytes make words and spaces of UTF-8 by
// chance in a text of few letters only.
func markLies(data []byte) bool {
	const fewest = 8
	head := data[:min(len(data), enough)]
	if len(data) < fewest || !bytes.ContainsAny(head, " \n") || !ValidUTF8(data) {
		return false
	}
	return bytes.IndexFunc(head, func(c rune) bool { return c < ' ' && c != '\n' && c != '\r' && c != '\t' }) < 0
}

// wronglyMarked is UTF-8 behind the mark of UTF-16.
type wronglyMarked struct{}

func (wronglyMarked) NewDecoder() *encoding.Decoder {
	return &encoding.Decoder{Transformer: transform.Chain(&overMark{wideMark}, uni.UTF8.NewDecoder().Transformer)}
}

func (wronglyMarked) NewEncoder() *encoding.Encoder { return uni.UTF8.NewEncoder() }

// overMark leaves the mark out.
type overMark struct{ left int }

func (o *overMark) Reset() { o.left = wideMark }

func (o *overMark) Transform(dst, src []byte, _ bool) (nDst, nSrc int, err error) {
	nSrc = min(o.left, len(src))
	o.left -= nSrc
	n := copy(dst, src[nSrc:])
	if nSrc += n; nSrc < len(src) {
		err = transform.ErrShortDst
	}
	return n, nSrc, err
}

// byEscapes finds the encodings that are ASCII with escapes. A terminal's colours are other escapes.
func byEscapes(data []byte) (e encoding.Encoding, name string) {
	switch {
	case !ascii(data):
	case bytes.Contains(data, []byte("\x1b$B")), bytes.Contains(data, []byte("\x1b$@")), bytes.Contains(data, []byte("\x1b(J")):
		return japanese.ISO2022JP, "iso-2022-jp"
	case bytes.Contains(data, []byte("\x1b$)C")):
		return koreanShifted{}, "iso-2022-kr"
	}
	return nil, ""
}

// ValidUTF8 allows one character cut off at the end, as in a broken download, but not where it would be the only one that is
// not ASCII: that is rather the last letter of a word in another encoding.
func ValidUTF8(data []byte) bool {
	if utf8.Valid(data) {
		return true
	}
	for tail := 1; tail < utf8.UTFMax && tail < len(data); tail++ {
		if at := len(data) - tail; utf8.RuneStart(data[at]) {
			return data[at] >= utf8.RuneSelf && !utf8.FullRune(data[at:]) && utf8.Valid(data[:at]) && !ascii(data[:at])
		}
	}
	return false
}

// Wide gives the encoding of text of two bytes a letter without a mark: most such text has a NUL in every other byte. Where
// it has fewer, it is in another script, and nearly all of its letters are of that one.
func Wide(data []byte) encoding.Encoding {
	head := data[:min(len(data), 1024)&^1]
	if len(head) < 4 || bytes.IndexByte(head, 0) < 0 {
		return nil
	}
	var even, odd int
	for i := 0; i < len(head); i += 2 {
		if head[i] == 0 {
			even++
		}
		if head[i+1] == 0 {
			odd++
		}
	}
	little, big := uni.UTF16(uni.LittleEndian, uni.IgnoreBOM), uni.UTF16(uni.BigEndian, uni.IgnoreBOM)
	most, pairs := max(even, odd), len(head)/2
	switch {
	case min(even, odd) > 0:
	case most*10 >= pairs*6 && odd == most:
		return little
	case most*10 >= pairs*6:
		return big
	case odd > 0 && ofOneScript(In(little, head)):
		return little
	case even > 0 && ofOneScript(In(big, head)):
		return big
	}
	return nil
}

// ofOneScript reports whether a text is letters of one script, with the signs and the white space that any text has.
func ofOneScript(text string) bool {
	letters, others, spaces := map[*unicode.RangeTable]int{}, 0, 0
	for _, c := range text {
		switch {
		case c == ' ' || c == '\n' || c == '\r' || c == '\t':
			spaces++
		case c > ' ' && c < utf8.RuneSelf || c >= 0x2010 && c < 0x2040 || c >= 0x3000 && c < 0x3020 || c >= 0xFF00 && c < 0xFFF0:
		default:
			of := scriptOf(c)
			if letters[of]++; of == nil {
				others++
			}
		}
	}
	most, all := 0, 0
	for of, n := range letters {
		if all += n; of != nil {
			most = max(most, n)
		}
	}
	return spaces > 0 && all > 1 && others == 0 && most*10 >= all*9
}

// scriptOf gives the script of a letter; those of Japanese count as one.
func scriptOf(c rune) *unicode.RangeTable {
	for _, script := range []*unicode.RangeTable{unicode.Latin, unicode.Cyrillic, unicode.Greek, unicode.Hebrew, unicode.Arabic, unicode.Thai, unicode.Hangul} {
		if unicode.Is(script, c) {
			return script
		}
	}
	if unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana) {
		return unicode.Han
	}
	return nil
}
