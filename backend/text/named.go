package text

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// shortestName is how many letters a part of a name needs to be used for the whole name.
const shortestName = 3

// FirstNamed gives the place of the name that a text uses first; -1: it uses none. A part of a name
// counts where no other name has it. A name neither begins nor ends within a word.
func FirstNamed(prose string, names []string) int {
	folded := strings.ToLower(prose)
	found, first := -1, len(folded)+1
	look := func(i int, name string) {
		if at := wordAt(folded, name); at >= 0 && at < first {
			found, first = i, at
		}
	}
	parts := make([][]string, len(names))
	for i, name := range names {
		parts[i] = strings.Fields(strings.ToLower(name))
		look(i, strings.Join(parts[i], " "))
	}
	for i, own := range parts {
		for _, part := range own {
			shared := sharedPart(parts, i, part)
			if len(own) > 1 && !shared && utf8.RuneCountInString(part) >= shortestName {
				look(i, part)
			}
		}
	}
	return found
}

// wordAt is where a word or several begin in a text; -1: they are not there.
func wordAt(text, word string) int {
	if word == "" {
		return -1
	}
	for from := 0; ; {
		at := strings.Index(text[from:], word)
		if at < 0 {
			return -1
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(word):])
		last, _ := utf8.DecodeLastRuneInString(word)
		open, _ := utf8.DecodeRuneInString(word)
		if (at == 0 || !inWord(before) || !inWord(open)) && (at+len(word) == len(text) || !inWord(after) || !inWord(last)) {
			return at
		}
		from = at + len(word)
	}
}

// sharedPart reports whether another name than the one at i has a part, too.
func sharedPart(names [][]string, i int, part string) bool {
	for k, other := range names {
		if k != i && slices.Contains(other, part) {
			return true
		}
	}
	return false
}
