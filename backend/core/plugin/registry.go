package plugin

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"regexp"
	"slices"

	"terzetto/backend/base/schema"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// A Registry is the immutable list of plug-ins, in the order declared.
type Registry struct {
	declared []Plugin
	ordered  []Plugin // by priority, ties as declared
	schemas  map[string]*schema.Schema
}

// ids are used in paths, so they are plain words; "start" belongs to another route.
var idForm = regexp.MustCompile(`^[a-z][a-z0-9_]{0,63}$`)

// toolForm is what every model server takes as the name of a tool.
var toolForm = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)

// NewRegistry builds the registry, and reports every fault of the list at once. taken are
// the names of tools that no plug-in may declare.
func NewRegistry(taken []string, plugins ...Plugin) (*Registry, error) {
	r := &Registry{declared: slices.Clone(plugins), ordered: slices.Clone(plugins), schemas: map[string]*schema.Schema{}}
	var faults []error
	add := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	seen := map[string]bool{}
	owners := map[string]string{}
	for _, name := range taken {
		owners[name] = "the program"
	}
	for i, w := range plugins {
		switch {
		case !idForm.MatchString(w.ID) || w.ID == "start":
			add("plug-in %d: id %q is not a plain word", i, w.ID)
		case seen[w.ID]:
			add("plug-in %q is declared twice", w.ID)
		}
		seen[w.ID] = true
		if w.Name == "" {
			add("plug-in %q has no name", w.ID)
		}
		if w.Artifacts != nil && w.Artifacts.Regenerate == nil {
			add("plug-in %q makes artifacts but has no Regenerate", w.ID)
		}
		if w.Artifacts != nil && w.Artifacts.Reroll == nil {
			add("plug-in %q makes artifacts but has no Reroll", w.ID)
		}
		for _, t := range w.Tools {
			switch owner, used := owners[t.Name]; {
			case !toolForm.MatchString(t.Name):
				add("plug-in %q: %q is no name for a tool", w.ID, t.Name)
			case used:
				add("plug-in %q: the tool %q is declared by %s already", w.ID, t.Name, owner)
			}
			owners[t.Name] = "plug-in " + w.ID
		}
		schema, err := w.Config.compile(w.ID)
		if err != nil {
			faults = append(faults, err)
		}
		r.schemas[w.ID] = schema
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	slices.SortStableFunc(r.ordered, func(a, b Plugin) int { return cmp.Compare(a.Priority, b.Priority) })
	return r, nil
}

// All walks the plug-ins in the order declared.
func (r *Registry) All() iter.Seq[Plugin] { return slices.Values(r.declared) }

// Get is the plug-in of this id.
func (r *Registry) Get(id string) (Plugin, bool) {
	i := slices.IndexFunc(r.declared, func(w Plugin) bool { return w.ID == id })
	if i < 0 {
		return Plugin{}, false
	}
	return r.declared[i], true
}

// Pre walks the plug-ins with a PreHook in the order of their priority.
func (r *Registry) Pre() iter.Seq[Plugin] {
	return r.byPriority(func(w Plugin) bool { return w.Pre != nil })
}

// Post walks the plug-ins with a PostHook in the order of their priority.
func (r *Registry) Post() iter.Seq[Plugin] {
	return r.byPriority(func(w Plugin) bool { return w.Post != nil })
}

func (r *Registry) byPriority(bound func(Plugin) bool) iter.Seq[Plugin] {
	return func(yield func(Plugin) bool) {
		for _, w := range r.ordered {
			if bound(w) && !yield(w) {
				return
			}
		}
	}
}

// TurnTools are the tools that plug-ins put among those of a turn, without those of
// plug-ins that are switched off, in the order declared.
func (r *Registry) TurnTools(s chat.Settings) []llm.Tool {
	var tools []llm.Tool
	for _, w := range r.declared {
		if !Enabled(w.ID, s) {
			continue
		}
		for _, t := range w.Tools {
			if t.InTurn {
				tools = append(tools, t.Tool)
			}
		}
	}
	return tools
}

// CheckConfig reports what is wrong with a configuration that somebody wants to save: a
// fault.Invalid whose detail "fields" says it by JSON pointer.
func (r *Registry) CheckConfig(id string, config map[string]any) error {
	return checkConfig(r.schemas[id], config)
}
