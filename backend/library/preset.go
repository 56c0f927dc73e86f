package library

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
)

// CreatePreset keeps what is chosen now under a name, or content, where it is given.
func (s *Service) CreatePreset(ctx context.Context, name string, content *chat.PresetContent) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.CreatePreset(ctx, name, content) })
}

// UpdatePreset renames a preset, and with capture puts what is chosen now in it.
func (s *Service) UpdatePreset(ctx context.Context, id int64, name *string, capture bool) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.UpdatePreset(ctx, id, name, capture) })
}

// DeletePreset removes a preset and answers with it.
func (s *Service) DeletePreset(ctx context.Context, id int64) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.DeletePreset(ctx, id) })
}

// An AppliedPreset is what applying a preset changed, and what stood there before.
type AppliedPreset struct {
	Settings chat.Settings      `json:"settings"`
	Before   chat.PresetContent `json:"before"`
	ModelID  *int64             `json:"model_id"` // nil: no model was changed
}

// ApplyPreset lays a preset over the settings and the model that answers.
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
