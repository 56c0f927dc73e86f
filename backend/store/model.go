package store

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/store/sqlite"
)

// Models lists the model configurations of an endpoint in the order in which they
// were added.
func (db *DB) Models(ctx context.Context, endpointID int64) ([]chat.ModelConfig, error) {
	return read(ctx, db, func(t *Tx) (all []chat.ModelConfig, err error) {
		if _, err := t.endpoint(ctx, endpointID); err != nil {
			return all, err
		}
		return sqlite.List(ctx, t, models().Scan, models().Select()+" WHERE endpoint_id = ? ORDER BY id", endpointID)
	})
}

// Model gives one model configuration.
func (db *DB) Model(ctx context.Context, id int64) (chat.ModelConfig, error) {
	return read(ctx, db, func(t *Tx) (chat.ModelConfig, error) { return t.model(ctx, id) })
}

// CreateModel adds a model configuration. The first of an endpoint becomes its active one.
func (db *DB) CreateModel(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	return write(ctx, db, func(t *Tx) (chat.ModelConfig, error) {
		e, err := t.endpoint(ctx, m.EndpointID)
		if err != nil {
			return m, err
		}
		if err := checkModel(m); err != nil {
			return m, err
		}
		if m.ID, err = models().Insert(ctx, t.Conn, &m); err != nil {
			return m, err
		}
		if e.ActiveModelConfigID == nil {
			err = t.Exec(ctx, "UPDATE endpoints SET active_model_config_id = ? WHERE id = ?", m.ID, m.EndpointID)
		}
		if err == nil {
			m, err = t.model(ctx, m.ID)
		}
		return m, err
	})
}

// UpdateModel lays patch over a model configuration. Another model name forgets what
// the probe found.
func (db *DB) UpdateModel(ctx context.Context, id int64, patch json.RawMessage) (chat.ModelConfig, error) {
	return write(ctx, db, func(t *Tx) (m chat.ModelConfig, err error) {
		if m, err = t.model(ctx, id); err != nil {
			return m, err
		}
		name := m.ModelName
		if err := merge(&m, patch, "id", "endpoint_id", "capabilities"); err != nil {
			return m, err
		}
		if m.ModelName != name {
			m.Capabilities = nil
		}
		if err := checkModel(m); err != nil {
			return m, err
		}
		if err := models().Put(ctx, t.Conn, &m); err != nil {
			return m, err
		}
		return t.model(ctx, id)
	})
}

// DeleteModel removes a model configuration. An endpoint whose active one it was
// goes on with its newest other one.
func (db *DB) DeleteModel(ctx context.Context, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		m, err := t.model(ctx, id)
		if err != nil {
			return err
		}
		return t.Execs(ctx,
			sqlite.Do("DELETE FROM model_configs WHERE id = ?", id),
			sqlite.Do(`UPDATE endpoints SET active_model_config_id = (SELECT max(id) FROM model_configs WHERE endpoint_id = endpoints.id)
			  WHERE id = ? AND active_model_config_id IS NULL`, m.EndpointID))
	})
}

// SetActiveModel makes a configuration of the endpoint its active one.
func (db *DB) SetActiveModel(ctx context.Context, endpointID, modelID int64) error {
	return db.write(ctx, func(t *Tx) error {
		m, err := t.model(ctx, modelID)
		if err != nil {
			return err
		}
		if m.EndpointID != endpointID {
			return noModel()
		}
		return t.Exec(ctx, "UPDATE endpoints SET active_model_config_id = ? WHERE id = ?", modelID, endpointID)
	})
}

// SetCapabilities keeps what a probe found about a model: llm.Capabilities as JSON, or null.
func (db *DB) SetCapabilities(ctx context.Context, modelID int64, found json.RawMessage) error {
	var r rules
	if r.object("capabilities", found); r.err != nil {
		return r.err
	}
	return db.change(ctx, noModel(), "UPDATE model_configs SET capabilities = ? WHERE id = ?", nullable(found), modelID)
}

// KeepCapabilities keeps what calls have shown of a model with every configuration of it.
func (db *DB) KeepCapabilities(ctx context.Context, t llm.Target) error {
	known, err := json.Marshal(t.Capabilities)
	if err != nil {
		return fmt.Errorf("encode what is known of a model: %w", err)
	}
	return db.write(ctx, func(tx *Tx) error {
		return tx.Exec(ctx, "UPDATE model_configs SET capabilities = ? WHERE model_name = ? AND endpoint_id IN (SELECT id FROM endpoints WHERE url = ?)",
			string(known), t.Model, t.URL)
	})
}

// Target says how a model of an endpoint is asked; a nil model is the endpoint's active one. Where the
// endpoint's key can no longer be opened, the error has secret.ErrLost in its chain, and the target is
// complete but for the key.
func (db *DB) Target(ctx context.Context, endpointID int64, modelID *int64) (llm.Target, error) {
	return db.target(ctx, func(*Tx) (answerer, error) { return answerer{endpoint: &endpointID, model: modelID}, nil })
}

// ActiveTarget says who answers as the Writer: the chosen endpoint, or the demo model. Without the
// endpoint's key it answers as Target does; the demo never takes its place.
func (db *DB) ActiveTarget(ctx context.Context) (llm.Target, error) {
	return db.target(ctx, func(t *Tx) (answerer, error) {
		s, err := t.settings(ctx)
		return answerer{endpoint: s.ActiveEndpointID}, err
	})
}

// AgentTarget says who answers as Director and Editor where that is somebody else.
func (db *DB) AgentTarget(ctx context.Context) (llm.Target, error) {
	return db.target(ctx, func(t *Tx) (answerer, error) {
		s, err := t.settings(ctx)
		if err != nil {
			return answerer{}, err
		}
		model, err := t.agentModel(ctx, s)
		return answerer{endpoint: s.AgentEndpointID, model: model}, err
	})
}

// agentModel is the model that was chosen for Director and Editor, or nil for the one that their server uses. A choice
// whose model is gone, or belongs to another server by now, counts as none, so that a turn can still begin.
func (t *Tx) agentModel(ctx context.Context, s chat.Settings) (*int64, error) {
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

// An answerer is who is asked.
type answerer struct {
	endpoint *int64              // nil: the demo
	model    *int64              // nil: the one that the endpoint uses
	preset   *chat.PresetContent // laid over the model; nil: none
}

// answererIn is who answers in a conversation as the Writer.
func (t *Tx) answererIn(ctx context.Context, c chat.Conversation, s chat.Settings, preset *chat.PresetContent) (answerer, error) {
	a := answerer{endpoint: s.ActiveEndpointID, model: c.ModelConfigID, preset: preset}
	if c.ModelConfigID != nil {
		m, err := t.model(ctx, *c.ModelConfigID)
		if err != nil {
			return a, err
		}
		a.endpoint = &m.EndpointID
	}
	return a, nil
}

func (db *DB) target(ctx context.Context, which func(*Tx) (answerer, error)) (target llm.Target, err error) {
	err = db.withKeys(func() error {
		return db.read(ctx, func(t *Tx) error {
			who, err := which(t)
			if err != nil {
				return err
			}
			target, _, err = t.target(ctx, db, who)
			return err
		})
	})
	return target, err
}

// withKeys runs a transaction again after it stopped at a key that was not open yet.
func (db *DB) withKeys(act func() error) error {
	for {
		err := act()
		k, ok := errors.AsType[*unopenedKey](err)
		if !ok {
			return err
		}
		if err := db.openKey(k); err != nil {
			return err
		}
	}
}

// target is how to ask, with the system prompt that the model has of its own.
func (t *Tx) target(ctx context.Context, db *DB, who answerer) (llm.Target, string, error) {
	if who.endpoint == nil {
		return db.o.Demo, "", nil
	}
	e, err := t.endpoint(ctx, *who.endpoint)
	if err != nil {
		return llm.Target{}, "", err
	}
	target, system, err := t.keyless(ctx, e, who)
	if err != nil || !e.APIKeySet {
		return target, system, err
	}
	sealed, err := sqlite.One(ctx, t, noEndpoint(), sqlite.Value[[]byte], "SELECT api_key FROM endpoints WHERE id = ?", e.ID)
	if err != nil {
		return target, system, err
	}
	plain, ok := db.keys.get(sealed)
	if !ok {
		return target, system, &unopenedKey{endpoint: e.ID, name: e.Name, sealed: sealed}
	}
	target.Key = plain
	return target, system, nil
}

// keyless is how to ask an endpoint, but for its key.
func (t *Tx) keyless(ctx context.Context, e chat.Endpoint, who answerer) (llm.Target, string, error) {
	target := llm.Target{URL: e.URL}
	who.model = cmp.Or(who.model, e.ActiveModelConfigID)
	if who.model == nil { // a server without a model can still be asked which ones it has
		return target, "", nil
	}
	m, err := t.model(ctx, *who.model)
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
	target.Samplers = llm.Samplers(m.Samplers)
	if err := sqlite.JSON(&target.TemplateKwargs).Scan([]byte(m.TemplateKwargs)); err != nil {
		return target, "", err
	}
	if err := sqlite.JSON(&target.Capabilities).Scan([]byte(m.Capabilities)); err != nil {
		target.Capabilities = llm.Capabilities{} // what an older version found is probed again
	}
	return target, m.SystemPrompt, nil
}

func checkModel(m chat.ModelConfig) error {
	var r rules
	r.named("model_name", m.ModelName, MaxName)
	r.most("system_prompt", m.SystemPrompt, chat.MaxText)
	r.most("reasoning_effort", m.ReasoningEffort, MaxLabel)
	r.object("chat_template_kwargs", m.TemplateKwargs)
	r.object("capabilities", m.Capabilities)
	if m.MaxTokens != nil {
		r.upTo("max_tokens", *m.MaxTokens, 10_000_000)
	}
	if m.Temperature != nil && (*m.Temperature < 0 || *m.Temperature > 10) {
		r.fail(fault.New(fault.Invalid, "The field temperature must be between 0 and 10."), "temperature")
	}
	return r.err
}

func models() sqlite.Table[chat.ModelConfig] {
	return sqlite.Table[chat.ModelConfig]{
		Name: "model_configs",
		Columns: "id, endpoint_id, model_name, system_prompt, temperature, top_p, min_p, top_k, repetition_penalty, presence_penalty, " +
			"frequency_penalty, max_tokens, reasoning_effort, chat_template_kwargs, capabilities",
		Fields: func(m *chat.ModelConfig) []any {
			return []any{
				&m.ID, &m.EndpointID, &m.ModelName, &m.SystemPrompt, &m.Temperature, &m.TopP, &m.MinP, &m.TopK, &m.RepetitionPenalty,
				&m.PresencePenalty, &m.FrequencyPenalty, &m.MaxTokens, &m.ReasoningEffort, sqlite.Raw(&m.TemplateKwargs), sqlite.Raw(&m.Capabilities),
			}
		},
	}
}

func (t *Tx) model(ctx context.Context, id int64) (chat.ModelConfig, error) {
	return sqlite.One(ctx, t, noModel(), models().Scan, models().Select()+" WHERE id = ?", id)
}

func noModel() error { return fault.New(fault.NotFound, "Model not found") }
