package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
)

func presets() []Operation {
	const all, one = "/api/presets", "/api/presets/{id}"
	type presetIn struct {
		ID number `json:"id"`
	}
	return []Operation{
		op("presets.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ nothing) ([]chat.Preset, error) {
			return b.Presets(ctx)
		}),
		op("presets.create", "POST", all, func(ctx context.Context, b *backend.Backend, in struct {
			Name    string              `json:"name"`
			Content *chat.PresetContent `json:"content"`
		},
		) (chat.Preset, error) {
			return b.CreatePreset(ctx, in.Name, in.Content)
		}),
		op("presets.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in struct {
			presetIn
			Name    *string `json:"name"`
			Capture bool    `json:"capture"`
		},
		) (chat.Preset, error) {
			return b.UpdatePreset(ctx, int64(in.ID), in.Name, in.Capture)
		}),
		op("presets.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in presetIn) (chat.Preset, error) {
			return b.DeletePreset(ctx, int64(in.ID))
		}),
		op("presets.apply", "POST", one+"/apply", func(ctx context.Context, b *backend.Backend, in presetIn) (backend.AppliedPreset, error) {
			return b.ApplyPreset(ctx, int64(in.ID))
		}),
	}
}
