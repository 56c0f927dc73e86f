package turn

import (
	"context"
	"errors"

	"terzetto/backend/base/event"
	"terzetto/backend/model/llm"
)

// errNoUse says that a helper answered, and that nothing of it could be used.
var errNoUse = errors.New("nothing of the answer could be used")

// A heard is what came of a call.
type heard struct{ thought, spoke bool }

func (h *heard) note(d llm.Delta) {
	h.thought = h.thought || d.Reasoning != ""
	h.spoke = h.spoke || d.Text != "" || d.Tool != nil || d.Call != ""
}

// rests reports whether the Director or the Editor is left out, because it never helps with this model.
func (c *calls) rests(pass event.Pass) bool {
	return c.plan.agent != nil && c.Client.Helper(c.plan.agent.Target(), string(pass)).Rests()
}

// thinks reports whether the Director or the Editor is asked to think. One whose time was over before its thoughts were is not.
func (c *calls) thinks(pass event.Pass) bool {
	on := c.plan.thinking.Director
	if pass == event.Editor {
		on = c.plan.thinking.Editor
	}
	return on && c.Client.Helper(c.plan.agent.Target(), string(pass)).Thinks()
}

// noteHelp remembers with the model whether the Director or the Editor helped, and says what follows from it. What the
// person ended, and a server that couldn't be asked, say nothing of the helper.
func (c *calls) noteHelp(ctx context.Context, pass event.Pass, err error) {
	_, late := errors.AsType[helperTimeError](context.Cause(ctx))
	thought := err != nil && late && c.heard.thought && !c.heard.spoke
	told := errors.Is(err, llm.ErrNoTool) || errors.Is(err, errCut) || errors.Is(err, errNoUse)
	if err != nil && !late && (!told || ctx.Err() != nil) {
		return
	}
	target := c.plan.agent.Target()
	before := c.Client.Helper(target, string(pass))
	now := c.Client.NoteHelper(target, string(pass), err == nil, thought)
	director := pass == event.Director
	switch {
	case thought && !now.Rests() && director:
		c.skip("The Director only thought until its time was over, so it is asked without thinking from now on.")
	case thought && !now.Rests():
		c.skip("The Editor only thought until its time was over, so it is asked without thinking from now on.")
	case before.Rests() || !now.Rests():
	case director:
		c.skip("The Director keeps failing with this model, so it rests. Test the model, or choose another one.")
	default:
		c.skip("The Editor keeps failing with this model, so it rests. Test the model, or choose another one.")
	}
}
