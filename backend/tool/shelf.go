package tool

import "context"

// A File is one on a Shelf.
type File struct {
	Name string // without a folder
	Data []byte
}

// A Shelf is where a tool finds the files of whoever called it, and puts those that it makes.
// It may be used from many goroutines.
type Shelf interface {
	Files() []File
	// Put is an error where whoever called is gone.
	Put(f File) error
}

type shelfKey struct{}

// WithShelf gives the tools that are called with ctx a shelf.
func WithShelf(ctx context.Context, s Shelf) context.Context {
	return context.WithValue(ctx, shelfKey{}, s)
}

// ShelfOf is the shelf of a call; not every caller has one.
func ShelfOf(ctx context.Context) (Shelf, bool) {
	s, ok := ctx.Value(shelfKey{}).(Shelf)
	return s, ok
}
