package turn

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// Injection is what the Director's decisions say to the Writer.
type Injection struct {
	Fragments []chat.DirectorFragment // enabled, in sort order
	Moods     []chat.MoodFragment     // enabled, in list order
	Fields    map[string]any          // by fragment id
	Active    []string                // moods now
	Prior     []string                // moods before
}

// Block writes the injection block: fields in their order, then the
// moods that are on, then those that were switched off while another one is on.
// It is empty when there is nothing to say; a field that no fragment declares is left out.
func (in Injection) Block() string {
	var parts []string
	for _, f := range scenic(in.Fragments) {
		if part := field(f, in.Fields[f.ID]); part != "" {
			parts = append(parts, part)
		}
	}
	var off []string
	for _, m := range in.Moods {
		switch {
		case slices.Contains(in.Active, m.ID):
			parts = append(parts, fmt.Sprintf("Mood [%s]: %s", m.ID, m.PromptText))
		case len(in.Active) > 0 && slices.Contains(in.Prior, m.ID) && strings.TrimSpace(m.NegativePrompt) != "":
			off = append(off, fmt.Sprintf("Deactivated [%s]: %s", m.ID, m.NegativePrompt))
		}
	}
	parts = append(parts, off...)
	if len(parts) == 0 {
		return ""
	}
	return "**Scene Direction**\n\n" + strings.Join(parts, "\n\n")
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
	return label + ":" + strings.Join(lists.Map(items, func(item any) string { return fmt.Sprintf("\n- %v", item) }), "")
}

func (p *plan) injectionBlock(d event.Direction) string {
	if !p.tools.director {
		return ""
	}
	moods := slices.Clone(p.snap.Moods)
	for i := range moods {
		// A mood's own choices are made once for a conversation, so that its text is the same in every turn.
		moods[i].PromptText = p.macros.ExpandSeeded(moods[i].PromptText, p.snap.Conversation.MacroSeed+"/mood/"+moods[i].ID)
		moods[i].NegativePrompt = p.macros.ExpandSeeded(moods[i].NegativePrompt, p.snap.Conversation.MacroSeed+"/mood/"+moods[i].ID)
	}
	return Injection{
		Fragments: p.snap.Fragments, Moods: moods, Fields: d.ExtraFields,
		Active: d.ActiveMoods, Prior: p.snap.State.ActiveMoods,
	}.Block()
}
