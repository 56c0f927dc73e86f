package app

// Assistants offers who answers besides the pipeline of a turn to the page.
type Assistants struct{ door door }

// List is assistants.list.
func (x Assistants) List(args Args) (any, error) { return x.door.call("assistants.list", args) }

// Create is assistants.create.
func (x Assistants) Create(args Args) (any, error) { return x.door.call("assistants.create", args) }

// Get is assistants.get.
func (x Assistants) Get(args Args) (any, error) { return x.door.call("assistants.get", args) }

// Update is assistants.update.
func (x Assistants) Update(args Args) (any, error) { return x.door.call("assistants.update", args) }

// Delete is assistants.delete.
func (x Assistants) Delete(args Args) (any, error) { return x.door.call("assistants.delete", args) }
