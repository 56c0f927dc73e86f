package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/library"
)

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
		op("presets.list", "GET", all, alone(inLibrary, (*library.Service).Presets)),
		op("presets.create", "POST", all, func(ctx context.Context, b *backend.Backend, in PresetsCreateInput) (chat.Preset, error) {
			return b.Library.CreatePreset(ctx, in.Name, in.Content)
		}),
		op("presets.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in PresetsUpdateInput) (chat.Preset, error) {
			return b.Library.UpdatePreset(ctx, int64(in.ID), in.Name, in.Capture)
		}),
		op("presets.delete", "DELETE", one, by[RowInput](inLibrary, (*library.Service).DeletePreset)),
		op("presets.apply", "POST", one+"/apply", by[RowInput](inLibrary, (*library.Service).ApplyPreset)),
	}
}
