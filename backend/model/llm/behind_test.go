package llm_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/testing/llmtest"
)

func TestLittleIsReadBehindTheEndOfAReply(t *testing.T) {
	const text = "She nods.\n"
	for _, c := range []struct {
		name, end string
		size      int // bytes of a piece behind the end
		pieces    int
		usage     bool // what follows them is still read
	}{
		{"nothing follows the mark", "<|im_end|>", 0, 0, true},
		{"a little follows", "<|im_end|>", 10, 15, true},
		{"much follows", "<|im_end|>", 10, 60, false},
		{"much follows another mark", "</s>", 10, 60, false},
		{"much follows in one piece", "<end_of_turn>", 600, 1, true},
		{"much follows a label, which may stand in reasoning", "User:", 10, 60, true},
		{"more follows a label", "User:", 10, 300, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "text/event-stream")
				for _, piece := range append([]string{text + c.end}, make([]string, c.pieces)...) {
					if piece == "" {
						piece = " " + strings.Repeat("x", c.size-1)
					}
					_, _ = fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":%q}}]}\n\n", piece)
				}
				_, _ = fmt.Fprint(w, `data: {"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":7}}`+"\n\n"+end)
			}))
			defer s.Close()
			reply, err := client(t, llm.DefaultLimits()).Complete(t.Context(), base(t, s.URL), llm.Call{
				Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "Hello"}}, Choice: llm.None, Prose: &output.Prose{Person: "Alex"},
			}, nil)
			if err != nil || reply.Text != text || reply.Finish != "stop" || reply.Usage.Reported != c.usage {
				t.Errorf("text %q, finish %q, usage %v, error %v", reply.Text, reply.Finish, reply.Usage.Reported, err)
			}
		})
	}
}

func TestAShortReplyThatEndsInCopiesEndedInALoop(t *testing.T) {
	const said = " The user's question is about the shape of the old kettle."
	for _, c := range []struct {
		name         string
		prose        *output.Prose
		long         bool
		kept, finish string
	}{
		{"prose", &output.Prose{}, false, paragraph + said, llm.FinishLoop},
		{"a document", &output.Prose{}, true, paragraph + strings.Repeat(said, 6), "stop"},
		{"no prose", nil, false, paragraph + strings.Repeat(said, 6), "stop"},
	} {
		s := llmtest.New(t, llmtest.Any(llmtest.Says(paragraph+strings.Repeat(said, 6))))
		reply, err := client(t, llm.DefaultLimits()).Complete(t.Context(), base(t, s.URL()), llm.Call{Label: "writer", Prose: c.prose, Long: c.long}, nil)
		if err != nil || reply.Text != c.kept || reply.Finish != c.finish {
			t.Errorf("%s: finish %q, kept %q, %v", c.name, reply.Finish, reply.Text, err)
		}
	}
}
