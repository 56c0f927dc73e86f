package schema

import "encoding/json"

// charactersOfProperty is what a name takes with its quotes and its comma.
const charactersOfProperty = 32

// MostCharacters is how long a value of a schema may be as it is usually written; bounded is false where the schema sets no
// bound, or is none.
func MostCharacters(schema []byte) (most int, bounded bool) {
	var root sizedNode
	if json.Unmarshal(schema, &root) != nil {
		return 0, false
	}
	return root.characters()
}

// A sizedNode is a schema as far as it says how much can be filled in.
type sizedNode struct {
	Type       string               `json:"type"`
	Enum       []string             `json:"enum"`
	MaxLength  int                  `json:"maxLength"`
	MaxItems   int                  `json:"maxItems"`
	Items      *sizedNode           `json:"items"`
	Properties map[string]sizedNode `json:"properties"`
}

// characters is the most that a node takes; bounded is false if its schema sets no bound.
func (n sizedNode) characters() (most int, bounded bool) {
	bounded = true
	switch {
	case len(n.Enum) > 0:
		for _, value := range n.Enum {
			most = max(most, len(value))
		}
	case n.Type == "string":
		return n.MaxLength, n.MaxLength > 0
	case n.Items != nil:
		most, bounded = n.Items.characters()
		return n.MaxItems * (most + charactersOfProperty), bounded && n.MaxItems > 0
	}
	for name, p := range n.Properties {
		each, whole := p.characters()
		most += each + len(name) + charactersOfProperty
		bounded = bounded && whole
	}
	return most, bounded
}
