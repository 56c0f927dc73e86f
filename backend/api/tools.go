package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/library"
	"terzetto/backend/llm"
)

// AuditTryInput is what audit.try takes.
type AuditTryInput struct {
	ConversationID string `json:"cid"`
	Text           string `json:"text"`
}

// AuditPatternInput is what audit.pattern takes.
type AuditPatternInput struct {
	ConversationID string `json:"cid"`
	Pattern        string `json:"pattern"`
}

// NotesSetInput is what notes.set takes.
type NotesSetInput struct {
	MessageInput
	Notes []event.Note `json:"notes"`
}

// TurnsCallInput is what turns.call takes.
type TurnsCallInput struct {
	ConversationInput
	Log Number `json:"log"`
	At  Number `json:"at"`
}

// OrderInput is the new order of a list.
type OrderInput struct {
	IDs []string `json:"ids"`
}

// tools offers the operations on the voices' tools besides those of their lists.
func tools() []Operation {
	const cid = "/api/conversations/{cid}"
	return []Operation{
		op("moods.order", "POST", "/api/fragments/order", func(ctx context.Context, b *backend.Backend, in OrderInput) ([]chat.MoodFragment, error) {
			return b.Library.OrderMoods(ctx, in.IDs)
		}),
		op("moods.restore", "POST", "/api/fragments/restore", alone(inLibrary, (*library.Service).RestoreMoods)),
		op("directorFragments.order", "POST", "/api/director-fragments/order", func(ctx context.Context, b *backend.Backend, in OrderInput) ([]chat.DirectorFragment, error) {
			return b.Library.OrderDirectorFragments(ctx, in.IDs)
		}),
		op("directorFragments.restore", "POST", "/api/director-fragments/restore", alone(inLibrary, (*library.Service).RestoreDirectorFragments)),
		op("phrases.restore", "POST", "/api/phrase-bank/restore", alone(inLibrary, (*library.Service).RestorePhrases)),
		op("audit.try", "POST", "/api/audit/try", func(ctx context.Context, b *backend.Backend, in AuditTryInput) (library.Audit, error) {
			if err := checkText(in.Text); err != nil {
				return library.Audit{}, err
			}
			return b.Library.TryAudit(ctx, in.Text, in.ConversationID)
		}),
		op("audit.pattern", "POST", "/api/audit/pattern", func(ctx context.Context, b *backend.Backend, in AuditPatternInput) (library.Pattern, error) {
			if err := checkText(in.Pattern); err != nil {
				return library.Pattern{}, err
			}
			return b.Library.TryPattern(ctx, in.Pattern, in.ConversationID)
		}),
		op("audit.hits", "GET", cid+"/hits", by[ConversationInput](inLibrary, (*library.Service).PhraseHits)),
		op("notes.list", "GET", cid+"/notes", by[ConversationInput](inLibrary, (*library.Service).Notes)),
		op("notes.set", "PUT", cid+"/messages/{mid}/notes", func(ctx context.Context, b *backend.Backend, in NotesSetInput) (Nothing, error) {
			return Nothing{}, b.Library.SetNotes(ctx, in.ConversationID, int64(in.ID), in.Notes)
		}),
		op("turns.call", "GET", cid+"/logs/{log}/calls/{at}", func(_ context.Context, b *backend.Backend, in TurnsCallInput) (llm.Exchange, error) {
			return b.Turns.WireLog.Exchange(in.ID, int64(in.Log), int(in.At))
		}),
	}
}
