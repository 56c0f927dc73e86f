package localmodel

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/localserver"
)

// An installation fetches and installs a release.
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
	if _, err := s.look(ctx); err != nil {
		return State{}, err
	}
	s.changed.tell()
	return s.State(ctx)
}

// look looks for builds anew.
func (s *Service) look(ctx context.Context) ([]localserver.Candidate, error) {
	s.finding.Lock()
	defer s.finding.Unlock()
	choices, err := s.choices(ctx)
	if err != nil {
		return nil, err
	}
	all := localserver.Find(ctx, localserver.Places{
		Chosen: choices.Engine, Own: s.engines(), Path: s.o.Environ("PATH"), Home: s.o.Home, OS: s.o.Machine.OS,
	})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.builds, s.looked, s.unusable = all, true, map[string]bool{}
	return all, nil
}

// build is the build that runs models; false where none is known. It looks for none.
func (s *Service) build() (localserver.Build, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return localserver.Best(lists.Keep(s.builds, func(c localserver.Candidate) bool { return !s.unusable[c.Path] }))
}

// needBuild is the build that runs models, looked for where that was not done yet, or installed where a person asked for that
// and it is not done yet. The error is a fault.
func (s *Service) needBuild(ctx context.Context) (localserver.Build, error) {
	s.mu.Lock()
	looked := s.looked
	s.mu.Unlock()
	if !looked {
		if _, err := s.look(ctx); err != nil {
			return localserver.Build{}, err
		}
	}
	for {
		if build, ok := s.build(); ok {
			if err := s.verify(build); err != nil {
				return build, err
			}
			return build, nil
		}
		s.mu.Lock()
		job := s.install
		s.mu.Unlock()
		if job == nil || job.failed != nil || job.paused {
			return localserver.Build{}, noEngine(job)
		}
		select {
		case <-job.done:
		case <-ctx.Done():
			return localserver.Build{}, context.Cause(ctx)
		}
	}
}

func noEngine(job *installation) error {
	switch {
	case job != nil && job.failed != nil:
		return job.failed
	case job != nil && job.paused:
		return fault.New(fault.Conflict, "The download of the engine is paused. Resume it in Settings, Models.").With(localserver.KindDetail, "none")
	}
	return fault.New(fault.Unavailable, "There is no engine on this computer that can run the model. Install it in Settings, Models.").With(localserver.KindDetail, "none")
}

// verify refuses an installed build whose files are no longer those that were unpacked.
func (s *Service) verify(build localserver.Build) error {
	if build.Origin != localserver.Installed {
		return nil
	}
	installed := localserver.ListInstalled(s.engines())
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
		newest, err := s.installer().Newest(ctx)
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
	s.mu.Lock()
	defer s.mu.Unlock()
	if job := s.install; job != nil && job.failed == nil && !job.paused {
		return State{}, fault.New(fault.Busy, "The engine is being installed already.")
	}
	work, cancel := context.WithCancelCause(s.group.Context())
	job := &installation{variant: variants[at], tag: pins.Tag, cancel: cancel, done: make(chan struct{})}
	if !s.group.Go(func(context.Context) { s.runInstallation(work, job) }) {
		cancel(nil)
		return State{}, fault.New(fault.Conflict, "Terzetto is closing.")
	}
	s.install = job
	s.changed.tell()
	return s.stateLocked(ctx)
}

func (s *Service) runInstallation(ctx context.Context, job *installation) {
	defer close(job.done)
	defer job.cancel(nil)
	_, err := s.installer().Install(ctx, job.tag, job.variant, func(step localserver.Step) {
		s.mu.Lock()
		job.step = step
		s.mu.Unlock()
		s.changed.tell()
	})
	if err == nil {
		_, err = s.look(ctx)
	}
	s.mu.Lock()
	switch {
	case err == nil:
		s.install = nil
	case ctx.Err() != nil:
		job.paused = true
	default:
		job.failed = err
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "install the engine", slog.Any("err", err))
	}
	s.mu.Unlock()
	s.changed.tell()
}

// PauseInstall stops the download of the engine; Install goes on with it.
func (s *Service) PauseInstall(ctx context.Context) (State, error) {
	s.mu.Lock()
	job := s.install
	s.mu.Unlock()
	if job != nil {
		job.cancel(errPaused)
		select {
		case <-job.done:
		case <-ctx.Done():
			return State{}, ctx.Err()
		}
	}
	return s.State(ctx)
}

// proves notes that a build has loaded a model, so that those before it are no longer needed.
func (s *Service) proves(ctx context.Context, build localserver.Build) {
	if build.Origin != localserver.Installed {
		return
	}
	if err := s.installer().Prove(filepath.Dir(build.Path)); err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "remove the engine of before", slog.Any("err", err))
	}
}

// without sets an installed build aside that did not load a model and has loaded none before, if there is another.
func (s *Service) without(build localserver.Build, kind localserver.Kind) bool {
	if !slices.Contains([]localserver.Kind{localserver.MissingLibrary, localserver.WrongFlag, localserver.Crashed, localserver.Blocked}, kind) ||
		build.Origin != localserver.Installed {
		return false
	}
	for _, b := range localserver.ListInstalled(s.engines()) {
		if b.Dir == filepath.Dir(build.Path) && b.Proven {
			return false
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	others := lists.Keep(s.builds, func(c localserver.Candidate) bool { return c.Path != build.Path && !s.unusable[c.Path] })
	if _, ok := localserver.Best(others); !ok {
		return false
	}
	s.unusable[build.Path] = true
	return true
}
