package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/event"
	"terzetto/backend/library"
	"terzetto/backend/llm"
)

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

func (in OrderInput) key() []string { return in.IDs }

// tools offers the operations on the voices' tools besides those of their lists.
func tools() []Operation {
	const cid = "/api/conversations/{cid}"
	return []Operation{
		op("moods.order", "POST", "/api/fragments/order", by[OrderInput](inLibrary, (*library.Service).OrderMoods)),
		op("moods.restore", "POST", "/api/fragments/restore", alone(inLibrary, (*library.Service).RestoreMoods)),
		op("directorFragments.order", "POST", "/api/director-fragments/order", by[OrderInput](inLibrary, (*library.Service).OrderDirectorFragments)),
		op("directorFragments.restore", "POST", "/api/director-fragments/restore", alone(inLibrary, (*library.Service).RestoreDirectorFragments)),
		op("phrases.restore", "POST", "/api/phrase-bank/restore", alone(inLibrary, (*library.Service).RestorePhrases)),
		op("audit.try", "POST", "/api/audit/try", func(ctx context.Context, b *backend.Backend, in TextInput) (library.Audit, error) {
			if err := checkText(in.Text); err != nil {
				return library.Audit{}, err
			}
			return b.Library.TryAudit(ctx, in.Text, in.Conversation)
		}),
		op("audit.pattern", "POST", "/api/audit/pattern", func(ctx context.Context, b *backend.Backend, in AuditPatternInput) (library.Pattern, error) {
			if err := checkText(in.Pattern); err != nil {
				return library.Pattern{}, err
			}
			return b.Library.TryPattern(ctx, in.Pattern, in.ConversationID)
		}),
		op("audit.hits", "GET", cid+"/hits", by[ConversationInput](inLibrary, (*library.Service).PhraseHits)),
		op("notes.list", "GET", cid+"/notes", by[ConversationInput](inLibrary, (*library.Service).Notes)),
		op("notes.set", "PUT", cid+"/messages/{mid}/notes", func(ctx context.Context, b *backend.Backend, in NotesSetInput) (Done, error) {
			return did(b.Library.SetNotes(ctx, in.ConversationID, int64(in.ID), in.Notes))
		}),
		op("turns.call", "GET", cid+"/logs/{log}/calls/{at}", func(_ context.Context, b *backend.Backend, in TurnsCallInput) (llm.Exchange, error) {
			return b.Turns.WireLog.Exchange(in.ID, int64(in.Log), int(in.At))
		}),
	}
}
