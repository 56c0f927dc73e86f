package app

// Workflows offers the plug-ins to the page.
type Workflows struct{ door door }

// List is workflows.list.
func (x Workflows) List(args Args) (any, error) { return x.door.call("workflows.list", args) }

// Enable is workflows.enable.
func (x Workflows) Enable(args Args) (any, error) { return x.door.call("workflows.enable", args) }

// Config is workflows.config.
func (x Workflows) Config(args Args) (any, error) { return x.door.call("workflows.config", args) }

// SetConfig is workflows.setConfig.
func (x Workflows) SetConfig(args Args) (any, error) { return x.door.call("workflows.setConfig", args) }

// Trigger is workflows.trigger.
func (x Workflows) Trigger(args Args) (any, error) { return x.door.call("workflows.trigger", args) }
