package teamwork

import (
	"log/slog"
	"time"
)

// Polls let a test count what polling reads.
type Polls = pollCache

// Poll asks as a status poll does.
func (p *Polls) Poll(workflow string, read func() (int, error)) (int, error) {
	return polled(p, workflow, "state", read)
}

// Write is what any write of a workflow does.
func (p *Polls) Write(workflow string) { p.forget(workflow) }

// LimitsOf looks at resources that a test tells.
func LimitsOf(now func() time.Time, memory func() (uint64, error), tidy func(), free func() (uint64, bool)) func() error {
	return (&limits{now: now, memory: memory, tidy: tidy, free: free, log: slog.New(slog.DiscardHandler)}).look
}
