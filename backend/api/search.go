package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/search"
)

func searching() []Operation {
	return []Operation{
		op("search.find", "GET", "/api/search", func(ctx context.Context, b *backend.Backend, in struct {
			Q              string `json:"q"`
			ConversationID string `json:"conversation_id"` // only its messages
			Limit          number `json:"limit"`
			After          string `json:"after"` // the next of the page before
			User           string `json:"user"`  // what stands for {{user}} on the page
			Char           string `json:"char"`
		},
		) (search.Found, error) {
			return b.Search(ctx, search.Ask{
				Text: in.Q, ConversationID: in.ConversationID, Limit: int(in.Limit), After: in.After, User: in.User, Char: in.Char,
			})
		}),
	}
}
