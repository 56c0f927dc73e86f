package run

import (
	"cmp"
	"encoding/json"
	"path"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
)

// A Trigger begins runs of a workflow by itself. Which of its fields count depends on its kind.
type Trigger struct {
	ID         string                     `json:"triggerId"`
	TemplateID string                     `json:"workflowId"`
	Kind       TriggerKind                `json:"kind"`
	Enabled    bool                       `json:"enabled"`
	Overlap    Overlap                    `json:"overlap"`
	Vars       map[string]json.RawMessage `json:"vars"`
	// OnSchedule
	Cron   string     `json:"cron"`
	Days   string     `json:"days"`
	At     *time.Time `json:"at"`
	Zone   string     `json:"timeZone"`
	Missed Missed     `json:"missed"`
	NextAt *time.Time `json:"nextAt"`
	// OnFile: the folder is absolute, or below the one that is chosen for tools; empty: that one itself
	Folder string `json:"folder"`
	Glob   string `json:"glob"` // of the names; empty: all files
	// OnEnd
	AfterID string  `json:"afterWorkflowId"`
	Outcome Outcome `json:"ended"`
	// OnCommand: what a person types after the slash
	Command string `json:"command"`
	// OnHook: the last letters of the token
	TokenHint string `json:"tokenHint"`

	LastAt    *time.Time `json:"lastAt"`
	LastRunID string     `json:"lastRunId"`
	SkippedAt *time.Time `json:"skippedAt"` // when it last began nothing
	// SkippedFile is the file that was removed before its run began; empty: the run before was not over
	SkippedFile string `json:"skippedFile"`
	Trouble     string `json:"trouble"` // what keeps it from working at this moment; is not stored
}

// A TriggerKind is what a trigger waits for.
type TriggerKind string

// The kinds.
const (
	OnSchedule TriggerKind = "schedule"
	OnFile     TriggerKind = "folder"  // a file appears or changes
	OnEnd      TriggerKind = "run"     // a run of another workflow is over
	OnHook     TriggerKind = "hook"    // a program calls its address
	OnCommand  TriggerKind = "command" // a person types its name in a chat
)

// An Overlap is what happens when a trigger is to begin a run while its run before is not over.
type Overlap string

// The policies.
const (
	OverlapSkip     Overlap = "skip"     // there is none
	OverlapQueue    Overlap = "queue"    // one waits, the newest; of files, each waits
	OverlapParallel Overlap = "parallel" // it works beside the other
)

func (o Overlap) check() error {
	switch o {
	case OverlapSkip, OverlapQueue, OverlapParallel:
		return nil
	}
	return fault.New(fault.Invalid, "When runs overlap, choose “skip”, “queue” or “parallel”.").With("field", "overlap")
}

// An Outcome is the end of a run that a trigger waits for. A run that a person stopped has none.
type Outcome string

// The outcomes.
const (
	EndedWell  Outcome = "completed"
	EndedBadly Outcome = "failed"
	EndedAny   Outcome = "any"
)

// MaxChain is how many runs in a row may be begun by the end of the one before. It ends chains that
// would go round for ever.
const MaxChain = 10

// MaxBeside is how many runs of one trigger work side by side; the others wait.
const MaxBeside = 32

// commandForm is what a command may be called: one word that is easily typed, and of which a menu
// can show the whole.
var commandForm = lazyregexp.New(`^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$`)

const longestCommand = 40 // characters; in the pattern, the limit would take a megabyte

// Schedule is the trigger as a schedule.
func (t Trigger) Schedule() Schedule {
	return Schedule{
		ID: t.ID, TemplateID: t.TemplateID, Cron: t.Cron, Days: t.Days, At: t.At, Zone: t.Zone, Missed: t.Missed, Enabled: t.Enabled, Vars: t.Vars,
		NextAt: t.NextAt, LastAt: t.LastAt, LastRunID: t.LastRunID, Overlap: t.Overlap,
	}
}

// Trigger is the schedule as a trigger.
func (s Schedule) Trigger() Trigger {
	return Trigger{
		ID: s.ID, TemplateID: s.TemplateID, Kind: OnSchedule, Enabled: s.Enabled, Overlap: s.Overlap, Vars: s.Vars, Cron: s.Cron, Days: s.Days, At: s.At,
		Zone: s.Zone, Missed: s.Missed, NextAt: s.NextAt, LastAt: s.LastAt, LastRunID: s.LastRunID,
	}
}

// Check says what is wrong with a trigger, and completes it.
func (t Trigger) Check(now time.Time) (Trigger, error) {
	wrong := func(field, sentence string) error { return fault.New(fault.Invalid, sentence).With("field", field) }
	if t.Kind == OnSchedule {
		s, err := t.Schedule().Check(now)
		t.Overlap, t.Missed, t.NextAt, t.Days = s.Overlap, s.Missed, s.NextAt, s.Days
		return t, err
	}
	t.Overlap = cmp.Or(t.Overlap, map[TriggerKind]Overlap{OnFile: OverlapQueue, OnCommand: OverlapParallel}[t.Kind], OverlapSkip)
	if err := t.Overlap.check(); err != nil {
		return t, err
	}
	for name := range t.Vars {
		if !varName().MatchString(name) {
			return t, wrong("vars", "Name a variable with letters, digits and _.")
		}
	}
	t.NextAt = nil
	switch t.Kind {
	case OnFile:
		t.Folder, t.Glob = strings.TrimSpace(t.Folder), strings.TrimSpace(t.Glob)
		if _, err := path.Match(t.Glob, ""); err != nil || utf8.RuneCountInString(t.Glob) > maxName {
			return t, wrong("glob", "This is not a file name pattern. Write one such as *.pdf.")
		}
	case OnEnd:
		t.Outcome = cmp.Or(t.Outcome, EndedWell)
		switch {
		case t.AfterID == "":
			return t, wrong("afterWorkflowId", "Choose the workflow that starts this workflow when it ends.")
		case t.Outcome != EndedWell && t.Outcome != EndedBadly && t.Outcome != EndedAny:
			return t, wrong("ended", "For the end of the other workflow, choose “completed”, “failed” or “any”.")
		}
	case OnCommand:
		t.Command = strings.TrimPrefix(strings.TrimSpace(t.Command), "/")
		if !commandForm().MatchString(t.Command) || utf8.RuneCountInString(t.Command) > longestCommand {
			return t, wrong("command", "A command is one word of letters, digits, - and _, such as digest.")
		}
	case OnHook:
	case OnSchedule:
	default:
		return t, wrong("kind", "The kind of a trigger must be “schedule”, “folder”, “run”, “hook” or “command”.")
	}
	return t, nil
}

// An Event is what happened at a trigger.
type Event struct {
	// Key names what it is about, such as a file: of one key only the newest event waits.
	Key   string
	RunID string          // of the run that it begins
	Value json.RawMessage // what its steps read as trigger
}

// A ScheduleEvent is what a schedule tells its run.
type ScheduleEvent struct {
	Kind  TriggerKind `json:"kind"`
	DueAt time.Time   `json:"dueAt"`
	Cron  string      `json:"cron"` // the rhythm as it was then; empty: the time came once
	Days  string      `json:"days,omitempty"`
}

// A QueuedEvent is one that has begun no run yet.
type QueuedEvent struct {
	RunID string          `json:"workflowRunId"` // of the run that it will begin
	Event json.RawMessage `json:"trigger"`       // what happened
}

// An EventOutcome is what becomes of an event.
type EventOutcome string

// The outcomes.
const (
	Begun   EventOutcome = "begun"
	Delayed EventOutcome = "queued" // until the run before is over
	Skipped EventOutcome = "skipped"
)

// Accepted says what became of the events of a trigger.
type Accepted struct {
	Begun []string // runs that are new
	// Outcome is the outcome of the event that was added last. RunID is the run that this event began or will
	// begin, or the run before where the event was skipped.
	Outcome EventOutcome
	RunID   string
}

// OutcomeOf decides whether an event starts a run, waits or is skipped, given how many of the trigger's runs are not over.
func (t Trigger) OutcomeOf(open int) EventOutcome {
	switch {
	case !t.Enabled:
		return Skipped
	case open == 0, t.Overlap == OverlapParallel && open < MaxBeside:
		return Begun
	case t.Overlap == OverlapSkip:
		return Skipped
	}
	return Delayed
}

// Keyed says whether events of this trigger wait side by side instead of the newest alone.
func (t Trigger) Keyed() bool { return t.Kind == OnFile || t.Overlap == OverlapParallel }

// An EndEvent is what a trigger of the kind OnEnd tells of the run that is over.
type EndEvent struct {
	Kind       TriggerKind     `json:"kind"`
	TemplateID string          `json:"workflowId"`
	RunID      string          `json:"runId"`
	Name       string          `json:"name"`
	State      State           `json:"state"`
	Result     json.RawMessage `json:"result"`
	Error      string          `json:"error,omitempty"`
	Chain      int             `json:"chain"` // how many runs in a row were begun by the end of the one before
}

// EndOf tells of a run that is over; false: its end begins nothing, or the chain is too long.
func EndOf(r Run, result json.RawMessage) (e EndEvent, ok bool) {
	if r.TemplateID == "" || r.ParentID != "" || r.HaltedAt != nil || !r.Ended() {
		return e, false
	}
	var before EndEvent
	if len(r.Trigger) > 0 && json.Unmarshal(r.Trigger, &before) == nil && before.Kind == OnEnd {
		e.Chain = before.Chain
	}
	e.Chain++
	e.Kind, e.TemplateID, e.RunID, e.Name, e.State, e.Result = OnEnd, r.TemplateID, r.ID, r.Name, r.State(), result
	if r.Error != nil {
		e.Error = r.Error.Message
	}
	return e, e.Chain <= MaxChain
}

// Takes says whether a trigger waits for an end like this.
func (o Outcome) Takes(s State) bool {
	return o == EndedAny && (s == Completed || s == Failed) || string(o) == string(s)
}
