package runs

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/folderwatch"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/core/run"
	"terzetto/backend/store/triggers"
)

// folderWatches watch the folders of triggers while runs are carried out. Each watch is a goroutine of the group, and
// whoever replaces a watch waits for it.
type folderWatches struct {
	group    *lifecycle.Group
	working  atomic.Bool // runs are carried out
	changing sync.Mutex  // held from reading the triggers until their folders are watched; before mu
	mu       sync.Mutex
	all      map[string]*folderWatch // by trigger
}

// A folderWatch is the goroutine that watches for one trigger.
type folderWatch struct {
	dir, glob string
	stop      context.CancelFunc
	over      chan struct{} // closed when it has ended
	trouble   string        // guarded by the mutex mu of folderWatches, as the next
	looked    bool          // through the whole folder, so that it is known which files are gone
}

// trouble says what keeps the watch of a trigger from working; empty: nothing.
func (a *folderWatches) trouble(id string) string {
	a.mu.Lock()
	defer a.mu.Unlock()
	if w := a.all[id]; w != nil {
		return w.trouble
	}
	return ""
}

// setTrouble stores what keeps a watch from working, and reports whether that is another sentence than before.
func (a *folderWatches) setTrouble(w *folderWatch, sentence string) (changed bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	changed = w.trouble != sentence
	w.trouble = sentence
	return changed
}

func (a *folderWatches) setLooked(w *folderWatch) {
	a.mu.Lock()
	defer a.mu.Unlock()
	w.looked = true
}

// lookedIn is the folder of a trigger once its watch has looked through the whole of it.
func (a *folderWatches) lookedIn(id string) (dir string, ok bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	w := a.all[id]
	if w == nil || !w.looked {
		return "", false
	}
	return w.dir, true
}

// end stops all watches and waits for them.
func (a *folderWatches) end() {
	a.changing.Lock()
	defer a.changing.Unlock()
	for _, w := range a.replace(map[string]*folderWatch{}) {
		w.end()
	}
}

// replace puts other watches in the place of those that there are, which it returns.
func (a *folderWatches) replace(all map[string]*folderWatch) (old map[string]*folderWatch) {
	a.mu.Lock()
	defer a.mu.Unlock()
	old, a.all = a.all, all
	return old
}

// end stops a watch and waits for it. The watch may need mu meanwhile.
func (w *folderWatch) end() {
	w.stop()
	<-w.over
}

// folderOf is the folder that a trigger watches, absolute.
func folderOf(t run.Trigger, chosen string) (string, error) {
	switch {
	case filepath.IsAbs(t.Folder):
		return filepath.Clean(t.Folder), nil
	case chosen == "":
		return "", fault.New(fault.Conflict, "No folder is chosen for tools. Choose one in Settings, under Tools and servers, or give the whole path.").With("field", "folder")
	case t.Folder != "" && !filepath.IsLocal(filepath.FromSlash(t.Folder)):
		return "", fault.Newf(fault.Invalid, "%s is outside the chosen folder. Give the whole path.", t.Folder).With("field", "folder")
	}
	return filepath.Join(chosen, filepath.FromSlash(t.Folder)), nil
}

// filesIn lists the files that are in the folder of a trigger when it is switched on, which begin
// nothing. A folder that is not there yet has none.
func (s *Triggers) filesIn(ctx context.Context) func(run.Trigger) ([]folderwatch.File, error) {
	return func(t run.Trigger) ([]folderwatch.File, error) {
		settings, err := s.db.Settings.ToolSettings(ctx)
		if err != nil {
			return nil, err
		}
		dir, err := folderOf(t, settings.Folder)
		if err != nil {
			return nil, err
		}
		if datadir.Overlap(dir, s.o.Dir) {
			return nil, fault.New(fault.Invalid, "Terzetto keeps its own data in this folder. Choose another folder.").With("field", "folder")
		}
		found, err := folderwatch.Scan(ctx, dir, t.Glob)
		if ctx.Err() != nil {
			return nil, err
		}
		return found, nil
	}
}

// WatchFolders watches the folders that the triggers name now, and no others.
func (s *Triggers) WatchFolders(ctx context.Context) {
	if !s.folders.working.Load() {
		return
	}
	s.folders.changing.Lock() // of two changes at once the later counts
	defer s.folders.changing.Unlock()
	triggers, err := s.db.Triggers.Triggers(ctx, "")
	settings, settingsErr := s.db.Settings.ToolSettings(ctx)
	if err != nil || settingsErr != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "look for folders to watch", slog.Any("err", err), slog.Any("settings", settingsErr))
		return
	}
	old, next, begin := s.folders.all, map[string]*folderWatch{}, []func(){}
	for _, t := range triggers {
		if t.Kind != run.OnFile || !t.Enabled {
			continue
		}
		dir, err := folderOf(t, settings.Folder)
		if w := old[t.ID]; err == nil && w != nil && w.dir == dir && w.glob == t.Glob {
			next[t.ID] = w
			continue
		}
		ctx, stop := context.WithCancel(s.folders.group.Context())
		w := &folderWatch{dir: dir, glob: t.Glob, stop: stop, over: make(chan struct{}), trouble: fault.Sentence(err)}
		next[t.ID] = w
		if err != nil {
			close(w.over)
			continue
		}
		begin = append(begin, func() { s.watchFolder(ctx, w, t.ID, settings.Folder) })
	}
	s.folders.replace(next)
	for id, w := range old {
		if next[id] != w {
			w.end()
		}
	}
	for _, watch := range begin { // no file is seen by two watches at once
		watch()
	}
}

// watchFolder begins to watch for a trigger. A service that has closed does not.
func (s *Triggers) watchFolder(ctx context.Context, w *folderWatch, id, chosen string) {
	began := s.folders.group.Go(func(context.Context) {
		defer close(w.over)
		folderwatch.Watch(ctx, folderwatch.Options{
			Dir: w.dir, Glob: w.glob, Log: s.o.Log,
			Known: func(ctx context.Context) ([]folderwatch.File, error) { return s.db.Triggers.KnownFiles(ctx, id) },
			Arrived: func(ctx context.Context, files []folderwatch.File) error {
				return s.addFiles(ctx, id, w.dir, chosen, files)
			},
			Gone: func(ctx context.Context, paths []string) error { return s.dropFiles(ctx, id, paths) },
			Missing: func(ctx context.Context, paths []string) error {
				if err := errors.Join(s.db.Triggers.MissFiles(ctx, id, paths), s.dropFiles(ctx, id, paths)); err != nil {
					return err
				}
				s.folders.setLooked(w)
				err := s.processor.StartWaiting(ctx, id)
				s.hub.Announce("schedules", id)
				return err
			},
			Trouble: func(sentence string) {
				if s.folders.setTrouble(w, sentence) {
					s.hub.Announce("schedules", id)
				}
			},
		})
	})
	if !began {
		close(w.over)
	}
}

// addFiles begins runs for files, one after the other or side by side.
func (s *Triggers) addFiles(ctx context.Context, id, dir, chosen string, files []folderwatch.File) error {
	all := make([]triggers.TriggerFile, len(files))
	for i, f := range files {
		value, err := json.Marshal(fileEvent(f, dir, chosen))
		if err != nil {
			return err
		}
		all[i] = triggers.TriggerFile{File: f, Event: value}
	}
	if err := s.db.Triggers.AddFiles(ctx, id, all); err != nil {
		if fault.Is(err, fault.NotFound) { // the trigger was deleted
			return nil
		}
		return err
	}
	err := s.processor.StartWaiting(ctx, id)
	s.hub.Announce("schedules", id)
	return err
}

// dropFiles leaves out what waits for files that are not there any more.
func (s *Triggers) dropFiles(ctx context.Context, id string, paths []string) error {
	dropped, err := s.db.Triggers.DropFiles(ctx, id, paths)
	if dropped {
		s.hub.Announce("schedules", id)
	}
	return err
}

// ready says whether what waits at a trigger can begin. What waits for files cannot while their folder
// is not there, such as on a disk that is unplugged, or before it was seen which of them were removed
// while the program was closed.
func (s *Triggers) ready(ctx context.Context, id string) bool {
	if t, err := s.db.Triggers.Trigger(ctx, id); err != nil || t.Kind != run.OnFile {
		return true
	}
	dir, ok := s.folders.lookedIn(id)
	if !ok {
		return false
	}
	info, err := os.Stat(dir)
	return err == nil && info.IsDir()
}

// toolPath is the path of a file as the tools take it: below the chosen folder where it is in there.
func toolPath(file, chosen string) string {
	if chosen != "" {
		if rel, err := filepath.Rel(chosen, file); err == nil && filepath.IsLocal(rel) {
			return filepath.ToSlash(rel)
		}
	}
	return file
}
