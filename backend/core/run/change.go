package run

import (
	"encoding/json"
	"maps"
	"slices"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// A Loaded is a run with its current step.
type Loaded struct {
	Run  Run
	Step *Step // nil: every step is done
	// Last is the result of the nearest step before that had one; nil: there was none.
	Last json.RawMessage
	// Items are the items of the loops around the step, by their names, and Loop is the name of
	// the innermost one; "item" means it as well, unless a loop around it is called so.
	Items map[string]json.RawMessage
	Loop  string
	// Blocks are the parts of the run that the step waits for or waited for, and Joined their
	// results in order, once all of them are complete; nil where they exceed MaxJoined.
	Blocks []Run
	Joined json.RawMessage
	// Child is the run that the step waits for or waited for; nil: it has none.
	Child *Run
	// ChildLast is the last output of a child that is complete.
	ChildLast json.RawMessage
	// Inquiry is the newest one about this execution of the step; nil: none.
	Request *Inquiry
	// Inner are the tools that the step's last execution called within itself.
	Inner []string
}

// MaxJoined is how many bytes the results of one step's blocks may take together.
const MaxJoined = 64 << 20

// awaitedRuns lists the runs that the step waits for.
func (l Loaded) awaitedRuns() []Run {
	if l.Child != nil {
		return []Run{*l.Child}
	}
	return l.Blocks
}

// A Change is what one transaction writes of a run. It is refused with ErrStale when the
// run's epoch differs from that of Run, because then a person intervened.
type Change struct {
	Run   Run  // as it is afterwards
	Whole bool // more of Run is new than its pointer and its vars
	// Set are the vars that are new; only with Whole or Next. A block's are its root's.
	Set    map[string]json.RawMessage
	Step   *Step         // as it is afterwards; nil: left alone
	Next   bool          // Run.Current moved on from Step
	Insert []Instruction // become steps after Step; only with Next
	Logs   []Log
	// Inquiry is one to be asked.
	Request *Inquiry
	// Begin are begun with the change. Items are what the lanes among them take; each lane
	// begins with the item of its iteration.
	Begin []New
	Items []json.RawMessage
	// Take has a lane keep its result for the item and take the next item; where there is none,
	// the lane is complete.
	Take bool
	// More is an item that is added to those of the lane, with Take; nil: none.
	More json.RawMessage
	// Drop forgets the blocks of Step.
	Drop bool
	// Report is what the conversation is told about the run; empty: nothing.
	Report string
}

// A New is a run to be begun.
type New struct {
	ID              string
	Kind            Kind
	TemplateID      string
	Name            string
	ConversationID  string
	ParentMessageID int64
	ParentID        string
	Depth           int
	AssistantID     string
	TeamID          string
	Trusted         []string
	Read            []tool.Mark // before it begins
	Written         []string    // the hosts that a person wrote for it
	Steps           []Instruction
	Vars            map[string]json.RawMessage
	ScheduleAt      *time.Time
	TriggerID       string
	Trigger         json.RawMessage // what began it; nil: a person
	Within          Within
}

// A Next is what a run goes on with.
type Next struct {
	Step  *Step // nil: every step is done
	Index int   // of the item that a lane took
	Item  json.RawMessage
}

// WithoutSecrets returns the run with its name, its vars and the texts of its steps masked, which are stored like results.
func (n New) WithoutSecrets(mask func([]byte) []byte) New {
	n.Name, n.Vars = string(mask([]byte(n.Name))), maskValues(n.Vars, mask)
	n.Steps = lists.Map(n.Steps, func(do Instruction) Instruction { return do.withoutSecrets(mask) })
	return n
}

func (in Instruction) withoutSecrets(mask func([]byte) []byte) Instruction {
	in.Args, in.Vars = maskValues(in.Args, mask), maskValues(in.Vars, mask)
	for _, text := range []*string{&in.Words, &in.OnError, &in.Fail, &in.If, &in.When} {
		*text = string(mask([]byte(*text)))
	}
	in.Stop = mask(in.Stop)
	if in.ForEach != nil {
		each := *in.ForEach
		each.Items, in.ForEach = mask(each.Items), &each
	}
	in.Repeat, in.Round = in.Repeat.withoutSecrets(mask), in.Round.withoutSecrets(mask)
	if in.Ask != nil {
		ask := *in.Ask
		ask.Question, ask.Schema, in.Ask = string(mask([]byte(ask.Question))), mask(ask.Schema), &ask
	}
	in.Parallel = slices.Clone(in.Parallel)
	for _, b := range in.blocks() {
		*b.steps = slices.Clone(*b.steps)
		for i, inner := range *b.steps {
			(*b.steps)[i] = inner.withoutSecrets(mask)
		}
	}
	return in
}

func maskValues(values map[string]json.RawMessage, mask func([]byte) []byte) map[string]json.RawMessage {
	values = maps.Clone(values)
	for name, v := range values {
		values[name] = mask(v)
	}
	return values
}

// DirectCall is a run of one step, which calls a tool.
func DirectCall(id string, t tool.Tool, args json.RawMessage) (New, error) {
	fields := map[string]json.RawMessage{}
	if len(args) > 0 {
		if err := json.Unmarshal(args, &fields); err != nil {
			return New{}, fault.New(fault.Invalid, "The arguments must be a JSON object.").Because(err)
		}
	}
	return New{ID: id, Kind: Direct, Name: t.Name, Steps: []Instruction{{Tool: t.ID, Args: fields}}}, nil
}

// ErrStale refuses a change to a run that was changed in the meantime.
var ErrStale = fault.New(fault.Conflict, "This run was changed in the meantime. Reload the page and try again.")

// differs reports whether two states of a run differ in more than the pointer and the vars.
// Values behind pointers are never changed in place, so comparing the pointers is enough.
func differs(a, b Run) bool {
	return a.Waiting != b.Waiting || a.Epoch != b.Epoch || a.Error != b.Error || len(a.Trusted) != len(b.Trusted) || len(a.Written) != len(b.Written) ||
		a.ScheduleAt != b.ScheduleAt || a.StartedAt != b.StartedAt || a.CompletedAt != b.CompletedAt || a.HaltedAt != b.HaltedAt
}

// haltChange is the change that stops a run, and clears what it waited for.
func haltChange(l Loaded, now time.Time) Change {
	r := l.Run
	r.HaltedAt, r.Waiting, r.Epoch = &now, Nothing, r.Epoch+1
	return Change{Run: r, Step: resetStep(l.Step), Report: report(r, nil)}
}

// retryChange is the change that continues a run at the step that failed, or where it was stopped. A run that was stopped
// before its scheduled time begins at once.
func retryChange(l Loaded) Change {
	r := l.Run
	r.Error, r.HaltedAt, r.Waiting = nil, nil, Nothing
	if r.StartedAt == nil {
		r.ScheduleAt = nil
	}
	r.Attempt++
	r.Epoch++
	return Change{Run: r, Step: resetStep(l.Step)}
}

// resetStep returns a step as one that has not begun, so that it does not count as cut off by a crash.
// The blocks of a step stay, with what they did.
func resetStep(s *Step) *Step {
	if s == nil || s.Do.Blocks() {
		return s
	}
	c := *s
	c.StartedAt, c.FinishedAt = nil, nil
	return &c
}

// answerChange is the change that continues a run after its request was answered.
func answerChange(l Loaded, q Inquiry, a Answer) Change {
	r := l.Run
	r.Waiting = Nothing
	if a.Say == ForRun {
		r = r.trusting(q.trust()...)
	}
	if a.Say == Text {
		r = r.knowing(tool.HostsInJSON(a.Value)...)
	}
	if q.Inner { // the worker that asked is still at its step
		return Change{Run: r}
	}
	r.Epoch++
	// What was cut off is settled; a step that is found begun after this was cut off again.
	return Change{Run: r, Step: resetStep(l.Step)}
}

// RescheduleChange is the change that moves a run to another time, or to now where there is none.
func RescheduleChange(l Loaded, at *time.Time, now time.Time) (Change, error) {
	r := l.Run
	if r.StartedAt != nil || r.Ended() {
		return Change{}, fault.New(fault.Conflict, "This run has already started.")
	}
	r.ScheduleAt, r.Waiting = at, Nothing
	if at != nil && at.After(now) {
		r.Waiting = ForTime
	}
	r.Epoch++
	return Change{Run: r}, nil
}
