package text_test

import (
	"cmp"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"terzetto/backend/text"
)

// Each row reads: these sentences, joined by a space or by what it says, are told apart again. The page's tests and those of
// speech.Splitter run the same rows.
func TestSentencesAreToldApartAsOnThePage(t *testing.T) {
	raw, err := os.ReadFile("testdata/sentences.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Name      string
		Joined    *string
		Sentences []string
	}
	if err := json.Unmarshal(raw, &rows); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		t.Run(row.Name, func(t *testing.T) {
			var got []string
			rest := strings.Join(row.Sentences, *cmp.Or(row.Joined, new(" ")))
			for i := 0; i < len(rest); {
				r, size := utf8.DecodeRuneInString(rest[i:])
				end, answer := text.SentenceEnd(rest, i+size, r, true)
				if i += size; answer == text.Yes || r == '\n' {
					got, rest, i = append(got, strings.TrimSpace(rest[:end])), rest[end:], 0
				}
			}
			if rest = strings.TrimSpace(rest); rest != "" {
				got = append(got, rest)
			}
			same(t, row.Sentences, got)
		})
	}
}
