package editcheck

import (
	"slices"
	"strings"

	"terzetto/backend/text"
)

// closers are the marks that belong to a sentence although they are behind its end.
const closers = "\"'”’»«)]」』*_"

// Numbered are the sentences of a draft by their numbers, the first of which is 1. Code, tables and pieces without a word
// have none, so that no edit can reach them.
type Numbered struct {
	draft string
	spans []text.Span
}

// Number numbers the sentences of a draft. Marks that close something behind the end of a sentence belong to it.
func Number(draft string) Numbered {
	code := slices.Collect(text.CodeBlocks(draft))
	n := Numbered{draft: draft}
	for p := range text.SentenceSpans(draft, true) {
		sentence := draft[p.Start:p.End]
		inCode := slices.ContainsFunc(code, func(c text.Span) bool { return p.Start < c.End && c.Start < p.End })
		if inCode || !text.HasWord(sentence) || strings.HasPrefix(sentence, "|") {
			continue
		}
		rest := draft[p.End:]
		p.End += len(rest) - len(strings.TrimLeft(rest, closers))
		n.spans = append(n.spans, p)
	}
	for i := 1; i < len(n.spans); i++ { // an opening mark right behind a sentence is that of the next one
		n.spans[i-1].End = min(n.spans[i-1].End, n.spans[i].Start)
	}
	return n
}

// Count is how many sentences there are.
func (n Numbered) Count() int { return len(n.spans) }

// Text is the sentence of a number; empty: there is none.
func (n Numbered) Text(number int) string {
	if number < 1 || number > len(n.spans) {
		return ""
	}
	return n.draft[n.spans[number-1].Start:n.spans[number-1].End]
}

// At is the number of the sentence that holds a byte of the draft, or the first one behind it; 0: there is none.
func (n Numbered) At(place int) int {
	for i, p := range n.spans {
		if place < p.End {
			return i + 1
		}
	}
	return 0
}

// NumbersAt are the numbers of the sentences that share a part with a place of the draft.
func (n Numbered) NumbersAt(place text.Span) (numbers []int) {
	for i, p := range n.spans {
		if p.Start < place.End && place.Start < p.End {
			numbers = append(numbers, i+1)
		}
	}
	return numbers
}

// Find is the number of the sentence that a passage begins in, whatever white space is in it; 0: none.
func (n Numbered) Find(passage string) int {
	if at := strings.Index(n.draft, passage); at >= 0 && passage != "" {
		return n.At(at)
	}
	bare := collapse(passage)
	return 1 + slices.IndexFunc(n.spans, func(p text.Span) bool {
		return bare != "" && strings.Contains(collapse(n.draft[p.Start:p.End]), bare)
	})
}

// collapse makes one space of white space.
func collapse(s string) string { return strings.Join(strings.Fields(s), " ") }
