package app

// Settings offers the choices to the page.
type Settings struct{ door door }

// Get is settings.get.
func (x Settings) Get(args Args) (any, error) { return x.door.call("settings.get", args) }

// Update is settings.update.
func (x Settings) Update(args Args) (any, error) { return x.door.call("settings.update", args) }

// Reset is settings.reset.
func (x Settings) Reset(args Args) (any, error) { return x.door.call("settings.reset", args) }
