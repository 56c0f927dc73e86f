package health

import (
	"context"
	"log/slog"
)

// watchForDamage waits for the store's check of the database, which runs in the background
// after a quick start.
func (s *Service) watchForDamage(ctx context.Context) {
	select {
	case err := <-s.o.Store.Damaged():
		s.o.Log.LogAttrs(ctx, slog.LevelError, "the database is damaged", slog.Any("err", err))
		s.damage.Store(&err)
		s.o.Hub.Changed("status", "")
	case <-ctx.Done():
	}
}
