package rows

import (
	"cmp"
	"context"
	"iter"
	"slices"

	"terzetto/backend/base/lists"
)

// How many rows of a walk are in memory: of messages, and of what is longer, such as cards.
const (
	AtOnce    = 200
	FewAtOnce = 20
)

// Parts of queries.
const (
	TheseIDs = " WHERE id IN (SELECT value FROM json_each(?))"
	Part     = " LIMIT ? OFFSET ?" // of a list, which a Span names
)

// SpanArgs are the arguments of a part.
func SpanArgs(s lists.Span) []any { return []any{cmp.Or(max(0, s.Limit), -1), max(0, s.From)} }

// Walk gives the rows that ids name, some at a time: no reading is open while a row is used, however long that takes.
// What was deleted meanwhile is left out.
func Walk[ID, T, Tx any](ctx context.Context, f File[Tx], atOnce int, ids func(context.Context, Tx) ([]ID, error), rows func(context.Context, Tx, []ID) ([]T, error),
) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var none T
		all, err := Read(ctx, f, func(t Tx) ([]ID, error) { return ids(ctx, t) })
		if err != nil {
			yield(none, err)
			return
		}
		for page := range slices.Chunk(all, atOnce) {
			got, err := Read(ctx, f, func(t Tx) ([]T, error) { return rows(ctx, t, page) })
			if err != nil {
				yield(none, err)
				return
			}
			for _, v := range got {
				if !yield(v, nil) {
					return
				}
			}
		}
	}
}
