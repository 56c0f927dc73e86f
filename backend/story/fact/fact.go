package fact

import (
	"strings"
	"time"
)

// A Fact is one thing that a story has established.
type Fact struct {
	ID             int64     `json:"id"`
	ConversationID string    `json:"conversation_id"`
	MessageID      int64     `json:"message_id"` // the version that says it; 0: it was carried over, and holds on every path
	Quote          string    `json:"quote"`      // the words of the message that prove it; empty: a person answers for it
	Subject        string    `json:"subject"`    // a character, a place or a thing; empty: the story itself
	Relation       string    `json:"relation"`
	Value          string    `json:"value"`
	Sentence       string    `json:"sentence"` // in the words of a person; empty: see Text
	Kind           Kind      `json:"kind"`
	OneValue       bool      `json:"one_value"` // a later one of the same subject and relation takes its place
	KnownBy        []string  `json:"known_by"`  // names; Everybody; empty: only the story tells it
	Place          string    `json:"place"`
	StoryTime      string    `json:"story_time"` // as the story says it; empty: it does not
	StoryDay       *int      `json:"story_day"`  // counted from the story's first day, where that can be told
	Layer          Layer     `json:"layer"`
	ClaimedBy      string    `json:"claimed_by"` // whose words it is so far; empty: it is so
	Pinned         bool      `json:"pinned"`
	Forgotten      bool      `json:"forgotten"` // by a person; it is not learnt again
	Author         Author    `json:"author"`
	Origin         string    `json:"origin"` // where a carried one is from
	CreatedAt      time.Time `json:"created_at"`
	Told           []Telling `json:"told"`
}

// Everybody stands among the names of KnownBy for all of them.
const Everybody = "*"

// A Telling says that somebody learnt of a fact later, or that a person has them not know it.
type Telling struct {
	MessageID int64  `json:"message_id"` // at which; 0: everywhere
	Name      string `json:"name"`
	Knows     bool   `json:"knows"`
}

// A Kind says what sort of fact one is.
type Kind string

// The kinds.
const (
	State    Kind = "state"    // how somebody or something is at the moment
	Event    Kind = "event"    // what happened
	Promise  Kind = "promise"  // what somebody is bound to
	Trait    Kind = "trait"    // how somebody is
	Relation Kind = "relation" // what two are to each other
	Place    Kind = "place"    // where somebody or something is
)

// Kinds lists them.
func Kinds() []Kind { return []Kind{State, Event, Promise, Trait, Relation, Place} }

// A Layer says who answers for a fact.
type Layer string

// The layers.
const (
	Story   Layer = "story"   // the story says it
	Person  Layer = "person"  // a person wrote or corrected it
	Carried Layer = "carried" // it comes from another conversation, or another program
)

// An Author is who wrote a fact down.
type Author string

// The authors.
const (
	ByDirector Author = "director" // in the form for the next reply
	ByReading  Author = "reading"  // of the last exchange, between turns
	BySummary  Author = "summary"
	ByPerson   Author = "person"
	ByImport   Author = "import"
)

// Text is a fact in one line.
func (f Fact) Text() string {
	if f.Sentence != "" {
		return f.Sentence
	}
	said := strings.TrimSpace(f.Relation + " " + f.Value)
	if f.Subject == "" {
		return said
	}
	return f.Subject + ": " + said
}
