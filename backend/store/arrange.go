package store

import (
	"context"
	"fmt"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/store/seed"
	"terzetto/backend/store/sqlite"
)

// The lists that a person arranges.
const (
	tableFragments = "director_fragments"
	tableMoods     = "mood_fragments"
)

// OrderDirectorFragments puts the named fields first, in this order.
func (db *DB) OrderDirectorFragments(ctx context.Context, ids []string) ([]chat.DirectorFragment, error) {
	if err := db.arrange(ctx, tableFragments, ids); err != nil {
		return nil, err
	}
	return db.DirectorFragments().List(ctx)
}

// OrderMoods puts the named styles first, in this order.
func (db *DB) OrderMoods(ctx context.Context, ids []string) ([]chat.MoodFragment, error) {
	if err := db.arrange(ctx, tableMoods, ids); err != nil {
		return nil, err
	}
	return db.Moods().List(ctx)
}

// arrange numbers the rows: those that ids names in its order, the others after them
// as they were. It is one transaction, so that no turn sees half an order.
func (db *DB) arrange(ctx context.Context, table string, ids []string) error {
	return db.write(ctx, func(t *Tx) error {
		have, err := sqlite.List(ctx, t, sqlite.Value[string], "SELECT id FROM "+table+" ORDER BY sort_order, id")
		if err != nil {
			return err
		}
		var order []string
		for _, id := range ids {
			if !slices.Contains(have, id) {
				return noFragment()
			}
			if !slices.Contains(order, id) {
				order = append(order, id)
			}
		}
		for _, id := range have {
			if !slices.Contains(order, id) {
				order = append(order, id)
			}
		}
		for i, id := range order {
			if err := t.Exec(ctx, "UPDATE "+table+" SET sort_order = ? WHERE id = ?", i+1, id); err != nil {
				return err
			}
		}
		return nil
	})
}

// RestoreDirectorFragments puts the fields that the program ships back as they
// were. A person's own stay.
func (db *DB) RestoreDirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	if err := db.write(ctx, func(t *Tx) error { return t.sowDirectorFragments(ctx) }); err != nil {
		return nil, err
	}
	return db.DirectorFragments().List(ctx)
}

// RestoreMoods puts the styles that the program ships back as they were.
func (db *DB) RestoreMoods(ctx context.Context) ([]chat.MoodFragment, error) {
	if err := db.write(ctx, func(t *Tx) error { return t.sowMoods(ctx) }); err != nil {
		return nil, err
	}
	return db.Moods().List(ctx)
}

// RestorePhrases puts the groups that the program ships back where they are
// missing or switched off. A group that a person changed is another one and stays.
func (db *DB) RestorePhrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	if err := db.write(ctx, func(t *Tx) error { return t.sowPhrases(ctx) }); err != nil {
		return nil, err
	}
	return db.Phrases().List(ctx)
}

func (t *Tx) sowDirectorFragments(ctx context.Context) error {
	for _, f := range seed.DirectorFragments() {
		if err := directorFragments().put(ctx, t, f); err != nil {
			return fmt.Errorf("sow the fragments: %w", err)
		}
	}
	return nil
}

func (t *Tx) sowMoods(ctx context.Context) error {
	for _, m := range seed.Moods() {
		if err := moods().put(ctx, t, m); err != nil {
			return fmt.Errorf("sow the moods: %w", err)
		}
	}
	return nil
}

func (t *Tx) sowPhrases(ctx context.Context) error {
	have, err := phrases().all(ctx, t)
	if err != nil {
		return err
	}
	known := map[string]int64{}
	for _, p := range have {
		known[phraseKey(p)] = p.ID
	}
	for _, p := range seed.PhraseBank() {
		p.ID = known[phraseKey(p)]
		if p.ID != 0 {
			err = phrases().put(ctx, t, p)
		} else {
			err = createPhrase(ctx, t, &p)
		}
		if err != nil {
			return fmt.Errorf("sow the phrases: %w", err)
		}
	}
	return nil
}
