package flow

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/cenkalti/backoff/v5"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A worker carries one node out.
type worker struct {
	*run
	node

	result StepResult
	text   strings.Builder
	base   *llm.Base
	sent   conversation // the base's messages
	after  conversation // the tools' exchange behind them
	turns  int          // requests that could call tools
}

// node carries a node out, from its start to its end.
func (x *run) node(ctx context.Context, n node, t turn) (StepResult, error) {
	if kept, ok := x.Record.Done[n.id]; ok {
		return x.replay(n, kept)
	}
	began := x.Now()
	ctx = x.around(ctx, n.id)
	w := &worker{run: x, node: n, result: StepResult{NodeID: n.id, Model: n.target.Model}}
	x.say(n.id, TypeStart, func(h Head) Event { return StepStart{h, n.target.Model} })
	err := w.work(ctx, t)
	w.result.Output, w.result.Duration = w.text.String(), x.Now().Sub(began).Milliseconds()
	if err != nil {
		if ctx.Err() != nil {
			err = contextError(ctx, n.id)
		}
		return w.result, errorAt(n.id, err)
	}
	if w.result, err = x.keep(ctx, n, w.result); err != nil {
		return w.result, errorAt(n.id, fmt.Errorf("keep what a step gave: %w", err))
	}
	x.say(n.id, TypeStepDone, func(h Head) Event { return StepDone{Head: h, Output: w.result.Output, Usage: w.result.Usage} })
	return w.result, nil
}

// work asks, lets the tools answer, and asks again, until the model says something without
// them or may not call them any more.
func (w *worker) work(ctx context.Context, t turn) error {
	w.sent = t.messages(w.node)
	if w.config.System != "" {
		w.sent = slices.Insert(w.sent, 0, llm.Message{Role: "system", Text: w.config.System})
	}
	err := compaction.In(w.target).Check(w.sent, w.tools, compaction.Said)
	if err != nil {
		return err
	}
	if w.base, err = llm.FreezeOpen(w.target, w.sent, w.tools, nil); err != nil {
		return err
	}
	last := false
	if p, paused := w.Record.Paused[w.id]; paused {
		if last, err = w.resume(ctx, p); err != nil {
			return err
		}
	}
	for {
		reply, err := w.ask(ctx, last)
		if err != nil {
			return err
		}
		w.result.Usage = w.result.Usage.plus(usageOf(reply, w.sent, w.after))
		if len(reply.ToolCalls) == 0 || last || len(w.tools) == 0 {
			return nil
		}
		if done, err := w.useTools(ctx, reply); done || err != nil {
			return err
		}
		if left, known := w.remainingRoom(w.after); known && left < leastAnswer {
			last = true
			continue
		}
		if w.turns++; w.turns%w.MaxTurns != 0 {
			continue
		}
		limit := fmt.Sprintf("Maximum tool iterations (%d) reached", w.MaxTurns)
		switch w.OnMaxTurns {
		case Warn:
			w.chunk(ahead(w.text.Len()) + limit)
			return nil
		case Fail:
			return &Error{NodeID: w.id, Class: ClassLimit, cause: fault.New(fault.Conflict, limit+".")}
		case Ask:
			if last, err = w.pause(ctx); err != nil {
				return err
			}
		default:
			last = true
		}
	}
}

// leastAnswer is the room below which no tool is called any more: the model has to answer.
const leastAnswer = 800

// remainingRoom is the room in the model's context behind the base and an exchange with the tools, in bytes.
func (w *worker) remainingRoom(after conversation) (size int, known bool) {
	room := compaction.In(w.target)
	return room.Remaining(llm.Size(w.sent...) + llm.Size(after...) + compaction.ToolSize(w.tools...)), room.Known()
}

// fitResult shortens the result of a tool for the model, so that the results of so many calls fit.
func (w *worker) fitResult(result string, after conversation, calls int) string {
	if left, known := w.remainingRoom(after); known {
		return tool.CutWithNote(result, left/calls)
	}
	return result
}

// Between the tries of a request. The client waits shorter and tries itself, so what comes
// here is a server that has been in trouble for a while.
const (
	firstWait   = time.Second
	longestWait = 30 * time.Second
)

// ask makes one request. It is tried again only while nothing was heard.
func (w *worker) ask(ctx context.Context, last bool) (llm.Reply, error) {
	call := llm.Call{
		Label: "flow:" + w.id, Trailing: w.after, Choice: llm.Auto, Temperature: w.config.Temperature, MaxTokens: w.config.MaxTokens,
	}
	if last {
		call.Choice = llm.None
	}
	heard, before := false, w.text.String()
	parted := ahead(len(before))
	try := func() (llm.Reply, error) {
		reply, err := w.Model.Complete(ctx, w.base, call, func(d llm.Delta) {
			heard = heard || d.Text != "" || d.Tool != nil
			if d.Replace { // a chunk that was sent stays sent; the step's output is right
				w.text.Reset()
				w.text.WriteString(before)
				parted = ahead(len(before))
			}
			if d.Text != "" {
				w.chunk(parted + d.Text)
				parted = ""
			}
		})
		if err != nil && (heard || !classOf(err).passing()) {
			return reply, backoff.Permanent(err)
		}
		return reply, err
	}
	wait := backoff.NewExponentialBackOff()
	wait.InitialInterval, wait.Multiplier, wait.MaxInterval = firstWait, 2, longestWait
	reply, err := backoff.Retry(ctx, try, backoff.WithBackOff(wait), backoff.WithMaxTries(uint(1+w.Retries)), backoff.WithMaxElapsedTime(0))
	if permanent, ok := errors.AsType[*backoff.PermanentError](err); ok {
		err = permanent.Err
	}
	return reply, err
}

// ahead is what parts the text of a turn from that of the turns before.
func ahead(written int) string {
	if written == 0 {
		return ""
	}
	return "\n\n"
}

func (w *worker) chunk(text string) {
	w.text.WriteString(text)
	w.say(w.id, TypeChunk, func(h Head) Event { return Chunk{h, text} })
}

// useTools carries out the calls of a reply in their order. done says that the step ends.
func (w *worker) useTools(ctx context.Context, reply llm.Reply) (done bool, err error) {
	said := llm.Message{Role: "assistant", Text: reply.Text}
	var answers conversation
	for i, c := range reply.ToolCalls {
		call := ToolCall{ID: c.ID, Name: c.Name, Args: argsOf(c.Arguments)}
		call.ID = cmp.Or(call.ID, fmt.Sprintf("call_%d", len(w.result.ToolCalls)+1))
		w.say(w.id, TypeToolCall, func(h Head) Event { return ToolCalled{h, call.ID, call.Name, call.Args} })
		if w.absent[c.Name] {
			switch w.OnMissingTool {
			case Stop:
				w.result.ToolCalls = append(w.result.ToolCalls, call)
				return true, nil
			case Report:
			default:
				return true, &Error{NodeID: w.id, Class: ClassTool, cause: fault.Newf(fault.Conflict, "The flow has no tool named %s.", c.Name)}
			}
		}
		var result tool.Result
		if result, call.IsError, err = w.use(ctx, c); err != nil {
			return true, err
		}
		call.Result = result.Text
		w.result.ToolCalls = append(w.result.ToolCalls, call)
		w.say(w.id, TypeToolResult, func(h Head) Event { return ToolAnswered{h, call.ID, call.Name, call.Result, call.IsError} })
		// Templates read the arguments again and fail on what is no object.
		echoed := c.Arguments
		if call.Args[0] != '{' {
			echoed = json.RawMessage("{}")
		}
		said.ToolCalls = append(said.ToolCalls, llm.ToolCall{ID: call.ID, Name: cmp.Or(c.Name, "unnamed"), Arguments: echoed})
		text := w.fitResult(call.Result, slices.Concat(w.after, conversation{said}, answers), len(reply.ToolCalls)-i)
		answers = append(answers, llm.Message{Role: "tool", Text: text, ToolCallID: call.ID, Images: lists.Map(result.Pictures, func(p tool.Picture) llm.Image {
			return llm.Image{Mime: p.Mime, Name: c.Name, Data: p.Data}
		})})
	}
	w.after = append(append(w.after, said), answers...)
	return false, nil
}

// use carries out one call and gives what the model is told. An error ends the step.
func (w *worker) use(ctx context.Context, c llm.ToolCall) (result tool.Result, wrong bool, err error) {
	t, ok := w.registry.Get(c.Name)
	if !ok || !w.has(c.Name) {
		return tool.Result{Text: fmt.Sprintf("Error executing tool %s: there is no such tool. Answer without it.", c.Name)}, true, nil
	}
	if t = t.For(c.Arguments); t.Level != tool.Read {
		allowed, hint := false, ""
		if w.Person == nil {
			hint = w.Unasked
		} else if allowed, err = w.Person(ctx, Question{NodeID: w.id, Tool: t, Args: c.Arguments}); err != nil {
			return result, true, fmt.Errorf("ask for tool %s: %w", c.Name, err)
		}
		if !allowed {
			return tool.Result{Text: strings.TrimRight(fmt.Sprintf("Error executing tool %s: no one has allowed it. Answer without it. %s", c.Name, hint), " ")}, true, nil
		}
	}
	result, err = w.registry.Call(ctx, c.Name, c.Arguments)
	if ctx.Err() != nil {
		return result, true, contextError(ctx, w.id)
	}
	if err != nil {
		return tool.Result{Text: fmt.Sprintf("Error executing tool %s: %s", c.Name, reason(err))}, true, nil
	}
	return result, false, nil
}

// reason is what a model may read of an error: a fault's sentence, or the first line.
func reason(err error) string {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return f.Message
	}
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}

// argsOf is what a model wrote as JSON: the object, or a text that holds it.
func argsOf(written json.RawMessage) json.RawMessage {
	var object map[string]json.RawMessage
	if len(strings.TrimSpace(string(written))) == 0 {
		return json.RawMessage("{}")
	}
	if json.Unmarshal(written, &object) == nil && object != nil {
		return json.RawMessage(strings.TrimSpace(string(written)))
	}
	text, _ := json.Marshal(string(written)) // a string always encodes
	return text
}
