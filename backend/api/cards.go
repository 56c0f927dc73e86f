package api

import (
	"context"
	"net/http"
	"strconv"

	"terzetto/backend"
	"terzetto/backend/card"
	"terzetto/backend/chat"
	"terzetto/backend/portable"
	"terzetto/backend/prompt"
)

// maxUpload is for what a person brings as a file (contract, section 2).
const maxUpload = 64 << 20

// uploads are the operations that take a file, as base64 or as multipart.
func uploads() []string {
	return []string{"characters.import", "characters.save", "characters.setAvatar", "worlds.read", "worlds.import"}
}

type (
	cardIn struct {
		ID string `json:"id"`
	}
	worldIn struct {
		ID number `json:"id"`
	}
)

// A Preview is a text as a model would read it.
type Preview struct {
	Text string `json:"text"`
}

// cards offers what goes beyond the shelves of characters and lorebooks.
func cards() []Operation {
	const character, world = "/api/characters/{id}", "/api/worlds/{id}"
	return []Operation{
		op("characters.import", "POST", "/api/characters/import", func(ctx context.Context, b *backend.Backend, in backend.Upload) (backend.CardPreview, error) {
			return b.PreviewCard(ctx, in)
		}),
		op("characters.save", "POST", "/api/characters/import/save", func(ctx context.Context, b *backend.Backend, in struct {
			backend.Upload
			How backend.KeptCard `json:"how"`
		},
		) (chat.Character, error) {
			return b.KeepCard(ctx, in.Upload, in.How)
		}),
		op("characters.preview", "POST", "/api/characters/preview", func(ctx context.Context, b *backend.Backend, in struct {
			Conversation string `json:"cid"`
			Text         string `json:"text"`
		},
		) (Preview, error) {
			text, err := b.PreviewMacros(ctx, in.Conversation, in.Text)
			return Preview{Text: text}, err
		}),
		op("characters.duplicate", "POST", character+"/duplicate", func(ctx context.Context, b *backend.Backend, in struct {
			cardIn
			Name string `json:"name"`
		},
		) (chat.Character, error) {
			return b.DuplicateCard(ctx, in.ID, in.Name)
		}),
		op("characters.export", "GET", character+"/export", func(ctx context.Context, b *backend.Backend, in struct {
			cardIn
			Format string `json:"format"`
		},
		) (portable.File, error) {
			return b.ExportCard(ctx, in.ID, in.Format)
		}),
		op("characters.setAvatar", "PUT", character+"/avatar", func(ctx context.Context, b *backend.Backend, in struct {
			cardIn
			Data []byte `json:"b64"`
		},
		) (chat.Character, error) {
			return b.SetAvatar(ctx, in.ID, in.Data)
		}),
		op("worlds.read", "POST", "/api/worlds/read", func(ctx context.Context, b *backend.Backend, in backend.Upload) (backend.BookPreview, error) {
			return b.PreviewBook(ctx, in)
		}),
		op("worlds.import", "POST", world+"/import", func(ctx context.Context, b *backend.Backend, in struct {
			backend.Upload
			worldIn
		},
		) (chat.World, error) {
			return b.KeepBook(ctx, in.Upload, int64(in.ID))
		}),
		op("worlds.export", "GET", world+"/export", func(ctx context.Context, b *backend.Backend, in struct {
			worldIn
			Format card.Dialect `json:"format"`
		},
		) (portable.File, error) {
			return b.ExportBook(ctx, int64(in.ID), in.Format)
		}),
		op("worlds.scan", "POST", world+"/scan", func(ctx context.Context, b *backend.Backend, in struct {
			worldIn
			Conversation string `json:"cid"`
			Text         string `json:"text"`
		},
		) ([]prompt.Finding, error) {
			return b.ScanLore(ctx, backend.Scan{World: int64(in.ID), Conversation: in.Conversation, Text: in.Text})
		}),
	}
}

// avatarData serves the pictures of cards. Under one address they may change, so the
// window adds when the card was changed.
func avatarData(b *backend.Backend) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		data, mime, err := b.Avatar(r.Context(), r.PathValue("id"))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", mime)
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Content-Security-Policy", sandbox)
		w.Header().Set("Cache-Control", "private, no-cache")
		w.Header().Set("Content-Length", strconv.Itoa(len(data)))
		_, _ = w.Write(data) // a client that left is nobody's error
	})
}
