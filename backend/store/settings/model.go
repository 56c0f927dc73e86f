package settings

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Models lists the model configurations of an endpoint in the order in which they
// were added.
func (db *DB) Models(ctx context.Context, endpointID int64) ([]chat.ModelConfig, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (all []chat.ModelConfig, err error) {
		if _, err := t.secrets.Endpoint(ctx, endpointID); err != nil {
			return all, err
		}
		return sqlite.List(ctx, t, models().Scan, models().Select()+" WHERE endpoint_id = ? ORDER BY id", endpointID)
	})
}

// Model gives one model configuration.
func (db *DB) Model(ctx context.Context, id int64) (chat.ModelConfig, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.ModelConfig, error) { return t.Model(ctx, id) })
}

// CreateModel adds a model configuration. The first of an endpoint becomes its active one.
func (db *DB) CreateModel(ctx context.Context, m chat.ModelConfig) (chat.ModelConfig, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.ModelConfig, error) {
		e, err := t.secrets.Endpoint(ctx, m.EndpointID)
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
			m, err = t.Model(ctx, m.ID)
		}
		return m, err
	})
}

// UpdateModel lays patch over a model configuration. Another model name forgets what
// the probe found.
func (db *DB) UpdateModel(ctx context.Context, id int64, patch json.RawMessage) (chat.ModelConfig, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (m chat.ModelConfig, err error) {
		if m, err = t.Model(ctx, id); err != nil {
			return m, err
		}
		name := m.ModelName
		if err := mergeModel(&m, patch, "id", "endpoint_id", "capabilities"); err != nil {
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
		return t.Model(ctx, id)
	})
}

// DeleteModel removes a model configuration. An endpoint whose active one it was
// goes on with its newest other one.
func (db *DB) DeleteModel(ctx context.Context, id int64) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		m, err := t.Model(ctx, id)
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
	return db.file.Write(ctx, func(t *Tx) error {
		m, err := t.Model(ctx, modelID)
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
	var r rows.Rules
	if r.Object("capabilities", found); r.Err != nil {
		return r.Err
	}
	return db.file.Change(ctx, noModel(), "UPDATE model_configs SET capabilities = ? WHERE id = ?", rows.Nullable(found), modelID)
}

// KeepCapabilities keeps what calls have shown of a model with every configuration of it.
func (db *DB) KeepCapabilities(ctx context.Context, t llm.Target) error {
	known, err := json.Marshal(t.Capabilities)
	if err != nil {
		return fmt.Errorf("encode what is known of a model: %w", err)
	}
	return db.file.Write(ctx, func(tx *Tx) error {
		return tx.Exec(ctx, "UPDATE model_configs SET capabilities = ? WHERE model_name = ? AND endpoint_id IN (SELECT id FROM endpoints WHERE url = ?)",
			string(known), t.Model, t.URL)
	})
}

// ConfigOf is the newest configuration of the model of a target; 0: it has none.
func (db *DB) ConfigOf(ctx context.Context, t llm.Target) (id int64, err error) {
	err = db.file.Read(ctx, func(tx *Tx) error {
		id, err = sqlite.One(ctx, tx, sqlite.ErrNone, sqlite.Value[int64],
			"SELECT coalesce(max(id), 0) FROM model_configs WHERE model_name = ? AND endpoint_id IN (SELECT id FROM endpoints WHERE url = ?)", t.Model, t.URL)
		return err
	})
	return id, err
}

func checkModel(m chat.ModelConfig) error {
	var r rows.Rules
	r.NotBlank("model_name", m.ModelName, rows.MaxName)
	r.AtMost("system_prompt", m.SystemPrompt, chat.MaxText)
	r.AtMost("reasoning_effort", m.ReasoningEffort, rows.MaxLabel)
	r.Object("chat_template_kwargs", m.TemplateKwargs)
	r.Object("capabilities", m.Capabilities)
	if r.Err != nil {
		return r.Err
	}
	return CheckSamplers(m.Samplers)
}

// mergeModel lays a patch over a configuration. The further samplers of a patch take the place of all that were set, and
// one that is null is not set.
func mergeModel(m *chat.ModelConfig, patch json.RawMessage, fixed ...string) error {
	before := m.Further
	m.Further = nil
	if err := rows.Merge(m, patch, fixed...); err != nil {
		return err
	}
	if m.Further == nil {
		m.Further = before
	}
	maps.DeleteFunc(m.Further, func(_ string, value json.RawMessage) bool { return string(value) == "null" })
	return nil
}

// CheckSamplers refuses settings that no server has, and parameters that would not be ours to send.
func CheckSamplers(s chat.Samplers) error {
	var r rows.Rules
	if s.MaxTokens != nil {
		r.UpTo("max_tokens", *s.MaxTokens, 10_000_000)
	}
	if s.Temperature != nil && (*s.Temperature < 0 || *s.Temperature > 10) {
		r.Fail(fault.New(fault.Invalid, "The field temperature must be between 0 and 10."), "temperature")
	}
	if r.Err != nil {
		return r.Err
	}
	further := dialect.Values{}
	for name, value := range s.Further {
		further[dialect.Setting(name)] = value
	}
	if err := further.Check(); err != nil {
		return err
	}
	return dialect.CheckParameters(s.MoreParameters)
}

func models() sqlite.Table[chat.ModelConfig] {
	return sqlite.Table[chat.ModelConfig]{
		Name: "model_configs",
		Columns: "id, endpoint_id, model_name, system_prompt, temperature, top_p, min_p, top_k, repetition_penalty, presence_penalty, " +
			"frequency_penalty, max_tokens, further_samplers, more_parameters, reasoning_effort, chat_template_kwargs, capabilities",
		Fields: func(m *chat.ModelConfig) []any {
			return []any{
				&m.ID, &m.EndpointID, &m.ModelName, &m.SystemPrompt, &m.Temperature, &m.TopP, &m.MinP, &m.TopK, &m.RepetitionPenalty,
				&m.PresencePenalty, &m.FrequencyPenalty, &m.MaxTokens, sqlite.JSON(&m.Further), &m.MoreParameters, &m.ReasoningEffort, sqlite.Raw(&m.TemplateKwargs), sqlite.Raw(&m.Capabilities),
			}
		},
	}
}

func (t *Tx) Model(ctx context.Context, id int64) (chat.ModelConfig, error) {
	return sqlite.One(ctx, t, noModel(), models().Scan, models().Select()+" WHERE id = ?", id)
}

func noModel() error { return fault.New(fault.NotFound, "Model not found") }
