package language

import (
	"strings"
	"unicode"

	"github.com/abadojack/whatlanggo"

	"terzetto/backend/base/lists"
)

// spoken are the languages that are recognised. A detector that may answer with any
// of eighty takes a short German line for Danish.
var spoken = map[whatlanggo.Lang]bool{
	whatlanggo.Eng: true, whatlanggo.Deu: true, whatlanggo.Fra: true, whatlanggo.Spa: true, whatlanggo.Ita: true,
	whatlanggo.Por: true, whatlanggo.Nld: true, whatlanggo.Pol: true, whatlanggo.Swe: true, whatlanggo.Dan: true,
	whatlanggo.Nob: true, whatlanggo.Fin: true, whatlanggo.Ces: true, whatlanggo.Hun: true, whatlanggo.Ron: true,
	whatlanggo.Tur: true, whatlanggo.Ell: true, whatlanggo.Rus: true, whatlanggo.Ukr: true, whatlanggo.Bul: true,
	whatlanggo.Heb: true, whatlanggo.Arb: true, whatlanggo.Pes: true, whatlanggo.Hin: true, whatlanggo.Tha: true,
	whatlanggo.Vie: true, whatlanggo.Ind: true, whatlanggo.Cmn: true, whatlanggo.Jpn: true, whatlanggo.Kor: true,
}

// small are words that are frequent in one language and rare in the others, for text
// too short for statistics.
var small = map[string][]string{
	"en": {"the", "and", "of", "is", "with", "this", "what", "please", "for", "how"},
	"de": {"der", "die", "das", "und", "ist", "nicht", "mit", "ein", "eine", "bitte", "wie", "für"},
	"fr": {"le", "les", "et", "est", "une", "avec", "pour", "dans", "vous", "des"},
	"es": {"el", "los", "y", "es", "una", "con", "para", "por", "las", "qué"},
	"it": {"il", "gli", "è", "che", "una", "con", "per", "di", "sono", "della"},
	"pt": {"o", "os", "é", "uma", "com", "para", "não", "em", "um", "da"},
	"nl": {"het", "een", "en", "van", "niet", "met", "voor", "dat", "zijn", "de"},
}

// Of gives the ISO 639-1 code of a text's language, or nothing when that is
// unsure. It is a hint: a model that has read the text knows better.
func Of(text string) string {
	text = strings.ToValidUTF8(text[:min(len(text), 4<<10)], "") // statistics of more say the same
	info := whatlanggo.DetectWithOptions(text, whatlanggo.Options{Whitelist: spoken})
	if info.Lang < 0 || strings.IndexFunc(text, unicode.IsLetter) < 0 {
		return ""
	}
	if info.IsReliable() {
		return info.Lang.Iso6391()
	}
	return bySmallWords(text)
}

// bySmallWords needs two small words, and twice as many as any other language has.
func bySmallWords(text string) string {
	count := map[string]int{}
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) }) {
		count[word]++
	}
	best, most, next := "", 0, 0
	for language, words := range small {
		if n := lists.Sum(words, func(w string) int { return count[w] }); n > most {
			best, most, next = language, n, most
		} else {
			next = max(next, n)
		}
	}
	if most < 2 || most < 2*next {
		return ""
	}
	return best
}

// Name is what a language that Of knows is called in English; it is empty for any other.
func Name(code string) string {
	for lang := range spoken {
		if lang.Iso6391() == code {
			return lang.String()
		}
	}
	return ""
}
