package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/embedding"
	"terzetto/backend/health"
	"terzetto/backend/library"
	"terzetto/backend/llm"
	"terzetto/backend/transfer"
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

// AppAssociateInput is what app.associate takes.
type AppAssociateInput struct {
	On bool `json:"on"`
}

func application() []Operation {
	return []Operation{
		op("settings.get", "GET", "/api/settings", alone(inLibrary, (*library.Service).LiveSettings)),
		merge("settings.update", "/api/settings", func(b *backend.Backend) func(context.Context, json.RawMessage) (chat.LiveSettings, error) {
			return b.Library.UpdateLiveSettings
		}),
		op("settings.reset", "POST", "/api/reset", func(ctx context.Context, b *backend.Backend, in SettingsResetInput) (chat.Settings, error) {
			return b.Library.ResetSettings(ctx, in.Confirm)
		}),
		op("settings.meaning", "GET", "/api/settings/meaning", func(ctx context.Context, b *backend.Backend, _ Nothing) (embedding.Status, error) {
			return b.Meaning.Status(ctx)
		}),
		op("app.status", "GET", "/api/status", alone(inHealth, (*health.Service).Status)),
		op("app.openLink", "POST", "/api/open-link", openLink, desktop),
		op("app.notify", "POST", "/api/notify", func(_ context.Context, _ *backend.Backend, in Notice) (Notice, error) { return CheckNotice(in) }, desktop),
		op("app.openFolder", "POST", "/api/open-folder", func(_ context.Context, b *backend.Backend, _ Nothing) (Folder, error) {
			return Folder{Path: b.Folder}, nil
		}, desktop),
		op("app.backup", "POST", "/api/backup", alone(inTransfer, (*transfer.Service).BackUpNow)),
		op("app.backups", "GET", "/api/backups", alone(inTransfer, (*transfer.Service).Backups)),
		op("app.restore", "POST", "/api/restore", by[BackupInput](inTransfer, (*transfer.Service).RestoreBackup)),
		quiet("app.check", "POST", "/api/check", func(ctx context.Context, b *backend.Backend, in TaskInput) (Report, error) {
			text, err := b.Health.Check(ctx)
			return Report{Text: text}, err
		}),
		op("app.hosts", "GET", "/api/hosts", func(_ context.Context, b *backend.Backend, _ Nothing) ([]llm.Contact, error) {
			return b.Health.Contacts.List(), nil
		}),
		op("app.diagnostics", "GET", "/api/diagnostics", func(ctx context.Context, b *backend.Backend, _ Nothing) (Report, error) {
			text, err := b.Health.Diagnostics(ctx)
			return Report{Text: text}, err
		}),
		op("app.association", "GET", "/api/association", func(context.Context, *backend.Backend, Nothing) (Association, error) {
			return Association{}, nil
		}, desktop),
		op("app.associate", "POST", "/api/association", func(_ context.Context, _ *backend.Backend, _ AppAssociateInput) (Association, error) {
			return Association{}, nil
		}, desktop),
		op("app.fonts", "GET", "/api/fonts", func(ctx context.Context, b *backend.Backend, _ Nothing) ([]string, error) {
			return b.Fonts.Families(ctx)
		}),
		op("app.room", "GET", "/api/room", func(ctx context.Context, b *backend.Backend, _ Nothing) (health.Room, error) {
			return b.Health.Room(ctx), nil
		}),
		op("app.task", "GET", "/api/tasks/{task}", func(_ context.Context, b *backend.Backend, in TaskInput) ([]llm.ProbeStep, error) {
			return b.Automation.TaskSteps(in.Task), nil
		}),
		op("app.cancel", "POST", "/api/tasks/{task}/cancel", func(_ context.Context, b *backend.Backend, in TaskInput) (Done, error) {
			b.Automation.CancelTask(in.Task)
			return did(nil)
		}),
	}
}
