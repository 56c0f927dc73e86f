package localmodel

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
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

	File string `json:"file"` // in the folder of models
}

// A download fetches the files of one model.
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

func (d *download) size() (total int64) {
	for _, f := range d.Files {
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
	entries, _ := s.entries(ctx, choices)
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
	d := &download{wish: w, state: Waiting}
	s.mu.Lock()
	if slices.ContainsFunc(s.downloads, func(other *download) bool { return other.Name == w.Name && !other.deleted }) {
		s.mu.Unlock()
		return Model{}, fault.Newf(fault.Busy, "%s is being downloaded already.", w.Name)
	}
	s.downloads = append(s.downloads, d)
	s.mu.Unlock()
	if err := s.keep(d.wish); err != nil {
		return Model{}, err
	}
	s.run(d)
	return s.model(ctx, d.ID)
}

func (w wish) size() int64 { return (&download{wish: w}).size() }

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

// run goes on with a download, when it is its turn.
func (s *Service) run(d *download) {
	ctx, cancel := context.WithCancelCause(s.group.Context())
	s.mu.Lock()
	d.state, d.failed, d.cancel, d.done = Waiting, nil, cancel, make(chan struct{})
	done := d.done
	s.mu.Unlock()
	began := s.group.Go(func(context.Context) {
		defer close(done)
		defer cancel(nil)
		var err error
		select {
		case s.turn <- struct{}{}:
			err = s.fetchAll(ctx, d)
			<-s.turn
		case <-ctx.Done():
			err = context.Cause(ctx)
		}
		s.ended(ctx, d, err)
	})
	if !began {
		cancel(nil)
		close(done)
	}
	s.changed.tell()
}

// fetchAll fetches the files of a model, one after the other.
func (s *Service) fetchAll(ctx context.Context, d *download) error {
	choices, err := s.choices(ctx)
	if err != nil {
		return err
	}
	token := s.o.Environ("HF_TOKEN")
	before := int64(0)
	for _, f := range d.Files {
		dest := filepath.Join(s.folder(choices), filepath.FromSlash(f.File))
		if err := datadir.Make(filepath.Dir(dest)); err != nil {
			return datadir.Unusable(filepath.Dir(dest), err) //nolint:wrapcheck // a fault
		}
		source := f.Source
		if d.Repository != "" {
			source.Token = token
		}
		got, err := s.fetcher(s.folder(choices)).Get(ctx, source, dest, func(p fetch.Progress) {
			s.mu.Lock()
			d.now, d.before, d.state = p, before, Downloading
			if p.Checking {
				d.state = Verifying
			}
			s.mu.Unlock()
			s.changed.tell()
		})
		if err != nil {
			return fmt.Errorf("download a model: %w", err)
		}
		before += got.Size
	}
	return nil
}

// ended notes how a download ended.
func (s *Service) ended(ctx context.Context, d *download, err error) {
	s.mu.Lock()
	d.now.Speed, d.now.Left = 0, 0
	switch {
	case err == nil:
		d.state = Present
		s.downloads = slices.DeleteFunc(s.downloads, func(other *download) bool { return other == d })
	case ctx.Err() != nil:
		d.state = Paused
	default:
		d.state, d.failed = Failed, err
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "download a model", slog.String("model", d.Name), slog.Any("err", err))
	}
	s.mu.Unlock()
	if err == nil {
		s.forget(d.wish)
	}
	s.changed.tell()
}

// Pause stops a download; what has come stays. Resume goes on with it.
func (s *Service) Pause(ctx context.Context, id string) (Model, error) {
	d, err := s.download(id)
	if err != nil {
		return Model{}, err
	}
	if err := s.halt(ctx, d); err != nil {
		return Model{}, err
	}
	d.Paused = true
	if err := s.keep(d.wish); err != nil {
		return Model{}, err
	}
	return s.model(ctx, id)
}

// Resume goes on with a download that is paused or failed.
func (s *Service) Resume(ctx context.Context, id string) (Model, error) {
	d, err := s.download(id)
	if err != nil {
		return Model{}, err
	}
	s.mu.Lock()
	state := d.state
	s.mu.Unlock()
	if state == Paused || state == Failed {
		d.Paused = false
		if err := s.keep(d.wish); err != nil {
			return Model{}, err
		}
		s.run(d)
	}
	return s.model(ctx, id)
}

// halt ends the work of a download, and waits for that.
func (s *Service) halt(ctx context.Context, d *download) error {
	s.mu.Lock()
	cancel, done := d.cancel, d.done
	s.mu.Unlock()
	cancel(errPaused)
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// discard ends a download and deletes what has come of it; done is false where the id is that of none.
func (s *Service) discard(ctx context.Context, id string) (done bool, err error) {
	d, err := s.download(id)
	if err != nil {
		return false, nil
	}
	s.mu.Lock()
	d.deleted = true
	s.mu.Unlock()
	if err := s.halt(ctx, d); err != nil {
		return true, err
	}
	choices, err := s.choices(ctx)
	for _, f := range d.Files {
		err = errors.Join(err, s.fetcher(s.folder(choices)).Discard(f.URL))
		whole := filepath.Join(s.folder(choices), filepath.FromSlash(f.File))
		if gone := os.Remove(whole); gone != nil && !os.IsNotExist(gone) { // a part that was complete
			err = errors.Join(err, gone)
		}
	}
	s.forget(d.wish)
	s.mu.Lock()
	s.downloads = slices.DeleteFunc(s.downloads, func(other *download) bool { return other == d })
	s.mu.Unlock()
	return true, err
}

func (s *Service) download(id string) (*download, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d, ok := lists.Find(s.downloads, func(d *download) bool { return d.ID == id }); ok {
		return d, nil
	}
	return nil, fault.New(fault.NotFound, "Model not found")
}

func (s *Service) downloadNamed(name string) *download {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, _ := lists.Find(s.downloads, func(d *download) bool { return d.Name == name })
	return d
}

// awaitDownload waits until a download is over. The error is a fault, or that of ctx.
func (s *Service) awaitDownload(ctx context.Context, d *download, tell func(percent int)) error {
	for first := true; ; first = false {
		s.mu.Lock()
		state, failed, done, percent, deleted := d.state, d.failed, d.done, d.progress().Percent, d.deleted
		s.mu.Unlock()
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

// wishes is the folder of the downloads that are to go on.
func (s *Service) wishes() string { return filepath.Join(s.o.Dir, "downloads") }

func (s *Service) wishFile(w wish) string { return filepath.Join(s.wishes(), w.ID+".json") }

// keep remembers a download for the next start.
func (s *Service) keep(w wish) error {
	text, err := json.Marshal(w)
	if err == nil {
		err = datadir.Make(s.wishes())
	}
	if err == nil {
		var f *os.File
		if f, err = os.OpenFile(s.wishFile(w)+datadir.Part, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600); err == nil {
			_, err = f.Write(text)
			err = datadir.Finish(f, s.wishFile(w), err)
		}
	}
	if err != nil {
		return fmt.Errorf("remember a download: %w", err)
	}
	return nil
}

func (s *Service) forget(w wish) { _ = os.Remove(s.wishFile(w)) } // one that stays is found complete at the next start

// resumeAll goes on with the downloads of before, except those that a person paused.
func (s *Service) resumeAll(context.Context) {
	files, _ := filepath.Glob(filepath.Join(s.wishes(), "new-*.json")) // the pattern is valid
	slices.Sort(files)
	for _, file := range files {
		var w wish
		text, err := os.ReadFile(file)
		if err != nil || json.Unmarshal(text, &w) != nil || len(w.Files) == 0 || s.wishFile(w) != file ||
			slices.ContainsFunc(w.Files, func(f wishedFile) bool { return !filepath.IsLocal(filepath.FromSlash(f.File)) }) {
			continue
		}
		d := &download{wish: w, state: Paused, cancel: func(error) {}, done: make(chan struct{})}
		close(d.done)
		s.mu.Lock()
		s.downloads = append(s.downloads, d)
		s.mu.Unlock()
		if !w.Paused {
			s.run(d)
		}
	}
	s.changed.tell()
}
