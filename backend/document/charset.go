package document

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/saintfish/chardet"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// decode turns bytes in an undeclared encoding into text.
//
// The order is that of certainty: a byte order mark, UTF-16 without a mark, valid
// UTF-8, the statistics of chardet where it is sure, and windows-1252, in which every
// byte means something.
func decode(data []byte) string {
	e, _, _ := encodingOf(data)
	if e == nil {
		data = bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))
		return strings.ToValidUTF8(string(data), "\uFFFD")
	}
	return inEncoding(data, e)
}

// encodingOf finds the encoding of bytes; nil is UTF-8. It returns its name where it is not UTF-8, and whether it was guessed.
func encodingOf(data []byte) (e encoding.Encoding, name string, guessed bool) {
	switch {
	case startsWith(data, "\xEF\xBB\xBF"):
		return nil, "", false
	case startsWith(data, "\xFF\xFE"), startsWith(data, "\xFE\xFF"):
		return unicode.UTF16(unicode.BigEndian, unicode.UseBOM), "utf-16", false
	}
	// Before UTF-8, in which NUL is valid too.
	if wide := wideOrder(data); wide != nil {
		return wide, "utf-16", true
	}
	if validUTF8(data) {
		return nil, "", false
	}
	// Statistics of the first kilobytes say what those of megabytes would.
	best, err := chardet.NewTextDetector().DetectBest(data[:min(len(data), 64<<10)])
	// Below 50 it takes Latin-2 and UTF-16 for anything.
	if err == nil && best.Confidence >= 50 {
		if e, err := htmlindex.Get(best.Charset); err == nil {
			if name, err := htmlindex.Name(e); err == nil && name != "utf-8" && name != "replacement" {
				return e, name, true
			}
		}
	}
	return charmap.Windows1252, "windows-1252", true
}

// tidyText decodes a large text and makes it tidy, a stretch at a time and up to most bytes, so that it is held once.
func tidyText(data []byte, e encoding.Encoding, most int64) []byte {
	if e == nil {
		e = unicode.UTF8BOM
	}
	out := make([]byte, 0, min(int64(len(data)+len(data)/8), most+utf8.UTFMax))
	in := e.NewDecoder().Reader(bytes.NewReader(data))
	part, after := make([]byte, 64<<10), byte(0)
	for int64(len(out)) <= most {
		n, err := in.Read(part)
		for _, c := range part[:n] {
			switch {
			case c == 0, c == '\n' && after == '\r':
			case c == '\r':
				out = append(out, '\n')
			default:
				out = append(out, c)
			}
			after = c
		}
		if err != nil { // the end: a decoder has no other
			break
		}
	}
	if !utf8.Valid(out) { // it ends within a character
		out = bytes.ToValidUTF8(out, []byte("\uFFFD"))
	}
	return out
}

// decodeAs decodes with the encoding that a file names, and guesses where that is
// unknown or plainly wrong.
func decodeAs(data []byte, label string) string {
	label = strings.ToLower(strings.Trim(label, " \"'"))
	if e, err := htmlindex.Get(label); err == nil {
		if name, _ := htmlindex.Name(e); name != "utf-8" && name != "replacement" {
			return inEncoding(data, e)
		}
	}
	return decode(data)
}

func inEncoding(data []byte, e encoding.Encoding) string {
	out, _, err := transform.Bytes(e.NewDecoder(), data)
	if err != nil { // decoders put U+FFFD for what they cannot read; this is the remainder
		return strings.ToValidUTF8(string(out), "\uFFFD")
	}
	return string(out)
}

// validUTF8 allows one character cut off at the end, as in a broken download.
func validUTF8(data []byte) bool {
	if utf8.Valid(data) {
		return true
	}
	for tail := 1; tail < utf8.UTFMax && tail < len(data); tail++ {
		if at := len(data) - tail; utf8.RuneStart(data[at]) {
			return data[at] >= utf8.RuneSelf && !utf8.FullRune(data[at:]) && utf8.Valid(data[:at])
		}
	}
	return false
}

// wideOrder gives the encoding of UTF-16 without a mark: most text has a NUL in
// every other byte.
func wideOrder(data []byte) encoding.Encoding {
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
	most, pairs := max(even, odd), len(head)/2
	if min(even, odd) > 0 || most*10 < pairs*6 {
		return nil
	}
	if odd == most {
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	}
	return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
}
