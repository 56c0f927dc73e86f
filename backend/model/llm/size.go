package llm

import (
	"errors"
	"math"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
)

// What counts of a message beside the bytes of its text.
const (
	messageSize = 12 // its role and the marks of the template
)

// ImageSize is what a picture counts: it takes from a few hundred to about 1,500 tokens.
const ImageSize = 3000

// Size is how large messages are, in bytes of text. Bytes are measured and not characters,
// because a letter that takes more bytes also takes more tokens.
func Size(messages ...Message) int {
	return lists.Sum(messages, func(m Message) int {
		calls := lists.Sum(m.ToolCalls, func(c ToolCall) int { return len(c.Name) + len(c.Arguments) })
		return messageSize + len(m.Text) + len(m.Images)*ImageSize + calls
	})
}

// Size is how large the beginning is, its tools included.
func (b *Base) Size() int {
	w, err := b.write(b.form.get())
	if err != nil { // Freeze has written it already
		return Size(b.prefix...)
	}
	return w.size + Size(w.last...)
}

// guessedPerToken is used until a model has reported a usage. It is a low guess for prose:
// folding a little early costs less than a request that does not fit.
const guessedPerToken = 3

// leastCounted is the smallest prompt whose count says something about a token's size.
const leastCounted = 64

// The bytes that a token of any language, code or tokenizer can have. What is reported
// outside of them is no count of this prompt.
const (
	leastPerToken = 0.5
	mostPerToken  = 16
)

// PerToken is how many bytes of text a token of this model has.
func (t Target) PerToken() float64 {
	if known := t.Capabilities.BytesPerToken; known >= leastPerToken && known <= mostPerToken {
		return known
	}
	return guessedPerToken
}

// Tokens estimates how many tokens a text of a size takes.
func (t Target) Tokens(size int) int { return int(math.Ceil(float64(size) / t.PerToken())) }

// perToken gives the bytes of a token after a prompt of a size was counted. known is 0 where
// nothing was learnt before. A count that cannot be right changes nothing, and neither does a
// difference that no plan would notice.
func perToken(known float64, size, tokens int) float64 {
	const weight, noticeable = 0.3, 0.02
	if tokens < leastCounted {
		return known
	}
	seen := float64(size) / float64(tokens)
	switch {
	case seen < leastPerToken || seen > mostPerToken:
		return known
	case known < leastPerToken || known > mostPerToken:
		return seen
	case math.Abs(seen-known) <= noticeable*known:
		return known
	}
	return known + weight*(seen-known)
}

// GuessedContext is the source of a context size that is inferred from a refusal: a request of that size was
// refused, and the server named no figure.
const GuessedContext = "a request that was refused without a figure"

// cutContext is the source of a context at which a server cut a prompt without a word.
const cutContext = "a prompt that was cut"

// learnSize learns from a call how large the context is, and a token. err is why the call failed.
func (k *knowledge) learnSize(t Target, r CallRecord, err error) {
	over, refused := OverflowOf(err)
	if f, ok := errors.AsType[*fault.Error](err); ok && (refused || f.Details[TroubleKind] == "down") {
		k.doubt(t) // it may have been started again with another context
	}
	switch {
	case refused:
		source := "a request that did not fit"
		if over.Limit <= 0 {
			source = GuessedContext
			const lessThan = 0.9 // what was refused is too much, and this server does not say by how much
			over.Limit = int(lessThan * float64(t.Tokens(r.PromptSize)))
		}
		k.learn(t, func(known *Capabilities) {
			known.ContextTokens, known.ContextSource = over.Limit, source
			known.BytesPerToken = perToken(0, r.PromptSize, over.Prompt) // it counted the whole request
		})
	case r.CutAt > 0:
		k.learn(t, func(known *Capabilities) {
			known.ContextTokens, known.ContextSource = r.CutAt, cutContext
		})
	case r.UsageReported && t.Capabilities.alwaysCounts(r.PromptSize, r.PromptTokens):
		k.learn(t, func(known *Capabilities) {
			known.Memory.Miscounts = true
			known.ContextTokens, known.ContextSource, known.BytesPerToken = 0, "", 0
		})
	case t.Capabilities.Memory.Miscounts:
	case r.UsageReported && perToken(0, r.PromptSize, r.PromptTokens) > 0:
		k.learn(t, func(known *Capabilities) {
			known.BytesPerToken = perToken(known.BytesPerToken, r.PromptSize, r.PromptTokens)
			if known.ContextTokens > 0 { // what was read has fitted
				known.ContextTokens = max(known.ContextTokens, r.PromptTokens)
			}
		})
	}
}

// A measuredPrompt is what a lane's last call said about its size.
type measuredPrompt struct{ size, tokens int }

// cutAt gives the context at which a server cut a prompt without a word, as Ollama does; 0: it
// was not cut. The reported tokens are then as many as the context has: the one that is known, or
// a round number that an earlier prompt of another size had as well, or that the prompt must
// have exceeded by what it has more than the one before. A context that another server than
// Ollama told holds against any number. Ollama first leaves out whole messages, the oldest, so
// that a longer prompt seems to have fewer tokens than a shorter one before it.
func cutAt(before measuredPrompt, t Target, size, tokens int) int {
	const least, grain, different, wholeContext = 1024, 256, 64, 1024
	known, more := t.Capabilities, size-before.size
	switch {
	case tokens < least, known.Memory.Miscounts, !known.cuts() && !known.mayBeCut(size, tokens):
		return 0
	case tokens == known.ContextTokens:
		return tokens
	case known.cuts() && more >= different && before.tokens-tokens >= different && known.isDense(size, tokens):
		return before.tokens // whole messages are missing; this much has fitted
	case known.ContextTokens > 0 && known.ContextSource != cutContext && known.ContextSource != GuessedContext && !known.cuts():
		return 0
	case tokens%grain != 0 || before.tokens < leastCounted:
		return 0
	}
	if before.tokens == tokens && max(more, -more) >= different {
		return tokens
	}
	ratio := perToken(0, before.size, before.tokens)
	if ratio == 0 || more <= 0 {
		return 0
	}
	added, sure := float64(more)/ratio, 0.9
	if tokens%wholeContext == 0 { // hardly a prompt has just as many tokens as a context by chance
		sure = 1.2
	}
	if float64(before.tokens)+sure*added > float64(tokens)+1 {
		return tokens
	}
	return 0
}

// cuts reports whether the server is known to cut prompts without a word. An older Ollama does not read that it is not to.
func (c Capabilities) cuts() bool { return dialect.Of(c.Server).Cuts }

// mayBeCut reports whether a count can be that of a prompt which was cut: what was left out is
// not counted, so a token seems to have no fewer bytes than it has.
func (c Capabilities) mayBeCut(size, tokens int) bool {
	const (
		usual     = 1.5 // bytes of a token, at least, where none were counted
		tolerance = 0.85
	)
	seen, least := float64(size)/float64(tokens), usual
	if known := c.BytesPerToken; known >= leastPerToken && known <= mostPerToken {
		least = tolerance * known
	}
	return seen >= least
}

// isDense reports whether a token of a prompt would have clearly more bytes than one of this model.
func (c Capabilities) isDense(size, tokens int) bool {
	const clearly = 1.1
	known := c.BytesPerToken
	return known >= leastPerToken && known <= mostPerToken && float64(size) > clearly*known*float64(tokens)
}

// alwaysCounts reports that a server gives one number for prompts of any size: the number that
// was taken for its context comes again for a prompt that fits well. Nothing follows from its counts.
func (c Capabilities) alwaysCounts(size, tokens int) bool {
	return c.ContextSource == cutContext && tokens == c.ContextTokens && !c.cuts() && !c.mayBeCut(size, tokens)
}

// leastReply is what a reply is given even where the prompt leaves less: an estimate may be wrong.
const leastReply = 64

// tokensLeft is how many tokens of the context a request of a size leaves for the reply; 0: not known.
func (t Target) tokensLeft(size int) int {
	if t.Capabilities.ContextTokens <= 0 {
		return 0
	}
	return max(leastReply, t.Capabilities.ContextTokens-t.Tokens(size))
}
