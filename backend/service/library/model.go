package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
)

// A ModelReader reads the configurations of models, as they are stored.
type ModelReader interface {
	Models(ctx context.Context, endpoint int64) ([]chat.ModelConfig, error)
}

// Models edits the configurations of the models of servers.
type Models struct {
	ModelReader

	db     *store.DB
	hub    *hub.Hub
	client *llm.Client
}

// Create adds a model configuration.
func (s *Models) Create(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	return hub.Announce(s.hub, "endpoints", "", func() (chat.ModelConfig, error) { return s.add(ctx, m) })
}

// add adds a configuration. What is known of a model of that name from earlier is forgotten.
func (s *Models) add(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	m, err := s.db.Settings.CreateModel(ctx, m)
	if err != nil {
		return m, err
	}
	target, err := s.db.Settings.Target(ctx, m.EndpointID, &m.ID)
	if err == nil {
		s.client.Forget(target)
	}
	return m, err
}

// Update changes the fields that patch names. Another model name clears what
// the probe found.
func (s *Models) Update(ctx context.Context, id int64, patch json.RawMessage) (chat.ModelConfig, error) {
	return hub.Announce(s.hub, "endpoints", "", func() (chat.ModelConfig, error) { return s.db.Settings.UpdateModel(ctx, id, patch) })
}

// Delete removes a model configuration.
func (s *Models) Delete(ctx context.Context, id int64) error {
	return s.hub.AnnounceUnless(s.db.Settings.DeleteModel(ctx, id), "endpoints", "")
}

// Activate makes a configuration its endpoint's active one.
func (s *Models) Activate(ctx context.Context, id int64) error {
	m, err := s.db.Settings.Model(ctx, id)
	if err != nil {
		return err
	}
	return s.hub.AnnounceUnless(s.db.Settings.SetActiveModel(ctx, m.EndpointID, id), "endpoints", "")
}
