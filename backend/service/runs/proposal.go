package runs

import (
	"context"
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// Proposals lists what the workflow of a trigger will ask a person, each with the rules by which that can be allowed before
// it is asked. The steps of workflows that it runs are among them.
func (s *Service) Proposals(ctx context.Context, trigger string) ([]run.Proposal, error) {
	g, err := s.db.Triggers.Trigger(ctx, trigger)
	if err != nil {
		return nil, err
	}
	w, err := s.db.Workflows.Workflow(ctx, g.TemplateID)
	if err != nil {
		return nil, err
	}
	given, err := s.db.Triggers.Permissions(ctx, trigger, lists.Span{})
	if err != nil {
		return nil, err
	}
	settings, err := s.db.Settings.ToolSettings(ctx)
	if err != nil {
		return nil, err
	}
	p := proposer{of: s, seen: map[string]bool{}, all: []run.Proposal{}}
	p.workflow(ctx, w, g.Vars, eventAhead(g, settings.Folder))
	for i, one := range p.all {
		p.all[i].Given = slices.ContainsFunc(given, one.Covers)
	}
	return p.all, nil
}

// eventAhead is what is known of the events of a trigger before they happen: of a file, the folder that it will be in.
func eventAhead(g run.Trigger, chosen string) json.RawMessage {
	if g.Kind != run.OnFile {
		return json.RawMessage(value.Unknown)
	}
	const some = "…"
	file := filepath.Join(g.Folder, some)
	if dir, err := folderOf(g, chosen); err == nil {
		file = filepath.Join(dir, some)
	}
	return rawjson.Encode(map[string]any{"kind": g.Kind, "path": toolPath(file, chosen), "name": some, "size": some, "modifiedAt": some})
}

// A proposer goes through the steps of a workflow and notes what they will ask.
type proposer struct {
	of   *Service
	seen map[string]bool // workflows, which may run each other
	all  []run.Proposal
}

func (p *proposer) workflow(ctx context.Context, w run.Workflow, vars map[string]json.RawMessage, event json.RawMessage) {
	if w = w.WithKind(); w.Kind == run.Flow || p.seen[w.ID] {
		return
	}
	p.seen[w.ID], w.Draft = true, false
	n := w.Run("", vars)
	from := value.Sources{Vars: map[string]json.RawMessage{}, Items: map[string]json.RawMessage{}, Trigger: event, Guess: true}
	maps.Copy(from.Vars, n.Vars)
	run.Walk(n.Steps, "", func(_ string, do *run.Instruction) {
		if do.SaveAs != "" {
			from.Vars[do.SaveAs] = json.RawMessage(value.Unknown)
		}
	})
	run.Walk(n.Steps, "/instructions", func(at string, do *run.Instruction) {
		switch {
		case do.Template != "":
			below, err := p.of.db.Workflows.Workflow(ctx, do.Template)
			if err != nil {
				return // the check of the workflow says so
			}
			given, handed := do.Vars, map[string]json.RawMessage{}
			if given == nil { // it shares the variables of the run
				given, handed = do.Args, maps.Clone(from.Vars)
			}
			for name, v := range given {
				if handed[name], err = value.Resolve(v, from); err != nil {
					handed[name] = json.RawMessage(value.Unknown)
				}
			}
			p.workflow(ctx, below, handed, event)
		case do.Tool != "":
			if t, ok := p.of.o.Tools().Get(do.Tool); ok {
				p.step(ctx, t, *do, from, run.Proposal{At: w.ID + at, Step: do.ID, Workflow: w.Name})
			}
		}
	})
}

// step notes what a step will ask, where its tool writes or executes.
func (p *proposer) step(ctx context.Context, t tool.Tool, do run.Instruction, from value.Sources, place run.Proposal) {
	if t.Level == tool.Read {
		return
	}
	unknown := func(reason error) {
		place.ToolID, place.ToolName, place.Level, place.Arguments = t.ID, t.Name, t.Level, []run.ProposedArg{}
		place.Never = fault.Sentence(reason)
		p.all = append(p.all, place)
	}
	args, err := run.Gather(t, run.Implicit{RunID: "…", ContextID: "…", AssistantID: "…", Message: do.Words}, do.Args, from)
	if err != nil {
		unknown(err)
		return
	}
	if t = t.For(args); t.Level == tool.Read {
		return
	}
	shown, err := t.ShownArgs(p.of.o.Secrets.Records().JSON(args))
	if err != nil {
		unknown(err)
		return
	}
	var target *tool.Target
	if t.Aim != nil {
		at, err := t.Aim(ctx, args)
		if err != nil {
			unknown(err)
			return
		}
		target = &at
	}
	found := run.ProposalFor(t, shown, target, writingOf(do, shown))
	found.At, found.Step, found.Workflow = place.At, place.Step, place.Workflow
	p.all = append(p.all, found)
}

// writingOf says what a step makes of its arguments: one that takes nothing from elsewhere, or only what is known before the
// run, is the same each time.
func writingOf(do run.Instruction, args json.RawMessage) func(name string) run.Written {
	given := rawjson.ObjectOf(args)
	return func(name string) run.Written {
		if own, ok := do.Args[name]; ok {
			if uses, wrong := value.Uses(own); len(uses) == 0 && len(wrong) == 0 {
				return run.Fixed
			}
		}
		if holdsUnknown(given[name]) {
			return run.Changing
		}
		return run.Fixed
	}
}

// holdsUnknown says whether a value, or one in it, is not known yet.
func holdsUnknown(v json.RawMessage) bool {
	return slices.Contains([]rune(string(v)), '…')
}

// RequestProposal says by which rules what a run asks now can be allowed for all runs of its trigger.
func (s *Service) RequestProposal(ctx context.Context, request string) (run.Proposal, error) {
	q, err := s.db.Triggers.Request(ctx, request)
	if err != nil {
		return run.Proposal{}, err
	}
	t, ok := s.o.Tools().Get(q.ToolID)
	if !ok {
		return run.Proposal{}, fault.Newf(fault.NotFound, "There is no tool named %s.", q.ToolID)
	}
	t.Level = q.Level
	l, err := s.db.Runs.LoadRun(ctx, q.BlockID)
	if err != nil {
		return run.Proposal{}, err
	}
	makes := func(string) run.Written { return run.Unwritten }
	if l.Step != nil && l.Step.Do.Tool == q.ToolID {
		makes = writingIn(l.Step.Do)
	}
	p := run.ProposalFor(t, q.Args, q.Target, makes)
	p.Step = q.Path
	return p, nil
}

// writingIn says what a step that waits makes of its arguments. One that takes variables alone may be the same each time.
func writingIn(do run.Instruction) func(name string) run.Written {
	return func(name string) run.Written {
		uses, wrong := value.Uses(do.Args[name])
		switch {
		case do.Args[name] == nil || len(uses) == 0 && len(wrong) == 0:
			return run.Fixed
		case slices.ContainsFunc(uses, func(u value.Use) bool { return u.Source != value.Var }):
			return run.Changing
		}
		return run.Unwritten
	}
}

// AllowAhead gives the runs of a trigger a permission that was proposed for a step.
func (s *Service) AllowAhead(ctx context.Context, trigger, at string, match map[string]json.RawMessage) (run.Permission, error) {
	all, err := s.Proposals(ctx, trigger)
	if err != nil {
		return run.Permission{}, err
	}
	p, ok := lists.Find(all, func(p run.Proposal) bool { return p.At == at })
	if !ok {
		return run.Permission{}, fault.New(fault.NotFound, "This step is no longer in the workflow.")
	}
	given, err := p.Permission(trigger, match)
	if err != nil {
		return given, err
	}
	return hub.Announce(s.o.Hub, "permissions", "", func() (run.Permission, error) { return s.db.Triggers.KeepPermission(ctx, given) })
}
