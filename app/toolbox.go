package app

import "terzetto/backend/fault"

// Toolbox offers the tools that models may call to the page.
type Toolbox struct {
	door   door
	choose func() (folder string, err error)
}

// List is toolbox.list.
func (x Toolbox) List(args Args) (any, error) { return x.door.call("toolbox.list", args) }

// Settings is toolbox.settings.
func (x Toolbox) Settings(args Args) (any, error) { return x.door.call("toolbox.settings", args) }

// Update is toolbox.update.
func (x Toolbox) Update(args Args) (any, error) { return x.door.call("toolbox.update", args) }

// ChooseFolder is toolbox.chooseFolder: it asks the person for the folder. Nothing changes
// when they change their mind.
func (x Toolbox) ChooseFolder(Args) (any, error) {
	folder, err := x.choose()
	if err != nil {
		return nil, rejection(fault.New(fault.Unavailable, "The folders could not be shown. Enter the path instead.").Because(err), x.door.backend.Logger())
	}
	if folder == "" {
		return x.door.call("toolbox.settings", nil)
	}
	return x.door.call("toolbox.chooseFolder", Args{"folder": folder})
}

// Servers is toolbox.servers.
func (x Toolbox) Servers(args Args) (any, error) { return x.door.call("toolbox.servers", args) }

// AddServer is toolbox.addServer.
func (x Toolbox) AddServer(args Args) (any, error) { return x.door.call("toolbox.addServer", args) }

// RefreshServer is toolbox.refreshServer.
func (x Toolbox) RefreshServer(args Args) (any, error) {
	return x.door.call("toolbox.refreshServer", args)
}

// DeleteServer is toolbox.deleteServer.
func (x Toolbox) DeleteServer(args Args) (any, error) {
	return x.door.call("toolbox.deleteServer", args)
}

// Run is toolbox.run.
func (x Toolbox) Run(args Args) (any, error) { return x.door.call("toolbox.run", args) }
