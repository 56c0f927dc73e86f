package llm

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/model/dialect"
)

// Settings are the samplers that a person set, by the names of package dialect.
func Settings(s chat.Samplers) dialect.Values {
	set := dialect.Values{}
	put := func(name dialect.Setting, value any, present bool) {
		if present {
			set[name], _ = json.Marshal(value) // a number can be written
		}
	}
	put(dialect.Temperature, s.Temperature, s.Temperature != nil)
	put(dialect.TopP, s.TopP, s.TopP != nil)
	put(dialect.MinP, s.MinP, s.MinP != nil)
	put(dialect.TopK, s.TopK, s.TopK != nil)
	put(dialect.RepetitionPenalty, s.RepetitionPenalty, s.RepetitionPenalty != nil)
	put(dialect.PresencePenalty, s.PresencePenalty, s.PresencePenalty != nil)
	put(dialect.FrequencyPenalty, s.FrequencyPenalty, s.FrequencyPenalty != nil)
	put(dialect.MaxTokens, s.MaxTokens, s.MaxTokens != nil)
	for name, value := range s.Further {
		set[dialect.Setting(name)] = value
	}
	return set
}

// forProse are the settings that make prose less usual, or keep it from repeating itself. A form must repeat the names of
// its fields, and take the most likely words for them.
var forProse = []dialect.Setting{
	dialect.DynatempRange, dialect.DynatempExponent, dialect.XTCProbability, dialect.XTCThreshold, dialect.DryMultiplier, dialect.DryBase,
	dialect.DryAllowedLength, dialect.DryRange, dialect.DryBreakers, dialect.Mirostat, dialect.MirostatTau, dialect.MirostatEta,
	dialect.AdaptiveTarget, dialect.AdaptiveDecay, dialect.TopNSigma, dialect.TypicalP, dialect.Stop,
}

// speaksItsOwn reports whether the server is asked at a route of its own, where nothing makes a model call a tool.
func (c Capabilities) speaksItsOwn() bool {
	return dialect.Of(c.Server).Route.Path != "" && !c.Memory.NoOwnRoute
}

// dialect is that of a server, in a form of request: one whose own route is not there is asked as any other.
func (t Target) dialect(f form) dialect.Dialect {
	if f.common {
		return dialect.Of("")
	}
	return dialect.Of(t.Capabilities.Server)
}

// wish is what we want of a call.
func (b *Base) wish(c Call, r request) dialect.Wish {
	s := b.target.Samplers
	if c.Temperature != nil {
		s.Temperature = c.Temperature
	}
	if c.MaxTokens != nil {
		s.MaxTokens = c.MaxTokens
	}
	if n := b.target.tokensLeft(r.size); n > 0 && s.MaxTokens != nil && *s.MaxTokens > n {
		s.MaxTokens = &n // some servers refuse a request that could not fit
	}
	set := Settings(s)
	if c.Prose == nil {
		for _, name := range forProse {
			delete(set, name)
		}
	}
	known := b.target.Capabilities
	w := dialect.Wish{
		Model: b.target.Model, Settings: set, Extend: c.Extend, Usage: known.StreamUsage != No, Banned: c.Banned, Key: c.key, More: s.MoreParameters,
		Thinking: dialect.Thinking{
			On: b.target.thinksIn(c), Able: known.Thinking == Yes, Unable: known.Thinking == No, Unreliable: known.knowsNoKwargs(),
			Effort: b.target.ReasoningEffort, Arguments: b.target.TemplateKwargs,
		},
	}
	if r.mode == ToolModeJSONSchema {
		w.Form = &dialect.Form{Name: c.form.Name, Schema: c.form.Parameters}
	}
	return w
}

// thinksIn reports whether the model is asked to think in a call.
func (t Target) thinksIn(c Call) bool { return c.Reasoning && t.Thinks != No }

// ContextSet is the context with which a person has the server load the model; 0: the server decides.
func (t Target) ContextSet() (tokens int) {
	if !dialect.Of(t.Capabilities.Server).Takes(dialect.ContextTokens) {
		return 0
	}
	_ = json.Unmarshal(t.Samplers.Further[string(dialect.ContextTokens)], &tokens) // it was checked when it was saved
	return tokens
}

// loading are the options with which a model is loaded, so that no two callers load it with different ones.
func (t Target) loading() map[string]any {
	all := map[string]any{"model": t.Model}
	if n := t.ContextSet(); n > 0 {
		all["options"] = map[string]int{"num_ctx": n}
	}
	if keep, set := t.Samplers.Further[string(dialect.KeepAlive)]; set {
		all["keep_alive"] = keep
	}
	return all
}

// abortTime is how long a server may take to hear that a call is over.
const abortTime = 2 * time.Second

// abort tells a server that a call is over, which would else read its prompt to the end.
func (c *Client) abort(ctx context.Context, t Target, route, key string) {
	c.inBackground(func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), abortTime)
		defer cancel()
		var told struct{}
		_ = c.metaWithin(ctx, http.MethodPost, root(t.URL)+route, t.Key, map[string]string{"genkey": key}, &told) // the connection is closed in any case
	})
}

// ownRouteMissing reports whether a server refused its own route because it is not there: something in between, or another
// program, speaks chat completions alone.
func (e serverError) ownRouteMissing() bool {
	missing := e.status == http.StatusNotFound || e.status == http.StatusMethodNotAllowed
	return missing && !strings.Contains(strings.ToLower(e.sentence), "model")
}

// nextKey names a call, so that a server can be told which one is over.
func (c *Client) nextKey() string {
	return fmt.Sprintf("terzetto-%d-%d", c.began.UnixNano(), c.calls.Add(1))
}

// inBackground carries something out behind the caller's back. Close waits for it.
func (c *Client) inBackground(do func()) {
	c.closing.Lock()
	defer c.closing.Unlock()
	if !c.closed {
		c.looks.Go(do)
	}
}

// tellReuse says how much of a prompt a server had read before, where it tells only how long the reading took. The speed
// of reading is that of a prompt for which the model was loaded: nothing of it was known.
func (c *Client) tellReuse(t Target, r *CallRecord) {
	const loads, least = 300, 200 // milliseconds, and tokens that say something
	if !r.UsageReported || r.CachedTokens > 0 || r.ReadMS <= 0 || !t.Capabilities.speaksItsOwn() {
		return
	}
	speed := float64(r.PromptTokens) / r.ReadMS
	if r.LoadMS > loads && r.PromptTokens >= least {
		c.learn(t, func(known *Capabilities) { known.Memory.ReadPerMS = speed })
		return
	}
	if learnt := c.Capabilities(t).Memory.ReadPerMS; learnt > 0 && speed > learnt {
		r.CachedTokens = r.PromptTokens - int(r.ReadMS*learnt)
	}
}
