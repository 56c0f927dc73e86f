package text

import (
	"index/suffixarray"
	"slices"
	"strings"
)

// An Echo is a question of the draft that hands the user's words back.
type Echo struct {
	Question string
	Run      int // the longest run of words in common
}

const (
	// A longer question adds something of its own.
	longestEcho = 10
	// From five words on, half of the question must be the user's.
	longestFreeEcho = 4
)

// Echoes lists the questions of the draft, spoken or narrated, of at most ten words that repeat a run of words of one
// of the user's quoted spans. The run has a content word, and half of the question's words if those are more than four.
// What the user wrote in brackets is out of character and is not read.
func Echoes(user, draft string) []Echo {
	var spoken []byte // each span as " its words ", so that a run of words is a stretch of it
	for _, b := range tile(withoutAsides(user), false) {
		if b.Kind == Speech {
			spoken = append(spoken, "\n "+strings.Join(wordsOf(b.Text), " ")+" "...)
		}
	}
	if len(spoken) == 0 {
		return nil
	}
	// The array keeps the search independent of how much the user said.
	index := suffixarray.New(spoken)
	var out []Echo
	for _, segment := range Segments(draft) {
		question := Snippet(segment.Text)
		if !isQuestion(question) {
			continue
		}
		words := wordsOf(question)
		if len(words) > longestEcho {
			continue
		}
		run := longestSpoken(words, func(run string) bool { return len(index.Lookup([]byte(" "+run+" "), 1)) > 0 })
		if run > 0 && (len(words) <= longestFreeEcho || 2*run >= len(words)) {
			out = append(out, Echo{question, run})
		}
	}
	return out
}

// longestSpoken counts the words of the longest run that was spoken and has a content word.
func longestSpoken(words []string, spoken func(run string) bool) int {
	longest := 0
	for start := range words {
		for end := start + 1; end <= len(words) && spoken(strings.Join(words[start:end], " ")); end++ {
			if slices.ContainsFunc(words[start:end], isContentWord) {
				longest = max(longest, end-start)
			}
		}
	}
	return longest
}

// isQuestion says whether a sentence ends in a question mark, closing marks and further stops aside.
func isQuestion(s string) bool {
	tail := strings.TrimRight(s, " \"'”’»*_)]!.…")
	return strings.HasSuffix(tail, "?")
}

// withoutAsides removes [brackets], ((double parentheses)) and (OOC: remarks). An aside that is not closed stays.
func withoutAsides(s string) string {
	var b strings.Builder
	// What is missing once is missing for all that follows, and need not be looked for again.
	missing := map[string]bool{}
	for {
		at := strings.IndexAny(s, "[(")
		if at < 0 {
			break
		}
		shut := ""
		switch rest := s[at:]; {
		case rest[0] == '[':
			shut = "]"
		case strings.HasPrefix(rest, "(("):
			shut = "))"
		case len(rest) > 4 && strings.EqualFold(rest[:4], "(ooc"):
			shut = ")"
		}
		end := -1
		if shut != "" && !missing[shut] {
			end = strings.Index(s[at:], shut)
			missing[shut] = end < 0
		}
		if end < 0 {
			b.WriteString(s[:at+1])
			s = s[at+1:]
			continue
		}
		b.WriteString(s[:at])
		b.WriteByte(' ')
		s = s[at+end+len(shut):]
	}
	b.WriteString(s)
	return b.String()
}
