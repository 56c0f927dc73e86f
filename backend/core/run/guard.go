package run

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// Reach is what decides where the calls of a run may lead.
type Reach struct {
	Read    []tool.Mark
	Written []string
	Trusted []string
}

// A guard is what the tools of a step go past; see tool.Passage for its rule.
type guard struct{ w *worker }

// Asks implements tool.Guard.
func (g guard) Asks(ctx context.Context, c tool.Crossing) ([]tool.Mark, error) {
	if g.w.allows.Passed(c.Tool.ID, c.Args, c.To) {
		return nil, nil
	}
	return g.w.leaves(ctx, c.To)
}

// Ask implements tool.Guard. The tool of the step itself asks between two executions of the step, so that the run
// holds nothing while it waits.
func (g guard) Ask(ctx context.Context, c tool.Crossing, read []tool.Mark) error {
	w := g.w
	if !tool.Nested(ctx) {
		if ok, _ := w.checkPermission(ctx, c.Tool, w.mask(c.Args), nil); !ok {
			return &tool.Leaving{Crossing: c, Read: read}
		}
		w.allows.Pass(c.Tool.ID, c.Args, c.To)
		return nil
	}
	t := c.Tool.For(c.Args)
	t.Level = tool.Read // whether it may do more was asked already
	allowed, err := asker{w}.allow(ctx, t, c.Args)
	if err == nil && !allowed {
		err = fault.Newf(fault.Forbidden, "A request to %s was not allowed.", c.To).With("host", c.To)
	}
	return err
}

// Note implements tool.Guard.
func (g guard) Note(ctx context.Context, read ...tool.Mark) error {
	read = lists.Map(read, func(m tool.Mark) tool.Mark {
		m.Name = string(g.w.mask([]byte(m.Name)))
		return m
	})
	if len(read) == 0 {
		return nil
	}
	return g.w.p.o.Store.MarkRun(ctx, g.w.Run.Root(), read...)
}

// leaves gives what a person is asked about before a call reaches a place. Other blocks of the run may have read
// something meanwhile, so the store says what was read.
func (w *worker) leaves(ctx context.Context, to string) ([]tool.Mark, error) {
	if to == "" {
		return nil, nil
	}
	r, err := w.p.o.Store.RunReach(ctx, w.Run.Root())
	if err != nil {
		return nil, fmt.Errorf("look what a run has read: %w", err)
	}
	written := append(w.wrote.all(), r.Written...)
	return tool.Passage{To: to, Read: r.Read, Written: written, Allowed: tool.Reachable(r.Trusted)}.Asks(), nil
}

// approval is the question whether a tool may be called. Read is what the call could carry to the place that it reaches.
func (w *worker) approval(t tool.Tool, args json.RawMessage, target *tool.Target, read []tool.Mark) (Inquiry, error) {
	shown, err := t.ShownArgs(w.mask(args))
	if err != nil {
		return Inquiry{}, err
	}
	to, err := t.Destination(args)
	q := Inquiry{
		Kind: Approve, ToolID: t.ID, ToolName: t.Name, OwnName: t.OwnName, Level: t.Level, Args: shown, Target: w.shownTarget(target),
		To: string(w.mask([]byte(to))), Read: read, Text: t.Name + " asks to be allowed.",
	}
	switch {
	case len(read) == 0:
	case t.Level == tool.Read:
		q.Text = fmt.Sprintf("Ask %s? This run has read %s.", q.To, tool.MarkNames(read))
	default:
		q.Text = fmt.Sprintf("%s asks to be allowed. This run has read %s.", t.Name, tool.MarkNames(read))
	}
	return q, err
}

// allow asks a person within the step whether a call may be made, unless that is known. A person who allowed a file to
// be replaced that was changed before they did is asked again.
func (w asker) allow(ctx context.Context, t tool.Tool, args json.RawMessage) (bool, error) {
	to, err := t.Destination(args)
	if err != nil {
		return false, err
	}
	for edited := false; ; {
		target, err := t.Target(ctx, args)
		if err != nil {
			return false, err
		}
		var read []tool.Mark
		said, err := w.askWithin(ctx, func() (*Inquiry, error) {
			if read, err = w.leaves(ctx, to); err != nil {
				return nil, err
			}
			if !edited && len(read) == 0 && (t.Level == tool.Read || w.Run.trusts(t.Trust(target))) {
				return nil, nil //nolint:nilnil // there is nothing to ask
			}
			ok, changed := w.checkPermission(ctx, t, w.mask(args), target)
			if ok {
				return nil, nil //nolint:nilnil // there is nothing to ask
			}
			q, err := w.approval(t, args, target, read)
			q.Changed, q.Edited = changed, edited
			return &q, err
		})
		if err != nil || said.Say == Never {
			return false, err
		}
		now, err := t.Target(ctx, args)
		if err != nil {
			return false, err
		}
		if edited = target != nil && now != nil && target.Edited(*now); edited {
			continue
		}
		w.allows.Hold(t.ID, args, target)
		if len(read) > 0 {
			w.allows.Pass(t.ID, args, to)
		}
		return true, nil
	}
}

// answers reports whether the answer to a request also says that what was read may go to the place of a call.
func (r *Inquiry) answers(said Answer) bool {
	return r != nil && r.Kind == Approve && (said.Say == Once || said.Say == ForRun) && (len(r.Read) > 0 || said.edits())
}

// hosts are those that a person wrote into what a step opens while it works, such as a variable. They may be used from
// many goroutines.
type hosts struct {
	mu    sync.Mutex
	names []string
}

func (h *hosts) add(more ...string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.names = append(h.names, more...)
}

func (h *hosts) all() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Clone(h.names)
}
