package localmodel

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/fetch"
)

// A wish is a download as it is kept, so that it goes on at the next start.
type wish struct {
	ID         string       `json:"id"`
	Name       string       `json:"name"`
	Repository string       `json:"repository"`
	Licence    string       `json:"licence"`
	Embeds     bool         `json:"embeds"`
	Files      []wishedFile `json:"files"`
	Paused     bool         `json:"paused"` // by the person
}

type wishedFile struct {
	fetch.Source

	File  string `json:"file"`  // in the folder of models
	Begun bool   `json:"begun"` // nothing was in its place when its download began, so what is there is of this download
}

func (w wish) size() (total int64) {
	for _, f := range w.Files {
		total += f.Size
	}
	return total
}

// The downloads are those that run, wait, are paused or failed.
type downloads struct {
	service *Service
	turn    chan struct{} // one at a time

	mu  sync.Mutex
	all []*download // in the order in which they were asked for
}

// A download fetches the files of one model. Its fields are those of the downloads, under their lock.
type download struct {
	wish

	state   string
	now     fetch.Progress // of the file that is fetched
	before  int64          // bytes of the files before it
	failed  error          // a fault
	cancel  context.CancelCauseFunc
	done    chan struct{} // closed when it has ended, for whatever reason
	deleted bool
}

// newDownload is one that does not run.
func newDownload(w wish) *download {
	d := &download{wish: w, state: Paused, cancel: func(error) {}, done: make(chan struct{})}
	close(d.done)
	return d
}

func (d *download) progress() *Progress {
	whole := d.now
	whole.Done, whole.Total = d.before+d.now.Done, max(d.size(), d.before+d.now.Total)
	p := progressOf(whole)
	return &p
}

func progressOf(p fetch.Progress) Progress {
	out := Progress{Done: p.Done, Total: p.Total, Speed: p.Speed, Left: int(p.Left.Seconds())}
	if p.Total > 0 {
		out.Percent = int(100 * p.Done / p.Total)
	}
	return out
}

// add begins a download. The error is a fault.
func (ds *downloads) add(w wish) error {
	if err := ds.service.pending.keep(w.ID, w); err != nil {
		return err
	}
	d := newDownload(w)
	ds.mu.Lock()
	if slices.ContainsFunc(ds.all, func(other *download) bool { return other.Name == w.Name && !other.deleted }) {
		ds.mu.Unlock()
		ds.service.pending.forget(w.ID)
		return fault.Newf(fault.Busy, "%s is being downloaded already.", w.Name)
	}
	ds.all = append(ds.all, d)
	ds.mu.Unlock()
	ds.run(d)
	return nil
}

// run goes on with a download that does not run, when it is its turn.
func (ds *downloads) run(d *download) {
	ctx, cancel := context.WithCancelCause(ds.service.group.Context())
	ds.mu.Lock()
	if d.state != Paused && d.state != Failed {
		ds.mu.Unlock()
		cancel(nil)
		return
	}
	done := make(chan struct{})
	d.state, d.failed, d.cancel, d.done = Waiting, nil, cancel, done
	ds.mu.Unlock()
	began := ds.service.group.Go(func(context.Context) {
		defer close(done)
		defer cancel(nil)
		var err error
		select {
		case ds.turn <- struct{}{}:
			err = ds.fetch(ctx, d)
			<-ds.turn
		case <-ctx.Done():
			err = context.Cause(ctx)
		}
		ds.finish(ctx, d, err)
	})
	if !began {
		cancel(nil)
		close(done)
	}
	ds.service.changed.tell()
}

// fetch fetches the files of a model, one after the other.
func (ds *downloads) fetch(ctx context.Context, d *download) error {
	s := ds.service
	choices, err := s.choices(ctx)
	if err != nil {
		return err
	}
	ds.mu.Lock()
	files := d.Files
	ds.mu.Unlock()
	before := int64(0)
	for i, f := range files {
		dest := filepath.Join(s.folder(choices), filepath.FromSlash(f.File))
		if err := datadir.Make(filepath.Dir(dest)); err != nil {
			return datadir.Unusable(filepath.Dir(dest), err) //nolint:wrapcheck // a fault
		}
		if _, err := os.Lstat(dest); os.IsNotExist(err) && !f.Begun {
			if err := ds.edit(d, func(w *wish) { w.Files[i].Begun = true }); err != nil {
				return err
			}
		}
		source := f.Source
		if d.Repository != "" {
			source.Token = s.o.Environ("HF_TOKEN")
		}
		got, err := s.fetcher(s.folder(choices)).Get(ctx, source, dest, func(p fetch.Progress) {
			ds.mu.Lock()
			d.now, d.before, d.state = p, before, Downloading
			if p.Checking {
				d.state = Verifying
			}
			ds.mu.Unlock()
			s.changed.tell()
		})
		if err != nil {
			return fmt.Errorf("download a model: %w", err)
		}
		before += got.Size
	}
	return nil
}

// edit changes what is kept of a download.
func (ds *downloads) edit(d *download, change func(*wish)) error {
	ds.mu.Lock()
	d.Files = slices.Clone(d.Files) // whoever reads the old ones goes on
	change(&d.wish)
	w := d.wish
	ds.mu.Unlock()
	return ds.service.pending.keep(w.ID, w)
}

// finish notes how a download ended.
func (ds *downloads) finish(ctx context.Context, d *download, err error) {
	ds.mu.Lock()
	d.now.Speed, d.now.Left = 0, 0
	switch {
	case err == nil:
		d.state = Present
		ds.all = slices.DeleteFunc(ds.all, func(other *download) bool { return other == d })
	case ctx.Err() != nil:
		d.state = Paused
	default:
		d.state, d.failed = Failed, err
		ds.service.o.Log.LogAttrs(ctx, slog.LevelWarn, "download a model", slog.String("model", d.Name), slog.Any("err", err))
	}
	ds.mu.Unlock()
	if err == nil {
		ds.service.pending.forget(d.ID)
	}
	ds.service.changed.tell()
}

// Pause stops a download; what has come stays. Resume goes on with it.
func (s *Service) Pause(ctx context.Context, id string) (Model, error) {
	d, err := s.downloads.byID(id)
	if err != nil {
		return Model{}, err
	}
	if err := s.downloads.halt(ctx, d); err != nil {
		return Model{}, err
	}
	if _, err := s.downloads.byID(id); err != nil { // it had just ended
		return Model{}, err
	}
	if err := s.downloads.edit(d, func(w *wish) { w.Paused = true }); err != nil {
		return Model{}, err
	}
	return s.model(ctx, id)
}

// Resume goes on with a download that is paused or failed.
func (s *Service) Resume(ctx context.Context, id string) (Model, error) {
	d, err := s.downloads.byID(id)
	if err != nil {
		return Model{}, err
	}
	if err := s.downloads.edit(d, func(w *wish) { w.Paused = false }); err != nil {
		return Model{}, err
	}
	s.downloads.run(d)
	return s.downloading(ctx, wish{ID: d.ID, Name: d.Name}) // these two never change
}

// halt ends the work of a download, and waits for that.
func (ds *downloads) halt(ctx context.Context, d *download) error {
	ds.mu.Lock()
	cancel, done := d.cancel, d.done
	ds.mu.Unlock()
	cancel(errPaused)
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// discard ends a download and deletes what has come of it; done is false where the id is that of none.
func (ds *downloads) discard(ctx context.Context, id string) (done bool, err error) {
	d, err := ds.byID(id)
	if err != nil {
		return false, nil
	}
	ds.mu.Lock()
	d.deleted = true
	ds.mu.Unlock()
	if err := ds.halt(ctx, d); err != nil {
		return true, err
	}
	choices, err := ds.service.choices(ctx)
	folder := ds.service.folder(choices)
	ds.mu.Lock()
	files := d.Files
	ds.mu.Unlock()
	for _, f := range files {
		err = errors.Join(err, ds.service.fetcher(folder).Discard(f.URL))
		if !f.Begun {
			continue // what is in its place is another model's
		}
		if gone := os.Remove(filepath.Join(folder, filepath.FromSlash(f.File))); gone != nil && !os.IsNotExist(gone) {
			err = errors.Join(err, gone)
		}
	}
	ds.service.pending.forget(d.ID)
	ds.mu.Lock()
	ds.all = slices.DeleteFunc(ds.all, func(other *download) bool { return other == d })
	ds.mu.Unlock()
	return true, err
}

func (ds *downloads) byID(id string) (*download, error) {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	if d, ok := lists.Find(ds.all, func(d *download) bool { return d.ID == id }); ok {
		return d, nil
	}
	return nil, fault.New(fault.NotFound, "Model not found")
}

func (ds *downloads) byName(name string) *download {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	d, _ := lists.Find(ds.all, func(d *download) bool { return d.Name == name })
	return d
}

// areRunning reports whether one is at work, or waits for another.
func (ds *downloads) areRunning() bool {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	return slices.ContainsFunc(ds.all, func(d *download) bool { return d.state != Paused && d.state != Failed })
}

// await waits until a download is over. The error is a fault, or that of ctx.
func (ds *downloads) await(ctx context.Context, d *download, tell func(percent int)) error {
	for first := true; ; first = false {
		ds.mu.Lock()
		state, failed, done, percent, deleted := d.state, d.failed, d.done, d.progress().Percent, d.deleted
		ds.mu.Unlock()
		switch {
		case deleted:
			return errNoModel
		case state == Present:
			return nil
		case state == Failed:
			return failed
		case state == Paused && first:
			return fault.Newf(fault.Conflict, "The download of %s is paused. Resume it in Settings, Models.", d.Name)
		case state == Paused: // whoever paused it goes on with it, or stops the reply
			done = nil
		}
		tell(percent)
		select {
		case <-done:
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(announceEvery):
		}
	}
}

// resumeAll goes on with the downloads of before, except those that a person paused.
func (ds *downloads) resumeAll() {
	files, _ := os.ReadDir(string(ds.service.pending)) // without the folder there are none
	for _, f := range files {
		var w wish
		if !ds.service.pending.read(strings.TrimSuffix(f.Name(), ".json"), &w) || len(w.Files) == 0 || w.ID+".json" != f.Name() ||
			slices.ContainsFunc(w.Files, func(f wishedFile) bool { return !filepath.IsLocal(filepath.FromSlash(f.File)) }) {
			continue
		}
		d := newDownload(w)
		ds.mu.Lock()
		ds.all = append(ds.all, d)
		ds.mu.Unlock()
		if !w.Paused {
			ds.run(d)
		}
	}
	ds.service.changed.tell()
}
