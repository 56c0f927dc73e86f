package teams

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/core/team"
)

// Act carries out a tool call as a round does.
func Act(ctx context.Context, o Options, c team.ToolCall) (team.Outcome, error) {
	return (&Service{o: o}).act(ctx, c)
}

// Polls let a test count what polling reads.
type Polls = pollCache

// Poll asks as a status poll does.
func (p *Polls) Poll(request string, read func() (int, error)) (int, error) {
	return readCached(p, request, "state", read)
}

// Write is what any write of a request does.
func (p *Polls) Write(request string) { p.forget(request) }

// LimitsOf looks at resources that a test tells.
func LimitsOf(now func() time.Time, memory func() (uint64, error), tidy func(), free func() (uint64, bool)) func() error {
	l := &limits{now: now, memory: memory, tidy: tidy, free: free, log: slog.New(slog.DiscardHandler)}
	l.most.Store(2 << 30)
	return l.look
}

// Places let a test take and give back places of agents.
type Places struct{ places }

// PlacesOf are a number of places.
func PlacesOf(most int) *Places { return &Places{places{most: most}} }

// Enter waits for a place.
func (p *Places) Enter(ctx context.Context) (leave func(), err error) { return p.enter(ctx) }

// Set changes how many there are.
func (p *Places) Set(most int) { p.set(most) }
