package team

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// A Call is a call of a tool that does more than read. Its arguments are kept by their hash only,
// because they may hold secrets.
type Call struct {
	ID     string `json:"id"` // of the run that asks a person
	Agent  string `json:"agent"`
	ToolID string `json:"toolId"`
	Tool   string `json:"tool"` // its name
	Hash   string `json:"hash"`
	Waits  bool   `json:"waits"` // a person is asked and has not answered
	// What the tools of the task had made when the call was over, so that a task that begins again has it.
	Made []MadeFile `json:"made,omitempty"`
}

// A MadeFile is a file that a tool made, as it is kept until its task ends.
type MadeFile struct {
	Label  string `json:"label"`
	FileID int64  `json:"fileId"`
}

// ErrSuspended is why a round ends that waits for a person while the program closes. What it
// waits for is left as it is: the round goes on at the next start.
var ErrSuspended = errors.New("the round goes on at the next start")

// endCall gives the calls with one of them over.
func endCall(calls []Call, over Call) []Call {
	calls = slices.Clone(calls)
	for i := range calls {
		if calls[i].ID == over.ID {
			calls[i].Waits, calls[i].Made = false, over.Made
		}
	}
	return calls
}

// waits reports whether a person is asked about a call of the running task.
func (s State) waits() bool {
	return s.Status == Running && slices.ContainsFunc(s.Calls, func(c Call) bool { return c.Waits })
}

// suspend gives the cause with which a round is to end: ErrSuspended for one that waits for a person.
func (r *round) suspend(otherwise error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.suspended = r.state.waits(); r.suspended {
		return ErrSuspended
	}
	return otherwise
}

// resume goes on with a round that waited for a person when the process ended, at its task. It is
// false for any other request.
func (e *Runner) resume(ctx context.Context, w Request) (bool, error) {
	h, err := e.Store.History(ctx, w.ID)
	if err != nil {
		return false, err
	}
	r := e.orphan(w)
	if !r.restore(h) {
		return false, nil
	}
	if err := r.remember(ctx, h); err != nil {
		return false, err
	}
	// The round outlives the start that finds it.
	lasting, end := context.WithCancelCause(context.WithoutCancel(ctx))
	r.end, r.resumed = end, true
	leave, err := e.active.reserve(r)
	if err != nil {
		end(err)
		return false, err
	}
	if e.Tell != nil {
		r.listener = e.Tell(r.id)
	}
	e.active.work.Go(func() { r.work(lasting, leave) })
	return true, nil
}

// restore takes the state of the current round from what is kept; false unless it waits for a person.
func (r *round) restore(h History) bool {
	i := slices.IndexFunc(h.Rounds, func(p Progress) bool { return p.Round == r.state.Round })
	if i < 0 {
		return false
	}
	p, s := h.Rounds[i], &r.state
	s.Todo, s.Plan, s.Task, s.Failures, s.Calls = DoTask, p.Plan, p.Task, p.Failures, p.Calls
	for _, m := range h.Messages {
		switch {
		case m.Round != s.Round:
		case m.Status == First:
			r.prompt, r.given = m.Content, m.Documents
		case m.Status == Step:
			s.Made = append(s.Made, m.Documents...)
		}
	}
	return s.waits() && s.Task > 0 && s.Task <= len(s.Plan.Tasks)
}

// keepMade keeps what the task's tools made and is not kept yet.
func (ac *AgentContext) keepMade(ctx context.Context) (all []MadeFile, err error) {
	for _, d := range ac.task.documents() {
		if _, there := ac.task.keptAs(d); there || checkKind(d.Label, d.Content) != "" {
			continue
		}
		f, err := ac.runner.keepFile(ctx, d.Label, d.Content, false)
		if fault.Is(err, fault.TooLarge) { // which is told when the task ends
			continue
		}
		if err != nil {
			return nil, err
		}
		m := MadeFile{d.Label, f.ID}
		ac.task.noteFile(m, f.Hash)
		all = append(all, m)
	}
	return all, nil
}

// noteFile notes under which file id something that a tool made is kept.
func (r *taskRun) noteFile(m MadeFile, hash string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	lists.Put(&r.files, m.Label+"/"+hash, m.FileID)
}

// keptFiles are the files that were kept of what the task's tools made.
func (r *taskRun) keptFiles() []int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Collect(maps.Values(r.files))
}

// keptAs is the file as which a document of the task is kept.
func (r *taskRun) keptAs(d Made) (id int64, there bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	id, there = r.files[d.Label+"/"+hash(d.Content)]
	return id, there
}

// settle waits for what becomes of a call that was made before a restart.
func (ac *AgentContext) settle(ctx context.Context, c Call) error {
	if ac.runner.Policy.Act == nil {
		return nil
	}
	t := tool.Tool{ID: c.ToolID, Name: c.Tool}
	out, err := ac.runner.Policy.Act(ctx, ToolCall{
		ID: c.ID, RequestID: ac.round.id, RequestName: ac.round.headNow().Name, Agent: c.Agent, Tool: t, Asked: func() error { return nil }, Resumed: true,
	})
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if c.Waits {
		made, late := ac.keepMade(ctx)
		if late != nil {
			return late
		}
		c.Made = made
		if err := ac.tell(ctx, Answered{c, out.Allowed}); err != nil {
			return err
		}
	}
	if late := ac.learn(ctx, out); late != nil {
		return late
	}
	if fault.Is(err, fault.NotFound) {
		return nil // its run was deleted, so the same call asks again
	}
	ac.task.keep(c, settled{out, err})
	return nil
}

// settled is what became of a call.
type settled struct {
	out Outcome
	err error
}

func (s settled) result(t tool.Tool) (tool.Result, error) {
	switch {
	case s.err != nil:
		return tool.Result{}, s.err
	case !s.out.Allowed:
		return tool.Result{}, forbidden(t)
	}
	return s.out.Result, nil
}

// keep keeps what became of a call for the same call of the task that begins again.
func (r *taskRun) keep(c Call, s settled) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.settled[c.ToolID+" "+c.Hash] = append(r.settled[c.ToolID+" "+c.Hash], s)
}

// before gives what became of the same call before a restart, each once.
func (r *taskRun) before(c Call) (settled, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	key := c.ToolID + " " + c.Hash
	if len(r.settled[key]) == 0 {
		return settled{}, false
	}
	first := r.settled[key][0]
	r.settled[key] = r.settled[key][1:]
	return first, true
}

// hashOf identifies arguments, however their JSON is written.
func hashOf(args json.RawMessage) string {
	var v any
	if json.Unmarshal(args, &v) == nil {
		if same, err := json.Marshal(v); err == nil {
			return hash(same)
		}
	}
	return hash(args)
}
