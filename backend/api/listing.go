package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/base/lists"
	"terzetto/backend/service/library"
)

// A Listing is one page of a list, and whether there is more.
type Listing[T any] struct {
	Items   []T  `json:"items"`
	HasMore bool `json:"hasMore"`
}

// listSize is how many items a page has unless more are asked for, and maxListSize the most.
const (
	listSize    = 100
	maxListSize = 500
)

// PageInput asks for a page of a list: how many items it has, and how many come before it.
type PageInput struct {
	From  Number `json:"from"`
	Limit Number `json:"limit"`
}

func (in PageInput) page() PageInput { return in }

// span is the part of a list that has no end where none is asked for.
func (in PageInput) span() lists.Span { return lists.Span{From: int(in.From), Limit: int(in.Limit)} }

// most is how many items come at once.
func (PageInput) most() Number { return maxListSize }

// A paging input can ask for any page.
type paging interface {
	page() PageInput
	most() Number
}

// A portion gives the part of a list that is asked for, and reads no more of it.
type portion[In, T any] = func(context.Context, *backend.Backend, In, lists.Span) ([]T, error)

// listing is an operation that answers with a page of a list. One more than it shows says whether there is more.
func listing[In paging, T any](name, method, path string, do portion[In, T]) Operation {
	return op(name, method, path, func(ctx context.Context, b *backend.Backend, in In) (Listing[T], error) {
		page, size := in.page(), listSize
		if page.Limit > 0 {
			size = int(min(page.Limit, in.most()))
		}
		rows, err := do(ctx, b, in, lists.Span{From: max(0, int(page.From)), Limit: size + 1})
		return Listing[T]{Items: lists.OrEmpty(rows[:min(size, len(rows))]), HasMore: len(rows) > size}, err
	})
}

// few is the portion of a list that is short by nature, or whole in memory anyway.
func few[In, T any](do do[In, []T]) portion[In, T] {
	return func(ctx context.Context, b *backend.Backend, in In, s lists.Span) ([]T, error) {
		all, err := do(ctx, b, in)
		return lists.Cut(all, s), err
	}
}

// everyOne is a method that takes nothing and gives a whole list, which is short.
func everyOne[S, T any](in func(*backend.Backend) S, method func(S, context.Context) ([]T, error)) portion[PageInput, T] {
	return few(func(ctx context.Context, b *backend.Backend, _ PageInput) ([]T, error) { return method(in(b), ctx) })
}

// partOf is a method that takes only which part of a list it is to give.
func partOf[S, T any](in func(*backend.Backend) S, method func(S, context.Context, lists.Span) ([]T, error)) portion[PageInput, T] {
	return func(ctx context.Context, b *backend.Backend, _ PageInput, s lists.Span) ([]T, error) {
		return method(in(b), ctx, s)
	}
}

// ofConversation is a method that gives a part of a list that belongs to a conversation.
func ofConversation[T any](method func(*library.Messages, context.Context, string, lists.Span) ([]T, error)) portion[ConversationPageInput, T] {
	return func(ctx context.Context, b *backend.Backend, in ConversationPageInput, s lists.Span) ([]T, error) {
		return method(b.Library.Messages, ctx, in.ID, s)
	}
}

// ConversationPageInput asks for a page of a list that belongs to a conversation.
type ConversationPageInput struct {
	ConversationInput
	PageInput
}
