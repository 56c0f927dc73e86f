package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/llm"
	"terzetto/backend/tool"
)

// toolbox offers the tools that models may call, and what a person allows them (contract,
// section 4).
func toolbox() []Operation {
	const settings, servers, one = "/api/tools/settings", "/api/tools/servers", "/api/tools/servers/{id}"
	return []Operation{
		op("toolbox.list", "GET", "/api/tools", func(_ context.Context, b *backend.Backend, _ nothing) (Listing[tool.Tool], error) {
			return listed(b.Tools(), nil)
		}),
		op("toolbox.settings", "GET", settings, func(ctx context.Context, b *backend.Backend, _ nothing) (tool.Settings, error) {
			return b.ToolSettings(ctx)
		}),
		op("toolbox.update", "PUT", settings, func(ctx context.Context, b *backend.Backend, patch json.RawMessage) (tool.Settings, error) {
			return b.UpdateToolSettings(ctx, patch)
		}),
		// The window asks the person for the folder; whoever comes by the other door says it.
		op("toolbox.chooseFolder", "POST", "/api/tools/folder", func(ctx context.Context, b *backend.Backend, in struct {
			Folder string `json:"folder"`
		},
		) (tool.Settings, error) {
			return b.ChooseToolFolder(ctx, in.Folder)
		}),
		op("toolbox.servers", "GET", servers, func(ctx context.Context, b *backend.Backend, _ nothing) (Listing[tool.Server], error) {
			return listed(b.ToolServers(ctx))
		}),
		// It starts the program, which may first have to be fetched: a person may stop that.
		op("toolbox.addServer", "POST", servers, func(ctx context.Context, b *backend.Backend, in struct {
			taskIn
			backend.ToolServerInput
		},
		) (tool.Server, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, _ func(llm.ProbeStep)) (tool.Server, error) {
				return b.AddToolServer(ctx, in.ToolServerInput)
			})
		}),
		op("toolbox.refreshServer", "POST", one+"/refresh", func(ctx context.Context, b *backend.Backend, in struct {
			endpointIn
			taskIn
		},
		) (tool.Server, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, _ func(llm.ProbeStep)) (tool.Server, error) {
				return b.RefreshToolServer(ctx, int64(in.ID))
			})
		}),
		op("toolbox.deleteServer", "DELETE", one, func(ctx context.Context, b *backend.Backend, in endpointIn) (nothing, error) {
			return nothing{}, b.DeleteToolServer(ctx, int64(in.ID))
		}),
	}
}
