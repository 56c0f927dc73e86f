package api

import (
	"context"
	"fmt"

	"terzetto/backend"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/localmodel"
)

// EngineModelsUpdateInput is what engineModels.update takes.
type EngineModelsUpdateInput struct {
	WordInput
	localmodel.ModelInput
}

// EngineModelsLookInput is what engineModels.look takes: the name or address of a repository, as a person pastes it.
type EngineModelsLookInput struct {
	Repo string `json:"repo"`
}

// EngineMoveInput is what engine.move takes.
type EngineMoveInput struct {
	TaskInput
	Folder string `json:"folder"`
}

func inEngine(b *backend.Backend) *localmodel.Service { return b.LocalModel }

// engine offers the models that Terzetto runs itself. Each change of what is going on is announced as "engine".
func engine() []Operation {
	const all, models, one = "/api/engine", "/api/engine/models", "/api/engine/models/{id}"
	return []Operation{
		op("engine.state", "GET", all, alone(inEngine, (*localmodel.Service).State)),
		op("engine.install", "POST", all+"/install", with(inEngine, (*localmodel.Service).Install)),
		op("engine.pauseInstall", "POST", all+"/install/pause", alone(inEngine, (*localmodel.Service).PauseInstall)),
		op("engine.find", "POST", all+"/find", alone(inEngine, (*localmodel.Service).Find)),
		op("engine.start", "POST", all+"/start", with(inEngine, (*localmodel.Service).Start)),
		op("engine.stop", "POST", all+"/stop", alone(inEngine, (*localmodel.Service).Stop)),
		op("engine.meaning", "POST", all+"/meaning", with(inEngine, (*localmodel.Service).SearchByMeaning)),
		task("engine.move", "POST", all+"/move", func(ctx context.Context, b *backend.Backend, in EngineMoveInput, tell report) (Done, error) {
			return did(b.LocalModel.Move(ctx, in.Folder, func(done, total int64) {
				tell(llm.ProbeStep{Name: "bytes", Sentence: fmt.Sprintf("%d %d", done, total)})
			}))
		}),
		listing("engine.catalogue", "GET", all+"/catalogue", few(func(ctx context.Context, b *backend.Backend, _ PageInput) ([]localmodel.Offered, error) {
			return b.LocalModel.Catalogue(ctx)
		})),
		listing("engineModels.list", "GET", models, few(func(ctx context.Context, b *backend.Backend, _ PageInput) ([]localmodel.Model, error) {
			return b.LocalModel.Models(ctx)
		})),
		op("engineModels.add", "POST", models, with(inEngine, (*localmodel.Service).Add)),
		op("engineModels.look", "POST", models+"/look", func(ctx context.Context, b *backend.Backend, in EngineModelsLookInput) (localmodel.Looked, error) {
			return b.LocalModel.Look(ctx, in.Repo)
		}),
		op("engineModels.scan", "POST", models+"/scan", alone(inEngine, (*localmodel.Service).Scan)),
		op("engineModels.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in EngineModelsUpdateInput) (Done, error) {
			return did(b.LocalModel.Update(ctx, in.ID, in.ModelInput))
		}),
		op("engineModels.delete", "DELETE", one, by[WordInput](inEngine, asDone((*localmodel.Service).Delete))),
		op("engineModels.pause", "POST", one+"/pause", by[WordInput](inEngine, (*localmodel.Service).Pause)),
		op("engineModels.resume", "POST", one+"/resume", by[WordInput](inEngine, (*localmodel.Service).Resume)),
	}
}
