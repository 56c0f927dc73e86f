package assistant

import (
	"cmp"
	"slices"
	"strings"
	"time"
)

// An Assistant is how a model answers to a name.
type Assistant struct {
	ID          string     `json:"assistantId"`
	Name        string     `json:"name"` // by which it is mentioned; no two are the same in any case
	Description string     `json:"description"`
	Prompt      string     `json:"prompt"`
	Model       string     `json:"model"` // empty: the one that is chosen
	Strategy    Strategy   `json:"toolInclusionStrategy"`
	Tools       []string   `json:"tools"`     // ids; those that are gone are left out
	Primary     bool       `json:"primary"`   // answers when no other assistant is named; exactly one is primary
	CreatedAt   *time.Time `json:"createdAt"` // nil: it was never written
	UpdatedAt   *time.Time `json:"updatedAt"`
}

// A Strategy says which tools an assistant is shown for a message.
type Strategy string

// The strategies.
const (
	Fixed    Strategy = "Fixed"    // those that it lists
	Relevant Strategy = "Relevant" // of those, or of all where it lists none, the ones that have to do with the message
)

// DefaultID is the id of the assistant that is there from the beginning.
const DefaultID = "assistant"

// defaultAbout is what the default assistant is for, which the window says in its languages.
const defaultAbout = "The default: runs every step not assigned to someone else."

// Default is the assistant that is there from the beginning, until somebody writes another
// under its id.
func Default() Assistant {
	return Assistant{
		ID: DefaultID, Name: "Assistant", Description: defaultAbout,
		Prompt: "You are a capable assistant. Do what you are asked, with tools where they help, and answer briefly and plainly. " +
			"Say so when you are unsure or when something cannot be done.",
		Strategy: Relevant, Tools: []string{},
	}
}

// All completes a list of the assistants that were written: with Default where no person wrote
// one under its id, and with a primary one where none is. They come by name.
func All(written []Assistant) []Assistant {
	all := slices.Clone(written)
	at := slices.IndexFunc(all, func(a Assistant) bool { return a.ID == DefaultID })
	if at < 0 {
		at, all = len(all), append(all, Default())
	}
	if !slices.ContainsFunc(all, func(a Assistant) bool { return a.Primary }) {
		all[at].Primary = true
	}
	slices.SortStableFunc(all, func(a, b Assistant) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), strings.Compare(a.ID, b.ID))
	})
	return all
}

// Find gives an assistant by its id, or by its name in any case.
func Find(all []Assistant, idOrName string) (Assistant, bool) {
	for _, fits := range []func(Assistant) bool{
		func(a Assistant) bool { return a.ID == idOrName },
		func(a Assistant) bool { return strings.EqualFold(a.Name, strings.TrimSpace(idOrName)) },
	} {
		if at := slices.IndexFunc(all, fits); at >= 0 {
			return all[at], true
		}
	}
	return Assistant{}, false
}

// PrimaryOf returns the assistant that answers when no other is named. The list is one of All.
func PrimaryOf(all []Assistant) Assistant {
	at := slices.IndexFunc(all, func(a Assistant) bool { return a.Primary })
	return all[max(at, 0)]
}
