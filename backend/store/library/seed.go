package library

import (
	"context"
	"errors"
	"fmt"
)

// Seed writes the fragments, moods and phrases that the program ships.
func (t *Tx) Seed(ctx context.Context) error {
	if err := errors.Join(DirectorFragments().Seed(ctx, t.Tx), Moods().Seed(ctx, t.Tx), Phrases().Seed(ctx, t.Tx)); err != nil {
		return fmt.Errorf("sow the library: %w", err)
	}
	return nil
}
