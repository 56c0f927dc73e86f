package llm_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
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

func TestAServerThatFallsSilentAtARepeatedTokenEndedALoop(t *testing.T) {
	for _, c := range []struct {
		name, delta string
		times       int
		kept        string // empty: the answer counts as cut off
	}{
		{"a word", `{"content":" asol"}`, 31, paragraph},
		{"one character", `{"content":"!"}`, 40, paragraph + "!"},
		{"thoughts", `{"reasoning_content":" hm"}`, 31, paragraph},
		{"a form", `{"tool_calls":[{"index":0,"id":"c","function":{"name":"direct_scene","arguments":" asol"}}]}`, 31, paragraph},
		{"a word that came a few times", `{"content":" asol"}`, 12, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "text/event-stream")
				_, _ = fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":%q}}]}\n\n", paragraph)
				for range c.times {
					_, _ = fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":%s}]}\n\n", c.delta)
				}
			}))
			defer s.Close()
			reply, err := ask(t.Context(), client(t, llm.DefaultLimits()), base(t, s.URL))
			if c.kept == "" {
				if err == nil {
					t.Errorf("no error, kept %q", reply.Text)
				}
				return
			}
			if err != nil || reply.Finish != llm.FinishLoop || reply.Text != c.kept {
				t.Errorf("finish %q, kept %q, error %v", reply.Finish, reply.Text, err)
			}
		})
	}
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

func TestADocumentMayHoldALineOftenButNotForEver(t *testing.T) {
	for _, c := range []struct {
		name, text string
		ended      bool
	}{
		{"a table of the same cells", "| day | state |\n|---|---|\n" + strings.Repeat("| open all day | not yet known |\n", 100), false},
		{"a list to fill in", strings.Repeat("- Name: ____________ Signed: ____________\n", 200), false},
		{"a line without an end", strings.Repeat("| open all day | not yet known |\n", 3000), true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Prose(llmtest.Says(c.text)))
			reply, err := client(t, llm.DefaultLimits()).Complete(t.Context(), base(t, s.URL()), llm.Call{Label: "team", Long: true}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if ended := reply.Finish == llm.FinishLoop; ended != c.ended || !ended && reply.Text != c.text {
				t.Errorf("finish %q, kept %d of %d", reply.Finish, len(reply.Text), len(c.text))
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

func TestACallEndsAtALimitTheServerIgnores(t *testing.T) {
	long := strings.ReplaceAll(verse(400), "\n", " ")
	args, err := json.Marshal(map[string]string{"plan": long})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		step   llmtest.Step
		limit  int
		finish string
	}{
		{"arguments", llmtest.Any(llmtest.Calls("direct_scene", string(args))), 300, "length"},
		{"reasoning", llmtest.Any(llmtest.Thinks(long)), 300, "length"},
		{"text", llmtest.Any(llmtest.Says(long)), 300, "length"},
		{"what is within the limit", llmtest.Any(llmtest.Says(long)), 8000, "stop"},
	} {
		reply, err := client(t, llm.DefaultLimits()).Complete(t.Context(), base(t, llmtest.New(t, c.step).URL()), llm.Call{MaxTokens: &c.limit}, nil)
		if size := len(reply.Text) + len(reply.Reasoning); err != nil || reply.Finish != c.finish || c.finish == "stop" && size < len(long) {
			t.Errorf("%s: finish %q after %d bytes, %v", c.name, reply.Finish, size, err)
		}
	}
}

// A reply of 2,000 tokens over HTTP, all of it at once: what reading it costs.
func BenchmarkReply(b *testing.B) {
	words := strings.SplitAfter(verse(166), " ")
	var body strings.Builder
	for _, word := range words {
		fmt.Fprintf(&body, `data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":%q},"finish_reason":null}]}`+"\n\n", word)
	}
	body.WriteString(end)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, body.String()) // the client may have left
	}))
	defer server.Close()
	c := llm.NewClient(llm.Options{})
	defer c.Close()
	frozen, err := llm.Freeze(llm.Target{URL: server.URL + "/v1", Model: "m"}, nil, nil, nil)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if reply, err := ask(b.Context(), c, frozen); err != nil || reply.Finish != "stop" {
			b.Fatal(reply.Finish, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(words)), "ns/token")
}
