package llm_test

import (
	"errors"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// seen is a conversation with a picture in its history and one in the message.
func seen(t *testing.T, target llm.Target) (*llm.Base, llm.Call) {
	t.Helper()
	picture := func(name string) []llm.Image {
		return []llm.Image{{Mime: "image/png", Name: name, Data: []byte("png")}}
	}
	b, err := llm.Freeze(target, []llm.Message{
		{Role: "system", Text: "S"}, {Role: "user", Text: "Look.", Images: picture("a [1]\n.png")}, {Role: "assistant", Text: "I see."},
	}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b, llm.Call{Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "And this?", Images: picture("")}}, Choice: llm.None}
}

const (
	carriesBytes = "image_url"
	carriesNames = "[picture: a (1) .png]"
)

func TestAModelThatSeesNoPicturesIsToldTheirNames(t *testing.T) {
	const llamacpp = "image input is not supported - hint: if this is unexpected, you may need to provide the mmproj"
	for _, c := range []struct {
		name   string
		known  llm.Capabilities
		status int // of the refusal; 0: there is none
		said   string
		learnt bool // the next turn sends no picture
	}{
		{"its server says that it sees none", llm.Capabilities{Vision: llm.No}, 0, "", true},
		{"it refused one before", llm.Capabilities{Memory: llm.Memory{Blind: true}}, 0, "", true},
		{"llama.cpp without a projector", llm.Capabilities{}, 500, llamacpp, true},
		{"a server that says it sees and refuses all the same", llm.Capabilities{Vision: llm.Yes}, 500, llamacpp, true},
		{"Ollama", llm.Capabilities{}, 400, "Failed to process inputs: this model is missing data required for image input", true},
		{"vLLM", llm.Capabilities{}, 400, "At most 0 image(s) may be provided in one request.", true},
		{"a server that knows text alone", llm.Capabilities{}, 422, "Failed to deserialize the JSON body into the target type: messages[1]: unknown variant `image_url`, expected `text`", true},
		{"a content that must be a string", llm.Capabilities{}, 400, "messages[1].content must be a string", true},
		{"a gateway", llm.Capabilities{}, 404, "No endpoints found that support image input", true},
		{"no reason", llm.Capabilities{}, 400, "bad request", true},
		{"one picture that is damaged", llm.Capabilities{Vision: llm.Yes}, 400, "Failed to load the image: unknown format", false},
		{"one picture that is too large", llm.Capabilities{}, 413, "image exceeds 5 MB", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t)
			requests := 0
			if c.status != 0 {
				s.Then(llmtest.Any(llmtest.Fails(c.status, `{"error":{"message":`+quoted(c.said)+`}}`)))
				requests++
			}
			s.Then(llmtest.Prose(llmtest.Says("Yes.")))
			client := client(t, tight())
			target := llm.Target{URL: s.URL(), Model: "m", Capabilities: c.known}
			b, call := seen(t, target)
			if reply, err := client.Complete(t.Context(), b, call, nil); err != nil || reply.Text != "Yes." || !b.Blind() {
				t.Fatalf("%q, %v; blind %t", reply.Text, err, b.Blind())
			}
			if raw := string(s.Requests()[requests].Raw); strings.Contains(raw, carriesBytes) || !strings.Contains(raw, carriesNames) || !strings.Contains(raw, `And this?\n\n[picture]`) {
				t.Errorf("the same turn goes on with %s", raw)
			}
			if learnt := client.Capabilities(target).Blind(); learnt != c.learnt {
				t.Errorf("it is known to see none: %t", learnt)
			}
			if target.Capabilities = client.Capabilities(target); !c.learnt {
				return // the picture is tried again, and refused again
			}
			s.Then(llmtest.Prose(llmtest.Says("Yes.")))
			b, call = seen(t, target)
			if _, err := client.Complete(t.Context(), b, call, nil); err != nil || strings.Contains(string(s.Requests()[requests+1].Raw), carriesBytes) {
				t.Errorf("the next turn is sent %s, %v", s.Requests()[requests+1].Raw, err)
			}
		})
	}
}

func TestARefusalThatPicturesDidNotCauseTeachesNothingOfThem(t *testing.T) {
	refuses := llmtest.Any(llmtest.Fails(400, `{"error":{"message":"bad request"}}`))
	s := llmtest.New(t, refuses, refuses)
	c := client(t, tight())
	target := llm.Target{URL: s.URL(), Model: "m"}
	b, call := seen(t, target)
	if _, err := c.Complete(t.Context(), b, call, nil); err == nil || c.Capabilities(target).Blind() {
		t.Errorf("%v; blind %t", err, c.Capabilities(target).Blind())
	}
}

func TestPicturesGoAgainToAModelThatSees(t *testing.T) {
	s := llmtest.New(t, llmtest.Prose(llmtest.Says("No.")), llmtest.Prose(llmtest.Says("Yes.")))
	c := client(t, tight())
	for i, sees := range []llm.Tri{llm.No, llm.Yes} {
		b, call := seen(t, llm.Target{URL: s.URL(), Model: "m" + string(sees), Capabilities: llm.Capabilities{Vision: sees}})
		if _, err := c.Complete(t.Context(), b, call, nil); err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(string(s.Requests()[i].Raw), carriesBytes) > 0; got != (sees == llm.Yes) {
			t.Errorf("a model that sees, %s: %s", sees, s.Requests()[i].Raw)
		}
	}
}

func TestAServerWhoseModelWasGivenEyesIsSentPicturesAgain(t *testing.T) {
	s := llmtest.New(t)
	sees := map[string]string{"/props": `{"build_info":"b1","default_generation_settings":{"n_ctx":4096},"total_slots":1,"modalities":{"vision":true}}`, "/v1/models": `{"data":[{"id":"m"}]}`, "/health": `{"status":"ok"}`}
	s.Describes(sees)
	c := client(t, tight())
	target := llm.Target{URL: s.URL(), Model: "m", Capabilities: llm.Capabilities{Vision: llm.No, Memory: llm.Memory{Blind: true}}}
	if got := c.Ready(t.Context(), target, nil).Capabilities; got.Blind() {
		t.Errorf("%+v", got)
	}
}

func TestPicturesTakeNoRoomInAModelThatSeesNone(t *testing.T) {
	message := llm.Message{Role: "user", Text: "Look.", Images: make([]llm.Image, 2)}
	if sees, blind := (llm.Target{}).Size(message), (llm.Target{Capabilities: llm.Capabilities{Vision: llm.No}}).Size(message); blind > 60 || sees < 6000 {
		t.Errorf("%d and %d bytes", sees, blind)
	}
}

func TestThinkingIsTurnedOffWithoutTemplateArguments(t *testing.T) {
	const off, low = `"reasoning_effort":"none"`, `"reasoning_effort":"low"`
	ollama := llm.Capabilities{Server: "Ollama 0.17.4", Thinking: llm.Yes}
	for _, c := range []struct {
		name   string
		known  llm.Capabilities
		thinks bool
		want   string // empty: no effort is named
	}{
		{"Ollama, for a pass that does not think", ollama, false, off},
		{"Ollama, for a pass that does", ollama, true, low},
		{"Ollama, of a model of which it is not known", llm.Capabilities{Server: "Ollama 0.17.4"}, false, off},
		{"Ollama, of a model that never thinks", llm.Capabilities{Server: "Ollama 0.17.4", Thinking: llm.No}, false, ""},
		{"a gateway to a model that thinks", llm.Capabilities{Thinking: llm.Yes}, false, off},
		{"a server of which nothing is known", llm.Capabilities{}, false, ""},
		{"llama.cpp, which reads the template's arguments", llm.Capabilities{Server: "llama.cpp b1", Thinking: llm.Yes}, false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Prose(llmtest.Says("Yes.")))
			b, err := llm.Freeze(llm.Target{URL: s.URL(), Model: "m", Capabilities: c.known, ReasoningEffort: "low"}, nil, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := client(t, tight()).Complete(t.Context(), b, llm.Call{Choice: llm.None, Reasoning: c.thinks, Trailing: []llm.Message{{Role: "user", Text: "x"}}}, nil); err != nil {
				t.Fatal(err)
			}
			raw := string(s.Requests()[0].Raw)
			if !strings.Contains(raw, c.want) || strings.Contains(raw, "reasoning_effort") != (c.want != "") {
				t.Error(raw)
			}
		})
	}
}

func TestAServerThatRefusesToStopThinkingIsAskedOnce(t *testing.T) {
	for _, said := range []string{
		`invalid reasoning value: 'none' (must be \"high\", \"medium\", or \"low\")`, `Unsupported value: 'none' is not supported with this model.\",\"param\":\"reasoning_effort`,
	} {
		s := llmtest.New(t, llmtest.Any(llmtest.Fails(400, `{"error":{"message":"`+said+`"}}`)))
		for range 3 {
			s.Then(llmtest.Prose(llmtest.Says("Yes.")))
		}
		c := client(t, tight())
		b, err := llm.Freeze(llm.Target{URL: s.URL(), Model: "m", Capabilities: llm.Capabilities{Server: "Ollama 0.11", Thinking: llm.Yes}, ReasoningEffort: "low"}, nil, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		var failed error
		for _, thinks := range []bool{false, false, true} {
			_, err := c.Complete(t.Context(), b, llm.Call{Choice: llm.None, Reasoning: thinks, Trailing: []llm.Message{{Role: "user", Text: "x"}}}, nil)
			failed = errors.Join(failed, err)
		}
		if failed != nil {
			t.Fatal(failed)
		}
		for i, want := range []string{"none", "", "", "low"} {
			raw := string(s.Requests()[i].Raw)
			if named := strings.Contains(raw, "reasoning_effort"); named != (want != "") || named && !strings.Contains(raw, `"reasoning_effort":"`+want+`"`) {
				t.Errorf("%s: request %d: %s", said, i, raw)
			}
		}
	}
}

func TestPicturesOfToolsFollowTheResultsOfTheirRound(t *testing.T) {
	s := llmtest.New(t, llmtest.Prose(llmtest.Says("Yes.")), llmtest.Prose(llmtest.Says("No.")))
	c := client(t, tight())
	round := []llm.Message{{Role: "user", Text: "Draw."}, {Role: "assistant", ToolCalls: []llm.ToolCall{
		{ID: "a", Name: "draw", Arguments: []byte("{}")}, {ID: "b", Name: "draw", Arguments: []byte("{}")},
	}}}
	for _, id := range []string{"a", "b"} {
		round = append(round, llm.Message{Role: "tool", ToolCallID: id, Text: "drawn", Images: []llm.Image{{Mime: "image/png", Name: "draw", Data: []byte("png")}}})
	}
	tools := []llm.Tool{{Name: "draw", Description: "Draws.", Parameters: []byte(`{"type":"object"}`)}}
	for i, sees := range []llm.Tri{llm.Yes, llm.No} {
		target := llm.Target{URL: s.URL(), Model: "m" + string(sees), Capabilities: llm.Capabilities{Vision: sees}}
		b, err := llm.Freeze(target, []llm.Message{{Role: "system", Text: "S"}}, tools, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.Complete(t.Context(), b, llm.Call{Label: "writer", Trailing: round, Choice: llm.Auto}, nil); err != nil {
			t.Fatal(err)
		}
		raw := string(s.Requests()[i].Raw)
		after := strings.LastIndex(raw, `"role":"user"`)
		if got := strings.Count(raw[after:], carriesBytes); sees == llm.Yes && (got != 4 || after < strings.LastIndex(raw, `"role":"tool"`)) { // each part names it twice
			t.Errorf("a model that sees is sent %s", raw)
		}
		if sees == llm.No && (strings.Contains(raw, carriesBytes) || strings.Count(raw, "[picture: draw]") != 2) {
			t.Errorf("one that sees nothing is sent %s", raw)
		}
	}
}
