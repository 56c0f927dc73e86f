package llm_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
)

// A modelCase is one server and what must come of a call to it. Strings may hold {{name}},
// which stands for an entry of the case's variant or of the texts.
type modelCase struct {
	ID     string `json:"id"`
	Server struct {
		Chat []modelRule `json:"chat"`
	} `json:"server"`
	Variants []map[string]json.RawMessage `json:"variants"`
	Expect   map[string]json.RawMessage   `json:"expect"`
}

type modelRule struct {
	Status   int              `json:"status"`
	JSON     json.RawMessage  `json:"json,omitempty"`
	Raw      string           `json:"raw"`
	Gzip     bool             `json:"gzip"`
	Location string           `json:"location"`
	Deltas   []map[string]any `json:"deltas"`
	Finish   string           `json:"finish"`
	Usage    json.RawMessage  `json:"usage,omitempty"`
}

type modelExpected struct {
	Reply     *string  `json:"reply"`
	ReplyAny  []string `json:"reply_any"`
	ErrorSays string   `json:"error_says"`
	ErrorBare string   `json:"error_lacks"`
}

var placeholder = regexp.MustCompile(`\{\{(\w+)\}\}`)

// filled puts the texts in the place of their names, in every string of a JSON value.
func filled(texts map[string]string, value any) any {
	switch v := value.(type) {
	case string:
		for range 3 {
			v = placeholder.ReplaceAllStringFunc(v, func(name string) string { return texts[strings.Trim(name, "{}")] })
		}
		return v
	case []any:
		for i := range v {
			v[i] = filled(texts, v[i])
		}
	case map[string]any:
		for name := range v {
			v[name] = filled(texts, v[name])
		}
	}
	return value
}

func fillIn[T any](t *testing.T, texts map[string]string, raw json.RawMessage) T {
	t.Helper()
	data, err := json.Marshal(filled(texts, read[any](t, raw)))
	if err != nil {
		t.Fatal(err)
	}
	return read[T](t, data)
}

// answer plays the rule as a server does.
func (r modelRule) answer(w http.ResponseWriter) {
	if r.Location != "" {
		w.Header().Set("Location", r.Location)
		w.WriteHeader(r.Status)
		return
	}
	body := []byte(r.Raw)
	switch {
	case r.JSON != nil:
		w.Header().Set("Content-Type", "application/json")
		body = r.JSON
	case r.Raw == "":
		body = r.stream()
		fallthrough
	default:
		w.Header().Set("Content-Type", "text/event-stream")
	}
	if r.Gzip {
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		_, _ = z.Write(body)
		_ = z.Close()
		body = packed.Bytes()
		w.Header().Set("Content-Encoding", "gzip")
	}
	if r.Status != 0 {
		w.WriteHeader(r.Status)
	}
	_, _ = w.Write(body) // the client may have left
}

func (r modelRule) stream() []byte {
	var out bytes.Buffer
	send := func(delta any, finish any, more string) {
		d, _ := json.Marshal(delta)
		f, _ := json.Marshal(finish)
		fmt.Fprintf(&out, `data: {"choices":[{"index":0,"delta":%s,"finish_reason":%s}]%s}`+"\n\n", d, f, more)
	}
	for _, d := range r.Deltas {
		switch {
		case d["text"] != nil:
			size := 12
			if n, ok := d["pieces"].(float64); ok {
				size = int(n)
			}
			for part := range slices.Chunk([]rune(d["text"].(string)), size) {
				send(map[string]string{"content": string(part)}, nil, "")
			}
		case d["repeat"] != nil:
			for range int(d["times"].(float64)) {
				send(map[string]any{"content": d["repeat"]}, nil, "")
			}
		case d["call"] != nil:
			arguments, _ := json.Marshal(d["arguments"])
			send(map[string]any{"tool_calls": []any{map[string]any{"index": 0, "id": "c", "function": map[string]any{"name": d["call"], "arguments": string(arguments)}}}}, nil, "")
		default:
			send(d, nil, "")
		}
	}
	finish, usage := r.Finish, ""
	if finish == "" {
		finish = "stop"
	}
	if r.Usage != nil {
		usage = `,"usage":` + string(r.Usage)
	}
	send(struct{}{}, finish, usage)
	out.WriteString("data: [DONE]\n\n")
	return out.Bytes()
}

// Each case is played against one call of the Writer. What the turn makes of it belongs to
// the pipeline.
func TestModelsAnswerInEveryFormThatTheyHave(t *testing.T) {
	data, err := os.ReadFile("testdata/models.json")
	if err != nil {
		t.Fatal(err)
	}
	suite := read[struct {
		Texts map[string]string
		Cases []modelCase
	}](t, data)
	for _, c := range suite.Cases {
		variants := c.Variants
		if len(variants) == 0 {
			variants = []map[string]json.RawMessage{{}}
		}
		for i, variant := range variants {
			t.Run(fmt.Sprint(c.ID, "/", i), func(t *testing.T) {
				texts := maps.Clone(suite.Texts)
				rules := c.Server.Chat
				for name, value := range variant {
					if name == "chat" {
						rules = read[[]modelRule](t, value)
					} else {
						texts[name] = read[string](t, value)
					}
				}
				raw, err := json.Marshal(rules[0])
				if err != nil {
					t.Fatal(err)
				}
				rule := fillIn[modelRule](t, texts, raw)
				turn := c.Expect["turn1"]
				if turn == nil {
					turn = c.Expect["every"]
				}
				playCase(t, c.ID, rule, fillIn[modelExpected](t, texts, turn))
			})
		}
	}
}

func playCase(t *testing.T, id string, rule modelRule, want modelExpected) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { rule.answer(w) }))
	defer server.Close()
	b, err := llm.Freeze(llm.Target{URL: server.URL + "/v1", Model: "m"}, nil, []llm.Tool{{Name: "direct_scene", Parameters: json.RawMessage(`{}`)}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	reply, err := client(t, llm.DefaultLimits()).Complete(t.Context(), b, llm.Call{
		Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "I sit down."}}, Choice: llm.None, Prose: &output.Prose{Person: "Alex"},
	}, nil)
	got := strings.Join(strings.Fields(reply.Text), " ")
	switch {
	case strings.HasPrefix(id, "overflow-"):
		size := 4731
		if id == "overflow-vllm" || id == "overflow-tabby" {
			size = 4219
		}
		if o, ok := llm.OverflowOf(err); !ok || o != (llm.Overflow{Limit: 4096, Prompt: size}) {
			t.Errorf("recognised %v %+v in %v", ok, o, err)
		}
		return
	case want.ErrorSays != "":
		said := fault.Sentence(err)
		if err == nil || !regexp.MustCompile("(?i)"+want.ErrorSays).MatchString(said) || regexp.MustCompile(want.ErrorBare).MatchString(said) {
			t.Errorf("the error is %q", said)
		}
		return
	case err != nil:
		t.Fatal(err)
	}
	expected := want.ReplyAny
	if want.Reply != nil {
		expected = append(expected, *want.Reply)
	}
	if id == "reply-empty" || id == "toolcall-only" {
		expected = []string{""}
	}
	if !slices.ContainsFunc(expected, func(text string) bool { return strings.Join(strings.Fields(text), " ") == got }) {
		t.Errorf("the reply is %q\nwant one of  %q", got, expected)
	}
	switch id {
	case "think-split", "think-forms", "think-harmony", "think-no-open", "think-middle":
		if !strings.Contains(reply.Reasoning, "two paragraphs") {
			t.Errorf("the reasoning is %q", reply.Reasoning)
		}
	case "toolcall-after", "toolcall-only":
		if calls := llm.ParseToolCalls(reply); len(calls) != 1 || calls[0].Name != "direct_scene" {
			t.Errorf("the calls are %v", calls)
		}
	case "writer-loops":
		if reply.Finish != llm.FinishLoop {
			t.Errorf("the finish is %q", reply.Finish)
		}
	case "reply-limit":
		if reply.Finish != "length" {
			t.Errorf("the finish is %q", reply.Finish)
		}
	case "wire-stream":
		if reply.Usage.Reported {
			t.Errorf("the usage is %+v", reply.Usage)
		}
	case "wire-json-object":
		if reply.Usage.PromptTokens != 900 {
			t.Errorf("the usage is %+v", reply.Usage)
		}
	}
}
