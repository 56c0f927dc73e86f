package llm

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/output"
)

// ErrNoTool says that a model could not be brought to fill in a tool's form.
var ErrNoTool = errors.New("the model did not call the tool")

// attempts is how many answers a form is worth in one call of a turn. A request that the
// server refuses is not answered and costs nothing, so it does not count.
const attempts = 2

// ForceTool obtains the arguments of one tool, in the mode that the base's turn has reached.
// What comes of it is remembered with the model. If the model does not fill in the form, the
// error is ErrNoTool; where the server cannot be asked it is a fault. A form that was cut off
// counts as not filled in and is returned all the same: its caller knows what may be done with half of it.
func (c *Client) ForceTool(ctx context.Context, b *Base, call Call, tool string, onDelta func(Delta)) (ToolCall, Reply, error) {
	t, ok := b.tool(tool)
	if !ok {
		return ToolCall{}, Reply{}, ErrNoTool
	}
	call.form = &t
	most := attempts
	if b.form.get().open {
		most = len(toolModes()) - 1
	}
	var reply Reply
	for range most {
		if b.form.get().forcedMode() == ToolModeNone {
			return ToolCall{}, reply, ErrNoTool
		}
		var err error
		var chats bool
		reply, chats, err = c.fill(ctx, b, call, onDelta)
		if err != nil && !chats {
			return ToolCall{}, reply, err
		}
		found, picked := pick(reply, tool)
		if picked = picked && !chats; picked && reply.Closed(found) {
			c.learn(b.target, func(known *Capabilities) { known.noteFilled(reply.Mode) })
			return found, reply, nil
		}
		c.learn(b.target, func(known *Capabilities) { known.noteUnfilled(reply.Mode) })
		if err != nil {
			return ToolCall{}, reply, err
		}
		b.form.lower(reply.Mode)
		if picked { // the caller drops it; another attempt would be as long
			return found, reply, nil
		}
	}
	return ToolCall{}, reply, ErrNoTool
}

// leastChat is how many bytes of prose show that a model talks in the place of calling a tool.
const leastChat = 1200

// fill makes one call that is to fill in a form. chats reports that the model talked where it
// was to call a tool: it is ended early if it is known not to think, because whatever it says is
// no thought then, and otherwise at the end of its time.
func (c *Client) fill(ctx context.Context, b *Base, call Call, onDelta func(Delta)) (reply Reply, chats bool, err error) {
	within, end := context.WithCancel(ctx)
	defer end()
	var said strings.Builder
	var called bool
	reply, err = c.Complete(within, b, call, func(d Delta) {
		if onDelta != nil {
			onDelta(d)
		}
		called = called || d.Tool != nil || d.Call != ""
		said.WriteString(d.Text)
		mayChat := b.form.get().forcedMode().native() && b.target.Capabilities.Thinking == No
		if mayChat && !called && said.Len() > leastChat && !strings.ContainsAny(said.String(), "{[<`") {
			chats = true
			end()
		}
	})
	late := errors.Is(context.Cause(ctx), context.DeadlineExceeded)
	switch {
	case err != nil && ctx.Err() == nil && chats:
		err = nil
	case late && reply.Mode.native() && !called && said.Len() > 0:
		chats = true
	}
	return reply, chats, err
}

// TellOfText reports whether the forms of a turn are filled in as text, and the person does
// not know it yet. It is true once for a model, until tools work with it again.
func (c *Client) TellOfText(b *Base) (tell bool) {
	if !b.target.Capabilities.dialect().Forced { // its forms are no tools for any model
		return false
	}
	known := c.Capabilities(b.target).Mode()
	if mode := b.form.get().forcedMode(); len(b.tools) == 0 || mode.native() || mode == ToolModeNone || (known.native() && !b.ToolsRefused()) {
		return false
	}
	c.learn(b.target, func(known *Capabilities) { tell, known.Memory.Told = !known.Memory.Told, true })
	return tell
}

// inMode sets the choice that goes with a mode.
func inMode(call Call, mode ToolMode) Call {
	switch mode {
	case ToolModeNamed:
		call.Choice = Force(call.form.Name)
	case ToolModeRequired:
		call.Choice = Required
	case ToolModeJSONSchema, ToolModeJSONText:
		call.Choice = None
	case ToolModeUnknown, ToolModeNone:
	}
	return call
}

// CallFor asks for a call of a tool, in a sentence without its end. A model that is not handed
// its tools reads that it is to fill in the form instead.
func CallFor(tool string) string { return "Call the tool `" + tool + "`, once, and no other" }

func formFor(tool string) string { return "Fill in the form `" + tool + "`, once, and no other" }

// offerTools puts the tools that the model may call into words, for a model that cannot be handed them. The question comes
// last, because a small model answers what it read last.
func offerTools(messages []Message, tools []Tool) ([]Message, error) {
	list, err := marshalTools(tools)
	if err != nil {
		return nil, err
	}
	if n := len(messages); n == 0 || messages[n-1].Role != "user" {
		messages = append(messages, Message{Role: "user"})
	}
	last := &messages[len(messages)-1]
	last.Text = joinParagraphs("These tools are at hand. To call one, answer with one JSON object and nothing else: "+
		`{"name": "the tool", "arguments": {}}`+". Its result follows. If you need none, answer in plain text.\n"+string(list), last.Text)
	return messages, nil
}

func pick(r Reply, tool string) (ToolCall, bool) {
	for _, call := range ParseToolCalls(r) {
		if call.Name == tool && (string(call.Arguments) != "{}" || r.Mode.native()) {
			return call, true
		}
	}
	if !r.Mode.native() {
		if args, ok := output.ReadObject(r.Text); ok {
			return ToolCall{ID: "text", Name: tool, Arguments: args}, true
		}
	}
	return ToolCall{}, false
}

// fallBack reports whether a refused request can be put in another form that the server may
// take, and has the turn go on in it.
func (c *Client) fallBack(b *Base, r request, err error) bool {
	said, ok := errors.AsType[serverError](err)
	if !ok {
		return false
	}
	to := r.form
	if r.route.Path != "" && said.ownRouteMissing() {
		to.common = true
		c.learn(b.target, func(known *Capabilities) { known.Memory.NoOwnRoute = true })
		b.form.move(r.form, to)
		return true
	}
	refuse := func(known *Capabilities) { known.noteRefused(r.form.mode, to.mode) }
	why := said.reason(b.target, r, c.Capabilities(b.target))
	b.form.doubtSight(why == aboutPictures && (said.blind() || said.plain() && b.target.Capabilities.Vision != Yes))
	switch why {
	case aboutPictures:
		to.blind = true
	case aboutRoles:
		to.roles = said.roles()
		c.learn(b.target, func(known *Capabilities) { known.Roles = to.roles })
	case aboutChoice:
		to.mode = ToolModeRequired
		c.learn(b.target, refuse)
	case aboutTools:
		to = to.without()
		b.form.refuse(ToolModeUnknown)
		c.learn(b.target, refuse)
	case aboutSomething:
		to = to.without()
		b.form.refuse(r.form.mode)
	case aboutSchema:
		to.mode = ToolModeJSONText
		c.learn(b.target, func(known *Capabilities) { known.noteRefused(ToolModeJSONSchema, to.mode) })
	case aboutOther:
		return false
	}
	b.form.move(r.form, to)
	return true
}

// leaveOutRefused reports whether err says that the server does not know a parameter of the request, and notes to leave it out.
func (k *knowledge) leaveOutRefused(t Target, err error, r request) bool {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || (f.Details["status"] != 400 && f.Details["status"] != 422) {
		return false
	}
	answer, _ := f.Details["answer"].(string)
	if saysEffort().MatchString(answer) {
		if bytes.Contains(r.body, []byte(`"`+dialect.Effort()[0]+`":"`+dialect.EffortNone+`"`)) {
			k.leaveOut(t, noThinking)
			return true
		}
		for _, name := range dialect.Effort() {
			if slices.Contains(r.names, name) {
				k.leaveOut(t, name)
				return true
			}
		}
	}
	// Of two names of which one begins the other, the longer one is meant.
	names := slices.SortedFunc(slices.Values(r.names), func(a, b string) int { return len(b) - len(a) })
	for _, name := range names {
		if !slices.Contains(dialect.Essential(), name) && speaksOf(answer, name) {
			k.leaveOut(t, name)
			return true
		}
	}
	return false
}

// speaksOf reports whether a refusal names a parameter. A name that is a word of its own, such as stop, counts only in
// quotes or beside what it is.
func speaksOf(answer, name string) bool {
	if there := strings.Contains(answer, name); !there || strings.Contains(name, "_") {
		return there
	}
	for _, form := range []string{"'%s'", `"%s"`, "`%s`", "body %s ", "parameter %s", "parameter: %s", "field %s", "argument %s"} {
		if strings.Contains(answer+" ", strings.ReplaceAll(form, "%s", name)) {
			return true
		}
	}
	return false
}

// saysEffort finds a refusal of how much a model should think. Not every one names the parameter.
var saysEffort = lazyregexp.New(`(?i)reasoning[_. ]?(effort|value)|does not support thinking|think value`)
