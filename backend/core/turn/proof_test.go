package turn_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/core/turn"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/testing/llmtest"
)

// Every turn here has a draft that the Editor is asked about, once.
func TestAnEditIsUsedOnlyIfItProvesItself(t *testing.T) {
	data, err := os.ReadFile("../../story/editcheck/testdata/texts.json")
	if err != nil {
		t.Fatal(err)
	}
	var in map[string]string
	decode(t, data, &in)
	rewrite := func(text string) any { return map[string]string{"rewritten_text": text} }
	patches := func(pairs ...string) any {
		list := []map[string]string{}
		for i := 0; i < len(pairs); i += 2 {
			list = append(list, map[string]string{"search": pairs[i], "replace": pairs[i+1]})
		}
		return map[string]any{"patches": list}
	}
	for name, row := range map[string]struct {
		draft  string // the name of a text: long is over the limit, contrast has findings
		args   any
		finish string
		want   string
		rules  []editcheck.Rule
	}{
		"a shorter version":          {"long", rewrite(in["rewrite"]), "", in["rewrite"], nil},
		"the word ok":                {"long", rewrite("ok"), "", in["long"], []editcheck.Rule{editcheck.TooShort}},
		"the word done":              {"long", rewrite("Done."), "", in["long"], []editcheck.Rule{editcheck.TooShort}},
		"blank":                      {"long", rewrite(" "), "", in["long"], []editcheck.Rule{editcheck.Empty}},
		"a refusal":                  {"long", rewrite("I'm sorry, but I can't help with rewriting this text."), "", in["long"], []editcheck.Rule{editcheck.Refusal}},
		"an introduction":            {"long", rewrite("Sure! Here is the rewritten text:\n\n" + in["rewrite"]), "", in["long"], []editcheck.Rule{editcheck.Preamble}},
		"cut within a string":        {"long", `{"rewritten_text": "The harbour was quiet when Mara came down. Rain ran along the `, "length", in["long"], []editcheck.Rule{editcheck.Incomplete}},
		"cut, and the server silent": {"long", strings.TrimSuffix(string(mustArgs(t, rewrite(in["rewrite"]))), `"}`), "", in["long"], []editcheck.Rule{editcheck.Incomplete}},
		"whole, but at the limit":    {"long", rewrite(in["rewrite"]), "length", in["long"], []editcheck.Rule{editcheck.Incomplete}},
		"longer":                     {"long", rewrite(in["long"] + "\n\n" + in["rewrite"]), "", in["long"], []editcheck.Rule{editcheck.TooLong}},
		"another language":           {"long", rewrite(in["foreign"]), "", in["long"], []editcheck.Rule{editcheck.Language}},
		"tags":                       {"long", rewrite(in["rewrite"] + "\n</tool_call>"), "", in["long"], []editcheck.Rule{editcheck.Tags}},
		"what was asked of it":       {"long", rewrite(in["rewrite"] + " Change what is named below and keep the rest of the wording."), "", in["long"], []editcheck.Rule{editcheck.Instruction}},
		"good patches":               {"contrast", patches("It isn't a house, it is a trap.", "The house closes behind you like a trap.", "The silence isn't empty: it is full of him.", "He fills the silence without a word."), "", in["mended"], nil},
		"a patch that empties":       {"contrast", patches(in["contrast"], ""), "", in["contrast"], []editcheck.Rule{editcheck.Emptied}},
		"patches with tags":          {"contrast", patches("It isn't a house, it is a trap.", "<think>Vary.</think> A trap.", "The silence isn't empty: it is full of him.", "[replace with a new sentence]"), "", in["contrast"], []editcheck.Rule{editcheck.Tags, editcheck.Instruction}},
		"patches within words":       {"contrast", patches("sn't a house, it is a tr", "trap it stays, a tr", "lence isn't empty: it is full of h", "lent as h"), "", in["contrast"], []editcheck.Rule{editcheck.Bounds, editcheck.Bounds}},
		"a patch without a place":    {"contrast", patches("This sentence is not in the draft.", "Another one is here."), "", in["contrast"], []editcheck.Rule{editcheck.NotFound}},
		"patches that make it worse": {"contrast", patches("You hear water running behind the panels, and the boards give a little under your boots.", "It isn't water, it is a voice. It isn't wood, it is bone."), "", in["contrast"], []editcheck.Rule{editcheck.Worse}},
	} {
		t.Run(name, func(t *testing.T) {
			tool := turn.EditorRewrite
			var s transcript
			s.Setup.Settings = only(t, turn.EditorApplyPatch)
			if row.draft == "long" {
				s.Setup.Settings = json.RawMessage(strings.Replace(string(s.Setup.Settings), `"length_guard":false`, `"length_guard":true,"length_guard_max_words":100`, 1))
			} else {
				tool = turn.EditorApplyPatch
			}
			acts := []llmtest.Act{llmtest.Calls(tool, row.args)}
			if row.finish != "" {
				acts = append(acts, llmtest.Finishes(row.finish))
			}
			got := act(t, &s, nil, llmtest.Prose(llmtest.Says(in[row.draft])), llmtest.For(tool, acts...))
			if got.result.Text != row.want {
				t.Errorf("the reply is %q", got.result.Text)
			}
			if replaced := len(got.named(event.WriterRewrite)) > 0; replaced != (row.want != in[row.draft]) {
				t.Errorf("an event replaced the draft: %v", replaced)
			}
			var rules []editcheck.Rule
			for _, r := range got.result.Log.RefusedEdits {
				rules = append(rules, r.Rule)
				if r.Tool != tool || r.Model != "m" || r.Reason == "" {
					t.Errorf("the record is %+v", r)
				}
			}
			if len(rules) != len(row.rules) {
				t.Fatalf("the rules are %q, not %q", rules, row.rules)
			}
			for i := range rules {
				if rules[i] != row.rules[i] {
					t.Errorf("the rules are %q, not %q", rules, row.rules)
				}
			}
		})
	}
}

func mustArgs(t *testing.T, v any) []byte {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
