package backend

// Polls let a test count what polling reads.
type Polls = polls

// Poll asks as a status poll does.
func (p *Polls) Poll(workflow string, read func() (int, error)) (int, error) {
	return polled(p, workflow, "state", read)
}

// Write is what any write of a workflow does.
func (p *Polls) Write(workflow string) { p.forget(workflow) }
