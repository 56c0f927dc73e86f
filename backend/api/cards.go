package api

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"strconv"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/story/card"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/portable"
)

// maxUpload is the most bytes of an imported card.
const maxUpload = 64 << 20

// A Preview is a text as a model would read it.
type Preview struct {
	Text string `json:"text"`
}

// CharactersSaveInput is what characters.save takes.
type CharactersSaveInput struct {
	library.Upload
	How library.OnConflict `json:"how"`
}

// TextInput is a text that is read as a part of a conversation.
type TextInput struct {
	Conversation string `json:"cid"`
	Text         string `json:"text"`
}

// CharactersDuplicateInput is what characters.duplicate takes.
type CharactersDuplicateInput struct {
	WordInput
	Name string `json:"name"`
}

// CharactersExportInput is what characters.export takes.
type CharactersExportInput struct {
	WordInput
	Format string `json:"format"`
}

// CharactersSetAvatarInput is what characters.setAvatar takes.
type CharactersSetAvatarInput struct {
	WordInput
	Data []byte `json:"b64"`
}

// PersonasSetAvatarInput is what personas.setAvatar takes.
type PersonasSetAvatarInput struct {
	RowInput
	Data []byte `json:"b64"`
}

// WorldsImportInput is what worlds.import takes: a file, or the lorebook itself as the request.
type WorldsImportInput struct {
	library.Upload
	RowInput
}

// UnmarshalJSON takes the whole request for the file where it holds none.
func (in *WorldsImportInput) UnmarshalJSON(data []byte) error {
	type fields WorldsImportInput
	if err := json.Unmarshal(data, (*fields)(in)); err != nil {
		return err
	}
	if in.Data == nil && in.Stored == "" {
		in.Data = bytes.Clone(data)
	}
	return nil
}

// WorldsImported is the lorebook after an import, and how many entries came.
type WorldsImported struct {
	chat.World

	Imported int `json:"imported"`
}

// CharactersDeleteInput is what characters.delete takes.
type CharactersDeleteInput struct {
	WordInput
	Conversations Flag `json:"delete_conversations"` // move them to the trash
}

// WorldsExportInput is what worlds.export takes.
type WorldsExportInput struct {
	RowInput
	Format card.Dialect `json:"format"`
}

// WorldsScanInput is what worlds.scan takes.
type WorldsScanInput struct {
	RowInput
	PageInput

	Conversation string `json:"cid"`
	Text         string `json:"text"`
}

// cards offers the operations on characters and lorebooks besides those of their rows.
func cards() []Operation {
	const character, world = "/api/characters/{id}", "/api/worlds/{id}"
	return []Operation{
		op("characters.import", "POST", "/api/characters/import", withFile(givenCard, with(inCards, (*library.Cards).Preview)), form(maxUpload)),
		op("characters.save", "POST", "/api/characters/import/save", withFile(
			func(in *CharactersSaveInput) fileInput { return givenCard(&in.Upload) },
			func(ctx context.Context, b *backend.Backend, in CharactersSaveInput) (chat.Character, error) {
				return b.Library.Cards.Import(ctx, in.Upload, in.How)
			}), form(maxUpload)),
		op("characters.preview", "POST", "/api/characters/preview", func(ctx context.Context, b *backend.Backend, in TextInput) (Preview, error) {
			text, err := b.Library.Cards.PreviewMacros(ctx, in.Conversation, in.Text)
			return Preview{Text: text}, err
		}),
		listing("macros.list", "GET", "/api/macros", few(func(context.Context, *backend.Backend, PageInput) ([]macro.Macro, error) { return macro.List(), nil })),
		op("characters.delete", "DELETE", character, func(ctx context.Context, b *backend.Backend, in CharactersDeleteInput) (Done, error) {
			return did(b.Library.Cards.Delete(ctx, in.ID, bool(in.Conversations)))
		}),
		op("characters.duplicate", "POST", character+"/duplicate",
			func(ctx context.Context, b *backend.Backend, in CharactersDuplicateInput) (chat.Character, error) {
				return b.Library.Cards.Duplicate(ctx, in.ID, in.Name)
			}),
		file("characters.export", character+"/export", func(ctx context.Context, b *backend.Backend, in CharactersExportInput) (portable.File, error) {
			return b.Library.Cards.Export(ctx, in.ID, in.Format)
		}),
		op("characters.setAvatar", "PUT", character+"/avatar", func(ctx context.Context, b *backend.Backend, in CharactersSetAvatarInput) (chat.Character, error) {
			return b.Library.Cards.SetAvatar(ctx, in.ID, in.Data)
		}, form(maxUpload)),
		op("personas.setAvatar", "PUT", "/api/user-personas/{id}/avatar", func(ctx context.Context, b *backend.Backend, in PersonasSetAvatarInput) (chat.Persona, error) {
			return b.Library.Portraits.Set(ctx, int64(in.ID), in.Data)
		}, form(maxUpload)),
		listing("worlds.uses", "GET", "/api/worlds/uses", few(func(ctx context.Context, b *backend.Backend, _ PageInput) ([]chat.WorldUse, error) {
			return b.Library.Lorebooks.Uses(ctx)
		})),
		op("worlds.read", "POST", "/api/worlds/read", withFile(givenCard, with(inLorebooks, (*library.Lorebooks).Preview)), form(maxUpload)),
		op("worlds.import", "POST", world+"/import", withFile(
			func(in *WorldsImportInput) fileInput { return givenCard(&in.Upload) },
			func(ctx context.Context, b *backend.Backend, in WorldsImportInput) (WorldsImported, error) {
				world, imported, err := b.Library.Lorebooks.Import(ctx, in.Upload, int64(in.ID))
				return WorldsImported{World: world, Imported: imported}, err
			}), form(maxUpload)),
		file("worlds.export", world+"/export", func(ctx context.Context, b *backend.Backend, in WorldsExportInput) (portable.File, error) {
			return b.Library.Lorebooks.Export(ctx, int64(in.ID), in.Format)
		}),
		listing("worlds.scan", "POST", world+"/scan", few(func(ctx context.Context, b *backend.Backend, in WorldsScanInput) ([]library.Finding, error) {
			return b.Library.Lorebooks.Scan(ctx, library.ScanQuery{World: int64(in.ID), Conversation: in.Conversation, Text: in.Text})
		})),
	}
}

// avatarData serves the images of cards.
func avatarData(b *backend.Backend) http.Handler {
	return portraits(func(r *http.Request) (data []byte, mime string, err error) {
		return b.Library.Cards.Avatar(r.Context(), r.PathValue("id"))
	})
}

// personaData serves the images of personas.
func personaData(b *backend.Backend) http.Handler {
	return portraits(func(r *http.Request) (data []byte, mime string, err error) {
		id, _ := strconv.ParseInt(r.PathValue("id"), 10, 64) // what is no number is no persona
		return b.Library.Portraits.PersonaAvatar(r.Context(), id)
	})
}

// portraits serves images of cards or personas. The image behind an address may change, so the
// window adds the time of the last change.
func portraits(read func(*http.Request) (data []byte, mime string, err error)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		data, mime, err := read(r)
		if err != nil {
			nothing(w)
			return
		}
		w.Header().Set("Content-Type", mime)
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Content-Security-Policy", sandbox)
		w.Header().Set("Cache-Control", "private, no-cache")
		w.Header().Set("Content-Length", strconv.Itoa(len(data)))
		_, _ = w.Write(data) // the client has left, which is no error
	})
}
