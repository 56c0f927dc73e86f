package run

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/value"
)

// descend begins the run of another workflow, or uses the outcome of that run.
func (w *worker) descend(ctx context.Context) bool {
	c := w.Child
	if c == nil {
		return w.beginChild(ctx)
	}
	if err := (guard{w}).Note(ctx, c.Read...); err != nil {
		return w.fail(ctx, err, "")
	}
	switch {
	case c.CompletedAt != nil:
		// A child's vars come back as a run's do to its conversation.
		if w.Step.Do.Vars == nil {
			w.keep(c.Vars)
		}
		return w.finish(ctx, w.ChildLast, []Log{w.line(*w.Step, Info, "The run of "+c.Name+" is done.")})
	case c.HaltedAt != nil:
		return w.fail(ctx, fault.Newf(fault.Conflict, "%s was stopped.", c.Name), "")
	default:
		return w.fail(ctx, fault.Newf(fault.Conflict, "%s failed: %s", c.Name, c.Error.Message), "")
	}
}

func (w *worker) beginChild(ctx context.Context) bool {
	if w.Run.Depth >= maxNesting {
		return w.fail(ctx, fault.Newf(fault.Invalid, "Workflows can run each other at most %d levels deep.", maxNesting), "")
	}
	t, err := w.p.o.Store.Workflow(ctx, w.Step.Do.Template)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	vars, err := w.childVars(ctx)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	reach, err := w.p.o.Store.RunReach(ctx, w.Run.Root())
	if err != nil {
		return w.fail(ctx, err, "")
	}
	child := t.Run(w.p.o.NewID(), vars).WithoutSecrets(w.mask)
	child.Read, child.Written = reach.Read, slices.Concat(child.Written, reach.Written)
	child.ParentID, child.Depth = w.Run.ID, w.Run.Depth+1
	child.ConversationID, child.ParentMessageID = w.Run.ConversationID, w.Run.ParentMessageID
	child.Trigger = w.Run.Trigger
	child.AssistantID = cmp.Or(child.AssistantID, w.Run.AssistantID)
	now := w.p.o.Now()
	step := *w.Step
	step.ChildID, step.ContextID, step.StartedAt = child.ID, w.p.o.NewID(), &now
	w.Run.Waiting = ForChild
	said := w.line(step, Info, "This step runs "+t.Name+".")
	if t.ID == w.Run.TemplateID {
		said = w.line(step, Warning, fmt.Sprintf("%s runs itself, %d levels deep. The limit is %d levels.", t.Name, child.Depth, maxNesting))
	}
	begun := Change{Run: w.Run, Step: &step, Begin: []New{child}, Logs: []Log{said}}
	if w.save(ctx, begun) {
		w.p.Offer(child.ID)
	}
	return false
}

// childVars are the vars that a workflow below begins with: those that the step hands it, or else
// the run's with the step's own.
func (w *worker) childVars(ctx context.Context) (map[string]json.RawMessage, error) {
	given := w.Step.Do.Vars
	if given == nil {
		given = w.Step.Do.Args
	}
	from := w.sources(ctx)
	vars := map[string]json.RawMessage{}
	for name, v := range given {
		var err error
		if vars[name], err = value.Resolve(v, from); err != nil {
			return nil, value.Fault(name, err)
		}
	}
	if w.Step.Do.Vars == nil {
		vars = w.Run.with(vars).Vars
	}
	return vars, nil
}
