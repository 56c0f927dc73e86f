package store

import (
	"context"
	"errors"

	"terzetto/backend/fault"
)

// A Tally is how much a copy holds, in what a person counts.
type Tally struct {
	Conversations int64 `json:"conversations"`
	Messages      int64 `json:"messages"`
	Characters    int64 `json:"characters"`
	Worlds        int64 `json:"worlds"`
}

// TallyOf counts what a copy holds. The copy is looked over first and not changed.
func TallyOf(ctx context.Context, file string) (t Tally, err error) {
	if err := inspect(ctx, file); err != nil {
		return t, err
	}
	from, err := openLanes(file, foreign, 1)
	if err != nil {
		return t, err
	}
	defer func() { err = errors.Join(err, from.close()) }()
	got, err := counts(ctx, from)
	if err != nil {
		return t, fault.New(fault.Invalid, "This copy cannot be counted.").Because(err)
	}
	return tally(got), nil
}

// Tally counts what the file in use holds.
func (db *DB) Tally(ctx context.Context) (t Tally, err error) {
	db.gate.RLock()
	defer db.gate.RUnlock()
	got, err := counts(ctx, db.readers)
	return tally(got), db.explain(err)
}

func tally(got map[string]int64) Tally {
	return Tally{Conversations: got["conversations"], Messages: got["messages"], Characters: got["character_cards"], Worlds: got["worlds"]}
}
