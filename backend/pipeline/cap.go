package pipeline

import (
	"encoding/json"

	"terzetto/backend/llm"
)

// The parts of a cap, in tokens. The form of a scene has a few hundred characters, and a
// model that loses its way would otherwise fill the whole context.
const (
	tokensOfForm     = 64   // the braces of a form and its name
	tokensOfProperty = 16   // a name, its quotes and its comma
	mostTokensOfForm = 6000 // a form with more fields than anybody fills to the brim
	tokensToThink    = 2000
)

// formTokens is how many tokens a filled form may take, by its schema. A token is taken for
// two characters: twice what English needs, and about what Russian and Japanese do.
func formTokens(schema json.RawMessage) int {
	var root node
	if json.Unmarshal(schema, &root) != nil {
		return mostTokensOfForm
	}
	characters, bounded := root.characters()
	if !bounded {
		return mostTokensOfForm
	}
	return min(tokensOfForm+characters/2, mostTokensOfForm)
}

// A node is a schema as far as it says how much can be filled in.
type node struct {
	Type       string          `json:"type"`
	Enum       []string        `json:"enum"`
	MaxLength  int             `json:"maxLength"`
	MaxItems   int             `json:"maxItems"`
	Items      *node           `json:"items"`
	Properties map[string]node `json:"properties"`
}

// characters is the most that a node takes; bounded is false if its schema sets no bound.
func (n node) characters() (most int, bounded bool) {
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

// cap is the most tokens that a call of a tool may take. Of the Editor's forms the draft
// says more than the schema: they hold its words, and a byte a token is enough for them in
// any script.
func (t *turn) cap(tool string, reasoning bool) *int {
	tokens := mostTokensOfForm // of whichever form the model chooses
	for _, one := range t.frozen.tools.schemas() {
		if one.Name == tool {
			tokens = formTokens(one.Parameters)
		}
	}
	if tool == "" || tool == EditorRewrite || tool == EditorApplyPatch {
		tokens = min(tokens, 4*tokensOfForm+len(t.draft))
	}
	// A model that is not known not to think may think although it is asked not to.
	if reasoning || t.frozen.agent.Target().Capabilities.Thinking != llm.No {
		tokens += tokensToThink
	}
	return &tokens
}
