package chat

import "maps"

// ConversationSettings are what a person set for one conversation. They win over what the character, the preset, the model and the
// settings of the program say; what is empty here is as they say.
type ConversationSettings struct {
	SystemPrompt            string     `json:"system_prompt"` // {{original}} in it is the prompt that it replaces
	Scenario                string     `json:"scenario"`
	PostHistoryInstructions string     `json:"post_history_instructions"` // {{original}} in it is what it replaces
	Note                    AuthorNote `json:"note"`
	Samplers                Samplers   `json:"samplers"`
	Memory                  *bool      `json:"memory"` // models are reminded of earlier messages; null: as the settings say
}

// An AuthorNote is a text that a model reads among the last messages. Each turn it stands at another place of the history, so a
// server reads the messages behind it again.
type AuthorNote struct {
	Text  string `json:"text"`
	Depth int    `json:"depth"` // how many messages are behind it; 0: it goes with the newest
	Role  string `json:"role"`  // system, user or assistant; at depth 0 it is a part of the person's message
	Every int    `json:"every"` // it goes with every so many messages of the person; 0 and 1: with each
}

// MostNoteDepth bounds where a note may be.
const MostNoteDepth = 1000

// IsDue reports whether the note goes with a message of the person, of which so many are there now.
func (n AuthorNote) IsDue(messages int) bool { return n.Every <= 1 || messages%n.Every == 0 }

// Over lays what is set here over other samplers.
func (s Samplers) Over(below Samplers) Samplers {
	below.Temperature, below.TopP, below.MinP = over(s.Temperature, below.Temperature), over(s.TopP, below.TopP), over(s.MinP, below.MinP)
	below.TopK, below.MaxTokens = over(s.TopK, below.TopK), over(s.MaxTokens, below.MaxTokens)
	below.RepetitionPenalty = over(s.RepetitionPenalty, below.RepetitionPenalty)
	below.PresencePenalty = over(s.PresencePenalty, below.PresencePenalty)
	below.FrequencyPenalty = over(s.FrequencyPenalty, below.FrequencyPenalty)
	if len(s.Further) > 0 {
		further := maps.Clone(s.Further)
		for name, value := range below.Further {
			if _, set := further[name]; !set {
				further[name] = value
			}
		}
		below.Further = further
	}
	if s.MoreParameters != "" {
		below.MoreParameters = s.MoreParameters
	}
	return below
}

func over[T any](own, below *T) *T {
	if own != nil {
		return own
	}
	return below
}
