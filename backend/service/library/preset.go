package library

import (
	"context"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store"
)

// A PresetReader reads the presets, as they are stored.
type PresetReader interface {
	Presets(ctx context.Context, s lists.Span) ([]chat.Preset, error)
}

// Presets edits and applies named choices.
type Presets struct {
	PresetReader

	db  *store.DB
	hub *hub.Hub
}

// Create stores the current choices under a name, or content if it is given.
func (s *Presets) Create(ctx context.Context, name string, content *chat.PresetContent) (chat.Preset, error) {
	return hub.Announce(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.Settings.CreatePreset(ctx, name, content) })
}

// Update renames a preset, and with capture stores the current choices in it.
func (s *Presets) Update(ctx context.Context, id int64, name *string, capture bool) (chat.Preset, error) {
	return hub.Announce(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.Settings.UpdatePreset(ctx, id, name, capture) })
}

// Delete deletes a preset and returns it.
func (s *Presets) Delete(ctx context.Context, id int64) (chat.Preset, error) {
	return hub.Announce(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.Settings.DeletePreset(ctx, id) })
}

// An AppliedPreset is what applying a preset changed, and the previous values.
type AppliedPreset struct {
	Settings chat.Settings      `json:"settings"`
	Before   chat.PresetContent `json:"before"`
	ModelID  *int64             `json:"model_id"` // nil: no model was changed
}

// Apply applies a preset to the settings and the chosen model.
func (s *Presets) Apply(ctx context.Context, id int64) (AppliedPreset, error) {
	a, err := hub.Announce(s.hub, "settings", "", func() (a AppliedPreset, err error) {
		a.Settings, a.Before, a.ModelID, err = s.db.Settings.ApplyPreset(ctx, id)
		return a, err
	})
	if err == nil && a.ModelID != nil {
		s.hub.Announce("endpoints", "")
	}
	return a, err
}
