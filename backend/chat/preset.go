package chat

import "time"

// A Preset is a named set of samplers, prompts and limits. Nothing in it is a
// switch, so that applying one never turns a pass, a tool or a workflow on or off.
type Preset struct {
	ID        int64         `json:"id"`
	Name      string        `json:"name"`
	Content   PresetContent `json:"content"`
	CreatedAt time.Time     `json:"created_at"`
	UpdatedAt time.Time     `json:"updated_at"`
}

// PresetContent is what a preset holds.
type PresetContent struct {
	SharedSystemPrompt       string       `json:"shared_system_prompt"`
	AgentSharedSystemPrompt  string       `json:"agent_shared_system_prompt"`
	LengthGuardMaxWords      int          `json:"length_guard_max_words"`
	LengthGuardMaxParagraphs int          `json:"length_guard_max_paragraphs"`
	Model                    *PresetModel `json:"model"` // nil: saved while the demo answered; applying leaves the model alone
}

// PresetModel is what a preset says of the model that answers, whichever that is. A
// nil sampler is not sent.
type PresetModel struct {
	Temperature       *float64 `json:"temperature"`
	TopP              *float64 `json:"top_p"`
	MinP              *float64 `json:"min_p"`
	TopK              *int     `json:"top_k"`
	RepetitionPenalty *float64 `json:"repetition_penalty"`
	PresencePenalty   *float64 `json:"presence_penalty"`
	FrequencyPenalty  *float64 `json:"frequency_penalty"`
	MaxTokens         *int     `json:"max_tokens"`
	ReasoningEffort   string   `json:"reasoning_effort"`
	SystemPrompt      string   `json:"system_prompt"`
}

// PresetOf takes what a preset holds out of the settings and the model that answers.
func PresetOf(s Settings, m *ModelConfig) PresetContent {
	c := PresetContent{
		SharedSystemPrompt: s.SharedSystemPrompt, AgentSharedSystemPrompt: s.AgentSharedSystemPrompt,
		LengthGuardMaxWords: s.LengthGuardMaxWords, LengthGuardMaxParagraphs: s.LengthGuardMaxParagraphs,
	}
	if m != nil {
		c.Model = &PresetModel{
			Temperature: m.Temperature, TopP: m.TopP, MinP: m.MinP, TopK: m.TopK, RepetitionPenalty: m.RepetitionPenalty,
			PresencePenalty: m.PresencePenalty, FrequencyPenalty: m.FrequencyPenalty, MaxTokens: m.MaxTokens,
			ReasoningEffort: m.ReasoningEffort, SystemPrompt: m.SystemPrompt,
		}
	}
	return c
}

// Apply lays the content over the settings and, where both are there, over the model.
func (c PresetContent) Apply(s *Settings, m *ModelConfig) {
	s.SharedSystemPrompt, s.AgentSharedSystemPrompt = c.SharedSystemPrompt, c.AgentSharedSystemPrompt
	s.LengthGuardMaxWords, s.LengthGuardMaxParagraphs = c.LengthGuardMaxWords, c.LengthGuardMaxParagraphs
	if p := c.Model; p != nil && m != nil {
		m.Temperature, m.TopP, m.MinP, m.TopK, m.RepetitionPenalty = p.Temperature, p.TopP, p.MinP, p.TopK, p.RepetitionPenalty
		m.PresencePenalty, m.FrequencyPenalty, m.MaxTokens = p.PresencePenalty, p.FrequencyPenalty, p.MaxTokens
		m.ReasoningEffort, m.SystemPrompt = p.ReasoningEffort, p.SystemPrompt
	}
}
