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

var toolModes = []ToolMode{ToolModeNamed, ToolModeRequired, ToolModeJSONSchema, ToolModeJSONText}

// ToolMode gives the mode that works for a target, as far as is known.
func (c *Client) ToolMode(t Target) ToolMode {
	c.mu.Lock()
	defer c.mu.Unlock()
	if r := c.modes[lineOf(t)]; r != ToolModeUnknown {
		return r
	}
	return t.Capabilities.ToolMode
}

func (c *Client) remember(t Target, r ToolMode) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.modes[lineOf(t)] = r
}

func lineOf(t Target) string { return origin(t.URL) + " " + t.Model }

// ForceTool obtains the arguments of one tool. It tries the modes in order,
// from the one that worked last, and remembers the one that works. The error is ErrNoTool
// when none does, and a fault when the server cannot be asked.
func (c *Client) ForceTool(ctx context.Context, b *Base, call Call, tool string, onDelta func(Delta)) (ToolCall, Reply, error) {
	t, ok := b.tool(tool)
	if !ok {
		return ToolCall{}, Reply{}, ErrNoTool
	}
	from := c.ToolMode(b.target)
	if from == ToolModeNone {
		return ToolCall{}, Reply{}, ErrNoTool
	}
	for _, mode := range toolModes[max(0, slices.Index(toolModes, from)):] {
		reply, err := c.Complete(ctx, b, inMode(call, mode, t), onDelta)
		if err != nil {
			if ctx.Err() != nil || !refusedMode(err) {
				return ToolCall{}, reply, err
			}
			continue
		}
		if found, ok := pick(reply, tool, mode); ok {
			c.remember(b.target, mode)
			return found, reply, nil
		}
	}
	return ToolCall{}, Reply{}, ErrNoTool
}

// inMode shapes a call for a mode. Tools and earlier messages stay the same, so the server's
// cache still holds.
func inMode(call Call, mode ToolMode, t Tool) Call {
	switch mode {
	case ToolModeNamed:
		call.Choice = Force(t.Name)
	case ToolModeRequired:
		call.Choice = Required
	case ToolModeJSONSchema:
		call.Choice, call.schema = None, &t
		call.Trailing = told(call.Trailing, t)
	case ToolModeJSONText:
		call.Choice = None
		call.Trailing = told(call.Trailing, t)
	case ToolModeUnknown, ToolModeNone:
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

func pick(r Reply, tool string, mode ToolMode) (ToolCall, bool) {
	calls := ParseToolCalls(r)
	for _, call := range calls {
		if call.Name == tool && (string(call.Arguments) != "{}" || mode == ToolModeNamed || mode == ToolModeRequired) {
			return call, true
		}
	}
	if mode == ToolModeJSONSchema || mode == ToolModeJSONText {
		if args, ok := readObject(r.Text); ok {
			return ToolCall{ID: "text", Name: tool, Arguments: args}, true
		}
	}
	return ToolCall{}, false
}

// refusedMode reports whether the server refused the form of a request rather than
// the request.
func refusedMode(err error) bool {
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
