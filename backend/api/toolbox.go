package api

import (
	"context"
	"encoding/json"
	"path"
	"slices"

	"terzetto/backend"
	"terzetto/backend/service/toolbox"
	"terzetto/backend/story/portable"
	"terzetto/backend/tool"
	"terzetto/backend/tool/folder"
	"terzetto/backend/tool/web"
)

// ToolboxChooseFolderInput is what toolbox.chooseFolder takes.
type ToolboxChooseFolderInput struct {
	Folder string `json:"folder"`
}

// ToolboxFileInput is what toolbox.file and toolbox.folder take.
type ToolboxFileInput struct {
	Path string `json:"path"` // in the folder for tools
}

// ToolboxAddServerInput is what toolbox.addServer takes.
type ToolboxAddServerInput struct {
	TaskInput
	toolbox.ServerInput
}

// ToolboxUpdateServerInput is what toolbox.updateServer takes. A value of a variable that is four dots stays as it is.
type ToolboxUpdateServerInput struct {
	RowTaskInput
	toolbox.ServerInput
}

// ToolboxTestSearchInput is what toolbox.testSearch takes.
type ToolboxTestSearchInput struct {
	TaskInput

	Query string `json:"query"`
}

// toolboxOperations offers the tools that models may call, and their permissions.
func toolboxOperations() []Operation {
	const settings, search, servers, one = "/api/tools/settings", "/api/tools/search", "/api/tools/servers", "/api/tools/servers/{id}"
	return []Operation{
		listing("toolbox.list", "GET", "/api/tools", few(func(_ context.Context, b *backend.Backend, _ PageInput) ([]tool.Tool, error) {
			return slices.Collect(b.Toolbox.Tools().All()), nil
		})),
		op("toolbox.settings", "GET", settings, alone(inToolbox, (*toolbox.Service).ToolSettings)),
		merge("toolbox.update", settings, func(b *backend.Backend) func(context.Context, json.RawMessage) (tool.Settings, error) {
			return b.Toolbox.UpdateSettings
		}),
		op("toolbox.search", "GET", search, alone(inToolbox, (*toolbox.Service).WebSearch)),
		op("toolbox.chooseSearch", "PUT", search, with(inToolbox, (*toolbox.Service).ChooseWebSearch)),
		// A person who waits for a service that hangs may stop the test.
		quiet("toolbox.testSearch", "POST", search+"/test", func(ctx context.Context, b *backend.Backend, in ToolboxTestSearchInput) (web.Findings, error) {
			return b.Toolbox.TestWebSearch(ctx, in.Query)
		}),
		// The window asks the person for the folder; an HTTP client sends it.
		op("toolbox.chooseFolder", "POST", "/api/tools/folder", func(ctx context.Context, b *backend.Backend, in ToolboxChooseFolderInput) (tool.Settings, error) {
			return b.Toolbox.ChooseFolder(ctx, in.Folder)
		}, desktop),
		op("toolbox.folder", "GET", "/api/tools/folder", func(ctx context.Context, b *backend.Backend, in ToolboxFileInput) (folder.Content, error) {
			return b.Toolbox.Files.Content(ctx, in.Path)
		}),
		// It is always saved, never shown as a page of this server: what a tool wrote may be from anyone.
		file("toolbox.file", "/api/tools/files", func(ctx context.Context, b *backend.Backend, in ToolboxFileInput) (portable.File, error) {
			data, err := b.Toolbox.Files.Read(ctx, in.Path)
			return portable.File{Name: path.Base(in.Path), Mime: "application/octet-stream", Data: data}, err
		}),
		listing("toolbox.servers", "GET", servers, everyOne(inToolbox, (*toolbox.Service).Servers)),
		// It starts the program, which may have to be downloaded first: a person may stop that.
		quiet("toolbox.addServer", "POST", servers, func(ctx context.Context, b *backend.Backend, in ToolboxAddServerInput) (tool.Server, error) {
			return b.Toolbox.AddServer(ctx, in.ServerInput)
		}),
		quiet("toolbox.updateServer", "PUT", one, func(ctx context.Context, b *backend.Backend, in ToolboxUpdateServerInput) (tool.Server, error) {
			return b.Toolbox.UpdateServer(ctx, int64(in.ID), in.ServerInput)
		}),
		quiet("toolbox.refreshServer", "POST", one+"/refresh", by[RowTaskInput](inToolbox, (*toolbox.Service).RefreshServer)),
		op("toolbox.deleteServer", "DELETE", one, by[RowInput](inToolbox, asDone((*toolbox.Service).DeleteServer))),
	}
}
