package app

// Presets offers the named sets of samplers and prompts to the page.
type Presets struct{ door door }

// List is presets.list.
func (x Presets) List(args Args) (any, error) { return x.door.call("presets.list", args) }

// Create is presets.create.
func (x Presets) Create(args Args) (any, error) { return x.door.call("presets.create", args) }

// Update is presets.update.
func (x Presets) Update(args Args) (any, error) { return x.door.call("presets.update", args) }

// Delete is presets.delete.
func (x Presets) Delete(args Args) (any, error) { return x.door.call("presets.delete", args) }

// Apply is presets.apply.
func (x Presets) Apply(args Args) (any, error) { return x.door.call("presets.apply", args) }
