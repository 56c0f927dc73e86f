package backend

import (
	"context"
	"fmt"
	"log/slog"

	"terzetto/backend/chat"
	"terzetto/backend/hub"
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
func newHost(workflows []workflow.Workflow, db *store.DB, events *hub.Hub, log *slog.Logger) (*workflow.Host, error) {
	registry, err := workflow.NewRegistry(pipeline.Tools(), workflows...)
	if err != nil {
		return nil, fmt.Errorf("register workflows: %w", err)
	}
	return &workflow.Host{Registry: registry, Locks: &workflow.Locks{}, State: db, Reader: reader{db}, Keep: keeper{db, events}, Log: log}, nil
}

// A keeper keeps what plug-ins make on demand and tells every window of it.
type keeper struct {
	db     *store.DB
	events *hub.Hub
}

// AddArtifacts keeps artifacts with a message.
func (k keeper) AddArtifacts(ctx context.Context, message int64, made []workflow.Made, activate bool) ([]int64, []workflow.Rejection, error) {
	ids, rejected, err := k.db.AddArtifacts(ctx, message, made, activate)
	if len(ids) > 0 {
		k.events.Changed("messages", "")
	}
	return ids, rejected, err
}

// A reader shows plug-ins what the store keeps.
type reader struct{ *store.DB }

// DirectorFragments lists the fields that the Director fills.
func (r reader) DirectorFragments(ctx context.Context) ([]chat.DirectorFragment, error) {
	return r.DB.DirectorFragments().List(ctx)
}

// Moods lists the styles that the Director switches.
func (r reader) Moods(ctx context.Context) ([]chat.MoodFragment, error) {
	return r.DB.Moods().List(ctx)
}

// Phrases lists the wordings that the Editor takes out.
func (r reader) Phrases(ctx context.Context) ([]chat.PhraseGroup, error) {
	return r.DB.Phrases().List(ctx)
}

// Personas lists who the person plays.
func (r reader) Personas(ctx context.Context) ([]chat.Persona, error) {
	return r.DB.Personas().List(ctx)
}
