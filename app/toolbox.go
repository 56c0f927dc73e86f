package app

// Toolbox offers the tools that models, flows and runs may call.
type Toolbox struct{ door door }

// Run is toolbox.run.
func (x Toolbox) Run(args Args) (any, error) { return x.door.call("toolbox.run", args) }
