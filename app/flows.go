package app

// Flows offers the flow builder to the page.
type Flows struct{ door door }

// Run is flows.run.
func (x Flows) Run(args Args) (any, error) { return x.door.call("flows.run", args) }

// Stop is flows.stop.
func (x Flows) Stop(args Args) (any, error) { return x.door.call("flows.stop", args) }

// Validate is flows.validate.
func (x Flows) Validate(args Args) (any, error) { return x.door.call("flows.validate", args) }
