package turn

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
)

// maxHookEvents is how many events one call of a hook may send. A window that draws
// sixty times a second shows fewer in a minute; what comes after is a loop gone wrong.
const maxHookEvents = 10_000

// hooks call the Pre and Post hooks of a reply.
type hooks struct {
	*planner

	scratch *plugin.Scratch
}

// additions are what the PostHooks leave behind.
type additions struct {
	draft     string // as they left it
	artifacts []plugin.Made
	states    map[string]map[string]any // of the message, by plug-in id
	chores    []plugin.Chore            // what plug-ins do when the turn has ended
}

// runPre runs the PreHooks and returns the tools enabled for this turn and the blocks
// that go to the end of the system message.
func (h hooks) runPre(ctx context.Context, x exchange) (enabled map[string]bool, extras []string) {
	enabled = defaultTools(x.snap)
	before := maps.Clone(enabled)
	// What hooks ask before the tools and the prompt are settled extends the beginning
	// that the turn has without their additions.
	base := sync.OnceValues(func() (*llm.Base, error) {
		_, agent, err := h.bases(&plan{exchange: x, tools: h.toolset(x.snap, before), shape: presentShape(x.snap)}, h.ledger)
		return agent, err
	})
	for w := range h.Plugins.Registry.Pre() {
		out := &preOutput{hookOutput: hookOutput{hooks: h, exchange: x, ctx: ctx, plugin: w}}
		h.call(ctx, "pre", &out.hookOutput, func(ctx context.Context) error {
			return w.Pre(ctx, plugin.PreInput{
				Turn: h.view(&out.hookOutput, base), UserMessage: x.text, EnabledTools: lists.MapViewOf(before),
			}, out)
		})
		for _, name := range out.tools {
			enabled[name] = true
		}
		extras = append(extras, out.blocks...)
	}
	return enabled, extras
}

// runPost runs the PostHooks on a draft.
func (h hooks) runPost(ctx context.Context, p *plan, draft string, d direction) (made additions, err error) {
	defer h.catch(ctx, &err)
	made.draft = draft
	base := sync.OnceValues(func() (*llm.Base, error) { return p.agent, nil })
	for w := range h.Plugins.Registry.Post() {
		if ctx.Err() != nil {
			return made, nil
		}
		out := &postOutput{hookOutput: hookOutput{hooks: h, exchange: p.exchange, ctx: ctx, plugin: w}, made: &made}
		h.call(ctx, "post", &out.hookOutput, func(ctx context.Context) error {
			return w.Post(ctx, plugin.PostInput{
				Turn: h.view(&out.hookOutput, base), Draft: made.draft, EffectiveMessage: p.text, Direction: d.Direction,
				EnabledTools: lists.MapViewOf(p.enabled),
			}, out)
		})
	}
	return made, nil
}

func (h hooks) view(out *hookOutput, base func() (*llm.Base, error)) plugin.Turn {
	x := out.exchange
	return plugin.Turn{Scratch: h.scratch, Scene: plugin.Scene{
		Kit:            h.Plugins.Kit(out.plugin, plugin.NewModel(h.Client, out.during(base), out.hear)),
		ConversationID: x.snap.Conversation.ID, CharacterID: x.characterID(), Character: x.snap.Character,
		Settings: x.snap.Settings, History: lists.ViewOf(x.snap.History),
	}}
}

// during gives what a hook's model extends, while the hook is waited for.
func (o *hookOutput) during(base func() (*llm.Base, error)) func() (*llm.Base, error) {
	return func() (*llm.Base, error) {
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.late() {
			return nil, context.Canceled
		}
		return base()
	}
}

// call calls a hook under its locks, unless its plug-in is switched off or busy. An error or a
// panic is logged, and the turn goes on. So it does when the person skips the hook.
func (h hooks) call(ctx context.Context, place string, out *hookOutput, hook func(context.Context) error) {
	w, x := out.plugin, out.exchange
	log := func(level slog.Level, what string, more ...slog.Attr) {
		h.Log.LogAttrs(ctx, level, what, append([]slog.Attr{slog.String("plugin", w.ID), slog.String("hook", place)}, more...)...)
	}
	if !plugin.Enabled(w.ID, x.snap.Settings) {
		log(slog.LevelInfo, place+"-pipeline hook suspended (disabled)")
		return
	}
	if h.Plugins.Busy(w) != nil {
		h.skip(fmt.Sprintf("The plug-in %s is still busy with an earlier reply, so it was left out.", w.Name))
		h.say(event.PluginDone, event.PluginEnd{ID: w.ID, Name: w.Name, Outcome: event.PluginBusy})
		return
	}
	began := h.Now()
	ctx, skip := context.WithCancelCause(ctx)
	defer skip(nil)
	out.ctx = ctx
	ended, slow := out.announceSlow(began)
	x.request.Skip.hold(skip)
	held, release, err := h.Plugins.Locks.Hold(ctx, w.ID, x.snap.Conversation.ID, x.characterID())
	if err == nil {
		err = h.Plugins.Call(ctx, w, release, func() error { return hook(held) })
	}
	x.request.Skip.hold(nil)
	out.seal()
	ended()
	outcome := event.PluginFinished
	switch {
	case errors.Is(context.Cause(ctx), errSkipped):
		outcome = event.PluginSkipped
		h.skip(fmt.Sprintf("You skipped the plug-in %s after %s.", w.Name, fault.Duration(h.Now().Sub(began).Truncate(time.Second))))
	case ctx.Err() != nil:
		outcome = event.PluginStopped
	case err != nil:
		outcome = event.PluginFailed
		h.skip(fmt.Sprintf("The plug-in %s failed, so the reply has nothing more of it.", w.Name))
		log(slog.LevelWarn, "hook skipped", slog.Any("err", err))
	}
	if slow() {
		h.say(event.PluginDone, event.PluginEnd{ID: w.ID, Name: w.Name, Outcome: outcome})
	}
}

// slowHook is how long a hook may take before the window is told of it.
const slowHook = 2 * time.Second

// announceSlow tells the window of the hook when it takes long: ended must be called when it has ended, and slow says
// then whether the window was told.
func (o *hookOutput) announceSlow(began time.Time) (ended func(), slow func() bool) {
	announced := false
	late := time.AfterFunc(slowHook, func() {
		o.mu.Lock()
		defer o.mu.Unlock()
		if announced = !o.late(); announced {
			o.hooks.say(event.PluginRunning, event.Plugin{ID: o.plugin.ID, Name: o.plugin.Name, Since: began.UnixMilli()})
		}
	})
	return func() { late.Stop() }, func() bool {
		o.mu.Lock()
		defer o.mu.Unlock()
		return announced
	}
}

// hookOutput is what both kinds of hook may do. A hook may hand it to goroutines of its
// own; what they do with it after the hook returned, or after its context ended, is dropped.
type hookOutput struct {
	hooks    hooks
	exchange exchange
	ctx      context.Context //nolint:containedctx // an output lives exactly as long as the call it is handed to
	plugin   plugin.Plugin

	mu     sync.Mutex
	sealed bool
	sent   int
}

// late reports whether the hook has returned or its context ended.
func (o *hookOutput) late() bool { return o.sealed || o.ctx.Err() != nil }

// do runs one verb, unless the hook is late.
func (o *hookOutput) do(what string, verb func() bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	late := o.late()
	if late || !verb() {
		o.hooks.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped what a hook asked for",
			slog.String("plugin", o.plugin.ID), slog.String("what", what), slog.Bool("late", late))
	}
}

// seal closes the output: what the hook does with it from now on is dropped.
func (o *hookOutput) seal() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.sealed = true
	if o.sent > maxHookEvents {
		o.hooks.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped events of a hook",
			slog.String("plugin", o.plugin.ID), slog.Int("events", o.sent-maxHookEvents))
	}
}

// send counts an event, and sends it while there are not too many.
func (o *hookOutput) send(tell func()) bool {
	if o.sent++; o.sent <= maxHookEvents {
		tell()
	}
	return true
}

// Emit passes a hook's own event on, unless its name is the turn's.
func (o *hookOutput) Emit(name string, data any) {
	o.do("event "+name, func() bool { return name != "" && !event.Reserved(name) && o.send(func() { o.hooks.say(name, data) }) })
}

// Phase shows what the plug-in is doing.
func (o *hookOutput) Phase(label string) {
	o.do("phase", func() bool {
		return o.send(func() {
			o.hooks.say(plugin.PhaseStatus, plugin.Phase{Channel: plugin.ChannelOf(o.plugin.ID), Label: label})
		})
	})
}

// Think streams reasoning under a pass of the plug-in's own.
func (o *hookOutput) Think(pass, delta string) {
	o.do("reasoning", func() bool {
		return o.send(func() { o.hooks.think(event.Pass(o.plugin.ID+":"+pass), delta, true) })
	})
}

// hear passes on what a model thinks for the plug-in. It is not counted: the reply's
// limit bounds it.
func (o *hookOutput) hear(pass, delta string) {
	o.do("reasoning", func() bool {
		o.hooks.think(event.Pass(pass), delta, true)
		return true
	})
}

type preOutput struct {
	hookOutput
	tools  []string
	blocks []string
}

// EnableTools switches tools on for the turn.
func (o *preOutput) EnableTools(names ...string) {
	for _, name := range names {
		o.do("unknown tool "+name, func() bool {
			if !o.hooks.hasTool(o.exchange.snap.Settings, name) {
				return false
			}
			o.tools = append(o.tools, name)
			return true
		})
	}
}

// hasTool reports whether a turn with these settings can have a tool of this name.
func (h hooks) hasTool(s chat.Settings, name string) bool {
	return slices.Contains(Tools(), name) ||
		slices.ContainsFunc(h.Plugins.Registry.TurnTools(s), func(tool llm.Tool) bool { return tool.Name == name })
}

// SystemPrompt appends a block to the system message.
func (o *preOutput) SystemPrompt(block string) {
	o.do("blank system prompt", func() bool {
		if strings.TrimSpace(block) == "" {
			return false
		}
		o.blocks = append(o.blocks, block)
		return true
	})
}

type postOutput struct {
	hookOutput
	made     *additions
	replaced bool
}

// ReplaceDraft puts another text in the draft's place.
func (o *postOutput) ReplaceDraft(draft string) {
	o.do("draft replacement", func() bool {
		if o.replaced || draft == o.made.draft || strings.TrimSpace(draft) == "" {
			return false
		}
		o.replaced = true
		o.made.draft = draft
		o.hooks.say(event.WriterRewrite, event.RefinedText{RefinedText: draft})
		return true
	})
}

// Attach keeps an artifact with the reply.
func (o *postOutput) Attach(a plugin.Artifact) {
	if o.plugin.Artifacts == nil {
		o.do("attachment: "+plugin.ReasonNoProducer, func() bool { return false })
		return
	}
	read, err := a.Read() // outside of the lock: it may read a file
	o.do(fmt.Sprintf("attachment: %v", err), func() bool {
		if err != nil {
			return false
		}
		o.made.artifacts = append(o.made.artifacts, plugin.Made{Artifact: read, PluginID: o.plugin.ID})
		return true
	})
}

// SetMessageState keeps a plug-in's state with the reply.
func (o *postOutput) SetMessageState(state map[string]any) {
	o.do("message state", func() bool {
		if state == nil {
			return false
		}
		lists.Put(&o.made.states, o.plugin.ID, maps.Clone(state))
		return true
	})
}

// Later leaves work for the time after the turn.
func (o *postOutput) Later(body map[string]any) {
	o.do("chore without an OnDemand hook", func() bool {
		if o.plugin.OnDemand == nil {
			return false
		}
		o.made.chores = append(o.made.chores, plugin.Chore{
			ConversationID: o.exchange.snap.Conversation.ID, PluginID: o.plugin.ID, Body: lists.Copy(body),
		})
		return true
	})
}
