package team

import (
	"context"
	"encoding/json"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// A ToolCall is a call of a tool that does more than read.
type ToolCall struct {
	ID          string // one that was asked about before a restart keeps it
	RequestID   string
	RequestName string // its name
	Agent       string
	Tool        tool.Tool
	Args        json.RawMessage
	Trusted     []string     // what a person allowed for the task; see tool.Tool.Trust and tool.ReachTrust
	Read        []tool.Mark  // what the team has read
	Written     []string     // the hosts that the user wrote
	Resumed     bool         // it was made before a restart: nothing is begun, only what becomes of it is awaited
	Asked       func() error // is told once when a person is asked; its error ends the call
}

// An Outcome is what became of a ToolCall.
type Outcome struct {
	Allowed bool        // or no permission was needed
	Trusted []string    // from now on, for the rest of the task
	Read    []tool.Mark // by the call
	Result  tool.Result
}

// act calls a tool that does more than read, once a person allows it. While the person decides,
// the agent holds no place behind the gate and its time limits are paused.
func (ac *AgentContext) act(ctx context.Context, t tool.Tool, args json.RawMessage) (tool.Result, error) {
	task := ac.task
	if ac.runner.Policy.Act == nil || task == nil {
		return tool.Result{}, forbidden(t)
	}
	call := Call{ID: ac.runner.NewID(), Agent: ac.name, ToolID: t.ID, Tool: t.Name, Hash: hashOf(args)}
	if before, ok := task.before(call); ok {
		return before.result(t)
	}
	asked := false
	goOn := task.wait()
	out, err := ac.runner.Policy.Act(ctx, ToolCall{
		ID: call.ID, RequestID: ac.round.id, RequestName: ac.round.headNow().Name, Agent: ac.name, Tool: t, Args: args, Trusted: task.trusted.list(),
		Read: ac.round.reading.Read(), Written: ac.round.reading.WrittenHosts(),
		Asked: func() error {
			asked = true
			return ac.tell(ctx, Asked{call})
		},
	})
	if late := goOn(ctx); late != nil {
		return tool.Result{}, late
	}
	if ctx.Err() != nil {
		return tool.Result{}, context.Cause(ctx)
	}
	var late error
	if call.Made, late = ac.keepMade(ctx); late != nil {
		return tool.Result{}, late
	}
	var done Event = Called{call}
	if asked {
		done = Answered{call, out.Allowed}
	}
	if err := ac.tell(ctx, done); err != nil {
		return tool.Result{}, err
	}
	if late := ac.learn(ctx, out); late != nil {
		return tool.Result{}, late
	}
	return settled{out, err}.result(t)
}

func forbidden(t tool.Tool) error {
	return fault.Newf(fault.Forbidden, "%s is not allowed.", t.Name)
}

// learn keeps what a call read, and what a person allowed for the rest of the task.
func (ac *AgentContext) learn(ctx context.Context, out Outcome) error {
	for _, what := range out.Trusted {
		ac.task.trusted.note(what)
	}
	return ac.round.reading.Note(ctx, out.Read...)
}

// tell writes a line about what a person is asked.
func (ac *AgentContext) tell(ctx context.Context, e Event) error {
	if err := ac.round.apply(context.WithoutCancel(ctx), e); err != nil {
		return fmt.Errorf("write what is asked: %w", err)
	}
	return nil
}

// FileSet gives the files of a request's running task, for the tools that its agent calls; false
// if no task is running.
func (e *Runner) FileSet(request string) (tool.FileSet, bool) {
	r := e.running(request)
	if r == nil {
		return nil, false
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.running, r.running != nil
}

// Delivered says whether a tool made a document of a name during the task.
func (ac *AgentContext) Delivered(label string) bool {
	if ac.task == nil {
		return false
	}
	return ac.task.hasMade(Label(label))
}
