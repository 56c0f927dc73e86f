package compaction

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// countTime is how long texts may be counted by a server before the rest is estimated.
const countTime = 5 * time.Second

// CountTokens counts the tokens of texts for a model: exactly where its server can, and else by what is known of the size of
// its tokens. Only a count that the server gave for every text is exact.
func CountTokens(ctx context.Context, client *llm.Client, t llm.Target, texts []string) (counts []int, exact bool) {
	ctx, cancel := context.WithTimeout(ctx, countTime)
	defer cancel()
	exact = true
	return lists.Map(texts, func(text string) (tokens int) {
		if text == "" {
			return 0
		}
		if exact {
			tokens = client.TokensOf(ctx, t, text)
			exact = tokens > 0
		}
		return cmp.Or(tokens, t.Tokens(len(text)))
	}), exact
}
