package automation

import (
	"context"
	"log/slog"
	"time"

	"terzetto/backend/budget"
	"terzetto/backend/document/produce"
	"terzetto/backend/hub"
	"terzetto/backend/lifecycle"
	"terzetto/backend/llm"
	"terzetto/backend/lock"
	"terzetto/backend/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// Options are the dependencies of the service.
type Options struct {
	Dir      string
	Version  string
	Agent    string // what the program calls itself to the servers that it asks
	Store    *store.DB
	Hub      *hub.Hub
	Locks    *lock.Conversations
	Client   *llm.Client
	Contacts *llm.Contacts
	Cores    int            // how many runs may work at once
	Tools    []tool.Tool    // in addition to those that ship
	Fonts    *produce.Fonts // for charts
	Budget   *budget.Budget // of the memory that reading files takes
	Log      *slog.Logger
	Now      func() time.Time
	// Speak says a text aloud and gives its length in seconds.
	Speak func(ctx context.Context, text string) (float64, error)
	// FileSet holds the files of a team's tools; false means that the team is not working.
	FileSet func(team string) (tool.FileSet, bool)
}

// What is read as it is stored.
type (
	// A TemplateReader reads the workflows and their schedules.
	TemplateReader interface {
		Templates(ctx context.Context, sought string) ([]run.Template, error)
		Template(ctx context.Context, id string) (run.Template, error)
		Schedules(ctx context.Context, template string) ([]run.Schedule, error)
		Schedule(ctx context.Context, id string) (run.Schedule, error)
		// Hook finds a hook that is on, and says whether a token is its own.
		Hook(ctx context.Context, id, token string) (t run.Trigger, ok bool, err error)
	}
	// A RunReader reads the logs and the requests of runs.
	RunReader interface {
		RunLogs(ctx context.Context, id string, after int64, limit int) (rows []run.Log, more bool, err error)
		StepLogs(ctx context.Context, id, path string) ([]run.Log, error)
		RunParts(ctx context.Context, id, path string, from, limit int) (run.Parts, error)
		Requests(ctx context.Context) ([]run.Request, error)
		Permissions(ctx context.Context, trigger string) ([]run.Permission, error)
	}
	// A ToolReader reads what a person allows the tools.
	ToolReader interface {
		ToolSettings(ctx context.Context) (tool.Settings, error)
	}
)

// A Service runs what a person automated.
type Service struct {
	TemplateReader
	RunReader
	ToolReader

	o     Options
	db    *store.DB
	hub   *hub.Hub
	locks *lock.Conversations
	log   *slog.Logger
	tools *toolbox
	runs  *runs
	tasks tasks
	group *lifecycle.Group

	arrivals arrivals
}

// New makes the service. It carries out no run before Start.
func New(ctx context.Context, o Options) (*Service, error) {
	s := &Service{
		TemplateReader: o.Store, RunReader: o.Store, ToolReader: o.Store,
		o: o, db: o.Store, hub: o.Hub, locks: o.Locks, log: o.Log, group: lifecycle.New(ctx),
	}
	var err error
	if s.tools, err = s.newToolbox(ctx); err != nil {
		return nil, err
	}
	s.runs = &runs{meter: run.NewMeter(o.Now), watches: map[string]chan struct{}{}, flows: map[string]*flowStream{}}
	s.runs.processor.Store(s.newProcessor())
	s.haltTeams(ctx)
	return s, nil
}

// Tools is the current registry.
func (s *Service) Tools() *tool.Registry { return s.tools.registry.Load() }

// haltTeams stops the runs of teams whose rounds ended with an earlier process.
func (s *Service) haltTeams(ctx context.Context) {
	if err := s.processor().HaltTeams(ctx); err != nil {
		s.log.LogAttrs(ctx, slog.LevelError, "the runs of teams could not be stopped", slog.Any("err", err))
	}
}

// Pause ends the running runs and refuses new flows until resume. Resume reads the tools of
// the database, which may have been replaced, and offers its runs.
func (s *Service) Pause(ctx context.Context) (resume func(), err error) {
	release, err := s.group.Pause()
	if err != nil {
		return nil, err
	}
	s.arrivals.end()
	s.processor().Close()
	return func() {
		ctx := context.WithoutCancel(ctx)
		s.arrivals.end() // of a trigger that was made meanwhile
		s.haltTeams(ctx)
		if err := s.tools.reset(ctx); err != nil {
			s.log.LogAttrs(ctx, slog.LevelError, "the toolbox still holds the tools of before", slog.Any("err", err))
		}
		s.runs.processor.Store(s.newProcessor())
		if s.runs.working.Load() {
			s.processor().Start()
			s.watchFolders(ctx)
		}
		release()
	}, nil
}

// Close ends the runs, the flows and the tool servers.
func (s *Service) Close() {
	s.arrivals.end()
	s.processor().Close()
	s.group.Close()
	s.tools.close()
}
