package library

import (
	"context"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store"
)

// A DraftReader reads what a person has written and not sent.
type DraftReader interface {
	Drafts(ctx context.Context, s lists.Span) ([]chat.DraftHead, error) // the latest first
	Draft(ctx context.Context, conversation string) (chat.Draft, error)
}

// Drafts stores what a person has written and not sent.
type Drafts struct {
	DraftReader

	db  *store.DB
	hub *hub.Hub
}

// Store stores a draft; an empty one is deleted.
func (s *Drafts) Store(ctx context.Context, d chat.Draft) error {
	return s.hub.AnnounceUnless(s.db.Chats.KeepDraft(ctx, d), "drafts", d.ConversationID)
}

// Delete deletes the draft of a conversation.
func (s *Drafts) Delete(ctx context.Context, conversation string) error {
	return s.hub.AnnounceUnless(s.db.Chats.DeleteDraft(ctx, conversation), "drafts", conversation)
}
