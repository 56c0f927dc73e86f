package backend

import (
	"cmp"
	"context"
	crand "crypto/rand"
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

	"terzetto/backend/base/contact"

	"github.com/google/uuid"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/mask"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/base/secret"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/run"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/core/turn"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/produce"
	"terzetto/backend/document/search"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
	"terzetto/backend/service/embedding"
	"terzetto/backend/service/flows"
	"terzetto/backend/service/habits"
	"terzetto/backend/service/health"
	"terzetto/backend/service/library"
	"terzetto/backend/service/localmodel"
	"terzetto/backend/service/memory"
	"terzetto/backend/service/modeltest"
	"terzetto/backend/service/narration"
	"terzetto/backend/service/quickreplies"
	"terzetto/backend/service/runs"
	"terzetto/backend/service/teams"
	"terzetto/backend/service/toolbox"
	"terzetto/backend/service/transfer"
	"terzetto/backend/service/turns"
	"terzetto/backend/sound/audio"
	"terzetto/backend/store"
	"terzetto/backend/tool"
	"terzetto/backend/tool/model"
)

// Config is what the program tells the backend once.
type Config struct {
	Dir      string // the data folder; made when it is missing
	Version  string
	Log      *slog.Logger
	Now      func() time.Time // nil: the clock
	DemoPace time.Duration    // between the demo model's tokens
	Keyring  secret.Keyring   // nil: the system's
	Ports    []int            // where Discover looks for servers on this computer; nil: where they usually listen
	Plugins  []plugin.Plugin  // nil: those that ship
	Tools    []tool.Tool      // beside those that ship
	Patience time.Duration    // how long a turn goes on while nothing listens; 0: turns.Patience
	Idle     time.Duration    // how long nothing must happen before a summary is written again; 0: turns.Idle
	Cores    int              // how many runs may work at once; 0: as many as this computer has cores
	// Memory is what this process holds, in bytes; nil: what the system says.
	Memory  func() (uint64, error)
	Files   document.Limits // of the files given to a team; zero: document.DefaultLimits
	Sound   audio.Device    // nil: the computer's own
	Engines tts.Engines     // nil: those of this computer, and the servers that were added
	Door    *health.Door    // nil: other programs cannot reach this one
	Local   LocalModels     // about the models that Terzetto runs itself
	Secrets *mask.Masker    // of the process, which also masks its log; nil: one of its own
}

// LocalModels say what the computer is for the models that Terzetto runs itself. Zeros are this computer as it is.
type LocalModels struct {
	Pins     localserver.Pins
	Offers   []shelf.Offer
	Sites    localmodel.Sites
	Machine  localserver.Machine
	Computer func(context.Context) gguf.Computer `json:"-"`
	Home     string
	Environ  func(string) string `json:"-"`
}

// A Backend is one open database: the services on it, and what they share. Whatever is keyed by an id of the database
// ends with it.
type Backend struct {
	Turns      *turns.Service
	Runs       *runs.Service
	Flows      *flows.Service
	Toolbox    *toolbox.Service
	Teams      *teams.Service
	Narration  *narration.Service
	Library    *library.Service
	LocalModel *localmodel.Service
	ModelTest  *modeltest.Service
	Transfer   *transfer.Service
	Health     *health.Service

	QuickReplies *quickreplies.Service

	Readers
	Doors

	life life
}

// Readers are the services that read what conversations say, and keep what they find there.
type Readers struct {
	Embedding *embedding.Service
	Habits    *habits.Service
	Memory    *memory.Service
}

// Doors are what the doors to a backend have of it beside its services.
type Doors struct {
	Hub     *hub.Hub     // everything that the windows hear
	Log     *slog.Logger // where the doors log
	Secrets *mask.Masker // takes secrets out of what the doors answer

	Tasks *lifecycle.Tasks[llm.ProbeStep] // which a person may watch and stop
}

// A life is how long a backend is open.
type life struct {
	alive  context.Context //nolint:containedctx // of everything that runs, ended by Close
	closes []func() error  // in the order of opening
	close  func() error    // once
}

// Open opens the data folder for one command, and builds everything on it.
func Open(ctx context.Context, c Config) (*Backend, error) {
	s, err := share(ctx, c)
	if err != nil {
		return nil, err
	}
	b, err := s.open(ctx, store.OpenOrRecover)
	if err != nil {
		return nil, errors.Join(err, s.hold.Release())
	}
	b.life.closes = slices.Insert(b.life.closes, 0, s.hold.Release)
	return b, nil
}

// A shared is what a process has one of, whichever database is open.
type shared struct {
	config   Config
	hold     *store.Hold // on the data folder
	vault    *secret.Vault
	memory   *memlimit.Budget // that reading files takes
	contacts *contact.List    // every host that was contacted since the start
	recent   *health.RecentErrors
	fonts    *produce.Fonts
}

func share(ctx context.Context, c Config) (*shared, error) {
	s := &shared{memory: memlimit.New(memlimit.Files), contacts: &contact.List{}, recent: &health.RecentErrors{}, fonts: produce.SystemFonts()}
	s.config = c.withDefaults(s.recent)
	var err error
	if s.hold, err = store.TakeHold(ctx, c.Dir, s.config.Log); err != nil {
		return nil, fmt.Errorf("open the data folder: %w", err)
	}
	if s.vault, err = secret.Open(secret.Options{Dir: c.Dir, Keyring: c.Keyring}); err != nil {
		return nil, errors.Join(fmt.Errorf("open the secrets: %w", err), s.hold.Release())
	}
	return s, nil
}

// opener opens the database of a folder: store.Open, or store.OpenOrRecover.
type opener = func(context.Context, store.Options) (*store.DB, error)

// open opens the database and builds everything on it.
func (s *shared) open(ctx context.Context, database opener) (*Backend, error) {
	c := s.config
	db, err := database(ctx, store.Options{
		Dir: c.Dir, Vault: s.vault, Demo: demo.Target(), Memory: s.memory, Hold: s.hold, Secrets: c.Secrets,
		Log: c.Log, Now: c.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() },
	})
	if err != nil {
		return nil, fmt.Errorf("open the data folder: %w", err)
	}
	alive, end := context.WithCancel(context.WithoutCancel(ctx))
	pushes := hub.New(crand.Text())
	b := &Backend{
		Doors: Doors{
			Hub: pushes, Log: c.Log, Secrets: c.Secrets,
			Tasks: lifecycle.NewTasks[llm.ProbeStep](func(id string) { pushes.Announce("task", id) }),
		},
		life: life{alive: alive, closes: []func() error{func() error { pushes.Close(); return nil }, db.Close}},
	}
	b.life.close = sync.OnceValue(b.closeAll)
	err = b.openServices(alive, s, db)
	b.addCloser(end) // what runs ends before anything is closed
	if err != nil {
		return nil, errors.Join(err, b.Close())
	}
	return b, nil
}

func absolute(dir string) string {
	if path, err := filepath.Abs(dir); err == nil {
		return path
	}
	return dir
}

func (c Config) withDefaults(recent *health.RecentErrors) Config {
	if c.Now == nil {
		c.Now = time.Now
	}
	c.Log = cmp.Or(c.Log, slog.New(slog.DiscardHandler))
	c.Log = slog.New(recent.Handler(c.Log.Handler()))
	if c.Secrets == nil {
		c.Secrets = &mask.Masker{}
	}
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
func (b *Backend) openServices(ctx context.Context, s *shared, db *store.DB) error {
	c, contacts, files, fonts := s.config, s.contacts, s.memory, s.fonts
	agent, locks := c.agent(), lifecycle.NewConversationLocks(ctx.Done())
	if c.Local.Pins.Tag == "" {
		c.Local = exampleModels(c.Local)
	}
	local, err := b.localOptions(c, db, contacts)
	if err != nil {
		return err
	}
	b.LocalModel = localmodel.New(ctx, local)
	b.addCloser(b.LocalModel.Close)
	client := llm.NewClient(llm.Options{
		Transports: map[string]http.RoundTripper{
			localmodel.Origin: b.LocalModel.Transport(),
			demo.Origin:       demo.Transport(demo.Options{Pace: c.DemoPace, Seed: rand.Uint64(), Now: c.Now}),
		},
		Agent: agent, Secrets: c.Secrets, Log: c.Log, Now: c.Now, Contacts: contacts, Ports: c.Ports,
		Keep: func(t llm.Target, known llm.Capabilities) {
			t.Capabilities = known
			if err := db.Settings.KeepCapabilities(context.WithoutCancel(ctx), t); err != nil {
				c.Log.LogAttrs(ctx, slog.LevelWarn, "keep what a model can do", slog.Any("model", t), slog.Any("err", err))
			}
		},
	})
	b.addCloser(client.Close)
	var plugins *plugin.Host
	b.Narration = narration.New(ctx, narration.Options{
		Dir: c.Dir, Agent: agent, Store: db, Hub: b.Hub, Secrets: c.Secrets, Contacts: contacts, Device: c.Sound, Engines: c.Engines, Ports: c.Ports, Log: c.Log, Now: c.Now,
		State: func() (plugin.State, bool) {
			w, ok := plugins.Registry.Get(tts.ID)
			return plugins.Kit(w, plugin.Model{}).State, ok
		},
	})
	b.addCloser(b.Narration.Close)
	if c.Plugins == nil {
		c.Plugins = Plugins(b.Narration.Engines, b.Narration.Memory)
	}
	plugins, err = newHost(c.Plugins, db, b.Hub, c.Log)
	if err != nil {
		return err
	}
	b.addCloser(plugins.Close)
	b.Health = health.New(ctx, health.Options{
		Dir: c.Dir, Version: c.Version, Store: db, Vault: s.vault, Hub: b.Hub, Client: client, Contacts: contacts, Errors: s.recent,
		Engines: b.Narration.Engines, Door: c.Door, Log: c.Log, Now: c.Now,
	})
	b.addCloser(b.Health.Close)
	tools := func() *tool.Registry { return b.Toolbox.Tools() }
	b.Toolbox = toolbox.New(toolbox.Options{
		Dir: c.Dir, Version: c.Version, Agent: agent, Store: db, Hub: b.Hub, Contacts: contacts, Fonts: fonts, Budget: files, Secrets: c.Secrets,
		Log: c.Log, Now: c.Now, FolderChanged: func(ctx context.Context) { b.Runs.Triggers.WatchFolders(ctx) },
		Answerer: func(ctx context.Context, conversation string) (llm.Target, error) {
			writer, err := db.Turns.Writer(ctx, conversation)
			writer.Capabilities = client.Capabilities(writer)
			return writer, err
		},
	})
	b.addCloser(b.Toolbox.Close)
	b.Flows = flows.New(ctx, flows.Options{
		Hub: b.Hub, Tasks: b.Tasks, Model: model.Metered{Client: client}, Target: b.modelTarget, Tools: tools, Budget: files, Log: c.Log, Now: c.Now,
		Runs: b.runsOfFlows(), Workflow: func(ctx context.Context, name string) (run.Workflow, error) {
			return b.Runs.Workflows.FindByName(ctx, name)
		},
	})
	b.addCloser(b.Flows.Close)
	b.Runs = runs.New(ctx, runs.Options{
		Dir: c.Dir, Store: db, Hub: b.Hub, Locks: locks, Model: model.Metered{Client: client}, Target: b.modelTarget, Tools: tools, Cores: c.Cores,
		Secrets: c.Secrets, Log: c.Log, Now: c.Now, CheckFlow: b.Flows.CheckStored,
		FileSet: func(team string) (tool.FileSet, bool) { return b.Teams.FileSet(team) },
	})
	b.addCloser(b.Runs.Close)
	if err := b.Toolbox.Fill(ctx, b.serviceTools(client), c.Tools); err != nil {
		return err
	}
	b.Teams = teams.New(ctx, teams.Options{
		Dir: c.Dir, Store: db, Hub: b.Hub, Model: client, Target: b.modelTarget, Tools: tools,
		Runs: b.runsOfTeams(), Files: c.Files, Budget: files, Memory: c.Memory, Fonts: fonts, Log: c.Log, Now: c.Now,
		Near: func(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error) {
			return b.Embedding.FindNear(ctx, hashes, question, limit)
		},
	})
	b.addCloser(b.Teams.Close)
	b.Embedding = embedding.New(ctx, embedding.Options{
		Store: db, Hub: b.Hub, Client: client, Quiet: func(ctx context.Context) error { return b.Turns.Quiet(ctx) }, Log: c.Log, Now: c.Now,
	})
	b.addCloser(b.Embedding.Close)
	b.Turns = turns.New(ctx, turns.Options{
		Store: db, Hub: b.Hub, Locks: locks, Client: client, Plugins: plugins, Meaning: b.Embedding, Near: b.Embedding, Log: c.Log, Now: c.Now,
		Narrator: narrator{b.Narration}, Ended: func(ctx context.Context, err error) { b.Health.TurnEnded(ctx, err); b.Habits.Wake() }, Offer: b.Runs.Offer, Patience: c.Patience, Idle: c.Idle,
		Tools:    &toolchat.Toolbox{Tools: tools, Store: db.Calls, Now: c.Now, Prepare: b.Toolbox.Prepare},
		OnDemand: func(ctx context.Context, c plugin.Chore) error { return b.Library.Plugins.Do(ctx, c) },
	})
	b.addCloser(b.Turns.Close)
	b.Library = library.New(library.Options{
		Store: db, Hub: b.Hub, Locks: locks, Client: client, Plugins: plugins, Budget: files, Log: c.Log, Now: c.Now,
		Turns: b.Turns, Forget: b.Turns.WireLog.Forget, Team: b.Teams, Model: b.Turns.Model, Embed: b.Embedding.Wake, Near: b.Embedding.FindMessages,
	})
	b.QuickReplies = quickreplies.New(quickreplies.Options{
		Store: db, Hub: b.Hub, Locks: locks, Model: b.Turns.Model, Log: c.Log, Now: c.Now,
		Play: func(ctx context.Context, r turn.Request) error { return turns.Play(ctx, b.Turns, r) }, During: b.Turns.During,
	})
	b.Habits = habits.New(ctx, habits.Options{
		Store: db, Hub: b.Hub, Quiet: b.Turns.Quiet, Log: c.Log, Demo: demo.Model,
		Phrases: b.Library.Phrases.Repository,
	})
	b.addCloser(b.Habits.Close)
	b.Memory = memory.New(memory.Options{Store: db, Hub: b.Hub})
	b.ModelTest = modeltest.New(ctx, modeltest.Options{Store: db, Hub: b.Hub, Client: client, Plugins: plugins, Log: c.Log, Now: c.Now})
	b.addCloser(b.ModelTest.Close)
	b.Transfer = transfer.New(transfer.Options{
		Dir: c.Dir, Version: c.Version, Store: db, Vault: s.vault, Hub: b.Hub, Now: c.Now, Fonts: fonts, Budget: files,
	})
	b.addCloser(b.Transfer.Close)
	b.LocalModel.StartChosen()
	return nil
}

// localOptions are those of the service that runs models, which is opened before what it works for.
func (b *Backend) localOptions(c Config, db *store.DB, contacts *contact.List) (localmodel.Options, error) {
	o := localmodel.Options{
		Dir: c.Dir, Agent: c.agent(), Store: db, Hub: b.Hub, Contacts: contacts, Log: c.Log, Now: c.Now,
		Choose: func(ctx context.Context, endpoint int64, model string) error {
			_, err := b.Library.Settings.Use(ctx, endpoint, model)
			return err
		},
		Working: func() bool {
			return b.Turns.CountRunning() > 0 || b.ModelTest.Running() || b.Runs.Processor.Gate().State().Active > 0
		},
		Pins: c.Local.Pins, Offers: c.Local.Offers, Sites: c.Local.Sites, Machine: c.Local.Machine, Computer: c.Local.Computer, Home: c.Local.Home, Environ: c.Local.Environ,
	}
	return o.OfThisComputer()
}

func (b *Backend) addCloser(end func()) {
	b.life.closes = append(b.life.closes, func() error { end(); return nil })
}

// Close ends everything that runs, waits until it is stored, and closes the services and
// then the store. It may be called more than once.
func (b *Backend) Close() error { return b.life.close() }

func (b *Backend) closeAll() (err error) {
	for _, end := range slices.Backward(b.life.closes) {
		err = errors.Join(err, end())
	}
	return err
}

// Explain says of the failure of an operation whether its database was closed under it, which is then why it failed.
func (b *Backend) Explain(err error) error {
	if err == nil || b.life.alive.Err() == nil {
		return err
	}
	return noDatabase().Because(err)
}

// enter waits at the gate of the runs.
func (b *Backend) enter(ctx context.Context, id string) (leave func(), err error) {
	return b.Runs.Processor.Gate().Enter(ctx, id)
}

// runsOfFlows gives the flows what they need of the runs, which are opened later.
func (b *Backend) runsOfFlows() flows.Runs {
	return flows.Runs{
		Enter: b.enter,
		Begin: func(ctx context.Context, n run.New, announce string) (run.Run, error) {
			return b.Runs.Begin(ctx, n, announce)
		},
		Until: func(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error) {
			return b.Runs.Until(ctx, id, so)
		},
		Halt: func(ctx context.Context, id string) (run.Run, error) { return b.Runs.Processor.Halt(ctx, id) },
	}
}

// runsOfTeams gives the teams what they need of the runs.
func (b *Backend) runsOfTeams() teams.Runs {
	return teams.Runs{
		Enter: b.enter,
		Start: func(ctx context.Context, n run.New) (run.Run, error) { return b.Runs.Begin(ctx, n, "") },
		Until: b.Runs.Until, Halt: b.Runs.Processor.Halt,
	}
}

// serviceTools are the tools that use a service, in the order in which a window lists them.
func (b *Backend) serviceTools(client *llm.Client) []tool.Tool {
	return []tool.Tool{
		b.Runs.MessageTool(), b.Runs.WorkflowsTool(), b.Runs.WorkflowTool(), b.Flows.Tool(), tool.AskPerson(), tool.Speak(b.Narration.Say, b.Narration.CanSay), b.Runs.AssistantTool(),
		model.Tool(model.Options{Client: model.Metered{Client: client}, Target: b.modelTarget}),
		tool.Notify(func(text string) int { return b.Hub.Notify(hub.Notice{Text: text}) }),
		tool.SearchConversations(func(ctx context.Context, ask search.Ask) (search.Found, error) { return b.Library.Search(ctx, ask) }, b.Runs.HasConversation),
	}
}

// modelTarget says how to call a model by its name.
func (b *Backend) modelTarget(ctx context.Context, name string) (llm.Target, error) {
	return b.Library.Endpoints.Target(ctx, name)
}

// A narrator lets turns be read aloud.
type narrator struct{ *narration.Service }

// Follow implements turns.Narrator.
func (n narrator) Follow(ctx context.Context, conversation string) turns.Listener {
	return n.Service.Follow(ctx, conversation)
}
