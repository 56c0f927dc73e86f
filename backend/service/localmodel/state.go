package localmodel

import (
	"cmp"
	"context"
	"errors"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/localserver"
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
