package backend

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// Settings gives the choices.
func (b *Backend) Settings(ctx context.Context) (chat.Settings, error) { return b.db.Settings(ctx) }

// UpdateSettings changes the fields that patch names.
func (b *Backend) UpdateSettings(ctx context.Context, patch json.RawMessage) (chat.Settings, error) {
	s, err := b.db.UpdateSettings(ctx, patch)
	if err == nil {
		b.hub.Changed("settings", "")
	}
	return s, err
}

// resetWord is what a person must type before the settings go back to the defaults.
const resetWord = "RESET"

// ResetSettings puts the defaults back. Conversations, library and endpoints stay.
func (b *Backend) ResetSettings(ctx context.Context, confirm string) (chat.Settings, error) {
	if confirm != resetWord {
		return chat.Settings{}, fault.Newf(fault.Invalid, "Type %s to put the defaults back.", resetWord).With("field", "confirm")
	}
	if err := b.db.ResetSettings(ctx); err != nil {
		return chat.Settings{}, err
	}
	b.hub.Changed("settings", "")
	b.hub.Changed("fragments", "")
	b.hub.Changed("phrases", "")
	return b.db.Settings(ctx)
}
