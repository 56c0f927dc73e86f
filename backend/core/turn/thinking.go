package turn

import (
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// A thinking says which calls of a turn ask the model to think.
type thinking struct {
	chat.PassFlags

	others bool // the calls without a setting: the rewriter, and the forms about the final text
}

// decideThinking settles which calls ask the models to think. The template of some models puts the switch before all that
// the calls share, so that none could reuse what another one read. There all calls ask alike, unless the person
// chose for the voices to differ. It comes before the bases are frozen: their targets say what was settled.
func (p *plan) decideThinking() {
	s := &p.snap
	p.thinking = thinking{PassFlags: s.Settings.ReasoningEnabledPasses}
	flags, chosen := &p.thinking, s.Settings.ReasoningEnabledPasses != chat.DefaultSettings().ReasoningEnabledPasses
	helpers := []*bool{}
	if p.tools.director {
		helpers = append(helpers, &flags.Director)
	}
	if p.tools.editor {
		helpers = append(helpers, &flags.Editor)
	}
	if s.AgentApart {
		s.Writer.Thinks = agree(s.Writer, chosen, &flags.Writer)
		s.Agent.Thinks = agree(s.Agent, chosen, helpers...)
	} else {
		s.Writer.Thinks = agree(s.Writer, chosen, append(helpers, &flags.Writer)...)
		s.Agent.Thinks = s.Writer.Thinks
	}
	flags.others = s.Agent.Thinks == llm.Yes
}

// agree makes flags equal where the template of a model demands it and the person did not choose otherwise, and gives what they
// are then. Flags that differ become off, which costs the least.
func agree(t llm.Target, chosen bool, flags ...*bool) llm.Tri {
	on := 0
	for _, flag := range flags {
		if *flag {
			on++
		}
	}
	mixed := on > 0 && on < len(flags)
	switch {
	case !t.Capabilities.Template.OneFlag, mixed && chosen:
		return llm.Unknown
	case on > 0 && !mixed:
		return llm.Yes
	}
	for _, flag := range flags {
		*flag = false
	}
	return llm.No
}
