package editcheck

import (
	"strings"
	"unicode"
)

// unspaced are the scripts whose words are not separated by spaces.
var unspaced = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}

// short are the scripts whose content words are often shorter than four letters.
var short = []*unicode.RangeTable{unicode.Hangul, unicode.Arabic, unicode.Hebrew, unicode.Devanagari, unicode.Bengali, unicode.Tamil}

// A vocabulary is the set of content words of a text, each cut to a stem.
type vocabulary map[string]bool

// vocabularyOf collects the words of at least four letters, or of at least two in scripts that
// write less. In scripts without spaces, pairs of characters take the place of words. A
// text with hardly any such word counts all of its words.
func vocabularyOf(s string) vocabulary {
	v := vocabulary{}
	v.collect(s, false)
	if len(v) < fewest {
		v.collect(s, true)
	}
	return v
}

// fewest is the smallest number of content words that is worth comparing.
const fewest = 4

func (v vocabulary) collect(s string, all bool) {
	var word []rune
	bare := false // word is of a script without spaces
	flush := func() {
		v.add(word, bare, all)
		word = word[:0]
	}
	for _, r := range strings.ToLower(s) {
		if !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) {
			flush()
			continue
		}
		if one := unicode.In(r, unspaced...); one != bare {
			flush()
			bare = one
		}
		// Kana that are not a loan word are endings and particles.
		if bare && unicode.Is(unicode.Hiragana, r) && !all {
			flush()
			continue
		}
		word = append(word, r)
	}
	flush()
}

// stem is as many letters of a word as its forms have in common.
const stem = 5

func (v vocabulary) add(word []rune, bare, all bool) {
	switch {
	case len(word) == 0:
	case bare && len(word) == 1:
		v[string(word)] = true
	case bare:
		for i := range len(word) - 1 {
			v[string(word[i:i+2])] = true
		}
	default:
		least, most := 4, stem
		if unicode.In(word[0], short...) {
			least, most = 2, 4
			word = []rune(strings.TrimPrefix(strings.TrimPrefix(string(word), "و"), "ال"))
		}
		if len(word) >= least || all && len(word) > 0 || len(word) > 0 && unicode.IsDigit(word[0]) {
			v[string(word[:min(len(word), most)])] = true
		}
	}
}

// share gives how much of v is in other; all of it, if v has too few words to say.
func (v vocabulary) share(other vocabulary) float64 {
	if len(v) == 0 {
		return 1
	}
	n := 0
	for word := range v {
		if other[word] {
			n++
		}
	}
	return float64(n) / float64(len(v))
}

// letters counts the letters and digits, the one measure of length that fits every script.
func letters(s string) (n int) {
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			n++
		}
	}
	return n
}
