package artifacts

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/sqlite"
)

// A Cache keeps the artifacts of one file.
type Cache struct{ db *sqlite.DB }

// New gives the artifacts of a file.
func New(db *sqlite.DB) *Cache { return &Cache{db} }

// A Tx reads and writes artifacts in a transaction that somebody else began.
type Tx struct{ *sqlite.Tx }

// In gives the artifacts as a transaction sees them.
func In(t *sqlite.Tx) Tx { return Tx{t} }

func (c *Cache) write(ctx context.Context, act func(Tx) error) error {
	return c.db.Write(ctx, func(t *sqlite.Tx) error { return act(Tx{t}) })
}

func noArtifact() error     { return fault.New(fault.NotFound, "Attachment not found") }
func noMessage() error      { return fault.New(fault.NotFound, "Message not found") }
func noConversation() error { return fault.New(fault.NotFound, "Conversation not found") }
