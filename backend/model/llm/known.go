package llm

import (
	"cmp"
	"context"
	"net/http"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/template"
)

// How long a server may take to describe itself while a first turn waits, and how often a
// server is looked at again.
const (
	describeTime  = time.Second
	describeAgain = time.Minute
)

// Ready gives a target with what is known of it, for the calls of a turn. If nothing is known,
// a server in the person's own network is asked what it says of the model: that takes
// milliseconds, never more than describeTime, and spares the first turn a refusal. Servers
// elsewhere are not asked, because they have none of the routes that would answer.
//
// A server is looked at again from time to time, while the turn goes on: if it has another
// context by now, or the model has changed, the next turn knows. After a request that did not fit
// or did not reach the server, it is looked at before the next one.
//
// Ollama is asked before each turn which context the model has at the moment, because it drops
// the oldest messages that do not fit without a word.
func (c *Client) Ready(ctx context.Context, t Target) Target {
	known := c.track(t)
	asked, again := t, false // the target that is handed out changes below
	if c.tells(t) {
		unknown := !known.Probed && known.Server == "" && known.ToolMode == ToolModeUnknown
		if due, now := c.due(t); due && (now || unknown) {
			c.describe(ctx, t)
		} else {
			again = due
		}
		if c.Capabilities(t).isOllama() {
			c.askContext(ctx, t)
		}
	}
	t.Capabilities = c.Capabilities(t).trying()
	if again {
		c.lookAt(ctx, asked)
	}
	return t
}

// Look has the server of a target looked at if that is due, without waiting for it: a person
// who opens a conversation sees how much room there is before the first turn.
func (c *Client) Look(ctx context.Context, t Target) {
	if !c.tells(t) {
		return
	}
	c.track(t)
	if due, _ := c.due(t); due {
		c.lookAt(ctx, t)
	}
}

func (c *Client) lookAt(ctx context.Context, t Target) {
	c.inBackground(func() { c.describe(context.WithoutCancel(ctx), t) })
}

// tells reports whether a server can be asked what it is: those elsewhere have no route for it.
func (c *Client) tells(t Target) bool {
	return t.Trouble == nil && scheme(host(t.URL)) == "http" && t.Model != "" && c.options.Transports[origin(t.URL)] == nil
}

// askContext asks an Ollama for the context of a model. Most models set none, and then the context
// is known only while the model is in memory. A model that is not there is loaded first, as its
// first call would do. One that has another file than the one that is known is described again,
// so that what the other had shown is forgotten.
func (c *Client) askContext(ctx context.Context, t Target) {
	at, ctx := root(t.URL), because(ctx, WhyDescribe)
	now, loaded := c.running(ctx, at, t.Model)
	if known := c.Capabilities(t).Version; known != "" && now.Digest != "" && !strings.HasSuffix(known, now.Digest) {
		c.describe(ctx, t)
	}
	if n := t.ContextSet(); n > 0 { // it is loaded with this one
		c.learn(t, func(known *Capabilities) { known.noteContext(n) })
		return
	}
	if !loaded && c.Capabilities(t).ContextTokens == 0 {
		patient, cancel := context.WithTimeout(ctx, c.options.Limits.FirstByte)
		defer cancel()
		var done struct{}
		if c.metaWithin(patient, http.MethodPost, at+"/api/generate", "", t.loading(), &done) != nil {
			return // the call will say why
		}
		now, _ = c.running(ctx, at, t.Model)
	}
	if now.Context > 0 {
		c.learn(t, func(known *Capabilities) { known.noteContext(now.Context) })
	}
}

// running is a model as an Ollama has it in memory. A context of 0: it does not say.
func (c *Client) running(ctx context.Context, at, model string) (now runningModel, loaded bool) {
	ctx, cancel := context.WithTimeout(ctx, describeTime)
	defer cancel()
	var running ollamaRunning
	_ = c.meta(ctx, http.MethodGet, at+"/api/ps", "", nil, &running) // no answer: it does not say
	return running.model(model)
}

// listSource is the source of a context that came with the list of models.
const listSource = "its list of models"

// noteContext records the context that a server has at the moment. What a call has shown since the
// server said the same counts more.
func (c *Capabilities) noteContext(tokens int) {
	if tokens == c.Memory.ToldContext {
		return
	}
	c.Memory.ToldContext = tokens
	if c.ContextTokens != tokens || c.ContextSource != listSource {
		c.ContextTokens, c.ContextSource = tokens, cmp.Or(c.Server, listSource)
	}
}

// describe asks the server what it says of the model.
func (c *Client) describe(ctx context.Context, t Target) {
	ctx, cancel := context.WithTimeout(because(ctx, WhyDescribe), describeTime)
	defer cancel()
	f := c.identify(ctx, root(t.URL), t.Model)
	if f == nil { // it is not running
		c.forgetLook(t)
	}
	if f == nil || f.Rejected != "" || ctx.Err() != nil {
		return
	}
	c.learn(t, func(known *Capabilities) { known.noteDescription(f, t.Model) })
	t.Capabilities = c.Capabilities(t)
	found := readTemplate(ctx, c, t)
	c.learn(t, func(known *Capabilities) { known.Template = found })
}

// noteDescription records what a server says. It is the weakest source: it fills in what is not
// known, and only another version makes it a reason to try what failed before.
func (c *Capabilities) noteDescription(f *Found, model string) {
	c.Server = strings.TrimSpace(f.Server + " " + f.Version)
	m := f.model(model)
	version := strings.TrimSpace(c.Server + " " + m.Version)
	if changed := c.Version != "" && c.Version != version; changed || (c.Tools == No && m.Tools == Yes) {
		c.Memory = Memory{Good: goodCalls} // the context is told again
		c.Roles, c.Extends, c.Template = RolesAny, Unknown, template.Traits{}
		c.ContextTokens, c.ContextSource, c.BytesPerToken = 0, "", 0
	}
	c.Version = version
	if m.Tools != Unknown {
		c.Tools = m.Tools
	}
	if c.Tools == No && c.ToolMode == ToolModeUnknown {
		c.ToolMode = ToolModeJSONSchema
	}
	if m.Vision != Unknown { // a model file may be given its eyes without another version
		if m.Vision == Yes && c.Vision == No {
			c.Memory.Blind = false
		}
		c.Vision = m.Vision
	}
	c.Thinking = cmp.Or(c.Thinking, m.Thinking)
	if m.Defaults != nil {
		c.Defaults = m.Defaults
	}
	if m.ContextTokens > 0 {
		c.noteContext(m.ContextTokens)
	}
}

// model is what a server says of one of its models.
func (f *Found) model(id string) ModelInfo {
	m, _ := lists.Find(f.Models, func(m ModelInfo) bool { return m.named(id) || len(f.Models) == 1 })
	return m
}
