package api

import (
	"context"
	"encoding/json"

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

type taskIn struct {
	Task string `json:"task"` // an id of the window's own; with it the work can be watched and stopped
}

func application() []Operation {
	return []Operation{
		op("settings.get", "GET", "/api/settings", func(ctx context.Context, b *backend.Backend, _ nothing) (chat.Settings, error) {
			return b.Settings(ctx)
		}),
		op("settings.update", "PUT", "/api/settings", func(ctx context.Context, b *backend.Backend, in json.RawMessage) (chat.Settings, error) {
			return b.UpdateSettings(ctx, in)
		}),
		op("settings.reset", "POST", "/api/reset", func(ctx context.Context, b *backend.Backend, in struct {
			Confirm string `json:"confirm"`
		},
		) (chat.Settings, error) {
			return b.ResetSettings(ctx, in.Confirm)
		}),
		op("app.status", "GET", "/api/status", func(ctx context.Context, b *backend.Backend, _ nothing) (backend.Status, error) { return b.Status(ctx) }),
		op("app.openLink", "POST", "/api/open-link", func(_ context.Context, b *backend.Backend, in Link) (Link, error) {
			url, err := CheckLink(in.URL)
			if err == nil {
				b.NoteLink(url)
			}
			return Link{URL: url}, err
		}),
		op("app.notify", "POST", "/api/notify", func(_ context.Context, _ *backend.Backend, in Notice) (Notice, error) { return CheckNotice(in) }),
		op("app.openFolder", "POST", "/api/open-folder", func(_ context.Context, b *backend.Backend, _ nothing) (Folder, error) {
			return Folder{Path: b.Folder()}, nil
		}),
		op("app.backup", "POST", "/api/backup", func(ctx context.Context, b *backend.Backend, _ nothing) (backend.BackupInfo, error) {
			return b.BackUp(ctx)
		}),
		op("app.backups", "GET", "/api/backups", func(ctx context.Context, b *backend.Backend, _ nothing) ([]backend.BackupInfo, error) {
			return b.Backups(ctx)
		}),
		op("app.restore", "POST", "/api/restore", func(ctx context.Context, b *backend.Backend, in struct {
			File string `json:"file"`
		},
		) (backend.Restored, error) {
			return b.RestoreBackup(ctx, in.File)
		}),
		op("app.check", "POST", "/api/check", func(ctx context.Context, b *backend.Backend, in taskIn) (Report, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, _ func(llm.ProbeStep)) (Report, error) {
				text, err := b.Check(ctx)
				return Report{Text: text}, err
			})
		}),
		op("app.hosts", "GET", "/api/hosts", func(_ context.Context, b *backend.Backend, _ nothing) ([]llm.Contact, error) {
			return b.Hosts(), nil
		}),
		op("app.diagnostics", "GET", "/api/diagnostics", func(ctx context.Context, b *backend.Backend, _ nothing) (Report, error) {
			text, err := b.Diagnostics(ctx)
			return Report{Text: text}, err
		}),
		op("app.association", "GET", "/api/association", func(context.Context, *backend.Backend, nothing) (Association, error) {
			return Association{}, nil
		}),
		op("app.associate", "POST", "/api/association", func(_ context.Context, _ *backend.Backend, _ struct {
			On bool `json:"on"`
		},
		) (Association, error) {
			return Association{}, nil
		}),
		op("app.room", "GET", "/api/room", func(ctx context.Context, b *backend.Backend, _ nothing) (backend.Room, error) {
			return b.Room(ctx), nil
		}),
		op("app.task", "GET", "/api/tasks/{task}", func(_ context.Context, b *backend.Backend, in taskIn) ([]llm.ProbeStep, error) {
			return b.TaskSteps(in.Task), nil
		}),
		op("app.cancel", "POST", "/api/tasks/{task}/cancel", func(_ context.Context, b *backend.Backend, in taskIn) (nothing, error) {
			b.CancelTask(in.Task)
			return nothing{}, nil
		}),
	}
}
