package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/search"
)

// SearchFindInput is what search.find takes.
type SearchFindInput struct {
	Q              string `json:"q"`
	ConversationID string `json:"conversation_id"` // only its messages
	Limit          Number `json:"limit"`
	After          string `json:"after"` // next of the previous page
	User           string `json:"user"`  // what {{user}} is shown as
	Char           string `json:"char"`
}

func searching() []Operation {
	return []Operation{
		op("search.find", "GET", "/api/search", func(ctx context.Context, b *backend.Backend, in SearchFindInput) (search.Found, error) {
			return b.Library.Search(ctx, search.Ask{
				Text: in.Q, ConversationID: in.ConversationID, Limit: int(in.Limit), After: in.After, User: in.User, Char: in.Char,
			})
		}),
	}
}
