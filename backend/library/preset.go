package library

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
)

// CreatePreset stores the current choices under a name, or content if it is given.
func (s *Service) CreatePreset(ctx context.Context, name string, content *chat.PresetContent) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.CreatePreset(ctx, name, content) })
}

// UpdatePreset renames a preset, and with capture stores the current choices in it.
func (s *Service) UpdatePreset(ctx context.Context, id int64, name *string, capture bool) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.UpdatePreset(ctx, id, name, capture) })
}

// DeletePreset deletes a preset and returns it.
func (s *Service) DeletePreset(ctx context.Context, id int64) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.DeletePreset(ctx, id) })
}

// An AppliedPreset is what applying a preset changed, and the previous values.
type AppliedPreset struct {
	Settings chat.Settings      `json:"settings"`
	Before   chat.PresetContent `json:"before"`
	ModelID  *int64             `json:"model_id"` // nil: no model was changed
}

// ApplyPreset applies a preset to the settings and the chosen model.
func (s *Service) ApplyPreset(ctx context.Context, id int64) (AppliedPreset, error) {
	a, err := hub.Announced(s.hub, "settings", "", func() (a AppliedPreset, err error) {
		a.Settings, a.Before, a.ModelID, err = s.db.ApplyPreset(ctx, id)
		return a, err
	})
	if err == nil && a.ModelID != nil {
		s.hub.Changed("endpoints", "")
	}
	return a, err
}
