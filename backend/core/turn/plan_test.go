package turn_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

// schemaNode is a schema as far as it bounds what can be filled in.
type schemaNode struct {
	Type       string                `json:"type"`
	Enum       []string              `json:"enum"`
	MaxLength  int                   `json:"maxLength"`
	MaxItems   int                   `json:"maxItems"`
	Items      *schemaNode           `json:"items"`
	Properties map[string]schemaNode `json:"properties"`
}

func (n schemaNode) unbounded(name string) (all []string) {
	if n.Type == "string" && len(n.Enum) == 0 && n.MaxLength == 0 || n.Type == "array" && n.MaxItems == 0 || n.MaxLength >= 2000 {
		all = append(all, name)
	}
	if n.Items != nil {
		all = append(all, n.Items.unbounded(name)...)
	}
	for child, p := range n.Properties {
		all = append(all, p.unbounded(name+"."+child)...)
	}
	return all
}

func TestFormsAreBounded(t *testing.T) {
	var s transcript
	s.Setup.Settings = only(t, turn.Tools()...)
	for _, kind := range []chat.FieldType{chat.FieldString, chat.FieldArray, chat.FieldProgressive, chat.FieldFeedback, chat.FieldDirectionNote} {
		s.Setup.Fragments = append(s.Setup.Fragments, chat.DirectorFragment{ID: string(kind), Label: string(kind), FieldType: kind, Enabled: true})
	}
	s.Setup.Moods = []chat.MoodFragment{{ID: "tense", Enabled: true}, {ID: "warm", Enabled: true}}
	s.Setup.Phrases = []chat.PhraseGroup{
		{ID: 1, Kind: "literal", Variants: []string{"glimmer0"}, Enabled: true}, {ID: 2, Kind: "literal", Variants: []string{"glimmer1"}, Enabled: true},
	}
	got := act(t, &s, nil,
		llmtest.Call(turn.RewriteUserPrompt, map[string]any{}), llmtest.Call(turn.DirectScene, map[string]any{}),
		llmtest.Prose(llmtest.Says(draftOf(2))), llmtest.Call(turn.EditorApplyPatch, map[string]any{"patches": []any{}}),
		llmtest.Call(turn.GiveFeedback, map[string]any{}), llmtest.Call(turn.RecordDirectionNote, map[string]any{}))
	var tools []struct {
		Function struct {
			Name       string
			Parameters schemaNode
		}
	}
	decode(t, got.requests[0].Body.Tools, &tools)
	var open []string
	for _, tool := range tools {
		open = append(open, tool.Function.Parameters.unbounded(tool.Function.Name)...)
		if moods := tool.Function.Parameters.Properties["moods"]; tool.Function.Name == turn.DirectScene && (moods.Items == nil || strings.Join(moods.Items.Enum, " ") != "tense warm") {
			t.Errorf("the moods are %+v", moods.Items)
		}
	}
	if strings.Join(open, " ") != turn.EditorRewrite+".rewritten_text" { // the draft bounds it
		t.Errorf("no bound: %v", open)
	}
	for i, r := range got.requests {
		var body struct {
			MaxTokens *int `json:"max_tokens"`
		}
		decode(t, json.RawMessage(r.Raw), &body)
		if forced := r.Tool() != ""; forced != (body.MaxTokens != nil) || forced && *body.MaxTokens > 6000 {
			t.Errorf("request %d of %q takes %v tokens", i, r.Tool(), body.MaxTokens)
		}
	}
}

func TestAFormThatWasCutIsNotUsed(t *testing.T) {
	var s transcript
	s.Setup.Settings = only(t, turn.DirectScene)
	s.Setup.Fragments = []chat.DirectorFragment{{ID: "goal", Label: "Goal", FieldType: chat.FieldString, Enabled: true}}
	got := act(t, &s, nil,
		llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{"goal": "She opens the`), llmtest.Finishes("length")), llmtest.Prose(llmtest.Says("Yes.")))
	if log := got.result.Log; got.result.Text != "Yes." || len(log.ExtraFields) != 0 || len(log.Skipped) != 1 {
		t.Errorf("fields %v, skipped %q", log.ExtraFields, log.Skipped)
	}
}

func TestOnlyMarkedWordingsAreBannedWhileTheWriterWrites(t *testing.T) {
	var s transcript
	s.Setup.Settings = only(t)
	s.Setup.Phrases = []chat.PhraseGroup{
		{ID: 1, Kind: "literal", Variants: []string{"barely above a whisper", "in a whisper"}, Enabled: true, Banned: true},
		{ID: 2, Kind: "literal", Variants: []string{"a testament to"}, Enabled: true},
	}
	got := act(t, &s, nil, llmtest.Prose(llmtest.Says("The lamp swings.")))
	if calls := got.result.Log.Calls; len(calls) != 1 || calls[0].NotBanned != 2 || calls[0].Banned != 0 {
		t.Errorf("a server that bans nothing was asked to: %+v", calls)
	}
}
