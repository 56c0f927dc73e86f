package llm

import (
	"cmp"
	"context"
	"net/http"
	"net/http/httptrace"
	"strings"
	"sync/atomic"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
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
// A server that lists how its models are is asked before each turn: another one may answer by now, or the same one with
// another context. tell hears when a model has to be loaded for that; it may be nil.
func (c *Client) Ready(ctx context.Context, t Target, tell func(Reading)) Target {
	known := c.track(t)
	asked, again := t, false // the target that is handed out changes below
	if c.tells(t) {
		unknown := !known.Probed && known.Server == "" && known.ToolMode == ToolModeUnknown
		if due, now := c.due(t); due && (now || unknown) {
			c.describe(ctx, t)
		} else {
			again = due
		}
		c.askState(ctx, t, tell)
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

// Reaches reports, quickly, whether anything listens at the server of a target. One that is slow to answer does, and of
// a server elsewhere it is taken for granted.
func (c *Client) Reaches(ctx context.Context, t Target) bool {
	if !c.tells(t) {
		return true
	}
	var listens atomic.Bool
	within, cancel := context.WithTimeout(because(ctx, contact.Describe), describeTime)
	defer cancel()
	within = httptrace.WithClientTrace(within, &httptrace.ClientTrace{GotConn: func(httptrace.GotConnInfo) { listens.Store(true) }})
	for _, address := range append([]string{t.URL}, serverurl.Alternatives(t.URL)...) {
		var answer any
		if err := c.meta(within, http.MethodGet, address+"/models", t.Key, nil, &answer); !refusedConnection(err) {
			break
		}
	}
	return listens.Load() || ctx.Err() != nil
}

// tells reports whether a server can be asked what it is and what it says of a model: those elsewhere have no route for it.
func (c *Client) tells(t Target) bool { return t.Model != "" && c.answersForItself(t) }

func (c *Client) answersForItself(t Target) bool {
	if t.Trouble != nil {
		return false
	}
	if c.options.Transports[serverurl.Origin(t.URL)] != nil {
		return c.options.manages(t)
	}
	return serverurl.Scheme(serverurl.Host(t.URL)) == "http"
}

// manages reports whether Terzetto runs the server of a target itself.
func (o Options) manages(t Target) bool {
	_, managed := o.Transports[serverurl.Origin(t.URL)].(Managed)
	return managed
}

// askState asks a server how a model is at the moment, where its dialect has a list for that: whether it is in memory, with
// which context, and whether it is still the one that is known. Another one is described at once, so that what the one before
// had shown is forgotten. Where the context is known only of a model in memory, one that is not there is loaded first, as its
// first call would do.
func (c *Client) askState(ctx context.Context, t Target, tell func(Reading)) {
	known := c.Capabilities(t)
	d := dialect.For(known.Server, t.URL)
	at, ctx := serverurl.Root(t.URL), because(ctx, contact.Describe)
	now, said := c.stateOf(ctx, at, t, d.Lists)
	if !said {
		return
	}
	if before := known.modelVersion(); before != "" && now.Version != "" && now.Version != before {
		c.describe(ctx, t)
	}
	n := t.ContextSet()
	if now.Loaded == No && n == 0 && d.Load != "" && c.Capabilities(t).ContextTokens == 0 {
		patient, cancel := context.WithTimeout(ctx, c.patience(t))
		defer cancel()
		if tell != nil {
			tell(Reading{Loading: true})
			defer tell(Reading{})
		}
		var done struct{}
		if c.metaWithin(patient, http.MethodPost, at+d.Load, "", d.Loading(t.Model, dialect.SettingsOf(t.Samplers)), &done) != nil {
			return // the call will say why
		}
		now, _ = c.stateOf(ctx, at, t, d.Lists)
	}
	other := n > 0 && now.ContextTokens > 0 && n != now.ContextTokens // it is loaded again for another context
	c.noteLoaded(t, now.Loaded != No && !other)
	if n = cmp.Or(n, now.ContextTokens); n > 0 { // it is loaded with the one that is set
		c.learn(t, func(known *Capabilities) { known.noteContext(n) })
	}
}

// stateOf is a model as its server has it at the moment. said: the server told it.
func (c *Client) stateOf(ctx context.Context, at string, t Target, all []dialect.List) (now ModelInfo, said bool) {
	ctx, cancel := context.WithTimeout(ctx, describeTime)
	defer cancel()
	models, held, said := c.askList(ctx, at, t.Key, all)
	f := Found{Models: lists.Map(models, infoOf)}
	if !held {
		return f.model(t.Model), said
	}
	now, loaded := lists.Find(f.Models, func(m ModelInfo) bool { return m.named(t.Model) })
	now.Loaded = tri(loaded)
	return now, said
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
	ctx, cancel := context.WithTimeout(because(ctx, contact.Describe), describeTime)
	defer cancel()
	f := (visit{c, serverurl.Root(t.URL), t.Model}).identify(ctx)
	if f == nil || f.Note == stillLoads { // it is not running, or not yet
		c.forgetLook(t)
	}
	if f == nil || f.Note == stillLoads || f.Rejected != "" || ctx.Err() != nil {
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
	m := f.model(model)
	before := c.modelVersion()
	if before != "" && m.Version != "" && before != m.Version { // another one answers by this name
		*c = Capabilities{Memory: Memory{Answers: c.Memory.Answers}}
	}
	c.Server = strings.TrimSpace(f.Server + " " + f.Version)
	version := strings.TrimSpace(c.Server + " " + cmp.Or(m.Version, before)) // one that is not in memory may not say
	if changed := c.Version != "" && c.Version != version; changed || (c.Tools == No && m.Tools == Yes) {
		c.Memory = Memory{Good: goodCalls, Helpers: c.Memory.turnedOff(), Answers: c.Memory.Answers} // the context is told again
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

// modelVersion is the version of the model alone, as it was told last; empty: it was not.
func (c Capabilities) modelVersion() string {
	version, _ := strings.CutPrefix(c.Version, c.Server)
	return strings.TrimSpace(version)
}

// model is what a server says of one of its models.
func (f *Found) model(id string) ModelInfo {
	m, _ := lists.Find(f.Models, func(m ModelInfo) bool { return m.named(id) || len(f.Models) == 1 })
	return m
}
