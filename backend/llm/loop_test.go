package llm_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/llm"
	"terzetto/backend/llm/llmtest"
)

const paragraph = "The rain taps on the shutters. Mara sets down the kettle and looks at you for a while. \"You came back,\" she says."

// verse gives lines of which none is like another.
func verse(n int) string {
	var all strings.Builder
	for i := range n {
		fmt.Fprintf(&all, "Line %d of the song goes on and on, %d words long.\n", i, i*i)
	}
	return all.String()
}

func TestAnAnswerThatRepeatsItselfIsEnded(t *testing.T) {
	for _, c := range []struct {
		name, text, kept string // kept: what stays; empty: all of it, and nothing is ended
	}{
		{"one sentence", paragraph + strings.Repeat(" She smiles softly.", 500), paragraph},
		{"one word from the start", strings.Repeat("ok ", 2000), "ok"},
		{"one line", paragraph + "\n" + strings.Repeat("She smiles.\n\n", 40), paragraph + "\nShe smiles."},
		{"a paragraph of many sentences", "Well.\n" + strings.Repeat(paragraph+" "+verse(5), 8), "Well."},
		{"a long verse", verse(200), ""},
		{"a refrain", strings.Repeat("Heave away, me bullies.\n"+verse(3)+"Away we go.\n", 3), ""},
		{"laughter", paragraph + strings.Repeat(" ha", 100), ""},
		{"an empty table", "| name | age |\n|---|---|\n" + strings.Repeat("|  |  |\n", 30), ""},
		{"a line of code", strings.Repeat("}\n", 30), ""},
		{"a line eleven times", strings.Repeat("She smiles.\n", 11), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Prose(llmtest.Says(c.text)))
			reply, err := ask(t.Context(), client(t, llm.DefaultLimits()), base(t, s.URL()))
			if err != nil {
				t.Fatal(err)
			}
			if c.kept == "" {
				if reply.Text != c.text || reply.Finish != "stop" {
					t.Errorf("kept %d of %d characters, finish %q", len(reply.Text), len(c.text), reply.Finish)
				}
				return
			}
			if reply.Finish != llm.FinishLoop || !strings.HasPrefix(reply.Text, c.kept) || len(reply.Text) > len(c.kept)+700 {
				t.Errorf("finish %q, kept %q", reply.Finish, reply.Text)
			}
		})
	}
}

func TestAHelperThatRepeatsItselfIsEnded(t *testing.T) {
	args, err := json.Marshal(map[string]string{"plan": strings.Repeat("She waits and waits. ", 5000)})
	if err != nil {
		t.Fatal(err)
	}
	s := llmtest.New(t, llmtest.Any(llmtest.Calls("direct_scene", string(args))), llmtest.Any(llmtest.Thinks(strings.Repeat("Hm, wait. ", 5000)), llmtest.Says("Yes.")))
	for _, name := range []string{"arguments", "reasoning"} {
		reply, err := ask(t.Context(), client(t, llm.DefaultLimits()), base(t, s.URL()))
		if err != nil || reply.Finish != llm.FinishLoop {
			t.Errorf("%s: finish %q, %v", name, reply.Finish, err)
		}
	}
}

func BenchmarkReply(b *testing.B) {
	text := verse(160) // about 2,000 tokens
	for b.Loop() {
		split := llm.NewSplitter(llm.Syntax{Tools: []string{"direct_scene", "editor_rewrite", "editor_apply_patch"}, Prose: &llm.Prose{Person: "Alex"}})
		for _, word := range strings.SplitAfter(text, " ") {
			split.Push(word)
		}
		split.End()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(strings.Count(text, " ")), "ns/token")
}
