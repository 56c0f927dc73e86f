package library

import (
	"context"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/search"
	"terzetto/backend/store"
)

const (
	// mostNear is how many messages are found by meaning.
	mostNear = 20
	// leastMeant is how many letters mean something by themselves.
	leastMeant = 3
)

// searching joins the search by words with that by meaning, where there is a model for it. A model that fails costs what it would
// have found, and what is found says so.
func searching(db *store.DB, near func(ctx context.Context, conversation, question string, limit int) ([]int64, error)) func(context.Context, search.Ask) (search.Found, error) {
	return func(ctx context.Context, ask search.Ask) (search.Found, error) {
		skipped := ""
		if n := utf8.RuneCountInString(ask.Text); n >= leastMeant && len(ask.Text) <= search.MaxSought {
			var err error
			if ask.Near, err = near(ctx, ask.ConversationID, ask.Text, mostNear); err != nil {
				if ctx.Err() != nil {
					return search.Found{Items: []search.Item{}}, ctx.Err()
				}
				skipped = "The messages were searched by words alone. " + fault.Sentence(err)
			}
		}
		found, err := db.Search(ctx, ask)
		found.Skipped = skipped
		return found, err
	}
}
