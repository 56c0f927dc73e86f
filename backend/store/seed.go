package store

import (
	"context"
	"fmt"

	"terzetto/backend/store/library"
	"terzetto/backend/store/seed"
)

// seed fills a fresh file: the settings, the library and the samples.
func (t *Tx) seed(ctx context.Context, newID func() string) error {
	if err := t.Settings.Seed(ctx); err != nil {
		return err
	}
	if err := t.Library.Seed(ctx); err != nil {
		return err
	}
	world, all := seed.World()
	worldID, err := library.Worlds().Add(ctx, t.Tx, world)
	if err != nil {
		return fmt.Errorf("sow the lorebook: %w", err)
	}
	for _, e := range all {
		if err := library.Entries(worldID).Create(ctx, t.Tx, &e); err != nil {
			return fmt.Errorf("sow the lorebook: %w", err)
		}
	}
	card := seed.Character()
	if card.WorldID != nil {
		card.WorldID = &worldID
	}
	if card.ID == "" {
		card.ID = newID()
	}
	if err := t.Library.CreateCharacter(ctx, card); err != nil {
		return fmt.Errorf("sow the character: %w", err)
	}
	if _, err := library.Personas().Add(ctx, t.Tx, seed.Persona()); err != nil {
		return fmt.Errorf("sow the persona: %w", err)
	}
	return nil
}
