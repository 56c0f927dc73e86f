package tool

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/base/mask"
)

// A Registry is a list of tools that is sound. The zero value is of no use; see New.
type Registry struct {
	order []string
	parts map[string]part
	late  *sync.WaitGroup // calls that were left, of this registry and those made from it
	prose mask.Filter     // takes secrets out of what tools give
}

// WithMask gives the same registry with a filter that takes secrets out of what its tools give.
func (r *Registry) WithMask(prose mask.Filter) *Registry {
	return &Registry{order: r.order, parts: r.parts, late: r.late, prose: prose}
}

// New makes a registry of the tools, in their order. The error joins everything that is
// wrong with any of them.
func New(tools ...Tool) (*Registry, error) {
	return (&Registry{late: &sync.WaitGroup{}}).With(tools...)
}

// NewShipped makes a registry of the program's own tools. A test compiles their schemas, so a start need not wait for
// that: each is compiled when it is first used.
func NewShipped(tools ...Tool) (*Registry, error) {
	return (&Registry{late: &sync.WaitGroup{}}).with(tools, func(part) error { return nil })
}

// With is a registry that holds more tools. One with the id of a tool that is held already
// takes its place: a flow's own tool comes before the product's.
func (r *Registry) With(tools ...Tool) (*Registry, error) { return r.with(tools, part.compile) }

func (r *Registry) with(tools []Tool, check func(part) error) (*Registry, error) {
	more := &Registry{order: slices.Clone(r.order), parts: lists.Copy(r.parts), late: r.late, prose: r.prose}
	var all []error
	seen := map[string]bool{}
	for _, t := range tools {
		p, err := prepare(t)
		if err = errors.Join(err, check(p)); err != nil {
			all = append(all, err)
		}
		if seen[t.ID] {
			all = append(all, fmt.Errorf("tool %q: the id is taken twice", t.ID))
		}
		seen[t.ID] = true
		if _, held := more.parts[t.ID]; !held {
			more.order = append(more.order, t.ID)
		}
		more.parts[t.ID] = p
	}
	if err := errors.Join(all...); err != nil {
		return nil, err
	}
	return more, nil
}

// Get gives a tool by its id.
func (r *Registry) Get(id string) (Tool, bool) {
	p, ok := r.parts[id]
	return p.Tool, ok
}

// All walks the tools in the order in which they were declared.
func (r *Registry) All() iter.Seq[Tool] {
	return func(yield func(Tool) bool) {
		for _, id := range r.order {
			if !yield(r.parts[id].Tool) {
				return
			}
		}
	}
}
