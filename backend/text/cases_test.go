package text_test

import (
	"slices"
	"testing"

	"terzetto/backend/testing/casetest"
	"terzetto/backend/text"
)

type patched struct {
	Draft  string `json:"draft"`
	Errors int    `json:"error_count"`
}

func TestPatchesReplaceWhatStandsThereOnce(t *testing.T) {
	type input struct {
		Draft   string       `json:"draft"`
		Patches []text.Patch `json:"patches"`
	}
	casetest.Each(t, "editor.apply_patches", func(t *testing.T, in input, want patched) {
		draft, errs := text.ApplyPatches(in.Draft, in.Patches)
		same(t, want, patched{draft, len(errs)})
	})
}

// elsewhere names, for each area of the cases that no test here holds, the test that does.
var elsewhere = map[string]string{
	// The editor patches by quotation alone, so a finding has no number to patch it by. What these rows say of patches (a
	// refused one changes nothing, the others are applied) is held for those that quote.
	"editor.apply_id_patches": "TestPatchesReplaceWhatStandsThereOnce",
	"editor.length_guard":     "pipeline.TestCases",
}

func TestEveryAreaOfTheCasesIsHeld(t *testing.T) {
	held := []string{"audit.report_snippets", "editor.apply_patches", "text.narration_sentences", "text.sentences_with_dialogue"}
	for _, c := range casetest.Cases(t) {
		if elsewhere[c.Area] == "" && !slices.Contains(held, c.Area) {
			t.Errorf("no test holds %s", c.Area)
		}
	}
}
