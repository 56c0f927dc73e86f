package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/service/library"
	"terzetto/backend/service/memory"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/portable"
)

// FactInput names a fact of a conversation.
type FactInput struct {
	ConversationID string `json:"cid"`
	ID             Number `json:"fid"`
}

// MemoryAddInput is what memory.add takes.
type MemoryAddInput struct {
	ConversationInput
	memory.Addition
}

// MemoryKnownInput is what memory.known takes.
type MemoryKnownInput struct {
	FactInput
	Name  string `json:"name"`
	Knows Flag   `json:"knows"`
}

// MemoryForgetInput is what memory.forget takes.
type MemoryForgetInput struct {
	ConversationInput
	IDs []int64 `json:"ids"`
	All Flag    `json:"all"` // instead of those
}

// Forgotten says which facts were not forgotten before.
type Forgotten struct {
	IDs []int64 `json:"ids"`
}

// MemoryRestoreInput is what memory.restore takes.
type MemoryRestoreInput struct {
	ConversationInput
	IDs []int64 `json:"ids"`
}

// MemoryCarryInput is what memory.carry takes.
type MemoryCarryInput struct {
	ConversationInput         // where the facts go
	From              string  `json:"from"`
	IDs               []int64 `json:"ids"`
}

// MemoryUncarryInput is what memory.uncarry takes.
type MemoryUncarryInput struct {
	ConversationInput
	Origin string `json:"origin"`
}

// MemoryExportInput is what memory.export takes.
type MemoryExportInput struct {
	ConversationInput
	memory.Labels

	Format memory.Form `json:"format"`
}

// MemoryImportInput is what memory.import takes.
type MemoryImportInput struct {
	ConversationInput
	library.Upload
}

// memoryOperations offers what the stories of conversations have established.
func memoryOperations() []Operation {
	const all = "/api/conversations/{cid}/memory"
	return []Operation{
		op("memory.list", "GET", all, by[ConversationInput](inMemory, (*memory.Service).List)),
		op("memory.add", "POST", all, func(ctx context.Context, b *backend.Backend, in MemoryAddInput) (fact.Fact, error) {
			return b.Memory.Add(ctx, in.ID, in.Addition)
		}),
		op("memory.edit", "PUT", all+"/{fid}", func(ctx context.Context, b *backend.Backend, in Patch[fact.Fact]) (fact.Fact, error) {
			conversation, in, err := cut[string](in, "cid")
			if err != nil {
				return fact.Fact{}, err
			}
			id, in, err := cut[int64](in, "fid")
			if err != nil {
				return fact.Fact{}, err
			}
			fields, err := json.Marshal(in)
			if err != nil {
				return fact.Fact{}, err
			}
			return b.Memory.Edit(ctx, conversation, id, fields)
		}),
		op("memory.known", "PUT", all+"/{fid}/known", func(ctx context.Context, b *backend.Backend, in MemoryKnownInput) (fact.Fact, error) {
			return b.Memory.SetKnown(ctx, in.ConversationID, int64(in.ID), in.Name, bool(in.Knows))
		}),
		op("memory.forget", "POST", all+"/forget", func(ctx context.Context, b *backend.Backend, in MemoryForgetInput) (Forgotten, error) {
			ids, err := b.Memory.Forget(ctx, in.ID, in.IDs, bool(in.All))
			return Forgotten{ids}, err
		}),
		op("memory.restore", "POST", all+"/restore", func(ctx context.Context, b *backend.Backend, in MemoryRestoreInput) (Done, error) {
			return did(b.Memory.Restore(ctx, in.ID, in.IDs))
		}),
		op("memory.carry", "POST", all+"/carry", func(ctx context.Context, b *backend.Backend, in MemoryCarryInput) ([]fact.Fact, error) {
			return b.Memory.Carry(ctx, in.From, in.IDs, in.ID)
		}),
		op("memory.uncarry", "POST", all+"/uncarry", func(ctx context.Context, b *backend.Backend, in MemoryUncarryInput) (map[string]int, error) {
			removed, err := b.Memory.RemoveCarried(ctx, in.ID, in.Origin)
			return map[string]int{"removed": removed}, err
		}),
		op("memory.import", "POST", all+"/import", withFile(
			func(in *MemoryImportInput) fileInput { return givenCard(&in.Upload) },
			func(ctx context.Context, b *backend.Backend, in MemoryImportInput) (memory.Imported, error) {
				return b.Memory.Import(ctx, in.ID, in.Filename, in.Data)
			}), form(maxUpload)),
		file("memory.export", all+"/export", func(ctx context.Context, b *backend.Backend, in MemoryExportInput) (portable.File, error) {
			return b.Memory.Export(ctx, in.ID, in.Format, in.Labels)
		}),
	}
}
