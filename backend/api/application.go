package api

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/contact"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/embedding"
	"terzetto/backend/service/health"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
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

// AppTaskInput is what app.task takes: who knows the first steps asks for those that came since.
type AppTaskInput struct {
	TaskInput
	PageInput
}

func application() []Operation {
	return []Operation{
		op("settings.get", "GET", "/api/settings", alone(inSettings, (*library.Settings).LiveSettings)),
		merge("settings.update", "/api/settings", func(b *backend.Backend) func(context.Context, json.RawMessage) (chat.LiveSettings, error) {
			return b.Library.Settings.UpdateLive
		}),
		op("settings.reset", "POST", "/api/reset", func(ctx context.Context, b *backend.Backend, in SettingsResetInput) (chat.Settings, error) {
			return b.Library.Settings.Reset(ctx, in.Confirm)
		}),
		op("settings.meaning", "GET", "/api/settings/meaning", func(ctx context.Context, b *backend.Backend, _ Nothing) (embedding.Status, error) {
			return b.Embedding.Status(ctx)
		}),
		op("app.status", "GET", "/api/status", alone(inHealth, (*health.Service).Status)),
		op("app.openLink", "POST", "/api/open-link", openLink, desktop),
		op("app.notify", "POST", "/api/notify", func(_ context.Context, _ *backend.Backend, in Notice) (Notice, error) { return CheckNotice(in) }, desktop),
		ofProgram("app.openFolder", "POST", "/api/open-folder", func(_ context.Context, p *backend.Program, _ Nothing) (Folder, error) {
			return Folder{Path: p.Folder}, nil
		}, desktop),
		op("app.backup", "POST", "/api/backup", alone(inTransfer, (*transfer.Service).BackUpNow)),
		op("app.replaceBackups", "DELETE", "/api/backups", alone(inTransfer, (*transfer.Service).ReplaceBackups)),
		op("app.backups", "GET", "/api/backups", alone(inTransfer, (*transfer.Service).Backups)),
		ofProgram("app.restore", "POST", "/api/restore", func(ctx context.Context, p *backend.Program, in BackupInput) (transfer.Restored, error) {
			return p.Restore(ctx, in.File)
		}),
		quiet("app.check", "POST", "/api/check", func(ctx context.Context, b *backend.Backend, in TaskInput) (Report, error) {
			text, err := b.Health.Check(ctx)
			return Report{Text: text}, err
		}),
		op("app.hosts", "GET", "/api/hosts", func(_ context.Context, b *backend.Backend, _ Nothing) ([]contact.Contact, error) {
			return b.Health.Contacts.All(), nil
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
		ofProgram("app.fonts", "GET", "/api/fonts", func(ctx context.Context, p *backend.Program, _ Nothing) ([]string, error) {
			return p.Fonts.Families(ctx)
		}),
		op("app.room", "GET", "/api/room", func(ctx context.Context, b *backend.Backend, _ Nothing) (health.Room, error) {
			return b.Health.Room(ctx), nil
		}),
		listing("app.task", "GET", "/api/tasks/{task}", few(func(_ context.Context, b *backend.Backend, in AppTaskInput) ([]llm.ProbeStep, error) {
			return b.Tasks.Steps(in.Task), nil
		})),
		op("app.cancel", "POST", "/api/tasks/{task}/cancel", func(_ context.Context, b *backend.Backend, in TaskInput) (Done, error) {
			b.Tasks.Cancel(in.Task)
			return did(nil)
		}),
	}
}
