package toolchat

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/tool"
)

// open gives the question that a person has to answer before a call is made, or nil.
func (u *Use) open(ctx context.Context, c *chat.Call, t tool.Tool) (*chat.CallQuestion, error) {
	shown, err := t.ShownArgs(c.Args)
	if err != nil {
		return nil, err
	}
	if err := u.Tools().Check(t.ID, c.Args); err != nil {
		return nil, err
	}
	target, err := t.Target(ctx, c.Args)
	if err != nil {
		return nil, err
	}
	to, err := t.Destination(c.Args)
	if err != nil {
		return nil, err
	}
	read := u.guard.leaves(to)
	edited := false
	if c.State == chat.CallAllowed {
		if edited, err = u.hold(c, t, target, to); err != nil || !edited {
			return nil, err
		}
	}
	if !edited && len(read) == 0 && (t.Level == tool.Read || slices.Contains(u.Trusted, t.Trust(target))) {
		u.allows.Hold(t.ID, c.Args, target)
		return nil, nil //nolint:nilnil // there is nothing to ask
	}
	q := chat.CallQuestion{Kind: chat.AskApproval, Level: string(t.Level), To: to, Read: readMarks(read), Edited: edited, Shown: shown}
	if target != nil {
		q.Target, err = json.Marshal(target)
	}
	return &q, err
}

// hold binds a call to what the person allowed. It reports whether the file that it replaces was edited meanwhile, so that the
// person is asked again; every other change is an error.
func (u *Use) hold(c *chat.Call, t tool.Tool, now *tool.Target, to string) (edited bool, err error) {
	q := c.Question
	if q == nil {
		return false, nil
	}
	var allowed *tool.Target
	if len(q.Target) > 0 && string(q.Target) != "null" {
		if err := json.Unmarshal(q.Target, &allowed); err != nil {
			return false, fmt.Errorf("read what was allowed: %w", err)
		}
	}
	changed := c.Written != nil && len(q.Read) == 0 // the person wrote other arguments, which name another target
	if allowed != nil && now != nil && !changed && !allowed.Same(*now) {
		if allowed.Edited(*now) {
			return true, nil
		}
		return false, tool.MovedFault(t.Name, *allowed, *now)
	}
	u.allows.Hold(t.ID, c.Args, now)
	if to != "" {
		u.allows.Pass(t.ID, c.Args, to)
	}
	return false, nil
}

// ask has a call wait for a person.
func (u *Use) ask(ctx context.Context, c *chat.Call, q chat.CallQuestion) error {
	q.AskedAt = u.Now().UTC()
	q.Read = lists.OrEmpty(q.Read)
	c.State, c.Question = chat.CallWaiting, &q
	if err := u.Store.Put(context.WithoutCancel(ctx), *c); err != nil {
		return fmt.Errorf("keep a call that waits: %w", err)
	}
	return nil
}

// Answer says what becomes of a call that waits when a person has answered, and what the person trusts from then on. An answer
// that does not fit is fault.Invalid, and one to a call that no longer waits fault.Conflict.
func Answer(c *chat.Call, said chat.CallAnswer) (trusted []string, err error) {
	if c.State != chat.CallWaiting || c.Question == nil {
		return nil, fault.New(fault.Conflict, "This call was already answered.")
	}
	switch said.Say {
	case chat.SayNever:
		c.State, c.Result, c.Question = chat.CallRefused, refusalText(c), nil
		return nil, nil
	case chat.SayOnce:
	case chat.SayAlways:
		if c.Question.Kind == chat.AskApproval {
			trusted = trustOf(c)
		}
	default:
		return nil, fault.Newf(fault.Invalid, "The answer must be once, conversation or never, not “%s”.", said.Say).With("field", "answer")
	}
	if len(said.Args) > 0 && string(said.Args) != "null" && !sameJSON(said.Args, c.Question.Shown) {
		var object map[string]json.RawMessage
		if json.Unmarshal(said.Args, &object) != nil || object == nil {
			return nil, fault.New(fault.Invalid, "The arguments must be a JSON object.").With("field", "args")
		}
		if c.Written == nil {
			c.Written = c.Args
		}
		c.Args = said.Args
	}
	c.State = chat.CallAllowed
	return trusted, nil
}

// refusalText is what the model reads of a call that the person did not allow.
func refusalText(c *chat.Call) string {
	if c.Question.Kind == chat.AskRepeat {
		return "This call was cut off, and the person said to go on without it. It is not known whether it was carried out."
	}
	return "The person did not allow this call. It was not made. Answer without it."
}

// trustOf is what a person trusts who allows a call for the rest of the conversation.
func trustOf(c *chat.Call) (all []string) {
	if c.Question.Level != string(tool.Read) {
		var target *tool.Target
		_ = json.Unmarshal(c.Question.Target, &target) // of our own making; without one the tool alone is trusted
		all = append(all, tool.Tool{ID: c.Tool}.Trust(target))
	}
	if len(c.Question.Read) > 0 {
		all = append(all, tool.ReachTrust(c.Question.To))
	}
	return all
}
