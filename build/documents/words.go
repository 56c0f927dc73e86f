package main

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"terzetto/backend/document"
)

// textOf joins the texts of a document, as a person would read them: without the addresses of links and the signs of Markdown.
// A sheet is a table and has none: in its cells, 100*75 is two numbers.
func textOf(doc document.Document) string {
	var b strings.Builder
	for _, item := range doc.Items {
		text := string(item.Data)
		switch {
		case !item.Metadata.IsText:
			continue
		case item.Metadata.Sheet == "":
			text = strings.NewReplacer("*", "", `\`, " ").Replace(linked.ReplaceAllString(text, "]"))
		}
		b.WriteString(text)
		b.WriteByte('\n')
	}
	return b.String()
}

var linked = regexp.MustCompile(`\]\([^)\s]*(?: "[^"]*")?\)`)

// words are the words of a text in the form in which they are compared: small letters, without marks. A character of a
// script that puts no spaces between words is a word of its own.
func words(text string) (all []string) {
	from := -1
	text = strings.ToLower(norm.NFKC.String(strings.ReplaceAll(text, "\u00AD", "")))
	end := func(at int) {
		if from >= 0 {
			all = append(all, text[from:at])
			from = -1
		}
	}
	for at, c := range text {
		switch {
		case unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai):
			end(at)
			all = append(all, string(c))
		case unicode.IsLetter(c) || unicode.IsNumber(c) || unicode.Is(unicode.M, c) && from >= 0:
			if from < 0 {
				from = at
			}
		default:
			end(at)
		}
	}
	end(len(text))
	return all
}

func count(all []string) map[string]int {
	counts := map[string]int{}
	for _, w := range all {
		counts[w]++
	}
	return counts
}

// neighbours are the pairs of words that follow each other.
func neighbours(all []string) (pairs []string) {
	for i := 1; i < len(all); i++ {
		pairs = append(pairs, all[i-1]+" "+all[i])
	}
	return pairs
}
