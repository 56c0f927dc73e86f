package flow

import (
	"context"
	"strings"

	"terzetto/backend/base/fault"
)

// A Record is what is kept of a run, so that another run of the same flow on the same input
// goes on where this one ended.
type Record struct {
	// Done are the nodes that are done, by their ids. They are not asked again, and the
	// conversation is built from what they gave.
	Done map[string]StepResult
	// Keep stores what a node gave before anything else begins, and returns it as it is stored,
	// which is what the run goes on with. After its error the run fails. nil: nothing is kept.
	Keep func(ctx context.Context, r StepResult) (StepResult, error)
	// Paused are the nodes that reached their limit of turns and asked a person, by their ids. They go
	// on from there.
	Paused map[string]Pause
	// Pause stores where a node is that asks a person whether it goes on, and again when it does, and
	// returns it as it is stored. nil: nothing is kept.
	Pause func(ctx context.Context, p Pause) (Pause, error)
	// Told is the number of the last event that the caller told before the run.
	Told int
	// Around adds what the tools of a node can reach, and what Person and Keep know of it; nil: nothing.
	Around func(ctx context.Context, node string) context.Context
}

// around is the context of a node.
func (x *run) around(ctx context.Context, node string) context.Context {
	if x.Record.Around == nil {
		return ctx
	}
	return x.Record.Around(ctx, node)
}

// keep stores what a node gave. An empty output at the end of a flow is not kept: a reader who takes
// it for a failure tries again.
func (x *run) keep(ctx context.Context, n node, r StepResult) (StepResult, error) {
	if x.Record.Keep == nil || n.last && strings.TrimSpace(r.Output) == "" {
		return r, nil
	}
	return x.Record.Keep(ctx, r)
}

// replay gives and tells the result that a node had before the run was resumed.
func (x *run) replay(n node, kept StepResult) (StepResult, error) {
	if kept.Error != "" { // a branch that the flow went on without
		return kept, &Error{NodeID: n.id, Class: ClassModel, cause: fault.New(fault.Unavailable, kept.Error)}
	}
	x.say(n.id, TypeStepDone, func(h Head) Event { return StepDone{Head: h, Output: kept.Output, Usage: kept.Usage, Kept: true} })
	return kept, nil
}
