package backend

import (
	"fmt"
	"log/slog"

	"terzetto/backend/pipeline"
	"terzetto/backend/store"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/formatconsistency"
	"terzetto/backend/workflow/tts"
)

// Workflows are the plug-ins that ship, in the order in which a window lists them.
func Workflows(engines tts.Engines, memory *tts.Memory) []workflow.Workflow {
	return append([]workflow.Workflow{tts.Workflow(engines, memory), formatconsistency.Workflow()}, examples()...)
}

// newHost gives the plug-ins what they may use of the program.
func newHost(workflows []workflow.Workflow, db *store.DB, log *slog.Logger) (*workflow.Host, error) {
	registry, err := workflow.NewRegistry(pipeline.Tools(), workflows...)
	if err != nil {
		return nil, fmt.Errorf("register workflows: %w", err)
	}
	return &workflow.Host{Registry: registry, Locks: &workflow.Locks{}, State: db, Reader: db, Keep: db, Log: log}, nil
}
