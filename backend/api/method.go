package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/service/habits"
	"terzetto/backend/service/health"
	"terzetto/backend/service/library"
	"terzetto/backend/service/memory"
	"terzetto/backend/service/modeltest"
	"terzetto/backend/service/narration"
	"terzetto/backend/service/runs"
	"terzetto/backend/service/teams"
	"terzetto/backend/service/toolbox"
	"terzetto/backend/service/transfer"
)

// Most operations are a method of a service. These functions turn a method into what an
// operation does, so that its declaration is one line.

func inAudits(b *backend.Backend) *library.Audits               { return b.Library.Audits }
func inCards(b *backend.Backend) *library.Cards                 { return b.Library.Cards }
func inConversations(b *backend.Backend) *library.Conversations { return b.Library.Conversations }
func inDrafts(b *backend.Backend) *library.Drafts               { return b.Library.Drafts }
func inEndpoints(b *backend.Backend) *library.Endpoints         { return b.Library.Endpoints }
func inHabits(b *backend.Backend) *habits.Service               { return b.Habits }
func inHealth(b *backend.Backend) *health.Service               { return b.Health }
func inQuickReplies(b *backend.Backend) *library.QuickReplies   { return b.Library.QuickReplies }
func inScripts(b *backend.Backend) *library.Scripts             { return b.Library.Scripts }
func inLorebooks(b *backend.Backend) *library.Lorebooks         { return b.Library.Lorebooks }
func inMemory(b *backend.Backend) *memory.Service               { return b.Memory }
func inModelTest(b *backend.Backend) *modeltest.Service         { return b.ModelTest }
func inModels(b *backend.Backend) *library.Models               { return b.Library.Models }
func inNarration(b *backend.Backend) *narration.Service         { return b.Narration }
func inPresets(b *backend.Backend) *library.Presets             { return b.Library.Presets }
func inRuns(b *backend.Backend) *runs.Service                   { return b.Runs }
func inSamples(b *backend.Backend) *library.Samples             { return b.Library.Samples }
func inSettings(b *backend.Backend) *library.Settings           { return b.Library.Settings }
func inTeams(b *backend.Backend) *teams.Service                 { return b.Teams }
func inToolbox(b *backend.Backend) *toolbox.Service             { return b.Toolbox }
func inTransfer(b *backend.Backend) *transfer.Service           { return b.Transfer }
func inTriggers(b *backend.Backend) *runs.Triggers              { return b.Runs.Triggers }
func inWorkflows(b *backend.Backend) *runs.Workflows            { return b.Runs.Workflows }

// alone calls a method that takes nothing.
func alone[S, Out any](in func(*backend.Backend) S, method func(S, context.Context) (Out, error)) do[Nothing, Out] {
	return func(ctx context.Context, b *backend.Backend, _ Nothing) (Out, error) { return method(in(b), ctx) }
}

// with calls a method that takes the whole input.
func with[S, In, Out any](in func(*backend.Backend) S, method func(S, context.Context, In) (Out, error)) do[In, Out] {
	return func(ctx context.Context, b *backend.Backend, input In) (Out, error) { return method(in(b), ctx, input) }
}

// keyed is an input whose key is all that a method takes of it.
type keyed[ID any] interface{ key() ID }

// by calls a method that takes one value of the input, mostly the id of a row.
func by[In keyed[ID], S, ID, Out any](in func(*backend.Backend) S, method func(S, context.Context, ID) (Out, error)) do[In, Out] {
	return func(ctx context.Context, b *backend.Backend, input In) (Out, error) {
		return method(in(b), ctx, input.key())
	}
}

// asDone makes of a method that gives only an error one that answers Done.
func asDone[S, A any](method func(S, context.Context, A) error) func(S, context.Context, A) (Done, error) {
	return func(s S, ctx context.Context, a A) (Done, error) { return did(method(s, ctx, a)) }
}
