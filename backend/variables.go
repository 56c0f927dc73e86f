package backend

import (
	"context"
	"encoding/json"

	"terzetto/backend/hub"
	"terzetto/backend/tool"
)

// Variables lists the variables that a person keeps for tools, without what is secret.
func (b *Backend) Variables(ctx context.Context) ([]tool.PersistentVar, error) {
	return b.db.PersistentVars(ctx)
}

// Variable gives one, without what is secret.
func (b *Backend) Variable(ctx context.Context, id string) (tool.PersistentVar, error) {
	return b.db.PersistentVar(ctx, id)
}

// CreateVariable keeps a new variable.
func (b *Backend) CreateVariable(ctx context.Context, v tool.PersistentVar) (tool.PersistentVar, error) {
	return hub.Announced(b.hub, "variables", "", func() (tool.PersistentVar, error) { return b.db.CreatePersistentVar(ctx, v) })
}

// UpdateVariable changes the fields that patch names. The value of a secret is written only.
func (b *Backend) UpdateVariable(ctx context.Context, id string, patch json.RawMessage) (tool.PersistentVar, error) {
	return hub.Announced(b.hub, "variables", "", func() (tool.PersistentVar, error) { return b.db.UpdatePersistentVar(ctx, id, patch) })
}

// DeleteVariable forgets a variable with its value.
func (b *Backend) DeleteVariable(ctx context.Context, id string) error {
	err := b.db.DeletePersistentVar(ctx, id)
	if err == nil {
		b.hub.Changed("variables", id)
	}
	return err
}
