package localmodel

import (
	"cmp"
	"context"
	"errors"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
)

// A State is what runs, and what is going on.
type State struct {
	State   string `json:"state"` // of the engine: none, found, or as an Install is; of one that is there: of its server
	Version string `json:"version"`
	Source  string `json:"source"` // where the engine was found; see localserver.Origin
	Path    string `json:"path"`
	Variant string `json:"variant"`
	Device  string `json:"device"` // gpu or cpu, where the model runs; empty: none runs
	Model   string `json:"model"`  // the id of the one that runs or is loaded
	Name    string `json:"name"`   // of the model
	Context int    `json:"context"`
	Slots   int    `json:"slots"`

	Memory   Memory     `json:"memory"`
	Fault    *Fault     `json:"fault,omitempty"`
	Progress *Progress  `json:"progress,omitempty"`
	Note     string     `json:"note"`  // what was done differently than asked for
	Idle     int        `json:"idle"`  // seconds until the model is unloaded; 0: it is not, or not yet
	Freed    int64      `json:"freed"` // bytes that unloading the last model gave back
	Meaning  ModelState `json:"meaning"`

	Install *InstallState `json:"install,omitempty"` // that runs, is paused, or failed
	Offer   Offer         `json:"offer"`
	Found   []Found       `json:"found"` // programs of this computer
	Looked  bool          `json:"looked"`
}

// Memory is what a model takes, in bytes.
type Memory struct {
	Needs int64 `json:"needs"` // as estimated before it was loaded
	Free  int64 `json:"free"`  // of this computer at this moment
	Takes int64 `json:"takes"` // what its server reported; 0: it didn't
}

// A Fault is why something doesn't run.
type Fault struct {
	Kind     string   `json:"kind"` // see localserver.Kind; gave_up, none
	Sentence string   `json:"sentence"`
	Lines    []string `json:"lines"` // the last of the engine's output
}

// faultOf is a failure as a window shows it.
func faultOf(err error) *Fault {
	if err == nil {
		return nil
	}
	f := &Fault{Kind: string(localserver.KindOf(err)), Sentence: fault.Sentence(err), Lines: []string{}}
	if said, ok := errors.AsType[*fault.Error](err); ok {
		if lines, ok := said.Details[localserver.LinesDetail].([]string); ok {
			f.Lines = lines
		}
	}
	return f
}

// A Progress is how far something is.
type Progress struct {
	Done    int64   `json:"done"` // bytes
	Total   int64   `json:"total"`
	Speed   float64 `json:"speed"`   // bytes per second
	Left    int     `json:"left"`    // seconds; 0: not known
	Percent int     `json:"percent"` // 0: not known
	Seconds int     `json:"seconds"` // that it has taken
}

// A ModelState is that of one local server.
type ModelState struct {
	State    string    `json:"state"` // stopped, starting, loading, ready, busy, unloaded, failed
	Model    string    `json:"model"`
	Name     string    `json:"name"`
	Fault    *Fault    `json:"fault,omitempty"`
	Progress *Progress `json:"progress,omitempty"`
}

// An InstallState is that of an installation.
type InstallState struct {
	State    string   `json:"state"` // downloading, checking, unpacking, probing, paused, failed
	Tag      string   `json:"tag"`
	Variant  string   `json:"variant"`
	Progress Progress `json:"progress"`
	Fault    *Fault   `json:"fault,omitempty"`
}

// An Offer is what Install would fetch.
type Offer struct {
	Engine   string                `json:"engine"`
	Tag      string                `json:"tag"`
	Release  string                `json:"release"` // the page of the release
	Licence  string                `json:"licence"`
	Host     string                `json:"host"`
	Variants []localserver.Variant `json:"variants"` // for this computer, the best first; empty: there is none
}

// A Found is a program that may be an engine.
type Found struct {
	Path    string               `json:"path"`
	Version string               `json:"version"`
	Source  string               `json:"source"`
	Variant string               `json:"variant"`
	Devices []localserver.Device `json:"devices"`
	Trouble string               `json:"trouble"` // why it can't be used; empty: it can
}

// State is what runs at this moment.
func (s *Service) State(ctx context.Context) (State, error) {
	pins := s.o.Pins
	out := State{
		State: "none",
		Offer: Offer{
			Engine: pins.Engine, Tag: pins.Tag, Release: pins.Release, Licence: pins.Licence, Host: hostOf(cmp.Or(s.o.Sites.Release, localserver.ReleaseHost)),
			Variants: lists.OrEmpty(pins.Variants(s.o.Machine)),
		},
	}
	out.Memory.Free = s.o.Computer(ctx).FreeRAM
	s.mu.Lock()
	out.Note = s.note
	s.mu.Unlock()
	s.engines.tell(&out)
	s.chat.tell(&out)
	out.Meaning = s.meaning.state()
	return out, nil
}

// tell puts the engines into the state of all.
func (e *engines) tell(out *State) {
	installed := localserver.ListInstalled(e.dir())
	e.mu.Lock()
	defer e.mu.Unlock()
	out.Looked = e.looked
	out.Found = lists.Map(e.builds, func(c localserver.Candidate) Found {
		return Found{Path: c.Path, Version: c.Version, Source: string(c.Origin), Variant: c.Variant, Devices: c.Devices, Trouble: c.Trouble}
	})
	if best, ok := e.bestLocked(); ok {
		out.State, out.Version, out.Source, out.Path, out.Variant = "stopped", best.Version, string(best.Origin), best.Path, best.Variant
	} else if len(installed) > 0 && !e.looked {
		out.State, out.Version, out.Source, out.Variant = "stopped", installed[0].Tag, string(localserver.Installed), installed[0].Variant
	}
	job := e.install
	if job == nil {
		return
	}
	out.Install = &InstallState{State: string(job.step.Stage), Tag: job.tag, Variant: job.variant.ID, Fault: faultOf(job.failed), Progress: progressOf(job.step.Progress)}
	switch {
	case job.failed != nil:
		out.Install.State = "failed"
	case job.paused:
		out.Install.State = "paused"
	case out.Install.State == "":
		out.Install.State = string(localserver.Downloading)
	}
	if out.State == "none" {
		out.State = out.Install.State
	}
}

// state is that of the server.
func (r *runner) state() ModelState {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.run
	if now == nil {
		return ModelState{State: "stopped"}
	}
	out := ModelState{Model: now.entry.ID, Name: now.entry.Name, Fault: faultOf(now.failed)}
	switch {
	case now.phase.over && now.failed != nil:
		out.State = "failed"
	case now.phase.over && now.phase.idle:
		out.State = "unloaded"
	case now.phase.over:
		out.State, out.Model, out.Name = "stopped", "", ""
	case isClosed(now.ready):
		if out.State, out.Fault = "ready", nil; now.use.users > 0 {
			out.State = "busy"
		}
	case now.server != nil:
		out.State = "loading"
		out.Progress = &Progress{Percent: now.server.Percent(), Seconds: int(time.Since(now.began).Seconds())}
	default:
		out.State = "starting"
	}
	return out
}

// tell puts the state of the server for answers into that of all.
func (r *runner) tell(out *State) {
	is := r.state()
	if is.State != "stopped" || out.State == "stopped" {
		out.State = is.State
	}
	out.Model, out.Name, out.Fault, out.Progress = is.Model, is.Name, is.Fault, is.Progress
	r.mu.Lock()
	defer r.mu.Unlock()
	out.Freed = r.freed
	now := r.run
	if now == nil || now.server == nil || now.phase.over && !now.phase.idle && now.failed == nil {
		return // of one that failed, a person reads what it needed
	}
	out.Context, out.Slots, out.Memory.Needs = now.plan.Context, now.plan.Slots, now.plan.need.Total()
	report := now.server.Report()
	out.Memory.Takes = report.Total()
	if !now.phase.over && isClosed(now.ready) {
		out.Device = "cpu"
		if report.Graphics() {
			out.Device = "gpu"
		}
		if !now.use.idleAt.IsZero() {
			out.Idle = max(1, int(time.Until(now.use.idleAt).Seconds()))
		}
	}
}

// givesBack is the memory that the running model gives back once it ends.
func (r *runner) givesBack() int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run == nil || r.run.phase.over || r.run.server == nil {
		return 0
	}
	return r.run.plan.need.Total()
}

// running is the model that is loaded, and its server; nil: none is.
func (r *runner) running() (shelf.Entry, *localserver.Server) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run == nil || r.run.phase.over || !isClosed(r.run.ready) {
		return shelf.Entry{}, nil
	}
	return r.run.entry, r.run.server
}

// uses reports whether a model is loaded, loads, or is about to.
func (r *runner) uses(id string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.run != nil && !r.run.phase.over && r.run.entry.ID == id
}
