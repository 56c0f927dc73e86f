package jsregexp

import (
	"regexp/syntax"
	"slices"
	"unicode"
)

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
