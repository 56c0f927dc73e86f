package api

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/fault"
)

// A Notice is a line that the window asks the desktop to show.
type Notice struct {
	Text string `json:"text"`
}

// maxNotice is about what a desktop shows of a line.
const maxNotice = 200

// CheckNotice makes one line of the text. It refuses other text, because a
// desktop may show it on a locked screen.
func CheckNotice(n Notice) (Notice, error) {
	n.Text = strings.Join(strings.Fields(n.Text), " ")
	if n.Text == "" || utf8.RuneCountInString(n.Text) > maxNotice {
		return n, fault.Newf(fault.Invalid, "A notice is one line of at most %d characters.", maxNotice).With("field", "text")
	}
	return n, nil
}
