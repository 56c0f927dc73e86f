package chat

import (
	"crypto/sha256"
	"encoding/hex"
	"time"
)

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
	WrittenAt      time.Time `json:"written_at"` // its text
	Changed        []int64   `json:"changed"`    // messages that read otherwise than when the text was written

	Source FoldSource `json:"-"` // of a fold that is to be kept
}

// A FoldSource says what the text of a fold was written from: whatever was changed since then is noted with the fold.
type FoldSource struct {
	Fold int64     // the fold that it goes on from; 0: none
	Path []Message // the messages as they were read; nil: as they are
}

// A FoldEdit says who gives a fold another text.
type FoldEdit struct {
	ByPerson bool
	Read     []Message // the messages as the model has read them
	Unless   bool      // the text stays where it is the person's by now
}

// A FoldVersion is a text that a fold had before.
type FoldVersion struct {
	ID        int64     `json:"id"`
	Kind      FoldKind  `json:"kind"`
	Edited    bool      `json:"edited"` // by the person
	Text      string    `json:"text"`
	WrittenAt time.Time `json:"written_at"`
}

// MostFoldVersions is how many earlier texts of a fold are kept.
const MostFoldVersions = 20

// TextDigest stands for the text of a message, to tell whether it is the one that a fold was written from.
func TextDigest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:16])
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
