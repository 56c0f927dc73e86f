package value

import (
	"encoding/json"
	"fmt"
	"slices"
)

// Sources are what names are read from. A nil function or value has nothing.
type Sources struct {
	Vars map[string]json.RawMessage
	// Last is the result of the nearest step before that had one.
	Last json.RawMessage
	// LastError says why the step before failed; nil: the variable lastError.
	LastError json.RawMessage
	Trigger   json.RawMessage
	// Items are the items of the loops around the step, by the name that each loop gives its
	// item: "item", unless the loop says otherwise.
	Items map[string]json.RawMessage
	// Result returns the result of a step by its index, and Step by its id. Both return nil
	// for a step that has none.
	Result func(index int) (json.RawMessage, error)
	Step   func(id string) (json.RawMessage, error)
	// Secret returns a secret that the step was granted. Without it {{secrets.NAME}} stays as
	// it is written, so that what is shown and stored holds no secret. A value must never be
	// resolved twice to fill the secrets in later: resolve it a second time from the template.
	Secret func(name string) (string, error)
	// Literal says that the texts were not written as templates, such as those of a chat: braces in
	// them are text.
	Literal bool
	// Guess says that a value which is not there yet is Unknown instead of missing.
	Guess bool
}

// Unknown stands for a value that is not known before a workflow runs. It fits every type.
const Unknown = `"…"`

// What one resolution may do at most.
const (
	maxDepth = 8       // levels of lists and objects in which values are looked for
	maxSize  = 4 << 20 // bytes that are put in; no tool gives more at once
)

// read returns the value of a source before the path is followed; nil: there is none. A result is
// used as it is and is never read as a reference.
func (s *resolver) read(r Reference, depth int, seen []string) (v json.RawMessage, err error) {
	switch r.Source {
	case Step:
		if s.Step != nil {
			v, err = s.Step(r.Step)
		}
	case Result:
		if s.Result != nil {
			v, err = s.Result(*r.Index)
		}
	case LastOutput:
		v = s.Last
	case LastError:
		if v = s.LastError; v == nil {
			v = s.Vars["lastError"]
		}
	case Trigger:
		v = s.Trigger
	case Item:
		v = s.Items[r.Name]
	case Var:
		var ok bool
		if v, ok = s.Vars[r.Name]; !ok {
			return nil, nil
		}
		if slices.Contains(seen, r.Name) {
			return nil, &Mistake{Message: fmt.Sprintf("The variable “%s” refers to itself.", r.Name)}
		}
		v, err = s.resolve(v, depth, append(slices.Clone(seen), r.Name))
	case Secret:
		var text string
		if text, err = s.Secret(r.Name); err == nil {
			v, err = json.Marshal(text)
		}
	}
	return v, err
}

// follow returns the value that a reference names.
func (s *resolver) follow(r Reference, depth int, seen []string) (json.RawMessage, error) {
	v, err := s.read(r, depth, seen)
	switch {
	case err != nil:
		return nil, err
	case v == nil && s.Guess:
		return json.RawMessage(Unknown), nil
	case v == nil:
		return nil, &Missing{From: r}
	case s.Guess && string(v) == Unknown:
		return v, nil
	}
	if v, err = r.at(v); err != nil {
		return nil, err
	}
	return v, s.count(len(v))
}

// count adds to the size of what was put in.
func (s *resolver) count(n int) error {
	if s.left -= n; s.left < 0 {
		return &Mistake{Message: fmt.Sprintf("The references in this value make more than %d MB.", maxSize>>20)}
	}
	return nil
}
