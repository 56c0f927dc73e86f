package rows

import (
	"context"
	"fmt"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/store/sqlite"
)

// Order puts the named rows first, in this order, and leaves the others after them as they
// were. It is one transaction, so that no turn sees half an order.
func (r Rows[T, ID]) Order(ctx context.Context, ids []ID) ([]T, error) {
	return Write(ctx, r.file, func(t *sqlite.Tx) ([]T, error) {
		have, err := sqlite.List(ctx, t, sqlite.Value[ID], "SELECT id FROM "+r.noun.Name+" ORDER BY sort_order, id")
		if err != nil {
			return nil, err
		}
		var order []ID
		for _, id := range slices.Concat(ids, have) {
			if !slices.Contains(have, id) {
				return nil, r.noun.Missing()
			}
			if !slices.Contains(order, id) {
				order = append(order, id)
			}
		}
		for i, id := range order {
			if err := t.Exec(ctx, "UPDATE "+r.noun.Name+" SET sort_order = ? WHERE id = ?", i+1, id); err != nil {
				return nil, err
			}
		}
		return r.noun.All(ctx, t)
	})
}

// Restore puts the rows that the program ships back as they were. A person's own stay.
func (r Rows[T, ID]) Restore(ctx context.Context) ([]T, error) {
	return Write(ctx, r.file, func(t *sqlite.Tx) ([]T, error) {
		if err := r.noun.Seed(ctx, t); err != nil {
			return nil, fmt.Errorf("restore the rows of %s: %w", r.noun.Name, err)
		}
		return r.noun.All(ctx, t)
	})
}

// SaveAll writes rows that the program ships.
func (n Noun[T, ID]) SaveAll(ctx context.Context, t *sqlite.Tx, all []T) error {
	return lists.Each(all, func(v T) error { return n.Save(ctx, t, v) })
}
