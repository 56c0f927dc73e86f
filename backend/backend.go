package backend

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/audio"
	"terzetto/backend/automation"
	"terzetto/backend/budget"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
	"terzetto/backend/embedding"
	"terzetto/backend/health"
	"terzetto/backend/hub"
	"terzetto/backend/library"
	"terzetto/backend/llm"
	"terzetto/backend/llm/demo"
	"terzetto/backend/lock"
	"terzetto/backend/narration"
	"terzetto/backend/run"
	"terzetto/backend/secret"
	"terzetto/backend/store"
	"terzetto/backend/teamwork"
	"terzetto/backend/tool"
	"terzetto/backend/transfer"
	"terzetto/backend/turns"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/tts"
)

// Config is what the program tells the backend once.
type Config struct {
	Dir      string // the data folder; made when it is missing
	Version  string
	Log      *slog.Logger
	Now      func() time.Time // nil: the clock
	DemoPace time.Duration    // between the demo model's tokens
	Keyring  secret.Keyring   // nil: the system's
	Ports    []int            // where Discover looks besides the known ports
	// Workflows are the plug-ins; nil: those that ship.
	Workflows []workflow.Workflow
	Tools     []tool.Tool   // beside those that ship
	Patience  time.Duration // how long a turn goes on while nothing listens; 0: turns.Patience
	Cores     int           // how many runs may work at once; 0: as many as this computer has cores
	// Memory is what this process holds, in bytes; nil: what the system says.
	Memory  func() (uint64, error)
	Files   document.Limits // of the files given to a team; zero: document.DefaultLimits
	Sound   audio.Device    // nil: the computer's own
	Engines tts.Engines     // nil: those of this computer, and the servers that were added
	Door    *health.Door    // nil: other programs cannot reach this one
}

// A Backend is the running program without a door: its services, and what they share.
type Backend struct {
	Turns      *turns.Service
	Automation *automation.Service
	Teamwork   *teamwork.Service
	Narration  *narration.Service
	Meaning    *embedding.Service
	Library    *library.Service
	Transfer   *transfer.Service
	Health     *health.Service

	Hub    *hub.Hub     // everything that the windows are told
	Log    *slog.Logger // where the doors log
	Folder string       // where everything is kept

	Fonts *produce.Fonts // of this computer

	end    context.CancelFunc
	closes []func() error // in the order of opening
	close  func() error   // once
}

// Open opens the data folder and builds everything on it.
func Open(ctx context.Context, c Config) (*Backend, error) {
	recent := &health.RecentErrors{}
	c = c.withDefaults(recent)
	vault, err := secret.Open(secret.Options{Dir: c.Dir, Keyring: c.Keyring})
	if err != nil {
		return nil, fmt.Errorf("open the secrets: %w", err)
	}
	files := budget.New(budget.Files)
	db, err := store.OpenOrRecover(ctx, store.Options{
		Dir: c.Dir, Vault: vault, Demo: demo.Target(), Memory: files,
		Log: c.Log, Now: c.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() },
	})
	if err != nil {
		return nil, fmt.Errorf("open the data folder: %w", err)
	}
	alive, end := context.WithCancel(context.WithoutCancel(ctx))
	b := &Backend{Hub: hub.New(), Log: c.Log, Folder: c.Dir, end: end, closes: []func() error{db.Close}}
	b.close = sync.OnceValue(b.closeAll)
	if whole, err := filepath.Abs(c.Dir); err == nil {
		b.Folder = whole
	}
	if err := b.openServices(alive, c, db, vault, files, recent); err != nil {
		return nil, errors.Join(err, b.Close())
	}
	return b, nil
}

func (c Config) withDefaults(recent *health.RecentErrors) Config {
	if c.Now == nil {
		c.Now = time.Now
	}
	c.Log = cmp.Or(c.Log, slog.New(slog.DiscardHandler))
	c.Log = slog.New(recent.Handler(c.Log.Handler()))
	c.Cores = cmp.Or(c.Cores, runtime.NumCPU())
	return c
}

// agent is what the program calls itself to the servers that it asks. They need not know the revision.
func (c Config) agent() string {
	number, _, _ := strings.Cut(c.Version, "+")
	return "Terzetto/" + cmp.Or(number, "dev")
}

// openServices builds each service on those that are there already. ctx is the life of
// everything that runs. What a service needs of a later one is asked when it works. It is long
// because it is the one place that knows every service.
func (b *Backend) openServices(ctx context.Context, c Config, db *store.DB, vault *secret.Vault, files *budget.Budget, recent *health.RecentErrors) error {
	agent := c.agent()
	contacts, locks := &llm.Contacts{}, lock.New(ctx.Done())
	client := llm.NewClient(llm.Options{
		Transports: map[string]http.RoundTripper{
			demo.Origin: demo.Transport(demo.Options{Pace: c.DemoPace, Seed: rand.Uint64(), Now: c.Now}),
		},
		Agent: agent, Log: c.Log, Now: c.Now, Contacts: contacts, Ports: append(llm.KnownPorts(), c.Ports...),
		Keep: func(t llm.Target, known llm.Capabilities) {
			t.Capabilities = known
			if err := db.KeepCapabilities(context.WithoutCancel(ctx), t); err != nil {
				c.Log.LogAttrs(ctx, slog.LevelWarn, "keep what a model can do", slog.Any("model", t), slog.Any("err", err))
			}
		},
	})
	b.opened(client.Close)
	var plugins *workflow.Host
	b.Narration = narration.New(ctx, narration.Options{
		Dir: c.Dir, Agent: agent, Store: db, Hub: b.Hub, Contacts: contacts, Device: c.Sound, Engines: c.Engines, Ports: c.Ports, Log: c.Log, Now: c.Now,
		State: func() (workflow.State, bool) {
			w, ok := plugins.Registry.Get(tts.ID)
			return plugins.Kit(w, workflow.Model{}).State, ok
		},
	})
	b.opened(b.Narration.Close)
	if c.Workflows == nil {
		c.Workflows = Workflows(b.Narration.Engines, b.Narration.Memory)
	}
	plugins, err := newHost(c.Workflows, db, b.Hub, c.Log)
	if err != nil {
		return err
	}
	b.Health = health.New(ctx, health.Options{
		Dir: c.Dir, Version: c.Version, Store: db, Vault: vault, Hub: b.Hub, Client: client, Contacts: contacts, Errors: recent,
		Engines: b.Narration.Engines, Door: c.Door, Log: c.Log, Now: c.Now,
	})
	b.opened(b.Health.Close)
	b.Fonts = produce.SystemFonts()
	fonts := b.Fonts
	b.Automation, err = automation.New(ctx, automation.Options{
		Dir: c.Dir, Version: c.Version, Agent: agent, Store: db, Hub: b.Hub, Locks: locks, Client: client, Contacts: contacts,
		Cores: c.Cores, Tools: c.Tools, Fonts: fonts, Budget: files, Log: c.Log, Now: c.Now, Speak: b.Narration.Say,
		FileSet: func(team string) (tool.FileSet, bool) { return b.Teamwork.FileSet(team) },
	})
	if err != nil {
		return err
	}
	b.opened(b.Automation.Close)
	b.Teamwork = teamwork.New(ctx, teamwork.Options{
		Dir: c.Dir, Store: db, Hub: b.Hub, Model: client, Target: b.Automation.Target, Tools: b.Automation.Tools,
		Runs: b.teamRuns(), Files: c.Files, Budget: files, Memory: c.Memory, Fonts: fonts, Log: c.Log, Now: c.Now,
	})
	b.opened(b.Teamwork.Close)
	b.Meaning = embedding.New(ctx, embedding.Options{
		Store: db, Hub: b.Hub, Client: client, Quiet: func(ctx context.Context) error { return b.Turns.Quiet(ctx) }, Log: c.Log, Now: c.Now,
	})
	b.opened(b.Meaning.Close)
	b.Turns = turns.New(ctx, turns.Options{
		Store: db, Hub: b.Hub, Locks: locks, Client: client, Workflows: plugins, Meaning: b.Meaning, Log: c.Log, Now: c.Now,
		Narrator: narrator{b.Narration}, Ended: b.Health.TurnEnded, Offer: b.Automation.Offer, Patience: c.Patience,
	})
	b.opened(b.Turns.Close)
	b.Library = library.New(library.Options{
		Store: db, Hub: b.Hub, Locks: locks, Client: client, Workflows: plugins, Budget: files, Log: c.Log, Now: c.Now,
		Turns: b.Turns, Forget: b.Turns.WireLog.Forget, Teamwork: b.Teamwork, Model: b.Turns.Model, Embed: b.Meaning.Wake,
	})
	b.Transfer = transfer.New(transfer.Options{
		Dir: c.Dir, Version: c.Version, Store: db, Vault: vault, Hub: b.Hub, Now: c.Now, Fonts: fonts, Budget: files,
		Pauses: []func(context.Context) (func(), error){b.Turns.Pause, b.Teamwork.Pause, b.Automation.Pause, b.Narration.Pause, b.Health.Pause, b.Meaning.Pause},
	})
	b.opened(b.Transfer.Close)
	return nil
}

func (b *Backend) opened(end func()) {
	b.closes = append(b.closes, func() error { end(); return nil })
}

// Close ends everything that runs, waits until it is stored, and closes the services and
// then the store. It may be called more than once.
func (b *Backend) Close() error { return b.close() }

func (b *Backend) closeAll() (err error) {
	b.end()
	for _, end := range slices.Backward(b.closes) {
		err = errors.Join(err, end())
	}
	return err
}

// teamRuns gives the team the runs of this moment.
func (b *Backend) teamRuns() teamwork.Runs {
	a := b.Automation
	return teamwork.Runs{
		Enter: func(ctx context.Context, id string) (leave func(), err error) { return a.Verbs().Gate().Enter(ctx, id) },
		Start: func(ctx context.Context, n run.New) (run.Run, error) { return a.Begin(ctx, n, "") },
		Until: a.Until,
		Halt:  func(ctx context.Context, id string) (run.Run, error) { return a.Verbs().Halt(ctx, id) },
	}
}

// A narrator lets turns be read aloud.
type narrator struct{ *narration.Service }

// Follow implements turns.Narrator.
func (n narrator) Follow(ctx context.Context, conversation string) turns.Listener {
	return n.Service.Follow(ctx, conversation)
}
