package automation

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/hub"
	"terzetto/backend/lists"
	"terzetto/backend/run"
)

// TemplateNamed finds a workflow by its id, or by its name in any case. A name that fits
// several is fault.Malformed with their ids.
func (s *Service) TemplateNamed(ctx context.Context, name string) (run.Template, error) {
	if t, err := s.db.Template(ctx, name); !fault.Is(err, fault.NotFound) {
		return t, err
	}
	all, err := s.db.Templates(ctx, "")
	if err != nil {
		return run.Template{}, err
	}
	found := lists.Keep(all, func(t run.Template) bool { return strings.EqualFold(t.Name, strings.TrimSpace(name)) })
	switch len(found) {
	case 0:
		return run.Template{}, fault.Newf(fault.NotFound, "There is no workflow named %s.", name)
	case 1:
		return found[0], nil
	}
	ids := lists.Map(found, func(t run.Template) string { return t.ID })
	return run.Template{}, fault.Newf(fault.Malformed, "%d workflows are named “%s”. Give the id of one: %s.", len(found), name,
		strings.Join(ids, ", ")).With("ids", ids)
}

// CreateTemplate stores a new workflow. The person is its author.
func (s *Service) CreateTemplate(ctx context.Context, t run.Template) (run.Template, error) {
	t = t.WithKind()
	if err := checkFlow(t); err != nil {
		return t, err
	}
	return hub.Announced(s.hub, "automations", "", func() (run.Template, error) { return s.db.CreateTemplate(ctx, t) })
}

// UpdateTemplate changes the fields that patch names.
func (s *Service) UpdateTemplate(ctx context.Context, id string, patch json.RawMessage) (run.Template, error) {
	var t struct {
		Flow json.RawMessage `json:"flow"`
	}
	if json.Unmarshal(patch, &t) == nil && t.Flow != nil && string(t.Flow) != "null" {
		if err := checkFlow(run.Template{Kind: run.Flow, Flow: t.Flow}); err != nil {
			return run.Template{}, err
		}
	}
	return hub.Announced(s.hub, "automations", "", func() (run.Template, error) { return s.db.UpdateTemplate(ctx, id, patch) })
}

// checkFlow reports what is wrong with the definition of a flow before it is stored. An empty
// one may be stored as a draft.
func checkFlow(t run.Template) error {
	if t.Kind != run.Flow || len(t.Flow) == 0 || string(t.Flow) == "null" {
		return nil
	}
	_, err := flow.Read(t.Flow)
	return err
}

// DeleteTemplate deletes a workflow and its schedules. Its runs stay.
func (s *Service) DeleteTemplate(ctx context.Context, id string) error {
	err := s.hub.ChangedUnless(s.db.DeleteTemplate(ctx, id), "automations", id)
	return s.hub.ChangedUnless(err, "schedules", "")
}
