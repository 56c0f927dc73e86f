package llm

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/model/stream"
)

// A wireChunk is what we read of a streamed piece; everything else in it is passed over.
type wireChunk struct {
	stream.Envelope

	Model   wireName             `json:"model"`
	Choices []wireChoice         `json:"choices"`
	Usage   lenient[wireUsage]   `json:"usage"`
	Timings lenient[wireTimings] `json:"timings"`

	Progress lenient[wireProgress] `json:"prompt_progress"`

	Error  json.RawMessage `json:"error"`
	Detail json.RawMessage `json:"detail"`
	Object json.RawMessage `json:"object"`
}

// decode reads one event of an answer.
func decode(t Target, line []byte) (chunk wireChunk, err error) {
	err = json.Unmarshal(line, &chunk)
	event := ""
	if err == nil && chunk.Enveloped != nil {
		event, line = chunk.Event, chunk.Enveloped
		chunk = wireChunk{}
		err = json.Unmarshal(line, &chunk)
	}
	failed := present(chunk.Error) || (len(chunk.Choices) == 0 &&
		(event == "error" || present(chunk.Detail) || string(chunk.Object) == `"error"`))
	if failed {
		if said := readServerError(line); said.sentence != "" {
			return chunk, refusal(t, 0, said)
		}
	}
	if failed || err != nil {
		return chunk, fault.Newf(fault.Unavailable, "%s sent an answer that Terzetto can't read.", serverurl.Name(t.URL)).Because(err)
	}
	return chunk, nil
}

func present(value json.RawMessage) bool { return len(value) > 0 && string(value) != "null" }

// A lenient is a part of an answer that the answer can do without: of another form it counts
// as not sent.
type lenient[T any] struct{ sent *T }

// UnmarshalJSON never fails.
func (l *lenient[T]) UnmarshalJSON(data []byte) error {
	var v *T
	if json.Unmarshal(data, &v) == nil {
		l.sent = v
	}
	return nil
}

type wireChoice struct {
	Index        wireCount  `json:"index"`
	Delta        wireDelta  `json:"delta"`
	Message      *wireDelta `json:"message"` // where the answer is one object
	FinishReason string     `json:"finish_reason"`
}

type wireDelta struct {
	Content          wireText       `json:"content"`
	ReasoningContent wireText       `json:"reasoning_content"`
	Reasoning        wireText       `json:"reasoning"`
	Thinking         wireText       `json:"thinking"`
	ToolCalls        []wireToolPart `json:"tool_calls"`
}

// reasoning is given in one of several fields; a server that fills two says the same in both.
func (d wireDelta) reasoning() string {
	return cmp.Or(d.ReasoningContent.text, d.Reasoning.text, d.Thinking.text, d.Content.reasoning)
}

// A wireText is a text, or a list of parts of which some may be reasoning. What is neither
// is empty.
type wireText struct{ text, reasoning string }

// UnmarshalJSON reads either form.
func (w *wireText) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &w.text)
	}
	var parts []struct {
		Text     string   `json:"text"`
		Thinking wireText `json:"thinking"`
	}
	if len(data) == 0 || data[0] != '[' || json.Unmarshal(data, &parts) != nil {
		return nil
	}
	for _, p := range parts {
		w.text += p.Text
		w.reasoning += p.Thinking.text
	}
	return nil
}

type wireToolPart struct {
	Index    int    `json:"index"`
	ID       string `json:"id"`
	Function struct {
		Name      string          `json:"name"`
		Arguments json.RawMessage `json:"arguments"`
	} `json:"function"`
}

// arguments are a text; some servers send an object in its place.
func (t wireToolPart) arguments() (text string) {
	if json.Unmarshal(t.Function.Arguments, &text) != nil {
		return string(t.Function.Arguments)
	}
	return text
}

type wireUsage struct {
	PromptTokens         wireCount `json:"prompt_tokens"`
	CompletionTokens     wireCount `json:"completion_tokens"`
	CacheReadInputTokens wireCount `json:"cache_read_input_tokens"`
	PromptCacheHitTokens wireCount `json:"prompt_cache_hit_tokens"`
	Details              struct {
		CachedTokens wireCount `json:"cached_tokens"`
	} `json:"prompt_tokens_details"`
}

// wireTimings are llama.cpp's: how much of the prompt it had to read again.
type wireTimings struct {
	CacheN   wireCount `json:"cache_n"`
	PromptN  wireCount `json:"prompt_n"`
	PromptMS float64   `json:"prompt_ms"`
	LoadMS   float64   `json:"load_ms"`
}

// wireProgress is how much of a prompt a server has read.
type wireProgress struct {
	Total     wireCount `json:"total"`
	Processed wireCount `json:"processed"`
}

// A wireName is a name; empty where it is none.
type wireName string

// UnmarshalJSON never fails.
func (w *wireName) UnmarshalJSON(data []byte) error {
	var name string
	_ = json.Unmarshal(data, &name) // a server that names no model is none the worse
	*w = wireName(clean(name))
	return nil
}

// A wireCount is a number of tokens; absurd where it cannot be one.
type wireCount int

const absurd wireCount = -1

// UnmarshalJSON never fails: a figure that makes no sense is no reason to lose a reply.
func (w *wireCount) UnmarshalJSON(data []byte) error {
	var n float64
	switch {
	case bytes.Equal(data, []byte("null")):
	case json.Unmarshal(data, &n) != nil || n < 0 || n >= math.MaxInt32:
		*w = absurd
	default:
		*w = wireCount(n)
	}
	return nil
}

// message is what the chunk says of the answer. Some servers send several answers to one
// request; all but the first are passed over.
func (c wireChunk) message() (d wireDelta, finish string) {
	i := slices.IndexFunc(c.Choices, func(choice wireChoice) bool { return choice.Index <= 0 })
	if i < 0 {
		return d, ""
	}
	choice := c.Choices[i]
	if choice.Message != nil {
		for i := range choice.Message.ToolCalls {
			choice.Message.ToolCalls[i].Index = i // calls of a whole message are not numbered
		}
		return *choice.Message, choice.FinishReason
	}
	return choice.Delta, choice.FinishReason
}

func (c wireChunk) usage() *Usage {
	w := c.Usage.sent
	if w == nil || w.PromptTokens == absurd || w.CompletionTokens == absurd {
		return nil
	}
	u := &Usage{
		PromptTokens: int(w.PromptTokens), CompletionTokens: int(w.CompletionTokens), Reported: true,
		CachedTokens: int(max(w.Details.CachedTokens, w.CacheReadInputTokens, w.PromptCacheHitTokens, 0)),
	}
	if t := c.Timings.sent; t != nil {
		u.ReadMS, u.LoadMS = t.PromptMS, t.LoadMS
	}
	if t := c.Timings.sent; t != nil && u.CachedTokens == 0 {
		u.CachedTokens = int(max(t.CacheN, 0))
		if t.CacheN == 0 && t.PromptN > 0 && int(t.PromptN) < u.PromptTokens {
			u.CachedTokens = u.PromptTokens - int(t.PromptN)
		}
	}
	return u
}

// clean takes out what could steer a terminal or a page: control characters but for
// newline and tab, and whole escape sequences.
func clean(s string) string {
	if !strings.ContainsFunc(s, control) && utf8.ValidString(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if control(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
}

func control(r rune) bool { return (r < ' ' && r != '\n' && r != '\t') || (r >= 0x7f && r < 0xa0) }
