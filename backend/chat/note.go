package chat

import "terzetto/backend/base/event"

// Noted are the direction notes that were written down with one reply. They hold for
// everything below it.
type Noted struct {
	MessageID int64        `json:"message_id"`
	Notes     []event.Note `json:"notes"`
}
