package automation

import (
	"context"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/llm/demo"
)

// Target returns how to call a model: the chosen one for the empty name; otherwise the
// configuration of that name, first of the chosen server, then of any other. Without such
// a configuration, the chosen server is asked for the model by its name alone.
func (s *Service) Target(ctx context.Context, name string) (llm.Target, error) {
	chosen, err := s.db.ActiveTarget(ctx)
	if err != nil || name == "" || name == chosen.Model {
		if err == nil && chosen.Model == "" {
			err = fault.New(fault.Conflict, "No model is chosen. Choose one in Settings.")
		}
		return chosen, err
	}
	settings, err := s.db.Settings(ctx)
	if err != nil {
		return chosen, err
	}
	endpoints, err := s.db.Endpoints(ctx)
	if err != nil {
		return chosen, err
	}
	var found *llm.Target
	for _, e := range endpoints {
		active := settings.ActiveEndpointID != nil && e.ID == *settings.ActiveEndpointID
		if found != nil && !active {
			continue
		}
		models, err := s.db.Models(ctx, e.ID)
		if err != nil {
			return chosen, err
		}
		for _, m := range models {
			if m.ModelName == name {
				target, err := s.db.Target(ctx, e.ID, &m.ID)
				if err != nil {
					return chosen, err
				}
				found = &target
			}
		}
	}
	switch {
	case found != nil:
		return *found, nil
	case demo.Answers(chosen):
		return chosen, fault.Newf(fault.Invalid, "No server here has a model named %s. Add one in Settings, or leave the model out.", name).With("field", "model")
	}
	return llm.Target{URL: chosen.URL, Key: chosen.Key, Model: name}, nil
}
