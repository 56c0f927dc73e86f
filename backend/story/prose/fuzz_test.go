package prose_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/prose"
)

func FuzzAuditIsDeterministic(f *testing.F) {
	f.Add("She ran. She hid. She wept. She slept.", "It wasn't fear, it was hunger.", "\"The ferry?\"", "a mix of", `\bshe\s+\w+`)
	f.Add("\"A. *b* “c", "d” e… Not f but g.", "[\"x\"", "voice barely above a whisper", "(")
	f.Fuzz(func(t *testing.T, earlier, draft, user, phrase, pattern string) {
		in := prose.AuditInput{
			Draft: draft, Earlier: []string{earlier, draft}, User: user, Card: earlier, Said: []string{phrase},
			Phrases: []prose.PhraseGroup{{Variants: []string{phrase}}, {Kind: "regex", Pattern: pattern}, {Variants: []string{phrase + " x"}}},
		}
		first, second := prose.Audit(in), prose.Audit(in)
		if diff := cmp.Diff(first, second); diff != "" {
			t.Fatalf("two audits differ:\n%s", diff)
		}
		for _, finding := range first.Findings() {
			if finding.Kind == prose.ScanBanned && !strings.Contains(draft, finding.Sentence) {
				t.Fatalf("%q is not in the draft", finding.Sentence)
			}
			if finding.Start < 0 || finding.End < finding.Start || finding.End > len(draft) ||
				finding.End == finding.Start && finding.Kind != prose.ScanStructure {
				t.Fatalf("%+v has no place in the draft", finding)
			}
		}
		if (first.Total() == 0) != !strings.Contains(first.String(), "\n") {
			t.Fatalf("%d issues, but the report is %q", first.Total(), first)
		}
	})
}
