package prose_test

import (
	"slices"
	"testing"

	"terzetto/backend/story/prose"
	"terzetto/backend/testing/casetest"
)

func TestDraftsTakeTheMarkupOfTheConversation(t *testing.T) {
	type input struct {
		Draft    string   `json:"draft"`
		Baseline []string `json:"baseline_assistant"` // oldest first
	}
	type output struct {
		Text    string `json:"text"`
		Changed bool   `json:"changed"`
	}
	casetest.Each(t, "format_consistency", func(t *testing.T, in input, want output) {
		latest := slices.Clone(in.Baseline[max(0, len(in.Baseline)-3):])
		for _, order := range []string{"oldest first", "newest first"} {
			got := prose.Consistent(in.Draft, latest)
			if diff := (output{got, got != in.Draft}); diff != want {
				t.Errorf("%s: got %+v, want %+v", order, diff, want)
			}
			slices.Reverse(latest)
		}
	})
}
