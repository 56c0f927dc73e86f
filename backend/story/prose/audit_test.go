package prose_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/story/prose"
)

func TestCleanReportIsOneLine(t *testing.T) {
	for name, in := range map[string]prose.AuditInput{
		"nothing at all":                      {},
		"a blank draft after repeated layout": {Draft: " \n", Earlier: []string{"A. \"B.\"", "C. \"D.\""}},
		"plain prose":                         {Draft: "Rain fell on the roof."},
	} {
		t.Run(name, func(t *testing.T) {
			got := prose.Audit(in)
			if got.Total() != 0 || got.Structural() || strings.Contains(got.String(), "\n") {
				t.Errorf("want a clean report, got %q", got)
			}
			if findings := got.Findings(); findings == nil || len(findings) != 0 {
				t.Errorf("want an empty list of findings, got %v", findings)
			}
		})
	}
}

func TestAModelIsToldTheFirstIssuesOfMany(t *testing.T) {
	var draft strings.Builder
	for range prose.IssuesShown + 3 {
		draft.WriteString("A mix of things. ")
	}
	report := prose.Audit(prose.AuditInput{Draft: draft.String(), Phrases: []prose.PhraseGroup{{ID: 1, Variants: []string{"a mix of"}}}})
	told := report.String()
	if n := strings.Count(told, "\n- "); n != prose.IssuesShown {
		t.Errorf("told %d issues, want %d", n, prose.IssuesShown)
	}
	if want := fmt.Sprintf("=== Audit: the first %d of %d issues ===\n", prose.IssuesShown, report.Total()); !strings.HasPrefix(told, want) {
		t.Errorf("want the report to begin with %q, got %q", want, told)
	}
	if got := len(report.Findings()); got < report.Total() {
		t.Errorf("a person sees %d findings of %d issues, want all", got, report.Total())
	}
}

const faulty = "Mara pours the tea. Mara wipes. Mara hums. Mara sighs. \"Oh, a mix of things.\" " +
	"It wasn't fear — it was hunger. “The ferry ticket?” A copper bell rang."

func faultyInput() prose.AuditInput {
	return prose.AuditInput{
		Draft:   faulty,
		Earlier: []string{"The copper bell rang again. \"Hm.\" Ann: \"No.\" Rain."},
		User:    `"I lost the ferry ticket."`,
		Phrases: []prose.PhraseGroup{{ID: 1, Variants: []string{"a mix of", "a mixture of"}}, {Kind: "regex", Pattern: "("}},
	}
}

func TestReportWritesItsSectionsInOrder(t *testing.T) {
	want := `=== Audit: 7 issues ===

Banned Phrases:
- "a mix of" in: Oh, a mix of things.

Repetitive Openers:
- "mara" begins 4 sentences in a row:
  - Mara pours the tea.
  - Mara wipes.
  - Mara hums.
  - Mara sighs.

Repetitive Templates:
- "a copper bell rang" (1 sentence):
  - A copper bell rang.

Contrastive Negation:
- It wasn't fear — it was hunger. (parallel halves)

Repeated Phrases:
- "copper bell rang" is in 2 messages

Structural Repetition:
- 2 messages share this layout: NARRATION:1 → SPEECH:1 → NARRATION:1 → SPEECH:1 → NARRATION:1

Echoing Questions:
- The ferry ticket?

=== End of audit ===`
	got := prose.Audit(faultyInput())
	same(t, want, got.String())
	same(t, []string{"("}, got.Skipped)
	var kinds []string
	for _, f := range got.Findings() {
		if !slices.Contains(kinds, f.Kind) {
			kinds = append(kinds, f.Kind)
		}
		if !strings.Contains(faulty, f.Sentence) {
			t.Errorf("%q is not in the draft", f.Sentence)
		}
	}
	same(t, []string{
		prose.ScanBanned, prose.ScanOpeners, prose.ScanTemplates, prose.ScanContrast, prose.ScanPhrases,
		prose.ScanStructure, prose.ScanEcho,
	}, kinds)
}

func TestEachToggleSilencesItsScannerAlone(t *testing.T) {
	in := faultyInput()
	in.Earlier = append(in.Earlier[:0], "\"Yes,\" she says. Rain. \"No.\" A copper bell rang.")
	in.Draft = "\"Oh, a mix of things,\" she says. Mara wipes. Mara hums. Mara sighs. Mara sits. \"The ferry ticket?\" " +
		"It wasn't fear — it was hunger. A copper bell rang."
	limits := prose.DefaultLimits()
	limits.Similarity = 0 // Every layout is alike, so that the layout is among the findings.
	all := kindsOf(prose.AuditWith(in, limits))
	if len(all) != 7 {
		t.Fatalf("the draft must have all kinds of faults, has %v", all)
	}
	for i, off := range all {
		in.Toggles = map[string]bool{off: false, all[(i+1)%len(all)]: true}
		want := slices.DeleteFunc(slices.Clone(all), func(kind string) bool { return kind == off })
		same(t, want, kindsOf(prose.AuditWith(in, limits)))
	}
}

func kindsOf(r prose.Report) []string {
	var kinds []string
	for _, f := range r.Findings() {
		kinds = append(kinds, f.Kind)
	}
	return slices.Compact(kinds)
}

func TestARunInTheDraftBeatsALongerOldOne(t *testing.T) {
	got := prose.Audit(prose.AuditInput{
		Draft:   "She ran. She hid. She wept. She slept.",
		Earlier: []string{"Rain. She sat. She ate. She sang. She hummed. She left. Dusk came."},
		Toggles: map[string]bool{prose.ScanTemplates: false},
	})
	if len(got.Openers) != 1 || got.Openers[0].MaxRun != 4 || got.Openers[0].Count != 4 {
		t.Errorf("want the draft's own run of four, got %+v", got.Openers)
	}
}

func TestTwentyEarlierRepliesAreReadAndNoMore(t *testing.T) {
	earlier := make([]string, 25)
	for i := range earlier {
		earlier[i] = "Plain."
	}
	draft := "The lantern gutters in the cold draft tonight."
	audit := func(at int) int {
		replies := slices.Clone(earlier)
		replies[at] = draft
		return len(prose.Audit(prose.AuditInput{Draft: draft, Earlier: replies}).Templates)
	}
	if audit(19) != 1 || audit(20) != 0 {
		t.Error("the twentieth reply must be read, the next one not")
	}
}

func TestLayoutIsComparedWithTheNearestReplies(t *testing.T) {
	mould, other := "Rain. \"Yes.\" Wind.", "\"One. Two. Three.\""
	structural := func(earlier ...string) bool {
		return prose.Audit(prose.AuditInput{Draft: "Dusk. \"No.\" Snow.", Earlier: earlier}).Structural()
	}
	if !structural(mould, mould, mould, other) {
		t.Error("an old reply must not hide the mould of the last three")
	}
	if structural(mould, mould, other, mould) {
		t.Error("a different one among the last three breaks the mould")
	}
	if structural() {
		t.Error("a first reply repeats nothing")
	}
}
