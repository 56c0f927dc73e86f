package lorebook

import (
	"time"

	"terzetto/backend/chat"
)

// The bounds of a turn.
const (
	// ScanDepth is how many of the last messages are searched where neither lorebook nor entry says otherwise.
	ScanDepth = 6
	// MaxSteps is how often the texts of new entries are searched, the messages included.
	MaxSteps = 10
	// MaxRecursed is how many entries may be active before the texts of entries call no more.
	MaxRecursed = 1000
	// PatternTime is how long all patterns of a turn take at most.
	PatternTime = 50 * time.Millisecond
)

// Input is what a selection is made of.
type Input struct {
	Entries   []chat.LorebookEntry // enabled, with names filled in where they hold macros
	Books     map[int64]chat.BookRules
	Messages  []Message                  // of the branch, oldest first; the last is the one that is answered
	Sources   map[chat.LoreSource]string // texts besides the messages
	Character Character                  // who answers
	Greeting  *int                       // which greeting the conversation began with; nil: it is not known
	Triggers  []string                   // the names of this kind of reply; none: entries for one kind are used in all
	Seed      string                     // of the conversation
	Timing    Timing                     // what earlier turns left, by the entry's id
	Budget    int                        // tokens of all lorebooks; 0: no bound
	PerToken  float64                    // bytes of a token; 0: four
	Now       func() time.Time           // measures the patterns; nil: only each by itself is bounded
}

// A Message is a message of the branch.
type Message struct {
	ID   int64
	Role chat.Role
	Name string // who speaks
	Text string
}

// A Character is what a filter asks of a character.
type Character struct {
	Names []string // every name by which it may be meant
	Tags  []string
}

// A Result says which entries are active, which were left out, and which keys can't be used.
type Result struct {
	Active []Active `json:"active"` // in the order of the prompt
	Left   []Left   `json:"left"`
	Broken []Broken `json:"broken"`
}

// An Active entry is read in this turn.
type Active struct {
	Entry     int    `json:"-"` // its place in the input
	ID        int64  `json:"id"`
	Name      string `json:"name"`
	Where     Where  `json:"where"`
	Cause     Cause  `json:"cause"`
	Key       string `json:"key"`       // that was found; empty: none was needed
	Secondary string `json:"secondary"` // the first secondary one that was found
	Level     int    `json:"level"`     // 0: the messages called it; n: a text of the nth step
	Chance    int    `json:"chance"`    // its probability in percent where it was drawn; 0: it was not
	Group     string `json:"group"`     // that it won
	Tokens    int    `json:"tokens"`    // about
	Wanted    Place  `json:"wanted"`    // where its author wants it
}

// A Where is a place of a prompt.
type Where string

// The places.
const (
	InPrefix Where = "prefix" // the same in every call, so it stays in the cache
	InTail   Where = "tail"   // before the person's message, for this turn alone
	AtDepth  Where = "depth"  // right after the person's message

	// Of lorebooks whose entries stand where they want to be. See Active.Wanted.
	InSystem  Where = "system"  // in the system message
	InHistory Where = "history" // before the last messages
	InNote    Where = "note"    // with the author's note
)

// Placed reports that an entry stands where its author wants it, and not where it costs least.
func (w Where) Placed() bool { return w == InSystem || w == InHistory || w == InNote }

// A Place is where the author of an entry wants it.
type Place struct {
	Position chat.LorePosition `json:"position"`
	AtDepth  bool              `json:"at_depth"`
	Depth    int               `json:"depth"`
	Role     string            `json:"role"`
}

// A Cause says why an entry is active.
type Cause string

// The causes.
const (
	ByKey      Cause = "key"
	Always     Cause = "constant" // or its decorator says so
	BySticky   Cause = "sticky"   // an earlier turn made it active
	ByEarlier  Cause = "kept"     // it was active once, and its decorator keeps it
	ByNoSecond Cause = "not"      // a key was found and secondary ones were not
)

// Left says that an entry whose keys were found is not active.
type Left struct {
	Entry  int    `json:"-"`
	ID     int64  `json:"id"`
	Name   string `json:"name"`
	Reason Reason `json:"reason"`
	Key    string `json:"key"`    // that was found
	Detail string `json:"detail"` // the group, or a number
}

// A Reason says why an entry was left out.
type Reason string

// The reasons.
const (
	ByLogic       Reason = "logic" // of the secondary keys
	ByProbability Reason = "probability"
	ByBudget      Reason = "budget"
	ByCooldown    Reason = "cooldown"
	ByDelay       Reason = "delay"
	ByGroup       Reason = "group"
	ByFilter      Reason = "filter"
	ByTrigger     Reason = "trigger"
	ByDecorator   Reason = "decorator"
)

// A Broken key can't be used.
type Broken struct {
	ID     int64  `json:"id"`
	Name   string `json:"name"`
	Key    string `json:"key"`
	Slow   bool   `json:"slow"`   // it took too long in this turn
	Reason string `json:"reason"` // of the engine
}

// Timing is what earlier turns left, by the entry's id.
type Timing map[int64]Timer

// A Timer is what earlier turns left of one entry. The ends are counts of messages.
type Timer struct {
	StickyEnd   int
	CooldownEnd int
	Matched     bool // it was active before
}
