package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// metaSamples is what was put in of the samples, as JSON.
const metaSamples = "samples"

// Samples lists what was put in, in the order in which it came.
func (db *DB) Samples(ctx context.Context) ([]chat.Sample, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (all []chat.Sample, err error) {
		text, err := t.Meta(ctx, metaSamples)
		if err != nil || text == "" {
			return all, err
		}
		if json.Unmarshal([]byte(text), &all) != nil {
			all = nil // an unreadable list counts as none; what it named is the person's now
		}
		return all, nil
	})
}

// KeepSamples remembers what was put in.
func (db *DB) KeepSamples(ctx context.Context, all []chat.Sample) error {
	text, err := sqlite.Text(all)
	if err != nil {
		return err
	}
	return db.file.Write(ctx, func(t *Tx) error { return t.SetMeta(ctx, metaSamples, text) })
}
