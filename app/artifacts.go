package app

// Artifacts offers what plug-ins made for messages to the page.
type Artifacts struct{ door door }

// Regenerate is artifacts.regenerate.
func (x Artifacts) Regenerate(args Args) (any, error) {
	return x.door.call("artifacts.regenerate", args)
}

// Reroll is artifacts.reroll.
func (x Artifacts) Reroll(args Args) (any, error) { return x.door.call("artifacts.reroll", args) }

// Rehydrate is artifacts.rehydrate.
func (x Artifacts) Rehydrate(args Args) (any, error) { return x.door.call("artifacts.rehydrate", args) }

// Activate is artifacts.activate.
func (x Artifacts) Activate(args Args) (any, error) { return x.door.call("artifacts.activate", args) }

// Delete is artifacts.delete.
func (x Artifacts) Delete(args Args) (any, error) { return x.door.call("artifacts.delete", args) }

// Access is artifacts.access.
func (x Artifacts) Access(args Args) (any, error) { return x.door.call("artifacts.access", args) }
