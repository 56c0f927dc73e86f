package prose

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A RepeatedPhrase is a run of words of the draft that earlier messages have too.
type RepeatedPhrase struct {
	Phrase   string // lower case, single spaces
	Messages int    // messages that have it, the draft included
	Sentence string // the draft's first narration sentence with it
	Place    text.Span
}

// Runs of two words are common by chance and need three messages; runs of three to five need two.
const (
	shortestRun, longestRun = 2, 5
	messagesForTwo          = 3
	messagesForMore         = 2
	contentWordsOfARun      = 2
	chanceReplies           = 8 // earlier replies that add one to what chance explains
)

// A run is up to longestRun words; the unused places hold noWord.
type run [longestRun]uint32

const noWord = ^uint32(0)

// A tally counts the messages with a run.
type tally struct{ messages, last int }

// phrases lists the runs of two to five words in the draft's narration that occur in enough messages, the draft included.
// A run begins and ends with a content word. Runs that touch each other in the draft are joined; a run within a longer one
// is dropped; a run whose content words are all capitalised is a name, which prose may repeat.
func (l *lexicon) phrases(earlier [][]sentence, draft []sentence) []RepeatedPhrase {
	tallies := map[run]*tally{}
	inDraft := make([]bool, len(l.words))
	for _, s := range draft {
		for _, id := range s.words {
			inDraft[id] = true
		}
		for r := range l.runs(s.words, inDraft) {
			tallies[r.words] = &tally{messages: 1, last: -1}
		}
	}
	for m, sentences := range earlier {
		for _, s := range sentences {
			for r := range l.runs(s.words, inDraft) {
				if t := tallies[r.words]; t != nil && t.last != m {
					t.messages++
					t.last = m
				}
			}
		}
	}
	return distinct(slices.Concat(lists.Map(draft, func(s sentence) []RepeatedPhrase { return l.repeatedIn(s, inDraft, tallies, len(earlier)) })...))
}

// A runAt is a run with its place in the sentence.
type runAt struct {
	words      run
	start, end int
}

// runs yields the runs of words that could be a repeated phrase: known words only, content words at both ends.
func (l *lexicon) runs(words []uint32, known []bool) iter.Seq[runAt] {
	return func(yield func(runAt) bool) {
		for start, first := range words {
			if !known[first] || !l.content[first] {
				continue
			}
			r := runAt{words: run{first, noWord, noWord, noWord, noWord}, start: start}
			content := 1
			for n := 1; n < longestRun && start+n < len(words) && known[words[start+n]]; n++ {
				id := words[start+n]
				r.words[n] = id
				if !l.content[id] {
					continue
				}
				content++
				r.end = start + n + 1
				if content >= contentWordsOfARun && !yield(r) {
					return
				}
			}
		}
	}
}

// repeatedIn joins the repeated runs of one sentence of the draft.
func (l *lexicon) repeatedIn(s sentence, known []bool, tallies map[run]*tally, earlier int) []RepeatedPhrase {
	var out []RepeatedPhrase
	joined, messages := text.Span{}, 0
	flush := func() {
		if joined.End > 0 && !isName(s.text, joined, l, s.words) {
			out = append(out, RepeatedPhrase{l.join(s.words[joined.Start:joined.End]), messages, s.text, s.place})
		}
		joined, messages = text.Span{}, 0
	}
	for r := range l.runs(s.words, known) {
		need := l.messagesFor(r, earlier)
		t := tallies[r.words]
		if t.messages < need {
			continue
		}
		if r.start >= joined.End {
			flush()
			joined, messages = text.Span{Start: r.start, End: r.end}, t.messages
			continue
		}
		joined.End = max(joined.End, r.end)
		messages = min(messages, t.messages)
	}
	flush()
	return out
}

// messagesFor is how many messages must have a run. What people repeat by chance grows with the messages that are read,
// unless the run says a lot.
func (l *lexicon) messagesFor(r runAt, earlier int) int {
	content := lists.Count(r.words[:r.end-r.start], func(id uint32) bool { return l.content[id] })
	switch {
	case content > contentWordsOfARun:
		return messagesForMore
	case r.end-r.start == shortestRun:
		return messagesForTwo + earlier/chanceReplies
	}
	return messagesForMore + earlier/chanceReplies
}

// tagVerbs stand beside names without making a phrase of them.
var tagVerbs = setOf("said says asked asks cried replied answered")

// isName says whether every content word in the given range of words is capitalised, those that tell who speaks aside.
func isName(sentence string, words text.Span, l *lexicon, ids []uint32) bool {
	scan := wordScanner{text: sentence}
	for i := 0; i < words.End && scan.next(); i++ {
		first, _ := utf8.DecodeRuneInString(sentence[scan.start:])
		if i >= words.Start && l.content[ids[i]] && !tagVerbs[l.words[ids[i]]] && !unicode.IsUpper(first) {
			return false
		}
	}
	return true
}

// distinct keeps each phrase once and drops those that are part of a longer one.
func distinct(phrases []RepeatedPhrase) []RepeatedPhrase {
	longest := slices.Clone(phrases)
	slices.SortStableFunc(longest, func(a, b RepeatedPhrase) int { return len(b.Phrase) - len(a.Phrase) })
	// One string of all that is kept makes the search for a part one look instead of one for each pair.
	var kept strings.Builder
	keep := map[string]bool{}
	for _, p := range longest {
		padded := " " + p.Phrase + " "
		if !strings.Contains(kept.String(), padded) {
			keep[p.Phrase] = true
			kept.WriteString(padded + "\n")
		}
	}
	var out []RepeatedPhrase
	for _, p := range phrases {
		if keep[p.Phrase] {
			out = append(out, p)
			delete(keep, p.Phrase)
		}
	}
	return out
}
