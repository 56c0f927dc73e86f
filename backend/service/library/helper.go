package library

import (
	"context"
	"errors"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/secret"
)

// Helpers says which of Director and Editor are not asked in a conversation, because of its model.
type Helpers struct {
	ModelID int64           `json:"model_id"` // of the model's configuration; 0: it has none
	Model   string          `json:"model"`
	Resting []RestingHelper `json:"resting"`
}

// A RestingHelper is a helper that is not asked.
type RestingHelper struct {
	Name event.Pass `json:"name"`
	Off  bool       `json:"off"` // the person turned it off for the model; otherwise it keeps failing with it
}

// Helpers says which of Director and Editor rest in a conversation.
func (s *Models) Helpers(ctx context.Context, conversation string) (Helpers, error) {
	snap, err := s.db.Turns.Scene(ctx, conversation, nil)
	if err != nil {
		return Helpers{}, err
	}
	h := Helpers{Model: snap.Agent.Model, Resting: []RestingHelper{}}
	if h.ModelID, err = s.db.Settings.ConfigOf(ctx, snap.Agent); err != nil {
		return Helpers{}, err
	}
	for _, pass := range []event.Pass{event.Director, event.Editor} {
		if known := s.client.Helper(snap.Agent, string(pass)); known.Rests() {
			h.Resting = append(h.Resting, RestingHelper{Name: pass, Off: known.Off})
		}
	}
	return h, nil
}

// A HelperChoice says whether the Director or the Editor is asked with a model.
type HelperChoice struct {
	ID     int64
	Helper event.Pass
	Off    bool
}

// SetHelper turns the Director or the Editor off for a model, or has it asked again, also where it rested because it never
// helped. The choice holds for every configuration of the model.
func (s *Models) SetHelper(ctx context.Context, c HelperChoice) error {
	if c.Helper != event.Director && c.Helper != event.Editor {
		return fault.Newf(fault.Invalid, "The field %s must be one of %s.", "helper", "director, editor").With("field", "helper")
	}
	m, err := s.db.Settings.Model(ctx, c.ID)
	if err != nil {
		return err
	}
	target, err := s.db.Settings.Target(ctx, m.EndpointID, &c.ID)
	if err != nil && !errors.Is(err, secret.ErrLost) { // a lost key says nothing about the model
		return err
	}
	s.client.SetHelper(target, string(c.Helper), c.Off)
	s.hub.Announce("endpoints", "")
	return nil
}
