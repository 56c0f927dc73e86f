package charset

import (
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/ianaindex"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode/utf32"
	"golang.org/x/text/transform"

	"terzetto/backend/base/lazyregexp"
)

// Lookup finds an encoding by any of the names that the web and mail programs have for it. UTF-8 has none: e is nil.
func Lookup(label string) (e encoding.Encoding, name string, known bool) {
	label = strings.ToLower(strings.Trim(label, " \t\r\n\"'"))
	if other, ok := otherNames[label]; ok {
		label = other
	}
	switch label {
	case "hz-gb-2312":
		return simplifiedchinese.HZGB2312, label, true
	case "iso-2022-kr":
		return koreanShifted{}, label, true
	case "utf-7":
		return utf7{}, label, true
	case "utf-32":
		return utf32.UTF32(utf32.BigEndian, utf32.UseBOM), label, true
	case "utf-32le":
		return utf32.UTF32(utf32.LittleEndian, utf32.IgnoreBOM), label, true
	}
	if page, ok := codePages[label]; ok {
		return page, label, true
	}
	for _, candidate := range []string{
		label, strings.ReplaceAll(label, "_", "-"), "windows-" + digitsOf(label, "cp", "win-", "win", "ms", "windows", "x-cp"),
		"iso-8859-" + digitsOf(label, "iso8859", "iso-8859", "iso_8859", "8859", "latin", "l"),
	} {
		if e, err := htmlindex.Get(candidate); err == nil {
			name, _ := htmlindex.Name(e) // it has one
			switch name {
			case "utf-8":
				return nil, "", true
			case "replacement", "x-user-defined":
				return nil, "", false
			}
			return e, name, true
		}
	}
	if e, err := ianaindex.IANA.Encoding(label); err == nil && e != nil {
		return e, label, true
	}
	return nil, "", false
}

// digitsOf gives the number behind one of the beginnings, as in "win-1251".
func digitsOf(label string, beginnings ...string) string {
	for _, b := range beginnings {
		if rest, ok := strings.CutPrefix(label, b); ok {
			if rest = strings.TrimLeft(rest, "-_"); rest != "" && strings.Trim(rest, "0123456789") == "" {
				return rest
			}
		}
	}
	return "unknown"
}

// otherNames are names that mail programs use and the web does not.
var otherNames = map[string]string{
	"cp936": "gbk", "ms936": "gbk", "windows-936": "gbk", "936": "gbk", "x-gbk": "gbk", "gb-18030": "gb18030", "gb_18030": "gb18030", "cp54936": "gb18030", "euc-cn": "gbk",
	"gb2312-80": "gbk", "gb_2312": "gbk", "hz": "hz-gb-2312", "hzgb2312": "hz-gb-2312", "hz-gb2312": "hz-gb-2312", "cp52936": "hz-gb-2312",
	"cp949": "euc-kr", "ms949": "euc-kr", "949": "euc-kr", "uhc": "euc-kr", "x-windows-949": "euc-kr", "ksc5601": "euc-kr", "ks-c-5601": "euc-kr", "ks_c_5601-1992": "euc-kr",
	"csiso2022kr": "iso-2022-kr", "iso2022kr": "iso-2022-kr", "cp950": "big5", "ms950": "big5", "950": "big5", "windows-950": "big5", "big-5": "big5", "big5hkscs": "big5", "big5-hk": "big5",
	"cp932": "shift_jis", "ms932": "shift_jis", "932": "shift_jis", "windows-932": "shift_jis", "sjis-win": "shift_jis", "sjis": "shift_jis", "shift-jis": "shift_jis", "shift_jisx0213": "shift_jis",
	"eucjp": "euc-jp", "eucjp-win": "euc-jp", "eucjp-ms": "euc-jp", "cp51932": "euc-jp", "euckr": "euc-kr", "cp51949": "euc-kr",
	"iso-2022-jp-ms": "iso-2022-jp", "iso-2022-jp-1": "iso-2022-jp", "iso-2022-jp-2": "iso-2022-jp", "iso-2022-jp-3": "iso-2022-jp", "iso-2022-jp-ext": "iso-2022-jp",
	"iso2022jp": "iso-2022-jp", "jis": "iso-2022-jp", "cp50220": "iso-2022-jp", "cp50221": "iso-2022-jp", "cp50222": "iso-2022-jp",
	"utf7": "utf-7", "unicode-1-1-utf-7": "utf-7", "csutf7": "utf-7", "x-unicode-2-0-utf-7": "utf-7", "cp65000": "utf-7",
	"utf8": "utf-8", "utf8mb4": "utf-8", "utf-8-sig": "utf-8", "cp65001": "utf-8", "65001": "utf-8", "x-utf-8": "utf-8",
	"ucs-2": "utf-16", "utf16": "utf-16", "utf16le": "utf-16le", "utf16be": "utf-16be", "ucs-2le": "utf-16le", "ucs-2be": "utf-16be", "cp1200": "utf-16le", "cp1201": "utf-16be",
	"utf32": "utf-32", "ucs-4": "utf-32", "utf-32be": "utf-32", "tis-620": "windows-874", "tis620": "windows-874", "cp874": "windows-874", "x-mac-roman": "macintosh", "mac-roman": "macintosh", "macroman": "macintosh", "x-macintosh": "macintosh",
	"cp10000": "macintosh", "cp10007": "x-mac-cyrillic", "x-mac-ukrainian": "x-mac-cyrillic", "mac-cyrillic": "x-mac-cyrillic", "maccyrillic": "x-mac-cyrillic",
	"koi8r": "koi8-r", "koi": "koi8-r", "koi8u": "koi8-u", "cp20866": "koi8-r", "cp21866": "koi8-u", "cp28591": "iso-8859-1", "ansi": "windows-1252", "cp-1252": "windows-1252",
	"iso-8859-8i": "iso-8859-8-i", "visual": "iso-8859-8", "iso-8859-1-windows-3.1-latin-1": "windows-1252",
}

// codePages are those of DOS, which the web does not know, by all their usual names.
var codePages = withNames(map[string]*charmap.Charmap{
	"437": charmap.CodePage437, "850": charmap.CodePage850, "852": charmap.CodePage852, "855": charmap.CodePage855, "858": charmap.CodePage858,
	"860": charmap.CodePage860, "862": charmap.CodePage862, "863": charmap.CodePage863, "865": charmap.CodePage865, "866": charmap.CodePage866,
})

func withNames(pages map[string]*charmap.Charmap) map[string]encoding.Encoding {
	all := make(map[string]encoding.Encoding, 6*len(pages))
	for number, page := range pages {
		for _, before := range []string{"cp", "ibm", "ibm-", "cp-", "dos-", "oem-", "pc"} {
			all[before+number] = page
		}
	}
	return all
}

// koreanShifted is ISO-2022-KR: ASCII, in which a sign says that two bytes each are a letter from there on, and another that
// they are no longer.
type koreanShifted struct{}

func (koreanShifted) NewDecoder() *encoding.Decoder {
	return &encoding.Decoder{Transformer: transform.Chain(&unshift{}, korean.EUCKR.NewDecoder())}
}

func (koreanShifted) NewEncoder() *encoding.Encoder { return korean.EUCKR.NewEncoder() }

// unshift makes EUC-KR of ISO-2022-KR.
type unshift struct{ double bool }

func (u *unshift) Reset() { u.double = false }

func (u *unshift) Transform(dst, src []byte, atEOF bool) (nDst, nSrc int, err error) {
	const header, out, in = "\x1b$)C", 0x0E, 0x0F
	for nSrc < len(src) {
		rest := src[nSrc:]
		switch c := rest[0]; {
		case c == 0x1b && len(rest) < len(header) && !atEOF:
			return nDst, nSrc, transform.ErrShortSrc
		case strings.HasPrefix(string(rest[:min(len(rest), len(header))]), header):
			nSrc += len(header)
			continue
		case c == out, c == in:
			u.double = c == out
			nSrc++
			continue
		case nDst == len(dst):
			return nDst, nSrc, transform.ErrShortDst
		case c == '\n':
			u.double = false
			dst[nDst] = c
		case u.double && c > ' ':
			dst[nDst] = c | 0x80
		default:
			dst[nDst] = c
		}
		nDst, nSrc = nDst+1, nSrc+1
	}
	return nDst, nSrc, nil
}

// namedEncoding is the encoding that the first line of XML names, or an element of a page's head.
var namedEncoding = lazyregexp.New(`(?i)^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)|<meta\s[^>]*charset\s*=\s*["']?\s*([\w.:-]+)`)

// PageLabel is the encoding that a page names; empty: none.
func PageLabel(data []byte) string {
	const head = 2 << 10
	if Wide(data) != nil {
		return ""
	}
	named := namedEncoding().FindSubmatch(pageComment().ReplaceAllLiteral(data[:min(len(data), head)], nil))
	if named == nil {
		return ""
	}
	label := string(named[1]) + string(named[2])
	if strings.HasPrefix(strings.ToLower(label), "utf-16") { // a page that can be searched for the name has a byte a letter
		return "utf-8"
	}
	return label
}

var pageComment = lazyregexp.New(`(?s)<!--.*?(?:-->|$)`)
