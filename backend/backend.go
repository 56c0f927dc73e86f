package backend

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/audio"
	"terzetto/backend/document"
	"terzetto/backend/hub"
	"terzetto/backend/llm"
	"terzetto/backend/llm/demo"
	"terzetto/backend/lock"
	"terzetto/backend/pipeline"
	"terzetto/backend/run"
	"terzetto/backend/secret"
	"terzetto/backend/store"
	"terzetto/backend/team"
	"terzetto/backend/tool"
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
	Tools     []tool.Tool // beside those that ship
	Cores     int         // how many runs may work at once; 0: as many as this computer has cores
	// Memory is what this process holds, in bytes; nil: what the system says.
	Memory  func() (uint64, error)
	Files   document.Limits // of the files given to a team; zero: document.DefaultLimits
	Sound   audio.Device    // nil: the computer's own
	Engines tts.Engines     // nil: those of this computer, and the servers that were added
}

// A Backend is the running program without a door.
type Backend struct {
	config    Config
	db        *store.DB
	vault     *secret.Vault
	client    *llm.Client
	hub       *hub.Hub
	pipeline  *pipeline.Pipeline
	now       func() time.Time
	log       *slog.Logger
	alive     context.Context //nolint:containedctx // the life of the turns, ended by Close
	end       context.CancelFunc
	turns     sync.WaitGroup
	mu        sync.Mutex
	running   map[string]*running
	paused    bool // no turn begins while the file is exchanged
	locks     *lock.Conversations
	ledgers   map[string]*llm.Ledger
	exchanges exchanges
	workflows *workflow.Host
	tools     *toolbox
	runs      atomic.Pointer[run.Processor]
	meter     *run.Meter
	working   bool // runs are carried out
	watches   map[string]map[chan struct{}]struct{}
	calls     calls
	team      *team.Engine
	polls     *polls
	tasks     map[string]*task
	moving    moving
	sampling  sync.Mutex            // one change of the samples at a time
	damage    atomic.Pointer[error] // found after the start
	failing   atomic.Pointer[failing]
	contacts  *llm.Contacts
	recent    *recent
	player    *audio.Player
	voices    tts.Engines
	spoken    *tts.Memory // sounds of the reply that is being read aloud
	wire      *http.Transport
	reading   *reading      // the newest; nil: it was stopped, or there was none
	moved     chan struct{} // holds one: something happened on the channel that reads aloud
	closeOnce sync.Once
	closeErr  error
}

// Open opens the data folder and builds everything on it.
func Open(ctx context.Context, c Config) (*Backend, error) {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	kept := &recent{}
	c.Log = slog.New(listening{c.Log.Handler(), kept})
	vault, err := secret.Open(secret.Options{Dir: c.Dir, Keyring: c.Keyring})
	if err != nil {
		return nil, fmt.Errorf("open the secrets: %w", err)
	}
	db, err := store.OpenOrRecover(ctx, store.Options{
		Dir: c.Dir, Vault: vault, Demo: demo.Target(),
		Log: c.Log, Now: c.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() },
	})
	if err != nil {
		return nil, fmt.Errorf("open the data folder: %w", err)
	}
	if c.Cores == 0 {
		c.Cores = runtime.NumCPU()
	}
	alive, end := context.WithCancel(context.WithoutCancel(ctx))
	contacts := &llm.Contacts{}
	b := &Backend{
		config: c, db: db, vault: vault, hub: hub.New(), now: c.Now, log: c.Log, alive: alive, end: end,
		running: map[string]*running{}, locks: lock.New(alive.Done()), ledgers: map[string]*llm.Ledger{},
		meter: run.NewMeter(c.Now), watches: map[string]map[chan struct{}]struct{}{},
		tasks: map[string]*task{}, contacts: contacts, recent: kept, calls: calls{}, polls: &polls{},
		spoken: &tts.Memory{}, wire: newSpeechWire(), moved: make(chan struct{}, 1),
		client: llm.NewClient(llm.Options{
			Transports: map[string]http.RoundTripper{
				demo.Origin: demo.Transport(demo.Options{Pace: c.DemoPace, Seed: rand.Uint64(), Now: c.Now}),
			},
			Log: c.Log, Now: c.Now, Contacts: contacts,
		}),
	}
	b.voices = c.Engines
	if b.voices == nil {
		b.voices = b.engines
	}
	if c.Workflows == nil {
		c.Workflows = Workflows(b.voices, b.spoken)
	}
	if b.workflows, err = b.newHost(c.Workflows); err != nil {
		end()
		return nil, errors.Join(err, db.Close())
	}
	if b.tools, err = b.newToolbox(ctx); err != nil {
		end()
		return nil, errors.Join(err, db.Close())
	}
	b.runs.Store(b.newRuns())
	b.team = b.newEngine()
	if err := b.recoverTeams(ctx); err != nil {
		c.Log.LogAttrs(ctx, slog.LevelError, "teamwork could not be recovered", slog.Any("err", err))
	}
	b.player = newPlayer(b)
	b.turns.Go(b.watchForDamage)
	b.pipeline = &pipeline.Pipeline{
		Store: db, Client: b.client, Workflows: b.workflows, Ledger: b.ledger, Keep: b.exchanges.keep, Log: c.Log, Now: c.Now, Rand: rand.IntN,
	}
	return b, nil
}

// Close stops the turns, waits until they are saved, and closes the store. It may
// be called more than once.
func (b *Backend) Close() error {
	b.closeOnce.Do(func() {
		b.end()
		b.processor().Close()
		b.player.Close()
		b.turns.Wait()
		b.closeEngine()
		b.tools.close()
		b.client.Close()
		b.wire.CloseIdleConnections()
		b.moving.end(b.config.Dir)
		b.closeErr = b.db.Close()
	})
	return b.closeErr
}

// watchForDamage waits for the store's own look over the file, which a quick start
// leaves to the background.
func (b *Backend) watchForDamage() {
	select {
	case err := <-b.db.Damaged():
		b.log.LogAttrs(b.alive, slog.LevelError, "the database is damaged", slog.Any("err", err))
		b.damage.Store(&err)
		b.hub.Changed("status", "")
	case <-b.alive.Done():
	}
}

// Listen walks everything that the window is told from now on, until ctx ends.
func (b *Backend) Listen(ctx context.Context) iter.Seq[[]hub.Push] { return b.hub.All(ctx) }

// keepLedgers bounds the cache ledgers in memory. One holds a few bytes for each
// message of a conversation; a conversation that returns later starts a new one.
const keepLedgers = 32

func (b *Backend) ledger(conversation string) *llm.Ledger {
	b.mu.Lock()
	defer b.mu.Unlock()
	if l := b.ledgers[conversation]; l != nil {
		return l
	}
	for id := range b.ledgers {
		if len(b.ledgers) < keepLedgers {
			break
		}
		delete(b.ledgers, id)
	}
	l := llm.NewLedger()
	b.ledgers[conversation] = l
	return l
}
