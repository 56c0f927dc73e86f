package llm

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
)

// findBans gives the tokens that a call must not write, where the server takes weights for tokens and no phrases: those
// that are a phrase by themselves. bans is how many of the phrases have such a token; the others cannot be kept out.
func (c *Client) findBans(ctx context.Context, t Target, phrases []string) (tokens []int, bans int) {
	d := t.Capabilities.dialect()
	if len(phrases) == 0 || d.Bans || !d.Tokenizer.IDs || !d.Takes(dialect.LogitBias) || !c.tells(t) {
		return nil, 0
	}
	ctx, cancel := context.WithTimeout(because(ctx, contact.Describe), describeTime)
	defer cancel()
	for _, phrase := range phrases {
		own, known := c.tokensOf(t, phrase)
		if !known {
			if own, known = askTokens(ctx, c, t, phrase); known {
				c.noteTokens(t, phrase, own)
			}
		}
		if len(own) > 0 {
			tokens, bans = append(tokens, own...), bans+1
		}
	}
	slices.Sort(tokens)
	return slices.Compact(tokens), bans
}

// askTokens asks a server for the tokens that are a phrase by themselves, in one of the forms that it has in prose. known:
// it answered.
func askTokens(ctx context.Context, c *Client, t Target, phrase string) (tokens []int, known bool) {
	at := t.Capabilities.dialect().Tokenizer
	for _, form := range formsOf(phrase) {
		var answer struct{ Tokens []int }
		ask := map[string]any{at.Field: form, "model": t.Model, "add_special": false, "parse_special": false}
		if c.metaWithin(ctx, http.MethodPost, serverurl.Root(t.URL)+at.Path, t.Key, ask, &answer) != nil {
			return nil, false
		}
		if len(answer.Tokens) == 1 {
			tokens = append(tokens, answer.Tokens[0])
		}
	}
	return tokens, true
}

// formsOf are the forms of a phrase in prose: as it is written and with a capital, at the beginning and behind a space.
func formsOf(phrase string) []string {
	phrase = strings.TrimSpace(phrase)
	first, size := utf8.DecodeRuneInString(phrase)
	capital := string(unicode.ToUpper(first)) + phrase[size:]
	return slices.Compact([]string{phrase, capital, " " + phrase, " " + capital})
}

// tokensOf are the tokens that are known to be a phrase by themselves.
func (k *knowledge) tokensOf(t Target, phrase string) (tokens []int, known bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	tokens, known = k.tokens[k.spellingOf(t, phrase)]
	return tokens, known
}

func (k *knowledge) noteTokens(t Target, phrase string, tokens []int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	lists.Put(&k.tokens, k.spellingOf(t, phrase), tokens)
}

// A spelling is a phrase in the tokens of one model.
type spelling struct{ line, version, phrase string }

func (k *knowledge) spellingOf(t Target, phrase string) spelling {
	return spelling{lineOf(t), k.lookUp(t).Version, phrase}
}
