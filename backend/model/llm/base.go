package llm

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
)

// A Base is the frozen beginning of every call of a turn: who is asked, the system
// message and history, and the tools. Its bytes are written once; a call can only
// put something after them, so a server's cache of the beginning is reused.
//
// Where the server refuses the form of the requests, the turn goes on with a second form of
// the same beginning. It is written once too, and every base of the turn uses it from then on.
type Base struct {
	target  Target
	prefix  []Message
	tools   []Tool
	offered []Tool // that the model may call as it likes, beside tools, which are forms
	ledger  *Ledger
	form    *turnForm // of all bases of the turn

	mu        sync.Mutex
	beginning *beginning
}

// Freeze makes the beginning of the calls of a turn, whose tools are forms that the model is
// made to fill in. They are carried only where the target's tool mode uses them; elsewhere
// ForceTool asks in words. ledger may be nil.
func Freeze(target Target, prefix []Message, tools []Tool, ledger *Ledger) (*Base, error) {
	return FreezeOffering(target, prefix, tools, nil, ledger)
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
	return freeze(&Base{target: target, prefix: prefix, tools: tools, ledger: ledger, form: &turnForm{now: f}})
}

// FreezeOffering is Freeze for a turn in which the model may also call tools as it likes. They are carried wherever the model can
// call tools at all, in every mode in which forms are filled in. A model that cannot is told of them in words, or, where it
// fills in no forms either, not at all.
func FreezeOffering(target Target, prefix []Message, forms, offered []Tool, ledger *Ledger) (*Base, error) {
	f := formOf(target.Capabilities).withRemedy(target.Capabilities)
	if len(offered) > 0 {
		f.offer = target.Capabilities.ToolOffer()
	}
	return freeze(&Base{target: target, prefix: prefix, tools: forms, offered: offered, ledger: ledger, form: &turnForm{now: f}})
}

func freeze(b *Base) (*Base, error) {
	if b.target.Trouble != nil {
		return nil, b.target.Trouble
	}
	_, err := b.write(b.form.get())
	return b, err
}

// A beginning is written in one form.
type beginning struct {
	form         form
	messages     []byte        // the JSON elements, without the brackets
	fingerprints []fingerprint // of the messages, for the ledger
	last         []Message     // what a call may still extend: its own first message may be of the same role
	first        bool          // only the system speaks in messages
	tools        []byte        // the JSON array, or nil
	hash         string        // of tools
	size         int           // of messages and tools, see Size
	pictures     bool          // it holds pictures
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
	prefix := b.prefix
	if b.tellsForms(f) {
		prefix = withForms(prefix, b.tools)
	}
	if f.offer == InWords {
		prefix = withOffered(prefix, b.offered)
	}
	messages := arrange(prefix, f, true)
	if n := len(messages); n > 0 && messages[n-1].Role != "system" {
		messages, w.last = messages[:n-1], messages[n-1:]
	}
	w.pictures = pictured(messages)
	w.first = !slices.ContainsFunc(messages, func(m Message) bool { return m.Role != "system" }) && len(w.last) == 0
	var err error
	if w.messages, w.fingerprints, err = marshalMessages(messages, b.target.dialect(f).Route); err != nil {
		return nil, err
	}
	if tools := b.toolsIn(f); len(tools) > 0 {
		if w.tools, err = marshalTools(tools); err != nil {
			return nil, err
		}
	}
	w.size = Size(messages...) + len(w.tools)
	sum := sha256.Sum256(w.tools)
	w.hash = hex.EncodeToString(sum[:6])
	b.beginning = w
	return w, nil
}

// tellsForms reports whether the beginning says in words which forms there are.
func (b *Base) tellsForms(f form) bool { return f.bare && !f.open && len(b.tools) > 0 }

// toolsIn are the tools that requests carry: the forms, then those that are offered.
func (b *Base) toolsIn(f form) (tools []Tool) {
	if !f.bare {
		tools = slices.Clone(b.tools)
	}
	if f.offer == AsTools {
		tools = append(tools, b.offered...)
	}
	return tools
}

// Target is who is asked.
func (b *Base) Target() Target { return b.target }

// HasTools reports whether calls carry tools.
func (b *Base) HasTools() bool { return len(b.toolsIn(b.form.get())) > 0 }

// Offers reports whether the model knows of tools that it may call as it likes.
func (b *Base) Offers() bool {
	return slices.Contains([]ToolOffer{AsTools, InWords}, b.form.get().offer)
}

// ToolsRefused reports whether the server refused the tools in this turn.
func (b *Base) ToolsRefused() bool { return !b.form.takesTools() }

func (b *Base) tool(name string) (Tool, bool) {
	return lists.Find(b.tools, func(t Tool) bool { return t.Name == name })
}

// knows reports whether the model was told of a tool.
func (b *Base) knows(name string) bool {
	return slices.ContainsFunc(slices.Concat(b.offered, b.tools), func(t Tool) bool { return t.Name == name })
}

func marshalTools(tools []Tool) ([]byte, error) {
	data, err := json.Marshal(lists.Map(tools, func(t Tool) map[string]any {
		return map[string]any{"type": "function", "function": map[string]any{
			"name": t.Name, "description": t.Description, "parameters": t.Parameters,
		}}
	}))
	if err != nil {
		return nil, fmt.Errorf("encode tools: %w", err)
	}
	return data, nil
}

func marshalMessages(messages []Message, route dialect.Route) ([]byte, []fingerprint, error) {
	var all bytes.Buffer
	marks := make([]fingerprint, 0, len(messages))
	for i, m := range messages {
		one, err := m.marshal()
		if err != nil {
			return nil, nil, fmt.Errorf("encode message %d: %w", i, err)
		}
		if route.Message != nil {
			if one, err = route.Message(one); err != nil {
				return nil, nil, err
			}
		}
		if i > 0 {
			all.WriteByte(',')
		}
		all.Write(one)
		marks = append(marks, fingerprintOf(one))
	}
	return all.Bytes(), marks, nil
}

// With is the same beginning with one more tool behind the others, or the base itself
// where the tool is among them. Servers write tools before the messages, so calls of it
// reuse the cache only up to there.
func (b *Base) With(tool Tool) (*Base, error) {
	if _, there := b.tool(tool.Name); there {
		return b, nil
	}
	return b.derive(b.prefix, append(slices.Clone(b.tools), tool))
}

// WithoutTools ends the turn's use of tools, for a model that calls them where it should
// write. What is left of the turn goes on in the second form.
func (b *Base) WithoutTools() (*Base, error) {
	f := b.form.get()
	to := f.without()
	to.offer = NotOffered
	b.form.move(f, to)
	return b, nil
}

// Alone asks the same model without the beginning, with these tools only.
func (b *Base) Alone(tools ...Tool) (*Base, error) { return b.derive(nil, tools) }

func (b *Base) derive(prefix []Message, tools []Tool) (*Base, error) {
	d := &Base{target: b.target, prefix: prefix, tools: tools, offered: b.offered, ledger: b.ledger, form: b.form}
	if prefix == nil {
		d.offered = nil
	}
	_, err := d.write(b.form.get())
	return d, err
}
