package localmodel

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/huggingface"
	"terzetto/backend/model/shelf"
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

func (w wish) size() (total int64) {
	for _, f := range w.Files {
		total += f.Size
	}
	return total
}

func (d *download) progress() *Progress {
	p := progressOf(d.now)
	p.Done, p.Total = d.before+d.now.Done, max(d.size(), d.before+d.now.Total)
	if p.Total > 0 {
		p.Percent = int(100 * p.Done / p.Total)
	}
	return &p
}

func progressOf(p fetch.Progress) Progress {
	out := Progress{Done: p.Done, Total: p.Total, Speed: p.Speed, Left: int(p.Left.Seconds())}
	if p.Total > 0 {
		out.Percent = int(100 * p.Done / p.Total)
	}
	return out
}

// AddInput is what Add takes: a repository with one of its files, an address, or a path.
type AddInput struct {
	Repo string `json:"repo"` // or what a person pasted: a name, an address, a command
	File string `json:"file"` // of the repository; empty: the one that Repo names
	URL  string `json:"url"`
	Path string `json:"path"` // of a file of this computer, which stays where it is
	Use  bool   `json:"use"`  // it is the model that answers from now on; messages wait until it is there
}

// Look lists the files of a repository, for a person to choose from. The error is a fault.
func (s *Service) Look(ctx context.Context, text string) (Looked, error) {
	place, err := huggingface.Parse(text, s.o.Sites.Models)
	if err != nil {
		return Looked{}, err //nolint:wrapcheck // a fault
	}
	if place.URL != "" {
		return Looked{}, fault.New(fault.Invalid, "This is the address of one file. Download it, or enter the name of a repository.").With("field", "repo")
	}
	choices, err := s.choices(ctx)
	if err != nil {
		return Looked{}, err
	}
	repository, err := s.hub(s.folder(choices)).Look(ctx, place)
	if err != nil {
		return Looked{}, err //nolint:wrapcheck // a fault
	}
	have := s.computer(ctx, choices)
	out := Looked{Repo: repository.Repo, Licence: repository.License, Gated: repository.Gated, Known: slices.ContainsFunc(s.o.Offers, func(o shelf.Offer) bool { return o.Repository == repository.Repo })}
	out.Files = lists.Map(repository.Match(place), func(f huggingface.File) LookedFile {
		need := gguf.EstimateFromSize(f.Size)
		return LookedFile{File: f.Parts[0].Path, Size: f.Size, Needs: need.Total(), Verdict: gguf.Judge(need, have, s.chat.givesBack())}
	})
	return out, nil
}

// A Looked is a repository.
type Looked struct {
	Repo    string       `json:"repo"`
	Licence string       `json:"license"`
	Gated   bool         `json:"gated"` // its author asks for an agreement first
	Known   bool         `json:"known"` // a model of it is in the catalogue
	Files   []LookedFile `json:"files"`
}

// A LookedFile is a model of a repository.
type LookedFile struct {
	File    string       `json:"file"` // of several, the first
	Size    int64        `json:"size"` // of all of them
	Needs   int64        `json:"needs"`
	Verdict gguf.Verdict `json:"verdict"`
}

// Add adds a model: it begins to download one, or lists a file of this computer. The error is a fault.
func (s *Service) Add(ctx context.Context, in AddInput) (Model, error) {
	if in.Path != "" {
		return s.addFile(ctx, in)
	}
	w, err := s.wishOf(ctx, in)
	if err != nil {
		return Model{}, err
	}
	choices, err := s.choices(ctx)
	if err != nil {
		return Model{}, err
	}
	entries := s.entries(ctx, choices)
	for _, e := range entries {
		if e.Source == shelf.Own && filepath.Base(e.Files[0]) == path.Base(w.Files[0].File) && e.Size == w.size() {
			return Model{}, fault.Newf(fault.Conflict, "%s is on this computer already.", e.Name)
		}
	}
	if in.Use && !w.Embeds {
		if err := s.choose(ctx, w.Name); err != nil {
			return Model{}, err
		}
	}
	if err := s.downloads.add(w); err != nil {
		return Model{}, err
	}
	return s.model(ctx, w.ID)
}

func (s *Service) model(ctx context.Context, id string) (Model, error) {
	all, err := s.Models(ctx)
	if err != nil {
		return Model{}, err
	}
	if m, ok := lists.Find(all, func(m Model) bool { return m.ID == id }); ok {
		return m, nil
	}
	return Model{}, fault.New(fault.NotFound, "Model not found")
}

// addFile lists a file of this computer.
func (s *Service) addFile(ctx context.Context, in AddInput) (Model, error) {
	file, err := filepath.Abs(in.Path)
	if err != nil || !filepath.IsAbs(in.Path) {
		return Model{}, fault.New(fault.Invalid, "Enter the whole path of the file.").With("field", "path")
	}
	entry, err := s.files.Single(ctx, file)
	if err != nil {
		return Model{}, err //nolint:wrapcheck // a fault
	}
	err = s.change(ctx, func(c *chat.LocalModels) {
		if !slices.Contains(c.Files, file) {
			c.Files = append(c.Files, file)
		}
	})
	if err != nil {
		return Model{}, err
	}
	s.changed.tell()
	m, err := s.model(ctx, entry.ID)
	if err == nil && in.Use && !m.Embeds {
		err = s.choose(ctx, m.Name)
	}
	return m, err
}

// wishOf is what is to be downloaded.
func (s *Service) wishOf(ctx context.Context, in AddInput) (wish, error) {
	w := wish{ID: "new-" + strings.ToLower(rand.Text()[:16])}
	if in.URL == "" {
		text := in.Repo
		if in.File != "" {
			text += "/" + in.File
		}
		place, err := huggingface.Parse(text, s.o.Sites.Models)
		if err != nil {
			return w, err //nolint:wrapcheck // a fault
		}
		if place.URL == "" {
			return s.wishOfRepository(ctx, w, place)
		}
		in.URL = place.URL
	}
	name := path.Base(strings.SplitN(in.URL, "?", 2)[0])
	if !strings.HasSuffix(strings.ToLower(name), ".gguf") || !filepath.IsLocal(name) {
		return w, fault.New(fault.Invalid, "This address is not that of a .gguf file.").With("field", "url")
	}
	w.Name = nameOf(name)
	w.Files = []wishedFile{{Source: fetch.Source{URL: in.URL, Name: name}, File: path.Join("downloads", name)}}
	return w, nil
}

func (s *Service) wishOfRepository(ctx context.Context, w wish, place huggingface.Place) (wish, error) {
	choices, err := s.choices(ctx)
	if err != nil {
		return w, err
	}
	client := s.hub(s.folder(choices))
	repository, err := client.Look(ctx, place)
	if err != nil {
		return w, err //nolint:wrapcheck // a fault
	}
	file, err := chooseFile(repository, place)
	if err != nil {
		return w, err
	}
	w.Name, w.Repository, w.Licence = nameOf(file.Name), repository.Repo, repository.License
	files := []huggingface.File{file}
	if projector, ok := lists.Find(repository.Files, func(f huggingface.File) bool { return f.Projector }); ok {
		files = append(files, projector)
	}
	for _, f := range files {
		for i, source := range client.Sources(repository, f) {
			source.Token = "" // it is not kept
			w.Files = append(w.Files, wishedFile{Source: source, File: path.Join(repository.Repo, f.Parts[i].Path)})
		}
	}
	for _, o := range s.o.Offers {
		if o.Repository == repository.Repo && o.File == place.File {
			w.Files[0].SHA256, w.Licence, w.Embeds = o.SHA256, o.Licence, o.Use == shelf.Meaning
		}
	}
	return w, nil
}

// usualQuants are the forms of weights that suit most computers, the best first.
var usualQuants = []string{"Q4_K_M", "Q4_K_S", "Q4_0", "Q5_K_M", "Q8_0"}

// chooseFile is the file that a place means; of several, the one that suits most computers. The error is a fault.
func chooseFile(r huggingface.Repository, place huggingface.Place) (huggingface.File, error) {
	all := r.Match(place)
	if len(all) == 1 {
		return all[0], nil
	}
	for _, quant := range usualQuants {
		if place.File != "" || place.Quant != "" {
			break
		}
		narrower := place
		narrower.Quant = quant
		if some := r.Match(narrower); len(some) == 1 {
			return some[0], nil
		}
	}
	if len(all) == 0 {
		return huggingface.File{}, fault.Newf(fault.NotFound, "%s has no such file. Look at its files, and choose one.", r.Repo)
	}
	return huggingface.File{}, fault.Newf(fault.Invalid, "%s has several files. Look at its files, and choose one.", r.Repo)
}

// nameOf is the name of a model by its file: of several, without their numbers.
func nameOf(file string) string {
	name := path.Base(file)
	name = name[:len(name)-len(path.Ext(name))]
	if i := strings.LastIndex(name, "-00001-of-"); i > 0 {
		name = name[:i]
	}
	return name
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
	return s.model(ctx, id)
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
