package llm

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/output"
)

// A Call is one request that extends a base.
type Call struct {
	Label       string // for the ledger: director:direct_scene, writer, editor:1
	Trailing    []Message
	Choice      Choice
	Reasoning   bool
	Temperature *float64      // overrides the target's
	MaxTokens   *int          // overrides the target's
	Prose       *output.Prose // the answer is a piece of prose for a person; nil: it is anything else
	Long        bool          // the answer is a document: its tables and lists may repeat a line
	Extend      bool          // the last message is the assistant's and is continued; see Client.Extends

	form *Tool     // the form to fill in; nil: the answer is text
	used *ToolMode // takes the mode in which the form was asked for; may be nil
}

// A request is one call as it is sent.
type request struct {
	body         []byte
	form         form
	tools        bool     // it carries tools
	mode         ToolMode // how its form is asked for; unknown: there is none
	choice       string   // as the ledger shows it
	hash         string   // of the tools
	fingerprints []fingerprint
	size         int  // of messages and tools, see Size
	seen         bool // it carries pictures
}

// request writes a call. drop names parameters that the server refused before.
func (b *Base) request(c Call, drop []string) (request, error) {
	r := request{form: b.form.get()}
	w, err := b.write(r.form)
	if err != nil {
		return r, err
	}
	if c.form != nil {
		r.mode = r.form.forcedMode()
	}
	c = inMode(c, r.mode)
	last := arrange(append(slices.Clone(w.last), c.Trailing...), r.form, w.first)
	if r.mode == ToolModeJSONSchema || r.mode == ToolModeJSONText {
		last = askForForm(last, *c.form)
	}
	if r.form.open && r.form.bare && c.form == nil && c.Choice == Auto && len(b.tools) > 0 {
		if last, err = offerTools(last, b.tools); err != nil {
			return r, err
		}
	}
	trailing, marks, err := marshalMessages(last)
	if err != nil {
		return r, err
	}
	r.choice, r.hash, r.fingerprints = None.String(), w.hash, append(slices.Clone(w.fingerprints), marks...)
	r.tools, r.size, r.seen = w.tools != nil, w.size+Size(last...), w.pictures || pictured(last)
	fields := b.fields(c, r)
	if r.tools {
		fields["tool_choice"], r.choice = c.Choice.json(), c.Choice.String()
	}
	fields = ApplyProfile(b.target.URL, b.target.Model, fields)
	for _, name := range drop {
		if name != noThinking || fields["reasoning_effort"] == effortNone {
			delete(fields, strings.TrimSuffix(name, " "+effortNone))
		}
	}
	rest, err := json.Marshal(fields) // a map's keys are written in order
	if err != nil {
		return r, fmt.Errorf("encode request: %w", err)
	}
	var out bytes.Buffer
	out.Grow(len(w.messages) + len(trailing) + len(w.tools) + len(rest) + 64)
	out.WriteString(`{"messages":[`)
	out.Write(w.messages)
	if len(w.messages) > 0 && len(trailing) > 0 {
		out.WriteByte(',')
	}
	out.Write(trailing)
	out.WriteByte(']')
	if w.tools != nil {
		out.WriteString(`,"tools":`)
		out.Write(w.tools)
	}
	out.WriteByte(',')
	out.Write(rest[1:])
	r.body = out.Bytes()
	return r, nil
}

func (b *Base) fields(c Call, r request) map[string]any {
	s, f := b.target.Samplers, map[string]any{"model": b.target.Model, "stream": true}
	set := func(name string, v any, present bool) {
		if present {
			f[name] = v
		}
	}
	s.Temperature, s.MaxTokens = cmp.Or(c.Temperature, s.Temperature), cmp.Or(c.MaxTokens, s.MaxTokens)
	if n := b.target.tokensLeft(r.size); n > 0 && s.MaxTokens != nil && *s.MaxTokens > n {
		s.MaxTokens = &n // some servers refuse a request that could not fit
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
	if r.mode == ToolModeJSONSchema {
		f["response_format"] = map[string]any{"type": "json_schema", "json_schema": map[string]any{
			"name": c.form.Name, "schema": c.form.Parameters, "strict": false,
		}}
	}
	b.reasoning(c, f)
	if c.Extend {
		maps.Copy(f, extending(b.target.Capabilities.Server))
	}
	return f
}

// How a server that knows no chat_template_kwargs is asked not to think, and what that is called among the parameters that
// a server refused: one that knows other efforts is still sent those.
const (
	effortNone = "none"
	noThinking = "reasoning_effort " + effortNone
)

// knowsNoKwargs reports whether a model may think although chat_template_kwargs tell it not to: Ollama reads none, and
// neither do gateways whose models are known to think.
func (c Capabilities) knowsNoKwargs() bool {
	return strings.HasPrefix(c.Server, "Ollama") || c.Server == "" && c.Thinking == Yes
}

// reasoning asks for thinking in the dialects of several servers at once. A model
// that is known not to think is not asked at all.
func (b *Base) reasoning(c Call, f map[string]any) {
	kwargs := lists.Copy(b.target.TemplateKwargs)
	if _, known := profileOf(b.target.URL); known {
		f["thinking"] = map[string]any{"type": map[bool]string{true: "enabled", false: "disabled"}[c.Reasoning]}
	}
	if b.target.Capabilities.Thinking != No {
		if _, own := kwargs["enable_thinking"]; !own {
			kwargs["enable_thinking"] = c.Reasoning
		}
		switch {
		case c.Reasoning && b.target.ReasoningEffort != "":
			f["reasoning_effort"] = b.target.ReasoningEffort
		case !c.Reasoning && b.target.Capabilities.knowsNoKwargs():
			f["reasoning_effort"] = effortNone
		}
	}
	if len(kwargs) > 0 {
		f["chat_template_kwargs"] = kwargs
	}
}
