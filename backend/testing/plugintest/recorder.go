package plugintest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
)

// A Recorder hosts one plug-in: it gives the hooks what Script says, and keeps what they did
// in Record, over all calls. A Recorder is for one goroutine.
type Recorder struct {
	Plugin plugin.Plugin
	Script
	Record

	state map[string]json.RawMessage
	locks plugin.Locks
}

// A Script is what the hooks receive as answers.
type Script struct {
	Config map[string]any            // what a person saved; nil: the defaults hold
	Forced map[string]map[string]any // the arguments that the model fills in, by tool
	Prose  []string                  // what the model answers to Ask, in order
	Reader plugin.Reader             // what Kit.Read reads; nil where nothing is read
}

// A Record is what the hooks did.
type Record struct {
	Events    []event.Event
	Calls     []llm.Call // what the model was asked
	Tools     []string   // that Pre enabled
	Blocks    []string   // that Pre appended to the system message
	Draft     string     // as Post left it
	Artifacts []plugin.Made
	State     map[string]any   // that Post keeps with the reply
	Chores    []map[string]any // the bodies of what Post leaves for later
	Dropped   []string
}

// Kit gives what the plug-in's hooks may use, for calling its other hooks by hand.
func (r *Recorder) Kit() plugin.Kit {
	base := func() (*llm.Base, error) { return llm.Freeze(llm.Target{}, nil, nil, nil) }
	host := plugin.Host{Locks: &r.locks, State: store{r}, Reader: r.Reader, Keep: store{r}, Log: slog.New(slog.DiscardHandler)}
	return host.Kit(r.Plugin, plugin.NewModel(model{r}, base, nil))
}

// Pre calls the Pre hook, with a Kit and, where in has none, a Scratch.
func (r *Recorder) Pre(ctx context.Context, in plugin.PreInput) error {
	return r.call(ctx, &in.Turn, func(ctx context.Context) error { return r.Plugin.Pre(ctx, in, &output{Recorder: r}) })
}

// Post calls the Post hook, with a Kit and, where in has none, a Scratch.
func (r *Recorder) Post(ctx context.Context, in plugin.PostInput) error {
	r.Draft = in.Draft
	return r.call(ctx, &in.Turn, func(ctx context.Context) error { return r.Plugin.Post(ctx, in, &output{Recorder: r}) })
}

func (r *Recorder) call(ctx context.Context, in *plugin.Turn, hook func(context.Context) error) error {
	in.Kit = r.Kit()
	if in.Scratch == nil {
		in.Scratch = plugin.NewScratch()
	}
	held, release, err := r.locks.Hold(ctx, r.Plugin.ID, in.ConversationID, in.CharacterID)
	if err != nil {
		return fmt.Errorf("hold the locks: %w", err)
	}
	defer release()
	return hook(held)
}

// output is both PreOutput and PostOutput; the hooks' types show each only its part.
type output struct {
	*Recorder
	replaced bool
}

// drops says whether the turn would drop what the hook asked for, and notes it.
func (o *output) drops(when bool, format string, args ...any) bool {
	if when {
		o.Dropped = append(o.Dropped, fmt.Sprintf(format, args...))
	}
	return when
}

func (o *output) Emit(name string, data any) {
	if !o.drops(name == "" || event.Reserved(name), "event %q: the name is reserved", name) {
		o.Events = append(o.Events, event.Event{Name: name, Data: data})
	}
}

func (o *output) Phase(label string) {
	o.Emit(plugin.PhaseStatus, plugin.Phase{Channel: plugin.ChannelOf(o.Plugin.ID), Label: label})
}

func (o *output) Think(pass, delta string) {
	o.Events = append(o.Events, event.Event{Name: event.Reasoning, Data: event.ReasoningDelta{Pass: event.Pass(o.Plugin.ID + ":" + pass), Delta: delta}})
}

func (o *output) EnableTools(names ...string) { o.Tools = append(o.Tools, names...) }

func (o *output) SystemPrompt(block string) {
	if !o.drops(strings.TrimSpace(block) == "", "system prompt: it is blank") {
		o.Blocks = append(o.Blocks, block)
	}
}

func (o *output) ReplaceDraft(text string) {
	unfit := o.replaced || text == o.Draft || strings.TrimSpace(text) == ""
	if !o.drops(unfit, "draft %q: it is blank, the same, or a second one", text) {
		o.Draft, o.replaced = text, true
	}
}

func (o *output) Attach(a plugin.Artifact) {
	whole, err := a.Read()
	if o.Plugin.Artifacts == nil {
		err = errors.New(plugin.ReasonNoProducer)
	}
	if !o.drops(err != nil, "artifact %q: %v", a.Filename, err) {
		o.Artifacts = append(o.Artifacts, plugin.Made{Artifact: whole, PluginID: o.Plugin.ID})
	}
}

func (o *output) SetMessageState(state map[string]any) {
	if !o.drops(state == nil, "message state: it is nil") {
		o.State = state
	}
}

func (o *output) Later(body map[string]any) {
	if !o.drops(o.Plugin.OnDemand == nil, "chore: the plug-in has no OnDemand hook") {
		o.Chores = append(o.Chores, body)
	}
}
