package api

import (
	"context"
	"encoding/json"
	"slices"

	"terzetto/backend"
	"terzetto/backend/automation"
	"terzetto/backend/tool"
)

// ToolboxChooseFolderInput is what toolbox.chooseFolder takes.
type ToolboxChooseFolderInput struct {
	Folder string `json:"folder"`
}

// ToolboxAddServerInput is what toolbox.addServer takes.
type ToolboxAddServerInput struct {
	TaskInput
	automation.ToolServerInput
}

// toolbox offers the tools that models may call, and their permissions.
func toolbox() []Operation {
	const settings, servers, one = "/api/tools/settings", "/api/tools/servers", "/api/tools/servers/{id}"
	return []Operation{
		op("toolbox.list", "GET", "/api/tools", func(_ context.Context, b *backend.Backend, _ Nothing) (Listing[tool.Tool], error) {
			return listed(slices.Collect(b.Automation.Tools().All()), nil)
		}),
		op("toolbox.settings", "GET", settings, alone(inAutomation, (*automation.Service).ToolSettings)),
		merge("toolbox.update", settings, func(b *backend.Backend) func(context.Context, json.RawMessage) (tool.Settings, error) {
			return b.Automation.UpdateToolSettings
		}),
		// The window asks the person for the folder; an HTTP client sends it.
		op("toolbox.chooseFolder", "POST", "/api/tools/folder", func(ctx context.Context, b *backend.Backend, in ToolboxChooseFolderInput) (tool.Settings, error) {
			return b.Automation.ChooseToolFolder(ctx, in.Folder)
		}, desktop),
		op("toolbox.servers", "GET", servers, alone(inAutomation, list((*automation.Service).ToolServers))),
		// It starts the program, which may have to be downloaded first: a person may stop that.
		quiet("toolbox.addServer", "POST", servers, func(ctx context.Context, b *backend.Backend, in ToolboxAddServerInput) (tool.Server, error) {
			return b.Automation.AddToolServer(ctx, in.ToolServerInput)
		}),
		quiet("toolbox.refreshServer", "POST", one+"/refresh", by[RowTaskInput](inAutomation, (*automation.Service).RefreshToolServer)),
		op("toolbox.deleteServer", "DELETE", one, by[RowInput](inAutomation, done((*automation.Service).DeleteToolServer))),
	}
}
