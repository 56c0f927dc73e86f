package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/service/turns"
)

// FoldInput names a fold of a conversation.
type FoldInput struct {
	ConversationID string `json:"cid"`
	ID             Number `json:"fid"`
}

// FoldVersionInput names a text that a fold had before.
type FoldVersionInput struct {
	FoldInput
	Version Number `json:"vid"`
}

// FoldsEditInput is what folds.edit takes.
type FoldsEditInput struct {
	FoldInput
	Text *string `json:"text"`
}

func foldOperations() []Operation {
	const all, one = "/api/conversations/{cid}/folds", "/api/conversations/{cid}/folds/{fid}"
	return []Operation{
		op("folds.get", "GET", all, func(ctx context.Context, b *backend.Backend, in ConversationInput) (turns.Folding, error) {
			return b.Turns.Folding(ctx, in.ID)
		}),
		op("folds.create", "POST", all, func(ctx context.Context, b *backend.Backend, in ConversationInput) (chat.Fold, error) {
			return b.Turns.Fold(ctx, in.ID)
		}),
		op("folds.edit", "PUT", one, func(ctx context.Context, b *backend.Backend, in FoldsEditInput) (chat.Fold, error) {
			if in.Text == nil {
				return chat.Fold{}, fault.New(fault.Invalid, "The field text is missing.").With("field", "text")
			}
			return b.Turns.EditFold(ctx, in.ConversationID, int64(in.ID), *in.Text)
		}),
		op("folds.rewrite", "POST", one+"/rewrite", func(ctx context.Context, b *backend.Backend, in FoldInput) (chat.Fold, error) {
			return b.Turns.RewriteFold(ctx, in.ConversationID, int64(in.ID))
		}),
		op("folds.versions", "GET", one+"/versions", func(ctx context.Context, b *backend.Backend, in FoldInput) ([]chat.FoldVersion, error) {
			return b.Turns.FoldVersions(ctx, in.ConversationID, int64(in.ID))
		}),
		op("folds.restore", "POST", one+"/versions/{vid}/restore", func(ctx context.Context, b *backend.Backend, in FoldVersionInput) (chat.Fold, error) {
			return b.Turns.RestoreFold(ctx, in.ConversationID, int64(in.ID), int64(in.Version))
		}),
		op("folds.unfold", "DELETE", one, func(ctx context.Context, b *backend.Backend, in FoldInput) (Done, error) {
			return did(b.Turns.Unfold(ctx, in.ConversationID, int64(in.ID)))
		}),
	}
}
