package run

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/tool"
)

// A Store keeps runs, what is due of them, and schedules. Each verb is one transaction.
type Store interface {
	Runs
	Queue
	Results
	Workflows
	Schedules
	Events
	FlowResults
}

// Runs keeps single runs.
type Runs interface {
	LoadRun(ctx context.Context, id string) (Loaded, error)
	// SaveRun writes a change; ErrStale when the run changed since it was loaded. Of a change
	// that moves the pointer it gives what comes next.
	SaveRun(ctx context.Context, c Change) (Next, error)
	// AppendRunLogs writes rows of a run's log and nothing else.
	AppendRunLogs(ctx context.Context, id string, rows []Log) error
	// RunReach is what is known of a run, or of the one that a block belongs to, at this moment.
	RunReach(ctx context.Context, id string) (Reach, error)
	// MarkRun adds to what a run has read, or the one that a block belongs to, and its conversation.
	MarkRun(ctx context.Context, id string, read ...tool.Mark) error
	// Intervene loads a run and writes what act makes of it, with nothing in between.
	Intervene(ctx context.Context, id string, act func(Loaded) (Change, error)) (Run, error)
	// AnswerRequest keeps an answer, and writes what act makes of the run that asked.
	AnswerRequest(ctx context.Context, id string, a Answer, act func(Loaded, Inquiry) (Change, error)) (Run, Inquiry, error)
}

// Queue finds the runs that have something to do.
type Queue interface {
	// DueRuns lists the runs that are neither over nor waiting for a child or a person and whose
	// time comes before until; and the complete ones whose parent does not know it yet.
	DueRuns(ctx context.Context, until time.Time) ([]string, error)
	// OpenOfTeams lists the runs of teams that are not over and that no round waits for.
	OpenOfTeams(ctx context.Context) ([]string, error)
	// OpenChildren lists the runs below one that are not over.
	OpenChildren(ctx context.Context, id string) ([]string, error)
	// Reopen puts in order what a process that is gone left behind: calls that were cut off end in
	// the log, and the inner requests go, whose steps ask again.
	Reopen(ctx context.Context) error
}

// Results gives what the steps of a run gave.
type Results interface {
	// RunResult is the result of a step of the workflow, by its index there: that of the last of
	// the steps that were made from it which has one; nil when none has.
	RunResult(ctx context.Context, id string, index int) (json.RawMessage, error)
	// StepResult is the result of the step with an id, as a step of the run sees it: its own
	// list first, then those around it, with the branches that run side by side; nil when it has
	// none.
	StepResult(ctx context.Context, id, step string) (json.RawMessage, error)
}

// Workflows keeps what runs carry out.
type Workflows interface {
	Workflow(ctx context.Context, id string) (Workflow, error)
}

// Schedules keeps when workflows begin by themselves.
type Schedules interface {
	// DueSchedules lists what is due at a time; NextSchedule says when the next one is.
	DueSchedules(ctx context.Context, now time.Time) ([]Schedule, error)
	NextSchedule(ctx context.Context) (*time.Time, error)
	// Fire writes the schedule as it is afterwards, and begins what the event may begin, in one
	// transaction; ErrStale when another did it already. Without an event only the schedule is written.
	Fire(ctx context.Context, before, after Schedule, e *Event, begin Starter) (Accepted, error)
}

// Events keeps what has happened at the triggers of workflows.
type Events interface {
	// TakeEvents adds events to what waits at a trigger, and begins what its policy lets begin now.
	TakeEvents(ctx context.Context, trigger string, begin Starter, more ...Event) (Accepted, error)
	// BeginEvent begins the run of an event, whatever else works or waits at the trigger.
	BeginEvent(ctx context.Context, trigger string, begin Starter, e Event) error
	// WaitingTriggers lists the triggers at which something waits.
	WaitingTriggers(ctx context.Context) ([]string, error)
}
