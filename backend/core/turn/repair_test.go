package turn_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

// A draft of which the first and the third sentence have a word of the person's list.
const (
	netted = "Over the quay a glimmer hung.\n\nNets dried along the wall.\n\nSalt made a sparkle of every rope.\n\nSomebody shut the harbour door."
	mended = "Over the quay a lamplight hung."
)

// listing gives a transcript with a list of words.
func listing(t *testing.T, words ...string) *transcript {
	t.Helper()
	var s transcript
	s.Setup.Settings = only(t, turn.EditorApplyPatch)
	for i, w := range words {
		s.Setup.Phrases = append(s.Setup.Phrases, chat.PhraseGroup{ID: int64(i + 1), Kind: "literal", Variants: []string{w}, Enabled: true})
	}
	return &s
}

func edits(pairs ...any) json.RawMessage {
	list := []map[string]any{}
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, map[string]any{"n": pairs[i], "text": pairs[i+1]})
	}
	raw, err := json.Marshal(map[string]any{"edits": list})
	if err != nil {
		panic(err) // numbers and strings
	}
	return raw
}

func TestOneFindingIsWorthACall(t *testing.T) {
	got := act(t, listing(t, "glimmer"), nil, llmtest.Prose(llmtest.Says(netted)),
		llmtest.For(turn.EditorApplyPatch, llmtest.Calls(turn.EditorApplyPatch, string(edits(1, mended)))))
	if want := strings.Replace(netted, "glimmer", "lamplight", 1); got.result.Text != want {
		t.Errorf("%q", got.result.Text)
	}
}

func TestTheEditorIsNotAskedAboutNames(t *testing.T) {
	draft := "The ferry was late. Then Elias Thorne came down to the pier. Nobody spoke to him."
	got := act(t, listing(t), nil, llmtest.Prose(llmtest.Says(draft)))
	if got.result.Text != draft || len(got.result.Log.Findings) == 0 {
		t.Errorf("%q, %+v", got.result.Text, got.result.Log.Findings)
	}
}

func TestAnAnswerInAnyShapeChangesOnlyWhatWasAsked(t *testing.T) {
	repaired := strings.Replace(netted, "glimmer", "lamplight", 1)
	var whole []any
	for n := range 20 {
		whole = append(whole, n+1, "Under the quay some lamplight hung.")
	}
	calls := func(pairs ...any) []llmtest.Step {
		return []llmtest.Step{llmtest.For(turn.EditorApplyPatch, llmtest.Calls(turn.EditorApplyPatch, string(edits(pairs...))))}
	}
	for name, row := range map[string]struct {
		steps []llmtest.Step
		want  string
	}{
		"sentence 99":          {calls(99, mended, 1, mended), repaired},
		"one twice":            {calls(1, mended, 1, "Over the pier a lamplight hung."), repaired},
		"number within number": {calls(map[string]any{"n": 1}, mended), repaired},
		"number in the text":   {calls(1, "1. "+mended), repaired},
		"a list in words":      {talks(turn.EditorApplyPatch, "1. "+mended), repaired},
		"all sentences":        {calls(append([]any{1, mended, 3, "A boat, a net and 3 ropes."}, whole...)...), repaired},
		"Markdown":             {calls(1, "**"+mended+"**"), netted},
		"an apology":           {calls(1, "I'm sorry, I can't edit this."), netted},
		"another language":     {calls(1, "Über dem Kai hing ein Licht, und es war kalt."), netted},
		"prose":                {talks(turn.EditorApplyPatch, "As an AI language model I can't edit this."), netted},
	} {
		t.Run(name, func(t *testing.T) {
			steps := append([]llmtest.Step{llmtest.Prose(llmtest.Says(netted))}, row.steps...)
			if row.want == repaired { // what is left is asked of once more, and the answer brings nothing
				steps = append(steps, llmtest.Any(llmtest.Calls(turn.EditorApplyPatch, `{"edits":[]}`)))
			}
			got := act(t, listing(t, "glimmer", "sparkle"), nil, steps...)
			if got.result.Text != row.want {
				t.Errorf("%q, %+v", got.result.Text, got.result.Log.RefusedEdits)
			}
		})
	}
}
