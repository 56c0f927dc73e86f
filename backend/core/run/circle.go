package run

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/base/schema"
)

// A Circle is a chain of workflows of which each runs the next whatever happens, so that none of
// them would come to its end.
type Circle struct {
	At    string   // the JSON pointer to the step that begins the circle
	Names []string // of the workflows, the first one at the end again
}

// Sentence says what is wrong.
func (c Circle) Sentence() string {
	if len(c.Names) == 2 {
		return "A workflow can't run itself without a condition."
	}
	return "These workflows run each other in an endless loop: " + strings.Join(c.Names, " → ") + ". Add a condition to one of the steps."
}

// CircleOf finds a circle that begins at a workflow, or gives nil. Find reads another workflow;
// one that is fault.NotFound runs nothing. Steps that depend on a condition begin no circle, because
// the person may know that it becomes false: how deep such workflows run each other is bounded when
// they run. Starts says that steps which start a workflow and don't wait for it count too; find then gets its id or its name.
func CircleOf(t Workflow, starts bool, find func(id string) (Workflow, error)) (*Circle, error) {
	type visit struct {
		Workflow
		at   string
		path []string
	}
	seen := map[string]bool{}
	for next := []visit{{Workflow: t, path: []string{t.Name}}}; len(next) > 0; next = next[1:] {
		one := next[0]
		for _, c := range certain(one.Instructions, "/instructions", starts) {
			at := cmp.Or(one.at, c.at)
			if c.id == t.ID && t.ID != "" {
				return &Circle{At: at, Names: append(slices.Clone(one.path), t.Name)}, nil
			}
			if seen[c.id] {
				continue
			}
			seen[c.id] = true
			below, err := find(c.id)
			switch {
			case fault.Is(err, fault.NotFound) || fault.Is(err, fault.Malformed): // none has the name, or several have it
			case err != nil:
				return nil, err
			case below.ID == t.ID && t.ID != "":
				return &Circle{At: at, Names: append(slices.Clone(one.path), t.Name)}, nil
			default:
				next = append(next, visit{below, at, append(slices.Clone(one.path), below.Name)})
			}
		}
	}
	return nil, nil //nolint:nilnil // there is none
}

// A below is a workflow that a step runs.
type below struct{ at, id string }

// certain lists the workflows that a list of steps runs whatever happens, with the pointers to their
// steps. What comes after a step that may end the run is not certain.
func certain(steps []Instruction, at string, starts bool) (all []below) {
	for i, do := range steps {
		place := at + "/" + strconv.Itoa(i)
		if do.When == "" {
			if do.Template != "" {
				all = append(all, below{place + "/subWorkflowId", do.Template})
			}
			if id, ok := rawjson.Text(do.Args["workflow"]); ok && starts && do.Tool == WorkflowStarter {
				all = append(all, below{place + "/args/workflow", id})
			}
			for n, lane := range do.Parallel {
				all = append(all, certain(lane, place+schema.Pointer("parallel", strconv.Itoa(n)), starts)...)
			}
		}
		if ends(do) {
			return all
		}
	}
	return all
}

// ends reports whether a step, or one in it, may end the run.
func ends(do Instruction) bool {
	found := false
	Walk([]Instruction{do}, "", func(_ string, in *Instruction) { found = found || in.Stop != nil || in.Fail != "" })
	return found
}

// An End is the end of a workflow, which begins another one.
type End struct {
	Of, Begins string // ids of workflows
	Outcome    Outcome
}

// CheckEnds refuses a new End that would have workflows begin each other without end. Those that are
// begun only by a failure do not count, because they stop with the first success.
func CheckEnds(fresh End, all []End, name func(id string) string) error {
	if fresh.Outcome == EndedBadly {
		return nil
	}
	type visit struct {
		id   string
		path []string
	}
	seen := map[string]bool{}
	for next := []visit{{fresh.Begins, []string{fresh.Of, fresh.Begins}}}; len(next) > 0; next = next[1:] {
		one := next[0]
		if one.id == fresh.Of {
			names := lists.Map(one.path, name)
			return fault.Newf(fault.Invalid, "These workflows start each other in an endless loop: %s.", strings.Join(names, " → ")).With("field", "afterWorkflowId")
		}
		if seen[one.id] {
			continue
		}
		seen[one.id] = true
		for _, e := range all {
			if e.Of == one.id && e.Outcome != EndedBadly {
				next = append(next, visit{e.Begins, append(slices.Clone(one.path), e.Begins)})
			}
		}
	}
	return nil
}
