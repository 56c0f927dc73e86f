package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
)

// UpdateSettings changes the fields that patch names.
func (s *Service) UpdateSettings(ctx context.Context, patch json.RawMessage) (chat.Settings, error) {
	return hub.Announced(s.hub, "settings", "", func() (chat.Settings, error) { return s.db.UpdateSettings(ctx, patch) })
}

// resetWord is what a person must type before the settings are reset.
const resetWord = "RESET"

// ResetSettings restores the defaults. Conversations, library and endpoints stay.
func (s *Service) ResetSettings(ctx context.Context, confirm string) (chat.Settings, error) {
	if confirm != resetWord {
		return chat.Settings{}, fault.Newf(fault.Invalid, "Type %s to put the defaults back.", resetWord).With("field", "confirm")
	}
	if err := s.db.ResetSettings(ctx); err != nil {
		return chat.Settings{}, err
	}
	s.hub.Changed("settings", "")
	s.hub.Changed("fragments", "")
	s.hub.Changed("phrases", "")
	return s.db.Settings(ctx)
}
