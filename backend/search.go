package backend

import (
	"context"

	"terzetto/backend/search"
)

// Search gives a page of what has all the words that a person asks for.
func (b *Backend) Search(ctx context.Context, ask search.Ask) (search.Found, error) {
	return b.db.Search(ctx, ask)
}
