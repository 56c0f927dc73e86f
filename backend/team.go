package backend

import (
	"context"
	"fmt"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/llm/demo"
	"terzetto/backend/portable"
	"terzetto/backend/store"
	"terzetto/backend/team"
	"terzetto/backend/team/agents"
)

// TeamTopic begins the topic of every round's stream.
const TeamTopic = "team:"

// shippedAgents are the agents that everybody has.
func shippedAgents() []team.Agent {
	return []team.Agent{agents.Documentation{}, agents.Analyst{}, agents.Coder{}, agents.Creative{}, agents.Web{}}
}

func (b *Backend) newEngine() *team.Engine {
	return &team.Engine{
		Store: teamStore{b.db, b.polls}, Model: b.client, Target: b.modelNamed, Tools: b.tools.all, Agents: b.agents,
		Now: b.now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() }, Log: b.log,
		// Tasks stand before the gate as runs do; the calls within a task need no slot of their own.
		Gate: func(ctx context.Context, kind team.Gate) (leave func(), err error) {
			if kind != team.GateTask {
				return func() {}, nil
			}
			return b.processor().Enter(ctx, "team")
		},
		Limits:    team.Limits{Files: b.config.Files},
		Act:       b.actForTeam,
		Exhausted: b.newStrain().look, Language: b.db.SetUserLanguage,
		Plain: func(ctx context.Context) bool {
			chosen, err := b.db.ActiveTarget(ctx)
			return err != nil || demo.Answers(chosen)
		},
		Tell: func(id string) team.Listener { return teamEar{b.hub.OpenAs("team", TeamTopic+id)} },
	}
}

// agents are the shipped ones and those that the user made.
func (b *Backend) agents(ctx context.Context) (*team.Registry, error) {
	own, err := b.db.TeamAgents(ctx)
	if err != nil {
		return nil, err
	}
	all := shippedAgents()
	for _, a := range own {
		all = append(all, a)
	}
	return team.NewRegistry(all...)
}

// teamPatience is how long the rounds may take to keep how far they came.
const teamPatience = 5 * time.Second

func (b *Backend) closeEngine() {
	ctx, cancel := context.WithTimeout(context.Background(), teamPatience)
	defer cancel()
	if err := b.team.Close(ctx); err != nil {
		b.log.LogAttrs(ctx, slog.LevelWarn, "an agent still works", slog.Any("err", err))
	}
}

// StartTeam begins a round; see team.Engine.
func (b *Backend) StartTeam(ctx context.Context, id, prompt string, files []int64) (team.Workflow, error) {
	return b.team.Start(ctx, id, prompt, files)
}

// StopTeam ends a round at once.
func (b *Backend) StopTeam(ctx context.Context, id string) (team.Workflow, error) {
	return b.team.Stop(ctx, id)
}

// DeleteTeam removes a workflow; uploaded files stay.
func (b *Backend) DeleteTeam(ctx context.Context, id string) error {
	defer b.hub.Changed("team", id)
	return b.team.Delete(ctx, id)
}

// mostTeamwork is what a window lists.
const mostTeamwork = 500

// Teamwork lists the workflows with the latest activity first.
func (b *Backend) Teamwork(ctx context.Context) ([]team.Workflow, error) {
	return b.db.Teamwork(ctx, mostTeamwork)
}

// TeamWorkflow gives a head with the ids of its messages.
func (b *Backend) TeamWorkflow(ctx context.Context, id string) (team.Workflow, error) {
	return b.db.Workflow(ctx, id)
}

// TeamState gives a head and its version. Without a change it reads nothing.
func (b *Backend) TeamState(ctx context.Context, id string) (store.TeamState, error) {
	return polled(b.polls, id, "state", func() (store.TeamState, error) { return b.db.TeamState(ctx, id) })
}

// A TeamPage is a chunk of lines or messages.
type TeamPage[T any] struct {
	Items   []T  `json:"items"`
	HasMore bool `json:"hasMore"`
}

// How many rows a page has (decision 31).
const (
	teamPage     = 100
	teamPageMost = 500
)

// TeamLogs gives the lines from the one with the id on.
func (b *Backend) TeamLogs(ctx context.Context, workflow, from string, limit int) (TeamPage[team.Log], error) {
	return page(b.polls, "logs", workflow, from, limit, func(limit int) ([]team.Log, error) { return b.db.TeamLogs(ctx, workflow, from, limit) })
}

// TeamMessages gives the messages from the one with the id on.
func (b *Backend) TeamMessages(ctx context.Context, workflow, from string, limit int) (TeamPage[team.Message], error) {
	return page(b.polls, "messages", workflow, from, limit, func(limit int) ([]team.Message, error) { return b.db.TeamMessages(ctx, workflow, from, limit) })
}

func page[T any](p *polls, kind, workflow, from string, limit int, read func(int) ([]T, error)) (TeamPage[T], error) {
	if limit < 0 || limit > teamPageMost {
		return TeamPage[T]{}, fault.Newf(fault.Malformed, "A page has 1 to %d rows.", teamPageMost).With("field", "limit")
	}
	if limit == 0 {
		limit = teamPage
	}
	return polled(p, workflow, fmt.Sprintf("%s %d %s", kind, limit, from), func() (TeamPage[T], error) {
		rows, err := read(limit + 1)
		if len(rows) > limit {
			return TeamPage[T]{rows[:limit], true}, err
		}
		return TeamPage[T]{rows, false}, err
	})
}

// DeleteTeamMessage takes a message out of its workflow.
func (b *Backend) DeleteTeamMessage(ctx context.Context, workflow, message string) error {
	defer b.hub.Changed("team", workflow)
	defer b.polls.forget(workflow)
	return b.db.DeleteTeamMessage(ctx, workflow, message)
}

// DetachFile takes a file out of one message; the file stays.
func (b *Backend) DetachFile(ctx context.Context, workflow, message string, file int64) error {
	defer b.hub.Changed("team", workflow)
	defer b.polls.forget(workflow)
	return b.db.DetachFile(ctx, workflow, message, file)
}

// AddFile keeps a file that the team, or anybody, may be given.
func (b *Backend) AddFile(ctx context.Context, name string, data []byte) (team.File, error) {
	if strings.TrimSpace(name) == "" {
		return team.File{}, fault.New(fault.Malformed, "The file has no name.").With("field", "name")
	}
	return b.team.Upload(ctx, filepath.ToSlash(name), data)
}

// File gives a file, with its bytes where data asks for them.
func (b *Backend) File(ctx context.Context, id int64, data bool) (team.File, error) {
	return b.db.File(ctx, id, data)
}

// mostBundled is how many files go out at once: more than all rounds of a long thread make.
const mostBundled = 1000

// BundleFiles gives files to be kept together elsewhere, each once. One that is not here is
// fault.NotFound; nothing asked for, or too much, is fault.Malformed.
func (b *Backend) BundleFiles(ctx context.Context, name string, ids []int64) (portable.Bundle, error) {
	if len(ids) == 0 || len(ids) > mostBundled {
		return portable.Bundle{}, fault.Newf(fault.Malformed, "Name 1 to %d files.", mostBundled).With("field", "fileIds")
	}
	var files []portable.BundleFile
	seen := map[int64]bool{}
	for _, id := range ids {
		if seen[id] {
			continue
		}
		seen[id] = true
		f, err := b.db.File(ctx, id, false)
		if err != nil {
			return portable.Bundle{}, err
		}
		files = append(files, portable.BundleFile{Name: team.Label(f.Label), Made: f.Created, Read: func(ctx context.Context) ([]byte, error) {
			whole, err := b.db.File(ctx, id, true)
			return whole.Data, err
		}})
	}
	return portable.Bundle{Name: team.Label(name), Files: files}, nil
}

// Agents lists what plans may name.
func (b *Backend) Agents(ctx context.Context) ([]team.Info, error) {
	r, err := b.agents(ctx)
	if err != nil {
		return nil, err
	}
	return r.Infos(), nil
}

// OwnAgents lists the agents that the user made, whole.
func (b *Backend) OwnAgents(ctx context.Context) ([]agents.Own, error) { return b.db.TeamAgents(ctx) }

// PutAgent keeps an agent of the user's: a new one without an id.
func (b *Backend) PutAgent(ctx context.Context, a agents.Own) (agents.Own, error) {
	if err := team.CheckAgentName(a.Name); err != nil {
		return a, err
	}
	for _, s := range shippedAgents() {
		if s.Info().Name == a.Name {
			return a, fault.Newf(fault.Conflict, "There is an agent named %s already.", a.Name).With("field", "name")
		}
	}
	for _, id := range a.Tools {
		if _, ok := b.tools.all().Get(id); !ok {
			return a, fault.Newf(fault.Invalid, "There is no tool named %s.", id).With("field", "tools")
		}
	}
	return hub.Announced(b.hub, "agents", "", func() (agents.Own, error) { return b.db.PutTeamAgent(ctx, a) })
}

// DeleteAgent forgets an agent of the user's.
func (b *Backend) DeleteAgent(ctx context.Context, id int64) error {
	defer b.hub.Changed("agents", "")
	return b.db.DeleteTeamAgent(ctx, id)
}

// A teamEar tells the windows what a round keeps, as its stream.
type teamEar struct{ stream *hub.Stream }

func (e teamEar) Kept(w team.Workflow, logs []team.Log, messages []team.Message) {
	for _, m := range messages {
		e.stream.Emit(event.Event{Name: "message", Data: m})
	}
	for _, l := range logs {
		e.stream.Emit(event.Event{Name: "log", Data: l})
	}
	e.stream.Emit(event.Event{Name: "status", Data: TeamStatusOf(w)})
}

func (e teamEar) Ended() { e.stream.Close() }

// A TeamStatus is what a status poll shows.
type TeamStatus struct {
	ID           string      `json:"id"`
	Status       team.Status `json:"status"`
	CurrentRound int         `json:"currentRound"`
	LastActivity time.Time   `json:"lastActivity"`
	Error        string      `json:"error"`
}

// TeamStatusOf is a head as a poll shows it.
func TeamStatusOf(w team.Workflow) TeamStatus {
	return TeamStatus{ID: w.ID, Status: w.Status, CurrentRound: w.CurrentRound, LastActivity: w.LastActivity, Error: w.Error}
}

// A teamStore lets polls see what was written.
type teamStore struct {
	*store.DB

	polls *polls
}

func (s teamStore) Append(ctx context.Context, c team.Change) ([]team.Message, error) {
	defer s.polls.forget(c.Workflow.ID)
	return s.DB.Append(ctx, c)
}

func (s teamStore) Erase(ctx context.Context, id string) error {
	defer s.polls.forget(id)
	return s.DB.Erase(ctx, id)
}
