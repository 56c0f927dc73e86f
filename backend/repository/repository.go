package repository

import (
	"context"
	"encoding/json"
	"fmt"

	"terzetto/backend/hub"
)

// A Repository holds rows of one kind. Update merges a patch over the row and leaves
// alone the fields that the patch does not name.
type Repository[T any, ID int64 | string] struct {
	List   func(context.Context) ([]T, error)
	Get    func(context.Context, ID) (T, error)
	Create func(context.Context, T) (T, error)
	Update func(context.Context, ID, json.RawMessage) (T, error)
	Delete func(context.Context, ID) error
}

// Verbs is what keeps the rows.
type Verbs[T any, ID int64 | string] interface {
	List(ctx context.Context) ([]T, error)
	Get(ctx context.Context, id ID) (T, error)
	Create(ctx context.Context, t T) (T, error)
	Update(ctx context.Context, id ID, patch json.RawMessage) (T, error)
	Delete(ctx context.Context, id ID) error
}

// Of is the repository of the rows that v keeps.
func Of[T any, ID int64 | string](v Verbs[T, ID]) Repository[T, ID] {
	return Repository[T, ID]{List: v.List, Get: v.Get, Create: v.Create, Update: v.Update, Delete: v.Delete}
}

// Announced is r with every change announced to the windows as a change of what.
func Announced[T any, ID int64 | string](h *hub.Hub, what string, r Repository[T, ID]) Repository[T, ID] {
	create, update, remove := r.Create, r.Update, r.Delete
	r.Create = func(ctx context.Context, t T) (T, error) {
		return hub.Announced(h, what, "", func() (T, error) { return create(ctx, t) })
	}
	r.Update = func(ctx context.Context, id ID, patch json.RawMessage) (T, error) {
		return hub.Announced(h, what, fmt.Sprint(id), func() (T, error) { return update(ctx, id, patch) })
	}
	r.Delete = func(ctx context.Context, id ID) error {
		err := remove(ctx, id)
		if err == nil {
			h.Changed(what, fmt.Sprint(id))
		}
		return err
	}
	return r
}
