package demo

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// request is the part of a completion request that the demo understands. Everything
// else is accepted and ignored, as lenient servers do.
type request struct {
	Messages      []message       `json:"messages"`
	Tools         []tool          `json:"tools"`
	ToolChoice    json.RawMessage `json:"tool_choice"`
	Stream        bool            `json:"stream"`
	StreamOptions struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
	MaxTokens           int             `json:"max_tokens"`
	MaxCompletionTokens int             `json:"max_completion_tokens"`
	Stop                stops           `json:"stop"`
	ResponseFormat      *responseFormat `json:"response_format"`
	TemplateKwargs      struct {
		EnableThinking any `json:"enable_thinking"`
	} `json:"chat_template_kwargs"`
	ReasoningEffort any `json:"reasoning_effort"`
	Thinking        struct {
		Type string `json:"type"`
	} `json:"thinking"`
}

type responseFormat struct {
	Type       string `json:"type"`
	JSONSchema struct {
		Schema json.RawMessage `json:"schema"`
	} `json:"json_schema"`
}

type message struct {
	Role      string     `json:"role"`
	Content   content    `json:"content"`
	ToolCalls []toolCall `json:"tool_calls"`
}

type toolCall struct {
	Function struct {
		Name      string `json:"name"`
		Arguments string `json:"arguments"`
	} `json:"function"`
}

type tool struct {
	Function struct {
		Name        string          `json:"name"`
		Description string          `json:"description"`
		Parameters  json.RawMessage `json:"parameters"`
	} `json:"function"`
}

// content is the text of a message, whether it came as a string, as parts or as null.
type content struct {
	text   string
	images int
}

// UnmarshalJSON reads a string, a list of parts, or null.
func (c *content) UnmarshalJSON(b []byte) error {
	*c = content{}
	switch b = bytes.TrimSpace(b); {
	case len(b) == 0 || b[0] == 'n':
		return nil
	case b[0] == '"':
		return json.Unmarshal(b, &c.text)
	}
	var parts []struct {
		Type string `json:"type"`
		Text string `json:"text"`
	}
	if err := json.Unmarshal(b, &parts); err != nil {
		return fmt.Errorf("read message content: %w", err)
	}
	var texts []string
	for _, p := range parts {
		if strings.HasPrefix(p.Type, "image") {
			c.images++
		} else if p.Text != "" {
			texts = append(texts, p.Text)
		}
	}
	c.text = strings.Join(texts, "\n\n")
	return nil
}

type stops []string

// UnmarshalJSON reads one string, a list of strings, or null.
func (s *stops) UnmarshalJSON(b []byte) error {
	*s = nil
	if b = bytes.TrimSpace(b); len(b) > 0 && b[0] == '"' {
		var one string
		if err := json.Unmarshal(b, &one); err != nil {
			return err
		}
		*s = stops{one}
		return nil
	}
	return json.Unmarshal(b, (*[]string)(s))
}

// thinks reports whether reasoning was asked for in any dialect; an explicit no wins.
func (q *request) thinks() bool {
	if on, ok := q.TemplateKwargs.EnableThinking.(bool); ok {
		return on
	}
	if effort, ok := q.ReasoningEffort.(string); ok && effort != "" {
		return effort != "none"
	}
	return q.Thinking.Type == "enabled"
}

// budget is the largest number of tokens to answer with; 0 is no limit.
func (q *request) budget() int {
	if q.MaxCompletionTokens > 0 {
		return q.MaxCompletionTokens
	}
	return max(q.MaxTokens, 0)
}

// choice is how the request wants its tools used.
type choice struct {
	tool *tool // the one to answer; nil leaves it to the mode
	auto bool
}

// wanted reads tool_choice. A name that no tool has is an error.
func (q *request) wanted() (choice, error) {
	raw := bytes.TrimSpace(q.ToolChoice)
	if len(raw) == 0 || raw[0] == 'n' {
		return choice{}, nil
	}
	var mode string
	if raw[0] == '"' {
		if err := json.Unmarshal(raw, &mode); err != nil {
			return choice{}, fmt.Errorf("read tool_choice: %w", err)
		}
		switch {
		case mode == "required" && len(q.Tools) > 0:
			return choice{tool: &q.Tools[0]}, nil
		case mode == "required":
			return choice{}, errors.New("tool_choice is required and there are no tools")
		}
		return choice{auto: mode == "auto"}, nil
	}
	var named struct {
		Name     string `json:"name"`
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	}
	if err := json.Unmarshal(raw, &named); err != nil {
		return choice{}, fmt.Errorf("read tool_choice: %w", err)
	}
	name := named.Function.Name
	if name == "" {
		name = named.Name
	}
	if t := q.tool(name); t != nil {
		return choice{tool: t}, nil
	}
	return choice{}, fmt.Errorf("tool_choice names %q, which is not among the tools", name)
}

func (q *request) tool(name string) *tool {
	i := slices.IndexFunc(q.Tools, func(t tool) bool { return t.Function.Name == name })
	if i < 0 {
		return nil
	}
	return &q.Tools[i]
}

// dice makes the randomness of one answer. The last few messages are enough to tell
// conversations apart, and keep the cost of a long history low.
func dice(seed, count uint64, q *request) *rand.Rand {
	const (
		offset = 14695981039346656037 // FNV-1a, 64 bit: stable between runs, as hash/maphash is not
		prime  = 1099511628211
		recent = 6
	)
	h := uint64(offset)
	for _, m := range q.Messages[max(0, len(q.Messages)-recent):] {
		for i := range len(m.Content.text) {
			h = (h ^ uint64(m.Content.text[i])) * prime
		}
		h = (h ^ 0xff) * prime
	}
	return rand.New(rand.NewPCG(seed^h, count*0x9e3779b97f4a7c15+uint64(len(q.Messages))))
}
