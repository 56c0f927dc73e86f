package flow

import (
	"context"
	"encoding/json"
	"slices"
)

// Version is that of the stored form.
const Version = 1

// A Definition is a flow. It is a value: Step and Parallel give a longer one and leave theirs
// as it is, so definitions may be shared and grown from each other.
type Definition struct {
	steps      []step
	onMaxTurns Choice
}

// A step is one call, or several side by side.
type step struct {
	parallel bool
	configs  []Config
}

// New is the flow without steps.
func New() Definition { return Definition{} }

// Step adds one call.
func (d Definition) Step(c Config) Definition { return d.with(step{configs: []Config{c}}) }

// Parallel adds calls that are made side by side.
func (d Definition) Parallel(configs ...Config) Definition {
	return d.with(step{parallel: true, configs: slices.Clone(configs)})
}

func (d Definition) with(s step) Definition {
	d.steps = append(slices.Clip(d.steps), s)
	return d
}

// OnMaxTurns says what a call does after its last turn, for runs whose options do not say it. Where
// it is Ask and a run has no person, the call finalizes, so that one flow runs with and without one.
func (d Definition) OnMaxTurns(c Choice) Definition {
	d.onMaxTurns = c
	return d
}

// completeOptions fills in the options of a run that are left to the flow.
func (d Definition) completeOptions(o Options) Options {
	if o.OnMaxTurns == "" && (d.onMaxTurns != Ask || o.Person != nil) {
		o.OnMaxTurns = d.onMaxTurns
	}
	return o
}

// Len is the number of steps.
func (d Definition) Len() int { return len(d.steps) }

// A Config says what one call asks.
type Config struct {
	Model       string   `json:"model,omitempty"` // empty: the one that the runner chooses
	Prompt      string   `json:"prompt"`          // {{input}} is the run's input, {{output}} the step's before
	System      string   `json:"systemPrompt,omitempty"`
	Temperature *float64 `json:"temperature,omitempty"`
	MaxTokens   *int     `json:"maxTokens,omitempty"`
	Context     Context  `json:"context,omitempty"`
	Tools       []Tool   `json:"tools,omitempty"`
}

// A Context says how much of what came before a step is sent.
type Context string

// The contexts. With ContextLast and ContextNone a long flow costs no more with each step.
const (
	ContextFull Context = ""     // everything: the conversation grows
	ContextLast Context = "last" // the output of the step before, in the step's own message
	ContextNone Context = "none" // the prompt alone
)

// A Tool is what a step's model may call. Without a handler it is the run's own, or the
// product's, that has the name.
type Tool struct {
	Name        string
	Description string          // empty: that of the product's tool
	Parameters  json.RawMessage // JSON Schema of an object; nil: that of the product's tool
	// Handler does the work; it is not stored. nil: Options.OnToolCall, then the registry.
	Handler Handler
}

// A Handler does what a tool does. Arguments fit the tool's parameters.
type Handler func(ctx context.Context, args json.RawMessage) (string, error)

// MarshalJSON gives the stored form, without the handler.
func (t Tool) MarshalJSON() ([]byte, error) {
	type function struct {
		Name        string          `json:"name"`
		Description string          `json:"description,omitempty"`
		Parameters  json.RawMessage `json:"parameters,omitempty"`
	}
	return json.Marshal(struct {
		Type     string   `json:"type"`
		Function function `json:"function"`
	}{"function", function{t.Name, t.Description, t.Parameters}})
}

// MarshalJSON gives the stored form, {"version":1,"steps":[…]}, and "onMaxTurns" where it is chosen.
func (d Definition) MarshalJSON() ([]byte, error) {
	type wire struct {
		Type    string   `json:"type"`
		Config  *Config  `json:"config,omitempty"`
		Configs []Config `json:"configs,omitempty"`
	}
	steps := make([]wire, 0, len(d.steps))
	for _, s := range d.steps {
		if s.parallel {
			steps = append(steps, wire{Type: "parallel", Configs: s.configs})
			continue
		}
		steps = append(steps, wire{Type: "step", Config: &s.configs[0]})
	}
	form := map[string]any{"version": Version, "steps": steps}
	if d.onMaxTurns != "" {
		form["onMaxTurns"] = d.onMaxTurns
	}
	return json.Marshal(form)
}
