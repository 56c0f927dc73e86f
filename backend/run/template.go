package run

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

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
)

// A Template is a workflow as a person keeps it (local-workflow-runs.md, Workflow).
type Template struct {
	ID           string          `json:"workflowId"`
	Kind         Kind            `json:"kind"` // Instructions or Flow
	Name         string          `json:"name"`
	Description  string          `json:"description"`
	AssistantID  string          `json:"defaultAssistantId"`
	Instructions []Instruction   `json:"instructions"`
	Flow         json.RawMessage `json:"flow"` // a definition of package flow; null unless Kind is Flow
	CreatedBy    string          `json:"createdBy"`
	CreatedAt    time.Time       `json:"createdAt"`
	UpdatedAt    time.Time       `json:"updatedAt"`
}

// An Instruction is one step. Exactly one of Tool, Template and Words says what is done;
// Words beside a Tool are its message.
type Instruction struct {
	Tool     string                     `json:"directCallToolId,omitempty"`
	Template string                     `json:"subWorkflowId,omitempty"`
	Words    string                     `json:"markdown,omitempty"`
	Args     map[string]json.RawMessage `json:"args,omitempty"`   // of this step alone; before the run's vars
	SaveAs   string                     `json:"saveAs,omitempty"` // the var that keeps the result
	OnError  string                     `json:"onError,omitempty"`
	// Assistant carries this step out instead of the run's own.
	Assistant string `json:"assistantId,omitempty"`
	// Rewritten marks words that were made into the step after them.
	Rewritten bool `json:"rewritten,omitempty"`
	// InsertedBy is the index of the step that this one was inserted for.
	InsertedBy *int `json:"insertedBy,omitempty"`
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
var varName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]{0,63}$`)

// Check says by JSON pointer what is wrong with a template by itself; nil when nothing is.
// Whether its tools, assistants and other templates exist is asked when it runs.
func (t Template) Check() schema.Violations {
	wrong := schema.Violations{}
	note := func(sentence string, path ...string) {
		if at := schema.Pointer(path...); wrong[at] == "" {
			wrong[at] = sentence
		}
	}
	switch n := utf8.RuneCountInString(t.Name); {
	case strings.TrimSpace(t.Name) == "":
		note("is missing", "name")
	case n > maxName:
		note(fmt.Sprintf("has more than %d characters", maxName), "name")
	}
	if utf8.RuneCountInString(t.Description) > maxText {
		note("is too long", "description")
	}
	switch t.Kind {
	case Instructions:
		if len(t.Flow) > 0 && string(t.Flow) != "null" {
			note("belongs to a workflow of the kind flow", "flow")
		}
	case Flow:
		if len(t.Instructions) > 0 {
			note("belong to a workflow of the kind instructions", "instructions")
		}
	default:
		note(`must be "instructions" or "flow"`, "kind")
	}
	if len(t.Instructions) > MaxSteps {
		note(fmt.Sprintf("are more than %d", MaxSteps), "instructions")
		return wrong
	}
	for i, in := range t.Instructions {
		for field, sentence := range in.check() {
			note(sentence, append([]string{"instructions", strconv.Itoa(i)}, field)...)
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	return wrong
}

// check says by field what is wrong with an instruction; "" is the whole of it.
func (in Instruction) check() map[string]string {
	wrong := map[string]string{}
	switch {
	case in.Tool != "" && in.Template != "":
		wrong["subWorkflowId"] = "cannot stand beside directCallToolId"
	case in.Template != "" && in.Words != "":
		wrong["markdown"] = "cannot stand beside subWorkflowId"
	case in.Tool == "" && in.Template == "" && strings.TrimSpace(in.Words) == "":
		wrong["markdown"] = "is missing: a step calls a tool, runs a workflow, or says in words what to do"
	}
	if in.SaveAs != "" && !varName.MatchString(in.SaveAs) {
		wrong["saveAs"] = "must be letters, digits and _, and begin with a letter"
	}
	for field, text := range map[string]string{"markdown": in.Words, "onError": in.OnError} {
		if utf8.RuneCountInString(text) > maxText {
			wrong[field] = fmt.Sprintf("has more than %d characters", maxText)
		}
	}
	size := 0
	for name, v := range in.Args {
		size += len(name) + len(v)
		if !json.Valid(v) {
			wrong["args"] = "is not valid JSON"
		} else if _, err := parseReference(v); err != nil {
			wrong["args"] = err.Error()
		}
	}
	if size > maxArgs {
		wrong["args"] = fmt.Sprintf("is more than %d KB", maxArgs>>10)
	}
	return wrong
}

// The tools that a run itself reaches for. They belong to the box like every other.
const (
	FlowRunner      = "flow_runner"
	AssistantRunner = "assistant_runner"
)

// Run is a run of the template: with its steps as they are at this moment.
func (t Template) Run(id string, vars map[string]json.RawMessage) New {
	n := New{ID: id, Kind: t.Kind, TemplateID: t.ID, Name: t.Name, AssistantID: t.AssistantID, Steps: t.Instructions, Vars: vars}
	if t.Kind == Flow {
		n.Steps = []Instruction{{Tool: FlowRunner, Args: map[string]json.RawMessage{"definition": t.Flow}}}
	}
	return n
}
