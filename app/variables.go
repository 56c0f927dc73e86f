package app

// Variables offers what a person keeps for tools to the page.
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
