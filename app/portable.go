package app

import (
	"terzetto/backend/fault"
	"terzetto/backend/portable"
)

// Moving offers to the page what comes in from elsewhere and what goes out.
type Moving struct {
	door       door
	pick       func(folder bool) (path string, err error)
	saveStream func(portable.Stream) (Saved, error)
}

// Choose is moving.choose: it asks the person for the file or folder. An empty id means
// that they changed their mind. The page never learns or says a path.
func (x Moving) Choose(args Args) (any, error) {
	path, err := x.pick(args["what"] == "folder")
	if err != nil {
		return nil, rejection(fault.New(fault.Unavailable, "The files could not be shown. Open Terzetto in a browser with the command serve, and upload the file there.").Because(err), x.door.backend.Logger())
	}
	if path == "" {
		return map[string]string{"id": "", "name": ""}, nil
	}
	got, err := x.door.backend.BringPath(path)
	if err != nil {
		return nil, rejection(err, x.door.backend.Logger())
	}
	return got, nil
}

// Look is moving.look: what is in it. Nothing is saved.
func (x Moving) Look(args Args) (any, error) { return x.door.call("moving.look", args) }

// Keep is moving.keep: it saves what is new.
func (x Moving) Keep(args Args) (any, error) { return x.door.call("moving.keep", args) }

// Forget is moving.forget.
func (x Moving) Forget(args Args) (any, error) { return x.door.call("moving.forget", args) }

// Backup is moving.backup: a copy that is to be merged.
func (x Moving) Backup(args Args) (any, error) { return x.door.call("moving.backup", args) }

// Tally is moving.tally: how much a copy holds.
func (x Moving) Tally(args Args) (any, error) { return x.door.call("moving.tally", args) }

// Archive is moving.archive: it asks the person where the library is to go.
func (x Moving) Archive(args Args) (any, error) {
	result, err := x.door.call("moving.archive", args)
	if err != nil {
		return nil, err
	}
	stream, _ := result.(portable.Stream) // what the operation answers with
	saved, err := x.saveStream(stream)
	if err != nil {
		return nil, rejection(err, x.door.backend.Logger())
	}
	return saved, nil
}
