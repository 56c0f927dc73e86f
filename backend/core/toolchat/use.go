package toolchat

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/prompt"
	"terzetto/backend/tool"
)

// A Next says what the model is asked after its calls.
type Next int

// What follows.
const (
	Again  Next = iota // it may call more tools
	Enough             // it has to answer with what it has
	Waits              // nothing, until a person has answered
)

// A Use makes the calls of one reply. It belongs to one goroutine.
type Use struct {
	Toolbox
	Scene

	// Room is how many bytes of results the model can still read after these messages; known is false where it is not known.
	Room func(messages []llm.Message) (left int, known bool)

	say      func(name string, data any)
	took     time.Duration
	before   int // calls of the scene that were over when the use began, which do not count
	allows   *tool.Approvals
	guard    *guard
	repeated bool // the model made the same call a third time
}

// NewUse begins to make calls in a scene. Say sends events of the turn.
func (b Toolbox) NewUse(s Scene, say func(name string, data any)) *Use {
	u := &Use{Toolbox: b, Scene: s, say: say, allows: &tool.Approvals{}}
	u.Calls = slices.Clone(s.Calls)
	u.before = lists.Count(u.Calls, func(c chat.Call) bool { return c.IsOver() })
	u.guard = newGuard(u)
	return u
}

// All are the calls for the message; nil: of a use that there is not.
func (u *Use) All() []chat.Call {
	if u == nil {
		return nil
	}
	return u.Calls
}

// Messages are the calls as the model reads them after the message.
func (u *Use) Messages() []llm.Message { return prompt.CallMessages(u.All()) }

// Open reports whether calls are to be made, or answered by a person, before the model goes on.
func (u *Use) Open() bool {
	return slices.ContainsFunc(u.Calls, func(c chat.Call) bool { return !c.IsOver() })
}

// Offers reports whether a tool is one that the model was told of.
func (u *Use) Offers(name string) bool {
	return slices.ContainsFunc(u.Offered, func(t chat.OfferedTool) bool { return t.Name == name })
}

// Make takes the calls of an answer, with what the model said before them, and makes those that need no person.
func (u *Use) Make(ctx context.Context, said string, asked []llm.ToolCall) (Next, error) {
	round := 1
	if n := len(u.Calls); n > 0 {
		round = u.Calls[n-1].Round + 1
	}
	made, fresh := make([]chat.Call, len(asked)), make([]*chat.Call, len(asked))
	for i, a := range asked {
		made[i] = u.newCall(a, round)
		made[i].CallID = freeCallID(a.ID, slices.Concat(u.Calls, made[:i]), round, i)
		fresh[i] = &made[i]
	}
	made[0].Said = strings.TrimSpace(said)
	if err := u.Store.Begin(context.WithoutCancel(ctx), fresh); err != nil {
		return Enough, fmt.Errorf("keep the calls of an answer: %w", err)
	}
	u.Calls = append(u.Calls, made...)
	return u.Proceed(ctx)
}

// freeCallID is an id that none of the other calls has: that of the model, where it is free.
func freeCallID(id string, others []chat.Call, round, place int) string {
	own := fmt.Sprintf("call_%d_%d", round, place+1)
	for id = cmp.Or(id, own); slices.ContainsFunc(others, func(o chat.Call) bool { return o.CallID == id }); own += "_" {
		id = own
	}
	return id
}

// newCall is a call as the model made it, still without its id. Its arguments are an object in any case, because templates fail on anything else.
func (u *Use) newCall(a llm.ToolCall, round int) chat.Call {
	c := chat.Call{
		ConversationID: u.Conversation, MessageID: u.Message, Round: round, Tool: cmp.Or(a.Name, "unnamed"), State: chat.CallPlanned,
		Args: bytes.TrimSpace(a.Arguments), Sources: []chat.Source{}, Read: []chat.ReadMark{},
	}
	if u.OwnVersion {
		c.ReplyID = chat.OwnVersion
	}
	if t, ok := u.Tools().Get(c.Tool); ok {
		c.Name, c.OwnName = t.Name, t.OwnName
	} else {
		c.Name = c.Tool
	}
	if len(c.Args) == 0 {
		c.Args = json.RawMessage("{}")
	}
	var object map[string]json.RawMessage
	if json.Unmarshal(c.Args, &object) != nil || object == nil {
		if c.Args = output.Object(string(a.Arguments)); string(c.Args) == "{}" {
			c.Unreadable = true
		}
	}
	return c
}

// Proceed makes the calls that were not made yet, in their order.
func (u *Use) Proceed(ctx context.Context) (Next, error) {
	for i := range u.Calls {
		c := &u.Calls[i]
		if c.IsOver() || c.State == chat.CallWaiting {
			continue
		}
		if err := u.do(ctx, c, u.Calls[:i]); err != nil {
			return Enough, err
		}
	}
	waiting := lists.Keep(u.Calls, func(c chat.Call) bool { return c.State == chat.CallWaiting })
	for _, c := range waiting {
		u.say(event.ToolCalled, excerpt(c))
	}
	if len(waiting) > 0 {
		return Waits, nil
	}
	left, known := u.Room(u.Messages())
	if u.repeated || len(u.Calls)-u.before >= u.Limits.Calls || u.took >= u.Limits.Time || known && left < leastAnswer {
		return Enough, nil
	}
	return Again, nil
}

// leastAnswer is the room, in bytes, below which the model has to answer.
const leastAnswer = 1_200

// do makes one call, or has it wait. An error is one that ends the reply.
func (u *Use) do(ctx context.Context, c *chat.Call, before []chat.Call) error {
	if err := ctx.Err(); err != nil {
		return u.stop(ctx, c, err)
	}
	t, ok := u.Tools().Get(c.Tool)
	if why := u.refusal(c, before, ok); why != "" {
		return u.end(ctx, c, chat.CallFailed, why)
	}
	t = t.For(c.Args)
	if c.State == chat.CallRunning && !t.Repeatable { // the program ended while the tool worked
		return u.ask(ctx, c, chat.CallQuestion{Kind: chat.AskRepeat, Level: string(t.Level), Shown: c.Args})
	}
	asked, err := u.open(ctx, c, t)
	switch {
	case err != nil:
		return u.end(ctx, c, chat.CallFailed, reason(err))
	case asked != nil:
		return u.ask(ctx, c, *asked)
	}
	return u.run(ctx, c, t)
}

// refusal says why a call is not made, as the model reads it; empty: it is.
func (u *Use) refusal(c *chat.Call, before []chat.Call, exists bool) string {
	if c.State == chat.CallAllowed {
		if !exists {
			return fmt.Sprintf("There is no tool named %s any more. The call was not made.", c.Tool)
		}
		return ""
	}
	if !exists || !u.Offers(c.Tool) {
		names := lists.Map(u.Offered, func(t chat.OfferedTool) string { return t.Name })
		return fmt.Sprintf("There is no tool named %s. The tools are: %s.", c.Tool, strings.Join(names, ", "))
	}
	if c.Unreadable {
		return "The arguments were no JSON object, so the call was not made. Call the tool again with a JSON object."
	}
	if c.State == chat.CallRunning {
		return ""
	}
	same := lists.Count(before[min(u.before, len(before)):], func(o chat.Call) bool { return o.Tool == c.Tool && sameJSON(o.Args, c.Args) })
	if u.repeated = u.repeated || same > 1; same > 0 {
		return "You made this very call already. Its result is above. Answer with it, or call something else."
	}
	if len(before)-u.before >= u.Limits.Calls {
		return fmt.Sprintf("The limit of %d calls for one reply is reached. Answer with what you have.", u.Limits.Calls)
	}
	if u.took >= u.Limits.Time {
		return "The time for the calls of one reply is over. Answer with what you have."
	}
	if left, known := u.Room(u.Messages()); known && left < leastAnswer {
		return "There is no room left for more results. Answer with what you have."
	}
	return ""
}

// sameJSON compares arguments without regard to white space.
func sameJSON(a, b json.RawMessage) bool {
	var x, y any
	if json.Unmarshal(a, &x) != nil || json.Unmarshal(b, &y) != nil {
		return bytes.Equal(a, b)
	}
	left, _ := json.Marshal(x) // of what was JSON
	right, _ := json.Marshal(y)
	return bytes.Equal(left, right)
}

// run makes a call.
func (u *Use) run(ctx context.Context, c *chat.Call, t tool.Tool) error {
	began, allowed := u.Now(), c.State == chat.CallAllowed
	c.State, c.Question = chat.CallRunning, nil
	if err := u.Store.Put(context.WithoutCancel(ctx), *c); err != nil {
		return fmt.Errorf("keep a call that begins: %w", err)
	}
	if !allowed { // else the window knows, and hears next what came of it
		u.say(event.ToolCalled, excerpt(*c))
	}
	within, cancel := context.WithTimeout(tool.WithApprovals(tool.WithGuard(ctx, u.guard), u.allows), max(time.Second, u.Limits.Time-u.took))
	defer cancel()
	u.guard.begin()
	told := &teller{say: u.say, call: c.ID}
	result, err := u.Tools().Call(tool.WithProgress(within, told.hear), c.Tool, c.Args)
	told.end()
	took := u.Now().Sub(began)
	u.took += took
	c.MS = took.Milliseconds()
	c.Read = u.guard.end()
	if sent, ok := errors.AsType[*tool.Leaving](err); ok {
		if c.Written == nil {
			c.Written = c.Args
		}
		c.Args = sent.Args
		return u.ask(ctx, c, chat.CallQuestion{Kind: chat.AskApproval, Level: string(tool.Read), To: sent.To, Read: readMarks(sent.Read), Shown: sent.Args})
	}
	switch {
	case ctx.Err() != nil && err != nil:
		return u.stop(ctx, c, ctx.Err())
	case err != nil && within.Err() != nil:
		return u.end(ctx, c, chat.CallFailed, t.Name+" was stopped, because the time for the calls of one reply is over.")
	case err != nil:
		return u.end(ctx, c, chat.CallFailed, reason(err))
	}
	c.Whole, c.Bytes, c.Cut = result.Value, len(result.Value), result.Cut
	c.Pictures = lists.Map(result.Pictures, func(p tool.Picture) chat.Attachment {
		return chat.Attachment{Mime: p.Mime, Filename: c.Name, Data: p.Data}
	})
	c.Sources = u.number(c, result.Sources)
	return u.end(ctx, c, chat.CallDone, withSources(c.Sources, result.Text))
}

// end keeps what the model reads of a call, shortened to the room that there is.
func (u *Use) end(ctx context.Context, c *chat.Call, state chat.CallState, text string) error {
	c.State, c.Question = state, nil
	open := lists.Count(u.Calls, func(o chat.Call) bool { return !o.IsOver() }) + 1
	if left, known := u.Room(u.over()); known {
		if most := max(leastAnswer/4, (left-leastAnswer)/open); len(text) > most {
			text, c.Cut = tool.CutWithNote(text, most), true
		}
	}
	c.Result = strings.ToValidUTF8(text, "�")
	if err := u.Store.Put(context.WithoutCancel(ctx), *c); err != nil {
		return fmt.Errorf("keep the result of a call: %w", err)
	}
	c.Whole = nil // it is on disk
	u.sayResult(*c)
	return nil
}

// TellAnswered says what came of the call that the person refused.
func (u *Use) TellAnswered() {
	for _, c := range u.Calls {
		if c.ID == u.Answered && c.IsOver() {
			u.sayResult(c)
		}
	}
}

func (u *Use) sayResult(c chat.Call) {
	c = excerpt(c)
	u.say(event.ToolAnswered, chat.CallResult{ID: c.ID, IsError: c.State != chat.CallDone, Excerpt: c.Result, Call: c})
}

// excerpt is a call as lists hold it.
func excerpt(c chat.Call) chat.Call {
	if all := []rune(c.Result); len(all) > chat.ExcerptLength {
		c.Result = string(all[:chat.ExcerptLength])
	}
	return c
}

// over are the messages of all rounds, with those calls that are over.
func (u *Use) over() []llm.Message {
	return prompt.CallMessages(lists.Keep(u.Calls, func(c chat.Call) bool { return c.IsOver() && c.Result != "" }))
}

// stop keeps that a person stopped the reply before the call was over.
func (u *Use) stop(ctx context.Context, c *chat.Call, cause error) error {
	text := "The person stopped the reply before this call was made."
	if c.State == chat.CallRunning {
		text = "The person stopped the reply while this call ran. It is not known whether it was carried out."
	}
	if err := u.end(ctx, c, chat.CallStopped, text); err != nil {
		return err
	}
	for i := range u.Calls {
		if next := &u.Calls[i]; next.State == chat.CallPlanned {
			return u.stop(ctx, next, cause)
		}
	}
	return cause
}

// reason is what a model may read of an error: a fault's sentence, or the first line.
func reason(err error) string {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return "Error: " + f.Message
	}
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		return "Error: a tool can't ask in the middle of a reply. Put the question into your reply: " + asking.Text
	}
	line, _, _ := strings.Cut(err.Error(), "\n")
	return "Error: " + line
}
