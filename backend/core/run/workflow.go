package run

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/schema"
	"terzetto/backend/tool"
)

// A Kind is what produces the steps of a run.
type Kind string

// The kinds.
const (
	Instructions Kind = "instructions" // of a workflow, in their order
	Flow         Kind = "flow"         // of a workflow that holds a flow
	Reply        Kind = "reply"        // one step: an assistant that was mentioned in a conversation
	Direct       Kind = "tool"         // one step: a tool that was called by itself
	Block        Kind = "block"        // a part of another run, which shows its work as its own
)

// A Workflow is a list of instructions, or a flow, that a person stored.
type Workflow struct {
	ID           string        `json:"workflowId"`
	Kind         Kind          `json:"kind"` // Instructions or Flow
	Name         string        `json:"name"`
	Description  string        `json:"description"`
	AssistantID  string        `json:"defaultAssistantId"`
	Instructions []Instruction `json:"instructions"`
	// Vars are what a run begins with, under what it is given.
	Vars map[string]json.RawMessage `json:"vars"`
	Flow json.RawMessage            `json:"flow"` // a definition of package flow; null unless Kind is Flow
	// Draft says that it is kept although something is wrong with it, so that it can't run yet.
	Draft     bool      `json:"draft"`
	CreatedBy string    `json:"createdBy"`
	CreatedAt time.Time `json:"createdAt"`
	UpdatedAt time.Time `json:"updatedAt"`
}

// What a workflow may hold at most.
const (
	MaxSteps   = 10_000
	maxName    = 200
	maxText    = 100_000
	maxArgs    = 1 << 20 // of one step, as JSON
	maxNesting = 10      // workflows in workflows
)

// varName is what a var may be called: it is shown to models and taken as a field's name.
var varName = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_]{0,63}$`)

// Check says by JSON pointer what is wrong with a workflow by itself; nil when nothing is.
// Whether its tools, assistants and other workflows exist is asked when it runs.
func (w Workflow) Check() schema.Violations {
	w = w.WithKind()
	wrong := schema.Violations{}
	note := func(sentence string, path ...string) {
		if at := schema.Pointer(path...); wrong[at] == "" {
			wrong[at] = sentence
		}
	}
	switch n := utf8.RuneCountInString(w.Name); {
	case strings.TrimSpace(w.Name) == "":
		note("The workflow needs a name.", "name")
	case n > maxName:
		note(fmt.Sprintf("The name has more than %d characters.", maxName), "name")
	}
	if utf8.RuneCountInString(w.Description) > maxText {
		note("The description is too long.", "description")
	}
	switch w.Kind {
	case Instructions:
		if len(w.Flow) > 0 && string(w.Flow) != "null" {
			note("Only a workflow of the kind flow has a flow.", "flow")
		}
	case Flow:
		if len(w.Instructions) > 0 {
			note("A workflow of the kind flow has no instructions.", "instructions")
		}
	default:
		note("The kind of a workflow is instructions or flow.", "kind")
	}
	checkSizes(wrong, "/vars", w.Vars)
	if w.checkSteps(wrong) {
		w.checkNames(wrong)
	}
	if len(wrong) == 0 {
		return nil
	}
	return wrong
}

// WithKind returns the workflow with the kind that its content says, if it has none.
func (w Workflow) WithKind() Workflow {
	switch {
	case w.Kind != "":
	case len(w.Flow) > 0 && string(w.Flow) != "null":
		w.Kind = Flow
	case len(w.Instructions) > 0:
		w.Kind = Instructions
	}
	return w
}

// checkSteps says what is wrong with the steps, and reports whether they are few enough to look
// at the names in them.
func (w Workflow) checkSteps(wrong schema.Violations) bool {
	count, taken := 0, map[string]bool{}
	Walk(w.Instructions, "", func(string, *Instruction) { count++ })
	if count > MaxSteps {
		wrong["/instructions"] = fmt.Sprintf("A workflow can have at most %d steps.", MaxSteps)
		return false
	}
	Walk(w.Instructions, "/instructions", func(at string, in *Instruction) {
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
	WorkflowStarter = "run_workflow"
)

// CheckDraft says why a draft can't run; nil: the workflow is no draft.
func (w Workflow) CheckDraft() error {
	if !w.Draft {
		return nil
	}
	if wrong := w.Check(); wrong != nil {
		return fault.Newf(fault.Conflict, "“%s” is a draft and can't run yet. %s", w.Name, wrong.First())
	}
	return fault.Newf(fault.Conflict, "“%s” is a draft and can't run yet. Open it to see what is missing.", w.Name)
}

// Run is a run of the workflow: with its steps as they are at this moment, and with vars over
// the workflow's own. The hosts in the workflow were written by the person who saved it.
func (w Workflow) Run(id string, vars map[string]json.RawMessage) New {
	w = w.WithKind()
	n := New{ID: id, Kind: w.Kind, TemplateID: w.ID, Name: w.Name, AssistantID: w.AssistantID, Steps: NameSteps(w.Instructions), Vars: vars}
	if len(w.Vars) > 0 {
		n.Vars = maps.Clone(w.Vars)
		maps.Copy(n.Vars, vars)
	}
	saved, _ := json.Marshal([]any{w.Instructions, w.Flow, w.Vars}) // of texts and JSON
	n.Written = tool.HostsInJSON(saved)
	if w.Draft { // each way to start it ends here and says why
		n.Kind, n.Steps = Instructions, []Instruction{{ID: "draft", Control: Control{Fail: fault.Sentence(w.CheckDraft())}}}
		return n
	}
	if w.Kind == Flow {
		n.Steps = []Instruction{{Tool: FlowRunner, Args: map[string]json.RawMessage{"definition": w.Flow}}}
	}
	return n
}
