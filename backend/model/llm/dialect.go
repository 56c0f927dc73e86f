package llm

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
)

// dialect is that in which the server is asked: one whose own route is not there is asked as any other.
func (c Capabilities) dialect() dialect.Dialect {
	if c.Memory.NoOwnRoute {
		return dialect.Of("")
	}
	return dialect.Of(c.Server)
}

// dialect is that of a server at its address, in a form of request.
func (t Target) dialect(f form) dialect.Dialect {
	if f.common {
		return dialect.For("", t.URL)
	}
	return dialect.For(t.Capabilities.Server, t.URL)
}

// tellsNoArguments reports whether a model may think although the arguments of its template say that it must not: nothing
// hands them on, as it is with gateways whose models are known to think.
func (c Capabilities) tellsNoArguments() bool {
	return !dialect.Of(c.Server).ReadsArguments || c.Server == "" && c.Thinking == Yes
}

// wish is what we want of a call.
func (b *Base) wish(c Call, r request, drop []string) dialect.Wish {
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
	set := dialect.SettingsOf(s)
	if c.Prose == nil {
		for _, name := range dialect.ForProse() {
			delete(set, name)
		}
	}
	known := b.target.Capabilities
	w := dialect.Wish{
		Model: b.target.Model, Settings: set, Extend: c.Extend, Usage: known.StreamUsage != No,
		Banned: c.Banned, Unwanted: c.unwanted, Key: c.key, More: s.MoreParameters,
		Thinking: dialect.Thinking{
			On: b.target.thinksIn(c), Able: known.Thinking == Yes, Unable: known.Thinking == No, Unreliable: known.tellsNoArguments(),
			NoEffort: slices.Contains(drop, noThinking), Effort: b.target.ReasoningEffort, Arguments: b.target.TemplateKwargs,
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

// abortTime is how long a server may take to hear that a call is over.
const abortTime = 2 * time.Second

// abort tells a server that a call is over, which would else read its prompt to the end.
func (c *Client) abort(ctx context.Context, t Target, route, key string) {
	c.inBackground(func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), abortTime)
		defer cancel()
		var told struct{}
		_ = c.metaWithin(ctx, http.MethodPost, serverurl.Root(t.URL)+route, t.Key, map[string]string{"genkey": key}, &told) // the connection is closed in any case
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
func (k *knowledge) tellReuse(t Target, r *CallRecord) {
	const loads = 300 // milliseconds, of a model that was not in memory
	if !r.UsageReported || r.CachedTokens > 0 || r.ReadMS <= 0 || !t.Capabilities.dialect().TimesReading {
		return
	}
	speed := float64(r.PromptTokens) / r.ReadMS
	if r.LoadMS > loads && r.PromptTokens >= leastRead {
		k.learn(t, func(known *Capabilities) { known.Memory.ReadPerMS = speed })
		return
	}
	if learnt := k.Capabilities(t).Memory.ReadPerMS; learnt > 0 && speed > learnt {
		r.CachedTokens = r.PromptTokens - int(r.ReadMS*learnt)
	}
}
