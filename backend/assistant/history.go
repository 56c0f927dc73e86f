package assistant

import (
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/flow"
)

// Clear is the message that hides earlier messages from assistants.
const Clear = "/clear"

// perToken is how many characters of a conversation make a token, guessed low: too little
// history is better than a request that a server refuses or cuts at its beginning.
const perToken = 3

// unknownContext is the tokens that a server takes which does not say: what the small ones
// are started with.
const unknownContext = 8192

// room is how many characters of history fit a model. Half of its context is for them, the
// rest for the message, the tools and the answer.
func room(contextTokens int) int {
	if contextTokens <= 0 {
		contextTokens = unknownContext
	}
	return contextTokens / 2 * perToken
}

// History returns the earlier messages that a model is sent, oldest first: those after the
// last Clear, and of that the newest messages that fit in so many characters together.
func History(messages []flow.Message, characters int) []flow.Message {
	from := len(messages)
	for i, m := range slices.Backward(messages) {
		if m.Role == "user" && strings.TrimSpace(m.Content) == Clear {
			break
		}
		if characters -= utf8.RuneCountInString(m.Content); characters < 0 {
			break
		}
		from = i
	}
	return messages[from:]
}
