package llm

import (
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"strings"

	"terzetto/backend/base/contact"

	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
)

// How much of a text is counted. Less says little of a token's size, and more no more.
const (
	leastSample = 1 << 10
	mostSample  = 16 << 10
)

// Count gives a target with the size of its tokens, as its server counts them in a text, where no call has shown it yet:
// without that, the first turn of a long conversation is planned by a guess. Of a short text the size stays unknown, and so it
// does where TokensOf gives no count.
func (c *Client) Count(ctx context.Context, t Target, text func() string) Target {
	if t.Capabilities.BytesPerToken != 0 || t.Capabilities.ContextTokens == 0 || dialect.Of(t.Capabilities.Server).Tokenizer.Path == "" {
		return t
	}
	sample := text()
	if len(sample) < leastSample {
		return t
	}
	ctx, cancel := context.WithTimeout(ctx, describeTime)
	defer cancel()
	sample = sample[max(0, len(sample)-mostSample):]
	tokens := c.TokensOf(ctx, t, sample)
	c.learn(t, func(known *Capabilities) {
		known.BytesPerToken = cmp.Or(known.BytesPerToken, perToken(0, len(sample), tokens))
	})
	t.Capabilities.BytesPerToken = c.Capabilities(t).BytesPerToken
	return t
}

// TokensOf is how many tokens a text has, as the server of a target counts them. 0: it has no tokenizer, gives no count, or is
// outside of the person's own network.
func (c *Client) TokensOf(ctx context.Context, t Target, text string) int {
	at := dialect.Of(t.Capabilities.Server).Tokenizer
	if at.Path == "" || !c.tells(t) {
		return 0
	}
	var counted struct { // each server has a field of its own
		Tokens               []json.RawMessage
		Value, Count, Length int
	}
	asked := map[string]string{at.Field: strings.ToValidUTF8(text, ""), "model": t.Model}
	if c.metaWithin(because(ctx, contact.Describe), http.MethodPost, serverurl.Root(t.URL)+at.Path, t.Key, asked, &counted) != nil {
		return 0
	}
	return max(len(counted.Tokens), counted.Value, counted.Count, counted.Length)
}
