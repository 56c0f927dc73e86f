package localmodel

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"slices"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/localserver"
)

// The engines are the builds of this computer, and the installation of one.
type engines struct {
	service *Service

	finding sync.Mutex // held while builds are looked for, before mu

	mu       sync.Mutex
	builds   []localserver.Candidate // as they were found last
	looked   bool                    // they were looked for
	unusable map[string]bool         // builds that did not load a model, by their paths
	install  *installation           // that runs, or failed last; nil: none
}

// An installation fetches and installs a release. Its fields are those of the engines, under their lock.
type installation struct {
	variant localserver.Variant
	tag     string
	step    localserver.Step
	failed  error // a fault; nil: it runs
	paused  bool
	cancel  context.CancelCauseFunc
	done    chan struct{}
}

// errPaused ends a download that is to go on later.
var errPaused = errors.New("the download is paused")

// Find looks for engines on this computer, by asking each program of that name which build it is.
func (s *Service) Find(ctx context.Context) (State, error) {
	if err := s.engines.look(ctx); err != nil {
		return State{}, err
	}
	s.changed.tell()
	return s.State(ctx)
}

// dir is the folder of installed releases.
func (e *engines) dir() string { return filepath.Join(e.service.o.Dir, "engine") }

func (e *engines) installer() localserver.Installer {
	o := e.service.o
	return localserver.Installer{Dir: e.dir(), Fetcher: e.service.fetcher(e.dir()), Host: o.Sites.Release, API: o.Sites.Newest, Now: o.Now}
}

// look looks for builds anew.
func (e *engines) look(ctx context.Context) error {
	e.finding.Lock()
	defer e.finding.Unlock()
	choices, err := e.service.choices(ctx)
	if err != nil {
		return err
	}
	o := e.service.o
	all := localserver.Find(ctx, localserver.Places{Chosen: choices.Engine, Own: e.dir(), Path: o.Environ("PATH"), Home: o.Home, OS: o.Machine.OS})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	e.builds, e.looked, e.unusable = all, true, map[string]bool{}
	return nil
}

// lookOnce looks for builds where that was not done yet.
func (e *engines) lookOnce(ctx context.Context) error {
	e.mu.Lock()
	looked := e.looked
	e.mu.Unlock()
	if looked {
		return nil
	}
	return e.look(ctx)
}

// best is the build that runs models; false where none is known. It looks for none.
func (e *engines) best() (localserver.Build, bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.bestLocked()
}

func (e *engines) bestLocked() (localserver.Build, bool) {
	return localserver.Best(lists.Keep(e.builds, func(c localserver.Candidate) bool { return !e.unusable[c.Path] }))
}

// need is the build that runs models, looked for where that was not done yet, or installed where a person asked for that and
// it is not done yet. The error is a fault.
func (e *engines) need(ctx context.Context) (localserver.Build, error) {
	if err := e.lookOnce(ctx); err != nil {
		return localserver.Build{}, err
	}
	for {
		e.mu.Lock()
		build, ok := e.bestLocked()
		job := e.install
		waits := job != nil && job.failed == nil && !job.paused
		missing := missingEngine(job)
		e.mu.Unlock()
		switch {
		case ok:
			return build, e.verify(build)
		case !waits:
			return build, missing
		}
		select {
		case <-job.done:
		case <-ctx.Done():
			return build, context.Cause(ctx)
		}
	}
}

// missingEngine says why no model can run, by the installation that is not at work; the caller holds the lock.
func missingEngine(job *installation) error {
	switch {
	case job != nil && job.failed != nil:
		return job.failed
	case job != nil && job.paused:
		return fault.New(fault.Conflict, "The download of the engine is paused. Resume it in Settings, Models.").With(localserver.KindDetail, "none")
	}
	return fault.New(fault.Unavailable, "There is no engine on this computer that can run the model. Install it in Settings, Models.").With(localserver.KindDetail, "none")
}

// verify refuses an installed build whose files are no longer those that were unpacked.
func (e *engines) verify(build localserver.Build) error {
	if build.Origin != localserver.Installed {
		return nil
	}
	installed := localserver.ListInstalled(e.dir())
	at := slices.IndexFunc(installed, func(b localserver.InstalledBuild) bool { return b.Dir == filepath.Dir(build.Path) })
	if at < 0 {
		return nil
	}
	return installed[at].Verify() //nolint:wrapcheck // a fault
}

// InstallInput is what Install takes.
type InstallInput struct {
	Variant string `json:"variant"` // empty: the best for this computer
	Newer   bool   `json:"newer"`   // the newest release, and not the one that this version was tried with
}

// Install begins to fetch and install a release, or goes on with what was paused. The error is a fault.
func (s *Service) Install(ctx context.Context, in InstallInput) (State, error) {
	pins := s.o.Pins
	if in.Newer {
		newest, err := s.engines.installer().Newest(ctx)
		if err != nil {
			return State{}, err //nolint:wrapcheck // a fault
		}
		pins = newest
	}
	variants := pins.Variants(s.o.Machine)
	at := 0
	if in.Variant != "" {
		at = slices.IndexFunc(variants, func(v localserver.Variant) bool { return v.ID == in.Variant })
	}
	if len(variants) == 0 {
		return State{}, fault.New(fault.Conflict, "There is no engine to download for this system. Install llama.cpp yourself, and name its path.")
	}
	if at < 0 {
		return State{}, fault.Newf(fault.Invalid, "There is no engine named %s for this computer.", in.Variant).With("field", "variant")
	}
	if err := s.engines.begin(pins.Tag, variants[at]); err != nil {
		return State{}, err
	}
	return s.State(ctx)
}

// begin begins an installation, or goes on with one that was paused. The error is a fault.
func (e *engines) begin(tag string, v localserver.Variant) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if job := e.install; job != nil && job.failed == nil && !job.paused {
		return fault.New(fault.Busy, "The engine is being installed already.")
	}
	work, cancel := context.WithCancelCause(e.service.group.Context())
	job := &installation{variant: v, tag: tag, cancel: cancel, done: make(chan struct{})}
	if !e.service.group.Go(func(context.Context) { e.run(work, job) }) {
		cancel(nil)
		return fault.New(fault.Closed, "Terzetto is closing.")
	}
	e.install = job
	e.service.changed.tell()
	return e.remember(job)
}

// An installWish is an installation as it is kept, so that it goes on at the next start.
type installWish struct {
	Tag      string                `json:"tag"`
	Variant  string                `json:"variant"`
	Archives []localserver.Archive `json:"archives"`
	Paused   bool                  `json:"paused"` // by the person
}

const installFile = "engine"

func (e *engines) remember(job *installation) error {
	return e.service.pending.keep(installFile, installWish{Tag: job.tag, Variant: job.variant.ID, Archives: job.variant.Archives, Paused: job.paused})
}

// resume goes on with the installation of before, if a person did not pause it.
func (e *engines) resume() {
	var w installWish
	if !e.service.pending.read(installFile, &w) || !filepath.IsLocal(w.Tag+"-"+w.Variant) ||
		slices.ContainsFunc(w.Archives, func(a localserver.Archive) bool { return !filepath.IsLocal(a.File) || a.SHA256 == "" }) {
		return
	}
	v := localserver.Variant{ID: w.Variant, Archives: w.Archives}
	for _, a := range w.Archives {
		v.Size += a.Size
	}
	if !w.Paused {
		if err := e.begin(w.Tag, v); err != nil {
			e.service.o.Log.LogAttrs(e.service.group.Context(), slog.LevelWarn, "go on with the installation of the engine", slog.Any("err", err))
		}
		return
	}
	job := &installation{variant: v, tag: w.Tag, paused: true, cancel: func(error) {}, done: make(chan struct{})}
	close(job.done)
	e.mu.Lock()
	defer e.mu.Unlock()
	e.install = job
}

func (e *engines) run(ctx context.Context, job *installation) {
	defer close(job.done)
	defer job.cancel(nil)
	_, err := e.installer().Install(ctx, job.tag, job.variant, func(step localserver.Step) {
		e.mu.Lock()
		job.step = step
		e.mu.Unlock()
		e.service.changed.tell()
	})
	if err == nil {
		err = e.look(ctx)
	}
	e.mu.Lock()
	switch {
	case err == nil:
		e.install = nil
		e.service.pending.forget(installFile)
	case ctx.Err() != nil:
		job.paused = true
	default:
		job.failed = err
		e.service.pending.forget(installFile)
		e.service.o.Log.LogAttrs(ctx, slog.LevelWarn, "install the engine", slog.Any("err", err))
	}
	e.mu.Unlock()
	e.service.changed.tell()
}

// pause stops the installation that runs, and waits for that.
func (e *engines) pause(ctx context.Context) error {
	e.mu.Lock()
	job := e.install
	e.mu.Unlock()
	if job == nil {
		return nil
	}
	job.cancel(errPaused)
	select {
	case <-job.done:
	case <-ctx.Done():
		return ctx.Err()
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.install != job || !job.paused { // it had just ended
		return nil
	}
	return e.remember(job)
}

// PauseInstall stops the download of the engine; Install goes on with it.
func (s *Service) PauseInstall(ctx context.Context) (State, error) {
	if err := s.engines.pause(ctx); err != nil {
		return State{}, err
	}
	return s.State(ctx)
}

// prove notes that a build has loaded a model, so that those before it are no longer needed.
func (e *engines) prove(ctx context.Context, build localserver.Build) {
	if build.Origin != localserver.Installed {
		return
	}
	if err := e.installer().Prove(filepath.Dir(build.Path)); err != nil {
		e.service.o.Log.LogAttrs(ctx, slog.LevelWarn, "remove the engine of before", slog.Any("err", err))
	}
}

// setAside leaves out an installed build that did not load a model and has loaded none before, if there is another.
func (e *engines) setAside(build localserver.Build, kind localserver.Kind) bool {
	if !slices.Contains([]localserver.Kind{localserver.MissingLibrary, localserver.WrongFlag, localserver.Crashed, localserver.Blocked}, kind) ||
		build.Origin != localserver.Installed {
		return false
	}
	for _, b := range localserver.ListInstalled(e.dir()) {
		if b.Dir == filepath.Dir(build.Path) && b.Proven {
			return false
		}
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	others := lists.Keep(e.builds, func(c localserver.Candidate) bool { return c.Path != build.Path && !e.unusable[c.Path] })
	if _, ok := localserver.Best(others); !ok {
		return false
	}
	e.unusable[build.Path] = true
	return true
}
