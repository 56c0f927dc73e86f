package library

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/store"
	"terzetto/backend/store/secrets"
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

// An EndpointReader reads the model servers, as they are stored.
type EndpointReader interface {
	Endpoints(ctx context.Context) ([]chat.Endpoint, error)
	Endpoint(ctx context.Context, id int64) (chat.Endpoint, error)
}

// Endpoints edits the model servers, and asks them what they have.
type Endpoints struct {
	EndpointReader

	db     *store.DB
	hub    *hub.Hub
	client *llm.Client
}

// Create adds a model server under its normalised address.
func (s *Endpoints) Create(ctx context.Context, in EndpointInput) (chat.Endpoint, error) {
	if in.URL == nil {
		return chat.Endpoint{}, fault.New(fault.Invalid, "Enter the address of the server.").With("field", "url")
	}
	row, err := in.row()
	if err != nil {
		return chat.Endpoint{}, err
	}
	return hub.Announce(s.hub, "endpoints", "", func() (chat.Endpoint, error) { return s.db.Secrets.CreateEndpoint(ctx, row) })
}

// Update changes a model server. A key belongs to the address it was entered
// for: another address without a key removes the old key.
func (s *Endpoints) Update(ctx context.Context, id int64, in EndpointInput) (chat.Endpoint, error) {
	row, err := in.row()
	if err != nil {
		return chat.Endpoint{}, err
	}
	return hub.Announce(s.hub, "endpoints", "", func() (chat.Endpoint, error) {
		if in.ActiveModelConfigID != nil {
			if err := s.db.Settings.SetActiveModel(ctx, id, *in.ActiveModelConfigID); err != nil {
				return chat.Endpoint{}, err
			}
		}
		return s.db.Secrets.UpdateEndpoint(ctx, id, row)
	})
}

// Delete removes a model server. The settings that named it use the demo again.
func (s *Endpoints) Delete(ctx context.Context, id int64) error {
	err := s.hub.AnnounceUnless(s.db.Secrets.DeleteEndpoint(ctx, id), "endpoints", strconv.FormatInt(id, 10))
	return s.hub.AnnounceUnless(err, "settings", "")
}

func (in EndpointInput) row() (secrets.EndpointInput, error) {
	row := secrets.EndpointInput{Name: in.Name, APIKey: in.APIKey}
	if in.URL != nil {
		url, err := serverurl.Normalize(*in.URL)
		if err != nil {
			return row, err
		}
		row.URL = &url
	}
	return row, nil
}

// Discover looks for model servers on this computer.
func (s *Endpoints) Discover(ctx context.Context) ([]llm.Found, error) {
	endpoints, err := s.db.Secrets.Endpoints(ctx)
	if err != nil {
		return nil, err
	}
	known := lists.Map(endpoints, func(e chat.Endpoint) string { return e.URL })
	return s.client.Discover(ctx, known), ctx.Err()
}

// ServedModels asks a server which models it has, those that only embed among them.
func (s *Endpoints) ServedModels(ctx context.Context, endpoint int64) ([]llm.ModelInfo, error) {
	target, err := s.db.Settings.Target(ctx, endpoint, nil)
	if err != nil {
		return nil, err
	}
	models, err := s.client.ServedModels(ctx, target)
	return lists.OrEmpty(models), err
}

// A Probed is what a probe found, step by step in plain words.
type Probed struct {
	Capabilities llm.Capabilities `json:"capabilities"`
	Steps        []llm.ProbeStep  `json:"steps"`
}

// Probe tries an endpoint's model and remembers what it can do. It reports each step
// as it ends.
func (s *Endpoints) Probe(ctx context.Context, endpoint int64, model *int64, tell func(llm.ProbeStep)) (Probed, error) {
	e, err := s.db.Secrets.Endpoint(ctx, endpoint)
	if err != nil {
		return Probed{}, err
	}
	model = cmp.Or(model, e.ActiveModelConfigID)
	if model == nil {
		return Probed{}, fault.New(fault.Conflict, "Choose a model of this server first.")
	}
	target, err := s.db.Settings.Target(ctx, endpoint, model)
	if err != nil {
		return Probed{}, err
	}
	out := Probed{Steps: []llm.ProbeStep{}}
	out.Capabilities, err = s.client.Probe(ctx, target, func(s llm.ProbeStep) {
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
	return out, s.hub.AnnounceUnless(s.db.Settings.SetCapabilities(ctx, *model, known), "endpoints", strconv.FormatInt(endpoint, 10))
}

// Pull lets Ollama on this computer fetch a model, and reports the bytes so far.
func (s *Endpoints) Pull(ctx context.Context, address, model string, tell func(llm.ProbeStep)) error {
	return s.client.Pull(ctx, address, model, func(p llm.Pulled) {
		tell(llm.ProbeStep{Name: "bytes", Sentence: fmt.Sprintf("%d %d", p.Done, p.Total)})
	})
}
