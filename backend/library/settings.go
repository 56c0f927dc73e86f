package library

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
)

// UpdateSettings changes the fields that patch names.
func (s *Service) UpdateSettings(ctx context.Context, patch json.RawMessage) (chat.Settings, error) {
	defer s.o.Embed()
	return hub.Announced(s.hub, "settings", "", func() (chat.Settings, error) { return s.db.UpdateSettings(ctx, patch) })
}

// UpdateLiveSettings changes the fields that patch names, those of the model that answers
// included. The name of another model of the same server chooses that model first: the samplers of
// the patch are its own then, except those that only repeat what the model before had.
func (s *Service) UpdateLiveSettings(ctx context.Context, patch json.RawMessage) (chat.LiveSettings, error) {
	defer s.o.Embed()
	before, err := s.db.LiveSettings(ctx)
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
	after, err := hub.Announced(s.hub, "settings", "", func() (chat.LiveSettings, error) { return s.db.UpdateLiveSettings(ctx, patch) })
	switch {
	case err != nil && use != "" && before.ModelName != "": // all of it or nothing
		_, back := s.Use(ctx, *before.ActiveEndpointID, before.ModelName)
		return after, errors.Join(err, back)
	case err == nil && after.ActiveEndpointID != nil && !reflect.DeepEqual(before.LiveModel, after.LiveModel):
		s.hub.Changed("endpoints", strconv.FormatInt(*after.ActiveEndpointID, 10))
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

// ResetSettings restores the defaults. Conversations, library and endpoints stay.
func (s *Service) ResetSettings(ctx context.Context, confirm string) (chat.Settings, error) {
	if confirm != resetWord {
		return chat.Settings{}, fault.Newf(fault.Invalid, "Type %s to restore the defaults.", resetWord).With("field", "confirm")
	}
	if err := s.db.ResetSettings(ctx); err != nil {
		return chat.Settings{}, err
	}
	s.hub.Changed("settings", "")
	s.hub.Changed("fragments", "")
	s.hub.Changed("phrases", "")
	return s.db.Settings(ctx)
}

// CreatePreset stores the current choices under a name, or content if it is given.
func (s *Service) CreatePreset(ctx context.Context, name string, content *chat.PresetContent) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.CreatePreset(ctx, name, content) })
}

// UpdatePreset renames a preset, and with capture stores the current choices in it.
func (s *Service) UpdatePreset(ctx context.Context, id int64, name *string, capture bool) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.UpdatePreset(ctx, id, name, capture) })
}

// DeletePreset deletes a preset and returns it.
func (s *Service) DeletePreset(ctx context.Context, id int64) (chat.Preset, error) {
	return hub.Announced(s.hub, "presets", "", func() (chat.Preset, error) { return s.db.DeletePreset(ctx, id) })
}

// An AppliedPreset is what applying a preset changed, and the previous values.
type AppliedPreset struct {
	Settings chat.Settings      `json:"settings"`
	Before   chat.PresetContent `json:"before"`
	ModelID  *int64             `json:"model_id"` // nil: no model was changed
}

// ApplyPreset applies a preset to the settings and the chosen model.
func (s *Service) ApplyPreset(ctx context.Context, id int64) (AppliedPreset, error) {
	a, err := hub.Announced(s.hub, "settings", "", func() (a AppliedPreset, err error) {
		a.Settings, a.Before, a.ModelID, err = s.db.ApplyPreset(ctx, id)
		return a, err
	})
	if err == nil && a.ModelID != nil {
		s.hub.Changed("endpoints", "")
	}
	return a, err
}
