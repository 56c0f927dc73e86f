package app

// Workflows offers the plug-ins to the page.
type Workflows struct{ door door }

// List is workflows.list.
func (x Workflows) List(args Args) (any, error) { return x.door.call("workflows.list", args) }

// Enable is workflows.enable.
func (x Workflows) Enable(args Args) (any, error) { return x.door.call("workflows.enable", args) }
