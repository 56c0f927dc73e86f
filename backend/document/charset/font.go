package charset

import (
	"strconv"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
)

// fonts are the code pages of the character sets of fonts.
var fonts = map[int]int{
	77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250,
}

// OfFont is the encoding of a font's letters by the number of its character set in Windows; nil where the number says nothing.
func OfFont(set int) encoding.Encoding {
	if page, known := fonts[set]; known {
		return ByNumber(page, nil)
	}
	return nil
}

// ByNumber is the encoding of a code page.
func ByNumber(page int, otherwise encoding.Encoding) encoding.Encoding {
	switch page {
	case 10000:
		return charmap.Macintosh
	case 936: // what a program calls 936 today is the larger set
		return simplifiedchinese.GB18030
	case 65001:
		return unicode.UTF8
	}
	for _, name := range []string{"cp", "windows-"} {
		if e, _, known := Lookup(name + strconv.Itoa(page)); known && e != nil {
			return e
		}
	}
	return otherwise
}
