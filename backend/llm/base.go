package llm

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"
)

// A Base is the frozen beginning of every call of a turn: who is asked, the system
// message and history, and the tools. Its bytes are written once; a call can only
// put something after them, so a server's cache of the beginning is reused.
//
// Where the server refuses the form of the requests, the turn goes on with a second form of
// the same beginning. It is written once too, and every base of the turn uses it from then on.
type Base struct {
	target Target
	prefix []Message
	tools  []Tool
	ledger *Ledger
	form   *turnForm // of all bases of the turn

	mu        sync.Mutex
	beginning *beginning
}

// Freeze makes the beginning of the calls of a turn, whose tools are forms that the model is
// made to fill in. They are carried only where the target's tool mode uses them; elsewhere
// ForceTool asks in words. ledger may be nil.
func Freeze(target Target, prefix []Message, tools []Tool, ledger *Ledger) (*Base, error) {
	return freeze(target, prefix, tools, ledger, formOf(target.Capabilities))
}

// FreezeOpen makes the beginning of calls in which the model may call the tools as it likes.
// They are carried unless the server is known to refuse tools, whatever the tool mode: a model
// that cannot be made to call a tool may well call one by itself. Where they are not carried,
// the model is told of them in words.
//
// No other call depends on such a beginning, so ForceTool tries all modes on it in one call.
func FreezeOpen(target Target, prefix []Message, tools []Tool, ledger *Ledger) (*Base, error) {
	f := formOf(target.Capabilities)
	f.open, f.bare = true, target.Capabilities.refusesTools()
	return freeze(target, prefix, tools, ledger, f)
}

func freeze(target Target, prefix []Message, tools []Tool, ledger *Ledger, f form) (*Base, error) {
	b := &Base{target: target, prefix: prefix, tools: tools, ledger: ledger, form: &turnForm{now: f}}
	_, err := b.write(f)
	return b, err
}

// A form is how the requests of a turn are put.
type form struct {
	mode  ToolMode // how a tool is forced
	bare  bool     // no tools are carried
	open  bool     // the model calls tools as it likes
	roles Roles
}

func formOf(c Capabilities) form {
	mode := c.Mode()
	return form{mode: mode, bare: !mode.native(), roles: c.Roles}
}

// forced is the mode in which a tool is asked for.
func (f form) forced() ToolMode {
	if f.bare && f.mode.native() {
		return ToolModeJSONSchema
	}
	return f.mode
}

// without is the form after the server refused tools.
func (f form) without() form {
	f.bare = true
	if f.mode.native() {
		f.mode = ToolModeJSONSchema
	}
	return f
}

// A turnForm is the form that the bases of a turn share, and what befell it.
type turnForm struct {
	mu      sync.Mutex
	now     form
	refused bool     // the server refused the tools in this turn
	doubt   ToolMode // in which it refused a request with tools and did not say why
}

func (t *turnForm) get() form {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.now
}

// move goes on from one form to the next. Where another call has gone on already, its form holds.
func (t *turnForm) move(from, to form) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.now == from {
		t.now = to
	}
}

// lower goes on after an answer in which the form was not filled in. In a turn that is no
// reason to leave out the tools, because the server's cache would be lost.
func (t *turnForm) lower(mode ToolMode) {
	t.mu.Lock()
	defer t.mu.Unlock()
	next := mode.lower()
	if t.now.forced() != mode || next == ToolModeNone || (!t.now.open && next.native() != mode.native()) {
		return
	}
	t.now.mode, t.now.bare = next, t.now.bare || !next.native()
}

// refuse notes that the server refused tools; doubt is the mode if it did not say so.
func (t *turnForm) refuse(doubt ToolMode) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.refused, t.doubt = true, doubt
}

// confirmed gives, once, the mode of a request whose tools turned out to be what the server
// refused: without them it answers.
func (t *turnForm) confirmed() ToolMode {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.now.bare {
		return ToolModeUnknown
	}
	doubt := t.doubt
	t.doubt = ToolModeUnknown
	return doubt
}

// A beginning is written in one form.
type beginning struct {
	form     form
	messages []byte    // the JSON elements, without the brackets
	marks    []mark    // of the messages, for the ledger
	last     []Message // what a call may still extend: its own first message may be of the same role
	first    bool      // only the system speaks in messages
	tools    []byte    // the JSON array, or nil
	hash     string    // of tools
	size     int       // of messages and tools, see Size
}

// write gives the beginning in a form. It is marshalled once as long as the form holds.
func (b *Base) write(f form) (*beginning, error) {
	f.mode = ToolModeUnknown // the bytes do not depend on it
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.beginning != nil && b.beginning.form == f {
		return b.beginning, nil
	}
	w := &beginning{form: f}
	messages := arrange(b.prefix, f, true)
	if n := len(messages); n > 0 && messages[n-1].Role != "system" {
		messages, w.last = messages[:n-1], messages[n-1:]
	}
	w.first = !slices.ContainsFunc(messages, func(m Message) bool { return m.Role != "system" }) && len(w.last) == 0
	var err error
	if w.messages, w.marks, err = marshalMessages(messages); err != nil {
		return nil, err
	}
	if len(b.tools) > 0 && !f.bare {
		if w.tools, err = marshalTools(b.tools); err != nil {
			return nil, err
		}
	}
	w.size = Size(messages...) + len(w.tools)
	sum := sha256.Sum256(w.tools)
	w.hash = hex.EncodeToString(sum[:6])
	b.beginning = w
	return w, nil
}

// Target is who is asked.
func (b *Base) Target() Target { return b.target }

// HasTools reports whether calls carry tools.
func (b *Base) HasTools() bool { return len(b.tools) > 0 && !b.form.get().bare }

// ToolsRefused reports whether the server refused the tools in this turn.
func (b *Base) ToolsRefused() bool {
	b.form.mu.Lock()
	defer b.form.mu.Unlock()
	return b.form.refused
}

func (b *Base) tool(name string) (Tool, bool) {
	for _, t := range b.tools {
		if t.Name == name {
			return t, true
		}
	}
	return Tool{}, false
}

func marshalTools(tools []Tool) ([]byte, error) {
	list := make([]map[string]any, 0, len(tools))
	for _, t := range tools {
		list = append(list, map[string]any{"type": "function", "function": map[string]any{
			"name": t.Name, "description": t.Description, "parameters": t.Parameters,
		}})
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, fmt.Errorf("encode tools: %w", err)
	}
	return data, nil
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
	Extend      bool     // the last message is the assistant's and is continued; see Client.Extends

	form *Tool     // the form to fill in; nil: the answer is text
	used *ToolMode // takes the mode in which the form was asked for; may be nil
}

// A request is one call as it is sent.
type request struct {
	body   []byte
	form   form
	tools  bool     // it carries tools
	mode   ToolMode // how its form is asked for; unknown: there is none
	choice string   // as the ledger shows it
	hash   string   // of the tools
	marks  []mark
	size   int // of messages and tools, see Size
}

// request writes a call. drop names parameters that the server refused before.
func (b *Base) request(c Call, drop []string) (request, error) {
	r := request{form: b.form.get()}
	w, err := b.write(r.form)
	if err != nil {
		return r, err
	}
	if c.form != nil {
		r.mode = r.form.forced()
	}
	c = inMode(c, r.mode)
	last := arrange(append(slices.Clone(w.last), c.Trailing...), r.form, w.first)
	if r.mode == ToolModeJSONSchema || r.mode == ToolModeJSONText {
		last = asked(last, *c.form)
	}
	if r.form.open && r.form.bare && c.form == nil && c.Choice == Auto && len(b.tools) > 0 {
		if last, err = offered(last, b.tools); err != nil {
			return r, err
		}
	}
	trailing, marks, err := marshalMessages(last)
	if err != nil {
		return r, err
	}
	r.choice, r.hash, r.marks = None.String(), w.hash, append(slices.Clone(w.marks), marks...)
	r.tools, r.size = w.tools != nil, w.size+Size(last...)
	fields := b.fields(c, r)
	if r.tools {
		fields["tool_choice"], r.choice = c.Choice.json(), c.Choice.String()
	}
	fields = ApplyProfile(b.target.URL, b.target.Model, fields)
	for _, name := range drop {
		delete(fields, name)
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
	if c.Temperature != nil {
		s.Temperature = c.Temperature
	}
	if c.MaxTokens != nil {
		s.MaxTokens = c.MaxTokens
	}
	if n := b.target.left(r.size); n > 0 && s.MaxTokens != nil && *s.MaxTokens > n {
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
	return b.derived(b.prefix, append(slices.Clone(b.tools), tool))
}

// WithoutTools ends the turn's use of tools, for a model that calls them where it should
// write. What is left of the turn goes on in the second form.
func (b *Base) WithoutTools() (*Base, error) {
	f := b.form.get()
	b.form.move(f, f.without())
	return b, nil
}

// Alone asks the same model without the beginning, with these tools only.
func (b *Base) Alone(tools ...Tool) (*Base, error) { return b.derived(nil, tools) }

func (b *Base) derived(prefix []Message, tools []Tool) (*Base, error) {
	d := &Base{target: b.target, prefix: prefix, tools: tools, ledger: b.ledger, form: b.form}
	_, err := d.write(b.form.get())
	return d, err
}
