package demo

import (
	"context"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// answer is what the demo has to say to one request.
type answer struct {
	reasoning string
	text      string
	calls     []call
	cut       bool // max_tokens ended it
}

type call struct {
	name, arguments string
}

func (a answer) tokens() int {
	n := tokens(a.reasoning) + tokens(a.text)
	for _, c := range a.calls {
		n += tokens(c.name) + tokens(c.arguments)
	}
	return n
}

func (a answer) finish() string {
	switch {
	case a.cut:
		return "length"
	case len(a.calls) > 0:
		return "tool_calls"
	}
	return "stop"
}

// charsPerToken is the usual estimate for English.
const charsPerToken = 4

func tokens(s string) int {
	return (utf8.RuneCountInString(s) + charsPerToken - 1) / charsPerToken
}

// limit applies stop strings and the token budget, in the order in which a server spends it:
// reasoning, then text, then arguments.
func limit(a answer, q *request) answer {
	for _, stop := range q.Stop {
		if before, _, found := strings.Cut(a.text, stop); found && stop != "" {
			a.text = before
		}
	}
	left := q.budget()
	if left == 0 {
		return a
	}
	take := func(s string) string {
		if n := tokens(s); n <= left {
			left -= n
			return s
		}
		a.cut = true
		r := []rune(s)
		s = string(r[:min(left*charsPerToken, len(r))])
		left = 0
		return s
	}
	a.reasoning = take(a.reasoning)
	a.text = take(a.text)
	for i := range a.calls {
		a.calls[i].arguments = take(a.calls[i].arguments)
	}
	return a
}

// reply is an answer on its way out.
type reply struct {
	id      string
	created int64
	pace    time.Duration
	answer  answer
	usage   usage
}

type usage struct {
	PromptTokens     int `json:"prompt_tokens"`
	CompletionTokens int `json:"completion_tokens"`
	TotalTokens      int `json:"total_tokens"`
	Details          struct {
		CachedTokens int `json:"cached_tokens"`
	} `json:"prompt_tokens_details"`
}

type functionOut struct {
	Name      string `json:"name,omitempty"`
	Arguments string `json:"arguments"`
}

type callOut struct {
	Index    *int        `json:"index,omitempty"`
	ID       string      `json:"id,omitempty"`
	Type     string      `json:"type,omitempty"`
	Function functionOut `json:"function"`
}

type turnOut struct {
	Role      string    `json:"role,omitempty"`
	Content   *string   `json:"content,omitempty"`
	Reasoning string    `json:"reasoning_content,omitempty"`
	ToolCalls []callOut `json:"tool_calls,omitempty"`
}

type choiceOut struct {
	Index        int      `json:"index"`
	Delta        *turnOut `json:"delta,omitempty"`
	Message      *turnOut `json:"message,omitempty"`
	FinishReason *string  `json:"finish_reason"`
}

type chunk struct {
	ID          string      `json:"id"`
	Object      string      `json:"object"`
	Created     int64       `json:"created"`
	Model       string      `json:"model"`
	Fingerprint string      `json:"system_fingerprint"`
	Choices     []choiceOut `json:"choices"`
	Usage       *usage      `json:"usage,omitempty"`
}

func (p reply) chunk(object string, choices ...choiceOut) chunk {
	if choices == nil {
		choices = []choiceOut{}
	}
	return chunk{
		ID: p.id, Object: object, Created: p.created, Model: Model,
		Fingerprint: fingerprint, Choices: choices,
	}
}

func (p reply) callID(i int) string {
	return "call_" + p.id + "_" + strconv.Itoa(i)
}

// whole sends the answer as one object, after the time that streaming it would have taken.
func (p reply) whole(ctx context.Context, w http.ResponseWriter) {
	if !pause(ctx, p.pace*time.Duration(p.answer.tokens())) {
		return
	}
	turn := turnOut{Role: "assistant", Content: &p.answer.text, Reasoning: p.answer.reasoning}
	for i, c := range p.answer.calls {
		turn.ToolCalls = append(turn.ToolCalls, callOut{
			ID: p.callID(i), Type: "function",
			Function: functionOut{Name: c.name, Arguments: c.arguments},
		})
	}
	finish := p.answer.finish()
	c := p.chunk("chat.completion", choiceOut{Message: &turn, FinishReason: &finish})
	c.Usage = &p.usage
	writeJSON(w, http.StatusOK, c)
}

// stream sends the answer token by token until it is told, ctx ends or the reader is gone.
func (p reply) stream(ctx context.Context, w http.ResponseWriter, withUsage bool) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(http.StatusOK)
	flusher := http.NewResponseController(w)
	send := func(c chunk) bool {
		b, err := json.Marshal(c)
		if err != nil {
			return false
		}
		return write(w, flusher, b)
	}
	delta := func(t turnOut) bool {
		return send(p.chunk("chat.completion.chunk", choiceOut{Delta: &t}))
	}
	pieces := func(s string, out func(string) turnOut) bool {
		for _, piece := range pieces(s) {
			if !pause(ctx, p.pace) || !delta(out(piece)) {
				return false
			}
		}
		return true
	}
	empty := ""
	ok := ctx.Err() == nil &&
		delta(turnOut{Role: "assistant", Content: &empty}) &&
		pieces(p.answer.reasoning, func(s string) turnOut { return turnOut{Reasoning: s} }) &&
		pieces(p.answer.text, func(s string) turnOut { return turnOut{Content: &s} })
	for i, c := range p.answer.calls {
		ok = ok && pause(ctx, p.pace) && delta(turnOut{ToolCalls: []callOut{{
			Index: &i, ID: p.callID(i), Type: "function", Function: functionOut{Name: c.name},
		}}}) && pieces(c.arguments, func(s string) turnOut {
			return turnOut{ToolCalls: []callOut{{Index: &i, Function: functionOut{Arguments: s}}}}
		})
	}
	finish := p.answer.finish()
	ok = ok && ctx.Err() == nil &&
		send(p.chunk("chat.completion.chunk", choiceOut{Delta: &turnOut{}, FinishReason: &finish}))
	if ok && withUsage {
		c := p.chunk("chat.completion.chunk")
		c.Usage = &p.usage
		ok = send(c)
	}
	if ok {
		write(w, flusher, []byte("[DONE]"))
	}
}

func write(w http.ResponseWriter, flusher *http.ResponseController, data []byte) bool {
	frame := make([]byte, 0, len(data)+8)
	frame = append(frame, "data: "...)
	frame = append(frame, data...)
	frame = append(frame, "\n\n"...)
	if _, err := w.Write(frame); err != nil {
		return false
	}
	_ = flusher.Flush() // a writer that cannot flush still delivers
	return true
}

// pieces cuts s the way models do: a word with the space before it, long words in two or more.
func pieces(s string) []string {
	const longest = 7
	var out []string
	start, length, inWord := 0, 0, false
	for i, r := range s {
		letter := unicode.IsLetter(r) || unicode.IsDigit(r)
		if i > start && (length >= longest || (inWord && !letter) || (!inWord && !letter && r != ' ')) {
			out = append(out, s[start:i])
			start, length = i, 0
		}
		inWord = letter
		length++
	}
	if start < len(s) {
		out = append(out, s[start:])
	}
	return out
}
