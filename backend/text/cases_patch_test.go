package text_test

import (
	"encoding/json"
	"strings"
	"testing"

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
	eachBehaviour(t, "editor.apply_patches", func(t *testing.T, in input, want patched) {
		draft, errs := text.ApplyPatches(in.Draft, in.Patches)
		same(t, want, patched{draft, len(errs)})
	})
}

func TestIDPatchesReplaceNumberedFindings(t *testing.T) {
	type input struct {
		Draft   string            `json:"draft"`
		Targets map[int]string    `json:"targets"`
		Patches []json.RawMessage `json:"patches"`
	}
	eachBehaviour(t, "editor.apply_id_patches", func(t *testing.T, in input, want patched) {
		draft, errs := text.ApplyIDPatches(in.Draft, in.Targets, in.Patches)
		same(t, want, patched{draft, len(errs)})
	})
}

func TestLengthGuardTriggersAboveItsLimit(t *testing.T) {
	type input struct {
		Words    int `json:"words"`
		MaxWords int `json:"max_words"`
	}
	type output struct {
		Triggered bool `json:"triggered"`
	}
	eachBehaviour(t, "editor.length_guard", func(t *testing.T, in input, want output) {
		draft := strings.Repeat("word ", in.Words)
		same(t, want.Triggered, text.ExceedsWords(draft, in.MaxWords))
		if text.ExceedsWords(strings.Repeat("word\n", in.MaxWords), in.MaxWords) {
			t.Error("a draft of exactly the limit must pass")
		}
	})
}
