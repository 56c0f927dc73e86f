package turn

import (
	"context"
	"errors"
	"reflect"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

// calls makes the calls of a reply, which all extend its plan. It owns the plan: fit makes it once more, the
// Director's rewriter gives it another message (setText), and who speaks is known later than the rest (setSpeaker).
type calls struct {
	*planner

	plan      plan
	replanned bool  // the plan was made a second time; there is no third
	unfit     error // why nothing can be sent at all
}

// setText puts another wording in the place of the person's.
func (c *calls) setText(text string) { c.plan.text = text }

// setSpeaker makes a member the one who speaks, for all that follows in the reply. A choice that leaves the floor to
// the person is noted alone.
func (c *calls) setSpeaker(choice event.Choice) {
	if choice.Reason == event.Yielded {
		c.plan.choice = &choice
		return
	}
	if x, found := c.plan.speakAs(choice); found {
		c.plan.exchange = x
		c.say(event.Speaker, choice)
	}
}

// errCutPrompt says that a server answered to a part of the prompt only.
var errCutPrompt = fault.New(fault.Unavailable,
	"The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.").With(llm.TroubleKind, "context")

// fit makes a call of the turn. Where the prompt did not fit, the conversation is folded by
// what the client has learnt from that, and the call is made once more; that happens once in a turn.
func (c *calls) fit(ctx context.Context, call func() error) error {
	err := call()
	if !c.overflowed(err) || ctx.Err() != nil {
		return err
	}
	if !c.replanned {
		c.replanned = true
		var next plan
		if next, c.unfit = c.makePlan(ctx, c.plan); c.unfit != nil {
			return c.unfit
		}
		same := reflect.DeepEqual(next.shape, c.plan.shape)
		if c.plan = next; !same { // otherwise nothing got smaller
			err = call()
		}
	}
	if err == nil && c.overflowed(nil) {
		return errCutPrompt
	}
	return err
}

// errNoRoom says that the request of a pass would not fit. It is not made.
var errNoRoom = errors.New("the request of a pass does not fit the context")

// checkRoom is errNoRoom where the request of a pass does not fit beside what the turn begins with.
func (c *calls) checkRoom(trailing []llm.Message) error {
	base := c.plan.agent
	if c.plan.shape.noHelpers || !compaction.In(base.Target()).Fits(base.Size()+base.Target().Size(trailing...)) {
		return errNoRoom
	}
	return nil
}

// force asks the agents' model to fill in a form.
func (c *calls) force(ctx context.Context, q llm.Call, tool string, hear func(llm.Delta)) (call llm.ToolCall, reply llm.Reply, err error) {
	err = c.fit(ctx, func() (err error) {
		if err := c.checkRoom(q.Trailing); err != nil {
			return err
		}
		call, reply, err = c.Client.ForceTool(ctx, c.plan.agent, q, tool, hear)
		return err
	})
	return call, reply, err
}

// overflowed reports whether the last call did not fit: its server refused it, or cut it without
// a word.
func (c *calls) overflowed(err error) bool {
	if err != nil {
		_, over := llm.OverflowOf(err)
		return over
	}
	all := c.ledger.Calls()
	return len(all) > 0 && all[len(all)-1].CutAt > 0
}
