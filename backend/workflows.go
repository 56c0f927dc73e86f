package backend

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/formatconsistency"
)

// Workflows is the box: the plug-ins that ship, in the order in which a window
// lists them.
func Workflows() (*workflow.Registry, error) {
	return workflow.NewRegistry(formatconsistency.Workflow())
}

// A WorkflowEntry is a plug-in as the manifest lists it.
type WorkflowEntry struct {
	ID   string `json:"id"`
	Name string `json:"display_name"`
}

// WorkflowManifest lists the plug-ins in the order in which they are declared,
// switched off or not.
func (b *Backend) WorkflowManifest() []WorkflowEntry {
	list := []WorkflowEntry{}
	for w := range b.workflows.All() {
		list = append(list, WorkflowEntry{ID: w.ID, Name: w.Name})
	}
	return list
}

// SetWorkflowEnabled switches a plug-in on or off and gives all switches. A turn that
// runs goes on with what it read when it began.
func (b *Backend) SetWorkflowEnabled(ctx context.Context, id string, on bool) (map[string]bool, error) {
	if !b.workflows.Has(id) {
		return nil, fault.New(fault.NotFound, "There is no such workflow.")
	}
	s, err := announced(b, "settings", func() (chat.Settings, error) { return b.db.SetWorkflowEnabled(ctx, id, on) })
	return s.WorkflowEnabled, err
}
