package folderwatch

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"github.com/fsnotify/fsnotify"
)

// Options say what is watched, and who is told.
type Options struct {
	Dir  string // absolute
	Glob string // empty: all files
	// Settle is how long a file must stay as it is; 0: two seconds.
	Settle time.Duration
	// Known gives the versions that were told already.
	Known func(ctx context.Context) ([]File, error)
	// Arrived is told of files. After an error they are told again.
	Arrived func(ctx context.Context, files []File) error
	// Gone is told of files, or folders, that are not there any more.
	Gone func(ctx context.Context, paths []string) error
	// Missing is told, after a look through the whole folder, which of the versions that were told are
	// not there, in order; nil: they are not reported.
	Missing func(ctx context.Context, paths []string) error
	// Trouble is told what keeps files from being found at once; empty: nothing does.
	Trouble func(sentence string)
	Log     *slog.Logger
}

const (
	settleAfter = 2 * time.Second
	held        = 20_000 // files that may settle at once; the others are found when these are told
	batch       = 500    // files that are told at once
	again       = 5 * time.Second
	glance      = 30 * time.Second // between two looks whether the folder is still the same
	scans       = 10               // glances between two looks through the folder
)

// The troubles.
const (
	missing  = "The folder %s doesn't exist. Terzetto watches the folder once it exists."
	tooMany  = "This folder has too many subfolders to watch at once. Terzetto finds new files within half a minute."
	unlooked = "Couldn't watch the folder %s. Terzetto tries again."
)

var errGone = errors.New("the folder is gone")

// Watch tells of files until ctx ends.
func Watch(ctx context.Context, o Options) {
	o.Settle = cmp.Or(o.Settle, settleAfter)
	for ctx.Err() == nil {
		w := &watcher{Options: o, settling: settling{after: o.Settle, files: map[string]*noticed{}}, known: map[string]File{}}
		err := w.session(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case errors.Is(err, errGone), errors.Is(err, fs.ErrNotExist):
			o.Trouble(fmt.Sprintf(missing, o.Dir))
		default:
			o.Log.LogAttrs(ctx, slog.LevelWarn, "watch a folder", slog.String("folder", o.Dir), slog.Any("err", err))
			o.Trouble(fmt.Sprintf(unlooked, o.Dir))
		}
		select {
		case <-time.After(again):
		case <-ctx.Done():
		}
	}
}

// A watcher watches a folder that is there.
type watcher struct {
	Options
	settling settling

	notices *fsnotify.Watcher
	known   map[string]File
	partial bool     // not every folder below could be watched
	more    bool     // there are files that were not held
	gone    []string // what disappeared and was not told yet
	missing []string // what was not there at the last look through the folder
}

func (w *watcher) session(ctx context.Context) error {
	root, err := os.Stat(w.Dir)
	if err != nil {
		return err
	}
	if !root.IsDir() {
		return errGone
	}
	if w.notices, err = fsnotify.NewWatcher(); err != nil {
		return err
	}
	defer w.notices.Close() //nolint:errcheck // nothing was written
	told, err := w.Known(ctx)
	if err != nil {
		return err
	}
	for _, f := range told {
		w.known[f.Path] = f
	}
	if err := w.scan(ctx); err != nil {
		return err
	}
	return w.listen(ctx, root)
}

func (w *watcher) listen(ctx context.Context, root os.FileInfo) error {
	tick, glances := time.NewTicker(w.Settle/10), time.NewTicker(glance)
	defer tick.Stop()
	defer glances.Stop()
	for n := 1; ; {
		settles := tick.C
		if len(w.settling.files) == 0 && len(w.gone) == 0 && !w.more {
			settles = nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case e, open := <-w.notices.Events:
			if !open {
				return errGone
			}
			if err := w.hear(ctx, e); err != nil {
				return err
			}
		case err := <-w.notices.Errors:
			if !errors.Is(err, fsnotify.ErrEventOverflow) {
				w.Log.LogAttrs(ctx, slog.LevelWarn, "watch a folder", slog.String("folder", w.Dir), slog.Any("err", err))
			}
			if err := w.scan(ctx); err != nil {
				return err
			}
		case <-settles:
			if err := w.tell(ctx); err != nil {
				return err
			}
		case <-glances.C:
			now, err := os.Stat(w.Dir)
			if err != nil || !os.SameFile(root, now) {
				return errGone
			}
			if n++; w.partial || n%scans == 0 {
				if err := w.scan(ctx); err != nil {
					return err
				}
			}
		}
	}
}

// scan watches every folder and notices every file that was not told yet.
func (w *watcher) scan(ctx context.Context) error {
	w.partial, w.more = false, false
	seen := map[string]bool{}
	err := w.enter(ctx, ".", seen)
	if err == nil && !w.more {
		err = w.miss(ctx, seen)
	}
	if w.partial {
		w.Trouble(tooMany)
	} else {
		w.Trouble("")
	}
	return err
}

// miss tells which known files were not seen, if they are others than at the look before.
func (w *watcher) miss(ctx context.Context, seen map[string]bool) error {
	missing := []string{}
	for path := range w.known {
		if !seen[path] {
			missing = append(missing, path)
		}
	}
	slices.Sort(missing)
	if w.Missing == nil || w.missing != nil && slices.Equal(missing, w.missing) {
		return nil
	}
	w.missing = missing
	return w.Missing(ctx, missing)
}

// enter is scan for a folder below. A folder is watched before it is read, so that nothing falls in
// between.
func (w *watcher) enter(ctx context.Context, below string, seen map[string]bool) error {
	return walk(ctx, w.Dir, below, func(name string) {
		if err := w.notices.Add(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			w.partial = true
			if !errors.Is(err, syscall.ENOSPC) {
				w.Log.LogAttrs(ctx, slog.LevelWarn, "watch a folder", slog.String("folder", name), slog.Any("err", err))
			}
		}
	}, func(f File) bool {
		seen[f.Path] = Fits(w.Glob, f.Path)
		return w.notice(f)
	})
}

// notice takes a file that may be new, and says whether more can be taken.
func (w *watcher) notice(f File) bool {
	if told, known := w.known[f.Path]; !Fits(w.Glob, f.Path) || known && told.same(f) {
		return true
	}
	if _, waits := w.settling.files[f.Path]; !waits && len(w.settling.files) >= held {
		w.more = true
		return false
	}
	w.settling.notice(f, time.Now())
	return true
}

func (w *watcher) hear(ctx context.Context, e fsnotify.Event) error {
	rel, err := filepath.Rel(w.Dir, e.Name)
	if err != nil {
		return nil //nolint:nilerr // of another folder
	}
	info, err := os.Lstat(e.Name)
	switch {
	case err != nil && rel == ".":
		return errGone
	case err != nil:
		rel = filepath.ToSlash(rel)
		delete(w.settling.files, rel)
		_ = w.notices.Remove(e.Name) // a folder that moved would be told of under its old name
		w.gone = append(w.gone, rel)
	case info.IsDir() && e.Has(fsnotify.Create) && !hidden(info.Name()):
		return w.enter(ctx, rel, map[string]bool{})
	case info.Mode().IsRegular():
		w.notice(versionOf(rel, info))
	}
	return nil
}

// tell tells of the files that are gone and of those that are settled.
func (w *watcher) tell(ctx context.Context) error {
	if len(w.gone) > 0 {
		if err := w.Gone(ctx, w.gone); err != nil {
			return err
		}
		w.gone = nil
	}
	files := w.settling.takeSettled(time.Now(), func(path string) (File, bool) {
		info, err := os.Lstat(filepath.Join(w.Dir, filepath.FromSlash(path)))
		if err != nil || !info.Mode().IsRegular() {
			return File{}, false
		}
		return versionOf(path, info), true
	})
	for len(files) > 0 {
		some := files[:min(batch, len(files))]
		if err := w.Arrived(ctx, some); err != nil {
			return err // the next session finds them again
		}
		for _, f := range some {
			w.known[f.Path] = f
		}
		files = files[len(some):]
	}
	if w.more && len(w.settling.files) < held/2 {
		return w.scan(ctx)
	}
	return nil
}
