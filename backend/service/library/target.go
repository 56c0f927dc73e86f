package library

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/llm"
)

// Target returns how to call a model: the chosen one for the empty name; otherwise the
// configuration of that name, first of the chosen server, then of any other. Without such
// a configuration, the chosen server is asked for the model by its name alone.
//
// A name such as model:17:alpha is the configuration with that id while it is one of that model, such as a window
// stores it; elsewhere, such as where a workflow was brought to, it is the name alone.
//
// The target carries what is known of the model by now.
func (s *Endpoints) Target(ctx context.Context, name string) (llm.Target, error) {
	target, err := s.target(ctx, name)
	if err != nil {
		return target, err
	}
	return s.client.Ready(ctx, target, nil), nil
}

func (s *Endpoints) target(ctx context.Context, name string) (llm.Target, error) {
	chosen, lost := s.db.Settings.ActiveTarget(ctx)
	name, id := modelNamed(name)
	if lost != nil && !errors.Is(lost, secret.ErrLost) || name == "" || name == chosen.Model && id == 0 {
		if lost == nil && chosen.Model == "" {
			lost = fault.New(fault.Conflict, "No model is chosen. Choose one in Settings.")
		}
		return chosen, lost
	}
	settings, err := s.db.Settings.Settings(ctx)
	if err != nil {
		return chosen, err
	}
	endpoints, err := s.db.Secrets.Endpoints(ctx)
	if err != nil {
		return chosen, err
	}
	slices.SortStableFunc(endpoints, func(a, b chat.Endpoint) int { return rank(settings, a) - rank(settings, b) })
	var found *chat.ModelConfig
	for _, e := range endpoints {
		models, err := s.db.Settings.Models(ctx, e.ID)
		if err != nil {
			return chosen, err
		}
		for _, m := range slices.Backward(models) { // the latest of a name
			if m.ModelName == name && (found == nil || m.ID == id) {
				found = &m
			}
		}
	}
	switch {
	case found != nil:
		return s.db.Settings.Target(ctx, found.EndpointID, &found.ID)
	case name == chosen.Model:
		return chosen, lost
	}
	if demo.Answers(chosen) {
		return chosen, fault.Newf(fault.Invalid, "No server has a model named “%s”. Add the model in Settings, or leave it out.", name).With("field", "model")
	}
	return llm.Target{URL: chosen.URL, Key: chosen.Key, Model: name}, lost
}

// modelNamed reads the name of a model, and the id of its configuration; 0: any.
func modelNamed(text string) (name string, id int64) {
	rest, ok := strings.CutPrefix(text, "model:")
	number, name, named := strings.Cut(rest, ":")
	id, err := strconv.ParseInt(number, 10, 64)
	if !ok || !named || err != nil {
		return text, 0
	}
	return name, id
}

// rank puts the chosen server before the others.
func rank(settings chat.Settings, e chat.Endpoint) int {
	if settings.ActiveEndpointID != nil && e.ID == *settings.ActiveEndpointID {
		return 0
	}
	return 1
}
