package speech

import "strings"

// A Profile is the voice of one speaker.
type Profile struct {
	Engine string  `json:"engine"` // an Engine's ID
	Voice  string  `json:"voice"`
	Model  string  `json:"model"`
	Rate   float64 `json:"rate"`
	Pitch  float64 `json:"pitch"`
}

// Utterance is a text in this voice.
func (p Profile) Utterance(text string) Utterance {
	return Utterance{Text: text, Voice: p.Voice, Model: p.Model, Rate: p.Rate, Pitch: p.Pitch}
}

// A Cast says who has which voice.
type Cast struct {
	Narrator  *Profile           // nil: the character narrates as well
	Character Profile            // all who have no voice of their own
	Speakers  map[string]Profile // by name
}

// Of gives the voice of a beat.
func (c Cast) Of(b Beat) Profile {
	if !b.Dialogue {
		if c.Narrator != nil {
			return *c.Narrator
		}
		return c.Character
	}
	for name, p := range c.Speakers {
		if strings.EqualFold(name, b.Speaker) {
			return p
		}
	}
	return c.Character
}
