package localmodel

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"path/filepath"
	"sync"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/process"
	"terzetto/backend/chat"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/huggingface"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/model/shelf"
	"terzetto/backend/store"
	"terzetto/backend/store/secrets"
)

const (
	// Origin is where Transport answers.
	Origin = serverurl.ThisComputer
	// URL is the address of the endpoint.
	URL = Origin + "/v1"
	// endpointName is what a person reads of it.
	endpointName = "This computer"
)

// Sites are where programs and models come from; empty: their usual hosts. A mirror needs no trust for the engine, whose hash
// is checked.
type Sites struct {
	Release string // of the engine's releases
	Newest  string // of the question for the newest one
	Models  string // of Hugging Face, or a mirror
}

// Options are what the service works with.
type Options struct {
	Dir      string
	Agent    string
	Store    *store.DB
	Hub      *hub.Hub
	Contacts *contact.List
	Choose   func(ctx context.Context, endpoint int64, model string) error // makes a model the one that answers
	Working  func() bool                                                   // anything that may ask a model soon is at work
	Computer func(ctx context.Context) gguf.Computer                       // its memory at this moment, without a graphics card
	Machine  localserver.Machine
	Pins     localserver.Pins
	Offers   []shelf.Offer
	Sites    Sites
	Environ  func(name string) string
	Home     string
	Keeper   string // see process.StartBound
	Log      *slog.Logger
	Now      func() time.Time
	Idle     time.Duration   // how long a server stays loaded that nobody uses; 0: as the person chose
	Pauses   []time.Duration // before a server that ended by itself is started again; nil: a second, five, thirty
}

// A Service runs models on this computer.
type Service struct {
	o         Options
	group     *lifecycle.Group
	changed   *throttle
	chat      *runner
	meaning   *runner
	files     *shelf.Finder
	engines   *engines
	downloads *downloads
	pending   pending

	mu       sync.Mutex
	note     string // what was done differently than asked for, in a sentence
	fetchers map[string]*fetch.Fetcher
}

// New makes the service. Its work ends with ctx, or with Close. What a Terzetto that was killed left running is ended, and
// what it was downloading goes on.
func New(ctx context.Context, o Options) *Service {
	s := &Service{o: o, group: lifecycle.New(ctx), files: shelf.New(), fetchers: map[string]*fetch.Fetcher{}, pending: pending(filepath.Join(o.Dir, "downloads"))}
	s.changed = newThrottle(s.group, func() { o.Hub.Announce("engine", "") })
	s.chat, s.meaning = newRunner(s), newRunner(s)
	s.engines = &engines{service: s, unusable: map[string]bool{}}
	s.downloads = &downloads{service: s, turn: make(chan struct{}, 1)}
	for _, program := range localserver.EndStrays(ctx, o.Dir) {
		o.Log.LogAttrs(ctx, slog.LevelInfo, "ended a local server that an earlier start had left", slog.String("program", program))
	}
	s.engines.resume()
	s.downloads.resumeAll()
	return s
}

// Close ends everything that runs.
func (s *Service) Close() {
	s.group.Close()
	s.chat.close()
	s.meaning.close()
}

// StartChosen loads the model that answers, where a person wishes that at the start of the program.
func (s *Service) StartChosen() {
	s.group.Go(func(ctx context.Context) {
		settings, err := s.o.Store.Settings.LiveSettings(ctx)
		if err != nil || !settings.LocalModels.StartWith || settings.EndpointURL != URL {
			return
		}
		if entry, ok := s.find(ctx, settings.ModelName); ok {
			s.chat.begin(entry, 0)
		}
	})
}

// Transport answers the requests of the endpoint.
func (s *Service) Transport() http.RoundTripper { return transport{s} }

// choices are what a person chose.
func (s *Service) choices(ctx context.Context) (chat.LocalModels, error) {
	settings, err := s.o.Store.Settings.Settings(ctx)
	if err != nil {
		return chat.LocalModels{}, fmt.Errorf("read the choices for local models: %w", err)
	}
	return settings.LocalModels, nil
}

// idle is how long a server stays loaded that nobody uses; 0: for ever.
func (s *Service) idle() time.Duration {
	if s.o.Idle > 0 {
		return s.o.Idle
	}
	choices, err := s.choices(s.group.Context())
	if err != nil {
		return 0
	}
	return time.Duration(choices.Idle) * time.Minute
}

// change changes what a person chose.
func (s *Service) change(ctx context.Context, edit func(*chat.LocalModels)) error {
	choices, err := s.choices(ctx)
	if err != nil {
		return err
	}
	edit(&choices)
	patch, err := json.Marshal(map[string]any{"local_models": choices})
	if err != nil {
		return fmt.Errorf("write the choices for local models: %w", err)
	}
	_, err = s.o.Store.Settings.UpdateSettings(ctx, patch)
	return s.o.Hub.AnnounceUnless(err, "settings", "") //nolint:wrapcheck // a fault of the settings
}

// folder is that of our own models.
func (s *Service) folder(choices chat.LocalModels) string {
	return cmp.Or(choices.Folder, filepath.Join(s.o.Dir, "models"))
}

// fetcher downloads into a folder. What has not come to its end lies beside it, on the same disk.
func (s *Service) fetcher(folder string) *fetch.Fetcher {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.fetchers[folder] == nil {
		s.fetchers[folder] = fetch.New(fetch.Options{
			Dir: filepath.Join(folder, ".incoming"), Agent: s.o.Agent, FreeDisk: process.FreeDisk, Now: s.o.Now, Log: s.o.Log,
			Contacted: func(host string, answered bool) { s.o.Contacts.Note(host, contact.Download, answered, s.o.Now()) },
		})
	}
	return s.fetchers[folder]
}

// hub is Hugging Face, as the person that the environment names.
func (s *Service) hub(folder string) huggingface.Client {
	return huggingface.Client{Endpoint: s.o.Sites.Models, Token: s.o.Environ("HF_TOKEN"), Fetcher: s.fetcher(folder)}
}

// endpoint is the row of the endpoint, which is made when it is first needed.
func (s *Service) endpoint(ctx context.Context) (chat.Endpoint, error) {
	all, err := s.o.Store.Secrets.Endpoints(ctx)
	if err != nil {
		return chat.Endpoint{}, fmt.Errorf("list the servers: %w", err)
	}
	for _, e := range all {
		if e.URL == URL {
			return e, nil
		}
	}
	name, url := endpointName, URL
	return hub.Announce(s.o.Hub, "endpoints", "", func() (chat.Endpoint, error) {
		return s.o.Store.Secrets.CreateEndpoint(ctx, secrets.EndpointInput{Name: &name, URL: &url})
	})
}

// choose makes a model the one that answers.
func (s *Service) choose(ctx context.Context, model string) error {
	e, err := s.endpoint(ctx)
	if err != nil {
		return err
	}
	return s.o.Choose(ctx, e.ID, model)
}

// computer is what models could use now, with the graphics card of the build that runs them.
func (s *Service) computer(ctx context.Context, choices chat.LocalModels) gguf.Computer {
	have := s.o.Computer(ctx)
	have.Shared = s.o.Machine.OS == "darwin" && s.o.Machine.Arch == "arm64"
	if build, ok := s.engines.best(); ok && !have.Shared && choices.Device != chat.OnProcessor {
		for _, d := range build.Devices {
			if d.Memory > have.VRAM {
				have.VRAM, have.FreeVRAM = d.Memory, d.Free
			}
		}
	}
	return have
}

// A throttle announces changes, at once and then at most four times a second.
type throttle struct {
	wake chan struct{}
}

const announceEvery = 250 * time.Millisecond

func newThrottle(group *lifecycle.Group, announce func()) *throttle {
	t := &throttle{wake: make(chan struct{}, 1)}
	group.Go(func(ctx context.Context) {
		for {
			select {
			case <-t.wake:
				announce()
			case <-ctx.Done():
				return
			}
			timer := time.NewTimer(announceEvery)
			select {
			case <-timer.C:
			case <-ctx.Done():
				timer.Stop()
				return
			}
		}
	})
	return t
}

func (t *throttle) tell() {
	select {
	case t.wake <- struct{}{}:
	default:
	}
}
