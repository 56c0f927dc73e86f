package charset

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"terzetto/backend/base/lists"
)

// The letters of languages that ASCII lacks, the more frequent ones first.
var (
	western = []string{
		"üäößé", "éèàêçâîôùûëïœæÿ", "óíáéñúüªº", "ãçáéíóõêâàôúü", "èàùòìéîó", "éëïóöüáèê", "äåöéü", "åøæéôò", "áðíóúýþæöé", "àéèòçíóúïü", "äöõüšž",
	}
	central = []string{"łąęóżśćńź", "íáéěžýřčšůúňóťďäö", "áéíčšžýúľťňďôäóŕĺ", "áéöóőüíúű", "ăîâşţșțé", "ščžćđ", "ëç"}
	turkish = []string{"ıişüçğöâîû"}
	baltic  = []string{"šėųžąįūčę", "āīēšņļūžķģčō"}
	russian = []string{
		"оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", "оаинвіетрслкдмупязьбгчйхцжїюєшщфґ", "аиоетнрсвлкдпмзгябъучцжщйхшюфь", "аоиенрстјкувдлмпзбгњчцђћжшфхљџ", "оаеитнрсвлкдпмузјбгчцшжќхѓњфџљѕ",
	}
	greek  = []string{"ατοιεσνηυρπκμλςωδγχθφβξζψίόάέήύώϊϋΐΰ"}
	hebrew = []string{"יוהלאתרבמשנעדחפקםכגטצןסזךףץ\u05B7\u05B8\u05B4\u05B6\u05B0\u05BC\u05B5\u05B9\u05BF\u05C1\u05C2"}
	arabic = []string{"اليمونتربعدفسهكقحجةشصطخأضذىثئزغآإءؤظ", "اینردمهوتبسشکگلپخزفقعحجآصطغضذچثظژئء"}
	thai   = []string{"านรอกเงมยลวดทสตะปบคหแจพชขใไโผถซณศธฟฉษภญฐฎฏฆฌ\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e47ๆำฯ"}
)

// A page is an encoding of a byte each, with the languages that are written in it.
type page struct {
	name      string
	charmap   *charmap.Charmap
	languages []string
	prior     float64 // how much less it is met than windows-1252
}

// pages are looked at in this order, and the first of equals is taken.
func pages() []page {
	return []page{
		{"windows-1252", charmap.Windows1252, western, 0},
		{"windows-1250", charmap.Windows1250, central, 0.15},
		{"iso-8859-2", charmap.ISO8859_2, central, 0.16},
		{"windows-1251", charmap.Windows1251, russian, 0.02},
		{"koi8-r", charmap.KOI8R, russian, 0.04},
		{"koi8-u", charmap.KOI8U, russian, 0.05},
		{"iso-8859-5", charmap.ISO8859_5, russian, 0.06},
		{"ibm866", charmap.CodePage866, russian, 0.05},
		{"cp855", charmap.CodePage855, russian, 0.08},
		{"x-mac-cyrillic", charmap.MacintoshCyrillic, russian, 0.08},
		{"windows-1253", charmap.Windows1253, greek, 0.02},
		{"iso-8859-7", charmap.ISO8859_7, greek, 0.03},
		{"windows-1254", charmap.Windows1254, turkish, 0.03},
		{"windows-1257", charmap.Windows1257, baltic, 0.04},
		{"windows-1255", charmap.Windows1255, hebrew, 0.02},
		{"windows-1256", charmap.Windows1256, arabic, 0.02},
		{"iso-8859-6", charmap.ISO8859_6, arabic, 0.04},
		{"windows-874", charmap.Windows874, thai, 0.02},
		{"macintosh", charmap.Macintosh, western, 0.2},
		{"cp850", charmap.CodePage850, western, 0.2},
		{"cp852", charmap.CodePage852, central, 0.2},
	}
}

// likeliest finds the encoding of text that is no UTF-8: of the double bytes of East Asia, or a byte each.
func likeliest(data []byte) (e encoding.Encoding, name string, best float64) {
	for _, n := range nations() {
		if score := n.score(data); score > best {
			e, name, best = n.encoding, n.name, score
		}
	}
	single, of := -100.0, page{name: "windows-1252", charmap: charmap.Windows1252}
	for _, p := range pages() {
		if score := p.score(data) - p.prior; score > single {
			single, of = score, p
		}
	}
	if best > leastNational && best > single-0.1 {
		return e, name, best
	}
	return of.charmap, of.name, single
}

// unlike reports whether text of a byte each is no such text in all likelihood, but in another encoding: there are many letters,
// they hardly fit any of its languages, and fit another very well.
func unlike(data []byte, name string) bool {
	const many, hardly, better = 16, 0.0, 0.8
	if lists.Count(data, func(c byte) bool { return c >= utf8.RuneSelf }) < many {
		return false
	}
	for _, p := range pages() {
		if p.name == name {
			score := p.score(data)
			_, _, best := likeliest(data)
			return score < hardly && best > score+better
		}
	}
	return false
}

// leastNational is how well text in double bytes must fit: what is no such text has far more rare letters than common ones.
const leastNational = 0.2

// usualSigns are the signs beyond ASCII that text of any language has.
const usualSigns = "“”„‘’‚–—…«»°§€·•№©®™\u00A0¿¡‹›؟،؛ªº×±½¼¾²³"

// score says how well bytes fit a page: the mean over the letters beyond ASCII. A letter of the language counts for it, the more
// so the more frequent it is; against it count letters of other languages, capitals and signs within a word, and codes without
// a meaning.
func (p page) score(data []byte) float64 {
	var letters [256]rune
	for c := range letters {
		letters[c] = p.charmap.DecodeByte(byte(c))
	}
	var times [256]float64
	sum, n := 0.0, 0.0
	at := func(i int) rune {
		if i < 0 || i >= len(data) {
			return ' '
		}
		return letters[data[i]]
	}
	for i, c := range data {
		if c < utf8.RuneSelf {
			continue
		}
		n++
		times[c]++
		sum += oddity(at(i-1), letters[c], at(i+1))
	}
	if n == 0 {
		return 0
	}
	best := -100.0
	for _, language := range p.languages {
		fit, weights := 0.0, weightsOf(language)
		for c, t := range times {
			if t > 0 {
				fit += t * weigh(letters[c], weights)
			}
		}
		best = max(best, fit)
	}
	return (best + sum) / n
}

// oddity is how strange a letter is between two others; 0: not at all.
func oddity(before, c, after rune) float64 {
	odd := 0.0
	switch {
	case unicode.IsLetter(c):
		if unicode.IsUpper(c) && unicode.IsLower(before) || unicode.IsUpper(after) && unicode.IsLower(c) {
			odd -= 1.5
		}
		if unicode.IsLetter(before) && scriptOf(before) != scriptOf(c) || after < utf8.RuneSelf && unicode.IsLetter(after) && scriptOf(after) != scriptOf(c) {
			odd -= 1.5
		}
		if unicode.IsLetter(after) && strings.ContainsRune("ςךםןףץ", c) || c == 'σ' && !unicode.IsLetter(after) {
			odd -= 1.5 // a letter that only ends words, or never does
		}
	case unicode.IsMark(c):
		if !unicode.IsLetter(before) && !unicode.IsMark(before) {
			odd--
		}
	case unicode.IsLetter(before) && unicode.IsLetter(after) && !strings.ContainsRune("’‘·\u00A0", c):
		odd -= 1.5
	}
	return odd
}

// weightsOf gives each letter of a language what it counts: the more frequent, the more.
func weightsOf(language string) map[rune]float64 {
	all := utf8.RuneCountInString(language)
	weights, i := make(map[rune]float64, 2*all), 0
	for _, c := range language {
		weights[c] = 1.2 - 0.8*float64(i)/float64(all)
		if up := unicode.ToUpper(c); up != c {
			weights[up] = weights[c] - 0.3
		}
		i++
	}
	return weights
}

func weigh(c rune, weights map[rune]float64) float64 {
	if w, ok := weights[c]; ok {
		return w
	}
	switch {
	case c == utf8.RuneError, c >= 0x80 && c < 0xA0:
		return -5
	case strings.ContainsRune(usualSigns, c):
		return 0.4
	case unicode.IsLetter(c):
		return -1.5
	case unicode.IsMark(c):
		return -0.3
	}
	return -0.8
}

// A nation is an encoding of East Asia, in which a letter has two bytes.
type nation struct {
	name     string
	encoding encoding.Encoding
	common   func(lead, trail byte) float64 // what two bytes count: 1 for common letters, less than 0 for rare ones
	lead     func(c byte) bool
	alone    func(c byte) float64 // of a byte beyond ASCII that is a letter by itself
}

func between(c, low, high byte) bool { return low <= c && c <= high }

// nations are looked at in this order, and the first of equals is taken: what all is Hangul is also Chinese.
func nations() []nation {
	never := func(byte) float64 { return -5 }
	high := func(c byte) bool { return between(c, 0x81, 0xFE) }
	return []nation{
		{"euc-kr", korean.EUCKR, func(lead, trail byte) float64 {
			switch {
			case between(lead, 0xB0, 0xC8) && trail >= 0xA1:
				return 1
			case between(lead, 0xA1, 0xA3) && trail >= 0xA1:
				return 0.3
			}
			return -1.5
		}, high, never},
		{"shift_jis", japanese.ShiftJIS, func(lead, trail byte) float64 {
			switch {
			case lead == 0x82 && trail >= 0x9F, lead == 0x83 && trail <= 0x96, between(lead, 0x89, 0x97), lead == 0x81 && trail <= 0x7C:
				return 1
			case between(lead, 0x81, 0x84), lead == 0x88, lead == 0x98:
				return 0.3
			}
			return -1.5
		}, func(c byte) bool { return between(c, 0x81, 0x9F) || between(c, 0xE0, 0xFC) }, func(c byte) float64 {
			if between(c, 0xA1, 0xDF) {
				return -0.5
			}
			return -5
		}},
		{"euc-jp", japanese.EUCJP, func(lead, trail byte) float64 {
			switch {
			case lead == 0xA4 && trail <= 0xF3, lead == 0xA5 && trail <= 0xF6, lead == 0xA1:
				return 1.1 // without kana it is no Japanese
			case between(lead, 0xB0, 0xCF):
				return 0.6
			case lead == 0xA3, lead == 0x8E:
				return 0.3
			}
			return -1.5
		}, func(c byte) bool { return between(c, 0xA1, 0xFE) || c == 0x8E }, never},
		{"gb18030", simplifiedchinese.GB18030, func(lead, trail byte) float64 {
			switch {
			case between(lead, 0xB0, 0xD7) && trail >= 0xA1, lead == 0xA1 && between(trail, 0xA2, 0xBF), lead == 0xA3 && trail >= 0xA1:
				return 0.95
			case between(lead, 0xD8, 0xF7) && trail >= 0xA1, lead == 0xA1:
				return -0.5
			}
			return -1.5
		}, high, never},
		{"big5", traditionalchinese.Big5, func(lead, trail byte) float64 {
			switch {
			case between(lead, 0xA4, 0xC6) && trail >= 0xA1:
				return 0.75 // without others it is no Big5
			case between(lead, 0xA4, 0xC6), lead == 0xA1 && between(trail, 0x40, 0x7E):
				return 1
			case between(lead, 0xA1, 0xA3), between(lead, 0xC9, 0xF9):
				return -0.5
			}
			return -1.5
		}, high, never},
	}
}

// score says how well bytes fit: the mean over the letters beyond ASCII.
func (n nation) score(data []byte) float64 {
	text, err := n.encoding.NewDecoder().Bytes(data)
	if lost := strings.Count(string(text), "\uFFFD"); err != nil || lost > 1+len(data)/500 {
		return -1
	}
	sum, letters := 0.0, 0.0
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case c < utf8.RuneSelf:
		case n.lead(c) && i+1 < len(data):
			letters++
			if i+2 < len(data) && isASCIILetter(data[i+1]) && isASCIILetter(data[i+2]) {
				sum-- // rather one letter beyond ASCII within a word
			} else {
				sum += n.common(c, data[i+1])
			}
			i++
		case i+1 < len(data):
			letters++
			sum += n.alone(c)
		}
	}
	return sum / max(letters, 1)
}

func isASCIILetter(c byte) bool { return between(c|0x20, 'a', 'z') }
