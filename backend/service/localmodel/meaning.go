package localmodel

import (
	"context"
	"encoding/json"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/shelf"
)

// MeaningInput is what SearchByMeaning takes.
type MeaningInput struct {
	On bool `json:"on"`
}

// SearchByMeaning lets a model of this computer find passages of files by what they mean, or ends that. Where there is no such
// model, it begins to download the one that is offered first, and the engine where that is missing too. The error is a fault.
func (s *Service) SearchByMeaning(ctx context.Context, in MeaningInput) (State, error) {
	e, err := s.endpoint(ctx)
	if err != nil {
		return State{}, err
	}
	if !in.On {
		settings, err := s.o.Store.Settings.Settings(ctx)
		if err == nil && settings.EmbeddingEndpointID != nil && *settings.EmbeddingEndpointID == e.ID {
			err = chooseForMeaning(ctx, s.o, nil, "")
		}
		if err == nil {
			err = s.meaning.halt(ctx)
		}
		if err != nil {
			return State{}, err
		}
		return s.State(ctx)
	}
	if err := s.engines.want(ctx); err != nil {
		return State{}, err
	}
	name, err := modelForMeaning(ctx, s)
	if err == nil {
		err = chooseForMeaning(ctx, s.o, &e.ID, name)
	}
	if err != nil {
		return State{}, err
	}
	return s.State(ctx)
}

// modelForMeaning is the name of a model that embeds texts: one that is here, or one that is downloaded from now on.
func modelForMeaning(ctx context.Context, s *Service) (string, error) {
	all, err := s.Models(ctx)
	if err != nil {
		return "", err
	}
	fits := lists.Keep(all, func(m Model) bool { return m.Embeds && m.MayNotRun == "" })
	if m, ok := lists.Find(fits, func(m Model) bool { return m.State == Present }); ok {
		return m.Name, nil
	}
	if len(fits) > 0 {
		_, err := s.Resume(ctx, fits[0].ID)
		return fits[0].Name, err
	}
	choices, err := s.choices(ctx)
	if err != nil {
		return "", err
	}
	offer, ok := shelf.Preselect(s.o.Offers, s.computer(ctx, choices), shelf.Meaning)
	if !ok {
		return "", fault.New(fault.Conflict, "Terzetto offers no model for search by meaning that fits this computer.")
	}
	m, err := s.Add(ctx, AddInput{Repo: offer.Repository, File: offer.File})
	return m.Name, err
}

// want begins to install an engine where there is none. The error is a fault.
func (e *engines) want(ctx context.Context) error {
	if err := e.lookOnce(ctx); err != nil {
		return err
	}
	if _, ok := e.best(); ok {
		return nil
	}
	_, err := e.service.Install(ctx, InstallInput{})
	if fault.Is(err, fault.Busy) { // it is being installed already
		return nil
	}
	return err
}

// chooseForMeaning makes a model the one that embeds texts; a nil endpoint: none does.
func chooseForMeaning(ctx context.Context, o Options, endpoint *int64, model string) error {
	patch, err := json.Marshal(map[string]any{"embedding_endpoint_id": endpoint, "embedding_model": model})
	if err != nil {
		return fmt.Errorf("choose a model for search by meaning: %w", err)
	}
	_, err = o.Store.Settings.UpdateSettings(ctx, patch)
	return o.Hub.AnnounceUnless(err, "settings", "") //nolint:wrapcheck // a fault of the settings
}
