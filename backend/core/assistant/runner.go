package assistant

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/mask"
	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A Runner answers as assistants. It keeps nothing of an answer and may be used by many
// goroutines.
type Runner struct {
	Model flow.Model
	// Target says how a model is asked; the empty name is the one that was chosen.
	Target func(ctx context.Context, model string) (llm.Target, error)
	Now    func() time.Time
}

// A Request is what an assistant answers, and in which surroundings.
type Request struct {
	Message string
	Work    *Work          // what the message is a step of; nil: it stands for itself
	History []flow.Message // what was said before in the conversation, oldest first, whole
	Tools   *tool.Registry // that there are
	// Person is asked before a tool that writes or executes; nil: there is no person, so nothing
	// of that kind is done. It is called by one goroutine at a time.
	Person func(ctx context.Context, t tool.Tool, args json.RawMessage) (bool, error)
	// Log hears what is done while it is done; nil: nothing is logged. It must be quick.
	Log  func(tool.Line)
	Mask mask.Filter // takes secrets out of what tools give
}

// maxRelevant is how many tools are chosen by likeness. Each one costs every request its
// description, and small models choose badly among many.
const maxRelevant = 8

// retries of a request that nothing was heard of. No person watches a run and would try again.
const retries = 2

// Answer answers as an assistant. A model that says nothing is fault.Unavailable; other errors
// are those of a flow.
func (r *Runner) Answer(ctx context.Context, a Assistant, q Request) (string, error) {
	ctx, err := nestContext(ctx)
	if err != nil {
		return "", err
	}
	target, err := r.Target(ctx, a.Model)
	if err != nil {
		return "", fmt.Errorf("find the model of %s: %w", a.Name, err)
	}
	log := func(l tool.Line) {
		if l.Agent = a.Name; q.Log != nil {
			q.Log(l)
		}
	}
	chosen, gone := choose(a, q.Message, q.Tools)
	found := len(chosen)
	if a.Strategy == Relevant && !target.Capabilities.CallsTools() {
		chosen = lists.Keep(chosen, func(t tool.Tool) bool { return isNamed(t, a.Prompt+" "+q.Message) })
	}
	registry, err := q.Tools.With(maskTools(chosen, q.Mask)...)
	if err != nil {
		return "", fmt.Errorf("hand the tools to %s: %w", a.Name, err)
	}
	log(tool.Line{Text: openingLine(a, target.Model, chosen, gone, len(chosen) < found)})
	named := lists.Map(chosen, func(t tool.Tool) flow.Tool { return flow.Tool{Name: t.ID} })
	step := flow.Config{Model: a.Model, System: a.Prompt, Tools: named}
	options := flow.Options{Retries: retries, OnMissingTool: flow.Report}
	if q.Person != nil {
		options.Person = func(ctx context.Context, asked flow.Question) (bool, error) {
			allowed, err := q.Person(ctx, asked.Tool, asked.Args)
			if allowed {
				log(tool.Line{Text: "Calls " + asked.Tool.ID + ".", ToolID: asked.Tool.ID, Value: asked.Args})
			}
			return allowed, err
		}
	}
	runner := &flow.Runner{Model: r.Model, Target: r.Target, Tools: registry, Now: r.Now}
	used := len(a.Prompt) + lists.Sum(chosen, func(t tool.Tool) int {
		return compaction.ToolSize(llm.Tool{Name: t.ID, Description: t.Description, Parameters: t.Input})
	})
	text := q.Work.instruction(q.Message, room(target), used)
	if q.Work != nil {
		given, _ := json.Marshal(text) // of a text
		log(tool.Line{Text: "Prompt sent to the model.", Value: given})
	}
	in := flow.Input{Text: text, Messages: History(q.History, room(target), used+len(text))}
	result, err := runner.Run(ctx, flow.New().Step(step), in, options, func(e flow.Event) { logEvent(e, registry, log) })
	switch {
	case err != nil:
		return result.Output, err
	case strings.TrimSpace(result.Output) == "":
		return "", fault.Newf(fault.Unavailable, "%s sent no answer. Try again, or choose another model for this assistant.", a.Name)
	}
	return result.Output, nil
}

// choose gives the tools that an assistant is shown for a message. gone are ids that it lists
// and that do not exist. The tool that asks assistants is there only for who lists it, because an
// answer should not ask itself.
func choose(a Assistant, message string, box *tool.Registry) (chosen []tool.Tool, gone []string) {
	listed := map[string]bool{}
	for _, id := range a.Tools {
		switch t, ok := box.Get(id); {
		case !ok:
			gone = append(gone, id)
		case !listed[id]:
			listed[id] = true
			chosen = append(chosen, t)
		}
	}
	if a.Strategy != Relevant {
		return chosen, gone
	}
	chosen = nil
	for _, t := range box.Relevant(message, math.MaxInt) {
		if len(a.Tools) == 0 && t.AssistantRunner || len(a.Tools) > 0 && !listed[t.ID] {
			continue
		}
		if chosen = append(chosen, t); len(chosen) == maxRelevant {
			break
		}
	}
	return chosen, gone
}

// isNamed reports whether a text names a tool, by what it is called for people or for models. A model that calls no tools
// is told of a tool in words, which a small model takes for the question, so it is told of no other one.
func isNamed(t tool.Tool, text string) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, strings.ToLower(t.ID)) || t.Name != "" && strings.Contains(text, strings.ToLower(t.Name))
}

// maskTools are the same tools as an assistant calls them: with secrets taken out of what they
// give, and without a question to a person, which would end the answer in its middle.
func maskTools(tools []tool.Tool, secrets mask.Filter) []tool.Tool {
	out := slices.Clone(tools)
	for i, t := range out {
		out[i].Output = nil // a value that was masked may not fit any more
		out[i].Do = func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
			value, err := t.Do(ctx, args)
			switch {
			case err != nil:
				return nil, maskError(err, secrets)
			case value == nil:
				return nil, nil
			}
			return secrets.JSON(value), nil
		}
	}
	return out
}

func maskError(err error, secrets mask.Filter) error {
	if sent, ok := errors.AsType[*tool.Leaving](err); ok {
		sent.Args = secrets.JSON(sent.Args)
		return sent
	}
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		return fault.Newf(fault.Conflict, "You can't ask in the middle of a reply. Put the question into the reply: %s", secrets.Text(asking.Text))
	}
	return secrets.Error(err)
}

// openingLine says who answers, with which model and which tools. left says that the model isn't told of all of them.
func openingLine(a Assistant, model string, chosen []tool.Tool, gone []string, left bool) string {
	said := []string{a.Name + " answers with " + model + "."}
	if len(chosen) > 0 {
		names := lists.Map(chosen, func(t tool.Tool) string { return t.Name })
		said = append(said, "Its tools are "+strings.Join(names, ", ")+".")
	}
	if len(gone) > 0 {
		said = append(said, "These tools were removed: "+strings.Join(gone, ", ")+".")
	}
	if left {
		said = append(said, "This model can't call tools, so tools that the message doesn't name were left out.")
	}
	return strings.Join(said, " ")
}

// logEvent writes the calls of tools into the log. A call that needs a permission is logged once it is
// allowed, because until then nothing was called. Chunks are not logged, and the end is the result.
func logEvent(e flow.Event, registry *tool.Registry, log func(tool.Line)) {
	l := tool.Line{}
	switch e := e.(type) {
	case flow.ToolCalled:
		if t, ok := registry.Get(e.Name); ok && t.For(e.Args).Level != tool.Read {
			return
		}
		l.Text, l.ToolID = "Calls "+e.Name+".", e.Name
	case flow.ToolAnswered:
		if l.Text = e.Name + " answered."; e.IsError {
			l.Text = e.Name + " failed."
		}
	default:
		return
	}
	l.Value, _ = json.Marshal(e) // an event; it is marshalled for the doors as well
	log(l)
}

// maxDeep is how many answers may be asked for within each other. A person who has one
// assistant lead others needs two; without an end they could ask each other for ever.
const maxDeep = 3

type deepKey struct{}

// nestContext is the context of an answer within another.
func nestContext(ctx context.Context) (context.Context, error) {
	n, _ := ctx.Value(deepKey{}).(int)
	if n == maxDeep {
		return nil, fault.Newf(fault.Conflict, "Assistants can ask each other at most %d levels deep. Answer without asking.", maxDeep)
	}
	return context.WithValue(ctx, deepKey{}, n+1), nil
}
