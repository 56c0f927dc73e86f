package library

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/store"
)

// A SettingsReader reads what a person chose, as it is stored.
type SettingsReader interface {
	Settings(ctx context.Context) (chat.Settings, error)
	LiveSettings(ctx context.Context) (chat.LiveSettings, error) // with the model that answers as the Writer
}

// Settings edits what a person chose, the model that answers included.
type Settings struct {
	SettingsReader

	db     *store.DB
	hub    *hub.Hub
	models *Models
	embed  func()
}

// Update changes the fields that patch names.
func (s *Settings) Update(ctx context.Context, patch json.RawMessage) (chat.Settings, error) {
	defer s.embed()
	return hub.Announce(s.hub, "settings", "", func() (chat.Settings, error) { return s.db.Settings.UpdateSettings(ctx, patch) })
}

// UpdateLive changes the fields that patch names, those of the model that answers
// included. The name of another model of the same server chooses that model first: the samplers of
// the patch are its own then, except those that only repeat what the model before had.
func (s *Settings) UpdateLive(ctx context.Context, patch json.RawMessage) (chat.LiveSettings, error) {
	defer s.embed()
	before, err := s.db.Settings.LiveSettings(ctx)
	if err != nil {
		return before, err
	}
	use, patch, err := chosenModel(before, patch)
	if err != nil {
		return before, err
	}
	if use != "" {
		if _, err := s.Use(ctx, *before.ActiveEndpointID, use); err != nil {
			return before, err
		}
	}
	after, err := hub.Announce(s.hub, "settings", "", func() (chat.LiveSettings, error) { return s.db.Settings.UpdateLiveSettings(ctx, patch) })
	switch {
	case err != nil && use != "" && before.ModelName != "": // all of it or nothing
		_, back := s.Use(ctx, *before.ActiveEndpointID, before.ModelName)
		return after, errors.Join(err, back)
	case err == nil && after.ActiveEndpointID != nil && !reflect.DeepEqual(before.LiveModel, after.LiveModel):
		s.hub.Announce("endpoints", strconv.FormatInt(*after.ActiveEndpointID, 10))
	}
	return after, err
}

// chosenModel gives the model that a patch chooses of the server that answers, or none, and the
// patch without what it repeats of the model before.
func chosenModel(before chat.LiveSettings, patch json.RawMessage) (string, json.RawMessage, error) {
	var named struct {
		Model    string          `json:"model_name"`
		Endpoint json.RawMessage `json:"active_endpoint_id"`
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(patch, &fields) != nil || fields["model_name"] == nil || before.ActiveEndpointID == nil {
		return "", patch, nil
	}
	if err := json.Unmarshal(patch, &named); err != nil {
		return "", patch, fault.New(fault.Invalid, "The field model_name has the wrong type.").With("field", "model_name")
	}
	if here := strconv.FormatInt(*before.ActiveEndpointID, 10); named.Endpoint != nil && string(named.Endpoint) != here ||
		named.Model == "" || named.Model == before.ModelName {
		return "", patch, nil
	}
	had, err := json.Marshal(before.LiveModel)
	if err != nil {
		return "", patch, fmt.Errorf("write the model that answers: %w", err)
	}
	var repeated map[string]json.RawMessage
	if err := json.Unmarshal(had, &repeated); err != nil {
		return "", patch, fmt.Errorf("read the model that answers: %w", err)
	}
	for name, value := range repeated {
		if sent := fields[name]; sent != nil && sameJSON(sent, value) {
			delete(fields, name)
		}
	}
	patch, err = json.Marshal(fields)
	return named.Model, patch, err
}

func sameJSON(a, b json.RawMessage) bool {
	var one, other any
	return json.Unmarshal(a, &one) == nil && json.Unmarshal(b, &other) == nil && reflect.DeepEqual(one, other)
}

// resetWord is what a person must type before the settings are reset.
const resetWord = "RESET"

// Reset restores the defaults. Conversations, library and endpoints stay.
func (s *Settings) Reset(ctx context.Context, confirm string) (chat.Settings, error) {
	if confirm != resetWord {
		return chat.Settings{}, fault.Newf(fault.Invalid, "Type %s to restore the defaults.", resetWord).With("field", "confirm")
	}
	if err := s.db.Settings.ResetSettings(ctx); err != nil {
		return chat.Settings{}, err
	}
	s.hub.Announce("settings", "")
	s.hub.Announce("fragments", "")
	s.hub.Announce("phrases", "")
	return s.db.Settings.Settings(ctx)
}

// Use chooses a model of an endpoint, and adds its configuration when it is new.
func (s *Settings) Use(ctx context.Context, endpoint int64, model string) (chat.Settings, error) {
	if model == "" {
		return chat.Settings{}, fault.New(fault.Invalid, "Choose a model.").With("field", "model_name")
	}
	configs, err := s.db.Settings.Models(ctx, endpoint)
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
		c, err := s.models.add(ctx, chat.ModelConfig{EndpointID: endpoint, ModelName: model})
		if err != nil {
			return chat.Settings{}, err
		}
		id = c.ID
	}
	if err := s.hub.AnnounceUnless(s.db.Settings.SetActiveModel(ctx, endpoint, id), "endpoints", strconv.FormatInt(endpoint, 10)); err != nil {
		return chat.Settings{}, err
	}
	return s.Update(ctx, json.RawMessage(fmt.Sprintf(`{"active_endpoint_id":%d}`, endpoint)))
}

// UseDemo lets the built-in demo model answer.
func (s *Settings) UseDemo(ctx context.Context) (chat.Settings, error) {
	return s.Update(ctx, json.RawMessage(`{"active_endpoint_id":null}`))
}
