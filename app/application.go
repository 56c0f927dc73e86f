package app

import "terzetto/backend/api"

// App offers the facts about the program to the page.
type App struct {
	door   door
	browse func(url string)
}

// Status is app.status.
func (x App) Status(args Args) (any, error) { return x.door.call("app.status", args) }

// Backup is app.backup.
func (x App) Backup(args Args) (any, error) { return x.door.call("app.backup", args) }

// Backups is app.backups.
func (x App) Backups(args Args) (any, error) { return x.door.call("app.backups", args) }

// OpenLink is app.openLink: it checks the link and hands it to the system.
func (x App) OpenLink(args Args) (any, error) {
	checked, err := x.door.call("app.openLink", args)
	if link, ok := checked.(api.Link); ok {
		x.browse(link.URL)
	}
	return checked, err
}

// bound lists what the page may call.
func bound(d door, push *bridge) []any {
	return []any{
		&Conversations{d}, &Messages{d}, &Turns{d}, &Endpoints{d}, &Models{d}, &Settings{d}, &Presets{d}, &Characters{d}, &Personas{d}, &Worlds{d},
		&Entries{d}, &Moods{d}, &DirectorFragments{d}, &Phrases{d}, &App{door: d, browse: push.browse},
	}
}
