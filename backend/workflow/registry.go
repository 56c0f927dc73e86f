package workflow

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"regexp"
	"slices"
)

// A Registry is the immutable list of workflows, in the order declared.
type Registry struct {
	declared []Workflow
	ordered  []Workflow // by priority, ties as declared
}

// ids are used in paths, so they are plain words; "start" belongs to another route.
var idForm = regexp.MustCompile(`^[a-z][a-z0-9_]{0,63}$`)

// NewRegistry builds the registry, and reports every fault of the list at once.
func NewRegistry(workflows ...Workflow) (*Registry, error) {
	var faults []error
	seen := map[string]bool{}
	for i, w := range workflows {
		switch {
		case !idForm.MatchString(w.ID) || w.ID == "start":
			faults = append(faults, fmt.Errorf("workflow %d: id %q is not a plain word", i, w.ID))
		case seen[w.ID]:
			faults = append(faults, fmt.Errorf("workflow %q is declared twice", w.ID))
		}
		if w.Name == "" {
			faults = append(faults, fmt.Errorf("workflow %q has no name", w.ID))
		}
		seen[w.ID] = true
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	r := &Registry{declared: slices.Clone(workflows), ordered: slices.Clone(workflows)}
	slices.SortStableFunc(r.ordered, func(a, b Workflow) int { return cmp.Compare(a.Priority, b.Priority) })
	return r, nil
}

// All walks the workflows in the order declared.
func (r *Registry) All() iter.Seq[Workflow] { return slices.Values(r.declared) }

// Has reports whether a workflow of this id is declared.
func (r *Registry) Has(id string) bool {
	return slices.ContainsFunc(r.declared, func(w Workflow) bool { return w.ID == id })
}

// Pre walks the bound PreHooks in the order of their priority.
func (r *Registry) Pre() iter.Seq2[string, PreHook] {
	return func(yield func(string, PreHook) bool) {
		for _, w := range r.ordered {
			if w.Pre != nil && !yield(w.ID, w.Pre) {
				return
			}
		}
	}
}

// Post walks the bound PostHooks in the order of their priority.
func (r *Registry) Post() iter.Seq2[string, PostHook] {
	return func(yield func(string, PostHook) bool) {
		for _, w := range r.ordered {
			if w.Post != nil && !yield(w.ID, w.Post) {
				return
			}
		}
	}
}
