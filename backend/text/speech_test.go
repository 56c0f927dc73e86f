package text_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/text"
)

// The page tries the same cases.
func TestSpeechIsFoundByItsMarks(t *testing.T) {
	t.Parallel()
	raw, err := os.ReadFile(filepath.Join("testdata", "speech.json"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Name, Text string
		Speech     []string
	}
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, s := range text.SpokenParts(c.Text) {
				got = append(got, c.Text[s.Start:s.End])
			}
			if diff := cmp.Diff(c.Speech, got, cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("speech in %q (-want +got):\n%s", c.Text, diff)
			}
		})
	}
}

func FuzzSpeechStaysWithinTheText(f *testing.F) {
	f.Add("“a” \"b — c\n\n— d.")
	f.Fuzz(func(t *testing.T, s string) {
		end := 0
		for _, span := range text.SpokenParts(s) {
			if span.Start < end || span.End <= span.Start || span.End > len(s) {
				t.Fatalf("the span %v of %d bytes begins before %d", span, len(s), end)
			}
			if strings.TrimSpace(s[span.Start:span.End]) == "" {
				t.Fatalf("the span %v is empty", span)
			}
			end = span.End
		}
	})
}
