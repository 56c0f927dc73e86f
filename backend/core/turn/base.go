package turn

import (
	"fmt"
	"sync"
	"time"

	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prompt"
)

// bases freezes the beginning of all calls: the Writer's, and the one of Director, Editor
// and plug-ins, which is the same unless these have an endpoint of their own.
func (p *Pipeline) bases(t *plan, ledger *llm.Ledger) (writer, agent *llm.Base, err error) {
	snap := t.snap
	in := snap.input(t.extras, t.shape, p.Now())
	in.Turn, in.Variables, in.Placed = t.turn(), t.variables, t.placed
	in.Above = new(prompt.ReadNotesAbove(in))
	schemas, offered := t.tools.schemas(), t.offeredTools()
	writerTools := schemas
	if snap.AgentApart {
		writerTools = nil
	}
	if writer, err = llm.FreezeOffering(snap.Writer, prompt.Prefix(in), writerTools, offered, ledger); err != nil {
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
func (s Snapshot) input(extras []string, as shape, now time.Time) prompt.Input {
	return prompt.Input{
		Settings: s.Settings, ModelSystemPrompt: s.WriterSystem, Conversation: s.Conversation, Folders: s.Folders, Character: s.Character,
		Cast: s.Cast, Persona: s.Persona, Entries: s.Entries, Books: s.Books, LoreBudget: s.loreBudget(), PerToken: s.Writer.PerToken(),
		UsesTools: len(s.Tools.Offered) > 0 && s.Writer.Capabilities.ToolOffer() != llm.NotOffered,
		History:   s.History, Extras: extras, Model: s.Writer.Model, Now: now, Shape: as.Shape,
	}
}

// helps reports whether Director and Editor take part by themselves. A plain question is answered by one call.
func (s Snapshot) helps() bool {
	return s.Settings.EnableAgent && (s.Settings.HelpersWithoutCharacter || s.hasCharacter())
}

// defaultTools are the tools of a conversation as its settings have them, before any hooks ran.
func defaultTools(s Snapshot) map[string]bool {
	enabled := map[string]bool{}
	for name, on := range s.Settings.EnabledTools {
		enabled[name] = on && s.helps()
	}
	return enabled
}

// toolset is what the settings and the map of enabled tools come to.
func (p *Pipeline) toolset(snap Snapshot, enabled map[string]bool) toolset {
	return newToolset(snap, enabled, p.Plugins.Registry.TurnTools(snap.Settings))
}

// next gives the bases that the next turn would have.
func (p *Pipeline) next(s Snapshot) (writer, agent *llm.Base, err error) {
	t := p.planBetweenTurns(s)
	return p.bases(t, nil)
}

// Model is the model of a conversation outside of a turn: its calls extend what the next
// turn would begin with.
func (p *Pipeline) Model(s Snapshot) plugin.Model {
	return plugin.NewModel(p.Client, sync.OnceValues(func() (*llm.Base, error) {
		_, agent, err := p.next(s)
		return agent, err
	}), nil)
}

// A Meter says in tokens how much of a model's context a conversation takes. They are estimates.
type Meter struct {
	Sent    int `json:"sent"`    // with the system prompt and the tools
	Folded  int `json:"folded"`  // of messages that a summary stands for
	Free    int `json:"free"`    // beside what is sent and the reply
	Context int `json:"context"` // 0: not known, nothing is folded
}

// Meter measures a conversation outside of a turn, without what would give way in the next one. unsent are the messages
// that are left out because they are too long and got no reply.
func (p *Pipeline) Meter(s Snapshot) (_ Meter, unsent []int64) {
	t := p.planBetweenTurns(s)
	room := s.room()
	sent, folded := t.history.Sizes()
	m := Meter{Sent: room.Tokens(sent), Folded: room.Tokens(folded), Context: room.Context()}
	if room.Known() {
		m.Free = room.Free(sent)
	}
	return m, t.shape.Unsent
}

// planBetweenTurns plans the turn that a message like the last would begin, as far as that can be known before its hooks
// ran. What the message itself brings is not in the load.
func (p *Pipeline) planBetweenTurns(s Snapshot) *plan {
	s = s.withMemory()
	t := &plan{exchange: exchange{snap: s, macros: s.Names(), text: s.Scripts.SentMessage(s.User.Content), now: p.Now, variables: s.Variables}, tools: p.toolset(s, defaultTools(s)), shape: presentShape(s)}
	t.decideThinking()
	t.history = measure(s.input(nil, t.shape, p.Now()), s.Folds, t.tools.schemas(), s.reader())
	t.shape.Unsent = t.history.leaveOutLong(s.room(), s.History)
	next := t.withTurn(t.history.Load)
	if split, err := next.Plan(s.room()); err == nil {
		t.history.Load = t.history.After(split)
		t.leaveOut(split.Without)
	}
	return t
}
