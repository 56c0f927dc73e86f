package run

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"terzetto/backend/fault"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A worker carries out one step of a run.
type worker struct {
	p *Processor
	Loaded
	mask    func([]byte) []byte
	stored  Run  // as the store has it
	newVars bool // since then

	asking chan struct{} // held while a person is asked from within the step
	mu     sync.Mutex    // while a tool works, guards what is above and below
	over   bool          // the tool has returned or was left
	leave  func()        // gives the slot back
}

func (w *worker) leaveGate() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.over = true
	w.leave()
}

// carryOut does the step and says whether the run can go on at once.
func (w *worker) carryOut(ctx context.Context) (more bool) {
	var err error
	if w.mask, err = w.p.o.Mask(ctx); err != nil {
		w.p.failing("read the secrets that are not to be stored", err)
		return false
	}
	if w.Run.StartedAt == nil {
		now := w.p.o.Now()
		w.Run.StartedAt = &now
	}
	w.Run.Waiting = Nothing
	switch {
	case w.Step == nil:
		return w.save(ctx, w.completed(Change{Run: w.Run}))
	case w.Step.Do.Tool != "":
		return w.call(ctx)
	case w.Step.Do.Template != "":
		return w.descend(ctx)
	}
	return w.rewrite(ctx)
}

// rewrite makes a step of words into one that calls the runner of whoever is to carry it out,
// and puts the pointer on it, in one transaction.
func (w *worker) rewrite(ctx context.Context) bool {
	do := w.Step.Do
	id := do.Assistant
	if id == "" {
		id = w.Run.AssistantID
	}
	who, note, err := w.p.o.Assistant(ctx, do.Words, id)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	from := w.Step.Index
	if do.InsertedBy != nil {
		from = *do.InsertedBy
	}
	runner := Instruction{
		Tool: who.Runner, Words: do.Words, Args: do.Args, SaveAs: do.SaveAs, OnError: do.OnError, Assistant: who.ID, InsertedBy: &from,
	}
	now := w.p.o.Now()
	step := *w.Step
	step.Do.Rewritten, step.ContextID, step.StartedAt, step.FinishedAt = true, w.p.o.NewID(), &now, &now
	said := w.line(step, Info, who.Name+" carries this out.")
	said.Agent = who.Name
	c := w.advanced(Change{Step: &step, Insert: []Instruction{runner}, Logs: []Log{said}})
	if note != "" {
		c.Logs = append(c.Logs, w.line(step, Warning, note))
	}
	return w.save(ctx, c)
}

// descend begins the run of another template, or uses the outcome of that run.
func (w *worker) descend(ctx context.Context) bool {
	switch c := w.Child; {
	case c == nil:
		return w.begin(ctx)
	case c.CompletedAt != nil:
		// A child's vars come back as a run's do to its conversation.
		w.Run, w.newVars = w.Run.with(c.Vars), true
		return w.finish(ctx, w.ChildLast, nil)
	case c.HaltedAt != nil:
		return w.fail(ctx, fault.Newf(fault.Conflict, "%s was stopped.", c.Name), "")
	default:
		return w.fail(ctx, fault.Newf(fault.Conflict, "%s failed: %s", c.Name, c.Error.Message), "")
	}
}

func (w *worker) begin(ctx context.Context) bool {
	if w.Run.Depth >= maxNesting {
		return w.fail(ctx, fault.Newf(fault.Invalid, "Workflows run each other more than %d deep here.", maxNesting), "")
	}
	t, err := w.p.o.Store.Template(ctx, w.Step.Do.Template)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	own, err := w.own(ctx)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	child := t.Run(w.p.o.NewID(), w.Run.with(own).Vars).Masked(w.mask)
	child.ParentID, child.Depth = w.Run.ID, w.Run.Depth+1
	child.ConversationID, child.ParentMessageID = w.Run.ConversationID, w.Run.ParentMessageID
	child.Trigger = w.Run.Trigger
	if child.AssistantID == "" {
		child.AssistantID = w.Run.AssistantID
	}
	now := w.p.o.Now()
	step := *w.Step
	step.ChildID, step.ContextID, step.StartedAt = child.ID, w.p.o.NewID(), &now
	w.Run.Waiting = ForChild
	begun := Change{Run: w.Run, Step: &step, Child: &child, Logs: []Log{w.line(step, Info, "Runs "+t.Name+".")}}
	if w.save(ctx, begun) {
		w.p.Offer(child.ID)
	}
	return false
}

// own returns the step's own arguments with their references resolved.
func (w *worker) own(ctx context.Context) (map[string]json.RawMessage, error) {
	from := w.sources(ctx)
	own := maps.Clone(w.Step.Do.Args)
	for name, v := range own {
		var err error
		if own[name], err = value.Resolve(v, from); err != nil {
			return nil, value.Fault(name, err)
		}
	}
	return own, nil
}

func (w *worker) sources(ctx context.Context) value.Sources {
	return value.Sources{Vars: w.Run.Vars, Last: w.Last, Result: func(i int) (json.RawMessage, error) {
		return w.p.o.Store.RunResult(ctx, w.Run.ID, i)
	}}
}

// finish stores the result of a step and moves to the next one.
func (w *worker) finish(ctx context.Context, result json.RawMessage, logs []Log) bool {
	if result == nil {
		result = json.RawMessage("null")
	}
	result = w.mask(result)
	now := w.p.o.Now()
	step := *w.Step
	step.FinishedAt, step.Result = &now, result
	if step.StartedAt == nil { // a person said what its result is
		step.StartedAt = &now
	}
	if name := step.Do.SaveAs; name != "" {
		w.Run, w.newVars = w.Run.with(map[string]json.RawMessage{name: result}), true
	}
	w.Last = result
	return w.save(ctx, w.advanced(Change{Step: &step, Logs: logs}))
}

// advanced moves the pointer to the next step. After the last step the run is complete.
func (w *worker) advanced(c Change) Change {
	c.Run = w.Run
	c.Run.Current++
	c.Run.Attempt = 0
	c.Next = true
	c.Run.StepCount += len(c.Insert)
	if c.Run.Current >= c.Run.StepCount {
		c = w.completed(c)
	}
	return c
}

func (w *worker) completed(c Change) Change {
	now := w.p.o.Now()
	c.Run.CompletedAt = &now
	c.Report = report(c.Run, w.Last)
	return c
}

// fail runs the error handler of a step, or ends the run when the step has none.
func (w *worker) fail(ctx context.Context, err error, toolID string, logs ...Log) bool {
	if fault.Is(err, fault.Internal) {
		w.p.failing(fmt.Sprintf("step %d of run %s", w.Step.Index+1, w.Run.ID), errors.New(string(w.mask([]byte(err.Error())))))
	}
	sentence := string(w.mask([]byte(fault.Sentence(err))))
	step := *w.Step
	if len(logs) == 0 {
		said := w.line(step, Bad, sentence)
		said.ToolID = toolID
		logs = []Log{said}
	}
	if step.Do.OnError != "" {
		now := w.p.o.Now()
		step.FinishedAt = &now
		if step.StartedAt == nil {
			step.StartedAt = &now
		}
		what, _ := json.Marshal(map[string]any{"message": sentence, "instructionIndex": step.Index, "toolId": toolID}) // of texts and a number
		w.Run, w.newVars = w.Run.with(map[string]json.RawMessage{"lastError": what}), true
		handler := Instruction{Words: step.Do.OnError, Assistant: step.Do.Assistant, InsertedBy: &step.Index}
		return w.save(ctx, w.advanced(Change{Step: &step, Insert: []Instruction{handler}, Logs: logs}))
	}
	r := w.Run
	r.Error = &Failure{Message: sentence, Index: step.Index, ToolID: toolID, Attempt: r.Attempt}
	w.save(ctx, Change{Run: r, Step: cleared(&step), Logs: logs, Report: report(r, nil)})
	return false
}

// save stores a change, reports it, and returns whether the run continues.
func (w *worker) save(ctx context.Context, c Change) bool {
	c.Whole, c.NewVars = differs(c.Run, w.stored), w.newVars
	// A halt ends ctx and changes the epoch. The work that was done is stored even while the
	// program ends.
	next, err := w.p.o.Store.SaveRun(context.WithoutCancel(ctx), c)
	switch {
	case errors.Is(err, ErrStale), fault.Is(err, fault.NotFound): // the run was stopped in the meantime, and perhaps deleted
		return false
	case err != nil:
		w.p.failing("save a run", err) // the next look at all runs comes back to it
		return false
	}
	w.Run, w.stored, w.newVars = c.Run, c.Run, false
	if c.Next { // the next step has no request and no child yet
		w.Loaded = Loaded{Run: c.Run, Step: next, Last: w.Last}
	} else if c.Step != nil {
		w.Step = c.Step
	}
	w.p.o.Changed(c.Run.ID)
	if c.Run.Ended() {
		w.p.ended(c.Run)
		return false
	}
	return true
}

// ended offers the parent of a run that is over, and reports the end.
func (p *Processor) ended(r Run) {
	if r.ParentID != "" {
		p.Offer(r.ParentID)
	} else {
		p.takeWaiting()
	}
	p.o.Ended(r)
}

// line returns a row of the log that belongs to no tool.
func (w *worker) line(s Step, t Severity, text string) Log {
	return Log{
		ID: w.p.o.NewID(), RunID: w.Run.ID, ContextID: s.ContextID, Index: s.Index, At: w.p.o.Now(), Text: text, Type: t, IsError: t == Bad, Finished: true,
	}
}

// ask stores a question to a person together with the other changes. The run waits for the
// answer.
func (w *worker) ask(ctx context.Context, q Request, c Change) bool {
	q = w.request(q)
	c.Run, c.Request, c.Logs = w.Run, &q, append(c.Logs, w.line(*w.Step, Info, q.Text))
	c.Run.Waiting = q.Kind.reason()
	w.save(ctx, c)
	return false
}

// request completes a question with the data of the run.
func (w *worker) request(q Request) Request {
	q.ID, q.RunID, q.RunName, q.Index, q.CreatedAt = w.p.o.NewID(), w.Run.ID, w.Run.Name, w.Step.Index, w.p.o.Now()
	return q
}

// repeatable reports whether a step that was cut off may be done again. Its tool and all tools
// that it called must be repeatable.
func (w *worker) repeatable(t tool.Tool, box *tool.Registry) bool {
	return t.Repeatable && !slices.ContainsFunc(w.Inner, func(id string) bool {
		inner, known := box.Get(id)
		return !known || !inner.Repeatable
	})
}

// same reports whether two JSON texts differ in nothing but white space.
func same(a, b json.RawMessage) bool {
	var x, y bytes.Buffer
	if json.Compact(&x, a) != nil || json.Compact(&y, b) != nil {
		return false
	}
	return bytes.Equal(x.Bytes(), y.Bytes())
}
