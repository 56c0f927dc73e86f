package runs

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/schema"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/store"
)

// A WorkflowReader reads the workflows, as they are stored.
type WorkflowReader interface {
	Workflows(ctx context.Context, sought string, s lists.Span) ([]run.Workflow, error) // by name
	Workflow(ctx context.Context, id string) (run.Workflow, error)
}

// A DraftStore stores workflows with changes that are not saved.
type DraftStore interface {
	WorkflowDrafts(ctx context.Context, s lists.Span) ([]string, error) // by their ids, the latest first
	WorkflowDraft(ctx context.Context, id string) (json.RawMessage, error)
	KeepWorkflowDraft(ctx context.Context, id string, draft json.RawMessage) error
	DeleteWorkflowDraft(ctx context.Context, id string) error
}

// Workflows edit, check and try what a person stored.
type Workflows struct {
	WorkflowReader
	DraftStore

	o         Options
	db        *store.DB
	resources resources
}

// FindByName finds a workflow by its id, or by its name in any case. A name that fits
// several is fault.Malformed with their ids.
func (s *Workflows) FindByName(ctx context.Context, name string) (run.Workflow, error) {
	if w, err := s.db.Workflows.Workflow(ctx, name); !fault.Is(err, fault.NotFound) {
		return w, err
	}
	all, err := s.db.Workflows.Workflows(ctx, "", lists.Span{})
	if err != nil {
		return run.Workflow{}, err
	}
	found := lists.Keep(all, func(w run.Workflow) bool { return strings.EqualFold(w.Name, strings.TrimSpace(name)) })
	switch len(found) {
	case 0:
		return run.Workflow{}, fault.Newf(fault.NotFound, "There is no workflow named %s.", name)
	case 1:
		return found[0], nil
	}
	ids := lists.Map(found, func(w run.Workflow) string { return w.ID })
	return run.Workflow{}, fault.Newf(fault.Malformed, "%d workflows are named “%s”. Give the id of one: %s.", len(found), name,
		strings.Join(ids, ", ")).With("ids", ids)
}

// Create stores a new workflow. The person is its author.
func (s *Workflows) Create(ctx context.Context, w run.Workflow) (run.Workflow, error) {
	w = w.WithKind()
	if err := checkFlow(w); err != nil && !w.Draft {
		return w, err
	}
	return hub.Announce(s.o.Hub, "automations", "", func() (run.Workflow, error) { return s.db.Workflows.Create(ctx, w, s.checkWritten) })
}

// Update changes the fields that patch names.
func (s *Workflows) Update(ctx context.Context, id string, patch json.RawMessage) (run.Workflow, error) {
	var fields struct {
		Flow  json.RawMessage `json:"flow"`
		Draft bool            `json:"draft"`
	}
	if json.Unmarshal(patch, &fields) == nil && !fields.Draft && fields.Flow != nil && string(fields.Flow) != "null" {
		if err := checkFlow(run.Workflow{Kind: run.Flow, Flow: fields.Flow}); err != nil {
			return run.Workflow{}, err
		}
	}
	return hub.Announce(s.o.Hub, "automations", "", func() (run.Workflow, error) { return s.db.Workflows.Update(ctx, id, patch, s.checkWritten) })
}

// checkWritten says what is wrong with a workflow as it is written, whatever there is on this computer when it runs: arguments
// that a tool here doesn't take, one thing in the place of a list, and a flow that can't be read.
func (s *Workflows) checkWritten(w run.Workflow) schema.Violations {
	wrong := schema.Violations{}
	if err := checkFlow(w); err != nil {
		wrong["/flow"] = fault.Sentence(err)
	}
	box := s.o.Tools()
	shapes := newShaper(w, box.Get)
	run.Walk(w.Instructions, "/instructions", func(at string, do *run.Instruction) {
		switch {
		case do.ForEach != nil:
			if sentence := shapes.noList(do.ForEach.Items); sentence != "" {
				wrong[at+"/forEach/items"] = sentence
			}
		case do.Tool != "":
			if x, ok := box.Get(do.Tool); ok {
				for field, sentence := range unknownArgs(x, *do) {
					wrong[at+"/args"+schema.Pointer(field)] = sentence
				}
				for field, sentence := range unfitArgs(x, *do) {
					wrong[at+"/args"+schema.Pointer(field)] = sentence
				}
			}
		}
	})
	return wrong
}

// checkFlow reports what is wrong with the definition of a flow before it is stored. An empty
// one may be stored as a draft.
func checkFlow(w run.Workflow) error {
	if w.Kind != run.Flow || len(w.Flow) == 0 || string(w.Flow) == "null" {
		return nil
	}
	_, err := flow.Read(w.Flow)
	return err
}

// Delete deletes a workflow and its schedules. Its runs stay.
func (s *Workflows) Delete(ctx context.Context, id string) error {
	err := s.o.Hub.AnnounceUnless(s.db.Workflows.Delete(ctx, id), "automations", id)
	return s.o.Hub.AnnounceUnless(err, "schedules", "")
}
