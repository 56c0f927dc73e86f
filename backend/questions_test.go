package backend_test

import (
	"path"
	"regexp"
	"strings"
	"testing"
)

// A question asks where something is: in the table of CONTRIBUTING, with the folder and a word of its doc.go.
var question = regexp.MustCompile("(?m)^\\| ([^|]+\\?) \\| `([^`]+)` \\| ([^|]+) \\|$")

func TestTheFolderOfAQuestionAnswersIt(t *testing.T) {
	rows := question.FindAllStringSubmatch(read(t, ".github/CONTRIBUTING.md"), -1)
	if len(rows) < 20 {
		t.Fatalf("CONTRIBUTING asks %d questions", len(rows))
	}
	for _, row := range rows {
		asked, folder, word := row[1], row[2], strings.TrimSpace(row[3])
		said := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(word) + `\b`).MatchString(read(t, path.Join(folder, "doc.go")))
		if !said {
			t.Errorf("%s The doc.go of %s does not say %q", asked, folder, word)
		}
	}
}
