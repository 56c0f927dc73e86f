package chatapps

import (
	"cmp"
	"maps"
	"slices"
)

// A Feature is a kind of thing that a file may hold, by a stable name.
type Feature string

// The features.
const (
	Branches      Feature = "branches" // alternatives of a message
	Times         Feature = "times"
	Models        Feature = "models"
	Reasoning     Feature = "reasoning"
	Tools         Feature = "tools"  // calls of tools and what they answered
	Code          Feature = "code"   // that a model ran, and what came of it
	Canvases      Feature = "canvas" // documents that a model wrote beside the chat
	Citations     Feature = "citations"
	Pictures      Feature = "pictures"
	Sounds        Feature = "sounds"
	Files         Feature = "files"
	Folders       Feature = "folders"
	Tags          Feature = "tags"
	Pins          Feature = "pins"
	Archives      Feature = "archived"
	SystemPrompts Feature = "system_prompts"
	Samplers      Feature = "samplers"
	Notes         Feature = "notes"
	Scenarios     Feature = "scenarios"
	Hidden        Feature = "hidden" // messages that the app doesn't show
	Lorebooks     Feature = "lorebooks"
	Cards         Feature = "characters"
	Personas      Feature = "personas"
	Presets       Feature = "presets"
	Variables     Feature = "variables"
	Memories      Feature = "memories"
	Scripts       Feature = "scripts"
	QuickReplies  Feature = "quick_replies"
	Templates     Feature = "templates" // for models that are sent bare text
	Backgrounds   Feature = "backgrounds"
	Looks         Feature = "looks" // themes and layouts
	Settings      Feature = "settings"
	Agents        Feature = "agents"
	OtherFiles    Feature = "other_files"
	Unknown       Feature = "unknown" // parts of kinds that no reader knows
)

// A Fate is what becomes of a feature here.
type Fate string

// The fates.
const (
	Acts Fate = "acts"
	Kept Fate = "kept" // stored, without effect
	Left Fate = "left" // not stored
)

// A Part is a feature with its fate.
type Part struct {
	Feature Feature `json:"feature"`
	Fate    Fate    `json:"fate"`
}

// A Tally counts the parts of what was read.
type Tally map[Part]int

func (t *Tally) add(f Feature, fate Fate, n int) {
	if n <= 0 {
		return
	}
	if *t == nil {
		*t = Tally{}
	}
	(*t)[Part{f, fate}] += n
}

// Count notes that something is there so many times.
func (t *Tally) Count(f Feature, fate Fate, n int) { t.add(f, fate, n) }

// Parts are what was counted, in the order of the features.
func (t Tally) Parts() []Part {
	return slices.SortedFunc(maps.Keys(t), func(a, b Part) int {
		return cmp.Or(cmp.Compare(a.Feature, b.Feature), cmp.Compare(a.Fate, b.Fate))
	})
}
