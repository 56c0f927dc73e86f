package pipeline

import "terzetto/backend/llm"

// tokensToThink is what a call may take beside its form where the model may think.
const tokensToThink = 2000

// cap is the most tokens that a call of a tool may take. Of the Editor's forms the draft
// says more than the schema: they hold its words, and a byte a token is enough for them in
// any script.
func (t *turn) cap(tool string, reasoning bool) *int {
	tokens := llm.MostTokensOfForm // of whichever form the model chooses
	for _, one := range t.frozen.tools.schemas() {
		if one.Name == tool {
			tokens = one.FormTokens()
		}
	}
	if tool == "" || tool == EditorRewrite || tool == EditorApplyPatch {
		tokens = min(tokens, 4*llm.TokensOfForm+len(t.draft))
	}
	// A model that is not known not to think may think although it is asked not to.
	if reasoning || t.frozen.agent.Target().Capabilities.Thinking != llm.No {
		tokens += tokensToThink
	}
	return &tokens
}
