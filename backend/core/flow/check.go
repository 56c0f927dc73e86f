package flow

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/schema"
	"terzetto/backend/chat"
)

// How large a flow may be. A step costs seconds at least, so no real flow comes near.
const (
	MaxSteps    = 1000
	MaxBranches = 256
)

// Check reports what in a definition cannot run in any program: a fault.Invalid with the
// detail "fields" by JSON pointer into the stored form.
func (d Definition) Check() error {
	wrong := schema.Violations{}
	switch {
	case len(d.steps) == 0:
		wrong["/steps"] = "The flow has no steps."
	case len(d.steps) > MaxSteps:
		wrong["/steps"] = fmt.Sprintf("A workflow can have at most %d steps.", MaxSteps)
		return faultOf(wrong)
	}
	for i, s := range d.steps {
		at := "/steps/" + strconv.Itoa(i)
		switch {
		case s.parallel && len(s.configs) == 0:
			wrong[at+"/configs"] = "This step has no branches."
		case len(s.configs) > MaxBranches:
			wrong[at+"/configs"] = fmt.Sprintf("A step can have 1 to %d branches.", MaxBranches)
			continue
		}
		for k, c := range s.configs {
			place(i, k, s.parallel).check(c, i == 0, wrong)
		}
	}
	return faultOf(wrong)
}

// place is the pointer to a config.
func place(step, branch int, parallel bool) pointer {
	if parallel {
		return pointer(fmt.Sprintf("/steps/%d/configs/%d", step, branch))
	}
	return pointer(fmt.Sprintf("/steps/%d/config", step))
}

type pointer string

// A name is what model servers take as a function's.
var name = lazyregexp.New(`^[a-zA-Z0-9_-]{1,64}$`)

func (at pointer) check(c Config, first bool, wrong schema.Violations) {
	say := func(field, format string, args ...any) { wrong[string(at)+field] = fmt.Sprintf(format, args...) }
	if c.Prompt == "" && !first {
		say("/prompt", "This step needs a prompt, because the model has nothing to answer.")
	}
	for field, text := range map[string]string{"/prompt": c.Prompt, "/systemPrompt": c.System} {
		if utf8.RuneCountInString(text) > chat.MaxText {
			say(field, "This text has more than %d characters.", chat.MaxText)
		}
	}
	if t := c.Temperature; t != nil && !(*t >= 0 && *t <= 10) {
		say("/temperature", "The temperature must be between 0 and 10.")
	}
	if n := c.MaxTokens; n != nil && *n < 1 {
		say("/maxTokens", "The limit of tokens must be at least 1.")
	}
	switch c.Context {
	case ContextFull, ContextLast, ContextNone:
	default:
		say("/context", "The context is full, last or none, not “%s”.", c.Context)
	}
	seen := map[string]bool{}
	for i, t := range c.Tools {
		field := "/tools/" + strconv.Itoa(i) + "/function/"
		switch {
		case !name().MatchString(t.Name):
			say(field+"name", "Name the tool with 1 to 64 letters, digits, - or _.")
		case seen[t.Name]:
			say(field+"name", "Two tools are named “%s”.", t.Name)
		}
		seen[t.Name] = true
		if t.Parameters != nil {
			if _, err := schema.Compile(t.Parameters); err != nil {
				say(field+"parameters", "The parameters of the tool are not a JSON Schema.")
			}
		}
	}
}
