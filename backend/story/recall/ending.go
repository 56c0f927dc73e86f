package recall

import (
	"strings"

	"terzetto/backend/text"
)

// endOfMessage is how many bytes of the end of a message say what goes on.
const endOfMessage = 240

// EndOf is the end of a text, from the beginning of a sentence on where that can be.
func EndOf(of string) string {
	from := len(of)
	for span := range text.SentenceSpans(of, true) {
		if len(of)-span.Start <= endOfMessage {
			from = span.Start
			break
		}
	}
	if from == len(of) {
		return strings.ToValidUTF8(of[max(0, len(of)-endOfMessage):], "")
	}
	return of[from:]
}
