package program

import (
	"encoding/json"
	"fmt"
	"path"
	"strings"
	"unicode/utf8"
)

// Runs says whether there are interpreters for files of such a name.
func Runs(name string) bool {
	_, known := languages[strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))]
	return known
}

// mostTold is how much of an output a message to a person quotes.
const mostTold = 2000

// ResultText is what the tool gave, in sentences.
func ResultText(value json.RawMessage) string {
	var s said
	if json.Unmarshal(value, &s) != nil {
		return "It was run."
	}
	text := "It was run"
	switch {
	case s.Ended != "":
		text = s.Ended
	case s.ExitCode != 0:
		text += fmt.Sprintf(" and ended with the error code %d.", s.ExitCode)
	default:
		text += "."
	}
	if out := strings.TrimSpace(s.Output); out != "" {
		if len(out) > mostTold {
			out = out[len(out)-mostTold:]
			for out != "" && !utf8.RuneStart(out[0]) {
				out = out[1:]
			}
		}
		text += " It printed:\n\n```\n" + strings.ReplaceAll(out, "```", "'''") + "\n```\n"
	}
	if len(s.Left) > 0 {
		text += "\nNot kept: " + strings.Join(s.Left, "; ") + "."
	}
	return text
}
