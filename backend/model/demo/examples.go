package demo

import (
	"cmp"
	_ "embed"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

//go:embed examples.txt
var prepared string

// readExamples divides the prepared answers by their headings, which name the kind and the language of each.
func readExamples() map[string]string {
	all := map[string]string{}
	for part := range strings.SplitSeq("\n"+prepared, "\n=== ") {
		heading, body, _ := strings.Cut(part, "\n")
		all[heading] = strings.TrimSpace(body)
	}
	return all
}

// A codeLanguage is a language that the demo has an example in.
type codeLanguage struct {
	id, name string
	find     func() *regexp.Regexp
}

// codeLanguages are found by their names. Words of everyday speech count only where they are written as a name.
var codeLanguages = []codeLanguage{
	{"python", "Python", lazyregexp.New(`(?i)\bpython\b`)},
	{"go", "Go", lazyregexp.New(`(?i)\bgolang\b|\b(?-i:in|auf|en) (?-i:Go)\b|\b(?-i:Go)[ -](?:code|program|function|script|snippet|example|programm|funktion)`)},
	{"typescript", "TypeScript", lazyregexp.New(`(?i)\btypescript\b`)},
	{"javascript", "JavaScript", lazyregexp.New(`(?i)\bjava ?script\b|\bjs\b`)},
	{"sql", "SQL", lazyregexp.New(`(?i)\bsql\b`)},
	{"shell", "Shell", lazyregexp.New(`(?i)\b(?:shell|bash|zsh)\b`)},
	{"rust", "Rust", lazyregexp.New(`\bRust\b|\bin rust\b`)},
	{"java", "Java", lazyregexp.New(`(?i)\bjava\b`)},
	{"c", "C", lazyregexp.New(`\b(?:in|en) C\b|\bC (?:code|program|function)\b`)},
	{"html", "HTML", lazyregexp.New(`(?i)\bhtml\b`)},
}

// ownLanguages are the languages that the demo has answers in.
func ownLanguages() []string { return []string{"en", "de", "fr", "es"} }

// languageOf is the language of a message. Where its small words don't tell, the words of a request do.
func (b *book) languageOf(said string) string {
	if code := text.Language(said); code != "" {
		return code
	}
	heard := words(said)
	count := func(language string) int {
		known := append(strings.Fields(strings.Join(b.in("asking", language), " ")), b.keys("asks", language)...)
		return lists.Count(heard, func(w string) bool { return slices.Contains(known, w) })
	}
	return slices.MaxFunc(ownLanguages(), func(one, other string) int { return count(one) - count(other) })
}

// keys are the keywords of the sections of a name in a language.
func (b *book) keys(name, language string) (all []string) {
	if language != "en" {
		name += " " + language
	}
	for _, s := range b.sections {
		if s.name == name {
			all = append(all, s.keys...)
		}
	}
	return all
}

// shortRequest is how many words a message has at most that asks by naming a thing alone, such as "a table, please".
const shortRequest = 6

// requestsIn gives what a message asks for in the order of its words: "table", "list", "json", "maths", "letter" and the ids
// of languages of code. It is empty for a message that uses such a word and asks for nothing.
func (b *book) requestsIn(said, language string) (kinds []string) {
	heard := words(said)
	asking := strings.Fields(strings.Join(append(slices.Clone(b.lines("asking", "")), b.in("asking", language)...), " "))
	if len(heard) > shortRequest && !slices.ContainsFunc(heard, func(w string) bool { return slices.Contains(asking, w) }) {
		return nil
	}
	code := lists.Map(lists.Keep(codeLanguages, func(l codeLanguage) bool { return l.find().MatchString(said) }), func(l codeLanguage) string { return l.id })
	for _, w := range heard {
		kind := ""
		for _, s := range b.sections {
			if (s.name == "asks" || s.name == "asks "+language) && slices.Contains(s.keys, w) {
				kind = s.values[0]
			}
		}
		switch {
		case kind == "code" && len(code) == 0:
			kinds = append(kinds, "python")
		case kind == "code", slices.Contains(code, w), w == "bash" || w == "js" || w == "golang":
			kinds = append(kinds, code...)
		case kind != "":
			kinds = append(kinds, kind)
		}
	}
	kinds = lists.Distinct(append(kinds, code...))
	return kinds[:min(len(kinds), mostExamples)]
}

// mostExamples is how many examples one answer has.
const mostExamples = 3

// example is a prepared answer of a kind in a language.
func (b *book) example(kind, language string) string {
	if i := slices.IndexFunc(codeLanguages, func(l codeLanguage) bool { return l.id == kind }); i >= 0 {
		intro := strings.ReplaceAll(b.examples["code "+language], "{language}", codeLanguages[i].name)
		return intro + "\n\n" + b.examples[kind]
	}
	return join([]string{b.examples[kind+" "+language], b.examples[kind]}, "\n\n")
}

// A file is what a request has of an attached file.
type file struct {
	label, sign string // sign is how its places are written: "l." for lines, "p." for pages
	whole       bool   // from its beginning, and not passages of it
	lines       []textLine
}

// A textLine is a line with text and its place.
type textLine struct {
	place int
	text  string
}

// mark is the place of a line as models cite it.
func (f file) mark(l textLine) string {
	return "[" + f.label + " " + f.sign + " " + strconv.Itoa(l.place) + "]"
}

var (
	fileIntro = lazyregexp.New(`(?:\[A file came with this message: [^\n]*\]|Passages of the files in this conversation\. [^\n]*)\n+$`)
	fenceMark = lazyregexp.New(`<(documents-[0-9a-fx]+)>\n`)
	placeMark = lazyregexp.New(`^\[(.+) ([lp]\.) (\d{1,9})\]$`)
)

// cutFiles takes the files out of what was sent with a message.
func cutFiles(sent string) (rest string, files []file) {
	for {
		m := fenceMark().FindStringSubmatchIndex(sent)
		if m == nil {
			return rest + sent, files
		}
		intro := fileIntro().FindStringIndex(sent[:m[0]])
		body, after, closed := strings.Cut(sent[m[1]:], "\n</"+sent[m[2]:m[3]]+">")
		if intro == nil || !closed { // of a team, which reads its material itself
			rest, sent = rest+sent[:m[1]], sent[m[1]:]
			continue
		}
		whole := sent[intro[0]] == '['
		rest, sent = rest+sent[:intro[0]], strings.TrimLeft(after, "\n")
		files = append(files, readFiles(body, whole)...)
	}
}

// readFiles reads what is in a fence: lines, and marks that say at which place the next one is.
func readFiles(body string, whole bool) (files []file) {
	place := 0
	for line := range strings.SplitSeq(body, "\n") {
		if m := placeMark().FindStringSubmatch(line); m != nil {
			place, _ = strconv.Atoi(m[3])
			if len(files) == 0 || files[len(files)-1].label != m[1] {
				files = append(files, file{label: m[1], sign: m[2], whole: whole})
			}
			continue
		}
		if len(files) == 0 {
			continue
		}
		f := &files[len(files)-1]
		if len(f.lines) > 0 && strings.TrimSpace(line) == f.lines[0].text {
			continue // the heading of a table, which comes with each part of it
		}
		if strings.TrimSpace(line) != "" {
			f.lines = append(f.lines, textLine{place, strings.TrimSpace(line)})
		}
		if f.sign == "l." {
			place++
		}
	}
	return files
}

// closest is the line after the first that shares the most words with a message; false where none shares any.
func (b *book) closest(f file, said string) (best textLine, found bool) {
	sought := lists.Keep(words(said), func(w string) bool { return len(w) > 3 && !slices.Contains(b.small, w) })
	most := 0
	for _, l := range f.lines[1:] {
		has := words(l.text)
		if n := lists.Count(sought, func(w string) bool { return slices.Contains(has, w) }); n > most {
			best, most = l, n
		}
	}
	return best, most > 0
}

// quotable is a line without what would lay it out, and not longer than a reader takes in at once.
func quotable(line string) string {
	return layout().ReplaceAllString(clip(line, 40), `\$0`)
}

var layout = lazyregexp.New("[\\\\`*_\\[\\]<>|$~#]")

// quoteFiles quotes the first line of each file, and the line that shares words with the message.
func (s *scene) quoteFiles(files []file, language string) (paragraphs []string) {
	say := func(name string, f file, l textLine) string {
		line := strings.Join(s.book.in(name, language), " ")
		return strings.NewReplacer("{file}", quotable(f.label), "{quote}", quotable(l.text), "{place}", f.mark(l)).Replace(line)
	}
	for _, f := range files[:min(len(files), mostExamples)] {
		if len(f.lines) == 0 {
			continue
		}
		if l, found := s.book.closest(f, s.said); f.whole {
			paragraphs = append(paragraphs, say("file first", f, f.lines[0]))
			if found {
				paragraphs = append(paragraphs, say("file line", f, l))
			}
		} else {
			paragraphs = append(paragraphs, say("file line", f, cmp.Or(l, f.lines[0])))
		}
	}
	return paragraphs
}

// answerRequest answers a message that asks for something that the demo has an example of, or that comes with files, in
// the message's language; empty for any other.
func (s *scene) answerRequest() string {
	language := s.book.languageOf(s.said)
	if !slices.Contains(ownLanguages(), language) {
		language = "en"
	}
	kinds := s.book.requestsIn(s.said, language)
	files := s.files
	if len(files) == 0 && len(kinds) == 0 && s.asksAboutFiles() {
		files = s.earlier
	}
	paragraphs := s.quoteFiles(files, language)
	switch {
	case len(paragraphs)+len(kinds) == 0 && language == "en":
		return ""
	case len(paragraphs)+len(kinds) == 0:
		return join([]string{strings.Join(s.book.in("guide", language), " "), s.labelIn(language)}, "\n\n")
	case len(paragraphs) > 0:
		paragraphs = append(paragraphs, s.once(strings.Join(s.book.in("file ends", language), " ")))
	}
	for _, kind := range kinds {
		paragraphs = append(paragraphs, s.book.example(kind, language))
	}
	if len(kinds) > 0 {
		paragraphs = append(paragraphs, s.once(s.book.examples["ends "+language]))
	}
	return join(append(paragraphs, s.labelIn(language)), "\n\n")
}

// once gives a sentence that the conversation doesn't have yet.
func (s *scene) once(sentence string) string {
	if slices.ContainsFunc(s.drafts, func(draft string) bool { return strings.Contains(draft, sentence) }) {
		return ""
	}
	return sentence
}

// asksAboutFiles reports whether a message asks something, or speaks of a file.
func (s *scene) asksAboutFiles() bool {
	known := strings.Fields(strings.Join(s.book.lines("file words", ""), " "))
	return strings.Contains(s.said, "?") || slices.ContainsFunc(words(s.said), func(w string) bool { return slices.Contains(known, w) })
}

// labelIn is the closing line in a language.
func (s *scene) labelIn(language string) string {
	if language == "en" {
		return s.label()
	}
	return "*" + s.say("label "+language) + "*"
}
