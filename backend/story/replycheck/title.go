package replycheck

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of a title; what is longer is prose.
const (
	longestTitle  = 80 // characters
	wordsOfTitles = 12
)

// wordsOfName are how many words may come in a reply and still be a title: a reply names what it is about.
const wordsOfName = 3

// QuotesReply reports whether a title is a piece of the reply and not about it. A line of the reply that is the whole title is
// the reply's own.
func QuotesReply(title, reply string) bool {
	said, all := Letters(title), Letters(reply)
	if said == "" || !strings.Contains(all, said) || len(Words(title)) <= wordsOfName && !strings.HasPrefix(all, said) {
		return false
	}
	for line := range strings.Lines(reply) {
		if Letters(line) == said {
			return false
		}
	}
	return true
}

// TitleIn finds the title in what a model answered: its first line without marks, quotes and the word
// Title before it. It is empty when that line is longer than a title.
func TitleIn(answer string) string {
	for line := range strings.Lines(strings.ToValidUTF8(answer, "")) {
		line = strings.Map(func(r rune) rune {
			if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) && r != '\u200d' && r != '\u200c' {
				return ' '
			}
			return r
		}, line)
		line = bareTitle(strings.ReplaceAll(line, "**", ""))
		if before, after, named := strings.Cut(line, ":"); named && strings.EqualFold(strings.TrimSpace(before), "title") {
			line = bareTitle(after)
		}
		if line = strings.Join(strings.Fields(line), " "); !strings.ContainsFunc(line, inWord) {
			continue
		}
		if utf8.RuneCountInString(line) > longestTitle || len(strings.Fields(line)) > wordsOfTitles {
			return ""
		}
		return line
	}
	return ""
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsSymbol(r) }

func bareTitle(line string) string {
	line = strings.Trim(strings.TrimSpace(line), "#*_`\"“”„«»「」‘’' ")
	if !strings.HasSuffix(line, "...") {
		line = strings.TrimSuffix(line, ".")
	}
	return strings.TrimRight(line, "*_`\"“”„«»「」 ")
}
