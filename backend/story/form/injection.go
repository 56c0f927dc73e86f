package form

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
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
func (in Injection) Block() string { return prompt.Direction(in.Decisions()) }

// Decisions is the block without the tag around it.
func (in Injection) Decisions() string {
	var parts []string
	for _, f := range Scenic(in.Fragments) {
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

// FieldLabel is what stands before a decision.
func FieldLabel(f chat.DirectorFragment) string { return cmp.Or(f.InjectionLabel, f.Label) }

func field(f chat.DirectorFragment, value any) string {
	if Blank(value) {
		return ""
	}
	label := FieldLabel(f)
	items, ok := value.([]any)
	if !ok {
		return fmt.Sprintf("%s: %v", label, value)
	}
	return label + ": " + strings.Join(lists.Map(items, func(item any) string { return fmt.Sprint(item) }), "; ")
}

// Blank reports whether a value says nothing.
func Blank(value any) bool {
	switch v := value.(type) {
	case nil:
		return true
	case string:
		return strings.TrimSpace(v) == ""
	case []any:
		return len(v) == 0
	}
	return false
}
