package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/pipeline"
)

func messages() []Operation {
	const all, one = "/api/conversations/{cid}/messages", "/api/conversations/{cid}/messages/{mid}"
	return []Operation{
		op("messages.list", "GET", all, func(ctx context.Context, b *backend.Backend, in struct {
			conversationIn
			Limit     number `json:"limit"`
			Before    number `json:"before"`
			After     number `json:"after"`
			Around    number `json:"around"`
			FromStart flag   `json:"from_start"`
		},
		) ([]chat.Message, error) {
			return b.MessagePage(ctx, in.ID, chat.Page{
				Limit: int(in.Limit), Before: int64(in.Before), After: int64(in.After), Around: int64(in.Around), FromStart: bool(in.FromStart),
			})
		}),
		op("messages.edit", "POST", one+"/edit", func(ctx context.Context, b *backend.Backend, in struct {
			changeIn
			Content    *string `json:"content"`
			Regenerate bool    `json:"regenerate"`
		},
		) (any, error) {
			if in.Content == nil {
				return nil, fault.New(fault.Invalid, "The field content is missing.").With("field", "content")
			}
			if in.Regenerate {
				r, err := fork(forkIn{messageIn: in.messageIn, Content: *in.Content})
				if err != nil {
					return nil, err
				}
				return b.StartTurn(r)
			}
			return after(ctx, b, in.changeIn, b.EditMessage(ctx, in.ConversationID, int64(in.ID), *in.Content))
		}),
		op("messages.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in changeIn) ([]chat.Message, error) {
			return after(ctx, b, in, b.DeleteMessage(ctx, in.ConversationID, int64(in.ID)))
		}),
		op("messages.switchBranch", "POST", one+"/switch-branch", func(ctx context.Context, b *backend.Backend, in struct {
			changeIn
			Version number `json:"version"` // instead of the row itself: the n-th row at its place, from 1
		},
		) ([]chat.Message, error) {
			if in.Version > 0 {
				return after(ctx, b, in.changeIn, b.SwitchToSibling(ctx, in.ConversationID, int64(in.ID), int(in.Version)))
			}
			return after(ctx, b, in.changeIn, b.SwitchBranch(ctx, in.ConversationID, int64(in.ID)))
		}),
		op("messages.branchHere", "POST", one+"/branch-here", func(ctx context.Context, b *backend.Backend, in changeIn) ([]chat.Message, error) {
			return after(ctx, b, in, b.BranchHere(ctx, in.ConversationID, int64(in.ID)))
		}),
		op("messages.bookmark", "POST", one+"/bookmark", func(ctx context.Context, b *backend.Backend, in struct {
			messageIn
			On bool `json:"on"`
		},
		) (nothing, error) {
			return nothing{}, b.BookmarkMessage(ctx, in.ConversationID, int64(in.ID), in.On)
		}),
		op("messages.bookmarks", "GET", "/api/conversations/{cid}/bookmarks", func(ctx context.Context, b *backend.Backend, in conversationIn) ([]chat.Bookmark, error) {
			return b.Bookmarks(ctx, in.ID)
		}),
		op("messages.find", "GET", "/api/conversations/{cid}/find", func(ctx context.Context, b *backend.Backend, in struct {
			conversationIn
			Q    string `json:"q"`
			User string `json:"user"` // what stands for {{user}} on the page
			Char string `json:"char"`
		},
		) ([]chat.Hit, error) {
			return b.Find(ctx, in.ID, in.Q, in.User, in.Char)
		}),
		op("messages.log", "GET", one+"/log", func(ctx context.Context, b *backend.Backend, in messageIn) (pipeline.Log, error) {
			return b.MessageLog(ctx, in.ConversationID, int64(in.ID))
		}),
	}
}

// changeIn names the row that is changed, and how much of the new path is wanted.
type changeIn struct {
	messageIn
	Limit number `json:"limit"` // 0: the whole path
}

// after answers a change of the tree with the end of the new active path.
func after(ctx context.Context, b *backend.Backend, in changeIn, err error) ([]chat.Message, error) {
	if err != nil {
		return nil, err
	}
	return b.Messages(ctx, in.ConversationID, int(in.Limit), 0)
}
