package pipeline

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"runtime/debug"
	"slices"
	"strings"

	"terzetto/backend/event"
	"terzetto/backend/readonly"
	"terzetto/backend/workflow"
)

// pre runs the PreHooks and gives the tools enabled for this turn and the blocks
// that go to the end of the system message (workflow guide 7.3).
func (t *turn) pre(ctx context.Context) (enabled map[string]bool, extras []string) {
	enabled = map[string]bool{}
	for name, on := range t.snap.Settings.EnabledTools {
		enabled[name] = on && t.snap.Settings.EnableAgent
	}
	given := maps.Clone(enabled)
	for id, hook := range t.Workflows.Pre() {
		if !t.takesPart(ctx, id, "pre") {
			continue
		}
		out := &preOutput{hookOutput: hookOutput{turn: t, ctx: ctx, id: id}}
		in := workflow.PreInput{Turn: t.view(), UserMessage: t.message, EnabledTools: readonly.MapOf(given)}
		t.guard(ctx, id, func() error { return hook(ctx, in, out) })
		for _, name := range out.tools {
			enabled[name] = true
		}
		extras = append(extras, out.blocks...)
	}
	return enabled, extras
}

// post runs the PostHooks on the draft that stands (workflow guide 7.4).
func (t *turn) post(ctx context.Context) {
	for id, hook := range t.Workflows.Post() {
		if ctx.Err() != nil {
			return
		}
		if !t.takesPart(ctx, id, "post") {
			continue
		}
		out := &postOutput{hookOutput: hookOutput{turn: t, ctx: ctx, id: id}}
		in := workflow.PostInput{
			Turn: t.view(), Draft: t.draft, EffectiveMessage: t.message, Direction: t.direction,
			EnabledTools: readonly.MapOf(t.enabled),
		}
		t.guard(ctx, id, func() error { return hook(ctx, in, out) })
	}
}

func (t *turn) view() workflow.Turn {
	return workflow.Turn{
		ConversationID: t.snap.Conversation.ID, CharacterID: t.snap.Conversation.CharacterCardID, Character: t.snap.Character,
		Settings: t.snap.Settings, History: readonly.ListOf(t.snap.History), Scratch: t.scratch,
	}
}

func (t *turn) takesPart(ctx context.Context, id, place string) bool {
	on := workflow.Enabled(id, t.snap.Settings)
	if !on {
		t.Log.LogAttrs(ctx, slog.LevelInfo, place+"-pipeline hook suspended (disabled)", slog.String("workflow", id))
	}
	return on
}

// guard contains a hook: an error or a panic is logged, and the turn goes on.
func (t *turn) guard(ctx context.Context, id string, hook func() error) {
	err := func() (err error) {
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("panicked: %v\n%s", r, debug.Stack())
			}
		}()
		return hook()
	}()
	if err != nil && ctx.Err() == nil {
		t.Log.LogAttrs(ctx, slog.LevelWarn, "workflow skipped", slog.String("workflow", id), slog.Any("err", err))
	}
}

// hookOutput is what both kinds of hook may do.
type hookOutput struct {
	turn *turn
	ctx  context.Context //nolint:containedctx // an output lives exactly as long as the call it is handed to
	id   string
}

// Emit passes a hook's own event on, unless its name is the turn's.
func (o hookOutput) Emit(name string, data any) {
	if name == "" || event.Reserved(name) {
		o.drop("event " + name)
		return
	}
	o.turn.say(name, data)
}

func (o hookOutput) drop(what string) {
	o.turn.Log.LogAttrs(o.ctx, slog.LevelWarn, "dropped what a hook asked for", slog.String("workflow", o.id), slog.String("what", what))
}

type preOutput struct {
	hookOutput
	tools  []string
	blocks []string
}

// EnableTools switches tools on for the turn.
func (o *preOutput) EnableTools(names ...string) {
	for _, name := range names {
		if !slices.Contains(Tools(), name) {
			o.drop("unknown tool " + name)
			continue
		}
		o.tools = append(o.tools, name)
	}
}

// SystemPrompt appends a block to the system message.
func (o *preOutput) SystemPrompt(block string) {
	if strings.TrimSpace(block) == "" {
		o.drop("blank system prompt")
		return
	}
	o.blocks = append(o.blocks, block)
}

type postOutput struct {
	hookOutput
	replaced bool
}

// ReplaceDraft puts another text in the draft's place.
func (o *postOutput) ReplaceDraft(draft string) {
	if o.replaced || draft == o.turn.draft || strings.TrimSpace(draft) == "" {
		o.drop("draft replacement")
		return
	}
	o.replaced = true
	o.turn.draft = draft
	o.turn.say(event.WriterRewrite, event.RefinedText{RefinedText: draft})
}

// SetMessageState keeps a workflow's state with the reply.
func (o *postOutput) SetMessageState(state map[string]any) {
	if state == nil {
		o.drop("message state")
		return
	}
	if o.turn.result.MessageStates == nil {
		o.turn.result.MessageStates = map[string]map[string]any{}
	}
	o.turn.result.MessageStates[o.id] = maps.Clone(state)
}
