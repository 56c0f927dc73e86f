package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/automation"
	"terzetto/backend/health"
	"terzetto/backend/library"
	"terzetto/backend/narration"
	"terzetto/backend/teamwork"
	"terzetto/backend/transfer"
)

// Most operations are a method of a service. These functions turn a method into what an
// operation does, so that its declaration is one line.

func inAutomation(b *backend.Backend) *automation.Service { return b.Automation }
func inHealth(b *backend.Backend) *health.Service         { return b.Health }
func inLibrary(b *backend.Backend) *library.Service       { return b.Library }
func inNarration(b *backend.Backend) *narration.Service   { return b.Narration }
func inTeamwork(b *backend.Backend) *teamwork.Service     { return b.Teamwork }
func inTransfer(b *backend.Backend) *transfer.Service     { return b.Transfer }

// alone calls a method that takes nothing.
func alone[S, Out any](in func(*backend.Backend) S, method func(S, context.Context) (Out, error)) do[Nothing, Out] {
	return func(ctx context.Context, b *backend.Backend, _ Nothing) (Out, error) { return method(in(b), ctx) }
}

// with calls a method that takes the whole input.
func with[S, In, Out any](in func(*backend.Backend) S, method func(S, context.Context, In) (Out, error)) do[In, Out] {
	return func(ctx context.Context, b *backend.Backend, input In) (Out, error) { return method(in(b), ctx, input) }
}

// keyed is an input whose key is all that a method takes of it.
type keyed[ID any] interface{ key() ID }

// by calls a method that takes one value of the input, mostly the id of a row.
func by[In keyed[ID], S, ID, Out any](in func(*backend.Backend) S, method func(S, context.Context, ID) (Out, error)) do[In, Out] {
	return func(ctx context.Context, b *backend.Backend, input In) (Out, error) {
		return method(in(b), ctx, input.key())
	}
}

// done is a method that gives only an error.
func done[S, A any](method func(S, context.Context, A) error) func(S, context.Context, A) (Done, error) {
	return func(s S, ctx context.Context, a A) (Done, error) { return did(method(s, ctx, a)) }
}

// list is a method whose rows are answered as a Listing.
func list[S, T any](method func(S, context.Context) ([]T, error)) func(S, context.Context) (Listing[T], error) {
	return func(s S, ctx context.Context) (Listing[T], error) { return listed(method(s, ctx)) }
}
