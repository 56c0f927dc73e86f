package llm

import "encoding/json"

// What a filled form takes, in tokens. The form of a scene has a few hundred characters, and a
// model that loses its way would otherwise fill the whole context.
const (
	TokensOfForm     = 64   // the braces of a form and its name
	tokensOfProperty = 16   // a name, its quotes and its comma
	MostTokensOfForm = 6000 // a form with more fields than anybody fills to the brim
)

// FormTokens is how many tokens the filled form of a tool may take, by its schema. A token is taken for
// two characters: twice what English needs, and about what Russian and Japanese do.
func (t Tool) FormTokens() int {
	var root schemaNode
	if json.Unmarshal(t.Parameters, &root) != nil {
		return MostTokensOfForm
	}
	characters, bounded := root.characters()
	if !bounded {
		return MostTokensOfForm
	}
	return min(TokensOfForm+characters/2, MostTokensOfForm)
}

// A schemaNode is a schema as far as it says how much can be filled in.
type schemaNode struct {
	Type       string                `json:"type"`
	Enum       []string              `json:"enum"`
	MaxLength  int                   `json:"maxLength"`
	MaxItems   int                   `json:"maxItems"`
	Items      *schemaNode           `json:"items"`
	Properties map[string]schemaNode `json:"properties"`
}

// characters is the most that a node takes; bounded is false if its schema sets no bound.
func (n schemaNode) characters() (most int, bounded bool) {
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
		return n.MaxItems * (most + 2*tokensOfProperty), bounded && n.MaxItems > 0
	}
	for name, p := range n.Properties {
		each, whole := p.characters()
		most += each + len(name) + 2*tokensOfProperty
		bounded = bounded && whole
	}
	return most, bounded
}
