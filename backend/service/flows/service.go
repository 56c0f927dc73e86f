package flows

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// Options are the dependencies of the service.
type Options struct {
	Hub    *hub.Hub
	Tasks  *lifecycle.Tasks[llm.ProbeStep] // the flows that run are among them
	Model  flow.Model
	Target func(ctx context.Context, model string) (llm.Target, error)
	Tools  func() *tool.Registry
	Runs   Runs
	// Workflow finds a stored workflow by its id or its name.
	Workflow func(ctx context.Context, name string) (run.Workflow, error)
	Budget   *memlimit.Budget // of the memory that reading files takes
	Log      *slog.Logger
	Now      func() time.Time
}

// Runs are what a flow needs of the runs.
type Runs struct {
	Enter func(ctx context.Context, id string) (leave func(), err error) // waits at the gate
	Begin func(ctx context.Context, n run.New, announce string) (run.Run, error)
	Until func(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error)
	Halt  func(ctx context.Context, id string) (run.Run, error)
}

// A Service runs flows.
type Service struct {
	o     Options
	group *lifecycle.Group

	mu      sync.Mutex
	streams map[string]*stream // by run; those that somebody may hear
}

// New makes the service. Its flows end with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	return &Service{o: o, group: lifecycle.New(ctx), streams: map[string]*stream{}}
}

// Close ends the flows in memory, and what tells of those that are kept, which go on at the next start.
func (s *Service) Close() { s.group.Close() }
