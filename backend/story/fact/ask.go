package fact

import (
	"strconv"
	"strings"
)

// What a model is asked to write down. The parameters of a form and the lines of an answer have the same shape: small models lose
// their way in anything that is nested.
const (
	shownQuote = "words copied exactly from the messages"
	lineShape  = `who | relation | what | "` + shownQuote + `" | who knows it | when | where`

	// PresentParameter and RememberParameter are the names of the parameters of a form.
	PresentParameter  = "present"
	RememberParameter = "remember"

	// PresentMeaning and RememberMeaning say what belongs into them.
	PresentMeaning  = "The names of all who were there in the last exchange. Empty unless you are asked for it."
	RememberMeaning = "What the last exchange established and will still matter much later. Empty unless you are asked for it. " +
		"At most three lines, each: " + lineShape

	// FormOrder asks for the parameters.
	FormOrder = "Also fill in `" + PresentParameter + "` and `" + RememberParameter + "` for the last exchange, which came before this message."
)

// ReadOrder asks for the lines about the last exchange.
const ReadOrder = "Do not continue. Note what the last exchange, my last message and your reply to it, has established and what will still matter much later: " +
	"who is what to whom, what somebody holds, knows, promised, decided, lost or became, and where somebody went. " +
	"The first line lists the names of all who were there, divided by commas:\n" +
	"present: names\n" +
	"Then come at most three lines, or none where nothing new was established, each in this shape:\n" +
	lineShape + "\n" +
	"Leave when and where empty unless the story says them. Write in the language of the story. Answer with these lines alone."

// ReadAgainOrder asks for the lines about an earlier exchange, whose text is given.
func ReadAgainOrder(exchange string) string {
	return strings.Replace(ReadOrder, "the last exchange, my last message and your reply to it,", "the part of the conversation below", 1) +
		"\n\n\"\"\"\n" + exchange + "\n\"\"\""
}

// Order asks for lines after the summary of an exchange; empty: none are asked for.
func (x *Exchange) Order() string {
	if x == nil {
		return ""
	}
	return " After the summary, write a line with --- and then up to " + strconv.Itoa(x.Most) +
		" lines about what will still matter much later, each in this shape: " + lineShape
}

// ReadAnswer reads lines as a model writes them.
func ReadAnswer(said string) (a Answer) {
	for line := range strings.Lines(said) {
		line = strings.TrimSpace(line)
		switch name, rest, ok := strings.Cut(line, ":"); {
		case isLine(line):
			a.Lines = append(a.Lines, line)
		case ok && isPresent(name):
			a.Present = append(a.Present, strings.TrimSpace(rest))
		}
	}
	return a
}

func isPresent(name string) bool {
	return strings.EqualFold(strings.Trim(name, " *`-_#"), PresentParameter)
}

// isLine reports whether a line has the parts of a fact, and is not the shape that was shown.
func isLine(line string) bool {
	const least = 3
	return strings.Count(line, "|")+strings.Count(line, "｜") >= least && !strings.Contains(line, shownQuote)
}

// CutSummary divides what a model wrote for a summary with lines after it.
func CutSummary(said string) (summary string, lines []string) {
	var b strings.Builder
	for line := range strings.Lines(said) {
		switch bare := strings.TrimSpace(line); {
		case isLine(bare):
			lines = append(lines, bare)
		case bare == "---" || strings.Contains(bare, shownQuote):
		default:
			b.WriteString(line)
		}
	}
	return strings.TrimSpace(b.String()), lines
}
