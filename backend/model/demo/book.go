package demo

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
)

//go:embed texts.txt
var written string

// section is a list of sentences, with the keywords by which it is chosen among the sections of its name.
type section struct {
	name         string
	keys, values []string
}

// book is everything the demo knows: the sections of texts.txt, and its examples. It never changes.
type book struct {
	sections           []section
	examples           map[string]string
	determiners, small []string       // small words are neither names nor nouns
	foreign            *regexp.Regexp // another script, or two of the small words of another language
}

func newBook() *book {
	b := &book{examples: readExamples()}
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
	b.determiners = list("determiners")
	b.small = append(list("stopwords"), b.determiners...)
	small := `\b(?:` + strings.Join(list("foreign words"), "|") + `)\b`
	b.foreign = regexp.MustCompile(`(?is)[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Cyrillic}\p{Greek}\p{Arabic}\p{Hebrew}]|` + small + `.*` + small)
	return b
}

// lines returns the sentences of the section that has the most keywords in text, among the sections of that name.
// If no section has any, it returns those of the first.
func (b *book) lines(name, text string) []string {
	var lines []string
	best := -1
	in := words(text)
	for _, s := range b.sections {
		if s.name != name {
			continue
		}
		if hits := len(lists.Keep(in, func(w string) bool { return slices.Contains(s.keys, w) })); hits > best {
			lines, best = s.values, hits
		}
	}
	return lines
}

// words returns the words of a text in lower case, without punctuation.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\''
	})
}

var wordOrMark = lazyregexp.New(`[\p{L}\p{N}][\p{L}\p{N}'-]*|[^ ]`)

// keywords finds what a text is about: nouns by the small words before them, and names by their capitals.
// Without a model it misses some.
func (b *book) keywords(text string) (nouns, names []string) {
	noun, seeking, opens := "", false, true
	for _, m := range wordOrMark().FindAllString(strings.ReplaceAll(text, "’", "'")+".", -1) {
		core, owner := strings.CutSuffix(m, "'s")
		first, low := []rune(m)[0], strings.ToLower(m)
		mark := !unicode.IsLetter(first) && !unicode.IsDigit(first)
		small := len(m) < 2 || slices.Contains(b.small, low)
		name := unicode.IsUpper(first) && !small && (!opens || owner)
		opens = mark && (opens || strings.ContainsAny(m, ".!?…:\"“*(\n"))
		if !mark && !small && !name {
			if seeking { // the last of several words is the noun
				noun = strings.ToLower(core)
			}
			continue
		}
		if noun != "" && !slices.Contains(nouns, noun) {
			nouns = append(nouns, noun)
		}
		noun, seeking = "", slices.Contains(b.determiners, low)
		if name {
			names = append(names, core)
		}
	}
	return nouns, names
}
