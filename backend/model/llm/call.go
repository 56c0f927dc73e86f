package llm

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"terzetto/backend/model/dialect"
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
	Banned      []string      // phrases that the sampler is kept from, where the server can

	unwanted []int // tokens that are one of Banned by themselves
	bans     int   // how many of Banned they keep out

	form *Tool     // the form to fill in; nil: the answer is text
	used *ToolMode // takes the mode in which the form was asked for; may be nil
	key  string    // names the call to a server that is told when it is over
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
	size         int    // of messages and tools, see Size
	seen         bool   // it carries pictures
	abort        string // the route at which the server is told that the call is over; empty: the end of the connection says it
	route        dialect.Route
	key          string   // of the call, for abort
	names        []string // of its fields, for a refusal that speaks of one
	left         []string // the parameters that were left out, because the server refused them before
	bans         int      // phrases that are kept out by the sampler
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
	d := b.target.dialect(r.form)
	if r.mode == ToolModeRequired && r.form.offer == AsTools { // the model could call another tool in its place
		r.mode = ToolModeJSONSchema
	}
	if r.mode == ToolModeJSONSchema && w.tools != nil && !d.Forced { // it would take what has the form for a call
		r.mode = ToolModeJSONText
	}
	r.route, r.abort, r.key, r.bans = d.Route, d.Abort, c.key, c.bans
	if d.Bans {
		r.bans = len(c.Banned)
	}
	c = inMode(c, r.mode)
	last := arrange(append(slices.Clone(w.last), c.Trailing...), r.form, w.first)
	if r.mode == ToolModeJSONSchema || r.mode == ToolModeJSONText {
		last = askForForm(last, *c.form, w.tools != nil || b.tellsForms(r.form))
	}
	if r.form.open && r.form.bare && c.form == nil && c.Choice == Auto && len(b.tools) > 0 {
		if last, err = offerTools(last, b.tools); err != nil {
			return r, err
		}
	}
	trailing, marks, err := marshalMessages(last, r.route)
	if err != nil {
		return r, err
	}
	r.choice, r.hash, r.fingerprints = None.String(), w.hash, append(slices.Clone(w.fingerprints), marks...)
	r.tools, r.size, r.seen = w.tools != nil, w.size+Size(last...), w.pictures || pictured(last)
	fields := d.Fields(b.wish(c, r, drop))
	if r.tools && d.Forced {
		fields["tool_choice"], r.choice = c.Choice.json(), c.Choice.String()
	} else if r.tools {
		r.choice = Auto.String()
	}
	fields = d.Shape(b.target.Model, fields)
	for _, name := range drop {
		if _, sent := fields[name]; sent || name == noThinking && !c.Reasoning {
			delete(fields, name)
			r.left = append(r.left, name)
		}
	}
	r.names = slices.Sorted(maps.Keys(fields))
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

// noThinking is what the wish that a model must not think is called among the parameters that a server refused: one that
// refuses it may still be told how hard to think.
const noThinking = "reasoning_effort: " + dialect.EffortNone
