package flow

import (
	"context"
	"encoding/json"
	"iter"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// A Model answers calls; llm.Client does.
type Model interface {
	Complete(ctx context.Context, b *llm.Base, c llm.Call, hear func(llm.Delta)) (llm.Reply, error)
}

// A Runner carries flows out. It keeps nothing of a run and may be used by many goroutines.
type Runner struct {
	Model Model
	// Target says how a model is asked; the empty name is the one that was chosen.
	Target func(ctx context.Context, model string) (llm.Target, error)
	Tools  *tool.Registry // the product's
	Now    func() time.Time
	// Document reads the text out of a PDF; nil: PDFs are refused.
	Document func(ctx context.Context, data []byte) (string, error)
}

// An Input is what a run begins with. As JSON it may be a text by itself.
type Input struct {
	Text        string       `json:"input"`
	Messages    []Message    `json:"messages"` // what was said before
	Attachments []Attachment `json:"attachments"`
}

// A Message is one of what was said before, of a user or an assistant.
type Message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

// An Attachment is an image or a PDF, as base64 or as a data: address. Other addresses are
// not fetched.
type Attachment struct {
	URL     string `json:"url"`
	Content string `json:"content"`
	Mime    string `json:"mimeType"`
}

// UnmarshalJSON reads a text or an object.
func (in *Input) UnmarshalJSON(text []byte) error {
	*in = Input{}
	if json.Unmarshal(text, &in.Text) == nil {
		return nil
	}
	type plain Input
	if err := json.Unmarshal(text, (*plain)(in)); err != nil {
		return fault.New(fault.Invalid, "The field input must be text, or an object of input, messages and attachments.").With("field", "input").Because(err)
	}
	return nil
}

// A Choice is what to do where the document leaves the decision to the caller.
type Choice string

// The choices.
const (
	Finalize Choice = "finalize" // after the last turn: one more request, without tools
	Warn     Choice = "warn"     // after the last turn: the text so far, and a note
	Fail     Choice = "error"
	Ask      Choice = "ask"      // after the last turn: a person says whether it goes on
	Stop     Choice = "stop"     // the step ends with the text so far
	Report   Choice = "report"   // the model is told
	Continue Choice = "continue" // the flow goes on without the branch
)

// afterTurns are the choices for a call that has had its last turn.
var afterTurns = []Choice{Finalize, Warn, Fail, Ask}

// Options are how a run is carried out. The zero value is the default.
type Options struct {
	Concurrency     int      `json:"concurrency"`     // branches at a time; 0: all
	Retries         int      `json:"retries"`         // of a request, beyond those of the client
	BranchTimeout   int64    `json:"branchTimeout"`   // milliseconds; 0: none
	OnBranchError   Choice   `json:"onBranchError"`   // Fail (default), Continue
	MaxTurns        int      `json:"maxTurns"`        // requests of a step that may call tools; 0: 10
	OnMaxTurns      Choice   `json:"onMaxTurns"`      // empty: as the flow says, else Finalize; Warn, Fail, Ask
	OnMissingTool   Choice   `json:"onMissingTool"`   // Fail (default), Stop, Report
	VisionModels    []string `json:"visionModels"`    // that read images, whatever a probe said
	DropAttachments bool     `json:"dropAttachments"` // leave images out for models that read none

	// OnToolCall carries out tools that have no handler, before the product's own do.
	OnToolCall func(ctx context.Context, name string, args json.RawMessage) (string, error) `json:"-"`
	// Person is asked before a tool that writes or executes, and where OnMaxTurns is Ask.
	// nil: there is no person, so nothing is allowed.
	Person func(ctx context.Context, q Question) (bool, error) `json:"-"`
	// Unasked is added to the refusal of a tool where Person is nil: how a person can be asked.
	Unasked string `json:"-"`
	// Record is where a run goes on after a crash or a failure; the zero value keeps nothing.
	Record Record `json:"-"`
}

// A Question is what a person is asked. Without a tool it is whether the step may go on
// calling tools.
type Question struct {
	NodeID string
	Tool   tool.Tool
	Args   json.RawMessage
	Turns  int // how often the step has asked its model
}

// How often a step may call tools, and a request may be tried again, at most.
const (
	defaultTurns = 10
	maxTurns     = 1000
	maxRetries   = 10
)

func (o Options) check() error {
	one := func(field string, got Choice, of ...Choice) error {
		if got == "" || slices.Contains(of, got) {
			return nil
		}
		return fault.Newf(fault.Invalid, "The option %s can't be “%s”.", field, got).With("field", field)
	}
	between := func(field string, got, most int64) error {
		if got < 0 || got > most {
			return fault.Newf(fault.Invalid, "The option %s must be between 0 and %d.", field, most).With("field", field)
		}
		return nil
	}
	for _, err := range []error{
		between("concurrency", int64(o.Concurrency), MaxBranches), between("retries", int64(o.Retries), maxRetries),
		between("branchTimeout", o.BranchTimeout, time.Hour.Milliseconds()), between("maxTurns", int64(o.MaxTurns), maxTurns),
		one("onBranchError", o.OnBranchError, Fail, Continue), one("onMaxTurns", o.OnMaxTurns, afterTurns...),
		one("onMissingTool", o.OnMissingTool, Fail, Stop, Report),
	} {
		if err != nil {
			return err
		}
	}
	if o.OnMaxTurns == Ask && o.Person == nil {
		return fault.New(fault.Invalid, "The option onMaxTurns can be “ask” only in a flow that is kept, where you can answer.").With("field", "onMaxTurns")
	}
	return nil
}

// Check reports what prevents a run, without asking a model: the
// definition, the options, the models and what they can read.
func (r *Runner) Check(ctx context.Context, d Definition, in Input, o Options) error {
	_, err := r.plan(ctx, d, in, d.completeOptions(o))
	return err
}

// Stream is Run as a sequence. Its last event says how the run ended. Breaking off ends the
// run, and returns when it has ended.
func (r *Runner) Stream(ctx context.Context, d Definition, in Input, o Options) iter.Seq[Event] {
	return func(yield func(Event) bool) {
		ctx, cancel := context.WithCancel(ctx)
		events, left := make(chan Event), make(chan struct{})
		var running sync.WaitGroup
		running.Go(func() {
			defer close(events)
			_, _ = r.Run(ctx, d, in, o, func(e Event) { // the last event says both
				select {
				case events <- e:
				case <-left:
				}
			})
		})
		defer func() {
			cancel()
			close(left)
			running.Wait()
		}()
		for e := range events {
			if !yield(e) {
				return
			}
		}
	}
}
