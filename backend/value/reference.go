package value

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Source is the kind of place that a reference reads from.
type Source string

// The sources.
const (
	Step       Source = "step"       // the result of a step, by its id
	LastOutput Source = "lastOutput" // the result of the nearest step before that had one
	Result     Source = "result"     // the result of a step, by its index
	Var        Source = "var"
	LastError  Source = "lastError"
	Item       Source = "item" // of the loop that Name names
	Trigger    Source = "trigger"
	Secret     Source = "secret" // only inline in a text
)

// A Reference names a value that is known only when the step is carried out.
type Reference struct {
	Type   string `json:"instructionVariableType"` // always "reference"
	Source Source `json:"source"`
	Step   string `json:"step,omitempty"`  // the id, of a Step
	Index  *int   `json:"index,omitempty"` // of a Result
	Name   string `json:"name,omitempty"`  // of a Var, an Item or a Secret
	Path   string `json:"path,omitempty"`  // a JSON pointer into the value; "" is the whole
}

// marker is the field that tells a reference from other objects.
const marker = "instructionVariableType"

// ParseReference returns the reference that a value is; nil when the value is no reference.
func ParseReference(v json.RawMessage) (*Reference, error) {
	if !bytes.Contains(v, []byte(marker)) {
		return nil, nil //nolint:nilnil // not a reference, and nothing wrong
	}
	var kind struct {
		Type string `json:"instructionVariableType"`
	}
	if json.Unmarshal(v, &kind) != nil || kind.Type != "reference" {
		return nil, nil //nolint:nilnil // something else with such a word in it
	}
	var r Reference
	if json.Unmarshal(v, &r) != nil {
		return nil, &Mistake{Message: "a reference has a field of the wrong type"}
	}
	if r.Source == Item && r.Name == "" {
		r.Name = "item"
	}
	if !r.complete() {
		return nil, &Mistake{Message: fmt.Sprintf("a reference to %q is none of step with its id, lastOutput, result with an index, var with a name, lastError, item and trigger", r.Source)}
	}
	if _, err := splitPointer(r.Path); err != nil {
		return nil, err
	}
	return &r, nil
}

func (r Reference) complete() bool {
	switch r.Source {
	case Step:
		return r.Step != ""
	case Result:
		return r.Index != nil && *r.Index >= 0
	case Var:
		return r.Name != ""
	case LastOutput, LastError, Item, Trigger:
		return true
	case Secret: // a reference travels as data, so it must not name a secret
	}
	return false
}

// String names the place as a sentence does.
func (r Reference) String() string {
	switch r.Source {
	case Step:
		return r.Step
	case LastOutput:
		return "the last result"
	case Result:
		return "the result of step " + strconv.Itoa(*r.Index+1)
	case Var:
		return "the variable " + r.Name
	case LastError:
		return "the last error"
	case Item:
		return "the loop's " + r.Name
	case Trigger:
		return "the trigger"
	case Secret:
		return "the secret " + r.Name
	}
	return string(r.Source)
}

// inside names the part that the path leads to: " at files.0"; empty for the whole.
func (r Reference) inside() string {
	tokens, err := splitPointer(r.Path)
	if err != nil || len(tokens) == 0 {
		return ""
	}
	return " at " + strings.Join(tokens, ".")
}

// splitPointer returns the tokens of a JSON pointer (RFC 6901).
func splitPointer(p string) ([]string, error) {
	if p == "" {
		return nil, nil
	}
	if p[0] != '/' {
		return nil, &Mistake{Message: fmt.Sprintf("the path %q does not begin with /", p)}
	}
	tokens := strings.Split(p[1:], "/")
	for i, t := range tokens {
		if strings.Contains(strings.NewReplacer("~0", "", "~1", "").Replace(t), "~") {
			return nil, &Mistake{Message: fmt.Sprintf("the path %q holds a ~ that is neither ~0 nor ~1", p)}
		}
		tokens[i] = strings.NewReplacer("~1", "/", "~0", "~").Replace(t)
	}
	return tokens, nil
}

// at returns the part of a value that a pointer leads to, or the *Missing of what is not there.
func (r Reference) at(v json.RawMessage) (json.RawMessage, error) {
	tokens, err := splitPointer(r.Path)
	if err != nil {
		return nil, err
	}
	for i, token := range tokens {
		inner, list := child(v, token)
		if inner == nil {
			return nil, &Missing{From: r, Path: slices.Clone(tokens[:i+1]), InList: list}
		}
		v = inner
	}
	return v, nil
}

// child returns an entry of an object or of a list; nil when there is none.
func child(v json.RawMessage, token string) (inner json.RawMessage, list bool) {
	v = bytes.TrimLeft(v, " \t\r\n")
	if len(v) > 0 && v[0] == '[' {
		i, err := strconv.Atoi(token)
		if err != nil || i < 0 || strconv.Itoa(i) != token {
			return nil, true
		}
		var entries []json.RawMessage
		if json.Unmarshal(v, &entries) != nil || i >= len(entries) {
			return nil, true
		}
		return entries[i], true
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(v, &fields) != nil {
		return nil, false
	}
	return fields[token], false
}
