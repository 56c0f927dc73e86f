package fact

import "terzetto/backend/chat"

// A state of the story is a fact without a subject: the label of a Director's field, and what it says. So a person reads and corrects
// it like any other fact, and each branch has its own.

// StateFact is what the Director wrote into a field that it keeps from turn to turn.
func StateFact(f chat.DirectorFragment, value string) Fact {
	return Fact{Relation: f.Label, Value: value, Kind: State, OneValue: true, Layer: Story, Author: ByDirector}
}

// CorrectedState is what a person has a field say on a path; ok is false where the Director's own words stand.
func CorrectedState(f chat.DirectorFragment, current []Standing) (value string, ok bool) {
	for _, s := range current {
		if s.IsState(f) && s.Layer == Person {
			return s.Value, true
		}
	}
	return "", false
}

// IsState reports whether a fact is what a field of the Director says.
func (f Fact) IsState(of chat.DirectorFragment) bool {
	return f.Subject == "" && f.Kind == State && fold(f.Relation) == fold(of.Label)
}
