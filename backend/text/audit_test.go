package text_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/text"
)

func TestCleanReportIsOneLine(t *testing.T) {
	for name, in := range map[string]text.AuditInput{
		"nothing at all":                      {},
		"a blank draft after repeated layout": {Draft: " \n", Earlier: []string{"A. \"B.\"", "C. \"D.\""}},
		"plain prose":                         {Draft: "Rain fell on the roof."},
	} {
		t.Run(name, func(t *testing.T) {
			got := text.Audit(in)
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
	for range text.IssuesShown + 3 {
		draft.WriteString("A mix of things. ")
	}
	report := text.Audit(text.AuditInput{Draft: draft.String(), Phrases: []text.PhraseGroup{{ID: 1, Variants: []string{"a mix of"}}}})
	told := report.String()
	if n := strings.Count(told, "\n- "); n != text.IssuesShown {
		t.Errorf("told %d issues, want %d", n, text.IssuesShown)
	}
	if want := fmt.Sprintf("=== Audit: the first %d of %d issues ===\n", text.IssuesShown, report.Total()); !strings.HasPrefix(told, want) {
		t.Errorf("want the report to begin with %q, got %q", want, told)
	}
	if got := len(report.Findings()); got < report.Total() {
		t.Errorf("a person sees %d findings of %d issues, want all", got, report.Total())
	}
}

const faulty = "Mara pours the tea. Mara wipes. Mara hums. Mara sighs. \"Oh, a mix of things.\" " +
	"It wasn't fear — it was hunger. “The ferry ticket?” A copper bell rang."

func faultyInput() text.AuditInput {
	return text.AuditInput{
		Draft:   faulty,
		Earlier: []string{"The copper bell rang again. \"Hm.\" Ann: \"No.\" Rain."},
		User:    `"I lost the ferry ticket."`,
		Phrases: []text.PhraseGroup{{ID: 1, Variants: []string{"a mix of", "a mixture of"}}, {Kind: "regex", Pattern: "("}},
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
	got := text.Audit(faultyInput())
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
		text.ScanBanned, text.ScanOpeners, text.ScanTemplates, text.ScanContrast, text.ScanPhrases,
		text.ScanStructure, text.ScanEcho,
	}, kinds)
}

func TestEachToggleSilencesItsScannerAlone(t *testing.T) {
	in := faultyInput()
	in.Earlier = append(in.Earlier[:0], "\"Yes,\" she says. Rain. \"No.\" A copper bell rang.")
	in.Draft = "\"Oh, a mix of things,\" she says. Mara wipes. Mara hums. Mara sighs. Mara sits. \"The ferry ticket?\" " +
		"It wasn't fear — it was hunger. A copper bell rang."
	limits := text.DefaultLimits()
	limits.Similarity = 0 // Every layout is alike, so that the layout is among the findings.
	all := kindsOf(text.AuditWith(in, limits))
	if len(all) != 7 {
		t.Fatalf("the draft must have all kinds of faults, has %v", all)
	}
	for i, off := range all {
		in.Toggles = map[string]bool{off: false, all[(i+1)%len(all)]: true}
		want := slices.DeleteFunc(slices.Clone(all), func(kind string) bool { return kind == off })
		same(t, want, kindsOf(text.AuditWith(in, limits)))
	}
}

func kindsOf(r text.Report) []string {
	var kinds []string
	for _, f := range r.Findings() {
		kinds = append(kinds, f.Kind)
	}
	return slices.Compact(kinds)
}

func TestRunThatReachesTheDraftIsPreferredToALongerOldOne(t *testing.T) {
	got := text.Audit(text.AuditInput{
		Draft:   "She ran. She hid. She wept. She slept.",
		Earlier: []string{"Rain. She sat. She ate. She sang. She hummed. She left. Dusk came."},
		Toggles: map[string]bool{text.ScanTemplates: false},
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
		return len(text.Audit(text.AuditInput{Draft: draft, Earlier: replies}).Templates)
	}
	if audit(19) != 1 || audit(20) != 0 {
		t.Error("the twentieth reply must be read, the next one not")
	}
}

func TestLayoutIsComparedWithTheNearestReplies(t *testing.T) {
	mould, other := "Rain. \"Yes.\" Wind.", "\"One. Two. Three.\""
	structural := func(earlier ...string) bool {
		return text.Audit(text.AuditInput{Draft: "Dusk. \"No.\" Snow.", Earlier: earlier}).Structural()
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

func TestBlocksTellTheVoicesApart(t *testing.T) {
	for source, want := range map[string]string{
		`He nods. "Yes." *Go.*`:          `NARRATION{He nods. }SPEECH{"Yes."}NARRATION{ }EMPHASIS{*Go.*}`,
		"“Two “nested” words”":           "SPEECH{“Two “nested”}NARRATION{ words”}",
		"\"open\n\n*x* y":                "SPEECH{\"open}NARRATION{\n\n}EMPHASIS{*x*}NARRATION{ y}",
		"**bold** and ***both***":        "EMPHASIS{**bold**}NARRATION{ and }EMPHASIS{***both***}",
		"* item\n* item":                 "NARRATION{* item\n* item}",
		"snake_case_name 2*3*4 __init":   "NARRATION{snake_case_name 2*3*4 __init}",
		"*over\na line*":                 "NARRATION{*over\na line*}",
		"***\n\n_soft_":                  "NARRATION{***\n\n}EMPHASIS{_soft_}",
		`"a *b" c*`:                      `SPEECH{"a *b"}NARRATION{ c*}`,
		"it's ‘quoted’ and 'so'":         "NARRATION{it's ‘quoted’ and 'so'}",
		"*He says \"hi\" and goes.* End": "EMPHASIS{*He says \"hi\" and goes.*}NARRATION{ End}",
	} {
		t.Run(source, func(t *testing.T) {
			var got strings.Builder
			for _, b := range text.Blocks(source) {
				got.WriteString(string(b.Kind) + "{" + b.Text + "}")
			}
			same(t, want, got.String())
		})
	}
}

func TestWordsAndParagraphsAreCounted(t *testing.T) {
	for source, want := range map[string][2]int{
		"": {0, 0}, " \n \n ": {0, 0}, "one": {1, 1}, "one\ntwo": {2, 1}, "one\n \t\ntwo\r\n\r\nthree four": {4, 3},
		"\n\none\u00a0two\n\n\n\n": {2, 1},
	} {
		same(t, want, [2]int{text.CountWords(source), text.CountParagraphs(source)})
	}
}

func TestSnippetKeepsWhatIsNotDangling(t *testing.T) {
	for source, want := range map[string]string{
		`"Leave now!`: "Leave now!", "*She waits.*": "She waits.", "*Stop* he said.": "*Stop* he said.",
		`"Hi," she said. "Bye."`: `"Hi," she said. "Bye."`, "’tis the boys’": "’tis the boys’", "“a” b “c”": "“a” b “c”",
		"**": "", `*"Go."*`: "Go.", "": "", "‘Go.’": "Go.",
	} {
		same(t, want, text.Snippet(source))
	}
}
