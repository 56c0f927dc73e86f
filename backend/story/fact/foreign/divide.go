package foreign

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/story/portable"
	"terzetto/backend/text"
)

// divide gives a text in lines that are short enough for a fact each. It divides where paragraphs end, within a paragraph that is
// too long where sentences end, within such a sentence where words end, and within such a word anywhere.
func divide(s string) []string {
	var lines []string
	var line strings.Builder
	length := 0
	end := func() {
		if length > 0 {
			lines = append(lines, line.String())
		}
		line.Reset()
		length = 0
	}
	put := func(part string, size int) {
		if length > 0 && length+1+size > mostText {
			end()
		}
		if length > 0 {
			line.WriteByte(' ')
			length++
		}
		line.WriteString(part)
		length += size
	}
	for part := range parts(s) {
		put(part, utf8.RuneCountInString(part))
	}
	end()
	return lines
}

// parts yields the largest parts of a text that are short enough, each in one line.
func parts(s string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		whole := portable.OneLine(s)
		if fits(whole) {
			if whole != "" {
				yield(whole)
			}
			return
		}
		for p := range text.Paragraphs(s) {
			paragraph := portable.OneLine(s[p.Start:p.End])
			if fits(paragraph) {
				if paragraph != "" && !yield(paragraph) {
					return
				}
				continue
			}
			for span := range text.SentenceSpans(s[p.Start:p.End], true) {
				if !cut(portable.OneLine(s[p.Start:p.End][span.Start:span.End]), yield) {
					return
				}
			}
		}
	}
}

// cut yields a sentence, or its words where it is too long, and those in pieces where one is.
func cut(sentence string, yield func(string) bool) bool {
	if fits(sentence) {
		return sentence == "" || yield(sentence)
	}
	for word := range strings.FieldsSeq(sentence) {
		for word != "" {
			end := 0
			for range mostText {
				if end == len(word) {
					break
				}
				_, size := utf8.DecodeRuneInString(word[end:])
				end += size
			}
			if !yield(word[:end]) {
				return false
			}
			word = word[end:]
		}
	}
	return true
}

func fits(line string) bool { return len(line) <= mostText || utf8.RuneCountInString(line) <= mostText }
