package chat

// EntryRules say when an entry of a lorebook is used, beyond its keys, and where it wants to be. The zero value says
// nothing: any key is enough, in every conversation.
type EntryRules struct {
	Logic       SecondaryLogic `json:"logic,omitempty"`
	Probability *int           `json:"probability,omitempty"` // percent; null: always
	WholeWords  bool           `json:"whole_words,omitempty"`
	ScanDepth   *int           `json:"scan_depth,omitempty"` // how many of the last messages are searched; null: as the lorebook says
	Match       []LoreSource   `json:"match,omitempty"`      // texts that are searched besides the messages

	Group         string `json:"group,omitempty"` // names with commas between them: of each group one entry is used
	GroupWeight   *int   `json:"group_weight,omitempty"`
	GroupOverride bool   `json:"group_override,omitempty"` // wins its group by its priority, and no draw is made
	GroupScoring  bool   `json:"group_scoring,omitempty"`  // only the entries of which most keys are found take part

	Sticky   int `json:"sticky,omitempty"`   // messages for which it stays active
	Cooldown int `json:"cooldown,omitempty"` // messages for which it can't become active again
	Delay    int `json:"delay,omitempty"`    // messages that the conversation needs first

	ExcludeRecursion    bool `json:"exclude_recursion,omitempty"`     // the texts of other entries don't call it
	PreventRecursion    bool `json:"prevent_recursion,omitempty"`     // its text doesn't call others
	DelayUntilRecursion int  `json:"delay_until_recursion,omitempty"` // only the texts of other entries call it, from this level on

	Position LorePosition `json:"position,omitempty"`
	Depth    *int         `json:"depth,omitempty"` // messages from the end, for an entry at depth
	Role     string       `json:"role,omitempty"`  // system, user or assistant; empty: system

	Filter       *CharacterFilter `json:"filter,omitempty"`
	Triggers     []string         `json:"triggers,omitempty"`      // kinds of replies, in SillyTavern's words; none: all
	IgnoreBudget bool             `json:"ignore_budget,omitempty"` // it is used when the budget is spent

	Decorators *Decorators `json:"decorators,omitempty"`
}

// Decorators are what the first lines of a V3 entry say with @@.
type Decorators struct {
	Activate           bool     `json:"activate,omitempty"`
	DontActivate       bool     `json:"dont_activate,omitempty"`
	OnlyAfter          int      `json:"activate_only_after,omitempty"` // replies
	OnlyEvery          int      `json:"activate_only_every,omitempty"` // replies
	KeepAfterMatch     bool     `json:"keep_activate_after_match,omitempty"`
	DontAfterMatch     bool     `json:"dont_activate_after_match,omitempty"`
	IsGreeting         *int     `json:"is_greeting,omitempty"`
	IgnoreOnMaxContext bool     `json:"ignore_on_max_context,omitempty"`
	AdditionalKeys     []string `json:"additional_keys,omitempty"` // one of them must be found too
	ExcludeKeys        []string `json:"exclude_keys,omitempty"`    // none of them may be found
	Ignored            []string `json:"ignored,omitempty"`         // names of those without effect
}

// SecondaryLogic says what the secondary keys of an entry decide.
type SecondaryLogic string

// The logics. The empty one is used where Selective is set and nothing else is said.
const (
	AndAny SecondaryLogic = ""        // one of them is found
	AndAll SecondaryLogic = "and_all" // all are found
	NotAny SecondaryLogic = "not_any" // none is found
	NotAll SecondaryLogic = "not_all" // not all are found
)

// A LoreSource is a text that an entry searches besides the messages.
type LoreSource string

// The sources.
const (
	OfPersona      LoreSource = "persona"
	OfDescription  LoreSource = "description"
	OfPersonality  LoreSource = "personality"
	OfDepthPrompt  LoreSource = "depth_prompt" // the character's note
	OfScenario     LoreSource = "scenario"
	OfCreatorNotes LoreSource = "creator_notes"
)

// LoreSources are all sources.
func LoreSources() []LoreSource {
	return []LoreSource{OfPersona, OfDescription, OfPersonality, OfDepthPrompt, OfScenario, OfCreatorNotes}
}

// A LorePosition is where the author of an entry wants it. An entry at depth says so by AtDepth.
type LorePosition string

// The positions. The empty one leaves it to the program.
const (
	BeforeCharacter LorePosition = "before_char"
	AfterCharacter  LorePosition = "after_char"
	BeforeExamples  LorePosition = "before_examples"
	AfterExamples   LorePosition = "after_examples"
	NoteTop         LorePosition = "note_top"
	NoteBottom      LorePosition = "note_bottom"
)

// A CharacterFilter limits an entry to some characters, or to all others.
type CharacterFilter struct {
	Names   []string `json:"names,omitempty"`
	Tags    []string `json:"tags,omitempty"`
	Exclude bool     `json:"exclude,omitempty"`
}

// BookRules are what a lorebook says for all of its entries.
type BookRules struct {
	ScanDepth   *int `json:"scan_depth,omitempty"`   // null: the last six messages
	TokenBudget int  `json:"token_budget,omitempty"` // 0: none
	Recursive   bool `json:"recursive,omitempty"`    // the texts of its entries call others
	Names       bool `json:"names,omitempty"`        // who speaks is searched too
	AsPlaced    bool `json:"as_placed,omitempty"`    // entries stand where they want to be, as in SillyTavern, whatever a server reads again
}
