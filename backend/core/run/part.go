package run

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A StepState is the state of a step in one word, as a person reads it.
type StepState string

// The states of steps.
const (
	StepToDo    StepState = "pending"
	StepAtWork  StepState = "running"
	StepWaiting StepState = "waiting" // for a time or a person
	StepDone    StepState = "done"
	StepFailed  StepState = "failed"
	StepSkipped StepState = "skipped"
	StepStopped StepState = "stopped"
)

// ToCome is the state of a step, or an item, that a run has not come to: a run that is over leaves
// it out.
func ToCome(r Run) StepState {
	if r.Ended() {
		return StepSkipped
	}
	return StepToDo
}

// SkipBranch is the Log.Branch of a step that was skipped, because its condition is false.
const SkipBranch = "skip"

// Parts are the items of a for-each or the branches of a parallel step: how many there are, how
// many of them came to what, and some of them, first those that failed, then those at work.
type Parts struct {
	Count  int               `json:"count"`
	Begun  int               `json:"begun"` // of them
	States map[StepState]int `json:"states"`
	Items  []Part            `json:"items"`
}

// A Part is one item of a for-each, or one branch of a parallel step.
type Part struct {
	Index int       `json:"index"`
	Path  string    `json:"path"` // such as "each[3]"
	Item  string    `json:"item"` // of a for-each, as a short text
	State StepState `json:"state"`
	Ms    *int64    `json:"ms"` // from the beginning of its first step to the end of its last one; nil: it is not over
	Steps []Trace   `json:"steps"`

	StartedAt time.Time `json:"startedAt"`

	ended time.Time
}

// A Trace is what the log says of one step.
type Trace struct {
	ID       string    `json:"id"`
	Path     string    `json:"path"` // such as "each[3].read"
	State    StepState `json:"state"`
	ToolID   string    `json:"toolId"`
	Ms       *int64    `json:"ms"` // of its tool, or else from its first row of the log to its last; nil: it has one row, or is not over
	Attempts int       `json:"attempts"`
	Tokens   int64     `json:"tokens"`
	Branch   string    `json:"branch"`  // that an if took: then or else
	Message  string    `json:"message"` // why it failed
	Nested   bool      `json:"nested"`  // it has parts itself

	StartedAt time.Time `json:"startedAt"`
}

// An OpenStep is a step at which a run is, or was stopped.
type OpenStep struct {
	State StepState
	Ended *time.Time // nil: it is not over
}

// PartsOf gathers the parts of the step at a path from rows of the log in their order. Open has the
// steps at which the run is or was stopped.
func PartsOf(path string, rows []Log, open map[string]OpenStep) Parts {
	found := map[int]*Part{}
	for _, row := range rows {
		rest, inside := strings.CutPrefix(row.Path, path+"[")
		number, step, whole := strings.Cut(rest, "].")
		i, err := strconv.Atoi(number)
		if !inside || !whole || err != nil {
			continue
		}
		if found[i] == nil {
			found[i] = &Part{Index: i, Path: fmt.Sprintf("%s[%d]", path, i), StartedAt: row.At}
		}
		found[i].take(row, step)
	}
	p := Parts{Count: len(found), Begun: len(found), States: map[StepState]int{}, Items: []Part{}}
	for _, part := range found {
		part.conclude(open)
		p.States[part.State]++
		p.Items = append(p.Items, *part)
	}
	slices.SortFunc(p.Items, func(a, b Part) int {
		return cmp.Or(cmp.Compare(max(1, rank(b.State)), max(1, rank(a.State))), cmp.Compare(a.Index, b.Index))
	})
	return p
}

// rank has what failed come first, and then what is not over.
func rank(o StepState) int {
	return slices.Index([]StepState{StepDone, StepSkipped, StepAtWork, StepWaiting, StepStopped, StepFailed}, o)
}

// take adds a row to the step that it belongs to.
func (p *Part) take(row Log, step string) {
	end := row.At
	if row.Ms != nil {
		end = end.Add(time.Duration(*row.Ms) * time.Millisecond)
	}
	if end.After(p.ended) {
		p.ended = end
	}
	id, _, nested := strings.Cut(step, "[")
	id, _, _ = strings.Cut(id, ".") // what follows is a node of a flow
	at := slices.IndexFunc(p.Steps, func(t Trace) bool { return t.ID == id })
	if at < 0 {
		at = len(p.Steps)
		p.Steps = append(p.Steps, Trace{ID: id, Path: p.Path + "." + id, State: StepDone, StartedAt: row.At})
	} else if t := &p.Steps[at]; t.ToolID == "" {
		t.Ms = new(end.Sub(t.StartedAt).Milliseconds())
	}
	t := &p.Steps[at]
	t.Tokens += Tokens(row.Usage)
	if !nested && row.Item != "" {
		p.Item = row.Item
	}
	if nested {
		t.Nested = true
		return
	}
	t.take(row)
}

// take has a row of the step decide what became of it.
func (t *Trace) take(row Log) {
	t.Attempts = max(t.Attempts, row.Attempt+1)
	switch {
	case row.Branch == SkipBranch:
		t.State = StepSkipped
	case row.IsError:
		t.State, t.Message = StepFailed, cmp.Or(row.Result, row.Text)
	case !row.Finished, row.Type == Warning && row.calls(): // it was stopped, or cut off
		t.State = StepStopped
	case row.Type == Info:
		t.State, t.Message = StepDone, ""
	}
	if row.calls() {
		t.ToolID, t.Ms = row.ToolID, row.Ms
	}
	t.Branch = row.Branch
}

// calls reports whether the row is that of the tool of a step.
func (l Log) calls() bool { return l.ToolID != "" && len(l.Args) > 0 }

// conclude sums up the steps of a part in its state and its time.
func (p *Part) conclude(open map[string]OpenStep) {
	p.State = StepSkipped
	for i, t := range p.Steps {
		if o, is := open[t.Path]; is {
			p.Steps[i].State, p.Steps[i].Ms = o.State, o.since(t.StartedAt)
		}
		if o := p.Steps[i].State; weight(o) > weight(p.State) {
			p.State = o
		}
	}
	p.Ms = new(p.ended.Sub(p.StartedAt).Milliseconds())
	for at, o := range open { // also a step that has no row yet
		if !strings.HasPrefix(at, p.Path+".") {
			continue
		}
		if weight(o.State) > weight(p.State) {
			p.State = o.State
		}
		if ms := o.since(p.StartedAt); ms == nil || p.Ms != nil && *ms > *p.Ms {
			p.Ms = ms
		}
	}
}

// since is how long ago a time was when the step ended; nil: it is not over.
func (o OpenStep) since(began time.Time) *int64 {
	if o.Ended == nil {
		return nil
	}
	return new(max(0, o.Ended.Sub(began).Milliseconds()))
}

// weight is how much the state of a step says about that of its part.
func weight(o StepState) int {
	return slices.Index([]StepState{StepSkipped, StepDone, StepStopped, StepFailed, StepAtWork, StepWaiting}, o)
}

// Tokens are how many a row's usage counts.
func Tokens(usage json.RawMessage) int64 {
	var u struct {
		Total int64 `json:"totalTokens"`
	}
	if len(usage) == 0 || json.Unmarshal(usage, &u) != nil {
		return 0
	}
	return u.Total
}
