package team

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A Model answers calls; llm.Client implements it.
type Model interface {
	Complete(ctx context.Context, b *llm.Base, c llm.Call, hear func(llm.Delta)) (llm.Reply, error)
	ForceTool(ctx context.Context, b *llm.Base, c llm.Call, name string, hear func(llm.Delta)) (llm.ToolCall, llm.Reply, error)
}

// An AgentContext is what one agent, or the project manager, can reach during a round. Every
// call through it is a checkpoint for stop, time and resources, and counts in the request's
// statistics.
type AgentContext struct {
	runner *Runner
	round  *round
	name   string   // of the agent
	task   *taskRun // nil: the work is not a task
}

// Fonts are those for PDFs and pictures.
func (ac *AgentContext) Fonts() *produce.Fonts { return ac.runner.Fonts }

// An Ask is one question to a model.
type Ask struct {
	For         string // what it is for, as the ledger shows it
	System      string
	Text        string
	Model       string // empty: the chosen one
	Temperature *float64

	images []llm.Image // of the task's documents
	tried  []sight     // those of them of which it is not known whether the model sees them
}

// Write asks for prose. A model that can call tools looks up what it was not shown of the
// task's documents.
func (ac *AgentContext) Write(ctx context.Context, a Ask) (string, error) {
	return ac.WriteWith(ctx, a, nil)
}

// tokensToThink is what a model may take to think before it fills in a form. The team has more time
// than a conversation.
const tokensToThink = 8000

// Fill asks the model to fill in a form and gives the JSON object. If the model does not, the
// error is llm.ErrNoTool.
func (ac *AgentContext) Fill(ctx context.Context, a Ask, form llm.Tool) (json.RawMessage, error) {
	target, err := ac.runner.Target(ctx, a.Model)
	if err != nil {
		return nil, err
	}
	if target.Capabilities.Vision == llm.Yes && !target.Capabilities.Blind() {
		if err := ac.shows(ctx, &a, []llm.Tool{form}); err != nil {
			return nil, err
		}
	}
	if err := a.fits(target, []llm.Tool{form}); err != nil {
		return nil, err
	}
	base, err := llm.FreezeOpen(target, []llm.Message{{Role: "system", Text: a.System}}, []llm.Tool{form}, nil)
	if err != nil {
		return nil, err
	}
	if err := ac.round.check(ctx); err != nil {
		return nil, err
	}
	// The request goes after the base, because a model that cannot call tools is told the form in the last message.
	asked := ac.call(a, []llm.Message{{Role: "user", Text: a.Text, Images: a.images}}, llm.Force(form.Name))
	asked.MaxTokens = new(form.FormTokens())
	if target.Capabilities.Thinking != llm.No {
		*asked.MaxTokens += tokensToThink
	}
	var call llm.ToolCall
	var reply llm.Reply
	ac.round.showLife(ctx, ac.name, target, func(hear func(llm.Delta)) {
		call, reply, err = ac.runner.Model.ForceTool(ctx, base, asked, form.Name, hear)
	})
	ac.count(a, nil, reply)
	if err == nil && !reply.Closed(call) {
		err = llm.ErrNoTool // half of a form is none
	}
	if err != nil {
		return nil, fmt.Errorf("fill in %s: %w", form.Name, err)
	}
	return call.Arguments, nil
}

// maxToolTurns is how often an agent may call tools before it must answer.
const maxToolTurns = 10

// WriteWith asks for prose and lets the model call tools before it answers. A tool that does
// more than read waits for a person's approval.
func (ac *AgentContext) WriteWith(ctx context.Context, a Ask, tools []string) (string, error) {
	var offered []llm.Tool
	for _, id := range tools {
		t, ok := ac.runner.tool(id)
		if !ok {
			return "", fault.Newf(fault.Conflict, "The tool %s was removed.", id)
		}
		offered = append(offered, llm.Tool{Name: t.ID, Description: t.Description, Parameters: t.Input})
	}
	target, err := ac.runner.Target(ctx, a.Model)
	if err != nil {
		return "", err
	}
	if ac.task != nil && len(ac.task.searchReadings()) > 0 && ac.looksUp(ctx, target) {
		offered = append(offered, readingTools()...)
	}
	var after []llm.Message
	for turn := 1; ; turn++ {
		choice, room := llm.Auto, ac.lookup(target, a, offered, after)
		if turn > maxToolTurns || len(offered) == 0 || turn > 1 && room < leastAnswer {
			choice = llm.None
		}
		reply, err := ac.complete(ctx, a, offered, after, choice)
		if err != nil || len(reply.ToolCalls) == 0 || choice == llm.None {
			return passage.WithoutFence(reply.Text), err
		}
		said := llm.Message{Role: "assistant", Text: reply.Text}
		var answers []llm.Message
		for i, c := range reply.ToolCalls {
			c.ID = cmp.Or(c.ID, fmt.Sprintf("call_%d_%d", turn, i+1))
			said.ToolCalls = append(said.ToolCalls, c)
			result, err := ac.use(ctx, c, offered, room/len(reply.ToolCalls))
			if err != nil {
				return "", err
			}
			answers = append(answers, llm.Message{Role: "tool", ToolCallID: c.ID, Text: result.Text, Images: lists.Map(result.Pictures, func(p tool.Picture) llm.Image {
				return llm.Image{Mime: p.Mime, Name: c.Name, Data: p.Data}
			})})
		}
		after = append(append(after, said), answers...)
	}
}

// use gives the text that the model is told about a call. An error ends the task.
func (ac *AgentContext) use(ctx context.Context, c llm.ToolCall, offered []llm.Tool, room int) (result tool.Result, err error) {
	for _, o := range offered {
		if o.Name != c.Name {
			continue
		}
		if c.Name == searchTool || c.Name == readTool {
			result.Text, err = ac.lookUp(ctx, c, room)
			return result, err
		}
		result, err = ac.Use(ctx, c.Name, c.Arguments)
		if ctx.Err() != nil {
			return result, context.Cause(ctx)
		}
		if err != nil {
			return tool.Result{Text: "Error: " + why(err)}, nil
		}
		result.Text = tool.CutWithNote(result.Text, max(0, room))
		return result, nil
	}
	return tool.Result{Text: "Error: there is no such tool. Answer without it."}, nil
}

// Use calls one tool. A call that is not approved is fault.Forbidden.
func (ac *AgentContext) Use(ctx context.Context, id string, args json.RawMessage) (tool.Result, error) {
	t, ok := ac.runner.tool(id)
	if !ok {
		return tool.Result{}, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	if err := ac.round.check(ctx); err != nil {
		return tool.Result{}, err
	}
	if t = t.For(args); t.Level != tool.Read {
		return ac.act(ctx, t, args)
	}
	if ac.task != nil {
		ctx = tool.WithFileSet(ctx, ac.task)
	}
	result, err := ac.runner.Tools().Call(tool.WithGuard(ctx, ac.round.reading), id, args)
	if sent, ok := errors.AsType[*tool.Leaving](err); ok { // a run can ask a person
		return ac.act(ctx, t.For(sent.Args), sent.Args)
	}
	return result, err
}

func (ac *AgentContext) complete(ctx context.Context, a Ask, tools []llm.Tool, after []llm.Message, choice llm.Choice) (llm.Reply, error) {
	blind := a
	if err := ac.shows(ctx, &a, tools); err != nil {
		return llm.Reply{}, err
	}
	base, err := ac.base(ctx, a, tools)
	if err != nil {
		return llm.Reply{}, err
	}
	if err := ac.round.check(ctx); err != nil {
		return llm.Reply{}, err
	}
	call := ac.call(a, after, choice)
	call.Long = true
	var reply llm.Reply
	ac.round.showLife(ctx, ac.name, base.Target(), func(hear func(llm.Delta)) {
		reply, err = ac.runner.Model.Complete(ctx, base, call, hear)
	})
	ac.count(a, after, reply)
	if ctx.Err() == nil && len(a.images) > 0 && (base.Blind() || err != nil && base.Target().Capabilities.Vision != llm.Yes) {
		ac.task.seen.blind.note(a.Model) // of this model it was not known
		if err == nil {                  // it was told that there are pictures, and saw none
			return reply, ac.tellOfPictures(ctx, nil, a.tried, "the model can't see pictures")
		}
		return ac.complete(ctx, blind, tools, after, choice)
	}
	if err != nil {
		return reply, fmt.Errorf("ask for %s: %w", a.For, err)
	}
	return reply, ac.tellOfPictures(ctx, a.tried, nil, "")
}

func (ac *AgentContext) base(ctx context.Context, a Ask, tools []llm.Tool) (*llm.Base, error) {
	target, err := ac.runner.Target(ctx, a.Model)
	if err != nil {
		return nil, err
	}
	if err := a.fits(target, tools); err != nil {
		return nil, err
	}
	return llm.FreezeOpen(target, a.messages(), tools, nil)
}

func (a Ask) messages() []llm.Message {
	return []llm.Message{{Role: "system", Text: a.System}, {Role: "user", Text: a.Text, Images: a.images}}
}

// fits refuses what the model's context cannot hold before it is sent.
func (a Ask) fits(t llm.Target, tools []llm.Tool) error {
	return compaction.In(t).Check(a.messages(), tools, compaction.Material)
}

func (ac *AgentContext) call(a Ask, after []llm.Message, choice llm.Choice) llm.Call {
	return llm.Call{Label: "team:" + ac.name + ":" + a.For, Trailing: after, Choice: choice, Temperature: a.Temperature}
}

// count adds a call to the statistics. If the server reports no tokens, four bytes count as one.
func (ac *AgentContext) count(a Ask, after []llm.Message, r llm.Reply) {
	sent := len(a.System) + len(a.Text) + lists.Sum(after, func(m llm.Message) int { return len(m.Text) })
	received := len(r.Text) + len(r.Reasoning) + lists.Sum(r.ToolCalls, func(c llm.ToolCall) int { return len(c.Arguments) })
	tokens := r.Usage.PromptTokens + r.Usage.CompletionTokens
	if !r.Usage.Reported {
		tokens = (sent + received + len(a.images)*pictureSize) / 4
	}
	sent += lists.Sum(a.images, func(i llm.Image) int { return len(i.Data) })
	ac.round.cost(int64(sent), int64(received), int64(tokens))
}

// why gives an error as a person may read it: a fault's sentence, or the error's own text.
func why(err error) string {
	if errors.Is(err, llm.ErrNoTool) {
		return "The model did not answer in the form that was asked for."
	}
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return f.Message
	}
	return cut(oneLine(err.Error()), 400)
}
