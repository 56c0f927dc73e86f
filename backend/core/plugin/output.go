package plugin

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// maxHookEvents is how many events one call of a hook may send. A window that draws
// sixty times a second shows fewer in a minute; what comes after is a loop gone wrong.
const maxHookEvents = 10_000

// A Stage is where a hook's output goes: the turn that calls it.
type Stage struct {
	ConversationID string
	Say            func(name string, data any)
	Think          func(pass event.Pass, delta string)
	HasTool        func(name string) bool // whether the turn can have a tool
	Log            *slog.Logger
}

// A HookOutput is what both kinds of hook may do. A hook may hand it to goroutines of its
// own; what they do with it after the hook returned, or after its context ended, is dropped.
type HookOutput struct {
	Stage  Stage
	Plugin Plugin

	ctx context.Context //nolint:containedctx // an output lives exactly as long as the call it is handed to

	mu     sync.Mutex
	sealed bool
	sent   int
}

// late reports whether the hook has returned or its context ended.
func (o *HookOutput) late() bool { return o.sealed || o.ctx.Err() != nil }

// do runs one verb, unless the hook is late.
func (o *HookOutput) do(what string, verb func() bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	late := o.late()
	if late || !verb() {
		o.Stage.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped what a hook asked for",
			slog.String("plugin", o.Plugin.ID), slog.String("what", what), slog.Bool("late", late))
	}
}

// Seal closes the output: what the hook does with it from now on is dropped.
func (o *HookOutput) Seal() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.sealed = true
	if o.sent > maxHookEvents {
		o.Stage.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped events of a hook",
			slog.String("plugin", o.Plugin.ID), slog.Int("events", o.sent-maxHookEvents))
	}
}

// send counts an event, and sends it while there are not too many.
func (o *HookOutput) send(tell func()) bool {
	if o.sent++; o.sent <= maxHookEvents {
		tell()
	}
	return true
}

// Emit passes a hook's own event on, unless its name is the turn's.
func (o *HookOutput) Emit(name string, data any) {
	o.do("event "+name, func() bool { return name != "" && !event.Reserved(name) && o.send(func() { o.Stage.Say(name, data) }) })
}

// Phase shows what the plug-in is doing.
func (o *HookOutput) Phase(label string) {
	o.do("phase", func() bool {
		return o.send(func() {
			o.Stage.Say(PhaseStatus, Phase{Channel: ChannelOf(o.Plugin.ID), Label: label})
		})
	})
}

// Think streams reasoning under a pass of the plug-in's own.
func (o *HookOutput) Think(pass, delta string) {
	o.do("reasoning", func() bool {
		return o.send(func() { o.Stage.Think(event.Pass(o.Plugin.ID+":"+pass), delta) })
	})
}

// Hear passes on what a model thinks for the plug-in. It is not counted: the reply's
// limit bounds it.
func (o *HookOutput) Hear(pass, delta string) {
	o.do("reasoning", func() bool {
		o.Stage.Think(event.Pass(pass), delta)
		return true
	})
}

// A PreCollector collects what a PreHook does.
type PreCollector struct {
	HookOutput
	Tools  []string // that it switched on
	Blocks []string // of the system message
}

// EnableTools switches tools on for the turn.
func (o *PreCollector) EnableTools(names ...string) {
	for _, name := range names {
		o.do("unknown tool "+name, func() bool {
			if !o.Stage.HasTool(name) {
				return false
			}
			o.Tools = append(o.Tools, name)
			return true
		})
	}
}

// SystemPrompt appends a block to the system message.
func (o *PreCollector) SystemPrompt(block string) {
	o.do("blank system prompt", func() bool {
		if strings.TrimSpace(block) == "" {
			return false
		}
		o.Blocks = append(o.Blocks, block)
		return true
	})
}

// Additions are what the PostHooks of a reply leave behind.
type Additions struct {
	Draft     string // as they left it
	Artifacts []Made
	States    map[string]map[string]any // of the message, by plug-in id
	Chores    []Chore                   // what plug-ins do when the turn has ended
}

// A PostCollector collects what a PostHook does.
type PostCollector struct {
	HookOutput
	made     *Additions
	replaced bool
}

// ReplaceDraft puts another text in the draft's place.
func (o *PostCollector) ReplaceDraft(draft string) {
	o.do("draft replacement", func() bool {
		if o.replaced || draft == o.made.Draft || strings.TrimSpace(draft) == "" {
			return false
		}
		o.replaced = true
		o.made.Draft = draft
		o.Stage.Say(event.WriterRewrite, event.RefinedText{RefinedText: draft})
		return true
	})
}

// Attach keeps an artifact with the reply.
func (o *PostCollector) Attach(a Artifact) {
	if o.Plugin.Artifacts == nil {
		o.do("attachment: "+ReasonNoProducer, func() bool { return false })
		return
	}
	read, err := a.Read() // outside of the lock: it may read a file
	o.do(fmt.Sprintf("attachment: %v", err), func() bool {
		if err != nil {
			return false
		}
		o.made.Artifacts = append(o.made.Artifacts, Made{Artifact: read, PluginID: o.Plugin.ID})
		return true
	})
}

// SetMessageState keeps a plug-in's state with the reply.
func (o *PostCollector) SetMessageState(state map[string]any) {
	o.do("message state", func() bool {
		if state == nil {
			return false
		}
		lists.Put(&o.made.States, o.Plugin.ID, maps.Clone(state))
		return true
	})
}

// Later leaves work for the time after the turn.
func (o *PostCollector) Later(body map[string]any) {
	o.do("chore without an OnDemand hook", func() bool {
		if o.Plugin.OnDemand == nil {
			return false
		}
		o.made.Chores = append(o.made.Chores, Chore{
			ConversationID: o.Stage.ConversationID, PluginID: o.Plugin.ID, Body: lists.Copy(body),
		})
		return true
	})
}

// During gives what a hook's model extends, while the hook is waited for.
func (o *HookOutput) During(base func() (*llm.Base, error)) func() (*llm.Base, error) {
	return func() (*llm.Base, error) {
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.late() {
			return nil, context.Canceled
		}
		return base()
	}
}

// slowHook is how long a hook may take before the window is told of it.
const slowHook = 2 * time.Second

// AnnounceSlow tells the window of the hook when it takes long: ended must be called when it has ended, and slow says
// then whether the window was told.
func (o *HookOutput) AnnounceSlow(began time.Time) (ended func(), slow func() bool) {
	announced := false
	late := time.AfterFunc(slowHook, func() {
		o.mu.Lock()
		defer o.mu.Unlock()
		if announced = !o.late(); announced {
			o.Stage.Say(event.PluginRunning, event.Plugin{ID: o.Plugin.ID, Name: o.Plugin.Name, Since: began.UnixMilli()})
		}
	})
	return func() { late.Stop() }, func() bool {
		o.mu.Lock()
		defer o.mu.Unlock()
		return announced
	}
}

// NewPre gives what a PreHook of a plug-in may do, for a call that begins with ctx.
func (s Stage) NewPre(ctx context.Context, p Plugin) *PreCollector {
	return &PreCollector{HookOutput: HookOutput{Stage: s, Plugin: p, ctx: ctx}}
}

// NewPost gives what a PostHook of a plug-in may do, which adds to made.
func (s Stage) NewPost(ctx context.Context, p Plugin, made *Additions) *PostCollector {
	return &PostCollector{HookOutput: HookOutput{Stage: s, Plugin: p, ctx: ctx}, made: made}
}

// Bind says under which context the hook is called.
func (o *HookOutput) Bind(ctx context.Context) { o.ctx = ctx }
