package plugin

import (
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// A Plugin is one plug-in: what it is, and the hooks it binds.
// A nil hook is not bound.
type Plugin struct {
	ID       string
	Name     string // as the window shows it
	Priority int    // among Pre and Post hooks; lower runs first
	Tools    []Tool
	Config   Config

	Pre       PreHook      // before the Director
	Post      PostHook     // after the Editor
	OnDemand  OnDemandHook // when the window asks for it
	Artifacts *Producer    // nil: it attaches nothing to messages
}

// A Producer makes the artifacts of a plug-in again. It always has both functions,
// because an artifact that cannot be made again is lost when the cache is full.
type Producer struct {
	Regenerate RegenerateHook // other versions of an artifact
	Reroll     RerollHook     // the same parameters with a seed: another take, or evicted bytes again
}

// A Tool is a form that the plug-in has filled in by the model.
// Its name is that of its schema, so the two cannot differ.
type Tool struct {
	llm.Tool
	// InTurn puts the tool among those of the turn, where a Pre hook may enable it; its
	// forced calls then reuse the turn's cache whole. Others are sent with their own call only.
	InTurn bool
}

// The hooks that a plug-in may bind, as the manifest names them.
const (
	hookPre        = "pre"
	hookPost       = "post"
	hookOnDemand   = "on_demand"
	hookRegenerate = "regenerate"
	hookReroll     = "reroll"
)

// Hooks names the hooks that are bound.
func (w Plugin) Hooks() []string {
	hooks := []string{}
	for _, h := range []struct {
		name  string
		bound bool
	}{
		{hookPre, w.Pre != nil},
		{hookPost, w.Post != nil},
		{hookOnDemand, w.OnDemand != nil},
		{hookRegenerate, w.Artifacts != nil},
		{hookReroll, w.Artifacts != nil},
	} {
		if h.bound {
			hooks = append(hooks, h.name)
		}
	}
	return hooks
}

// Enabled is the one predicate for whether a plug-in takes part: the master switch
// and its own, each on where nothing was said.
func Enabled(id string, s chat.Settings) bool {
	own, said := s.PluginEnabled[id]
	return s.PluginsEnabled && (own || !said)
}
