package turn

import (
	"slices"

	"terzetto/backend/base/event"
	"terzetto/backend/story/form"
	"terzetto/backend/story/macro"
)

// inject is what the Director's decisions say to the Writer of a plan, and the variables as the moods leave them: these are
// the last texts of a turn.
func (p *plan) inject(d event.Direction) (form.Injection, macro.State) {
	if !p.tools.director {
		return form.Injection{}, p.tail().Variables
	}
	m := p.macros.From(p.tail().Variables)
	moods := slices.Clone(p.snap.Moods)
	for i := range moods { // a mood's own choices are made once for a conversation, so that its text is the same in every turn
		one, seed := &moods[i], p.snap.Conversation.MacroSeed+"/mood/"+moods[i].ID
		switch {
		case slices.Contains(d.ActiveMoods, one.ID):
			one.PromptText = m.ExpandSeeded(one.PromptText, seed)
		case len(d.ActiveMoods) > 0 && slices.Contains(p.snap.State.ActiveMoods, one.ID):
			one.NegativePrompt = m.ExpandSeeded(one.NegativePrompt, seed)
		}
	}
	return form.Injection{
		Fragments: p.snap.Fragments, Moods: moods, Fields: d.ExtraFields,
		Active: d.ActiveMoods, Prior: p.snap.State.ActiveMoods, Folded: p.shape.FoldedTo > 0,
	}, m.Variables()
}
