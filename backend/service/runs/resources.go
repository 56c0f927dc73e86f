package runs

import (
	"context"

	"terzetto/backend/base/mask"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// resources are what a step can use besides its tool: assistants, variables and the files of a team.
type resources struct {
	db      *store.DB
	secrets *mask.Masker // which are left out of what is stored; nil: there are none
	fileSet func(team string) (tool.FileSet, bool)
}

// assistantFor finds who carries out an instruction that is written in words.
func (r resources) assistantFor(ctx context.Context, words, id string) (run.Assistant, string, error) {
	all, err := r.db.Assistants.Assistants(ctx)
	if err != nil {
		return run.Assistant{}, "", err
	}
	a, note := assistant.StepAssistant(words, id, all)
	return run.Assistant{ID: a.ID, Name: a.Name, Runner: assistant.RunnerID}, note, nil
}

// mask removes secrets from what is stored of a run.
func (r resources) mask(text []byte) []byte { return r.secrets.Records().JSON(text) }

// variable opens a variable for the arguments of a tool that it was granted to.
func (r resources) variable(ctx context.Context, toolID, name string) (string, error) {
	if err := tool.CheckVariable(name); err != nil {
		return "", err
	}
	return r.db.Secrets.Variable(ctx, name, toolID)
}

// withResources adds what a tool can use within a run.
func (r resources) withResources(ctx context.Context, of run.Run) context.Context {
	if files, ok := r.fileSet(of.TeamID); ok {
		ctx = tool.WithFileSet(ctx, files)
	}
	return tool.WithVariables(ctx, func(ctx context.Context, toolID, name string) (string, error) {
		return r.db.Secrets.Variable(ctx, name, toolID)
	})
}
