package teams

import (
	"context"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// Options are the dependencies of the service.
type Options struct {
	Dir    string
	Store  *store.DB
	Hub    *hub.Hub
	Model  team.Model
	Target func(ctx context.Context, model string) (llm.Target, error) // the empty name is the chosen one
	Tools  func() *tool.Registry
	Runs   Runs
	Files  document.Limits        // of the files given to a team; zero: document.DefaultLimits
	Budget *memlimit.Budget       // of the memory that reading files takes
	Memory func() (uint64, error) // what this process holds, in bytes; nil: what the system says
	Fonts  *produce.Fonts         // for PDFs and pictures
	Log    *slog.Logger
	Now    func() time.Time

	// Near finds passages of attached files by what they mean; see embedding.Service.
	Near func(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error)
}

// Runs are what a round needs of the runs.
type Runs struct {
	Enter func(ctx context.Context, id string) (leave func(), err error) // waits at the gate
	Start func(ctx context.Context, n run.New) (run.Run, error)
	Until func(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error)
	Halt  func(ctx context.Context, id string) (run.Run, error)
}

// Rounds start and stop rounds; see team.Runner.
type Rounds interface {
	Start(ctx context.Context, id, prompt string, files []int64) (team.Request, error)
	Stop(ctx context.Context, id string) (team.Request, error)
}

// A Reader reads what is stored.
type Reader interface {
	Teamwork(ctx context.Context, s lists.Span) ([]team.Request, error) // those with the latest activity first
	Request(ctx context.Context, id string) (team.Request, error)       // with the ids of its messages
	TeamLimits(ctx context.Context) (team.Allowance, error)
	TeamAgents(ctx context.Context, s lists.Span) ([]agents.Own, error) // those that the user made, whole
}

// A FileReader reads the files of teams.
type FileReader interface {
	File(ctx context.Context, id int64, data bool) (team.File, error)     // with its bytes where data asks for them
	FileHead(ctx context.Context, id int64, data bool) (team.File, error) // the same without what was read in it
}

// A Service serves the rounds.
type Service struct {
	Rounds
	Reader
	FileReader

	// FileSet holds the files for the tools of a running task; false means that none is running.
	FileSet func(request string) (tool.FileSet, bool)

	o       Options
	runner  *team.Runner
	limits  *limits
	places  places
	polls   pollCache
	closing <-chan struct{}
}

// New makes the service, and settles the rounds that an earlier process left unfinished.
// Rounds continue until Close; ctx ends earlier, when the program begins to close.
func New(ctx context.Context, o Options) *Service {
	s := &Service{Reader: o.Store.Teams, FileReader: o.Store.Files, o: o, closing: ctx.Done(), limits: newLimits(o)}
	s.readLimits(ctx)
	s.runner = &team.Runner{
		Store: teamStore{o.Store.TeamStore(), &s.polls}, Model: o.Model, Target: o.Target, Tools: o.Tools, Agents: s.registry,
		Now: o.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() }, Log: o.Log,
		Limits: team.Limits{Files: o.Files}, Language: o.Store.Teams.SetUserLanguage,
		Policy: team.Policy{
			Act: s.act, Exhausted: s.limits.look, Limits: s.roundLimits,
			Gate: s.enter,
			Plain: func(ctx context.Context) bool {
				chosen, err := o.Store.Settings.ActiveTarget(ctx)
				return err != nil || demo.Answers(chosen)
			},
		},
		Fonts: o.Fonts, Budget: o.Budget,
		Tell: func(id string) team.Listener { return listener{o.Hub.OpenAs("team", Topic+id)} },
	}
	s.Rounds, s.FileSet = s.runner, s.runner.FileSet
	s.recover(ctx)
	return s
}

func (s *Service) recover(ctx context.Context) {
	if err := s.runner.Recover(ctx); err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "teamwork could not be recovered", slog.Any("err", err))
	}
}

// patience is how long the rounds may take to store their progress.
const patience = 5 * time.Second

// Close ends the rounds after their progress is stored.
func (s *Service) Close() {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := s.runner.Close(ctx); err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "an agent still works", slog.Any("err", err))
	}
}
