package pdf

import (
	"bytes"
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding"

	"terzetto/backend/document/charset"
)

// A pdfCoding is how the codes of a font with many letters are cut and read, where its character map has one of the names
// that PDF knows.
type pdfCoding int

const (
	twoBytes pdfCoding = iota
	national           // of an encoding of East Asia: one byte, two or four
	seven              // of the same without the high bits, as in ISO 2022: two bytes
	utf16Code
	utf8Code
	utf32Code
)

// nationalMaps are the character maps of PDF 32000, table 118, and those beside them, without the direction of writing.
var nationalMaps = map[string]string{
	"GB-EUC": "gb18030", "GBpc-EUC": "gb18030", "GBK-EUC": "gb18030", "GBKp-EUC": "gb18030", "GBK2K": "gb18030",
	"B5pc": "big5", "HKscs-B5": "big5", "ETen-B5": "big5", "ETenms-B5": "big5", "HKdla-B5": "big5", "HKdlb-B5": "big5", "HKgccs-B5": "big5", "HKm314-B5": "big5", "HKm471-B5": "big5",
	"83pv-RKSJ": "shift_jis", "90ms-RKSJ": "shift_jis", "90msp-RKSJ": "shift_jis", "90pv-RKSJ": "shift_jis", "Add-RKSJ": "shift_jis", "Ext-RKSJ": "shift_jis",
	"78-RKSJ": "shift_jis", "78ms-RKSJ": "shift_jis", "RKSJ": "shift_jis", "EUC": "euc-jp", "78-EUC": "euc-jp",
	"KSC-EUC": "euc-kr", "KSCms-UHC": "euc-kr", "KSCms-UHC-HW": "euc-kr", "KSCpc-EUC": "euc-kr",
}

// sevenBitMaps are those whose codes have no high bits. The first is called by the direction alone.
var sevenBitMaps = map[string]string{"": "euc-jp", "78": "euc-jp", "Add": "euc-jp", "Ext": "euc-jp", "KSC": "euc-kr", "GB": "gb18030"}

// codingOf gives the coding of a character map by its name.
func codingOf(name string) (pdfCoding, encoding.Encoding) {
	stem := strings.TrimSuffix(strings.TrimSuffix("-"+name, "-V"), "-H")
	if stem == "-"+name {
		return twoBytes, nil
	}
	stem = strings.TrimPrefix(stem, "-")
	if strings.HasPrefix(stem, "Uni") {
		switch {
		case strings.Contains(stem, "-UTF8"):
			return utf8Code, nil
		case strings.Contains(stem, "-UTF32"):
			return utf32Code, nil
		case strings.Contains(stem, "-UCS2"), strings.Contains(stem, "-UTF16"):
			return utf16Code, nil
		}
	}
	if label, known := nationalMaps[stem]; known {
		e, _, _ := charset.Lookup(label) // it is known
		return national, e
	}
	if label, known := sevenBitMaps[stem]; known {
		e, _, _ := charset.Lookup(label)
		return seven, e
	}
	return twoBytes, nil
}

// cut gives the first code of a string, and how many bytes it has.
func (f *pdfFont) cut(code []byte) (c uint32, n int) {
	n = 1
	switch f.coding {
	case twoBytes, seven:
		if f.wide {
			n = 2
		}
	case national:
		n = f.nationalLength(code)
	case utf16Code:
		n = 2
		if len(code) >= 4 && code[0] >= 0xD8 && code[0] <= 0xDB {
			n = 4
		}
	case utf8Code:
		_, n = utf8.DecodeRune(code)
	case utf32Code:
		n = 4
	}
	n = min(n, len(code))
	return codeOf(code[:n]), n
}

func (f *pdfFont) nationalLength(code []byte) int {
	if len(code) < 2 || code[0] < 0x81 {
		return 1
	}
	sample := charset.In(f.national, code[:2])
	if len(code) >= 4 && code[1] >= '0' && code[1] <= '9' { // GB 18030 has codes of four bytes
		return 4
	}
	if utf8.RuneCountInString(sample) == 2 { // two letters of a byte each, as narrow kana are
		return 1
	}
	return 2
}

// textOfCode gives the text of a code by the font's coding; empty where that has none.
func (f *pdfFont) textOfCode(code []byte) string {
	switch f.coding {
	case national:
		return charset.In(f.national, code)
	case seven:
		high := bytes.Clone(code)
		for i := range high {
			high[i] |= 0x80
		}
		return charset.In(f.national, high)
	case utf16Code:
		units := make([]uint16, len(code)/2)
		for i := range units {
			units[i] = binary.BigEndian.Uint16(code[2*i:])
		}
		return string(utf16.Decode(units))
	case utf8Code:
		return strings.ToValidUTF8(string(code), "\uFFFD")
	case utf32Code:
		if c := rune(codeOf(code)); utf8.ValidRune(c) { //nolint:gosec // what is no letter is negative, and not valid
			return string(c)
		}
	case twoBytes:
	}
	return ""
}
