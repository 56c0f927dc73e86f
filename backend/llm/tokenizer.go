package llm

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
)

// How much of a text is counted. Less says little of a token's size, and more no more.
const (
	leastSample = 1 << 10
	mostSample  = 16 << 10
)

// Count gives a target with the size of its tokens, as its server counts them in a text, where no call
// has shown it yet: without that, the first turn of a long conversation is planned by a guess. Only
// llama.cpp and KoboldCpp in the person's own network have a route for it. Another server's tokens
// stay unknown, and those of a short text do too.
func (c *Client) Count(ctx context.Context, t Target, text func() string) Target {
	if t.Capabilities.BytesPerToken != 0 || t.Capabilities.ContextTokens == 0 || !c.tells(t) {
		return t
	}
	server, _, _ := strings.Cut(t.Capabilities.Server, " ")
	if server != "llama.cpp" && server != "KoboldCpp" {
		return t
	}
	sample := text()
	if len(sample) < leastSample {
		return t
	}
	sample = strings.ToValidUTF8(sample[max(0, len(sample)-mostSample):], "")
	ctx, cancel := context.WithTimeout(because(ctx, WhyDescribe), describeTime)
	defer cancel()
	tokens := 0
	switch server {
	case "llama.cpp":
		var counted struct{ Tokens []json.RawMessage }
		_ = c.metaWithin(ctx, http.MethodPost, root(t.URL)+"/tokenize", t.Key, map[string]string{"content": sample}, &counted) // no answer: it does not say
		tokens = len(counted.Tokens)
	case "KoboldCpp":
		var counted struct{ Value int }
		_ = c.metaWithin(ctx, http.MethodPost, root(t.URL)+"/api/extra/tokencount", t.Key, map[string]string{"prompt": sample}, &counted) // as above
		tokens = counted.Value
	}
	c.learn(t, func(known *Capabilities) {
		if known.BytesPerToken == 0 {
			known.BytesPerToken = perToken(0, len(sample), tokens)
		}
	})
	t.Capabilities.BytesPerToken = c.Capabilities(t).BytesPerToken
	return t
}
