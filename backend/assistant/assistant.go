package assistant

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/fault"
	"terzetto/backend/text"
)

// An Assistant is what a person keeps (flows.md, A.1).
type Assistant struct {
	ID          string    `json:"assistantId"`
	Name        string    `json:"name"` // as it is mentioned: @Name
	Description string    `json:"description"`
	Prompt      string    `json:"prompt"`
	Model       string    `json:"model"` // empty: the one that is chosen
	Strategy    Strategy  `json:"toolInclusionStrategy"`
	Tools       []string  `json:"tools"`   // those of Fixed
	Primary     bool      `json:"primary"` // answers where nobody else is named; one of them is
	CreatedAt   time.Time `json:"createdAt"`
	UpdatedAt   time.Time `json:"updatedAt"`
}

// A Strategy says which tools an assistant sees.
type Strategy string

// The strategies.
const (
	Fixed    Strategy = "Fixed"
	Relevant Strategy = "Relevant" // those that have to do with the message
)

// DefaultID is the assistant that is there without anybody making it.
const DefaultID = "assistant"

// Default is that assistant.
func Default() Assistant {
	return Assistant{
		ID: DefaultID, Name: "Assistant", Description: "Answers and carries out what no other assistant is named for.",
		Prompt:   "You are a helpful assistant on the person's own computer. Do what you are asked, use the tools that help, and answer in the language of the message, briefly.",
		Strategy: Relevant, Tools: []string{}, Primary: true,
	}
}

// What an assistant may hold at most, in characters.
const (
	maxName   = 60
	maxPrompt = 100_000
	maxTools  = 100
)

// Check says what is wrong with an assistant by itself.
func (a Assistant) Check() error {
	wrong := func(field, format string, args ...any) error {
		return fault.Newf(fault.Invalid, format, args...).With("field", field)
	}
	switch {
	case strings.TrimSpace(a.Name) == "":
		return wrong("name", "An assistant needs a name.")
	case utf8.RuneCountInString(a.Name) > maxName:
		return wrong("name", "A name takes at most %d characters.", maxName)
	case strings.ContainsAny(a.Name, "@{}\n"):
		return wrong("name", "A name cannot hold @, braces or line breaks, because it is mentioned with them.")
	case utf8.RuneCountInString(a.Prompt) > maxPrompt:
		return wrong("prompt", "A prompt takes at most %d characters.", maxPrompt)
	case len(a.Tools) > maxTools:
		return wrong("tools", "An assistant takes at most %d tools.", maxTools)
	case a.Strategy != Fixed && a.Strategy != Relevant:
		return wrong("toolInclusionStrategy", "Tools are either Fixed or Relevant.")
	}
	return nil
}

// Primary is the one that answers where nobody is named. The list is never empty.
func Primary(all []Assistant) Assistant {
	if i := slices.IndexFunc(all, func(a Assistant) bool { return a.Primary }); i >= 0 {
		return all[i]
	}
	return Default()
}

// Named are the assistants that a message mentions, in the order of their mentions.
func Named(message string, all []Assistant) []Assistant {
	names := make([]string, len(all))
	for i, a := range all {
		names[i] = a.Name
	}
	var found []Assistant
	for _, i := range text.Mentions(message, names) {
		found = append(found, all[i])
	}
	return found
}

// For finds who carries out an instruction: the first one that its words mention, otherwise the
// one with the id, otherwise the primary one. The note is for the log (flows.md, A.5).
func For(words, id string, all []Assistant) (a Assistant, note string) {
	if named := Named(words, all); len(named) > 0 {
		if len(named) > 1 {
			note = fmt.Sprintf("%s is mentioned first and carries this out; the others are not asked.", named[0].Name)
		}
		return named[0], note
	}
	if id != "" {
		if i := slices.IndexFunc(all, func(a Assistant) bool { return a.ID == id }); i >= 0 {
			return all[i], ""
		}
		note = "The assistant of this step is not here any more, so the primary one carries it out."
	}
	return Primary(all), note
}

// Answering are the assistants that answer a message in a conversation of assistants: those it mentions,
// otherwise those that answered last, otherwise the primary one (flows.md, A.10). A message
// that mentions only people is for nobody: people are the names of those.
func Answering(message string, all []Assistant, last []string, people []string) []Assistant {
	if named := Named(message, all); len(named) > 0 {
		return named
	}
	if len(text.Mentions(message, people)) > 0 {
		return nil
	}
	var again []Assistant
	for _, a := range all {
		if slices.Contains(last, a.ID) {
			again = append(again, a)
		}
	}
	if len(again) > 0 {
		return again
	}
	return []Assistant{Primary(all)}
}
