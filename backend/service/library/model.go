package library

import (
	"context"
	"encoding/json"
	"errors"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/story/compaction"
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

// SamplerOffers are the settings that can be set for a model, because its server takes them.
type SamplerOffers struct {
	Server   string            `json:"server"`    // empty: not known yet
	Offers   []dialect.Offer   `json:"offers"`    // in their order
	NotTaken []dialect.Setting `json:"not_taken"` // that are set, and that this server does not take
	Bans     bool              `json:"bans"`      // its sampler can be kept from phrases
}

// Samplers says which settings the server of a model takes, and which of those that are set it does not.
func (s *Models) Samplers(ctx context.Context, id int64) (SamplerOffers, error) {
	m, err := s.db.Settings.Model(ctx, id)
	if err != nil {
		return SamplerOffers{}, err
	}
	target, err := s.db.Settings.Target(ctx, m.EndpointID, &id)
	if err != nil && !errors.Is(err, secret.ErrLost) { // a lost key says nothing about the server
		return SamplerOffers{}, err
	}
	known := s.client.Capabilities(target)
	d := dialect.For(known.Server, target.URL)
	return SamplerOffers{
		Server: known.Server, Offers: d.Offers(known.Defaults), NotTaken: d.NotTaken(dialect.SettingsOf(m.Samplers)), Bans: d.Bans,
	}, nil
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

// mostCounted is how many texts one request may have counted.
const mostCounted = 500

// A TextTokens says how many tokens texts have for a model.
type TextTokens struct {
	Tokens []int `json:"tokens"` // of each text
	Exact  bool  `json:"exact"`  // counted by the model's server, otherwise estimated
}

// CountTokens counts the tokens of texts for the model of a conversation, or for the chosen one where none is named.
func (s *Models) CountTokens(ctx context.Context, conversation string, texts []string) (TextTokens, error) {
	if len(texts) > mostCounted {
		return TextTokens{}, fault.Newf(fault.TooLarge, "At most %d texts can be counted at once.", mostCounted).With("field", "texts")
	}
	target, err := s.db.Settings.ActiveTarget(ctx)
	if conversation != "" {
		var scene turn.Snapshot
		scene, err = s.db.Turns.Scene(ctx, conversation, nil)
		target = scene.Writer
	}
	if err != nil && conversation != "" {
		return TextTokens{}, err
	}
	counts, exact := compaction.CountTokens(ctx, s.client, s.client.Ready(ctx, target, nil), texts) // without a model they are estimated
	return TextTokens{Tokens: counts, Exact: exact}, nil
}
