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
		return nil, &Mistake{Message: "A reference has a field of the wrong type."}
	}
	if r.Source == Item && r.Name == "" {
		r.Name = "item"
	}
	if !r.complete() {
		return nil, &Mistake{Message: fmt.Sprintf("A reference can't read from “%s”. Give the id of a step, the index of a result or the name of a variable.", r.Source)}
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

// String is the place as a text or a condition names it, such as steps.fetch.files[0].
func (r Reference) String() string {
	tokens, err := splitPointer(r.Path)
	if err != nil {
		tokens = nil
	}
	switch r.Source {
	case Step:
		return "steps" + pathText(append([]string{r.Step}, tokens...))
	case Result:
		return "result" + pathText(append([]string{strconv.Itoa(*r.Index)}, tokens...))
	case Var:
		return "vars" + pathText(append([]string{r.Name}, tokens...))
	case Secret:
		return "secrets" + pathText([]string{r.Name})
	case Item:
		return r.Name + pathText(tokens)
	case LastOutput, LastError, Trigger:
	}
	return string(r.Source) + pathText(tokens)
}

// pathText writes the way to a part of a value as a text names it: .files[0]["my name"].
func pathText(tokens []string) string {
	var out strings.Builder
	for _, token := range tokens {
		switch {
		case strings.TrimLeft(token, "-0123456789") == "":
			out.WriteString("[" + token + "]")
		case strings.ContainsFunc(token, func(r rune) bool { return !inWord(r) }):
			out.WriteString("[" + strconv.Quote(token) + "]")
		default:
			out.WriteString("." + token)
		}
	}
	return out.String()
}

// splitPointer returns the tokens of a JSON pointer (RFC 6901).
func splitPointer(p string) ([]string, error) {
	if p == "" {
		return nil, nil
	}
	if p[0] != '/' {
		return nil, &Mistake{Message: fmt.Sprintf("The path “%s” doesn't begin with /.", p)}
	}
	tokens := strings.Split(p[1:], "/")
	for i, t := range tokens {
		if strings.Contains(strings.NewReplacer("~0", "", "~1", "").Replace(t), "~") {
			return nil, &Mistake{Message: fmt.Sprintf("The path “%s” has a ~ that is neither ~0 nor ~1.", p)}
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
		if v = child(v, token); v == nil {
			return nil, &Missing{From: r, Path: slices.Clone(tokens[:i+1])}
		}
	}
	return v, nil
}

// child returns an entry of an object or of a list; nil when there is none.
func child(v json.RawMessage, token string) json.RawMessage {
	v = bytes.TrimLeft(v, " \t\r\n")
	if len(v) > 0 && v[0] == '[' {
		i, err := strconv.Atoi(token)
		if err != nil || i < 0 || strconv.Itoa(i) != token {
			return nil
		}
		var entries []json.RawMessage
		if json.Unmarshal(v, &entries) != nil || i >= len(entries) {
			return nil
		}
		return entries[i]
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(v, &fields) != nil {
		return nil
	}
	return fields[token]
}
