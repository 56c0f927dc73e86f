package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/llm"
)

// tools offers what a person does with the voices' tools beside keeping their lists.
func tools() []Operation {
	const cid = "/api/conversations/{cid}"
	type order struct {
		IDs []string `json:"ids"`
	}
	return []Operation{
		op("moods.order", "POST", "/api/fragments/order", func(ctx context.Context, b *backend.Backend, in order) ([]chat.MoodFragment, error) {
			return b.OrderMoods(ctx, in.IDs)
		}),
		op("moods.restore", "POST", "/api/fragments/restore", func(ctx context.Context, b *backend.Backend, _ nothing) ([]chat.MoodFragment, error) {
			return b.RestoreMoods(ctx)
		}),
		op("directorFragments.order", "POST", "/api/director-fragments/order", func(ctx context.Context, b *backend.Backend, in order) ([]chat.DirectorFragment, error) {
			return b.OrderDirectorFragments(ctx, in.IDs)
		}),
		op("directorFragments.restore", "POST", "/api/director-fragments/restore", func(ctx context.Context, b *backend.Backend, _ nothing) ([]chat.DirectorFragment, error) {
			return b.RestoreDirectorFragments(ctx)
		}),
		op("phrases.restore", "POST", "/api/phrase-bank/restore", func(ctx context.Context, b *backend.Backend, _ nothing) ([]chat.PhraseGroup, error) {
			return b.RestorePhrases(ctx)
		}),
		op("audit.try", "POST", "/api/audit/try", func(ctx context.Context, b *backend.Backend, in struct {
			ConversationID string `json:"cid"`
			Text           string `json:"text"`
		},
		) (backend.Audit, error) {
			if err := checkText(in.Text); err != nil {
				return backend.Audit{}, err
			}
			return b.TryAudit(ctx, in.Text, in.ConversationID)
		}),
		op("audit.pattern", "POST", "/api/audit/pattern", func(ctx context.Context, b *backend.Backend, in struct {
			ConversationID string `json:"cid"`
			Pattern        string `json:"pattern"`
		},
		) (backend.Pattern, error) {
			if err := checkText(in.Pattern); err != nil {
				return backend.Pattern{}, err
			}
			return b.TryPattern(ctx, in.Pattern, in.ConversationID)
		}),
		op("audit.hits", "GET", cid+"/hits", func(ctx context.Context, b *backend.Backend, in conversationIn) (backend.Hits, error) {
			return b.PhraseHits(ctx, in.ID)
		}),
		op("notes.list", "GET", cid+"/notes", func(ctx context.Context, b *backend.Backend, in conversationIn) ([]chat.Noted, error) {
			return b.Notes(ctx, in.ID)
		}),
		op("notes.set", "PUT", cid+"/messages/{mid}/notes", func(ctx context.Context, b *backend.Backend, in struct {
			messageIn
			Notes []event.Note `json:"notes"`
		},
		) (nothing, error) {
			return nothing{}, b.SetNotes(ctx, in.ConversationID, int64(in.ID), in.Notes)
		}),
		op("turns.call", "GET", cid+"/logs/{log}/calls/{at}", func(_ context.Context, b *backend.Backend, in struct {
			conversationIn
			Log number `json:"log"`
			At  number `json:"at"`
		},
		) (llm.Exchange, error) {
			return b.Exchange(in.ID, int64(in.Log), int(in.At))
		}),
	}
}
