package app

// Automations offers workflows and flows as a person keeps them.
type Automations struct{ door door }

// List is automations.list.
func (x Automations) List(args Args) (any, error) { return x.door.call("automations.list", args) }

// Create is automations.create.
func (x Automations) Create(args Args) (any, error) { return x.door.call("automations.create", args) }

// Get is automations.get.
func (x Automations) Get(args Args) (any, error) { return x.door.call("automations.get", args) }

// Update is automations.update.
func (x Automations) Update(args Args) (any, error) { return x.door.call("automations.update", args) }

// Delete is automations.delete.
func (x Automations) Delete(args Args) (any, error) { return x.door.call("automations.delete", args) }

// Run is automations.run.
func (x Automations) Run(args Args) (any, error) { return x.door.call("automations.run", args) }

// Check is automations.check.
func (x Automations) Check(args Args) (any, error) { return x.door.call("automations.check", args) }

// Dry is automations.dry.
func (x Automations) Dry(args Args) (any, error) { return x.door.call("automations.dry", args) }

// Try is automations.try.
func (x Automations) Try(args Args) (any, error) { return x.door.call("automations.try", args) }

// Schedules offers when workflows run by themselves.
type Schedules struct{ door door }

// List is schedules.list.
func (x Schedules) List(args Args) (any, error) { return x.door.call("schedules.list", args) }

// Create is schedules.create.
func (x Schedules) Create(args Args) (any, error) { return x.door.call("schedules.create", args) }

// Get is schedules.get.
func (x Schedules) Get(args Args) (any, error) { return x.door.call("schedules.get", args) }

// Update is schedules.update.
func (x Schedules) Update(args Args) (any, error) { return x.door.call("schedules.update", args) }

// Delete is schedules.delete.
func (x Schedules) Delete(args Args) (any, error) { return x.door.call("schedules.delete", args) }

// Preview is schedules.preview.
func (x Schedules) Preview(args Args) (any, error) { return x.door.call("schedules.preview", args) }

// Runs offers what is carried out.
type Runs struct{ door door }

// List is runs.list.
func (x Runs) List(args Args) (any, error) { return x.door.call("runs.list", args) }

// Get is runs.get.
func (x Runs) Get(args Args) (any, error) { return x.door.call("runs.get", args) }

// Logs is runs.logs.
func (x Runs) Logs(args Args) (any, error) { return x.door.call("runs.logs", args) }

// Halt is runs.halt.
func (x Runs) Halt(args Args) (any, error) { return x.door.call("runs.halt", args) }

// Retry is runs.retry.
func (x Runs) Retry(args Args) (any, error) { return x.door.call("runs.retry", args) }

// Resume is runs.resume.
func (x Runs) Resume(args Args) (any, error) { return x.door.call("runs.resume", args) }

// Delete is runs.delete.
func (x Runs) Delete(args Args) (any, error) { return x.door.call("runs.delete", args) }

// Requests is runs.requests.
func (x Runs) Requests(args Args) (any, error) { return x.door.call("runs.requests", args) }

// Answer is runs.answer.
func (x Runs) Answer(args Args) (any, error) { return x.door.call("runs.answer", args) }

// Gate is runs.gate.
func (x Runs) Gate(args Args) (any, error) { return x.door.call("runs.gate", args) }
