package speech

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A class of phones can be told from others by how loud and how bright they are, with every speaker.
type class uint8

const (
	unknownClass class = iota
	vowel
	sonorant  // m, n, l, r, w: nearly as loud as a vowel
	sibilant  // s, z, sh, ch: bright
	fricative // f, v, th, h: faint
	plosive   // p, t, k and their like: mostly the silence before them
	classes
)

// A phone is about what a letter, or a few, sound like.
type phone struct {
	class  class
	length float64 // how long it lasts in ordinary speech, in ms
}

// The lengths are those of ordinary, not of careful speech. What counts is how they compare.
var (
	aVowel     = phone{vowel, 85}
	aSonorant  = phone{sonorant, 60}
	aSibilant  = phone{sibilant, 90}
	aFricative = phone{fricative, 60}
	aPlosive   = phone{plosive, 70}
	aLetter    = phone{unknownClass, 65} // of a script that is not known here
)

// A digit or a sign is a word of its own, and within a number names its place besides. A character of Han is a syllable.
var (
	aSign     = slices.Repeat([]phone{aLetter}, 5)
	aSyllable = slices.Repeat([]phone{aLetter}, 3)
)

// pairs are letters that sound as one. They come before the letters alone.
var pairs = []struct {
	letters string
	phones  []phone
}{
	{"sch", []phone{aSibilant}},
	{"tch", []phone{aPlosive, aSibilant}},
	{"igh", []phone{{vowel, 130}}},
	{"sh", []phone{aSibilant}},
	{"ch", []phone{aSibilant}},
	{"th", []phone{aFricative}},
	{"ph", []phone{aFricative}},
	{"ck", []phone{aPlosive}},
	{"ng", []phone{{sonorant, 75}}},
	{"qu", []phone{aPlosive, aSonorant}},
	{"wh", []phone{aSonorant}},
	{"gh", nil},
	{"kn", []phone{aSonorant}},
	{"wr", []phone{aSonorant}},
	{"ci", []phone{aSibilant, aVowel}},
	{"ce", []phone{aSibilant, {vowel, 50}}},
}

// phonesOf gives roughly the sounds of a word's letters in the languages of Latin script.
func phonesOf(word string) []phone {
	word = strings.ToLower(strings.TrimFunc(word, func(r rune) bool { return !spoken(r) }))
	if strings.Contains(word, ".") || !strings.ContainsFunc(word, isVowel) {
		return spelt(word) // "p.m.", "Dr", "km"
	}
	var out []phone
	vowels := 0
	for rest := word; rest != ""; {
		if known, after := pairIn(rest); after != rest {
			out, rest = append(out, known...), after
			continue
		}
		first, taken := runOf(rest)
		rest = rest[len(taken):]
		switch {
		case !isVowel(first):
			out = append(out, letter(first)...)
		case rest == "" && taken == "e" && vowels > 0: // as in "have"
		default:
			vowels++
			out = append(out, phone{vowel, aVowel.length + 30*float64(min(utf8.RuneCountInString(taken), 3)-1)})
		}
	}
	if utf8.RuneCountInString(word) <= 3 { // "the", "of", "and" are said in passing
		for i := range out {
			out[i].length *= 0.75
		}
	}
	return out
}

// spelt gives the phones of a word that is spelt out.
func spelt(word string) (out []phone) {
	for i, r := range word {
		if r == '.' || r == ',' {
			if next, _ := utf8.DecodeRuneInString(word[i+1:]); unicode.IsDigit(next) {
				out = append(out, aSign...) // "point", or a place
			}
		}
		out = append(out, letter(r)...)
		if unicode.IsLetter(r) && !spaceless(r) && !isVowel(r) {
			out = append(out, aVowel)
		}
	}
	return out
}

func pairIn(s string) (known []phone, after string) {
	for _, p := range pairs {
		if after, ok := strings.CutPrefix(s, p.letters); ok {
			return p.phones, after
		}
	}
	return nil, s
}

// runOf returns the leading letters that form one sound: the same again, or vowels after a vowel.
func runOf(s string) (first rune, taken string) {
	for i, r := range s {
		switch {
		case i == 0:
			first = r
		case unicode.IsLetter(r) && r == first && !spaceless(r), isVowel(first) && isVowel(r):
		default:
			return first, s[:i]
		}
	}
	return first, s
}

// letter gives the phones of a single letter.
func letter(r rune) []phone {
	switch {
	case isVowel(r):
		return []phone{aVowel}
	case spaceless(r):
		return aSyllable
	case !unicode.IsLetter(r) && spoken(r):
		return aSign
	case !unicode.IsLetter(r):
		return nil
	case r >= 0x250: // beyond Latin
		return []phone{aLetter}
	}
	return consonant(r)
}

func consonant(r rune) []phone {
	switch {
	case strings.ContainsRune("mnlrwñł", r):
		return []phone{aSonorant}
	case strings.ContainsRune("szjçšžśźß", r):
		return []phone{aSibilant}
	case strings.ContainsRune("fvhðþ", r):
		return []phone{aFricative}
	case r == 'x':
		return []phone{aPlosive, aSibilant}
	}
	return []phone{aPlosive}
}

func isVowel(r rune) bool {
	return strings.ContainsRune("aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿāăąēėęěīįōőūůű", r)
}
