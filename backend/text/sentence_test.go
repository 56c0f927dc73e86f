package text_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/testing/casetest"
	"terzetto/backend/text"
)

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

func TestProseIsCutIntoSentences(t *testing.T) {
	type input struct {
		Text string `json:"text"`
	}
	casetest.Each(t, "text.narration_sentences", func(t *testing.T, in input, want []string) {
		same(t, want, slices.Collect(text.NarrationSentences(in.Text)))
	})
	casetest.Each(t, "text.sentences_with_dialogue", func(t *testing.T, in input, want []string) {
		same(t, want, text.Sentences(in.Text))
	})
}

func TestSnippetLosesDanglingMarks(t *testing.T) {
	type input struct {
		Sentence string `json:"flagged_sentence"`
	}
	type output struct {
		Snippet string `json:"snippet"`
	}
	casetest.Each(t, "audit.report_snippets", func(t *testing.T, in input, want output) {
		same(t, want.Snippet, text.Snippet(in.Sentence))
	})
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("unexpected result (-want +got):\n%s", diff)
	}
}
