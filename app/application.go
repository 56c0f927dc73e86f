package app

import (
	"terzetto/backend/api"
	"terzetto/backend/fault"
)

// App offers the facts about the program to the page.
type App struct {
	door   door
	browse func(url string)
	notify func(text string)
	reveal func(folder string) error
	cards  association // nil where the system asks a bundle
}

// Association is app.association.
func (x App) Association(Args) (any, error) {
	if x.cards == nil {
		return api.Association{}, nil
	}
	on, err := x.cards.On()
	if err != nil {
		return nil, rejection(fault.New(fault.Unavailable, "Nobody can say what the file manager opens cards with.").Because(err), x.door.backend.Logger())
	}
	return api.Association{Offered: true, On: on}, nil
}

// Associate is app.associate: it lets the file manager open cards with this program, or no longer.
func (x App) Associate(args Args) (any, error) {
	on, _ := args["on"].(bool)
	if x.cards == nil {
		return api.Association{}, nil
	}
	if err := x.cards.Set(on); err != nil {
		return nil, rejection(fault.New(fault.Unavailable, "The file manager could not be told. Nothing else changed.").Because(err), x.door.backend.Logger())
	}
	return x.Association(nil)
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

// Notify is app.notify: it checks the line and asks the desktop to show it.
func (x App) Notify(args Args) (any, error) {
	checked, err := x.door.call("app.notify", args)
	if notice, ok := checked.(api.Notice); ok {
		x.notify(notice.Text)
	}
	return checked, err
}

// Restore is app.restore.
func (x App) Restore(args Args) (any, error) { return x.door.call("app.restore", args) }

// Check is app.check.
func (x App) Check(args Args) (any, error) { return x.door.call("app.check", args) }

// Hosts is app.hosts.
func (x App) Hosts(args Args) (any, error) { return x.door.call("app.hosts", args) }

// Diagnostics is app.diagnostics.
func (x App) Diagnostics(args Args) (any, error) { return x.door.call("app.diagnostics", args) }

// Room is app.room.
func (x App) Room(args Args) (any, error) { return x.door.call("app.room", args) }

// Task is app.task.
func (x App) Task(args Args) (any, error) { return x.door.call("app.task", args) }

// Cancel is app.cancel.
func (x App) Cancel(args Args) (any, error) { return x.door.call("app.cancel", args) }

// OpenFolder is app.openFolder: it shows the data folder in the system's file manager.
func (x App) OpenFolder(args Args) (any, error) {
	found, err := x.door.call("app.openFolder", args)
	if folder, ok := found.(api.Folder); ok {
		if err := x.reveal(folder.Path); err != nil {
			return nil, rejection(fault.New(fault.Unavailable, "No file manager could be opened. Copy the path instead.").Because(err), x.door.backend.Logger())
		}
	}
	return found, err
}

// bound lists what the page may call.
func bound(d door, push *bridge) []any {
	return []any{
		&Conversations{door: d, save: push.save}, &Messages{d}, &Turns{d}, &Endpoints{d}, &Models{d}, &Settings{d}, &Presets{d}, &Characters{door: d, save: push.save}, &Personas{d}, &Worlds{door: d, save: push.save},
		&Entries{d}, &Moods{d}, &DirectorFragments{d}, &Phrases{d}, &Audit{d}, &Notes{d}, &Workflows{d}, &Flows{d}, &Automations{d}, &Schedules{d}, &Runs{d}, &Assistants{d}, &Variables{d}, &Artifacts{d}, &Search{d}, &Audio{d},
		&Team{d}, &Agents{d}, &Files{door: d, save: push.save, shelf: push.shelf}, &Samples{d},
		&Speech{door: d, save: push.save}, &Toolbox{door: d, choose: push.choose},
		&Moving{door: d, pick: push.pick, saveStream: push.saveStream},
		&App{door: d, browse: push.browse, notify: push.notify, reveal: push.reveal, cards: newAssociation()},
	}
}
