package library

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/store"
)

// EndpointInput is what a person enters. A nil field stays unchanged; an empty key
// removes the key.
type EndpointInput struct {
	Name   *string `json:"name"`
	URL    *string `json:"url"`
	APIKey *string `json:"api_key"`
	// ActiveModelConfigID is the configuration that the server uses from now on; a change only.
	ActiveModelConfigID *int64 `json:"active_model_config_id"`
}

// CreateEndpoint adds a model server under its normalised address.
func (s *Service) CreateEndpoint(ctx context.Context, in EndpointInput) (chat.Endpoint, error) {
	if in.URL == nil {
		return chat.Endpoint{}, fault.New(fault.Invalid, "Enter the address of the server.").With("field", "url")
	}
	row, err := in.row()
	if err != nil {
		return chat.Endpoint{}, err
	}
	return hub.Announced(s.hub, "endpoints", "", func() (chat.Endpoint, error) { return s.db.CreateEndpoint(ctx, row) })
}

// UpdateEndpoint changes a model server. A key belongs to the address it was entered
// for: another address without a key removes the old key.
func (s *Service) UpdateEndpoint(ctx context.Context, id int64, in EndpointInput) (chat.Endpoint, error) {
	row, err := in.row()
	if err != nil {
		return chat.Endpoint{}, err
	}
	return hub.Announced(s.hub, "endpoints", "", func() (chat.Endpoint, error) {
		if in.ActiveModelConfigID != nil {
			if err := s.db.SetActiveModel(ctx, id, *in.ActiveModelConfigID); err != nil {
				return chat.Endpoint{}, err
			}
		}
		return s.db.UpdateEndpoint(ctx, id, row)
	})
}

// DeleteEndpoint removes a model server. The settings that named it use the demo again.
func (s *Service) DeleteEndpoint(ctx context.Context, id int64) error {
	err := s.hub.ChangedUnless(s.db.DeleteEndpoint(ctx, id), "endpoints", strconv.FormatInt(id, 10))
	return s.hub.ChangedUnless(err, "settings", "")
}

func (in EndpointInput) row() (store.EndpointInput, error) {
	row := store.EndpointInput{Name: in.Name, APIKey: in.APIKey}
	if in.URL != nil {
		url, err := llm.NormalizeURL(*in.URL)
		if err != nil {
			return row, err
		}
		row.URL = &url
	}
	return row, nil
}

// Discover looks for model servers on this computer.
func (s *Service) Discover(ctx context.Context) ([]llm.Found, error) {
	endpoints, err := s.db.Endpoints(ctx)
	if err != nil {
		return nil, err
	}
	known := lists.Map(endpoints, func(e chat.Endpoint) string { return e.URL })
	return s.o.Client.Discover(ctx, known), ctx.Err()
}

// ServedModels asks a server which models it has.
func (s *Service) ServedModels(ctx context.Context, endpoint int64) ([]llm.ModelInfo, error) {
	target, err := s.db.Target(ctx, endpoint, nil)
	if err != nil {
		return nil, err
	}
	models, err := s.o.Client.Models(ctx, target.URL, target.Key)
	return lists.Filled(models), err
}

// A Probed is what a probe found, step by step in plain words.
type Probed struct {
	Capabilities llm.Capabilities `json:"capabilities"`
	Steps        []llm.ProbeStep  `json:"steps"`
}

// Probe tries an endpoint's model and remembers what it can do. It reports each step
// as it ends.
func (s *Service) Probe(ctx context.Context, endpoint int64, model *int64, tell func(llm.ProbeStep)) (Probed, error) {
	e, err := s.db.Endpoint(ctx, endpoint)
	if err != nil {
		return Probed{}, err
	}
	model = cmp.Or(model, e.ActiveModelConfigID)
	if model == nil {
		return Probed{}, fault.New(fault.Conflict, "Choose a model of this server first.")
	}
	target, err := s.db.Target(ctx, endpoint, model)
	if err != nil {
		return Probed{}, err
	}
	out := Probed{Steps: []llm.ProbeStep{}}
	out.Capabilities, err = s.o.Client.Probe(ctx, target, func(s llm.ProbeStep) {
		out.Steps = append(out.Steps, s)
		tell(s)
	})
	if err != nil {
		if len(out.Steps) > 0 && ctx.Err() == nil {
			return out, nil // the steps say what failed and what to do
		}
		return out, err
	}
	known, err := json.Marshal(out.Capabilities)
	if err != nil {
		return out, fmt.Errorf("keep what the probe found: %w", err)
	}
	return out, s.hub.ChangedUnless(s.db.SetCapabilities(ctx, *model, known), "endpoints", strconv.FormatInt(endpoint, 10))
}

// Use chooses a model of an endpoint, and adds its configuration when it is new.
func (s *Service) Use(ctx context.Context, endpoint int64, model string) (chat.Settings, error) {
	if model == "" {
		return chat.Settings{}, fault.New(fault.Invalid, "Choose a model.").With("field", "model_name")
	}
	configs, err := s.db.Models(ctx, endpoint)
	if err != nil {
		return chat.Settings{}, err
	}
	var id int64
	for _, c := range configs {
		if c.ModelName == model {
			id = c.ID
		}
	}
	if id == 0 {
		c, err := s.newModel(ctx, chat.ModelConfig{EndpointID: endpoint, ModelName: model})
		if err != nil {
			return chat.Settings{}, err
		}
		id = c.ID
	}
	if err := s.hub.ChangedUnless(s.db.SetActiveModel(ctx, endpoint, id), "endpoints", strconv.FormatInt(endpoint, 10)); err != nil {
		return chat.Settings{}, err
	}
	return s.UpdateSettings(ctx, json.RawMessage(fmt.Sprintf(`{"active_endpoint_id":%d}`, endpoint)))
}

// UseDemo lets the built-in demo model answer.
func (s *Service) UseDemo(ctx context.Context) (chat.Settings, error) {
	return s.UpdateSettings(ctx, json.RawMessage(`{"active_endpoint_id":null}`))
}

// CreateModel adds a model configuration.
func (s *Service) CreateModel(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	return hub.Announced(s.hub, "endpoints", "", func() (chat.ModelConfig, error) { return s.newModel(ctx, m) })
}

// newModel adds a configuration. What is known of a model of that name from earlier is forgotten.
func (s *Service) newModel(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	m, err := s.db.CreateModel(ctx, m)
	if err != nil {
		return m, err
	}
	target, err := s.db.Target(ctx, m.EndpointID, &m.ID)
	if err == nil {
		s.o.Client.Forget(target)
	}
	return m, err
}

// UpdateModel changes the fields that patch names. Another model name clears what
// the probe found.
func (s *Service) UpdateModel(ctx context.Context, id int64, patch json.RawMessage) (chat.ModelConfig, error) {
	return hub.Announced(s.hub, "endpoints", "", func() (chat.ModelConfig, error) { return s.db.UpdateModel(ctx, id, patch) })
}

// DeleteModel removes a model configuration.
func (s *Service) DeleteModel(ctx context.Context, id int64) error {
	return s.hub.ChangedUnless(s.db.DeleteModel(ctx, id), "endpoints", "")
}

// ActivateModel makes a configuration its endpoint's active one.
func (s *Service) ActivateModel(ctx context.Context, id int64) error {
	m, err := s.db.Model(ctx, id)
	if err != nil {
		return err
	}
	return s.hub.ChangedUnless(s.db.SetActiveModel(ctx, m.EndpointID, id), "endpoints", "")
}

// PullModel lets Ollama on this computer fetch a model, and reports the bytes so far.
func (s *Service) PullModel(ctx context.Context, address, model string, tell func(llm.ProbeStep)) error {
	return s.o.Client.Pull(ctx, address, model, func(p llm.Pulled) {
		tell(llm.ProbeStep{Name: "bytes", Sentence: fmt.Sprintf("%d %d", p.Done, p.Total)})
	})
}
