package llm

import "terzetto/backend/base/schema"

// What a filled form takes, in tokens. The form of a scene has a few hundred characters, and a
// model that loses its way would otherwise fill the whole context.
const (
	TokensOfForm     = 64   // the braces of a form and its name
	MostTokensOfForm = 6000 // a form with more fields than anybody fills to the brim
)

// FormTokens is how many tokens the filled form of a tool may take, by its schema. A token is taken for
// two characters: twice what English needs, and about what Russian and Japanese do.
func (t Tool) FormTokens() int {
	characters, bounded := schema.MostCharacters(t.Parameters)
	if !bounded {
		return MostTokensOfForm
	}
	return min(TokensOfForm+characters/2, MostTokensOfForm)
}
