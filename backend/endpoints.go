package backend

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/shirou/gopsutil/v3/mem"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/llm"
	"terzetto/backend/process"
	"terzetto/backend/store"
)

// EndpointInput is what a person enters. A nil field is left alone; an empty key
// takes the key away.
type EndpointInput struct {
	Name   *string `json:"name"`
	URL    *string `json:"url"`
	APIKey *string `json:"api_key"`
}

// Endpoints lists the model servers.
func (b *Backend) Endpoints(ctx context.Context) ([]chat.Endpoint, error) { return b.db.Endpoints(ctx) }

// Endpoint gives one model server.
func (b *Backend) Endpoint(ctx context.Context, id int64) (chat.Endpoint, error) {
	return b.db.Endpoint(ctx, id)
}

// CreateEndpoint adds a model server under its normalised address.
func (b *Backend) CreateEndpoint(ctx context.Context, in EndpointInput) (chat.Endpoint, error) {
	if in.URL == nil {
		return chat.Endpoint{}, fault.New(fault.Invalid, "An endpoint needs an address.").With("field", "url")
	}
	row, err := in.row()
	if err != nil {
		return chat.Endpoint{}, err
	}
	return hub.Announced(b.hub, "endpoints", "", func() (chat.Endpoint, error) { return b.db.CreateEndpoint(ctx, row) })
}

// UpdateEndpoint changes a model server. A key stays with the address it was entered
// for: another address without a key takes the old key away.
func (b *Backend) UpdateEndpoint(ctx context.Context, id int64, in EndpointInput) (chat.Endpoint, error) {
	row, err := in.row()
	if err != nil {
		return chat.Endpoint{}, err
	}
	if row.URL != nil && row.APIKey == nil {
		old, err := b.db.Endpoint(ctx, id)
		if err != nil {
			return chat.Endpoint{}, err
		}
		if !llm.SameOrigin(old.URL, *row.URL) {
			row.APIKey = new("")
		}
	}
	return hub.Announced(b.hub, "endpoints", "", func() (chat.Endpoint, error) { return b.db.UpdateEndpoint(ctx, id, row) })
}

// DeleteEndpoint removes a model server. The settings that named it go back to the demo.
func (b *Backend) DeleteEndpoint(ctx context.Context, id int64) error {
	if err := b.db.DeleteEndpoint(ctx, id); err != nil {
		return err
	}
	b.hub.Changed("endpoints", strconv.FormatInt(id, 10))
	b.hub.Changed("settings", "")
	return nil
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
func (b *Backend) Discover(ctx context.Context) ([]llm.Found, error) {
	endpoints, err := b.db.Endpoints(ctx)
	if err != nil {
		return nil, err
	}
	var known []string
	for _, e := range endpoints {
		known = append(known, e.URL)
	}
	found := b.client.Discover(ctx, known)
	if found == nil {
		found = []llm.Found{}
	}
	return found, ctx.Err()
}

// ServedModels asks a server which models it has.
func (b *Backend) ServedModels(ctx context.Context, endpoint int64) ([]llm.ModelInfo, error) {
	target, err := b.db.Target(ctx, endpoint, nil)
	if err != nil {
		return nil, err
	}
	models, err := b.client.Models(ctx, target.URL, target.Key)
	if models == nil {
		models = []llm.ModelInfo{}
	}
	return models, err
}

// A Probed is what a probe found, step by step in plain words.
type Probed struct {
	Capabilities llm.Capabilities `json:"capabilities"`
	Steps        []llm.ProbeStep  `json:"steps"`
}

// Probe tries an endpoint's model and remembers what it can do. It tells each step
// as it ends.
func (b *Backend) Probe(ctx context.Context, endpoint int64, model *int64, tell func(llm.ProbeStep)) (Probed, error) {
	e, err := b.db.Endpoint(ctx, endpoint)
	if err != nil {
		return Probed{}, err
	}
	if model == nil {
		model = e.ActiveModelConfigID
	}
	if model == nil {
		return Probed{}, fault.New(fault.Conflict, "Choose a model of this server first.")
	}
	target, err := b.db.Target(ctx, endpoint, model)
	if err != nil {
		return Probed{}, err
	}
	out := Probed{Steps: []llm.ProbeStep{}}
	out.Capabilities, err = b.client.Probe(ctx, target, func(s llm.ProbeStep) {
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
	if err := b.db.SetCapabilities(ctx, *model, known); err != nil {
		return out, err
	}
	b.hub.Changed("endpoints", strconv.FormatInt(endpoint, 10))
	return out, nil
}

// Use makes a model of an endpoint the one that answers, and adds its configuration
// when it is new.
func (b *Backend) Use(ctx context.Context, endpoint int64, model string) (chat.Settings, error) {
	if model == "" {
		return chat.Settings{}, fault.New(fault.Invalid, "Choose a model.").With("field", "model_name")
	}
	configs, err := b.db.Models(ctx, endpoint)
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
		c, err := b.db.CreateModel(ctx, chat.ModelConfig{EndpointID: endpoint, ModelName: model})
		if err != nil {
			return chat.Settings{}, err
		}
		id = c.ID
	}
	if err := b.db.SetActiveModel(ctx, endpoint, id); err != nil {
		return chat.Settings{}, err
	}
	b.hub.Changed("endpoints", strconv.FormatInt(endpoint, 10))
	return b.UpdateSettings(ctx, json.RawMessage(fmt.Sprintf(`{"active_endpoint_id":%d}`, endpoint)))
}

// UseDemo lets the built-in demo model answer.
func (b *Backend) UseDemo(ctx context.Context) (chat.Settings, error) {
	return b.UpdateSettings(ctx, json.RawMessage(`{"active_endpoint_id":null}`))
}

// Models lists an endpoint's model configurations.
func (b *Backend) Models(ctx context.Context, endpoint int64) ([]chat.ModelConfig, error) {
	return b.db.Models(ctx, endpoint)
}

// CreateModel adds a model configuration.
func (b *Backend) CreateModel(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	return hub.Announced(b.hub, "endpoints", "", func() (chat.ModelConfig, error) { return b.db.CreateModel(ctx, m) })
}

// UpdateModel changes the fields that patch names. Another model name forgets what
// the probe found.
func (b *Backend) UpdateModel(ctx context.Context, id int64, patch json.RawMessage) (chat.ModelConfig, error) {
	return hub.Announced(b.hub, "endpoints", "", func() (chat.ModelConfig, error) { return b.db.UpdateModel(ctx, id, patch) })
}

// DeleteModel removes a model configuration.
func (b *Backend) DeleteModel(ctx context.Context, id int64) error {
	_, err := hub.Announced(b.hub, "endpoints", "", func() (struct{}, error) { return struct{}{}, b.db.DeleteModel(ctx, id) })
	return err
}

// ActivateModel makes a configuration its endpoint's active one.
func (b *Backend) ActivateModel(ctx context.Context, id int64) error {
	_, err := hub.Announced(b.hub, "endpoints", "", func() (struct{}, error) {
		m, err := b.db.Model(ctx, id)
		if err != nil {
			return struct{}{}, err
		}
		return struct{}{}, b.db.SetActiveModel(ctx, m.EndpointID, id)
	})
	return err
}

// PullModel has an Ollama on this computer fetch a model, and tells the bytes so far.
func (b *Backend) PullModel(ctx context.Context, address, model string, tell func(llm.ProbeStep)) error {
	return b.client.Pull(ctx, address, model, func(p llm.Pulled) {
		tell(llm.ProbeStep{Name: "bytes", Sentence: fmt.Sprintf("%d %d", p.Done, p.Total)})
	})
}

// A Room says what this computer has for a model, in bytes; 0 where nobody can say.
type Room struct {
	Disk   uint64 `json:"disk"`   // free, where the data folder is
	Memory uint64 `json:"memory"` // as a whole
}

// Room looks at this computer.
func (b *Backend) Room(ctx context.Context) Room {
	var r Room
	r.Disk, _ = process.FreeDisk(b.config.Dir)
	if m, err := mem.VirtualMemoryWithContext(ctx); err == nil {
		r.Memory = m.Total
	}
	return r
}
