package prose

import (
	"index/suffixarray"
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/text"
)

// An Echo is a question of the draft that hands the user's words back.
type Echo struct {
	Question   string
	Start, End int
	Run        int // the longest run of words in common
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
func Echoes(user, draft string) []Echo { return echoes(user, draft, "en") }

func echoes(user, draft, language string) []Echo {
	var spoken []byte // each span as " its words ", so that a run of words is a stretch of it
	for _, b := range text.Voices(withoutAsides(user)) {
		if b.Kind == text.Speech {
			spoken = append(spoken, "\n "+strings.Join(wordsOf(b.Text), " ")+" "...)
		}
	}
	if len(spoken) == 0 {
		return nil
	}
	// The array keeps the search independent of how much the user said.
	index := suffixarray.New(spoken)
	var out []Echo
	for _, segment := range text.Segments(draft) {
		question := text.Snippet(segment.Text)
		if !isQuestion(question) {
			continue
		}
		words := wordsOf(question)
		if len(words) > longestEcho {
			continue
		}
		run := longestSpoken(words, language, func(run string) bool { return len(index.Lookup([]byte(" "+run+" "), 1)) > 0 })
		if run > 0 && (len(words) <= longestFreeEcho || 2*run >= len(words)) {
			out = append(out, Echo{question, segment.Start, segment.Start + len(segment.Text), run})
		}
	}
	return out
}

// longestSpoken counts the words of the longest run that was spoken and has a content word.
func longestSpoken(words []string, language string, spoken func(run string) bool) int {
	longest := 0
	for start := range words {
		for end := start + 1; end <= len(words) && spoken(strings.Join(words[start:end], " ")); end++ {
			if slices.ContainsFunc(words[start:end], func(w string) bool { return carriesMeaning(language, w) }) {
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

var aside = regexp.MustCompile(`(?is)\[[^\]]*\]|\(\(.*?\)\)|\(ooc.*?\)`)

// withoutAsides removes [brackets], ((double parentheses)) and (OOC: remarks). An aside that is not closed stays.
func withoutAsides(s string) string { return aside.ReplaceAllLiteralString(s, " ") }
