package speech

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

var (
	// A picture or a link, with one level of brackets in its words and of parentheses in its address.
	link = lazyregexp.New(`!?\[((?:[^\[\]\n]|\[[^\[\]\n]*\])*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^\[\]\n]*\])`)
	// A link of a wiki, [[Place]] or [[Place|words]].
	wikiLink = lazyregexp.New(`\[\[(?:[^\[\]|\n]*\|)?([^\[\]|\n]+)\]\]`)
	footnote = lazyregexp.New(`\[\^[^\]\s]{1,40}\]:?`)
)

// emoji matches emoji and what joins or colours them, arrows and shapes. Letters in circles (2460 to 24FF) are read as letters.
var emoji = lazyregexp.New(`[\x{200D}\x{20E3}\x{FE0E}\x{FE0F}\x{1F000}-\x{1FAFF}\x{2600}-\x{27BF}\x{2B00}-\x{2BFF}\x{E0000}-\x{E007F}` +
	`\x{2190}-\x{21FF}\x{2300}-\x{23FF}\x{2500}-\x{25FF}]+`)

// inline resolves links and removes footnote marks, addresses and emoji.
func inline(l Line) Line {
	l = without(l, footnote())
	for range 2 { // a picture within a link
		l = l.replaceMatches(link(), func(b *lines, m []int) { b.copy(l, m[2], m[3]) })
	}
	l = l.replaceMatches(wikiLink(), func(b *lines, m []int) { b.copy(l, m[2], m[3]) })
	return without(without(l, address()), emoji())
}

// without removes every match.
func without(l Line, what *regexp.Regexp) Line { return l.replaceMatches(what, func(*lines, []int) {}) }

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
	return tidySpaces(b.line())
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

var white = lazyregexp.New(`[\s\v\x85\pZ]+`)

// tidySpaces reduces every run of white space to one character, a line end before a space, and removes brackets that are now
// empty.
func tidySpaces(l Line) Line {
	l = without(l, hollow())
	return l.replaceMatches(white(), func(b *lines, m []int) {
		if end := strings.IndexByte(l.Text[m[0]:m[1]], '\n'); end >= 0 {
			b.copy(l, m[0]+end, m[0]+end+1)
		} else if !stopBehind(l.Text[m[1]:]) { // what preceded the comma is removed
			b.replace(" ", l, m[0])
		}
	}).trim()
}

var hollow = lazyregexp.New(`\([\s,;:.]*\)|\[[\s,;:.]*\]`)

func stopBehind(s string) bool {
	return s != "" && strings.IndexByte(",.;!?)", s[0]) >= 0 && (len(s) == 1 || s[1] == ' ' || s[1] == '\n')
}
