package automation

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"os"
	"path"
	"path/filepath"
	"sync"

	"terzetto/backend/arrival"
	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/store"
)

// arrivals watch the folders of triggers while runs are carried out.
type arrivals struct {
	mu      sync.Mutex
	watches map[string]*folderWatch // by trigger
}

// A folderWatch is the goroutine that watches for one trigger.
type folderWatch struct {
	dir, glob string
	stop      context.CancelFunc
	over      chan struct{}
	trouble   string // guarded by the mutex of arrivals, as the next
	looked    bool   // through the whole folder, so that it is known which files are gone
}

func (a *arrivals) trouble(id string) string {
	a.mu.Lock()
	defer a.mu.Unlock()
	if w := a.watches[id]; w != nil {
		return w.trouble
	}
	return ""
}

// end stops all watches and waits for them.
func (a *arrivals) end() {
	a.mu.Lock()
	all := a.watches
	a.watches = map[string]*folderWatch{}
	a.mu.Unlock()
	for _, w := range all {
		w.stop()
		<-w.over
	}
}

// folderOf is the folder that a trigger watches, absolute.
func folderOf(t run.Trigger, chosen string) (string, error) {
	switch {
	case filepath.IsAbs(t.Folder):
		return filepath.Clean(t.Folder), nil
	case chosen == "":
		return "", fault.New(fault.Conflict, "No folder is chosen for tools. Choose one in Settings, under Toolbox, or give the whole path.").With("field", "folder")
	case t.Folder != "" && !filepath.IsLocal(filepath.FromSlash(t.Folder)):
		return "", fault.Newf(fault.Invalid, "%s is outside the chosen folder. Give the whole path.", t.Folder).With("field", "folder")
	}
	return filepath.Join(chosen, filepath.FromSlash(t.Folder)), nil
}

// present lists the files that are in the folder of a trigger when it is switched on, which begin
// nothing. A folder that is not there yet has none.
func (s *Service) present(ctx context.Context) func(run.Trigger) ([]arrival.File, error) {
	return func(t run.Trigger) ([]arrival.File, error) {
		settings, err := s.db.ToolSettings(ctx)
		if err != nil {
			return nil, err
		}
		dir, err := folderOf(t, settings.Folder)
		if err != nil {
			return nil, err
		}
		if within(dir, s.o.Dir) || within(s.o.Dir, dir) {
			return nil, fault.New(fault.Invalid, "Terzetto keeps its own data in this folder. Choose another folder.").With("field", "folder")
		}
		found, err := arrival.Scan(ctx, dir, t.Glob)
		if ctx.Err() != nil {
			return nil, err
		}
		return found, nil
	}
}

// watchFolders watches what the triggers say now: what is new, and no longer what went.
func (s *Service) watchFolders(ctx context.Context) {
	if !s.runs.working.Load() {
		return
	}
	triggers, err := s.db.Triggers(ctx, "")
	settings, settingsErr := s.db.ToolSettings(ctx)
	if err != nil || settingsErr != nil {
		s.log.LogAttrs(ctx, slog.LevelError, "look for folders to watch", slog.Any("err", err), slog.Any("settings", settingsErr))
		return
	}
	s.arrivals.mu.Lock()
	defer s.arrivals.mu.Unlock()
	kept := map[string]*folderWatch{}
	for _, t := range triggers {
		if t.Kind != run.OnFile || !t.Enabled {
			continue
		}
		dir, err := folderOf(t, settings.Folder)
		old := s.arrivals.watches[t.ID]
		switch {
		case err != nil:
			done := make(chan struct{})
			close(done)
			kept[t.ID] = &folderWatch{stop: func() {}, over: done, trouble: fault.Sentence(err)}
		case old != nil && old.dir == dir && old.glob == t.Glob:
			kept[t.ID] = old
		default:
			kept[t.ID] = s.watchFolder(t, dir, settings.Folder)
		}
	}
	for id, w := range s.arrivals.watches {
		if kept[id] != w {
			w.stop()
		}
	}
	s.arrivals.watches = kept
}

func (s *Service) watchFolder(t run.Trigger, dir, chosen string) *folderWatch {
	ctx, stop := context.WithCancel(s.group.Context())
	w := &folderWatch{dir: dir, glob: t.Glob, stop: stop, over: make(chan struct{})}
	go func() {
		defer close(w.over)
		arrival.Watch(ctx, arrival.Options{
			Dir: dir, Glob: t.Glob, Log: s.log,
			Known:   func(ctx context.Context) ([]arrival.File, error) { return s.db.KnownFiles(ctx, t.ID) },
			Arrived: func(ctx context.Context, files []arrival.File) error { return s.arrived(ctx, t.ID, dir, chosen, files) },
			Gone:    func(ctx context.Context, paths []string) error { return s.gone(ctx, t.ID, paths) },
			Missing: func(ctx context.Context, paths []string) error {
				if err := errors.Join(s.db.MissFiles(ctx, t.ID, paths), s.gone(ctx, t.ID, paths)); err != nil {
					return err
				}
				s.arrivals.mu.Lock()
				w.looked = true
				s.arrivals.mu.Unlock()
				err := s.processor().Take(ctx, t.ID)
				s.hub.Changed("schedules", t.ID)
				return err
			},
			Trouble: func(sentence string) {
				s.arrivals.mu.Lock()
				told := w.trouble == sentence
				w.trouble = sentence
				s.arrivals.mu.Unlock()
				if !told {
					s.hub.Changed("schedules", t.ID)
				}
			},
		})
	}()
	return w
}

// arrived begins runs for files, one after the other or side by side.
func (s *Service) arrived(ctx context.Context, id, dir, chosen string, files []arrival.File) error {
	all := make([]store.TriggerFile, len(files))
	for i, f := range files {
		value, err := json.Marshal(map[string]any{
			"kind": run.OnFile, "path": reachable(filepath.Join(dir, filepath.FromSlash(f.Path)), chosen), "name": path.Base(f.Path), "size": f.Size,
			"modifiedAt": f.Modified.UTC(),
		})
		if err != nil {
			return err
		}
		all[i] = store.TriggerFile{File: f, Event: value}
	}
	if err := s.db.AddFiles(ctx, id, all); err != nil {
		if fault.Is(err, fault.NotFound) { // the trigger was deleted
			return nil
		}
		return err
	}
	err := s.processor().Take(ctx, id)
	s.hub.Changed("schedules", id)
	return err
}

// gone leaves out what waits for files that are not there any more.
func (s *Service) gone(ctx context.Context, id string, paths []string) error {
	dropped, err := s.db.DropFiles(ctx, id, paths)
	if dropped {
		s.hub.Changed("schedules", id)
	}
	return err
}

// ready says whether what waits at a trigger can begin. What waits for files cannot while their folder
// is not there, such as on a disk that is unplugged, or before it was seen which of them were removed
// while the program was closed.
func (s *Service) ready(ctx context.Context, id string) bool {
	if t, err := s.db.Trigger(ctx, id); err != nil || t.Kind != run.OnFile {
		return true
	}
	s.arrivals.mu.Lock()
	w := s.arrivals.watches[id]
	looked := w != nil && w.looked
	s.arrivals.mu.Unlock()
	if !looked {
		return false
	}
	info, err := os.Stat(w.dir)
	return err == nil && info.IsDir()
}

// reachable is the path of a file as the tools take it: below the chosen folder where it is in there.
func reachable(file, chosen string) string {
	if chosen != "" {
		if rel, err := filepath.Rel(chosen, file); err == nil && filepath.IsLocal(rel) {
			return filepath.ToSlash(rel)
		}
	}
	return file
}
