package library

import (
	"context"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/repository"
)

// Shipped are rows of which some ship with the program, which can be restored.
type Shipped[T any, ID int64 | string] struct {
	repository.Repository[T, ID]

	Order   func(ctx context.Context, ids []ID) ([]T, error) // puts the named rows first
	Restore func(ctx context.Context) ([]T, error)
}

// shippedRows are what stores rows of which some ship.
type shippedRows[T any, ID int64 | string] interface {
	repository.Verbs[T, ID]
	Order(ctx context.Context, ids []ID) ([]T, error)
	Restore(ctx context.Context) ([]T, error)
}

// newShipped gives rows whose changes are announced as changes of what.
func newShipped[T any, ID int64 | string](h *hub.Hub, what string, rows shippedRows[T, ID]) Shipped[T, ID] {
	return Shipped[T, ID]{
		Repository: repository.WithAnnouncements(h, what, repository.Of[T, ID](rows)),
		Order: func(ctx context.Context, ids []ID) ([]T, error) {
			return hub.Announce(h, what, "", func() ([]T, error) { return rows.Order(ctx, ids) })
		},
		Restore: func(ctx context.Context) ([]T, error) {
			return hub.Announce(h, what, "", func() ([]T, error) { return rows.Restore(ctx) })
		},
	}
}
