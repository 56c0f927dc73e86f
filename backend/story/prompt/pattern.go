package prompt

import (
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/chat"
)

// matches tells whether a key that is a pattern occurs, and whether it is a pattern
// at all. Patterns are compiled on each call, since a cache would have to follow
// every edit of the book. Before that, matches looks for the words without which the
// pattern cannot match, which avoids compiling nearly all patterns of a large book.
func (s *scan) matches(pattern string, anyCase bool) (found, valid bool) {
	flags := ""
	if inner, said, ok := chat.CutPattern(pattern); ok {
		pattern, anyCase = inner, false // between slashes the flags decide, as where it came from
		flags = strings.Map(func(r rune) rune {
			if strings.ContainsRune("ims", r) {
				return r
			}
			return -1
		}, said)
	}
	if anyCase {
		flags = "i"
	}
	if flags != "" {
		pattern = "(?" + flags + ")" + pattern
	}
	tree, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		return false, false
	}
	if words := requiredWords(tree); len(words) > 0 {
		if !slices.ContainsFunc(words, func(word string) bool {
			word = fold(word)
			return possible(&s.lower, word) && strings.Contains(s.folded, word)
		}) {
			return false, true
		}
	}
	re, err := regexp.Compile(pattern)
	if err != nil {
		return false, false
	}
	return re.MatchString(s.text), true
}

// requiredWords returns words of which every match contains at least one, in some case; none
// when it cannot tell. Only ASCII words are given, since other letters may fold to
// something that lower case does not show.
func requiredWords(tree *syntax.Regexp) []string {
	switch op := tree.Op; {
	case op == syntax.OpLiteral:
		if slices.ContainsFunc(tree.Rune, func(r rune) bool { return r > unicode.MaxASCII }) {
			return nil
		}
		return []string{string(tree.Rune)}
	case op == syntax.OpCapture || op == syntax.OpPlus || op == syntax.OpRepeat && tree.Min > 0:
		return requiredWords(tree.Sub[0])
	case op == syntax.OpConcat:
		var best []string
		for _, sub := range tree.Sub {
			if words := requiredWords(sub); shortest(words) > shortest(best) {
				best = words
			}
		}
		return best
	case op == syntax.OpAlternate:
		var all []string
		for _, sub := range tree.Sub {
			words := requiredWords(sub)
			if len(words) == 0 {
				return nil
			}
			all = append(all, words...)
		}
		return all
	}
	return nil // Classes, anchors and what may be absent require no word.
}

// shortest is the length of the shortest word, which decides how well a set sifts.
func shortest(words []string) int {
	if len(words) == 0 {
		return 0
	}
	return len(slices.MinFunc(words, func(a, b string) int { return len(a) - len(b) }))
}

// fold is lower case, with the one letter beyond it that patterns take for an ASCII one.
func fold(text string) string { return strings.ReplaceAll(strings.ToLower(text), "ſ", "s") }
