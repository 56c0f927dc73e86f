package chat

import (
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
)

// A Draft is a message that a person has written and not sent.
type Draft struct {
	ConversationID string    `json:"conversation_id"`
	Text           string    `json:"text"`
	Pastes         []string  `json:"pastes"` // long texts that were pasted
	Files          []File    `json:"files"`
	UpdatedAt      time.Time `json:"updated_at"`
}

// Empty reports whether nothing was written.
func (d Draft) Empty() bool { return d.Text == "" && len(d.Pastes)+len(d.Files) == 0 }

// MaxDraft is how long the texts of a draft may be together, in bytes: a person may paste a whole book, see that it is too
// long for a message, and cut it down.
const MaxDraft = 3 << 20

// maxPastes is how many pasted texts a draft takes.
const maxPastes = 100

// Check checks the limits of a draft. It may be longer than a message, which is said when it is sent.
func (d Draft) Check() error {
	length, valid := len(d.Text), utf8.ValidString(d.Text)
	for _, p := range d.Pastes {
		length += len(p)
		valid = valid && utf8.ValidString(p)
	}
	if length > MaxDraft || len(d.Pastes) > maxPastes {
		return fault.New(fault.TooLarge, "This draft is too long to be kept.")
	}
	if !valid {
		return fault.New(fault.Invalid, "The message is not text.").With("field", "text")
	}
	return CheckFiles(d.Files)
}

// A DraftHead says that a conversation has a draft, and how it begins.
type DraftHead struct {
	ConversationID string    `json:"conversation_id"`
	Text           string    `json:"text"`
	UpdatedAt      time.Time `json:"updated_at"`
}
