package value

import (
	"bytes"
	"encoding/json"
	"fmt"

	"terzetto/backend/base/rawjson"
)

// Resolve replaces the references and fills the texts in a value, to a depth of eight levels.
func Resolve(v json.RawMessage, from Sources) (json.RawMessage, error) {
	return newResolver(from).resolve(v, 0, nil)
}

// ResolveVar resolves a variable. A reference in it is followed, and its texts stay as they are.
func ResolveVar(name string, from Sources) (json.RawMessage, error) {
	return newResolver(from).follow(Reference{Source: Var, Name: name}, 0, nil)
}

// A resolver resolves one value. References to references could make gigabytes of a few
// lines, so it counts what it puts in.
type resolver struct {
	Sources
	left int
}

func newResolver(from Sources) *resolver { return &resolver{Sources: from, left: maxSize} }

// resolve returns a value with its references and texts replaced. seen are the variables that it
// was found through.
func (s *resolver) resolve(v json.RawMessage, depth int, seen []string) (json.RawMessage, error) {
	written := len(seen) == 0 && !s.Literal // in the template, so its texts are filled
	if depth > maxDepth || !bytes.Contains(v, []byte(marker)) && (!written || !mayFill(v)) {
		return v, nil
	}
	r, err := ParseReference(v)
	if err != nil {
		return nil, err
	}
	if r != nil {
		return s.follow(*r, depth, seen)
	}
	switch bytes.TrimLeft(v, " \t\r\n")[0] {
	case '{':
		var fields map[string]json.RawMessage
		if err := json.Unmarshal(v, &fields); err != nil {
			return nil, err
		}
		for name, inner := range fields {
			if fields[name], err = s.resolve(inner, depth+1, seen); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		return rawjson.Encode(fields), nil
	case '[':
		var entries []json.RawMessage
		if err := json.Unmarshal(v, &entries); err != nil {
			return nil, err
		}
		for i, inner := range entries {
			if entries[i], err = s.resolve(inner, depth+1, seen); err != nil {
				return nil, fmt.Errorf("%d: %w", i, err)
			}
		}
		return rawjson.Encode(entries), nil
	case '"':
		if written {
			return s.fillJSON(v, false)
		}
	}
	return v, nil
}
