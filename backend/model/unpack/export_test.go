package unpack

import "context"

// WithCopies unpacks as under Windows.
func WithCopies(ctx context.Context, file, dir string, want func(string) bool) (Contents, error) {
	return archive(ctx, file, dir, want, nil, true)
}
