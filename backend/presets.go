package backend

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
)

// Presets lists the named sets of samplers and prompts.
func (b *Backend) Presets(ctx context.Context) ([]chat.Preset, error) { return b.db.Presets(ctx) }

// CreatePreset keeps what is chosen now under a name, or content, where it is given.
func (b *Backend) CreatePreset(ctx context.Context, name string, content *chat.PresetContent) (chat.Preset, error) {
	return hub.Announced(b.hub, "presets", "", func() (chat.Preset, error) { return b.db.CreatePreset(ctx, name, content) })
}

// UpdatePreset renames a preset, and with capture puts what is chosen now in it.
func (b *Backend) UpdatePreset(ctx context.Context, id int64, name *string, capture bool) (chat.Preset, error) {
	return hub.Announced(b.hub, "presets", "", func() (chat.Preset, error) { return b.db.UpdatePreset(ctx, id, name, capture) })
}

// DeletePreset removes a preset and answers with it.
func (b *Backend) DeletePreset(ctx context.Context, id int64) (chat.Preset, error) {
	return hub.Announced(b.hub, "presets", "", func() (chat.Preset, error) { return b.db.DeletePreset(ctx, id) })
}

// An AppliedPreset is what applying a preset changed, and what stood there before.
type AppliedPreset struct {
	Settings chat.Settings      `json:"settings"`
	Before   chat.PresetContent `json:"before"`
	ModelID  *int64             `json:"model_id"` // nil: no model was changed
}

// ApplyPreset lays a preset over the settings and the model that answers.
func (b *Backend) ApplyPreset(ctx context.Context, id int64) (AppliedPreset, error) {
	a, err := hub.Announced(b.hub, "settings", "", func() (a AppliedPreset, err error) {
		a.Settings, a.Before, a.ModelID, err = b.db.ApplyPreset(ctx, id)
		return a, err
	})
	if err == nil && a.ModelID != nil {
		b.hub.Changed("endpoints", "")
	}
	return a, err
}
