package backend

import (
	"context"
	"encoding/json"

	"terzetto/backend/assistant"
	"terzetto/backend/hub"
)

// Assistants lists the assistants.
func (b *Backend) Assistants(ctx context.Context) ([]assistant.Assistant, error) {
	return b.db.Assistants(ctx)
}

// Assistant gives one.
func (b *Backend) Assistant(ctx context.Context, id string) (assistant.Assistant, error) {
	return b.db.Assistant(ctx, id)
}

// CreateAssistant keeps a new assistant.
func (b *Backend) CreateAssistant(ctx context.Context, a assistant.Assistant) (assistant.Assistant, error) {
	return hub.Announced(b.hub, "assistants", "", func() (assistant.Assistant, error) { return b.db.CreateAssistant(ctx, a) })
}

// UpdateAssistant changes the fields that patch names.
func (b *Backend) UpdateAssistant(ctx context.Context, id string, patch json.RawMessage) (assistant.Assistant, error) {
	return hub.Announced(b.hub, "assistants", "", func() (assistant.Assistant, error) { return b.db.UpdateAssistant(ctx, id, patch) })
}

// DeleteAssistant forgets an assistant. The one of the beginning becomes again what it was.
func (b *Backend) DeleteAssistant(ctx context.Context, id string) error {
	err := b.db.DeleteAssistant(ctx, id)
	if err == nil {
		b.hub.Changed("assistants", id)
	}
	return err
}
