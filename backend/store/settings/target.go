package settings

import (
	"cmp"
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/sqlite"
)

// Target says how a model of an endpoint is asked; a nil model is the endpoint's active one. Where the
// endpoint's key can no longer be opened, the error has secret.ErrLost in its chain, and the target is
// complete but for the key.
func (db *DB) Target(ctx context.Context, endpointID int64, modelID *int64) (llm.Target, error) {
	return db.target(ctx, func(*Tx) (Answerer, error) { return Answerer{Endpoint: &endpointID, Model: modelID}, nil })
}

// ActiveTarget says who answers as the Writer: the chosen endpoint, or the demo model. Without the
// endpoint's key it answers as Target does; the demo never takes its place.
func (db *DB) ActiveTarget(ctx context.Context) (llm.Target, error) {
	return db.target(ctx, func(t *Tx) (Answerer, error) {
		s, err := t.Settings(ctx)
		return Answerer{Endpoint: s.ActiveEndpointID}, err
	})
}

// AgentTarget says who answers as Director and Editor where that is somebody else.
func (db *DB) AgentTarget(ctx context.Context) (llm.Target, error) {
	return db.target(ctx, func(t *Tx) (Answerer, error) {
		s, err := t.Settings(ctx)
		if err != nil {
			return Answerer{}, err
		}
		model, err := t.AgentModel(ctx, s)
		return Answerer{Endpoint: s.AgentEndpointID, Model: model}, err
	})
}

// AgentModel is the model that was chosen for Director and Editor, or nil for the one that their server uses. A choice
// whose model is gone, or belongs to another server by now, counts as none, so that a turn can still begin.
func (t *Tx) AgentModel(ctx context.Context, s chat.Settings) (*int64, error) {
	if s.AgentModelConfigID == nil || s.AgentEndpointID == nil {
		return nil, nil //nolint:nilnil // no choice is a choice
	}
	n, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "SELECT count(*) FROM model_configs WHERE id = ? AND endpoint_id = ?",
		*s.AgentModelConfigID, *s.AgentEndpointID)
	if err != nil || n == 0 {
		return nil, err
	}
	return s.AgentModelConfigID, nil
}

// An Answerer is who is asked.
type Answerer struct {
	Endpoint *int64              // nil: the demo
	Model    *int64              // nil: the one that the endpoint uses
	preset   *chat.PresetContent // laid over the model; nil: none
}

// AnswererIn is who answers in a conversation as the Writer.
func (t *Tx) AnswererIn(ctx context.Context, c chat.Conversation, s chat.Settings, preset *chat.PresetContent) (Answerer, error) {
	a := Answerer{Endpoint: s.ActiveEndpointID, Model: c.ModelConfigID, preset: preset}
	if c.ModelConfigID != nil {
		m, err := t.Model(ctx, *c.ModelConfigID)
		if err != nil {
			return a, err
		}
		a.Endpoint = &m.EndpointID
	}
	return a, nil
}

func (db *DB) target(ctx context.Context, which func(*Tx) (Answerer, error)) (target llm.Target, err error) {
	err = db.secrets.WithKeys(func() error {
		return db.file.Read(ctx, func(t *Tx) error {
			who, err := which(t)
			if err != nil {
				return err
			}
			target, _, err = t.Target(ctx, who)
			return err
		})
	})
	return target, err
}

// Target is how to ask, with the system prompt that the model has of its own.
func (t *Tx) Target(ctx context.Context, who Answerer) (llm.Target, string, error) {
	if who.Endpoint == nil {
		return t.db.demo, "", nil
	}
	e, err := t.secrets.Endpoint(ctx, *who.Endpoint)
	if err != nil {
		return llm.Target{}, "", err
	}
	target, system, err := t.keyless(ctx, e, who)
	if err != nil || !e.APIKeySet {
		return target, system, err
	}
	target.Key, err = t.secrets.Key(ctx, e)
	return target, system, err
}

// keyless is how to ask an endpoint, but for its key.
func (t *Tx) keyless(ctx context.Context, e chat.Endpoint, who Answerer) (llm.Target, string, error) {
	target := llm.Target{URL: e.URL}
	who.Model = cmp.Or(who.Model, e.ActiveModelConfigID)
	if who.Model == nil { // a server without a model can still be asked which ones it has
		return target, "", nil
	}
	m, err := t.Model(ctx, *who.Model)
	if err == nil && m.EndpointID != e.ID {
		err = noModel()
	}
	if err != nil {
		return target, "", err
	}
	if who.preset != nil {
		who.preset.Apply(&chat.Settings{}, &m)
	}
	target.Model, target.ReasoningEffort = m.ModelName, m.ReasoningEffort
	target.Samplers = m.Samplers
	if err := sqlite.JSON(&target.TemplateKwargs).Scan([]byte(m.TemplateKwargs)); err != nil {
		return target, "", err
	}
	if err := sqlite.JSON(&target.Capabilities).Scan([]byte(m.Capabilities)); err != nil {
		target.Capabilities = llm.Capabilities{} // what an older version found is probed again
	}
	return target, m.SystemPrompt, nil
}
