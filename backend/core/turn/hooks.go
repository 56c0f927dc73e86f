package turn

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
)

// hooks call the Pre and Post hooks of a reply.
type hooks struct {
	*planner

	scratch *plugin.Scratch
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
		out := h.stage(x).NewPre(ctx, w)
		h.call(ctx, "pre", x, &out.HookOutput, func(ctx context.Context) error {
			return w.Pre(ctx, plugin.PreInput{
				Turn: h.view(x, &out.HookOutput, base), UserMessage: x.text, EnabledTools: lists.MapViewOf(before),
			}, out)
		})
		for _, name := range out.Tools {
			enabled[name] = true
		}
		extras = append(extras, out.Blocks...)
	}
	return enabled, extras
}

// runPost runs the PostHooks on a draft.
func (h hooks) runPost(ctx context.Context, p *plan, draft string, d direction) (made plugin.Additions, err error) {
	defer h.catch(ctx, &err)
	made.Draft = draft
	base := sync.OnceValues(func() (*llm.Base, error) { return p.agent, nil })
	for w := range h.Plugins.Registry.Post() {
		if ctx.Err() != nil {
			return made, nil
		}
		out := h.stage(p.exchange).NewPost(ctx, w, &made)
		h.call(ctx, "post", p.exchange, &out.HookOutput, func(ctx context.Context) error {
			return w.Post(ctx, plugin.PostInput{
				Turn: h.view(p.exchange, &out.HookOutput, base), Draft: made.Draft, EffectiveMessage: p.text, Direction: d.Direction,
				EnabledTools: lists.MapViewOf(p.enabled), Calls: lists.ViewOf(p.use.All()),
			}, out)
		})
	}
	return made, nil
}

func (h hooks) view(x exchange, out *plugin.HookOutput, base func() (*llm.Base, error)) plugin.Turn {
	return plugin.Turn{Scratch: h.scratch, Scene: plugin.Scene{
		Kit:            h.Plugins.Kit(out.Plugin, plugin.NewModel(h.Client, out.During(base), out.Hear)),
		ConversationID: x.snap.Conversation.ID, CharacterID: x.characterID(), Character: x.snap.Character,
		Settings: x.snap.Settings, History: lists.ViewOf(x.snap.History),
	}}
}

// call calls a hook under its locks, unless its plug-in is switched off or busy. An error or a
// panic is logged, and the turn goes on. So it does when the person skips the hook.
func (h hooks) call(ctx context.Context, place string, x exchange, out *plugin.HookOutput, hook func(context.Context) error) {
	w := out.Plugin
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
	out.Bind(ctx)
	ended, slow := out.AnnounceSlow(began)
	x.request.Skip.hold(skip)
	held, release, err := h.Plugins.Locks.Hold(ctx, w.ID, x.snap.Conversation.ID, x.characterID())
	if err == nil {
		err = h.Plugins.Call(ctx, w, release, func() error { return hook(held) })
	}
	x.request.Skip.hold(nil)
	out.Seal()
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

// stage is where the hooks' output goes.
func (h hooks) stage(x exchange) plugin.Stage {
	return plugin.Stage{
		ConversationID: x.snap.Conversation.ID, Say: h.say, Log: h.Log,
		Think:   func(pass event.Pass, delta string) { h.think(pass, delta, true) },
		HasTool: func(name string) bool { return h.hasTool(x.snap.Settings, name) },
	}
}

// hasTool reports whether a turn with these settings can have a tool of this name.
func (h hooks) hasTool(s chat.Settings, name string) bool {
	return slices.Contains(Tools(), name) ||
		slices.ContainsFunc(h.Plugins.Registry.TurnTools(s), func(tool llm.Tool) bool { return tool.Name == name })
}
