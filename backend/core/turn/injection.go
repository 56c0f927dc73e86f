package turn

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/prompt"
)

// Injection is what the Director's decisions say to the Writer.
type Injection struct {
	Fragments []chat.DirectorFragment // enabled, in sort order
	Moods     []chat.MoodFragment     // enabled, in list order
	Fields    map[string]any          // by fragment id
	Active    []string                // moods now
	Prior     []string                // moods before
	Folded    bool                    // a summary stands for a part of the history
}

// Block writes the injection block: fields in their order, then the moods that are on, then those that were switched off
// while another one is on. It is empty when there is nothing to say; a field that no fragment declares is left out. So is
// the plot so far, as long as the Writer reads all of it in the history. A mood that ended is named, and described only
// where the person wrote how: what describes it reads like the plot.
func (in Injection) Block() string { return prompt.Direction(in.decisions()) }

func (in Injection) decisions() string {
	var parts []string
	for _, f := range scenic(in.Fragments) {
		if f.ID == chat.PlotSummary && !in.Folded {
			continue
		}
		if part := field(f, in.Fields[f.ID]); part != "" {
			parts = append(parts, part)
		}
	}
	var off []string
	for _, m := range in.Moods {
		switch {
		case slices.Contains(in.Active, m.ID):
			parts = append(parts, "Mood: "+cmp.Or(m.Label, m.ID)+". "+m.PromptText)
		case len(in.Active) > 0 && slices.Contains(in.Prior, m.ID):
			off = append(off, endOf(m))
		}
	}
	return strings.Join(append(parts, off...), "\n")
}

// endOf says that a mood has ended.
func endOf(m chat.MoodFragment) string {
	named := "No longer: " + cmp.Or(m.Label, m.ID) + "."
	return strings.TrimSpace(named + " " + strings.TrimSpace(m.NegativePrompt))
}

// fieldLabel is what stands before a decision.
func fieldLabel(f chat.DirectorFragment) string { return cmp.Or(f.InjectionLabel, f.Label) }

func field(f chat.DirectorFragment, value any) string {
	if blank(value) {
		return ""
	}
	label := fieldLabel(f)
	items, ok := value.([]any)
	if !ok {
		return fmt.Sprintf("%s: %v", label, value)
	}
	return label + ": " + strings.Join(lists.Map(items, func(item any) string { return fmt.Sprint(item) }), "; ")
}

// inject is what the Director's decisions say to the Writer of a plan, and the variables as the moods leave them: these are
// the last texts of a turn.
func (p *plan) inject(d event.Direction) (Injection, macro.State) {
	if !p.tools.director {
		return Injection{}, p.tail().Variables
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
	return Injection{
		Fragments: p.snap.Fragments, Moods: moods, Fields: d.ExtraFields,
		Active: d.ActiveMoods, Prior: p.snap.State.ActiveMoods, Folded: p.shape.FoldedTo > 0,
	}, m.Variables()
}
