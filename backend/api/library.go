package api

import (
	"context"
	"encoding/json"
	"iter"
	"slices"

	"terzetto/backend"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/core/assistant"
	"terzetto/backend/document/search"
	"terzetto/backend/service/library"
	"terzetto/backend/tool"
)

// WordInput names a row whose id is a word.
type WordInput struct {
	ID string `json:"id"`
}

func (in WordInput) key() string { return in.ID }

// RowInput names a row whose id is a number.
type RowInput struct {
	ID Number `json:"id"`
}

func (in RowInput) key() int64 { return int64(in.ID) }

// EntryInput names an entry of a lorebook.
type EntryInput struct {
	World Number `json:"id"`
	ID    Number `json:"eid"`
}

// EntriesListInput is what entries.list takes.
type EntriesListInput struct {
	RowInput
	PageInput
}

// EntriesCreateInput is a new entry of a lorebook.
type EntriesCreateInput struct {
	World Number `json:"id"`
	chat.LorebookEntry
}

// rows offers five operations for each kind of row that has no rule besides those of the store.
func rows() []Operation {
	return slices.Concat(
		without("characters.delete", crudWithArray[WordInput]("characters", "/api/characters",
			func(b *backend.Backend) repository.Repository[chat.Character, string] { return b.Library.Characters })),
		crudWithArray[RowInput]("personas", "/api/user-personas", func(b *backend.Backend) repository.Repository[chat.Persona, int64] { return b.Library.Personas }),
		crudWithArray[RowInput]("worlds", "/api/worlds", func(b *backend.Backend) repository.Repository[chat.World, int64] { return b.Library.Worlds }),
		crudWithArray[WordInput]("moods", "/api/fragments", func(b *backend.Backend) repository.Repository[chat.MoodFragment, string] {
			return b.Library.Moods.Repository
		}),
		crudWithArray[WordInput]("directorFragments", "/api/director-fragments",
			func(b *backend.Backend) repository.Repository[chat.DirectorFragment, string] {
				return b.Library.DirectorFragments.Repository
			}),
		crudWithArray[RowInput]("phrases", "/api/phrase-bank", func(b *backend.Backend) repository.Repository[chat.PhraseGroup, int64] {
			return b.Library.Phrases.Repository
		}),
		crudWithListing[WordInput]("assistants", "/api/assistants", func(b *backend.Backend) repository.Repository[assistant.Assistant, string] {
			return b.Library.Assistants
		}),
		crudWithListing[WordInput]("variables", "/api/variables", func(b *backend.Backend) repository.Repository[tool.PersistentVar, string] {
			return b.Toolbox.Variables
		}),
		entries(),
	)
}

// ids are what rows are named by.
type ids interface{ int64 | string }

// crudWithArray offers one kind of row whose list is an array, of which a caller may ask for a part; an In names a row.
func crudWithArray[In keyed[ID], T any, ID ids](name, path string, of func(*backend.Backend) repository.Repository[T, ID]) []Operation {
	return append([]Operation{array(name+".list", "GET", path, func(ctx context.Context, b *backend.Backend, page PageInput) (iter.Seq2[T, error], error) {
		return of(b).Walk(ctx, page.span()), nil
	})}, crud[In](name, path, of)...)
}

// crudWithListing offers one kind of row whose list is a Listing; an In names a row.
func crudWithListing[In keyed[ID], T any, ID ids](name, path string, of func(*backend.Backend) repository.Repository[T, ID]) []Operation {
	return append([]Operation{listing(name+".list", "GET", path, func(ctx context.Context, b *backend.Backend, _ PageInput, s lists.Span) ([]T, error) {
		return of(b).Page(ctx, s)
	})}, crud[In](name, path, of)...)
}

// without leaves out the operation that is declared elsewhere, because it takes more than an id.
func without(name string, all []Operation) []Operation {
	return slices.DeleteFunc(all, func(o Operation) bool { return o.Name == name })
}

// crud offers the verbs of a repository but its list.
func crud[In keyed[ID], T any, ID ids](name, path string, of func(*backend.Backend) repository.Repository[T, ID]) []Operation {
	one := path + "/{id}"
	return []Operation{
		op(name+".create", "POST", path, func(ctx context.Context, b *backend.Backend, row T) (T, error) { return of(b).Create(ctx, row) }),
		op(name+".get", "GET", one, func(ctx context.Context, b *backend.Backend, row In) (T, error) { return of(b).Get(ctx, row.key()) }),
		patch(name+".update", one, "id", func(b *backend.Backend) update[T, ID] { return of(b).Update }),
		op(name+".delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, row In) (Done, error) {
			return did(of(b).Delete(ctx, row.key()))
		}),
	}
}

// entries offers the entries of the lorebooks.
func entries() []Operation {
	const all, one = "/api/worlds/{id}/entries", "/api/worlds/{id}/entries/{eid}"
	return []Operation{
		array("entries.list", "GET", all, func(ctx context.Context, b *backend.Backend, in EntriesListInput) (iter.Seq2[chat.LorebookEntry, error], error) {
			return b.Library.Lorebooks.Entries(in.key()).Walk(ctx, in.span()), nil
		}),
		op("entries.create", "POST", all, func(ctx context.Context, b *backend.Backend, in EntriesCreateInput) (chat.LorebookEntry, error) {
			return b.Library.Lorebooks.Entries(int64(in.World)).Create(ctx, in.LorebookEntry)
		}),
		op("entries.get", "GET", one, func(ctx context.Context, b *backend.Backend, in EntryInput) (chat.LorebookEntry, error) {
			return b.Library.Lorebooks.Entries(int64(in.World)).Get(ctx, int64(in.ID))
		}),
		op("entries.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in Patch[chat.LorebookEntry]) (chat.LorebookEntry, error) {
			world, in, err := cut[int64](in, "id")
			if err != nil {
				return chat.LorebookEntry{}, err
			}
			id, in, err := cut[int64](in, "eid")
			if err != nil {
				return chat.LorebookEntry{}, err
			}
			fields, err := json.Marshal(in)
			if err != nil {
				return chat.LorebookEntry{}, err
			}
			return b.Library.Lorebooks.Entries(world).Update(ctx, id, fields)
		}),
		op("entries.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in EntryInput) (Done, error) {
			return did(b.Library.Lorebooks.Entries(int64(in.World)).Delete(ctx, int64(in.ID)))
		}),
	}
}

// orEmpty returns an empty list for nil, so that JSON has [].
func orEmpty[T any](rows []T, err error) ([]T, error) {
	return lists.OrEmpty(rows), err
}

// PresetsCreateInput is what presets.create takes.
type PresetsCreateInput struct {
	Name    string              `json:"name"`
	Content *chat.PresetContent `json:"content"`
}

// PresetsUpdateInput is what presets.update takes.
type PresetsUpdateInput struct {
	RowInput
	Name    *string `json:"name"`
	Capture bool    `json:"capture"`
}

func presets() []Operation {
	const all, one = "/api/presets", "/api/presets/{id}"
	return []Operation{
		listing("presets.list", "GET", all, partOf(inPresets, (*library.Presets).Presets)),
		op("presets.create", "POST", all, func(ctx context.Context, b *backend.Backend, in PresetsCreateInput) (chat.Preset, error) {
			return b.Library.Presets.Create(ctx, in.Name, in.Content)
		}),
		op("presets.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in PresetsUpdateInput) (chat.Preset, error) {
			return b.Library.Presets.Update(ctx, int64(in.ID), in.Name, in.Capture)
		}),
		op("presets.delete", "DELETE", one, by[RowInput](inPresets, (*library.Presets).Delete)),
		op("presets.apply", "POST", one+"/apply", by[RowInput](inPresets, (*library.Presets).Apply)),
	}
}

func samples() []Operation {
	const all = "/api/samples"
	return []Operation{
		op("samples.list", "GET", all, alone(inSamples, (*library.Samples).List)),
		op("samples.add", "POST", all, alone(inSamples, (*library.Samples).Add)),
		op("samples.remove", "DELETE", all, func(ctx context.Context, b *backend.Backend, _ Nothing) (Done, error) {
			return did(b.Library.Samples.Remove(ctx))
		}),
	}
}

// SearchFindInput is what search.find takes.
type SearchFindInput struct {
	Q              string `json:"q"`
	ConversationID string `json:"conversation_id"` // only its messages
	Limit          Number `json:"limit"`
	After          string `json:"after"` // next of the previous page
	User           string `json:"user"`  // what {{user}} is shown as
	Char           string `json:"char"`
}

func searching() []Operation {
	return []Operation{
		op("search.find", "GET", "/api/search", func(ctx context.Context, b *backend.Backend, in SearchFindInput) (search.Found, error) {
			return b.Library.Search(ctx, search.Ask{
				Text: in.Q, ConversationID: in.ConversationID, Limit: int(in.Limit), After: in.After, User: in.User, Char: in.Char,
			})
		}),
	}
}
