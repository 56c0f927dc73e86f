package localmodel

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/shelf"
)

// The states of a model.
const (
	Present     = "present"
	Waiting     = "waiting" // for another download
	Downloading = "downloading"
	Verifying   = "verifying"
	Paused      = "paused"
	Failed      = "failed"
	Absent      = "absent" // it is offered
)

// A Model is a model of this computer, or one that is being downloaded.
type Model struct {
	ID            string       `json:"id"`
	Name          string       `json:"name"` // by which the endpoint knows it
	File          string       `json:"file"` // of several, the first; without its folder
	Folder        string       `json:"folder"`
	Size          int64        `json:"size"`
	Source        string       `json:"source"` // see shelf.Source
	Quantization  string       `json:"quantization"`
	Architecture  string       `json:"architecture"`
	ContextLength int          `json:"contextLength"` // that it was made for
	Context       int          `json:"context"`       // that it would be started with
	Licence       string       `json:"license"`
	Embeds        bool         `json:"embeds"`
	Vision        bool         `json:"vision"`
	Needs         int64        `json:"needs"` // bytes, as estimated
	Verdict       gguf.Verdict `json:"verdict"`
	MayNotRun     string       `json:"may_not_run"` // why, in a sentence; empty: nothing speaks against it
	State         string       `json:"state"`
	Loaded        bool         `json:"loaded"`
	Progress      *Progress    `json:"progress,omitempty"`
	Fault         *Fault       `json:"fault,omitempty"`

	Chosen chat.LocalModel `json:"chosen"` // what the person chose for it
}

// errNoModel says that no model has a name.
var errNoModel = errors.New("there is no model of this name")

// entries are the models of this computer, each under a name of its own.
func (s *Service) entries(ctx context.Context, choices chat.LocalModels) []shelf.Entry {
	all := s.files.Own(ctx, s.folder(choices)).Models
	for _, path := range choices.Files {
		if entry, err := s.files.Single(ctx, path); err == nil { // one that can't be read now may be on a disk that is not there
			all = append(all, entry)
		}
	}
	if choices.Scanned {
		all = append(all, s.files.Scan(ctx, shelf.DefaultPlaces(s.o.Environ, s.o.Home, s.o.Machine.OS)).Models...)
	}
	seen := map[string]bool{}
	for i := range all {
		name := cmp.Or(strings.TrimSpace(all[i].Name), all[i].ID)
		for n := 2; seen[name]; n++ {
			name = fmt.Sprintf("%s (%s %d)", all[i].Name, all[i].Source, n)
		}
		all[i].Name, seen[name] = name, true
	}
	return all
}

// find is the model of a name.
func (s *Service) find(ctx context.Context, name string) (shelf.Entry, bool) {
	choices, err := s.choices(ctx)
	if err != nil {
		return shelf.Entry{}, false
	}
	all := s.entries(ctx, choices)
	return lists.Find(all, func(e shelf.Entry) bool { return e.Name == name })
}

// byID is the model of an id. The error is a fault.
func (s *Service) byID(ctx context.Context, id string) (shelf.Entry, chat.LocalModels, error) {
	choices, err := s.choices(ctx)
	if err != nil {
		return shelf.Entry{}, choices, err
	}
	all := s.entries(ctx, choices)
	if entry, ok := lists.Find(all, func(e shelf.Entry) bool { return e.ID == id }); ok {
		return entry, choices, nil
	}
	return shelf.Entry{}, choices, fault.New(fault.NotFound, "Model not found")
}

// await is the model of a name, once it is downloaded. tell is told how much of it has come. For one that is loaded no folder
// is read.
func (s *Service) await(ctx context.Context, name string, tell func(percent int)) (shelf.Entry, error) {
	for _, r := range []*runner{s.chat, s.meaning} {
		if entry, server := r.running(); server != nil && entry.Name == name {
			return entry, nil
		}
	}
	for {
		job := s.downloads.byName(name) // before the look, for it may end between them
		if entry, ok := s.find(ctx, name); ok {
			return entry, nil
		}
		if job == nil {
			return shelf.Entry{}, errNoModel
		}
		if err := s.downloads.await(ctx, job, tell); err != nil {
			return shelf.Entry{}, err
		}
	}
}

// Models lists the models of this computer, and those that are being downloaded.
func (s *Service) Models(ctx context.Context) ([]Model, error) {
	choices, err := s.choices(ctx)
	if err != nil {
		return nil, err
	}
	out := []Model{}
	loaded, _ := s.chat.running()
	meaning, _ := s.meaning.running()
	givesBack := s.chat.givesBack()
	have := s.computer(ctx, choices)
	entries := s.entries(ctx, choices)
	for _, e := range entries {
		m := Model{
			ID: e.ID, Name: e.Name, File: filepath.Base(e.Files[0]), Folder: filepath.Dir(e.Files[0]), Size: e.Size, Source: string(e.Source),
			Quantization: e.Quantization, Architecture: e.Architecture, ContextLength: e.ContextLength, Licence: e.Licence, Embeds: e.Embeds,
			Vision: e.Projector != "", MayNotRun: e.MayNotRun, State: Present, Loaded: e.ID == loaded.ID || e.ID == meaning.ID, Chosen: choices.Models[e.ID],
		}
		if p, err := planFor(e, choices, have, givesBack, 0); err == nil {
			m.Context, m.Needs, m.Verdict = p.Context/max(p.Slots, 1), p.need.Total(), p.verdict
		}
		out = append(out, m)
	}
	s.downloads.mu.Lock()
	defer s.downloads.mu.Unlock()
	for _, d := range s.downloads.all {
		if d.state == Present {
			continue
		}
		need := gguf.EstimateFromSize(d.size())
		out = append(out, Model{
			ID: d.ID, Name: d.Name, File: filepath.Base(d.Files[0].File), Size: d.size(), Source: string(shelf.Own), Licence: d.Licence, Embeds: d.Embeds,
			Needs: need.Total(), Verdict: gguf.Judge(need, have, givesBack), State: d.state, Progress: d.progress(), Fault: faultOf(d.failed),
		})
	}
	return out, nil
}

// An Offered is a model of the catalogue on this computer.
type Offered struct {
	shelf.Offer

	Verdict     gguf.Verdict `json:"verdict"`
	Needs       int64        `json:"needs"`
	Preselected bool         `json:"preselected"` // a newcomer is asked about this one first
	State       string       `json:"state"`       // absent, or as its model is
	ID          string       `json:"id"`          // of its model; empty: it is absent
	Host        string       `json:"host"`
}

// Catalogue is what Terzetto offers.
func (s *Service) Catalogue(ctx context.Context) ([]Offered, error) {
	models, err := s.Models(ctx)
	if err != nil {
		return nil, err
	}
	choices, err := s.choices(ctx)
	if err != nil {
		return nil, err
	}
	have, givesBack := s.computer(ctx, choices), s.chat.givesBack()
	preselected := map[string]string{}
	for _, use := range []string{shelf.Stories, shelf.Tools, shelf.Meaning} {
		if best, ok := shelf.Preselect(s.o.Offers, have, use); ok {
			preselected[use] = best.File
		}
	}
	return lists.Map(s.o.Offers, func(o shelf.Offer) Offered {
		need := gguf.EstimateFromSize(int64(o.SizeGBAbout * 1e9))
		out := Offered{
			Offer: o, Needs: need.Total(), Verdict: gguf.Judge(need, have, givesBack), Preselected: preselected[o.Use] == o.File,
			State: Absent, Host: hostOf(s.o.Sites.Models),
		}
		if i := slices.IndexFunc(models, func(m Model) bool { return m.File == filepath.Base(o.File) }); i >= 0 {
			out.State, out.ID = models[i].State, models[i].ID
		}
		return out
	}), nil
}

// StartInput is what Start takes.
type StartInput struct {
	ModelID string `json:"modelId"`
	Context int    `json:"context"` // tokens; 0: as the person chose, or by the memory of the computer
	Device  string `json:"device"`  // of this model from now on; empty: as it was
	Use     bool   `json:"use"`     // it is also the model that answers from now on
}

// Start begins to load a model, and does not wait for it. The error is a fault.
func (s *Service) Start(ctx context.Context, in StartInput) (State, error) {
	entry, _, err := s.byID(ctx, in.ModelID)
	if err != nil {
		return State{}, err
	}
	if in.Device != "" {
		if err := s.Update(ctx, in.ModelID, ModelInput{Device: &in.Device}); err != nil {
			return State{}, err
		}
	}
	s.tellNote("")
	if in.Use && !entry.Embeds {
		if err := s.choose(ctx, entry.Name); err != nil {
			return State{}, err
		}
	}
	runner := s.chat
	if entry.Embeds {
		runner = s.meaning
	}
	runner.begin(entry, in.Context)
	return s.State(ctx)
}

// Stop ends the server for answers and that for meaning, and waits until they are gone.
func (s *Service) Stop(ctx context.Context) (State, error) {
	if err := errors.Join(s.chat.halt(ctx), s.meaning.halt(ctx)); err != nil {
		return State{}, err
	}
	return s.State(ctx)
}

// ModelInput is what a person changes of a model. A nil field stays as it is.
type ModelInput struct {
	Context *int    `json:"context"`
	Device  *string `json:"device"`
}

// Update changes what a person chose for one model. It counts from its next start on.
func (s *Service) Update(ctx context.Context, id string, in ModelInput) error {
	if _, _, err := s.byID(ctx, id); err != nil {
		return err
	}
	if in.Context != nil && *in.Context < 0 {
		return fault.New(fault.Invalid, "A context has a positive number of tokens.").With("field", "context")
	}
	if in.Device != nil {
		if err := checkDevice(*in.Device); *in.Device != "" && err != nil {
			return err
		}
	}
	defer s.changed.tell()
	return s.change(ctx, func(c *chat.LocalModels) {
		own := c.Models[id]
		if in.Context != nil {
			own.Context = *in.Context
		}
		if in.Device != nil {
			own.Device = *in.Device
		}
		lists.Put(&c.Models, id, own)
		if own == (chat.LocalModel{}) {
			delete(c.Models, id)
		}
	})
}

// Delete deletes one of our own models, ends a download, or forgets a file that the person named. The error is a fault.
func (s *Service) Delete(ctx context.Context, id string) error {
	defer s.changed.tell()
	if done, err := s.downloads.discard(ctx, id); done {
		return err
	}
	entry, choices, err := s.byID(ctx, id)
	if err != nil {
		return err
	}
	for _, r := range []*runner{s.chat, s.meaning} {
		if r.uses(id) {
			if err := r.halt(ctx); err != nil {
				return err
			}
		}
	}
	if entry.Source == shelf.Own {
		return s.files.Delete(ctx, s.folder(choices), id) //nolint:wrapcheck // a fault
	}
	if entry.Source == shelf.File {
		return s.change(ctx, func(c *chat.LocalModels) {
			c.Files = slices.DeleteFunc(c.Files, func(path string) bool { return path == entry.Files[0] })
		})
	}
	return fault.New(fault.Conflict, "This model belongs to another program, so Terzetto doesn't delete it.")
}

// Scan lists the models of other programs from now on.
func (s *Service) Scan(ctx context.Context) (Scanned, error) {
	if err := s.change(ctx, func(c *chat.LocalModels) { c.Scanned = true }); err != nil {
		return Scanned{}, err
	}
	s.changed.tell()
	found := s.files.Scan(ctx, shelf.DefaultPlaces(s.o.Environ, s.o.Home, s.o.Machine.OS))
	return Scanned{Models: len(found.Models), Unreadable: lists.OrEmpty(append(found.Unreadable, found.Cut...))}, ctx.Err()
}

// Scanned is what a look for models found.
type Scanned struct {
	Models     int      `json:"models"`     // of other programs
	Unreadable []string `json:"unreadable"` // files and folders that could not be read, or not to their end
}

// Move moves our own models into another folder. tell is told the bytes.
func (s *Service) Move(ctx context.Context, to string, tell func(done, total int64)) error {
	choices, err := s.choices(ctx)
	if err != nil {
		return err
	}
	if !filepath.IsAbs(to) {
		return fault.New(fault.Invalid, "Enter the whole path of the folder.").With("field", "folder")
	}
	if s.downloads.areRunning() {
		return fault.New(fault.Busy, "A model is being downloaded. Pause the download, then retry.")
	}
	if err := errors.Join(s.chat.halt(ctx), s.meaning.halt(ctx)); err != nil {
		return err
	}
	if err := s.files.Move(ctx, s.folder(choices), to, tell); err != nil {
		return err //nolint:wrapcheck // a fault
	}
	defer s.changed.tell()
	return s.change(ctx, func(c *chat.LocalModels) { c.Folder = to })
}

// hostOf is the host of a site.
func hostOf(site string) string {
	u, err := url.Parse(site)
	if err != nil {
		return site
	}
	return u.Host
}
