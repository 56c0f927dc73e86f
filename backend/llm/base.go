package llm

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// A Base is the frozen beginning of every call of a turn: who is asked, the system
// message and history, and the tools. Its bytes are written once; a call can only
// put something after them, so a server's cache of the beginning is reused.
type Base struct {
	target    Target
	tools     []Tool
	messages  []byte // the JSON elements, without the brackets
	toolsJSON []byte // the JSON array, or nil
	hash      string
	marks     []mark // of the messages, for the ledger
	ledger    *Ledger
}

// Freeze marshals the beginning of a turn's calls. ledger may be nil.
func Freeze(target Target, prefix []Message, tools []Tool, ledger *Ledger) (*Base, error) {
	b := &Base{target: target, ledger: ledger}
	var err error
	if b.messages, b.marks, err = marshalMessages(prefix); err != nil {
		return nil, err
	}
	return b, b.setTools(tools)
}

func (b *Base) setTools(tools []Tool) error {
	b.tools, b.toolsJSON = tools, nil
	if len(tools) > 0 {
		list := make([]map[string]any, 0, len(tools))
		for _, t := range tools {
			list = append(list, map[string]any{"type": "function", "function": map[string]any{
				"name": t.Name, "description": t.Description, "parameters": t.Parameters,
			}})
		}
		var err error
		if b.toolsJSON, err = json.Marshal(list); err != nil {
			return fmt.Errorf("encode tools: %w", err)
		}
	}
	sum := sha256.Sum256(b.toolsJSON)
	b.hash = hex.EncodeToString(sum[:6])
	return nil
}

// Target is who is asked.
func (b *Base) Target() Target { return b.target }

// Tools are the tools that every call carries.
func (b *Base) Tools() []Tool { return b.tools }

// HasTools reports whether there are any.
func (b *Base) HasTools() bool { return len(b.tools) > 0 }

// ToolsHash stands for the bytes of the tools.
func (b *Base) ToolsHash() string { return b.hash }

func (b *Base) tool(name string) (Tool, bool) {
	for _, t := range b.tools {
		if t.Name == name {
			return t, true
		}
	}
	return Tool{}, false
}

func marshalMessages(messages []Message) ([]byte, []mark, error) {
	var all bytes.Buffer
	marks := make([]mark, 0, len(messages))
	for i, m := range messages {
		one, err := m.marshal()
		if err != nil {
			return nil, nil, fmt.Errorf("encode message %d: %w", i, err)
		}
		if i > 0 {
			all.WriteByte(',')
		}
		all.Write(one)
		marks = append(marks, markOf(one))
	}
	return all.Bytes(), marks, nil
}

// A Call is one request that extends a base.
type Call struct {
	Label       string // for the ledger: director:direct_scene, writer, editor:1
	Trailing    []Message
	Choice      Choice
	Reasoning   bool
	Temperature *float64 // overrides the target's
	MaxTokens   *int     // overrides the target's
	Prose       *Prose   // the answer is a piece of prose for a person; nil: it is anything else

	schema *Tool // ask for a JSON answer of this tool's schema
	plain  bool  // send no tool_choice
}

// body writes the request. drop names parameters that the server refused before.
func (b *Base) body(c Call, drop []string) ([]byte, []mark, error) {
	trailing, marks, err := marshalMessages(c.Trailing)
	if err != nil {
		return nil, nil, err
	}
	fields := b.fields(c)
	for _, name := range drop {
		delete(fields, name)
	}
	rest, err := json.Marshal(fields) // a map's keys are written in order
	if err != nil {
		return nil, nil, fmt.Errorf("encode request: %w", err)
	}
	var out bytes.Buffer
	out.Grow(len(b.messages) + len(trailing) + len(b.toolsJSON) + len(rest) + 64)
	out.WriteString(`{"messages":[`)
	out.Write(b.messages)
	if len(b.messages) > 0 && len(trailing) > 0 {
		out.WriteByte(',')
	}
	out.Write(trailing)
	out.WriteByte(']')
	if b.toolsJSON != nil {
		out.WriteString(`,"tools":`)
		out.Write(b.toolsJSON)
	}
	out.WriteByte(',')
	out.Write(rest[1:])
	return out.Bytes(), marks, nil
}

func (b *Base) fields(c Call) map[string]any {
	s, f := b.target.Samplers, map[string]any{"model": b.target.Model, "stream": true}
	set := func(name string, v any, present bool) {
		if present {
			f[name] = v
		}
	}
	if c.Temperature != nil {
		s.Temperature = c.Temperature
	}
	if c.MaxTokens != nil {
		s.MaxTokens = c.MaxTokens
	}
	if n := b.target.Capabilities.ContextTokens; n > 0 && s.MaxTokens != nil && *s.MaxTokens > n/2 {
		s.MaxTokens = new(n / 2) // some servers refuse a request that could not fit
	}
	set("temperature", s.Temperature, s.Temperature != nil)
	set("top_p", s.TopP, s.TopP != nil)
	set("min_p", s.MinP, s.MinP != nil)
	set("top_k", s.TopK, s.TopK != nil)
	set("repetition_penalty", s.RepetitionPenalty, s.RepetitionPenalty != nil)
	set("presence_penalty", s.PresencePenalty, s.PresencePenalty != nil)
	set("frequency_penalty", s.FrequencyPenalty, s.FrequencyPenalty != nil)
	set("max_tokens", s.MaxTokens, s.MaxTokens != nil)
	if b.target.Capabilities.StreamUsage != No {
		f["stream_options"] = map[string]bool{"include_usage": true}
	}
	if b.HasTools() && !c.plain {
		f["tool_choice"] = c.Choice.json()
	}
	if c.schema != nil {
		f["response_format"] = map[string]any{"type": "json_schema", "json_schema": map[string]any{
			"name": c.schema.Name, "schema": c.schema.Parameters, "strict": false,
		}}
	}
	b.reasoning(c, f)
	return ApplyProfile(b.target.URL, b.target.Model, f)
}

// reasoning asks for thinking in the dialects of several servers at once. A model
// that is known not to think is not asked at all.
func (b *Base) reasoning(c Call, f map[string]any) {
	kwargs := maps.Clone(b.target.TemplateKwargs)
	if _, known := profileOf(b.target.URL); known {
		f["thinking"] = map[string]any{"type": map[bool]string{true: "enabled", false: "disabled"}[c.Reasoning]}
	}
	if b.target.Capabilities.Thinking != No {
		if kwargs == nil {
			kwargs = map[string]any{}
		}
		if _, own := kwargs["enable_thinking"]; !own {
			kwargs["enable_thinking"] = c.Reasoning
		}
		if c.Reasoning && b.target.ReasoningEffort != "" {
			f["reasoning_effort"] = b.target.ReasoningEffort
		}
	}
	if len(kwargs) > 0 {
		f["chat_template_kwargs"] = kwargs
	}
}

// With is the same beginning with one more tool behind the others, or the base itself
// where the tool is among them. Servers write tools before the messages, so calls of it
// reuse the cache only up to there.
func (b *Base) With(tool Tool) (*Base, error) {
	if _, there := b.tool(tool.Name); there {
		return b, nil
	}
	more := *b
	err := more.setTools(append(slices.Clone(b.tools), tool))
	return &more, err
}

// WithoutTools is the same beginning without tools, for a model that calls them where it
// should write.
func (b *Base) WithoutTools() (*Base, error) {
	bare := *b
	err := bare.setTools(nil)
	return &bare, err
}

// Alone asks the same model without the beginning, with these tools only.
func (b *Base) Alone(tools ...Tool) (*Base, error) { return Freeze(b.target, nil, tools, b.ledger) }
