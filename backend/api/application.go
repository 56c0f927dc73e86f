package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/llm"
)

// A Folder is a place on this computer.
type Folder struct {
	Path string `json:"path"`
}

// An Association says whether the file manager opens cards with this program. Only the
// window can offer it.
type Association struct {
	Offered bool `json:"offered"`
	On      bool `json:"on"`
}

// A Report is text for a person to pass on.
type Report struct {
	Text string `json:"text"`
}

// SettingsResetInput is what settings.reset takes.
type SettingsResetInput struct {
	Confirm string `json:"confirm"`
}

// AppRestoreInput is what app.restore takes.
type AppRestoreInput struct {
	File string `json:"file"`
}

// AppAssociateInput is what app.associate takes.
type AppAssociateInput struct {
	On bool `json:"on"`
}

func application() []Operation {
	return []Operation{
		op("settings.get", "GET", "/api/settings", func(ctx context.Context, b *backend.Backend, _ Nothing) (chat.Settings, error) {
			return b.Settings(ctx)
		}),
		merge("settings.update", "/api/settings", (*backend.Backend).UpdateSettings),
		op("settings.reset", "POST", "/api/reset", func(ctx context.Context, b *backend.Backend, in SettingsResetInput) (chat.Settings, error) {
			return b.ResetSettings(ctx, in.Confirm)
		}),
		op("app.status", "GET", "/api/status", func(ctx context.Context, b *backend.Backend, _ Nothing) (backend.Status, error) { return b.Status(ctx) }),
		op("app.openLink", "POST", "/api/open-link", openLink, desktop),
		op("app.notify", "POST", "/api/notify", func(_ context.Context, _ *backend.Backend, in Notice) (Notice, error) { return CheckNotice(in) }, desktop),
		op("app.openFolder", "POST", "/api/open-folder", func(_ context.Context, b *backend.Backend, _ Nothing) (Folder, error) {
			return Folder{Path: b.Folder()}, nil
		}, desktop),
		op("app.backup", "POST", "/api/backup", func(ctx context.Context, b *backend.Backend, _ Nothing) (backend.BackupInfo, error) {
			return b.BackUp(ctx)
		}),
		op("app.backups", "GET", "/api/backups", func(ctx context.Context, b *backend.Backend, _ Nothing) ([]backend.BackupInfo, error) {
			return b.Backups(ctx)
		}),
		op("app.restore", "POST", "/api/restore", func(ctx context.Context, b *backend.Backend, in AppRestoreInput) (backend.Restored, error) {
			return b.RestoreBackup(ctx, in.File)
		}),
		task("app.check", "POST", "/api/check", func(ctx context.Context, b *backend.Backend, in TaskInput, _ func(llm.ProbeStep)) (Report, error) {
			text, err := b.Check(ctx)
			return Report{Text: text}, err
		}),
		op("app.hosts", "GET", "/api/hosts", func(_ context.Context, b *backend.Backend, _ Nothing) ([]llm.Contact, error) {
			return b.Hosts(), nil
		}),
		op("app.diagnostics", "GET", "/api/diagnostics", func(ctx context.Context, b *backend.Backend, _ Nothing) (Report, error) {
			text, err := b.Diagnostics(ctx)
			return Report{Text: text}, err
		}),
		op("app.association", "GET", "/api/association", func(context.Context, *backend.Backend, Nothing) (Association, error) {
			return Association{}, nil
		}, desktop),
		op("app.associate", "POST", "/api/association", func(_ context.Context, _ *backend.Backend, _ AppAssociateInput) (Association, error) {
			return Association{}, nil
		}, desktop),
		op("app.room", "GET", "/api/room", func(ctx context.Context, b *backend.Backend, _ Nothing) (backend.Room, error) {
			return b.Room(ctx), nil
		}),
		op("app.task", "GET", "/api/tasks/{task}", func(_ context.Context, b *backend.Backend, in TaskInput) ([]llm.ProbeStep, error) {
			return b.TaskSteps(in.Task), nil
		}),
		op("app.cancel", "POST", "/api/tasks/{task}/cancel", func(_ context.Context, b *backend.Backend, in TaskInput) (Nothing, error) {
			b.CancelTask(in.Task)
			return Nothing{}, nil
		}),
	}
}
