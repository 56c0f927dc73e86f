package llm

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"

	"terzetto/backend/fault"
)

// ErrNoTool says that a model could not be brought to fill in a tool's form.
var ErrNoTool = errors.New("the model did not call the tool")

var ladder = []Rung{RungNamed, RungRequired, RungJSONSchema, RungJSONText}

// Rung is the way that works for a target, as far as is known.
func (c *Client) Rung(t Target) Rung {
	c.mu.Lock()
	defer c.mu.Unlock()
	if r := c.rungs[lineOf(t)]; r != RungUnknown {
		return r
	}
	return t.Capabilities.Rung
}

func (c *Client) remember(t Target, r Rung) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.rungs[lineOf(t)] = r
}

func lineOf(t Target) string { return origin(t.URL) + " " + t.Model }

// ForceTool obtains the arguments of one tool. It goes down the ladder of decision
// 13 from the rung that worked last, and remembers the one that works now. The
// error is ErrNoTool when none does, and a fault when the server cannot be asked.
func (c *Client) ForceTool(ctx context.Context, b *Base, call Call, tool string, onDelta func(Delta)) (ToolCall, Reply, error) {
	t, ok := b.tool(tool)
	if !ok {
		return ToolCall{}, Reply{}, ErrNoTool
	}
	from := c.Rung(b.target)
	if from == RungNone {
		return ToolCall{}, Reply{}, ErrNoTool
	}
	for _, rung := range ladder[max(0, slices.Index(ladder, from)):] {
		reply, err := c.Complete(ctx, b, onRung(call, rung, t), onDelta)
		if err != nil {
			if ctx.Err() != nil || !refusedRung(err) {
				return ToolCall{}, reply, err
			}
			continue
		}
		if found, ok := pick(reply, tool, rung); ok {
			c.remember(b.target, rung)
			return found, reply, nil
		}
	}
	return ToolCall{}, Reply{}, ErrNoTool
}

// onRung shapes a call for a rung. Tools and messages before the end stay the same.
func onRung(call Call, rung Rung, t Tool) Call {
	switch rung {
	case RungNamed:
		call.Choice = Force(t.Name)
	case RungRequired:
		call.Choice = Required
	case RungJSONSchema:
		call.Choice, call.schema = None, &t
		call.Trailing = told(call.Trailing, t)
	case RungJSONText:
		call.Choice = None
		call.Trailing = told(call.Trailing, t)
	case RungUnknown, RungNone:
	}
	return call
}

// told puts the form into words, for a model that cannot be handed it.
func told(trailing []Message, t Tool) []Message {
	out := slices.Clone(trailing)
	if len(out) == 0 {
		out = []Message{{Role: "user"}}
	}
	last := &out[len(out)-1]
	last.Text += "\n\nAnswer with one JSON object and nothing else: the arguments of `" + t.Name + "`, by this schema:\n" + string(t.Parameters)
	return out
}

func pick(r Reply, tool string, rung Rung) (ToolCall, bool) {
	calls := ParseToolCalls(r)
	for _, call := range calls {
		if call.Name == tool && (string(call.Arguments) != "{}" || rung == RungNamed || rung == RungRequired) {
			return call, true
		}
	}
	if rung == RungJSONSchema || rung == RungJSONText {
		if args, ok := readObject(r.Text); ok {
			return ToolCall{ID: "text", Name: tool, Arguments: args}, true
		}
	}
	return ToolCall{}, false
}

// refusedRung reports whether the server refused the form of a request rather than
// the request.
func refusedRung(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok {
		return false
	}
	status, _ := f.Details["status"].(int)
	text, _ := f.Details["answer"].(string)
	text = strings.ToLower(text)
	return status == 400 || status == 422 || status == 501 ||
		(status == 500 && (strings.Contains(text, "tool") || strings.Contains(text, "schema") || strings.Contains(text, "grammar")))
}

// optional are the parameters that an answer can do without.
var optional = []string{
	"chat_template_kwargs", "reasoning_effort", "stream_options", "min_p", "top_k", "repetition_penalty", "presence_penalty", "frequency_penalty", "thinking",
}

// dropped are the parameters that a target refused before.
func (c *Client) dropped(t Target) []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.refused[lineOf(t)]
}

// drop reports whether err says that the server does not know a parameter of the
// request, and notes to leave it out.
func (c *Client) drop(t Target, err error, body []byte) bool {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || (f.Details["status"] != 400 && f.Details["status"] != 422) {
		return false
	}
	answer, _ := f.Details["answer"].(string)
	for _, name := range optional {
		if strings.Contains(answer, name) && bytes.Contains(body, []byte(`"`+name+`":`)) {
			c.mu.Lock()
			// A new slice: another call may be reading the old one.
			c.refused[lineOf(t)] = append(slices.Clone(c.refused[lineOf(t)]), name)
			c.mu.Unlock()
			return true
		}
	}
	return false
}
