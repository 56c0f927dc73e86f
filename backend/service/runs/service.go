package runs

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/mask"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// Options are the dependencies of the service.
type Options struct {
	Dir    string // of the program's own data
	Store  *store.DB
	Hub    *hub.Hub
	Locks  *lifecycle.ConversationLocks
	Model  flow.Model // which answers as an assistant
	Target func(ctx context.Context, model string) (llm.Target, error)
	Tools  func() *tool.Registry
	Cores  int // how many runs may work at once
	Log    *slog.Logger
	Now    func() time.Time
	// Secrets are left out of what is stored of a run; nil: there are none.
	Secrets *mask.Masker
	// CheckFlow reports what prevents a flow from running as a run.
	CheckFlow func(ctx context.Context, d flow.Definition) error
	// FileSet holds the files of a team's tools; false means that the team is not working.
	FileSet func(team string) (tool.FileSet, bool)
}

// A Reader reads the logs and the requests of runs, as they are stored.
type Reader interface {
	RunLogs(ctx context.Context, id string, after int64, limit int) (rows []run.Log, more bool, err error)
	StepLogs(ctx context.Context, id, path string) ([]run.Log, error)
	RunParts(ctx context.Context, id, path string, from, limit int) (run.Parts, error)
	Requests(ctx context.Context) ([]run.Inquiry, error)
}

// A PermissionReader reads what a person allowed for good.
type PermissionReader interface {
	Permissions(ctx context.Context, trigger string, s lists.Span) ([]run.Permission, error)
}

// A Service starts runs, shows them, and answers what they ask.
type Service struct {
	Reader
	PermissionReader

	Workflows *Workflows
	Triggers  *Triggers
	Processor *run.Processor // carries out the runs

	o         Options
	db        *store.DB
	log       *slog.Logger
	resources resources
	group     *lifecycle.Group

	mu      sync.Mutex
	watches map[string]chan struct{} // by run; closed when the run changes
}

// New makes the service. It carries out no run before Start.
func New(ctx context.Context, o Options) *Service {
	r := resources{db: o.Store, secrets: o.Secrets, fileSet: o.FileSet}
	s := &Service{
		Reader: o.Store.Runs, PermissionReader: o.Store.Triggers, o: o, db: o.Store, log: o.Log, resources: r, group: lifecycle.New(ctx), watches: map[string]chan struct{}{},
		Workflows: &Workflows{WorkflowReader: o.Store.Workflows, DraftStore: o.Store.Workflows, o: o, db: o.Store, resources: r},
	}
	s.Triggers = newTriggers(o, s.group)
	s.Processor = run.NewProcessor(run.Options{
		Store: o.Store.RunStore(), Gate: run.NewGate(o.Cores, run.NewMeter(o.Now).Load, o.Log), Tools: o.Tools, Assistant: r.assistantFor,
		Mask: r.mask, Hold: o.Secrets.Hold, Secret: r.variable, Around: r.withResources, Permitted: s.permissionFor, Ready: s.Triggers.ready,
		Changed: s.announce, Ended: s.announceEnd, Now: o.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() }, Log: o.Log,
	})
	s.Triggers.processor = s.Processor
	// The rounds of teams ended with an earlier process.
	if err := s.Processor.HaltTeams(ctx); err != nil {
		s.log.LogAttrs(ctx, slog.LevelError, "the runs of teams could not be stopped", slog.Any("err", err))
	}
	return s
}

// Start resumes stored runs, lets schedules begin new ones and watches folders, until Close. Commands that only read do
// not call it.
func (s *Service) Start() {
	s.Processor.Start()
	s.Triggers.start(s.group.Context())
	unannounced, err := s.db.Runs.UntoldRuns(s.group.Context())
	if err != nil {
		s.log.LogAttrs(s.group.Context(), slog.LevelError, "look for runs whose end is not announced", slog.Any("err", err))
	}
	for id, conversation := range unannounced {
		s.writeMessages(id, conversation)
	}
}

// Close ends the runs, whose steps the next start offers again.
func (s *Service) Close() {
	s.Triggers.stop()
	s.Processor.Close()
	s.group.Close()
}
