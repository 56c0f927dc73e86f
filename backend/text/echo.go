package text

import "strings"

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
	lex := newLexicon()
	spoken := map[echoRun]bool{}
	for _, b := range tile(withoutAsides(user), false) {
		if b.Kind == Speech {
			lex.addRuns(spoken, b.Text)
		}
	}
	if len(spoken) == 0 {
		return nil
	}
	var out []Echo
	for _, segment := range Segments(draft) {
		question := Snippet(segment.Text)
		if !isQuestion(question) {
			continue
		}
		words := lex.numbered(question)
		if len(words) > longestEcho {
			continue
		}
		run := lex.sharedRun(words, spoken)
		if run > 0 && (len(words) <= longestFreeEcho || 2*run >= len(words)) {
			out = append(out, Echo{question, run})
		}
	}
	return out
}

// An echoRun is up to longestEcho words; the unused places hold noWord.
type echoRun [longestEcho]uint32

func noRun() (r echoRun) {
	for i := range r {
		r[i] = noWord
	}
	return r
}

func (l *lexicon) numbered(s string) []uint32 {
	var ids []uint32
	scan := wordScanner{text: s}
	for scan.next() {
		ids = append(ids, l.id(scan.word))
	}
	return ids
}

// addRuns adds every run of words of s that a question could repeat. A set of runs, instead of the words themselves,
// keeps the search independent of how often the user said a word.
func (l *lexicon) addRuns(set map[echoRun]bool, s string) {
	words := l.numbered(s)
	for start := range words {
		r := noRun()
		for n := 0; n < longestEcho && start+n < len(words); n++ {
			r[n] = words[start+n]
			set[r] = true
		}
	}
}

// sharedRun counts the words of the longest run in the set with a content word.
func (l *lexicon) sharedRun(words []uint32, set map[echoRun]bool) int {
	longest := 0
	for start := range words {
		r, content := noRun(), false
		for n := 0; start+n < len(words); n++ {
			r[n] = words[start+n]
			if !set[r] {
				break
			}
			content = content || l.content[r[n]]
			if content {
				longest = max(longest, n+1)
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
