package speech

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

var (
	// A picture or a link, with one level of brackets in its words and of parentheses in its address.
	link     = regexp.MustCompile(`!?\[((?:[^\[\]\n]|\[[^\[\]\n]*\])*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^\[\]\n]*\])`)
	footnote = regexp.MustCompile(`\[\^[^\]\s]{1,40}\]:?`)
)

// inline resolves links and removes footnote marks, addresses and emoji.
func inline(l Line) Line {
	l = without(l, footnote)
	for range 2 { // a picture within a link
		l = linked(l)
	}
	return withoutEmoji(without(l, address))
}

// without removes every match.
func without(l Line, what *regexp.Regexp) Line {
	matches := what.FindAllStringIndex(l.Text, -1)
	if matches == nil {
		return l
	}
	var b lines
	last := 0
	for _, m := range matches {
		b.copy(l, last, m[0])
		last = m[1]
	}
	b.copy(l, last, len(l.Text))
	return b.line()
}

// linked keeps the words of links and the descriptions of pictures.
func linked(l Line) Line {
	matches := link.FindAllStringSubmatchIndex(l.Text, -1)
	if matches == nil {
		return l
	}
	var b lines
	last := 0
	for _, m := range matches {
		b.copy(l, last, m[0])
		b.copy(l, m[2], m[3])
		last = m[1]
	}
	b.copy(l, last, len(l.Text))
	return b.line()
}

func withoutEmoji(l Line) Line {
	if !strings.ContainsFunc(l.Text, pictorial) {
		return l
	}
	var b lines
	for i := 0; i < len(l.Text); {
		r, size := utf8.DecodeRuneInString(l.Text[i:])
		if !pictorial(r) {
			b.copy(l, i, i+size)
		}
		i += size
	}
	return b.line()
}

// pictorial reports whether r is an emoji or joins or colours one.
func pictorial(r rune) bool {
	switch {
	case r < 0x200D:
		return false
	case r == 0x200D, r == 0x20E3, r == 0xFE0E, r == 0xFE0F: // joiner, keycap, variation
		return true
	case 0x1F000 <= r && r <= 0x1FAFF, 0x2600 <= r && r <= 0x27BF, 0x2B00 <= r && r <= 0x2BFF, 0xE0000 <= r && r <= 0xE007F:
		return true
	}
	// Arrows and shapes; letters in circles (2460 to 24FF) are read as letters.
	return 0x2190 <= r && r <= 0x21FF || 0x2300 <= r && r <= 0x23FF || 0x2500 <= r && r <= 0x25FF
}

// unmark removes the remaining marks: emphasis, strike-through, backticks, backslashes. An underscore or a bar
// within a word, as in snake_case, and a star beside a digit, as in 2*3, is turned into a space, so that two words stay
// two; a star between letters, as in un*believ*able, is emphasis within one word.
func unmark(l Line) Line {
	var b lines
	s := l.Text
	for i := 0; i < len(s); {
		switch c := s[i]; c {
		case '\\':
			if i+1 < len(s) && s[i+1] < utf8.RuneSelf && unicode.IsPunct(rune(s[i+1])) {
				i++
				if !strings.ContainsRune("*_~`#|\\", rune(s[i])) {
					b.copy(l, i, i+1)
				}
			}
			i++
		case '*', '_', '~', '`', '#', '|', '=', '^':
			j := i
			for j < len(s) && s[j] == c {
				j++
			}
			switch {
			case (c == '#' || c == '=' || c == '~') && j == i+1 && j < len(s) && meant(s, i, j):
				b.copy(l, i, j) // "#3", "x = 5", "~20"
			case (c == '_' || c == '*' || c == '|') && parted(s, i, j, c):
				b.replace(" ", l, i)
			}
			i = j
		default:
			_, size := utf8.DecodeRuneInString(s[i:])
			b.copy(l, i, i+size)
			i += size
		}
	}
	return spaced(b.line())
}

// meant reports whether a single mark is read rather than seen: before a number, or an equals sign between words.
func meant(s string, i, j int) bool {
	if s[i] == '=' {
		return i > 0 && s[i-1] == ' ' && s[j] == ' '
	}
	return '0' <= s[j] && s[j] <= '9'
}

// parted reports whether only the marks from i to j separate two words.
func parted(s string, i, j int, mark byte) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	after, _ := utf8.DecodeRuneInString(s[j:])
	if mark == '*' && unicode.IsLetter(before) && unicode.IsLetter(after) {
		return false
	}
	return audible(before) && audible(after)
}

// spaced reduces every run of white space to one character, a line end before a space, and removes brackets that are now
// empty.
func spaced(l Line) Line {
	l = without(l, hollow)
	var b lines
	s := l.Text
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsSpace(r) {
			b.copy(l, i, i+size)
			i += size
			continue
		}
		j, broken := i, -1
		for j < len(s) {
			r, size := utf8.DecodeRuneInString(s[j:])
			if !unicode.IsSpace(r) {
				break
			}
			if r == '\n' && broken < 0 {
				broken = j
			}
			j += size
		}
		switch {
		case broken >= 0:
			b.copy(l, broken, broken+1)
		case stopBehind(s[j:]): // what stood before the comma is gone
		default:
			b.replace(" ", l, i)
		}
		i = j
	}
	return b.line().trim()
}

var hollow = regexp.MustCompile(`\([\s,;:.]*\)|\[[\s,;:.]*\]`)

func stopBehind(s string) bool {
	return s != "" && strings.IndexByte(",.;!?)", s[0]) >= 0 && (len(s) == 1 || s[1] == ' ' || s[1] == '\n')
}
