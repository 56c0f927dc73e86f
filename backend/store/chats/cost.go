package chats

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/sqlite"
)

// A Cost is what one reply took.
type Cost struct {
	Millis   int64
	Requests int
}

// searched is how many of the newest records are looked through, so that what a reply costs is known at once in any file.
const searched = 400

// Costs gives what the newest replies of a model took that were written in a way, at most limit. A reply that was stopped, that
// failed or that extends another one says nothing of the next.
func (db *DB) Costs(ctx context.Context, model string, way chat.Way, limit int) ([]Cost, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (c Cost, err error) {
		err = row.Scan(&c.Millis, &c.Requests)
		return c, err
	}, `SELECT record ->> '$.duration_ms', json_array_length(record, '$.calls')
	      FROM (SELECT id, record FROM conversation_logs ORDER BY id DESC LIMIT ?)
	     WHERE record ->> '$.way' = ? AND record ->> '$.outcome' = ? AND record ->> '$.kind' <> ?
	       AND EXISTS (SELECT 1 FROM json_each(record, '$.calls') WHERE value ->> '$.label' LIKE 'writer%' AND value ->> '$.model' = ?)
	     ORDER BY id DESC LIMIT ?`, searched, way, turn.Finished, turn.Extend, model, limit)
}
