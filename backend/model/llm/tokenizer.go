package llm

import (
	"cmp"
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

// A tokenizer is the route at which a server counts the tokens of a text, and the field for the text.
type tokenizer struct{ path, field string }

func tokenizers() map[string]tokenizer {
	return map[string]tokenizer{
		"llama.cpp": {"/tokenize", "content"},
		"KoboldCpp": {"/api/extra/tokencount", "prompt"},
		"vLLM":      {"/tokenize", "prompt"},
		"TabbyAPI":  {"/v1/token/encode", "text"},
	}
}

// Count gives a target with the size of its tokens, as its server counts them in a text, where no call
// has shown it yet: without that, the first turn of a long conversation is planned by a guess. Only
// servers in the person's own network are asked. Another server's tokens stay unknown, and those of a
// short text do too.
func (c *Client) Count(ctx context.Context, t Target, text func() string) Target {
	if t.Capabilities.BytesPerToken != 0 || t.Capabilities.ContextTokens == 0 || !c.tells(t) {
		return t
	}
	server, _, _ := strings.Cut(t.Capabilities.Server, " ")
	at, ok := tokenizers()[server]
	if !ok {
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
	asked := map[string]string{at.field: sample, "model": t.Model}
	_ = c.metaWithin(ctx, http.MethodPost, root(t.URL)+at.path, t.Key, asked, &counted) // no answer: it does not say
	tokens := max(len(counted.Tokens), counted.Value, counted.Count, counted.Length)
	c.learn(t, func(known *Capabilities) {
		known.BytesPerToken = cmp.Or(known.BytesPerToken, perToken(0, len(sample), tokens))
	})
	t.Capabilities.BytesPerToken = c.Capabilities(t).BytesPerToken
	return t
}
