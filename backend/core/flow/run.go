package flow

import (
	"cmp"
	"context"
	"strings"
	"sync"

	"terzetto/backend/model/llm"
)

// A run is a flow while it is carried out.
type run struct {
	*Runner
	Options

	slots chan struct{} // nil: as many branches as there are
	mu    sync.Mutex
	seq   int
	emit  func(Event)
}

// Run carries a flow out and tells what happens, one event at a time; emit may be nil. The
// error is an *Error. The result holds what was done however the run ends.
func (r *Runner) Run(ctx context.Context, d Definition, in Input, o Options, emit func(Event)) (Result, error) {
	o = d.completeOptions(o)
	o.MaxTurns = cmp.Or(o.MaxTurns, defaultTurns)
	x := &run{Runner: r, Options: o, emit: emit, seq: o.Record.Told}
	if o.Concurrency > 0 {
		x.slots = make(chan struct{}, o.Concurrency)
	}
	began := r.Now()
	result := Result{Steps: []StepResult{}}
	p, err := r.plan(ctx, d, in, o)
	if err == nil {
		err = x.steps(ctx, p, &result)
	}
	result.Duration = r.Now().Sub(began).Milliseconds()
	if err != nil {
		failed := errorAt("", err)
		if ctx.Err() != nil {
			failed = contextError(ctx, failed.NodeID)
		}
		x.say(failed.NodeID, TypeError, func(h Head) Event { return Failed{h, failed, result} })
		return result, failed
	}
	x.say("", TypeDone, func(h Head) Event { return Done{h, result} })
	return result, nil
}

// say gives an event its number. Events are told one at a time, in their order.
func (x *run) say(node string, kind Type, event func(Head) Event) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.seq++
	if x.emit != nil {
		x.emit(event(Head{Type: kind, NodeID: node, Seq: x.seq}))
	}
}

// steps goes from step to step. The conversation grows by what each one says.
func (x *run) steps(ctx context.Context, p plan, result *Result) error {
	talk := p.opening.before
	for i, s := range p.steps {
		if ctx.Err() != nil {
			return contextError(ctx, "")
		}
		turn := turn{talk: talk, input: p.opening.text, output: result.Output, first: i == 0}
		if turn.first {
			turn.images = p.opening.images
		}
		var one StepResult
		var err error
		if s.parallel {
			one, err = x.branches(ctx, s, turn)
		} else {
			one, err = x.node(ctx, s.nodes[0], turn)
		}
		result.Usage = result.Usage.plus(one.Usage)
		if err != nil {
			failed := errorAt(s.id, err)
			one.Error = failed.Sentence()
			result.Steps = append(result.Steps, one)
			return failed
		}
		result.Steps = append(result.Steps, one)
		result.Output = one.Output
		talk = talk.user(turn.userSide(s), turn.images).assistant(one.Output)
	}
	return nil
}

// A turn is what a step finds when it begins.
type turn struct {
	talk          conversation
	input, output string // of the run, and of the step before
	images        []llm.Image
	first         bool
}

// text is what the user says to a step: the prompt with its references filled in, and at the
// first step the input.
func (t turn) text(c Config) string {
	text := t.fillPrompt(c)
	if t.first && !strings.Contains(c.Prompt, "{{input}}") {
		text = join(text, t.input)
	}
	return text
}

func (t turn) fillPrompt(c Config) string {
	return strings.NewReplacer("{{input}}", t.input, "{{output}}", t.output).Replace(c.Prompt)
}

// messages are what a step's model is sent.
func (t turn) messages(n node) conversation {
	talk, text := t.talk.fork(), t.text(n.config)
	switch n.config.Context {
	case ContextFull:
	case ContextLast:
		if talk = nil; !t.first && !strings.Contains(n.config.Prompt, "{{output}}") {
			text = join(text, t.output)
		}
	case ContextNone:
		talk = nil
	}
	talk = talk.user(text, t.images)
	if !n.sees {
		talk = talk.blind() // plan refused it where images may not be left out
	}
	return talk
}

// userSide is the message of the user that the conversation keeps for a step. It holds all the prompts of branches that
// differ in them.
func (t turn) userSide(s planned) string {
	texts := make([]string, len(s.nodes))
	same := true
	for i, n := range s.nodes {
		texts[i] = t.text(n.config)
		same = same && texts[i] == texts[0]
	}
	if same {
		return texts[0]
	}
	all := ""
	for i, n := range s.nodes {
		if text := t.fillPrompt(n.config); text != "" {
			all = join(all, section("Prompt", i, text))
		}
	}
	if t.first {
		all = join(all, t.input)
	}
	return all
}
