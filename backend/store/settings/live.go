package settings

import (
	"context"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
)

// LiveSettings gives the settings with the model that answers as the Writer.
func (db *DB) LiveSettings(ctx context.Context) (chat.LiveSettings, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.LiveSettings, error) {
		s, err := t.Settings(ctx)
		if err != nil {
			return chat.LiveSettings{}, err
		}
		return t.live(ctx, s)
	})
}

// UpdateLiveSettings is UpdateSettings for a patch that may also hold fields of the model that
// answers: these are laid over its configuration. Where the patch chooses another server, they
// describe the model before and are ignored, as they are while the demo model answers. So a
// client may send back everything that it has read.
func (db *DB) UpdateLiveSettings(ctx context.Context, patch json.RawMessage) (chat.LiveSettings, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (live chat.LiveSettings, err error) {
		before, err := t.Settings(ctx)
		if err != nil {
			return live, err
		}
		s, err := t.updateSettings(ctx, patch)
		if err != nil {
			return live, err
		}
		if at := s.ActiveEndpointID; at != nil && before.ActiveEndpointID != nil && *at == *before.ActiveEndpointID {
			if err := t.updateLiveModel(ctx, *at, patch); err != nil {
				return live, err
			}
		}
		return t.live(ctx, s)
	})
}

// updateLiveModel lays the fields of a patch over the configuration that an endpoint uses.
func (t *Tx) updateLiveModel(ctx context.Context, endpoint int64, patch json.RawMessage) error {
	e, err := t.secrets.Endpoint(ctx, endpoint)
	if err != nil || e.ActiveModelConfigID == nil {
		return err
	}
	m, err := t.Model(ctx, *e.ActiveModelConfigID)
	if err != nil {
		return err
	}
	if err := mergeModel(&m, patch, "id", "endpoint_id", "model_name", "chat_template_kwargs", "capabilities"); err != nil {
		return err
	}
	if err := checkModel(m); err != nil {
		return err
	}
	return models().Put(ctx, t.Conn, &m)
}

// live adds to settings what is asked with them.
func (t *Tx) live(ctx context.Context, s chat.Settings) (chat.LiveSettings, error) {
	live := chat.LiveSettings{Settings: s, LiveModel: chat.LiveModel{ModelName: t.db.demo.Model}}
	if s.ActiveEndpointID == nil {
		return live, nil
	}
	e, err := t.secrets.Endpoint(ctx, *s.ActiveEndpointID)
	if err != nil {
		return live, err
	}
	live.LiveModel = chat.LiveModel{EndpointURL: e.URL, APIKeySet: e.APIKeySet}
	if e.ActiveModelConfigID == nil {
		return live, nil
	}
	m, err := t.Model(ctx, *e.ActiveModelConfigID)
	live.ModelName, live.SystemPrompt, live.ReasoningEffort, live.MaxTokens = m.ModelName, m.SystemPrompt, m.ReasoningEffort, m.MaxTokens
	live.Temperature, live.TopP, live.MinP, live.TopK, live.RepetitionPenalty = m.Temperature, m.TopP, m.MinP, m.TopK, m.RepetitionPenalty
	return live, err
}
