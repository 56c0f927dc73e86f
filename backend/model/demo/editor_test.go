package demo_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

const (
	patchSchema   = `{"type":"object","properties":{"patches":{"type":"array","items":{"type":"object","properties":{"search":{"type":"string"},"replace":{"type":"string"}},"required":["search","replace"]}}},"required":["patches"]}`
	rewriteSchema = `{"type":"object","properties":{"rewritten_text":{"type":"string"}},"required":["rewritten_text"]}`
)

// edit sends a draft with an instruction, the way the editor's pass does.
func edit(t *testing.T, draft, instruction string, choice any) result {
	t.Helper()
	return ask(t, client(3), obj{
		"messages": []obj{
			msg("system", harbour), msg("user", "\"I lost the ferry ticket,\" I say."),
			msg("assistant", draft), msg("user", instruction),
		},
		"tools":       []obj{function("editor_apply_patch", patchSchema), function("editor_rewrite", rewriteSchema)},
		"tool_choice": choice,
	})
}

// patched applies patches as the product does: each text must occur exactly once.
func patched(t *testing.T, draft string, r result) string {
	t.Helper()
	arguments(t, r)
	var args struct {
		Patches []struct{ Search, Replace string }
	}
	if err := json.Unmarshal([]byte(r.calls[0].Arguments), &args); err != nil {
		t.Fatal(err)
	}
	for _, p := range args.Patches {
		if n := strings.Count(draft, p.Search); n != 1 || p.Search == p.Replace {
			t.Errorf("%q occurs %d times in the draft, is replaced with %q", p.Search, n, p.Replace)
		}
		draft = strings.Replace(draft, p.Search, p.Replace, 1)
	}
	return draft
}

func TestEditorRemovesWhatTheReportNames(t *testing.T) {
	for name, row := range map[string]struct{ draft, report, gone, kept string }{
		"banned phrase after speech": {
			"Rain fell. \"Stay,\" she said, her voice barely above a whisper.\n\nThe tide turned.",
			"## Banned Phrases\n- \"barely above a whisper\"\n  she said, her voice barely above a whisper.", "barely above", "The tide turned.",
		},
		"banned phrase, sentence in quotes": {
			"Her face showed a mix of dread and hope. The tide turned.",
			"Banned phrases:\n1. a mix of (variant: a mixture of): \"Her face showed a mix of dread and hope.\"", "a mix of", "dread",
		},
		"contrastive negation": {
			"The boats slept. It wasn't fear — it was hunger.", "Contrastive negation:\n* \"It wasn't fear — it was hunger.\" (parallel)", "wasn't", "hunger",
		},
		"contrastive negation with but": {
			"The boats slept. He was not angry, but tired.", "Contrastive negation:\n* He was not angry, but tired.", "not angry", "tired",
		},
		"worn phrase without a mending of its own": {
			"The boats slept. A shiver ran down her spine. She waited.", "### Banned\n> A shiver ran down her spine.", "spine", "She waited.",
		},
		"phrase from somebody's own bank": {
			"The boats slept. Her eyes sparkled like diamonds. She waited.", "Banned: `sparkled like diamonds` — \"Her eyes sparkled like diamonds.\"", "diamonds", "The boats slept.",
		},
		"echoing question": {
			"\"The ferry ticket?\" She laughed.", "Echoing questions\n- The ferry ticket?", "The ferry ticket?", "She laughed.",
		},
		"repeated phrase without its sentence": {
			"A copper bell rang beneath the floor. She waited.", "Repeated Phrases\n- copper bell rang (3 messages)", "opper bell rang", "She waited.",
		},
		"repetitive template": {
			"The lantern gutters in the draft. Someone coughs.", "Repetitive Templates\n- \"the lantern gutters\" (2)\n  - The lantern gutters in the draft.", "\x00", "Someone coughs.",
		},
		"curly quotes in the draft, straight ones in the report": {
			"“Stay,” she said. It wasn’t fear — it was hunger.", "Contrastive negation\n- It wasn't fear - it was hunger.", "wasn’t", "hunger",
		},
		"a sentence that stands twice": {
			"She waited. A shiver ran down her spine. Rain fell. A shiver ran down her spine.", "Banned\n- A shiver ran down her spine.", "\x00", "She waited.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			report := "You edit now. Mend the findings with editor_apply_patch.\n=== AUDIT REPORT ===\n" + row.report + "\n=== END ==="
			for _, choice := range []any{forced("editor_apply_patch"), "auto"} {
				got := patched(t, row.draft, edit(t, row.draft, report, choice))
				if got == row.draft || strings.Contains(got, row.gone) || !strings.Contains(got, row.kept) {
					t.Errorf("became %q; %q must go, %q must stay", got, row.gone, row.kept)
				}
			}
		})
	}
}

func TestEditorMendsTheWritersOwnSlips(t *testing.T) {
	mended := 0
	for seed := range uint64(40) {
		draft := write(t, seed, harbour, "\"I lost the ferry ticket,\" I say, and look at the tide.")
		var report strings.Builder
		for _, found := range slips.FindAllString(draft, -1) {
			for p := range strings.SplitSeq(speech.ReplaceAllString(draft, "\n"), "\n") {
				for s := range strings.SplitSeq(strings.ReplaceAll(p, ". ", ".\n"), "\n") {
					if strings.Contains(s, found) {
						fmt.Fprintf(&report, "- \"%s\": %s\n", found, strings.TrimSpace(s))
					}
				}
			}
		}
		if report.Len() == 0 {
			continue
		}
		got := patched(t, draft, edit(t, draft, "Audit report\nBanned phrases\n"+report.String(), "auto"))
		if left := slips.FindString(got); left != "" {
			t.Errorf("%q is left in:\n%s\nreport:\n%s", left, got, report.String())
		}
		mended++
	}
	if mended < 5 {
		t.Errorf("only %d of 40 drafts had a slip", mended)
	}
}

func TestEditorRewritesToTheLimit(t *testing.T) {
	for seed := range uint64(10) {
		draft := write(t, seed, harbour, "I open the gate.")
		for _, limit := range []int{30, 60, 90} {
			r := edit(t, draft, fmt.Sprintf("The draft exceeds %d words. Rewrite it in at most 3 paragraphs.", limit), forced("editor_rewrite"))
			text, _ := arguments(t, r)["rewritten_text"].(string)
			if n := len(strings.Fields(text)); n > limit || n < 10 {
				t.Errorf("%d words for a limit of %d:\n%s", n, limit, text)
			}
			if n := strings.Count(text, "\n\n"); n > 2 {
				t.Errorf("%d paragraphs:\n%s", n+1, text)
			}
			if strings.Count(text, `"`)%2 != 0 {
				t.Errorf("a quote stays open:\n%s", text)
			}
		}
	}
}

func TestEditorGivesARepetitiveStructureAnotherShape(t *testing.T) {
	draft := "Rain fell on the boats. Ines looked up.\n\n\"You came,\" she said.\n\nThe tide turned."
	r := edit(t, draft, "Report\nStructural Repetition: 4 messages share NARRATION → SPEECH → NARRATION. Use editor_rewrite.", "auto")
	text, _ := arguments(t, r)["rewritten_text"].(string)
	if r.calls[0].Name != "editor_rewrite" || !strings.HasPrefix(text, `"You came,"`) || !strings.Contains(text, "Rain fell on the boats.") {
		t.Errorf("%s: %q", r.calls[0].Name, text)
	}
}

func TestEditorLeavesACleanDraftAlone(t *testing.T) {
	r := edit(t, "Rain fell. She waited.", "Audit report: all clear, nothing was found.", "auto")
	if len(r.calls) != 0 || r.text == "" {
		t.Errorf("calls %+v, text %q", r.calls, r.text)
	}
	if got := patched(t, "Rain fell.", edit(t, "Rain fell.", "Nothing.", forced("editor_apply_patch"))); got != "Rain fell." {
		t.Errorf("became %q", got)
	}
}

func TestEditorSpeaksOfThePatchedDraftInLaterRounds(t *testing.T) {
	r := ask(t, client(1), obj{
		"messages": []obj{
			msg("user", "Hi."), msg("assistant", "A shiver ran down her spine. It wasn't fear — it was hunger."),
			msg("user", "Report: \"A shiver ran down her spine.\""),
			{"role": "assistant", "content": nil, "tool_calls": []obj{{"id": "x", "type": "function", "function": obj{
				"name": "editor_apply_patch", "arguments": `{"patches":[{"search":"A shiver ran down her spine.","replace":"She waited."}]}`,
			}}}},
			{"role": "tool", "tool_call_id": "x", "content": "New report\nContrastive negation: \"It wasn't fear — it was hunger.\""},
		},
		"tools": []obj{function("editor_apply_patch", patchSchema)}, "tool_choice": forced("editor_apply_patch"),
	})
	if got := patched(t, "She waited. It wasn't fear — it was hunger.", r); !strings.Contains(got, "She waited.") || strings.Contains(got, "wasn't") {
		t.Errorf("became %q", got)
	}
}

func TestEditorAnswersByTheNumbersOfSentences(t *testing.T) {
	draft := "Rain fell. A shiver ran down her spine. “Her voice was barely above a whisper,” he said."
	r := ask(t, client(3), obj{
		"messages": []obj{
			msg("system", harbour), msg("user", "Hi."), msg("assistant", draft),
			msg("user", "Call the tool.\n\n2. A shiver ran down her spine.\n- banned phrases: shiver ran down\n\n3. “Her voice was barely above a whisper,” he said.\n- banned phrases: barely above a whisper"),
		},
		"tools":       []obj{function("editor_apply_patch", `{"type":"object","properties":{"edits":{"type":"array","items":{"type":"object","properties":{"n":{"type":"integer"},"text":{"type":"string"}}}}}}`)},
		"tool_choice": forced("editor_apply_patch"),
	})
	var args struct {
		Edits []struct {
			N    int
			Text string
		}
	}
	arguments(t, r)
	if err := json.Unmarshal([]byte(r.calls[0].Arguments), &args); err != nil || len(args.Edits) != 2 {
		t.Fatalf("%v: %s", err, r.calls[0].Arguments)
	}
	if args.Edits[0].N != 2 || strings.Contains(args.Edits[0].Text, "spine") || args.Edits[1].N != 3 || !strings.HasSuffix(args.Edits[1].Text, "” he said.") {
		t.Errorf("%+v", args.Edits)
	}
}
