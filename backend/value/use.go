package value

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/schema"
)

// A Use is a place in a template that names a value.
type Use struct {
	Reference
	Pointer string // where in the value that was searched
	At      int    // where in its text, in bytes; 0 for a reference
}

// Uses finds the names in a value as Resolve would read them, and by JSON pointer what cannot be
// read.
func Uses(v json.RawMessage) ([]Use, schema.Violations) {
	f := finder{wrong: schema.Violations{}}
	f.find(v, "", 0)
	return f.uses, f.wrong
}

// VarUses finds the names in the value of a variable, whose texts are not filled.
func VarUses(v json.RawMessage) ([]Use, schema.Violations) {
	f := finder{wrong: schema.Violations{}, isVar: true}
	f.find(v, "", 0)
	return f.uses, f.wrong
}

// TextUses finds the names in a text. The error is a *Mistake.
func TextUses(text string) ([]Use, error) {
	parts, err := parseText(text)
	if err != nil {
		return nil, err
	}
	var uses []Use
	for _, p := range parts {
		if p.place != nil {
			uses = append(uses, Use{Reference: *p.place, At: p.at})
		}
	}
	return uses, nil
}

type finder struct {
	uses  []Use
	wrong schema.Violations
	isVar bool // texts hold no values
}

func (f *finder) find(v json.RawMessage, at string, depth int) {
	v = bytes.TrimLeft(v, " \t\r\n")
	if len(v) == 0 || !bytes.Contains(v, []byte(marker)) && !mayFill(v) {
		return
	}
	switch v[0] {
	case '"':
		if !f.isVar {
			f.text(v, at, depth)
		}
	case '{':
		r, err := ParseReference(v)
		switch {
		case err != nil:
			f.wrong[at] = err.Error()
			return
		case r != nil && depth > maxDepth:
			return // it stays as it is
		case r != nil:
			f.uses = append(f.uses, Use{Reference: *r, Pointer: at})
			return
		}
		var fields map[string]json.RawMessage
		if json.Unmarshal(v, &fields) != nil {
			return
		}
		for name, inner := range fields {
			f.find(inner, at+schema.Pointer(name), depth+1)
		}
	case '[':
		var entries []json.RawMessage
		if json.Unmarshal(v, &entries) != nil {
			return
		}
		for i, inner := range entries {
			f.find(inner, at+"/"+strconv.Itoa(i), depth+1)
		}
	}
}

func (f *finder) text(v json.RawMessage, at string, depth int) {
	var text string
	if json.Unmarshal(v, &text) != nil || !strings.Contains(text, "{{") {
		return
	}
	uses, err := TextUses(text)
	mistake, wrong := errors.AsType[*Mistake](err)
	switch {
	case wrong:
		f.wrong[at] = mistake.Message
	case depth > maxDepth && len(uses) > 0:
		f.wrong[at] = fmt.Sprintf("Values are filled in %d levels deep at most.", maxDepth)
	}
	for _, u := range uses {
		u.Pointer = at
		f.uses = append(f.uses, u)
	}
}

// A Scope is what the names of one step may mean.
type Scope struct {
	Steps map[string]bool // the ids of all steps; true: the step comes before this one
	Vars  map[string]bool // the variables that are known
	// OpenVars says that a variable with any other name may be set when the workflow starts.
	OpenVars bool
	Items    []string // the names of the items of the loops around the step
}

// Check returns a sentence about a name that means nothing here; "" when the name is known.
func (s Scope) Check(u Use) string {
	switch u.Source {
	case Step:
		before, known := s.Steps[u.Step]
		switch {
		case !known:
			return "There is no step with the id " + u.Step + "."
		case !before:
			return "The step " + u.Step + " has no result yet at this point."
		}
	case Var:
		if !s.OpenVars && !s.Vars[u.Name] {
			return "There is no variable named " + u.Name + "."
		}
	case Item:
		if !slices.Contains(s.Items, u.Name) {
			return "There is no value named " + u.Name + " here."
		}
	case LastOutput, Result, LastError, Trigger, Secret:
	}
	return ""
}

var name = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]{0,63}$`)

// keywords are the words of Expr that name no value.
var keywords = []string{ //nolint:gochecknoglobals // a table that never changes
	"and", "contains", "else", "endsWith", "false", "if", "in", "let", "matches", "nil", "not", "or", "startsWith", "true",
}

// names are the names under which values are found.
var names = []string{ //nolint:gochecknoglobals // a table that never changes
	"lastError", "lastOutput", "result", "secrets", "steps", "trigger", "vars",
}

// IsID reports whether a step may have an id: it can be written in every text and condition.
func IsID(id string) bool { return name.MatchString(id) && !slices.Contains(keywords, id) }

// IsItemName reports whether a loop may give its item a name.
func IsItemName(id string) bool { return IsID(id) && !slices.Contains(names, id) && !functions[id] }
