package llm

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
)

// A ProbeStep is one thing that a probe tried, in plain words with the way out.
type ProbeStep struct {
	Name     string `json:"name"`
	OK       Tri    `json:"ok"`
	Sentence string `json:"sentence"`
	Does     string `json:"does"` // what Terzetto does about it, or what a person can do
}

// Probe tries a model the way a turn uses it: a short answer as a stream, and a
// form to fill in. It reports each step as it ends. The error is a fault when the
// model cannot be used at all; then the last step says so too. Each step builds on what those
// before it found, so all are in one function.
func (c *Client) Probe(ctx context.Context, t Target, report func(ProbeStep)) (Capabilities, error) {
	before := c.track(t)
	caps := Capabilities{Probed: true, Report: before.Report, BytesPerToken: before.BytesPerToken}
	found := Report{At: c.options.Now(), ReadPerSecond: math.Round(before.Memory.ReadPerMS * 1000)}
	step := func(name string, ok Tri, sentence string, args ...any) {
		report(found.add(ProbeStep{Name: name, OK: ok, Sentence: fmt.Sprintf(sentence, args...)}, caps.ToolMode))
	}
	models, err := c.Models(ctx, t.URL, t.Key)
	switch {
	case err == nil:
		step("reach", Yes, "The server answers.")
	case fault.CodeOf(err) == fault.Unavailable && strings.Contains(err.Error(), "list of models"):
		step("reach", Yes, "The server answers, but lists no models.")
	default:
		step("reach", No, "%s", fault.Sentence(err))
		return caps, err
	}
	if err == nil {
		i := slices.IndexFunc(models, func(m ModelInfo) bool { return m.named(t.Model) })
		switch {
		case i >= 0:
			step("model", Yes, "The server has the model %s.", t.Model)
			caps.ContextTokens, caps.ContextSource = models[i].ContextTokens, listSource
		case len(models) == 0:
			step("model", No, "The server lists no models.")
		default:
			step("model", No, "The server doesn't list %s. Its models are %s.", t.Model, names(models))
		}
	}
	c.readDescription(ctx, &t, &caps)
	t.Capabilities = caps
	caps.Template = readTemplate(ctx, c, t)
	if caps.ContextTokens == 0 { // what a request has shown holds while the server says nothing
		caps.ContextTokens, caps.ContextSource = before.ContextTokens, before.ContextSource
	}
	t.Capabilities = caps
	c.set(t, caps)
	if err := c.probeAnswer(ctx, t, &caps, &found, step); err != nil {
		c.learn(t, func(known *Capabilities) { *known = before })
		return caps, err
	}
	err = c.probeTools(ctx, t, &caps)
	if ctx.Err() != nil {
		c.learn(t, func(known *Capabilities) { *known = before })
		return caps, ctx.Err()
	}
	switch caps.ToolMode {
	case ToolModeNamed:
		step("tools", Yes, "Tools work. The Director and the Editor can do everything.")
	case ToolModeRequired:
		step("tools", Yes, "Tools work when a tool is required. The Director and the Editor can do everything.")
	case ToolModeJSONSchema, ToolModeJSONText:
		step("tools", Yes, "The model has no tools. The Director and the Editor run in simple mode and fill in a form as text.")
	case ToolModeNone, ToolModeUnknown:
		why := "The model didn't fill in the form."
		if err != nil {
			why = fault.Sentence(err)
		}
		step("tools", No, "The Director and the Editor can't run with this model, so the Writer answers alone. %s", why)
	}
	switch {
	case caps.ContextTokens == 0:
		step("context", Unknown, "The server doesn't say how large its context is.")
	case caps.ContextTokens < tightContext:
		step("context", No, "%s %s", tight(caps.ContextTokens), dialect.Of(caps.Server).Larger)
	default:
		step("context", Yes, "The context has %d tokens.", caps.ContextTokens)
	}
	switch caps.Vision {
	case Yes:
		step("vision", Yes, "The model can see images.")
	case No:
		step("vision", No, "The model can't see images.")
	default:
		step("vision", Unknown, "The server doesn't say whether the model can see images.")
	}
	caps.Memory.Helpers = before.Memory.turnedOff()
	caps.Report = found // a test that was stopped leaves the report of the last whole one
	c.set(t, caps)
	return caps, nil
}

// probeTokens leave room for a model that thinks before it answers.
const probeTokens = 600

var probeTool = Tool{
	Name: "note_weather", Description: "Note the weather.",
	Parameters: json.RawMessage(`{"type":"object","properties":{"weather":{"type":"string","maxLength":100,"description":"One or two words."}},"required":["weather"]}`),
}

// probeTools looks for the best mode in which the model fills in a form, whatever the server
// says of it. The error is a fault if the server could not be asked.
func (c *Client) probeTools(ctx context.Context, t Target, caps *Capabilities) error {
	t.Capabilities = Capabilities{Roles: caps.Roles, StreamUsage: caps.StreamUsage, Thinking: caps.Thinking}
	base, err := Freeze(t, []Message{{Role: "system", Text: "Answer briefly."}}, []Tool{probeTool}, nil)
	if err != nil {
		return err
	}
	caps.ToolMode, caps.Memory = ToolModeNone, Memory{}
	for mode := caps.best(); mode != ToolModeNone; {
		f := base.form.get()
		base.form.move(f, form{mode: mode, bare: !mode.native(), roles: f.roles})
		reply, err := c.Complete(ctx, base, Call{
			Label: "probe:tool", Trailing: []Message{{Role: "user", Text: "Call the tool note_weather. It rains and the wind is cold."}},
			MaxTokens: new(probeTokens), Temperature: new(0.0), form: &probeTool,
		}, nil)
		if err != nil {
			caps.ToolMode = ToolModeUnknown
			return err
		}
		if _, ok := pick(reply, probeTool.Name); ok {
			caps.ToolMode, caps.Memory.Worked = reply.Mode, true
			break
		}
		mode = reply.Mode.lower()
	}
	caps.Memory.Refused = base.ToolsRefused()
	caps.Roles = base.form.get().roles
	c.set(t, *caps)
	return nil
}

// probeAnswer runs one small real turn.
func (c *Client) probeAnswer(ctx context.Context, t Target, caps *Capabilities, found *Report, step func(string, Tri, string, ...any)) error {
	// A conversation opens with a greeting, which some templates refuse.
	base, err := Freeze(t, []Message{{Role: "system", Text: "Answer briefly."}, {Role: "assistant", Text: "Hello."}}, nil, nil)
	if err != nil {
		return err
	}
	pieces := 0
	var all writing
	reply, err := c.Complete(ctx, base, Call{
		Label: "probe:answer", Trailing: []Message{{Role: "user", Text: "Say in one short sentence that you are ready."}},
		Choice: None, Reasoning: true, MaxTokens: new(probeTokens),
	}, func(d Delta) {
		if d.Text+d.Reasoning != "" {
			pieces++
		}
		if d.Came > 0 {
			all.add(d.Came, c.options.Now())
		}
		if d.InField {
			found.ThinkingIn = "field"
		}
	})
	if err != nil {
		step("answer", No, "%s", fault.Sentence(err))
		return err
	}
	caps.Roles = base.form.get().roles
	caps.Streaming, caps.StreamUsage = tri(pieces > 1), tri(reply.Usage.Reported)
	if caps.Thinking == Unknown || reply.Reasoning != "" {
		caps.Thinking = tri(reply.Reasoning != "")
	}
	if strings.TrimSpace(reply.Text+reply.Reasoning) == "" {
		step("answer", No, "The model sent an empty answer.")
		return nil
	}
	step("answer", Yes, "The model answered.")
	if caps.Streaming == Yes {
		step("streaming", Yes, "The answer comes as it is written.")
	} else {
		step("streaming", No, "The answer comes all at once.")
	}
	found.judge(reply, caps.Streaming == Yes, all, step)
	return nil
}

// readDescription reads what the server says about the model in a language of its own.
func (c *Client) readDescription(ctx context.Context, t *Target, caps *Capabilities) {
	f := (visit{c, serverurl.Root(t.URL), t.Model}).identify(ctx)
	if f == nil || f.Note == stillLoads || f.Rejected != "" {
		return
	}
	caps.noteDescription(f, t.Model)
}

func names(models []ModelInfo) string {
	ids := lists.Map(models, func(m ModelInfo) string { return m.ID })
	if len(ids) > 5 {
		return strings.Join(ids[:5], ", ") + ", …"
	}
	return strings.Join(ids, ", ")
}
