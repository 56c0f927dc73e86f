package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/story/portable"
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
	moods := func(b *backend.Backend) library.Shipped[chat.MoodFragment, string] { return b.Library.Moods }
	fragments := func(b *backend.Backend) library.Shipped[chat.DirectorFragment, string] {
		return b.Library.DirectorFragments
	}
	return []Operation{
		order("moods.order", "/api/fragments/order", moods),
		restore("moods.restore", "/api/fragments/restore", moods),
		order("directorFragments.order", "/api/director-fragments/order", fragments),
		restore("directorFragments.restore", "/api/director-fragments/restore", fragments),
		restore("phrases.restore", "/api/phrase-bank/restore", func(b *backend.Backend) library.Shipped[chat.PhraseGroup, int64] { return b.Library.Phrases }),
		op("audit.try", "POST", "/api/audit/try", func(ctx context.Context, b *backend.Backend, in TextInput) (library.Audit, error) {
			if err := checkText(in.Text); err != nil {
				return library.Audit{}, err
			}
			return b.Library.Audits.Try(ctx, in.Text, in.Conversation)
		}),
		op("audit.pattern", "POST", "/api/audit/pattern", func(ctx context.Context, b *backend.Backend, in AuditPatternInput) (library.Pattern, error) {
			if err := checkText(in.Pattern); err != nil {
				return library.Pattern{}, err
			}
			return b.Library.Audits.TryPattern(ctx, in.Pattern, in.ConversationID)
		}),
		op("audit.hits", "GET", cid+"/hits", by[ConversationInput](inAudits, (*library.Audits).Hits)),
		op("proof.count", "GET", "/api/proof", func(ctx context.Context, b *backend.Backend, in library.ProofScope) (library.Proof, error) {
			return b.Library.Proofs.Count(ctx, in)
		}),
		stream("proof.export", "/api/proof/export", func(ctx context.Context, b *backend.Backend, in library.ProofScope) (portable.Stream, error) {
			return b.Library.Proofs.Export(ctx, in)
		}),
		op("voices.costs", "GET", "/api/voices/costs", func(ctx context.Context, b *backend.Backend, in ModelInput) ([]library.Cost, error) {
			return b.Library.Costs.Measure(ctx, in.Model)
		}),
		listing("notes.list", "GET", cid+"/notes", ofConversation((*library.Messages).Notes)),
		op("notes.set", "PUT", cid+"/messages/{mid}/notes", func(ctx context.Context, b *backend.Backend, in NotesSetInput) (Done, error) {
			return did(b.Library.Messages.SetNotes(ctx, in.ConversationID, int64(in.ID), in.Notes))
		}),
		op("turns.call", "GET", cid+"/logs/{log}/calls/{at}", func(_ context.Context, b *backend.Backend, in TurnsCallInput) (llm.Exchange, error) {
			return b.Turns.WireLog.Exchange(in.ID, int64(in.Log), int(in.At))
		}),
	}
}

// order puts the rows that a caller names first.
func order[T any](name, path string, of func(*backend.Backend) library.Shipped[T, string]) Operation {
	return op(name, "POST", path, func(ctx context.Context, b *backend.Backend, in OrderInput) ([]T, error) {
		return of(b).Order(ctx, in.key())
	})
}

// restore restores the rows that ship with the program.
func restore[T any, ID ids](name, path string, of func(*backend.Backend) library.Shipped[T, ID]) Operation {
	return op(name, "POST", path, func(ctx context.Context, b *backend.Backend, _ Nothing) ([]T, error) { return of(b).Restore(ctx) })
}
