package run

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/pattern"
	"terzetto/backend/schema"
)

// A Kind is what produces the steps of a run.
type Kind string

// The kinds.
const (
	Instructions Kind = "instructions" // of a template, in their order
	Flow         Kind = "flow"         // of a template that holds a flow
	Reply        Kind = "reply"        // one step: an assistant that was mentioned in a conversation
	Direct       Kind = "tool"         // one step: a tool that was called by itself
	Block        Kind = "block"        // a part of another run, which shows its work as its own
)

// A Template is a workflow as a person keeps it (local-workflow-runs.md, Workflow).
type Template struct {
	ID           string        `json:"workflowId"`
	Kind         Kind          `json:"kind"` // Instructions or Flow
	Name         string        `json:"name"`
	Description  string        `json:"description"`
	AssistantID  string        `json:"defaultAssistantId"`
	Instructions []Instruction `json:"instructions"`
	// Vars are what a run begins with, under what it is given.
	Vars      map[string]json.RawMessage `json:"vars"`
	Flow      json.RawMessage            `json:"flow"` // a definition of package flow; null unless Kind is Flow
	CreatedBy string                     `json:"createdBy"`
	CreatedAt time.Time                  `json:"createdAt"`
	UpdatedAt time.Time                  `json:"updatedAt"`
}

// What a template may hold at most.
const (
	MaxSteps   = 10_000
	maxName    = 200
	maxText    = 100_000
	maxArgs    = 1 << 20 // of one step, as JSON
	maxNesting = 10      // templates in templates
)

// varName is what a var may be called: it is shown to models and taken as a field's name.
var varName = pattern.Lazy(`^[A-Za-z_][A-Za-z0-9_]{0,63}$`)

// Check says by JSON pointer what is wrong with a template by itself; nil when nothing is.
// Whether its tools, assistants and other templates exist is asked when it runs.
func (t Template) Check() schema.Violations {
	t = t.WithKind()
	wrong := schema.Violations{}
	note := func(sentence string, path ...string) {
		if at := schema.Pointer(path...); wrong[at] == "" {
			wrong[at] = sentence
		}
	}
	switch n := utf8.RuneCountInString(t.Name); {
	case strings.TrimSpace(t.Name) == "":
		note("The workflow needs a name.", "name")
	case n > maxName:
		note(fmt.Sprintf("The name has more than %d characters.", maxName), "name")
	}
	if utf8.RuneCountInString(t.Description) > maxText {
		note("The description is too long.", "description")
	}
	switch t.Kind {
	case Instructions:
		if len(t.Flow) > 0 && string(t.Flow) != "null" {
			note("Only a workflow of the kind flow has a flow.", "flow")
		}
	case Flow:
		if len(t.Instructions) > 0 {
			note("A workflow of the kind flow has no instructions.", "instructions")
		}
	default:
		note("The kind of a workflow is instructions or flow.", "kind")
	}
	checkSizes(wrong, "/vars", t.Vars)
	if t.checkSteps(wrong) {
		t.checkNames(wrong)
	}
	if len(wrong) == 0 {
		return nil
	}
	return wrong
}

// WithKind returns the template with the kind that its content says, if it has none.
func (t Template) WithKind() Template {
	switch {
	case t.Kind != "":
	case len(t.Flow) > 0 && string(t.Flow) != "null":
		t.Kind = Flow
	case len(t.Instructions) > 0:
		t.Kind = Instructions
	}
	return t
}

// checkSteps says what is wrong with the steps, and reports whether they are few enough to look
// at the names in them.
func (t Template) checkSteps(wrong schema.Violations) bool {
	count, taken := 0, map[string]bool{}
	Walk(t.Instructions, "", func(string, *Instruction) { count++ })
	if count > MaxSteps {
		wrong["/instructions"] = fmt.Sprintf("A workflow can have at most %d steps.", MaxSteps)
		return false
	}
	Walk(t.Instructions, "/instructions", func(at string, in *Instruction) {
		for field, sentence := range in.check() {
			wrong[at+field] = sentence
		}
		if in.ID == "" {
			return
		}
		if taken[in.ID] {
			wrong[at+"/id"] = fmt.Sprintf("Two steps are named “%s”.", in.ID)
		}
		taken[in.ID] = true
	})
	return true
}

// The tools that a run itself reaches for. They belong to the box like every other.
const (
	FlowRunner      = "flow_runner"
	AssistantRunner = "assistant_runner"
)

// Run is a run of the template: with its steps as they are at this moment, and with vars over
// the template's own.
func (t Template) Run(id string, vars map[string]json.RawMessage) New {
	t = t.WithKind()
	n := New{ID: id, Kind: t.Kind, TemplateID: t.ID, Name: t.Name, AssistantID: t.AssistantID, Steps: Named(t.Instructions), Vars: vars}
	if len(t.Vars) > 0 {
		n.Vars = maps.Clone(t.Vars)
		maps.Copy(n.Vars, vars)
	}
	if t.Kind == Flow {
		n.Steps = []Instruction{{Tool: FlowRunner, Args: map[string]json.RawMessage{"definition": t.Flow}}}
	}
	return n
}
