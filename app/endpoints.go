package app

// Endpoints offers the model servers to the page.
type Endpoints struct{ door door }

// List is endpoints.list.
func (x Endpoints) List(args Args) (any, error) { return x.door.call("endpoints.list", args) }

// Create is endpoints.create.
func (x Endpoints) Create(args Args) (any, error) { return x.door.call("endpoints.create", args) }

// Get is endpoints.get.
func (x Endpoints) Get(args Args) (any, error) { return x.door.call("endpoints.get", args) }

// Update is endpoints.update.
func (x Endpoints) Update(args Args) (any, error) { return x.door.call("endpoints.update", args) }

// Delete is endpoints.delete.
func (x Endpoints) Delete(args Args) (any, error) { return x.door.call("endpoints.delete", args) }

// Normalize is endpoints.normalize.
func (x Endpoints) Normalize(args Args) (any, error) { return x.door.call("endpoints.normalize", args) }

// Discover is endpoints.discover.
func (x Endpoints) Discover(args Args) (any, error) { return x.door.call("endpoints.discover", args) }

// Pull is endpoints.pull.
func (x Endpoints) Pull(args Args) (any, error) { return x.door.call("endpoints.pull", args) }

// ServedModels is endpoints.servedModels.
func (x Endpoints) ServedModels(args Args) (any, error) {
	return x.door.call("endpoints.servedModels", args)
}

// Probe is endpoints.probe.
func (x Endpoints) Probe(args Args) (any, error) { return x.door.call("endpoints.probe", args) }

// Use is endpoints.use.
func (x Endpoints) Use(args Args) (any, error) { return x.door.call("endpoints.use", args) }

// UseDemo is endpoints.useDemo.
func (x Endpoints) UseDemo(args Args) (any, error) { return x.door.call("endpoints.useDemo", args) }

// Models offers the model configurations to the page.
type Models struct{ door door }

// List is models.list.
func (x Models) List(args Args) (any, error) { return x.door.call("models.list", args) }

// Create is models.create.
func (x Models) Create(args Args) (any, error) { return x.door.call("models.create", args) }

// Update is models.update.
func (x Models) Update(args Args) (any, error) { return x.door.call("models.update", args) }

// Delete is models.delete.
func (x Models) Delete(args Args) (any, error) { return x.door.call("models.delete", args) }

// Activate is models.activate.
func (x Models) Activate(args Args) (any, error) { return x.door.call("models.activate", args) }
