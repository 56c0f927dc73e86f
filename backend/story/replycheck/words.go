package replycheck

import (
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/chat"
	"terzetto/backend/text"
)

// When a summary is a copy: more than three of five of its runs of five words are in one message. A text of only a
// few such runs is too short to tell.
const (
	runOfWords = 5
	fewestRuns = 4
	copiedOf   = 0.6
)

// CopiesOne reports whether a summary is mostly one of the messages that it stands for.
func CopiesOne(summary string, messages []string) bool {
	runs := runsOf(summary)
	if len(runs) < fewestRuns {
		return false
	}
	return slices.ContainsFunc(messages, func(message string) bool {
		there := map[string]bool{}
		for _, run := range runsOf(message) {
			there[run] = true
		}
		n := 0
		for _, run := range runs {
			if there[run] {
				n++
			}
		}
		return float64(n) > copiedOf*float64(len(runs))
	})
}

// runsOf are all runs of words of a text, without case and marks.
func runsOf(text string) (runs []string) {
	words := Words(text)
	for i := range max(0, len(words)-runOfWords+1) {
		runs = append(runs, strings.Join(words[i:i+runOfWords], " "))
	}
	return runs
}

// Words are the words of a text. In scripts without spaces each character is taken for one.
func Words(text string) []string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar):
			b.WriteString(" " + string(r) + " ")
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(unicode.ToLower(r))
		default:
			b.WriteByte(' ')
		}
	}
	return strings.Fields(b.String())
}

// How long a text is that is hardly written twice by chance. A line such as "Good night, then." is often said again for a reason.
const (
	wordsOfReply = 8
	longestWord  = 100 // bytes, of any language
	bytesOfReply = 60
)

// IsLong reports whether a draft is long enough to be taken for a repetition where it was said before.
func IsLong(draft string) bool {
	return len(draft) >= bytesOfReply && (len(draft) > wordsOfReply*longestWord || len(Words(draft)) >= wordsOfReply)
}

// WithoutCode is a text without its blocks of code, whose words are of no language.
func WithoutCode(said string) string {
	var b strings.Builder
	from := 0
	for block := range text.CodeBlocks(said) {
		b.WriteString(said[from:block.Start])
		from = block.End
	}
	return b.String() + said[from:]
}

// Latest is what the person said last, or else what the story did: at most so many bytes of its end, without code.
func Latest(rows []chat.Message, person bool, most int) (said string) {
	for _, row := range slices.Backward(rows) {
		if (row.Role == chat.User) == person && len(said) < most {
			said = WithoutCode(row.Content) + "\n" + said
		}
	}
	return strings.ToValidUTF8(said[max(0, len(said)-most):], "")
}
