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
	sections               []section
	determiners, stopwords map[string]bool
	foreign                *regexp.Regexp // another script, or two of the small words of another language
}

func newBook() *book {
	b := &book{}
	for line := range strings.Lines(written) {
		line = strings.TrimSpace(line)
		if name, keys, ok := strings.Cut(line, "]"); ok && line[0] == '[' {
			keys, value, _ := strings.Cut(keys, ": ")
			b.sections = append(b.sections, section{name: name[1:], keys: strings.Fields(keys)})
			line = value
		}
		if line != "" && line[0] != '#' {
			last := &b.sections[len(b.sections)-1]
			last.values = append(last.values, strings.ReplaceAll(line, `\n`, "\n"))
		}
	}
	list := func(name string) []string { return strings.Fields(strings.Join(b.lines(name, ""), " ")) }
	b.determiners, b.stopwords = set(list("determiners")), set(list("stopwords"))
	small := `\b(?:` + strings.Join(list("foreign words"), "|") + `)\b`
	b.foreign = regexp.MustCompile(`(?is)[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Cyrillic}\p{Greek}\p{Arabic}\p{Hebrew}]|` + small + `.*` + small)
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
		if s.name != name {
			continue
		}
		hits := len(slices.DeleteFunc(slices.Clone(in), func(w string) bool { return !slices.Contains(s.keys, w) }))
		if hits > best {
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
