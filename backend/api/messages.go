package api

import (
	"context"
	"encoding/json"
	"iter"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
)

// MessagesListInput is what messages.list takes.
type MessagesListInput struct {
	ConversationInput
	Limit     Number `json:"limit"`
	Before    Number `json:"before"`
	After     Number `json:"after"`
	Around    Number `json:"around"`
	FromStart Flag   `json:"from_start"`
}

// MessagesEditInput is what messages.edit takes.
type MessagesEditInput struct {
	ChangeInput
	Content    *string `json:"content"`
	Regenerate bool    `json:"regenerate"`
}

// MessagesSwitchBranchInput is what messages.switchBranch takes.
type MessagesSwitchBranchInput struct {
	ChangeInput
	Version Number `json:"version"` // instead of the row itself: its n-th sibling, from 1
}

// MessagesForkInput is what messages.forkConversation takes.
type MessagesForkInput struct {
	MessageInput
	Title string `json:"title"` // empty: that of the conversation, marked as a fork
}

// MessagesBookmarkInput is what messages.bookmark takes.
type MessagesBookmarkInput struct {
	MessageInput
	On bool `json:"on"`
}

// MessagesFindInput is what messages.find takes.
type MessagesFindInput struct {
	ConversationPageInput
	Q    string `json:"q"`
	User string `json:"user"` // what {{user}} is shown as
	Char string `json:"char"`
}

// most is how many hits come at once: they are small, and for each page the whole path is read.
func (MessagesFindInput) most() Number { return 10_000 }

// Edited is the end of the path after an edit, or the turn that the edit began.
type Edited struct {
	Path Rows[chat.Message]
	Turn *hub.Stream
}

func (e Edited) answer() answer {
	if e.Turn != nil {
		return turnEvents(e.Turn)
	}
	return e.Path
}

// MarshalJSON writes the one that there is.
func (e Edited) MarshalJSON() ([]byte, error) {
	if e.Turn != nil {
		return json.Marshal(AcceptedOf(e.Turn))
	}
	return json.Marshal(e.Path)
}

func messages() []Operation {
	const all, one = "/api/conversations/{cid}/messages", "/api/conversations/{cid}/messages/{mid}"
	return []Operation{
		array("messages.list", "GET", all, func(ctx context.Context, b *backend.Backend, in MessagesListInput) (iter.Seq2[chat.Message, error], error) {
			return b.Library.Messages.WalkMessages(ctx, in.ID, chat.Page{
				Limit: int(in.Limit), Before: int64(in.Before), After: int64(in.After), Around: int64(in.Around), FromStart: bool(in.FromStart),
			}), nil
		}),
		declare(ValueOrTurn, "messages.edit", "POST", one+"/edit", func(ctx context.Context, b *backend.Backend, in MessagesEditInput) (Edited, error) {
			if in.Content == nil {
				return Edited{}, fault.New(fault.Invalid, "The field content is missing.").With("field", "content")
			}
			if in.Regenerate {
				r, err := fork(ForkInput{MessageInput: in.MessageInput, Content: *in.Content})
				if err != nil {
					return Edited{}, err
				}
				stream, err := b.Turns.Start(r)
				return Edited{Turn: stream}, err
			}
			path, err := after(ctx, b, in.ChangeInput, b.Library.Messages.Edit(ctx, in.ConversationID, int64(in.ID), *in.Content))
			return Edited{Path: Rows[chat.Message]{path}}, err
		}, Edited.answer, large),
		array("messages.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in ChangeInput) (iter.Seq2[chat.Message, error], error) {
			return after(ctx, b, in, b.Library.Messages.Delete(ctx, in.ConversationID, int64(in.ID)))
		}),
		array("messages.switchBranch", "POST", one+"/switch-branch",
			func(ctx context.Context, b *backend.Backend, in MessagesSwitchBranchInput) (iter.Seq2[chat.Message, error], error) {
				if in.Version > 0 {
					return after(ctx, b, in.ChangeInput, b.Library.Messages.SwitchToSibling(ctx, in.ConversationID, int64(in.ID), int(in.Version)))
				}
				return after(ctx, b, in.ChangeInput, b.Library.Messages.SwitchBranch(ctx, in.ConversationID, int64(in.ID)))
			}),
		array("messages.branchHere", "POST", one+"/branch-here",
			func(ctx context.Context, b *backend.Backend, in ChangeInput) (iter.Seq2[chat.Message, error], error) {
				return after(ctx, b, in, b.Library.Messages.BranchHere(ctx, in.ConversationID, int64(in.ID)))
			}),
		op("messages.forkConversation", "POST", one+"/fork-conversation",
			func(ctx context.Context, b *backend.Backend, in MessagesForkInput) (chat.Conversation, error) {
				id, err := b.Transfer.Fork(ctx, in.ConversationID, int64(in.ID), in.Title)
				return answerConversation(ctx, b, id, err)
			}),
		op("messages.bookmark", "POST", one+"/bookmark", func(ctx context.Context, b *backend.Backend, in MessagesBookmarkInput) (Done, error) {
			return did(b.Library.Messages.Bookmark(ctx, in.ConversationID, int64(in.ID), in.On))
		}),
		listing("messages.bookmarks", "GET", "/api/conversations/{cid}/bookmarks", ofConversation((*library.Messages).Bookmarks)),
		listing("messages.find", "GET", "/api/conversations/{cid}/find", func(ctx context.Context, b *backend.Backend, in MessagesFindInput, s lists.Span) ([]chat.Hit, error) {
			return b.Library.Messages.Find(ctx, in.ID, in.Q, in.User, in.Char, s)
		}),
		op("messages.log", "GET", one+"/log", func(ctx context.Context, b *backend.Backend, in MessageInput) (turn.Log, error) {
			return b.Library.Conversations.Log(ctx, in.ConversationID, int64(in.ID))
		}),
	}
}

// ChangeInput names the row that is changed, and how much of the new path is wanted.
type ChangeInput struct {
	MessageInput
	Limit Number `json:"limit"` // 0: the whole path
}

// after answers a change of the tree with the end of the new active path.
func after(ctx context.Context, b *backend.Backend, in ChangeInput, err error) (iter.Seq2[chat.Message, error], error) {
	return b.Library.Messages.WalkMessages(ctx, in.ConversationID, chat.Page{Limit: int(in.Limit)}), err
}
