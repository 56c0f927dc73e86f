package localmodel

import (
	"context"
	"crypto/rand"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/huggingface"
	"terzetto/backend/model/shelf"
)

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
	have, givesBack := s.computer(ctx, choices), s.chat.givesBack()
	out := Looked{Repo: repository.Repo, Licence: repository.License, Gated: repository.Gated}
	out.Known = slices.ContainsFunc(s.o.Offers, func(o shelf.Offer) bool { return o.Repository == repository.Repo })
	out.Files = lists.Map(repository.Match(place), func(f huggingface.File) LookedFile {
		need := gguf.EstimateFromSize(f.Size)
		return LookedFile{File: f.Parts[0].Path, Size: f.Size, Needs: need.Total(), Verdict: gguf.Judge(need, have, givesBack)}
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
	return s.downloading(ctx, w)
}

// downloading is the model of a download that has begun, or that of its file where it has ended already.
func (s *Service) downloading(ctx context.Context, w wish) (Model, error) {
	m, err := s.model(ctx, w.ID)
	if !fault.Is(err, fault.NotFound) {
		return m, err
	}
	entry, ok := s.find(ctx, w.Name)
	if !ok {
		return m, err
	}
	return s.model(ctx, entry.ID)
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
	name, _, _ := gguf.SplitName(path.Base(file))
	return strings.TrimSuffix(name, path.Ext(name))
}
