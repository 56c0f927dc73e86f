package demo

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

//go:embed texts.txt
var written string

// section is a list of sentences, and the words that call for it rather than for another of its name.
type section struct {
	name         string
	keys, values []string
}

// book is everything the demo knows: the sections of texts.txt. It never changes.
type book struct {
	sections                        []section
	determiners, stopwords, foreign map[string]bool
}

func newBook() *book {
	b := &book{}
	for line := range strings.Lines(written) {
		line = strings.TrimSpace(line)
		if name, keys, ok := strings.Cut(line, "]"); ok && line[0] == '[' {
			b.sections = append(b.sections, section{name: name[1:], keys: strings.Fields(keys)})
		} else if line != "" && line[0] != '#' {
			last := &b.sections[len(b.sections)-1]
			last.values = append(last.values, strings.ReplaceAll(line, `\n`, "\n"))
		}
	}
	vocabulary := func(name string) map[string]bool { return set(strings.Fields(strings.Join(b.lines(name, ""), " "))) }
	b.determiners, b.stopwords, b.foreign = vocabulary("determiners"), vocabulary("stopwords"), vocabulary("foreign words")
	return b
}

func set(words []string) map[string]bool {
	out := map[string]bool{}
	for _, w := range words {
		out[w] = true
	}
	return out
}

// lines are the sentences of the section of a name that a text calls for by the most words, or of the first.
func (b *book) lines(name, text string) []string {
	var lines []string
	best := -1
	in := words(text)
	for _, s := range b.sections {
		hits := 0
		for _, w := range in {
			if slices.Contains(s.keys, w) {
				hits++
			}
		}
		if s.name == name && hits > best {
			lines, best = s.values, hits
		}
	}
	return lines
}

// words are the words of a text in lower case without the marks around them.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\''
	})
}

var wordOrMark = regexp.MustCompile(`[\p{L}\p{N}][\p{L}\p{N}'-]*|[^ ]`)

// keywords finds what a text is about: nouns by the small words before them, and names by their capitals.
// A reader without a model finds most of them so, and misses some.
func (b *book) keywords(text string) (nouns, names []string) {
	noun, seeking, opens := "", false, true
	keep := func() {
		if noun != "" && !slices.Contains(nouns, noun) {
			nouns = append(nouns, noun)
		}
		noun, seeking = "", false
	}
	for _, m := range wordOrMark.FindAllString(strings.ReplaceAll(text, "’", "'"), -1) {
		low := strings.ToLower(m)
		core, owner := strings.CutSuffix(m, "'s")
		first := []rune(m)[0]
		switch {
		case !unicode.IsLetter(first) && !unicode.IsDigit(first):
			keep()
			opens = opens || strings.ContainsAny(m, ".!?…:\"“*(\n")
			continue
		case b.determiners[low]:
			keep()
			seeking = true
		case b.stopwords[low] || len(m) < 2:
			keep()
		case unicode.IsUpper(first) && (!opens || owner):
			keep()
			names = append(names, core)
		case seeking:
			noun = strings.ToLower(core)
		}
		opens = false
	}
	keep()
	return nouns, names
}

// isForeign asks for clear evidence: another script, or the small words of another language.
func (b *book) isForeign(text string) bool {
	other, english := 0, 0
	for _, w := range words(text) {
		switch {
		case b.stopwords[w] || b.determiners[w]:
			english++
		case b.foreign[w]:
			other++
		case strings.IndexFunc(w, func(r rune) bool { return unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) }) >= 0:
			other += 2
		}
	}
	return other >= 2 && other > english
}
