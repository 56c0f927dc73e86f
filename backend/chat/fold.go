package chat

import "time"

// A FoldKind says what the text of a fold is.
type FoldKind string

// The kinds of folds.
const (
	FoldEvents  FoldKind = "events"  // a list of what happened, until there is a summary
	FoldSummary FoldKind = "summary" // written by the model or by the person
)

// A Fold is what the model reads in the place of the oldest messages of a branch. It belongs to
// every path that goes through its last message. The messages themselves stay.
type Fold struct {
	ID             int64     `json:"id"`
	ConversationID string    `json:"conversation_id"`
	FirstID        int64     `json:"first_id"` // the first message that it replaces
	LastID         int64     `json:"last_id"`
	Kind           FoldKind  `json:"kind"`
	Edited         bool      `json:"edited"`  // by the person
	Waiting        bool      `json:"waiting"` // the model reads it from the next fold on
	Text           string    `json:"text"`
	CreatedAt      time.Time `json:"created_at"`
}

// PresentFold is the fold that the model reads on a path, or nil: of those that do not wait, the
// one that reaches farthest.
func PresentFold(folds []Fold, path []Message) *Fold {
	var found *Fold
	for i := range folds {
		f := &folds[i]
		if !f.Waiting && (found == nil || f.LastID > found.LastID) && PlaceOf(path, f.LastID) >= 0 {
			found = f
		}
	}
	return found
}
