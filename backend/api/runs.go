package api

import (
	"bytes"
	"context"
	"encoding/json"
	"iter"
	"net/http"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
)

// A RunDetail is a run with what the document keeps in it.
type RunDetail struct {
	Run          run.Run                    `json:"-"`
	Vars         map[string]json.RawMessage `json:"vars"`
	Instructions []run.Instruction          `json:"instructions"`
	Results      []json.RawMessage          `json:"instructionResults"`
	Steps        []StepDetail               `json:"steps"`
	Requests     []run.Inquiry              `json:"requests"`
	Children     []run.Run                  `json:"children"`
}

// RunFiles are the files that a run wrote.
type RunFiles struct {
	Files []run.WrittenFile `json:"files"`
	More  int               `json:"more"` // that are left out
}

// MarshalJSON lays the parts beside the run's own fields, whose form the run knows.
func (d RunDetail) MarshalJSON() ([]byte, error) {
	row, err := json.Marshal(d.Run)
	if err != nil {
		return nil, err
	}
	type parts RunDetail
	rest, err := json.Marshal(parts(d))
	if err != nil {
		return nil, err
	}
	return append(append(bytes.TrimSuffix(row, []byte("}")), ','), rest[1:]...), nil
}

// A StepDetail is one step and its state.
type StepDetail struct {
	run.Step

	State    run.StepState `json:"state"`
	Attempt  int           `json:"attempt"`
	Attempts int           `json:"attempts"` // that the log knows of
	Tokens   int64         `json:"tokens"`   // of the step and all within it
	Taken    string        `json:"branch"`   // that an if took: then or else
	Ms       *int64        `json:"ms"`
}

// detail converts a run to the form of the API, with as many of its steps as are wanted. Words are what
// the step after them is, which they were made into, so one step more is read.
func detail(d runs.Detail, limit int) RunDetail {
	out := RunDetail{Run: d.Run, Vars: d.Run.Vars, Requests: d.Requests, Children: d.Children}
	for i, s := range d.Steps[:min(limit, len(d.Steps))] {
		tally := d.Tallies[s.Index]
		does := s
		if s.Do.Rewritten && i+1 < len(d.Steps) {
			does = d.Steps[i+1]
		}
		x := StepDetail{Step: s, State: stepState(d.Run, does, tally.Skipped), Attempts: tally.Attempts, Tokens: tally.Tokens}
		if s.Do.If != "" && x.State == run.StepDone {
			x.Taken = tally.Branch
		}
		if s.Index == d.Run.Current {
			x.Attempt = d.Run.Attempt
		}
		if s.StartedAt != nil && does.FinishedAt != nil {
			x.Ms = new(does.FinishedAt.Sub(*s.StartedAt).Milliseconds())
		}
		if s.Do.If != "" {
			x.Ms = branchMs(d.Run, d.Steps, i)
		}
		out.Steps = append(out.Steps, x)
		out.Instructions = append(out.Instructions, s.Do)
		if s.FinishedAt != nil {
			out.Results = append(out.Results, s.Result)
		}
	}
	return out
}

// branchMs is how long an if took with the steps of the branch that it chose, which come after it;
// nil while they are carried out.
func branchMs(r run.Run, steps []run.Step, at int) *int64 {
	began, end := steps[at].StartedAt, steps[at].FinishedAt
	if began == nil || end == nil {
		return nil
	}
	within := map[int]bool{steps[at].Index: true}
	for _, s := range steps[at+1:] {
		if s.Do.InsertedBy == nil || !within[*s.Do.InsertedBy] {
			break
		}
		within[s.Index] = true
		switch {
		case s.FinishedAt != nil:
			end = s.FinishedAt
		case !r.Ended():
			return nil
		}
	}
	return new(end.Sub(*began).Milliseconds())
}

// stepState is the state of a step; skipped says that its condition was false.
func stepState(r run.Run, s run.Step, skipped bool) run.StepState {
	switch {
	case s.Index < r.Current && skipped:
		return run.StepSkipped
	case s.Index < r.Current && s.Result == nil && s.Do.If == "":
		return run.StepFailed // and the run went on
	case s.Index < r.Current, s.Index == r.Current && r.CompletedAt != nil:
		return run.StepDone
	case s.Index > r.Current:
		return run.ToCome(r)
	case r.Error != nil:
		return run.StepFailed
	case r.HaltedAt != nil:
		return run.StepStopped
	case r.Shown == run.Running:
		return run.StepAtWork
	case r.Waiting != run.Nothing:
		return run.StepWaiting
	case s.StartedAt != nil:
		return run.StepAtWork
	}
	return run.StepToDo
}

// pageSize is how many rows a list of a run gives unless more are asked for, and maxPage the most.
const (
	pageSize = 500
	maxPage  = 2000
)

func pageLimit(n Number) int {
	if n <= 0 {
		return pageSize
	}
	return min(int(n), maxPage)
}

// RunLogs is a page of a log. Rev is where the next page begins.
type RunLogs struct {
	Items   []run.Log `json:"items"`
	HasMore bool      `json:"hasMore"`
	Rev     int64     `json:"rev"`
}

func logsOf(ctx context.Context, b *backend.Backend, id string, after int64, limit int) (RunLogs, error) {
	rows, more, err := b.Runs.RunLogs(ctx, id, after, limit)
	l := RunLogs{Items: rows, HasMore: more, Rev: after}
	if len(rows) > 0 {
		l.Rev = rows[len(rows)-1].Rev
	}
	return l, err
}

// RunsListInput is what runs.list takes.
type RunsListInput struct {
	State    string   `json:"state"`
	Kind     run.Kind `json:"kind"`
	Workflow string   `json:"workflowId"`
	Limit    Number   `json:"limit"`
	Before   string   `json:"before"`
}

// RunsGetInput is what runs.get takes.
type RunsGetInput struct {
	WordInput
	From  Number `json:"from"`
	Limit Number `json:"limit"`
}

// RunsLogsInput is what runs.logs takes.
type RunsLogsInput struct {
	WordInput
	After Number `json:"after"`
	Limit Number `json:"limit"`
}

// RunsPartsInput is what runs.parts takes.
type RunsPartsInput struct {
	RunsGetInput
	Path string `json:"path"`
}

// RunsStepInput is what runs.step takes.
type RunsStepInput struct {
	WordInput
	PageInput

	Path string `json:"path"`
}

// RunsAgainInput is what runs.again takes.
type RunsAgainInput struct {
	WordInput
	Vars map[string]json.RawMessage `json:"vars"` // nil: those of the run
}

// RunsAnswerInput is what runs.answer takes.
type RunsAnswerInput struct {
	run.Answer
	Request string `json:"requestId"`
}

// runOperations offers the runs, their logs and what they ask.
func runOperations() []Operation {
	const all, one = "/api/runs", "/api/runs/{id}"
	type verb = func(ctx context.Context, id string) (run.Run, error)
	act := func(name, path string, of func(*backend.Backend) verb) Operation {
		return op(name, "POST", one+path, func(ctx context.Context, b *backend.Backend, in WordInput) (run.Run, error) { return of(b)(ctx, in.ID) })
	}
	return []Operation{
		op("runs.list", "GET", all, func(ctx context.Context, b *backend.Backend, in RunsListInput) (l Listing[run.Run], err error) {
			q := runs.Query{Kind: in.Kind, WorkflowID: in.Workflow, Limit: int(in.Limit), Before: in.Before}
			for s := range strings.SplitSeq(in.State, ",") {
				if s = strings.TrimSpace(s); s != "" {
					q.States = append(q.States, run.State(s))
				}
			}
			l.Items, l.HasMore, err = b.Runs.List(ctx, q)
			return l, err
		}),
		op("runs.get", "GET", one, func(ctx context.Context, b *backend.Backend, in RunsGetInput) (RunDetail, error) {
			limit := pageLimit(in.Limit)
			d, err := b.Runs.Get(ctx, in.ID, max(0, int(in.From)), limit+1)
			return detail(d, limit), err
		}),
		// It searches the whole log, so it is no part of each look at a run.
		op("runs.files", "GET", one+"/files", func(ctx context.Context, b *backend.Backend, in WordInput) (out RunFiles, err error) {
			out.Files = []run.WrittenFile{}
			if _, err = b.Runs.Get(ctx, in.ID, 0, 1); err == nil {
				out.Files, out.More, err = b.Runs.Files(ctx, in.ID)
			}
			return out, err
		}),
		op("runs.logs", "GET", one+"/logs", func(ctx context.Context, b *backend.Backend, in RunsLogsInput) (RunLogs, error) {
			return logsOf(ctx, b, in.ID, int64(in.After), pageLimit(in.Limit))
		}),
		op("runs.parts", "GET", one+"/parts", func(ctx context.Context, b *backend.Backend, in RunsPartsInput) (run.Parts, error) {
			return b.Runs.RunParts(ctx, in.ID, in.Path, int(in.From), pageLimit(in.Limit))
		}),
		listing("runs.step", "GET", one+"/step", few(func(ctx context.Context, b *backend.Backend, in RunsStepInput) ([]run.Log, error) {
			return b.Runs.StepLogs(ctx, in.ID, in.Path)
		})),
		op("runs.given", "GET", one+"/given", func(ctx context.Context, b *backend.Backend, in WordInput) (map[string]map[string]json.RawMessage, error) {
			d, err := b.Runs.Get(ctx, in.ID, 0, run.MaxSteps)
			return map[string]map[string]json.RawMessage{"vars": d.GivenVars()}, err
		}),
		op("runs.again", "POST", one+"/again", func(ctx context.Context, b *backend.Backend, in RunsAgainInput) (run.Run, error) {
			return b.Runs.Repeat(ctx, in.ID, in.Vars)
		}),
		act("runs.halt", "/halt", func(b *backend.Backend) verb { return b.Runs.Processor.Halt }),
		act("runs.retry", "/retry", func(b *backend.Backend) verb { return b.Runs.Processor.Retry }),
		act("runs.resume", "/resume", func(b *backend.Backend) verb { return b.Runs.Resume }),
		op("runs.delete", "DELETE", one, by[WordInput](inRuns, asDone((*runs.Service).Delete))),
		listing("runs.requests", "GET", all+"/requests", everyOne(inRuns, (*runs.Service).Requests)),
		op("runs.answer", "POST", all+"/requests/{requestId}/answer", func(ctx context.Context, b *backend.Backend, in RunsAnswerInput) (run.Run, error) {
			return b.Runs.Answer(ctx, in.Request, in.Answer)
		}),
		op("runs.gate", "GET", all+"/gate", func(_ context.Context, b *backend.Backend, _ Nothing) (run.GateState, error) {
			return b.Runs.Processor.Gate().State(), nil
		}),
	}
}

// runStream streams a run for scripts: "log" for each row as it is written, "run" whenever it
// changes its state, and "done" at its end.
func (s request) runStream(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	if _, err := s.Runs.Get(r.Context(), id, 0, 0); err != nil {
		s.fail(w, err)
		return
	}
	send(w, r, func(ctx context.Context) iter.Seq[event.Event] { return s.Runs.Watch(ctx, id) },
		func(b *bytes.Buffer, e event.Event) error { return Frame(b, e) })
}
