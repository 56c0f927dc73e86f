package llm_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

func TestATestOfAModelSaysWhatItFoundAndWhatFollows(t *testing.T) {
	for _, c := range []struct {
		name, answer, finish string
		want                 map[string]string // by step: what its sentences hold
	}{
		{
			"it thinks in a field of its own", `{"reasoning_content":"Be brief."} {"content":"I am "} {"content":"ready now."}`, "stop",
			map[string]string{
				"reach": "answers", "model": "has the model m", "stop": "ends its answer", "thinking": "a field of its own", "tools": "calls each tool by its name",
				"speed": "tokens per second", "context": "16384 tokens",
			},
		},
		{
			"it thinks between tags", `{"content":"<think>Be brief.</think> I am "} {"content":"ready now."}`, "stop",
			map[string]string{"thinking": "between tags", "streaming": "as it arrives"},
		},
		{
			"it does not end", `{"content":"I am ready and "} {"content":"I say so and"}`, "length",
			map[string]string{"thinking": "didn't think", "stop": "Maximum length"},
		},
		{
			"it goes on behind the end of its turn", `{"content":"I am "} {"content":"ready."} {"content":"<|im_end|>"} {"content":"And so I go on."} {"content":"And so I go on."}`, "stop",
			map[string]string{"answer": "answered", "speed": "about 27.5 tokens per second"},
		},
		{
			"it goes on for long behind the end of its turn", `{"content":"I am "} {"content":"ready."} {"content":"<|im_end|>` + strings.Repeat("x", 300) + `"} {"content":"xxxxxxxxxx"}`, "stop",
			map[string]string{"speed": "about 270 tokens per second"},
		},
		{"it answers in one piece", `{"content":"I am ready now, at last."}`, "stop", map[string]string{"streaming": "once it is complete", "speed": "too short"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				body, _ := io.ReadAll(r.Body) // a client that left asks nothing
				switch {
				case r.URL.Path == "/v1/models":
					_, _ = io.WriteString(w, `{"data":[{"id":"m:latest","context_length":16384}]}`)
					return
				case r.URL.Path != "/v1/chat/completions":
					w.WriteHeader(http.StatusNotFound)
					return
				}
				deltas, finish := strings.Split(c.answer, "} {"), c.finish
				for i := range deltas {
					deltas[i] = "{" + strings.Trim(deltas[i], "{}") + "}"
				}
				if strings.Contains(string(body), `"tools"`) {
					deltas = []string{`{"tool_calls":[{"index":0,"id":"1","function":{"name":"note_weather","arguments":"{\"weather\":\"rain\"}"}}]}`}
					finish = "tool_calls"
				}
				w.Header().Set("Content-Type", "text/event-stream")
				for _, d := range deltas {
					_, _ = fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":%s}]}\n\n", d)
				}
				_, _ = fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":%q}]}\n\ndata: [DONE]\n\n", finish)
			}))
			t.Cleanup(server.Close)
			tick := make(chan time.Time, 1)
			tick <- time.Unix(0, 0)
			client := llm.NewClient(llm.Options{Now: func() time.Time {
				now := (<-tick).Add(100 * time.Millisecond)
				tick <- now
				return now
			}})
			t.Cleanup(client.Close)
			said := map[string]string{}
			known, err := client.Probe(t.Context(), llm.Target{URL: server.URL + "/v1", Model: "m"}, func(s llm.ProbeStep) { said[s.Name] = s.Sentence + " " + s.Does })
			if err != nil {
				t.Fatal(err)
			}
			for name, want := range c.want {
				if !strings.Contains(said[name], want) {
					t.Errorf("%s: %q does not hold %q", name, said[name], want)
				}
			}
			if n := len(known.Report.Steps); n != len(said) || known.Report.At.IsZero() {
				t.Errorf("%d of %d steps are kept, of %v", n, len(said), known.Report.At)
			}
		})
	}
}

func TestTheReportNamesTheVoiceThatTakesMostOfATurn(t *testing.T) {
	for _, c := range []struct {
		name string
		read float64 // tokens a millisecond, as calls have shown
		want string
	}{
		{"reading is slow", 0.05, "turn off the Director. The model takes about 18 s to read"},
		{"writing is slow", 0.5, "turn off the Editor. The model takes about "},
		{"no call has shown how fast it reads", 0, "choose a smaller model or turn off the Editor"},
	} {
		t.Run(c.name, func(t *testing.T) {
			server := llmtest.New(t, llmtest.Prose(llmtest.Says("I am ready now, at last.")), llmtest.Call("note_weather", `{"weather":"rain"}`))
			server.Describes(map[string]string{"/v1/models": `{"data":[{"id":"m"}]}`})
			tick := make(chan time.Time, 1)
			tick <- time.Unix(0, 0)
			client := llm.NewClient(llm.Options{Now: func() time.Time {
				now := (<-tick).Add(100 * time.Millisecond)
				tick <- now
				return now
			}})
			t.Cleanup(client.Close)
			target := llm.Target{URL: server.URL(), Model: "m", Capabilities: llm.Capabilities{Memory: llm.Memory{ReadPerMS: c.read}}}
			said := ""
			_, err := client.Probe(t.Context(), target, func(s llm.ProbeStep) {
				if s.Name == "speed" {
					said = s.Does
				}
			})
			if err != nil || !strings.Contains(said, c.want) {
				t.Errorf("it says %q, %v", said, err)
			}
		})
	}
}
