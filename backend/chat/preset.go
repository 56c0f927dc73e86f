package chat

import (
	"encoding/json"
	"time"
)

// A Preset is a named set of samplers, prompts and limits. Nothing in it is a
// switch, so that applying one never turns a pass, a tool or a plug-in on or off.
type Preset struct {
	ID        int64         `json:"id"`
	Name      string        `json:"name"`
	Content   PresetContent `json:"content"`
	CreatedAt time.Time     `json:"created_at"`
	UpdatedAt time.Time     `json:"updated_at"`

	Origin json.RawMessage `json:"-"` // the file of another program that it came from; empty: it was made here
}

// PresetContent is what a preset holds.
type PresetContent struct {
	SharedSystemPrompt       string       `json:"shared_system_prompt"`
	AssistantSystemPrompt    *string      `json:"assistant_system_prompt"` // nil: saved before there was one; applying leaves it alone
	AgentSharedSystemPrompt  string       `json:"agent_shared_system_prompt"`
	LengthGuardMaxWords      int          `json:"length_guard_max_words"`
	LengthGuardMaxParagraphs int          `json:"length_guard_max_paragraphs"`
	Model                    *PresetModel `json:"model"` // nil: saved while the demo answered; applying leaves the model alone
}

// PresetModel is what a preset says of the model that answers, whichever that is.
type PresetModel struct {
	Samplers
	ReasoningEffort string `json:"reasoning_effort"`
	SystemPrompt    string `json:"system_prompt"`
}

// PresetOf takes what a preset holds out of the settings and the model that answers.
func PresetOf(s Settings, m *ModelConfig) PresetContent {
	c := PresetContent{
		SharedSystemPrompt: s.SharedSystemPrompt, AssistantSystemPrompt: &s.AssistantSystemPrompt, AgentSharedSystemPrompt: s.AgentSharedSystemPrompt,
		LengthGuardMaxWords: s.LengthGuardMaxWords, LengthGuardMaxParagraphs: s.LengthGuardMaxParagraphs,
	}
	if m != nil {
		c.Model = &PresetModel{Samplers: m.Samplers, ReasoningEffort: m.ReasoningEffort, SystemPrompt: m.SystemPrompt}
	}
	return c
}

// Apply lays the content over the settings and, where both are there, over the model.
func (c PresetContent) Apply(s *Settings, m *ModelConfig) {
	s.SharedSystemPrompt, s.AgentSharedSystemPrompt = c.SharedSystemPrompt, c.AgentSharedSystemPrompt
	if c.AssistantSystemPrompt != nil {
		s.AssistantSystemPrompt = *c.AssistantSystemPrompt
	}
	s.LengthGuardMaxWords, s.LengthGuardMaxParagraphs = c.LengthGuardMaxWords, c.LengthGuardMaxParagraphs
	if p := c.Model; p != nil && m != nil {
		m.Samplers, m.ReasoningEffort, m.SystemPrompt = p.Samplers, p.ReasoningEffort, p.SystemPrompt
	}
}
