package llm

import (
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"strings"

	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
)

// How much of a text is counted. Less says little of a token's size, and more no more.
const (
	leastSample = 1 << 10
	mostSample  = 16 << 10
)

// Count gives a target with the size of its tokens, as its server counts them in a text, where no call
// has shown it yet: without that, the first turn of a long conversation is planned by a guess. Only
// servers in the person's own network are asked. Another server's tokens stay unknown, and those of a
// short text do too.
func (c *Client) Count(ctx context.Context, t Target, text func() string) Target {
	if t.Capabilities.BytesPerToken != 0 || t.Capabilities.ContextTokens == 0 || !c.tells(t) {
		return t
	}
	at := dialect.Of(t.Capabilities.Server).Tokenizer
	if at.Path == "" {
		return t
	}
	sample := text()
	if len(sample) < leastSample {
		return t
	}
	sample = strings.ToValidUTF8(sample[max(0, len(sample)-mostSample):], "")
	ctx, cancel := context.WithTimeout(because(ctx, WhyDescribe), describeTime)
	defer cancel()
	var counted struct { // each server has a field of its own
		Tokens               []json.RawMessage
		Value, Count, Length int
	}
	asked := map[string]string{at.Field: sample, "model": t.Model}
	_ = c.metaWithin(ctx, http.MethodPost, serverurl.Root(t.URL)+at.Path, t.Key, asked, &counted) // no answer: it does not say
	tokens := max(len(counted.Tokens), counted.Value, counted.Count, counted.Length)
	c.learn(t, func(known *Capabilities) {
		known.BytesPerToken = cmp.Or(known.BytesPerToken, perToken(0, len(sample), tokens))
	})
	t.Capabilities.BytesPerToken = c.Capabilities(t).BytesPerToken
	return t
}
