package app

import (
	"context"

	"terzetto/backend/fault"
	"terzetto/backend/portable"
)

// Team offers teamwork to the page.
type Team struct{ door door }

// Start is team.start.
func (x Team) Start(args Args) (any, error) { return x.door.call("team.start", args) }

// Stop is team.stop.
func (x Team) Stop(args Args) (any, error) { return x.door.call("team.stop", args) }

// Delete is team.delete.
func (x Team) Delete(args Args) (any, error) { return x.door.call("team.delete", args) }

// Status is team.status.
func (x Team) Status(args Args) (any, error) { return x.door.call("team.status", args) }

// Logs is team.logs.
func (x Team) Logs(args Args) (any, error) { return x.door.call("team.logs", args) }

// Messages is team.messages.
func (x Team) Messages(args Args) (any, error) { return x.door.call("team.messages", args) }

// DeleteMessage is team.deleteMessage.
func (x Team) DeleteMessage(args Args) (any, error) { return x.door.call("team.deleteMessage", args) }

// DetachFile is team.detachFile.
func (x Team) DetachFile(args Args) (any, error) { return x.door.call("team.detachFile", args) }

// List is team.list.
func (x Team) List(args Args) (any, error) { return x.door.call("team.list", args) }

// Get is team.get.
func (x Team) Get(args Args) (any, error) { return x.door.call("team.get", args) }

// Agents offers who may be in a team to the page.
type Agents struct{ door door }

// List is agents.list.
func (x Agents) List(args Args) (any, error) { return x.door.call("agents.list", args) }

// Own is agents.own.
func (x Agents) Own(args Args) (any, error) { return x.door.call("agents.own", args) }

// Create is agents.create.
func (x Agents) Create(args Args) (any, error) { return x.door.call("agents.create", args) }

// Replace is agents.replace.
func (x Agents) Replace(args Args) (any, error) { return x.door.call("agents.replace", args) }

// Delete is agents.delete.
func (x Agents) Delete(args Args) (any, error) { return x.door.call("agents.delete", args) }

// Files offers uploaded and made files to the page.
type Files struct {
	door  door
	save  func(portable.File) (Saved, error)
	shelf func() (folder string, err error)
}

// Add is files.add.
func (x Files) Add(args Args) (any, error) { return x.door.call("files.add", args) }

// Get is files.get: it asks the person where the file is to go.
func (x Files) Get(args Args) (any, error) { return x.door.toFile("files.get", args, x.save) }

// Bundle is files.bundle: it asks the person for a folder, once, and puts every file there.
func (x Files) Bundle(args Args) (any, error) {
	result, err := x.door.call("files.bundle", args)
	if err != nil {
		return nil, err
	}
	bundle, _ := result.(portable.Bundle) // what the operation answers with
	folder, err := x.shelf()
	if err != nil {
		err = fault.New(fault.Unavailable, "The folders could not be shown. Save the documents one by one.").Because(err)
	} else if folder != "" {
		err = writeBundle(context.Background(), folder, bundle)
	}
	if err != nil {
		return nil, rejection(err, x.door.backend.Logger())
	}
	return Saved{Path: folder}, nil
}

// Contents is files.contents.
func (x Files) Contents(args Args) (any, error) { return x.door.call("files.contents", args) }
