package store

import (
	"context"

	"terzetto/backend/store/sqlite"
)

// A Tally is how much a copy holds, in what a person counts.
type Tally struct {
	Conversations int64 `json:"conversations"`
	Messages      int64 `json:"messages"`
	Characters    int64 `json:"characters"`
	Worlds        int64 `json:"worlds"`
}

// TallyOf counts what a copy holds. The copy is checked first and not changed.
func TallyOf(ctx context.Context, file string) (Tally, error) {
	got, err := sqlite.CountsOf(ctx, schema(Options{}), file)
	return tally(got), err
}

// Tally counts what the file in use holds.
func (db *DB) Tally(ctx context.Context) (Tally, error) {
	got, err := db.Counts(ctx)
	return tally(got), err
}

func tally(got map[string]int64) Tally {
	return Tally{Conversations: got["conversations"], Messages: got["messages"], Characters: got["character_cards"], Worlds: got["worlds"]}
}
