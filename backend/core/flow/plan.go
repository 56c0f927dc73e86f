package flow

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// A plan is a flow with everything looked up, so that nothing but models and tools can
// fail once the first request is sent.
type plan struct {
	steps   []planned
	opening opening
}

// A planned step has one node, or a node for each branch.
type planned struct {
	id       string
	parallel bool
	nodes    []node
}

// A node is one call, ready to be made.
type node struct {
	id       string
	config   Config
	target   llm.Target
	sees     bool // images
	tools    []llm.Tool
	registry *tool.Registry
	absent   map[string]bool // tools without a handler
	last     bool            // the flow ends with it
}

func (r *Runner) plan(ctx context.Context, d Definition, in Input, o Options) (plan, error) {
	if err := d.Check(); err != nil {
		return plan{}, err
	}
	if err := o.check(); err != nil {
		return plan{}, err
	}
	open, err := r.open(ctx, in)
	if err != nil {
		return plan{}, err
	}
	p := plan{opening: open}
	for i, s := range d.steps {
		one := planned{id: strconv.Itoa(i + 1), parallel: s.parallel}
		for k, c := range s.configs {
			id := one.id
			if s.parallel {
				id += "." + strconv.Itoa(k+1)
			}
			n, err := r.node(ctx, id, c, o)
			if err != nil {
				return plan{}, errorAt(id, err)
			}
			if i == 0 && c.Prompt == "" && open.empty() {
				return plan{}, fault.New(fault.Invalid, "The flow needs an input or a prompt.").With("field", "input")
			}
			reads := len(open.images) > 0 && (i == 0 || c.Context == ContextFull)
			if reads && !n.sees && !o.DropAttachments {
				return plan{}, errorAt(id, fault.Newf(fault.Invalid,
					"Step %s sends images, but %s may not read images. Choose another model, or leave the images out.",
					id, n.target.Model).With("field", "attachments"))
			}
			n.last = i == len(d.steps)-1 && !s.parallel
			one.nodes = append(one.nodes, n)
		}
		p.steps = append(p.steps, one)
	}
	return p, nil
}

func (r *Runner) node(ctx context.Context, id string, c Config, o Options) (node, error) {
	n := node{id: id, config: c, absent: map[string]bool{}}
	var err error
	if n.target, err = r.Target(ctx, c.Model); err != nil {
		return n, fmt.Errorf("find the model: %w", err)
	}
	if slices.Contains(o.VisionModels, n.target.Model) {
		n.target.Capabilities.Vision, n.target.Capabilities.Memory.Blind = llm.Yes, false
	}
	n.sees = n.target.Capabilities.Vision == llm.Yes && !n.target.Capabilities.Blind()
	var own []tool.Tool
	for _, t := range c.Tools {
		held, known := tool.Tool{}, false
		if r.Tools != nil {
			held, known = r.Tools.Get(t.Name)
		}
		given := llm.Tool{Name: t.Name, Description: cmp.Or(t.Description, held.Description), Parameters: t.Parameters}
		if given.Parameters == nil {
			given.Parameters = held.Input
		}
		if given.Parameters == nil {
			given.Parameters = json.RawMessage(`{"type":"object"}`)
		}
		n.tools = append(n.tools, given)
		switch act := o.act(t); {
		case act != nil:
			own = append(own, tool.Tool{
				ID: t.Name, Description: cmp.Or(given.Description, t.Name), Level: tool.Read, Input: given.Parameters,
				Do: func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
					text, err := act(ctx, args)
					if err != nil {
						return nil, err
					}
					return json.Marshal(text)
				},
			})
		case !known:
			n.absent[t.Name] = true
		}
	}
	registry := r.Tools
	if registry == nil {
		registry, _ = tool.New() // an empty list is sound
	}
	if n.registry, err = registry.With(own...); err != nil {
		return n, fault.New(fault.Invalid, "Couldn't use a tool of the flow. Its parameters must be a JSON Schema of an object.").Because(err)
	}
	return n, nil
}

// act is who carries a tool out before the product's own does, or nil.
func (o Options) act(t Tool) Handler {
	switch {
	case t.Handler != nil:
		return t.Handler
	case o.OnToolCall != nil:
		return func(ctx context.Context, args json.RawMessage) (string, error) {
			return o.OnToolCall(ctx, t.Name, args)
		}
	}
	return nil
}

func (n node) has(name string) bool {
	return slices.ContainsFunc(n.tools, func(t llm.Tool) bool { return t.Name == name })
}
