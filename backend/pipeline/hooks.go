package pipeline

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/event"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/readonly"
	"terzetto/backend/workflow"
)

// maxHookEvents is how many events one call of a hook may send. A window that draws
// sixty times a second shows fewer in a minute; what comes after is a loop gone wrong.
const maxHookEvents = 10_000

// pre runs the PreHooks and gives the tools enabled for this turn and the blocks
// that go to the end of the system message (workflow guide 7.3).
func (t *turn) pre(ctx context.Context) (enabled map[string]bool, extras []string) {
	enabled = map[string]bool{}
	for name, on := range t.snap.Settings.EnabledTools {
		enabled[name] = on && t.snap.Settings.EnableAgent
	}
	given := maps.Clone(enabled)
	// What hooks ask before the tools and the prompt are settled extends the beginning
	// that the turn has without their additions.
	base := sync.OnceValues(func() (*llm.Base, error) {
		_, agent, err := t.bases(t.snap, t.toolset(t.snap, given), nil, presentShape(t.snap), t.ledger)
		return agent, err
	})
	for w := range t.Workflows.Registry.Pre() {
		out := &preOutput{hookOutput: hookOutput{turn: t, ctx: ctx, workflow: w}}
		t.hook(ctx, "pre", &out.hookOutput, func(ctx context.Context) error {
			return w.Pre(ctx, workflow.PreInput{
				Turn: t.view(&out.hookOutput, base), UserMessage: t.asked.text, EnabledTools: readonly.MapOf(given),
			}, out)
		})
		for _, name := range out.tools {
			enabled[name] = true
		}
		extras = append(extras, out.blocks...)
	}
	return enabled, extras
}

// post runs the PostHooks on the current draft (workflow guide 7.4).
func (t *turn) post(ctx context.Context) {
	base := sync.OnceValues(func() (*llm.Base, error) { return t.frozen.agent, nil })
	for w := range t.Workflows.Registry.Post() {
		if ctx.Err() != nil {
			return
		}
		out := &postOutput{hookOutput: hookOutput{turn: t, ctx: ctx, workflow: w}}
		t.hook(ctx, "post", &out.hookOutput, func(ctx context.Context) error {
			return w.Post(ctx, workflow.PostInput{
				Turn: t.view(&out.hookOutput, base), Draft: t.draft, EffectiveMessage: t.asked.text, Direction: t.direction,
				EnabledTools: readonly.MapOf(t.frozen.enabled),
			}, out)
		})
	}
}

func (t *turn) view(out *hookOutput, base func() (*llm.Base, error)) workflow.Turn {
	return workflow.Turn{Scratch: t.scratch, Scene: workflow.Scene{
		Kit:            t.Workflows.Kit(out.workflow, workflow.NewModel(t.Client, base, out.hear)),
		ConversationID: t.snap.Conversation.ID, CharacterID: t.characterID(), Character: t.snap.Character,
		Settings: t.snap.Settings, History: readonly.ListOf(t.snap.History),
	}}
}

// hook calls a hook under its locks, unless its workflow is switched off. An error or a
// panic is logged, and the turn goes on.
func (t *turn) hook(ctx context.Context, place string, out *hookOutput, call func(context.Context) error) {
	w := out.workflow
	log := func(level slog.Level, what string, more ...slog.Attr) {
		t.Log.LogAttrs(ctx, level, what, append([]slog.Attr{slog.String("workflow", w.ID), slog.String("hook", place)}, more...)...)
	}
	if !workflow.Enabled(w.ID, t.snap.Settings) {
		log(slog.LevelInfo, place+"-pipeline hook suspended (disabled)")
		return
	}
	defer out.seal()
	held, release, err := t.Workflows.Locks.Hold(ctx, w.ID, t.snap.Conversation.ID, t.characterID())
	if err == nil {
		defer release()
		err = contained(func() error { return call(held) })
	}
	if err != nil && ctx.Err() == nil {
		log(slog.LevelWarn, "workflow skipped", slog.Any("err", err))
	}
}

// contained makes an error of a panic.
func contained(call func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panicked: %v\n%s", r, debug.Stack())
		}
	}()
	return call()
}

// hookOutput is what both kinds of hook may do. A hook may hand it to goroutines of its
// own; what they do with it after the hook returned is dropped.
type hookOutput struct {
	turn     *turn
	ctx      context.Context //nolint:containedctx // an output lives exactly as long as the call it is handed to
	workflow workflow.Workflow

	mu     sync.Mutex
	sealed bool
	sent   int
}

// do runs one verb, unless the hook has returned.
func (o *hookOutput) do(what string, verb func() bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.sealed || !verb() {
		o.turn.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped what a hook asked for",
			slog.String("workflow", o.workflow.ID), slog.String("what", what), slog.Bool("late", o.sealed))
	}
}

func (o *hookOutput) seal() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.sealed = true
	if o.sent > maxHookEvents {
		o.turn.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped events of a hook",
			slog.String("workflow", o.workflow.ID), slog.Int("events", o.sent-maxHookEvents))
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
	o.do("event "+name, func() bool { return name != "" && !event.Reserved(name) && o.send(func() { o.turn.say(name, data) }) })
}

// Phase shows what the workflow is doing.
func (o *hookOutput) Phase(label string) {
	o.do("phase", func() bool {
		return o.send(func() {
			o.turn.say(workflow.PhaseStatus, workflow.Phase{Channel: workflow.ChannelOf(o.workflow.ID), Label: label})
		})
	})
}

// Think streams reasoning under a pass of the workflow's own.
func (o *hookOutput) Think(pass, delta string) {
	o.do("reasoning", func() bool {
		return o.send(func() { o.turn.think(event.Pass(o.workflow.ID+":"+pass), delta, true) })
	})
}

// hear passes on what a model thinks for the workflow. It is not counted: the reply's
// limit bounds it.
func (o *hookOutput) hear(pass, delta string) {
	o.do("reasoning", func() bool {
		o.turn.think(event.Pass(pass), delta, true)
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
			if !o.turn.knows(name) {
				return false
			}
			o.tools = append(o.tools, name)
			return true
		})
	}
}

// knows reports whether a turn with these settings can have a tool of this name.
func (t *turn) knows(name string) bool {
	return slices.Contains(Tools(), name) ||
		slices.ContainsFunc(t.Workflows.Registry.TurnTools(t.snap.Settings), func(tool llm.Tool) bool { return tool.Name == name })
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
	replaced bool
}

// ReplaceDraft puts another text in the draft's place.
func (o *postOutput) ReplaceDraft(draft string) {
	o.do("draft replacement", func() bool {
		if o.replaced || draft == o.turn.draft || strings.TrimSpace(draft) == "" {
			return false
		}
		o.replaced = true
		o.turn.draft = draft
		o.turn.say(event.WriterRewrite, event.RefinedText{RefinedText: draft})
		return true
	})
}

// Attach keeps an artifact with the reply.
func (o *postOutput) Attach(a workflow.Artifact) {
	if o.workflow.Artifacts == nil {
		o.do("attachment: "+workflow.ReasonNoProducer, func() bool { return false })
		return
	}
	whole, err := a.Read() // outside of the lock: it may read a file
	o.do(fmt.Sprintf("attachment: %v", err), func() bool {
		if err != nil {
			return false
		}
		o.turn.result.Artifacts = append(o.turn.result.Artifacts, workflow.Made{Artifact: whole, WorkflowID: o.workflow.ID})
		return true
	})
}

// SetMessageState keeps a workflow's state with the reply.
func (o *postOutput) SetMessageState(state map[string]any) {
	o.do("message state", func() bool {
		if state == nil {
			return false
		}
		lists.Put(&o.turn.result.MessageStates, o.workflow.ID, maps.Clone(state))
		return true
	})
}
