package store

import (
	"context"
	"fmt"
	"slices"

	"terzetto/backend/lists"
	"terzetto/backend/store/seed"
	"terzetto/backend/store/sqlite"
)

// Order puts the named rows first, in this order, and leaves the others after them as they
// were. It is one transaction, so that no turn sees half an order.
func (r Rows[T, ID]) Order(ctx context.Context, ids []ID) ([]T, error) {
	return write(ctx, r.db, func(t *Tx) ([]T, error) {
		have, err := sqlite.List(ctx, t, sqlite.Value[ID], "SELECT id FROM "+r.noun.Name+" ORDER BY sort_order, id")
		if err != nil {
			return nil, err
		}
		var order []ID
		for _, id := range slices.Concat(ids, have) {
			if !slices.Contains(have, id) {
				return nil, r.noun.missing()
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
		return r.noun.all(ctx, t)
	})
}

// Restore puts the rows that the program ships back as they were. A person's own stay.
func (r Rows[T, ID]) Restore(ctx context.Context) ([]T, error) {
	return write(ctx, r.db, func(t *Tx) ([]T, error) {
		if err := r.noun.sow(ctx, t); err != nil {
			return nil, fmt.Errorf("sow the rows of %s: %w", r.noun.Name, err)
		}
		return r.noun.all(ctx, t)
	})
}

// sowAll writes rows that the program ships.
func (n noun[T, ID]) sowAll(ctx context.Context, t *Tx, all []T) error {
	return lists.Each(all, func(v T) error { return n.put(ctx, t, v) })
}

// sowPhrases writes the groups that the program ships where they are missing or switched off.
// A group that a person changed is another one and stays.
func sowPhrases(ctx context.Context, t *Tx) error {
	have, err := phrases().all(ctx, t)
	if err != nil {
		return err
	}
	known := map[string]int64{}
	for _, p := range have {
		known[phraseKey(p)] = p.ID
	}
	for _, p := range seed.PhraseBank() {
		if p.ID = known[phraseKey(p)]; p.ID != 0 {
			err = phrases().put(ctx, t, p)
		} else {
			err = createPhrase(ctx, t, &p)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
