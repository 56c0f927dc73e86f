package pipeline

import (
	"fmt"
	"sync"

	"terzetto/backend/llm"
	"terzetto/backend/prompt"
	"terzetto/backend/workflow"
)

// bases freezes the beginning of all calls: the Writer's, and the one of Director, Editor
// and workflows, which is the same unless these have an endpoint of their own.
func (p *Pipeline) bases(snap Snapshot, tools toolset, extras []string, as shape, ledger *llm.Ledger) (writer, agent *llm.Base, err error) {
	in := p.input(snap, extras, as)
	schemas := tools.schemas()
	writerTools := schemas
	if snap.AgentApart {
		writerTools = nil
	}
	if writer, err = llm.Freeze(snap.Writer, prompt.Prefix(in), writerTools, ledger); err != nil {
		return nil, nil, fmt.Errorf("freeze base: %w", err)
	}
	if !snap.AgentApart {
		return writer, writer, nil
	}
	in.ModelSystemPrompt = snap.AgentSystem
	if snap.Settings.AgentSharedSystemPrompt != "" {
		in.Settings.SharedSystemPrompt = snap.Settings.AgentSharedSystemPrompt
	}
	if agent, err = llm.Freeze(snap.Agent, prompt.Prefix(in), schemas, ledger); err != nil {
		return nil, nil, fmt.Errorf("freeze the agents' base: %w", err)
	}
	return writer, agent, nil
}

// input is what the beginning of the Writer's calls is made of.
func (p *Pipeline) input(snap Snapshot, extras []string, as shape) prompt.Input {
	return prompt.Input{
		Settings: snap.Settings, ModelSystemPrompt: snap.WriterSystem, Conversation: snap.Conversation, Character: snap.Character,
		Cast: snap.Cast, Persona: snap.Persona, Entries: snap.Entries, History: snap.History, Extras: extras, Now: p.Now(), Shape: as.Shape,
	}
}

// outside are the tools of a conversation between two turns, as far as that can be known
// before the next one's hooks ran.
func outside(snap Snapshot) map[string]bool {
	enabled := map[string]bool{}
	for name, on := range snap.Settings.EnabledTools {
		enabled[name] = on && snap.Settings.EnableAgent
	}
	return enabled
}

// toolset is what the settings and the map of enabled tools come to.
func (p *Pipeline) toolset(snap Snapshot, enabled map[string]bool) toolset {
	return newToolset(snap, enabled, p.Workflows.Registry.TurnTools(snap.Settings))
}

// next gives the bases that the next turn would have.
func (p *Pipeline) next(s Snapshot) (writer, agent *llm.Base, err error) {
	t, _ := p.between(s)
	return p.bases(s, t.frozen.tools, nil, t.frozen.shape, nil)
}

// Model is the model of a conversation outside of a turn: its calls extend what the next
// turn would begin with.
func (p *Pipeline) Model(s Snapshot) workflow.Model {
	return workflow.NewModel(p.Client, sync.OnceValues(func() (*llm.Base, error) {
		_, agent, err := p.next(s)
		return agent, err
	}), nil)
}
