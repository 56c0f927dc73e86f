package speech

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A token is a stretch without white space that a voice makes a sound of. Where a script does without spaces, each
// of its characters is one.
type token struct {
	from, to int     // bytes of the text
	weight   float64 // about how long it sounds, in letters
	phones   []phone // about what it sounds like
	pause    int     // how surely a pause follows: 0 none, 1 after a comma, 2 after a sentence
}

// tokens cuts the text into its words.
func tokens(text string) []token {
	var out []token
	start := -1
	end := func(i int) {
		if start < 0 {
			return
		}
		word := text[start:i]
		if strings.ContainsFunc(word, spoken) {
			out = append(out, token{from: start, to: i, weight: weigh(word), phones: phonesOf(word)})
		}
		if len(out) > 0 {
			out[len(out)-1].pause = max(out[len(out)-1].pause, pauseAfter(word))
		}
		start = -1
	}
	for i, r := range text {
		switch {
		case unicode.IsSpace(r):
			end(i)
			if r == '\n' && len(out) > 0 {
				out[len(out)-1].pause = 2
			}
		case spaceless(r):
			end(i)
			start = i
			end(i + utf8.RuneLen(r))
		case start < 0:
			start = i
		}
	}
	end(len(text))
	return out
}

// spoken reports whether engines say something for r on its own.
func spoken(r rune) bool {
	return audible(r) || strings.ContainsRune("&+=%$€£¥@#§°<>", r)
}

// spaceless reports whether r belongs to a script that writes words without spaces.
func spaceless(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer)
}

// pauseAfter says how surely a voice pauses after a word, by the marks at its end.
func pauseAfter(word string) int {
	word = strings.TrimRight(word, "\"'”’»)]*_」』")
	r, _ := utf8.DecodeLastRuneInString(word)
	switch {
	case r == '.' && abbreviated(word):
		return 1
	case strings.ContainsRune(".!?…。！？", r):
		return 2
	case strings.ContainsRune(",;:—–，、；：", r):
		return 1
	}
	return 0
}

// abbreviated reports whether a full stop may be part of the word, as in "Prof." and "p.m.".
func abbreviated(word string) bool {
	word = strings.TrimLeft(strings.TrimSuffix(word, "."), "\"'“‘«([*_「『")
	first, _ := utf8.DecodeRuneInString(word)
	return strings.Contains(word, ".") || unicode.IsUpper(first) && utf8.RuneCountInString(word) <= 4
}

// weigh says about how long a word sounds, in letters of ordinary prose.
func weigh(word string) float64 {
	w := 0.0
	for _, r := range word {
		switch {
		case unicode.IsDigit(r):
			w += 4 // "7" is "seven", and "1987" has places to name besides
		case spaceless(r):
			w += 3 // a character is a syllable
		case unicode.IsUpper(r):
			w += 1.3 // it may be spelt out
		case unicode.IsLetter(r):
			w++
		case spoken(r):
			w += 4
		}
	}
	return w + 1 // the step from word to word
}
