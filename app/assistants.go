package app

// Assistants offers who carries out what is written in words.
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

// Variables offers what outlives runs.
type Variables struct{ door door }

// List is variables.list.
func (x Variables) List(args Args) (any, error) { return x.door.call("variables.list", args) }

// Create is variables.create.
func (x Variables) Create(args Args) (any, error) { return x.door.call("variables.create", args) }

// Get is variables.get.
func (x Variables) Get(args Args) (any, error) { return x.door.call("variables.get", args) }

// Update is variables.update.
func (x Variables) Update(args Args) (any, error) { return x.door.call("variables.update", args) }

// Delete is variables.delete.
func (x Variables) Delete(args Args) (any, error) { return x.door.call("variables.delete", args) }
