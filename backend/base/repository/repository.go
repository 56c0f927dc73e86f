package repository

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
)

// A Repository holds rows of one kind. Update merges a patch over the row and leaves
// alone the fields that the patch does not name.
type Repository[T any, ID int64 | string] struct {
	Walk   func(context.Context, lists.Span) iter.Seq2[T, error] // a part of the rows in their order, one by one
	Get    func(context.Context, ID) (T, error)
	Create func(context.Context, T) (T, error)
	Update func(context.Context, ID, json.RawMessage) (T, error)
	Delete func(context.Context, ID) error
}

// Verbs is what keeps the rows.
type Verbs[T any, ID int64 | string] interface {
	Walk(ctx context.Context, s lists.Span) iter.Seq2[T, error]
	Get(ctx context.Context, id ID) (T, error)
	Create(ctx context.Context, t T) (T, error)
	Update(ctx context.Context, id ID, patch json.RawMessage) (T, error)
	Delete(ctx context.Context, id ID) error
}

// Of is the repository of the rows that v keeps.
func Of[T any, ID int64 | string](v Verbs[T, ID]) Repository[T, ID] {
	return Repository[T, ID]{Walk: v.Walk, Get: v.Get, Create: v.Create, Update: v.Update, Delete: v.Delete}
}

// List gives all rows, for who needs them together.
func (r Repository[T, ID]) List(ctx context.Context) ([]T, error) { return r.Page(ctx, lists.Span{}) }

// Page gives a part of the rows.
func (r Repository[T, ID]) Page(ctx context.Context, s lists.Span) ([]T, error) {
	all := []T{}
	for v, err := range r.Walk(ctx, s) {
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, nil
}

// Few walks rows that are read together, because what each is depends on the others.
func Few[T any](list func(context.Context) ([]T, error)) func(context.Context, lists.Span) iter.Seq2[T, error] {
	return func(ctx context.Context, s lists.Span) iter.Seq2[T, error] {
		return func(yield func(T, error) bool) {
			all, err := list(ctx)
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, v := range lists.Cut(all, s) {
				if !yield(v, nil) {
					return
				}
			}
		}
	}
}

// WithAnnouncements is r with every change announced to the windows as a change of what.
func WithAnnouncements[T any, ID int64 | string](h *hub.Hub, what string, r Repository[T, ID]) Repository[T, ID] {
	create, update, remove := r.Create, r.Update, r.Delete
	r.Create = func(ctx context.Context, t T) (T, error) {
		return hub.Announce(h, what, "", func() (T, error) { return create(ctx, t) })
	}
	r.Update = func(ctx context.Context, id ID, patch json.RawMessage) (T, error) {
		return hub.Announce(h, what, fmt.Sprint(id), func() (T, error) { return update(ctx, id, patch) })
	}
	r.Delete = func(ctx context.Context, id ID) error {
		err := remove(ctx, id)
		if err == nil {
			h.Announce(what, fmt.Sprint(id))
		}
		return err
	}
	return r
}
