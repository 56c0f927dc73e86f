package run

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A worker carries out one step of a run.
type worker struct {
	p *Processor
	Loaded
	mask   func([]byte) []byte
	stored Run                        // as the store has it
	set    map[string]json.RawMessage // the vars that are new since then
	called tool.Tool                  // that of the step, as its arguments grade it
	allows tool.Approvals             // what each call may reach that was allowed
	wrote  hosts                      // that a person wrote for the step
	more   json.RawMessage            // the round that follows; nil: none

	asking chan struct{}  // held while a person is asked from within the step
	mu     sync.Mutex     // while a tool works, guards what is above and below; see whileToolWorks
	over   bool           // the tool has returned or was left
	leave  func()         // gives the slot back
	flows  map[string]int // how often the step carried each flow out
}

func (w *worker) leaveGate() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.over = true
	w.leave()
}

// whileToolWorks calls do for the tool of the step, which may ask from any of its goroutines, one at a time. It refuses
// with ErrStale once the tool has returned or was left.
func (w *worker) whileToolWorks(do func() error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.over {
		return ErrStale
	}
	return do()
}

// endTool lets the tool of the step, which has returned or was left, ask for nothing more.
func (w *worker) endTool() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.over = true
}

// countFlow counts how often the step carried a flow out, this time included.
func (w *worker) countFlow(name string) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	lists.Put(&w.flows, name, w.flows[name]+1)
	return w.flows[name]
}

// carryOut does the step and says whether the run can go on at once. It has a branch for each kind of step.
func (w *worker) carryOut(ctx context.Context) (more bool) {
	if w.Run.StartedAt == nil {
		w.Run.StartedAt = new(w.p.o.Now())
	}
	w.Run.Waiting = Nothing
	if w.Step == nil {
		return w.save(ctx, w.complete(Change{Run: w.Run}))
	}
	if when := w.Step.Do.When; when != "" && w.fresh() {
		switch yes, err := w.decide(ctx, "when", when); {
		case err != nil:
			return w.fail(ctx, err, "")
		case !yes:
			return w.skip(ctx)
		}
	}
	switch w.Step.Do.act() {
	case calls:
		return toolCall{w}.call(ctx)
	case descends:
		return w.descend(ctx)
	case decides:
		return w.branch(ctx)
	case loops:
		return blocks{w}.each(ctx)
	case repeats:
		return blocks{w}.repeat(ctx)
	case closes:
		return blocks{w}.endRound(ctx)
	case divides:
		return blocks{w}.parallel(ctx)
	case waits:
		return w.wait(ctx)
	case asks:
		return w.question(ctx)
	case stops:
		return w.stop(ctx)
	case fails:
		return w.refuse(ctx)
	case says:
	}
	return w.rewrite(ctx)
}

// trusts reports whether a person allowed something for the whole run, perhaps in another block.
func (w *worker) trusts(ctx context.Context, what string) bool {
	if w.Run.Kind == Block && !w.Run.trusts(what) {
		if l, err := w.p.o.Store.LoadRun(ctx, w.Run.ID); err == nil {
			w.Run.Trusted, w.stored.Trusted = l.Run.Trusted, l.Run.Trusted
		}
	}
	return w.Run.trusts(what)
}

// keep sets vars of the run.
func (w *worker) keep(vars map[string]json.RawMessage) {
	w.Run = w.Run.with(vars)
	w.set = lists.Copy(w.set)
	maps.Copy(w.set, vars)
}

// rewrite makes a step of words into one that calls the runner of the assistant that does it,
// and puts the pointer on it, in one transaction.
func (w *worker) rewrite(ctx context.Context) bool {
	do := w.Step.Do
	id := cmp.Or(do.Assistant, w.Run.AssistantID)
	who, note, err := w.p.o.Assistant(ctx, do.Words, id)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	runner := do
	runner.Tool, runner.Assistant, runner.When = who.Runner, who.ID, ""
	runner.InsertedBy = cmp.Or(do.InsertedBy, new(w.Step.Index))
	now := w.p.o.Now()
	step := *w.Step
	step.Do.Rewritten, step.ContextID, step.StartedAt, step.FinishedAt = true, w.p.o.NewID(), &now, &now
	said := w.line(step, Info, who.Name+" carries out this step.")
	said.Agent = who.Name
	c := w.advance(Change{Step: &step, Insert: []Instruction{runner}, Logs: []Log{said}})
	if note != "" {
		c.Logs = append(c.Logs, w.line(step, Warning, note))
	}
	return w.save(ctx, c)
}

func (w *worker) sources(ctx context.Context) value.Sources {
	items := w.Items
	if _, named := items["item"]; !named && w.Loop != "" {
		items = maps.Clone(items)
		items["item"] = items[w.Loop]
	}
	return value.Sources{
		Vars: w.Run.Vars, Last: w.Last, Items: items, Trigger: w.Run.Trigger,
		Literal: w.Run.Kind != Instructions && w.Run.Kind != Block,
		Result:  func(i int) (json.RawMessage, error) { return w.p.o.Store.RunResult(ctx, w.Run.Root(), i) },
		Step:    func(id string) (json.RawMessage, error) { return w.p.o.Store.StepResult(ctx, w.Run.ID, id) },
	}
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
		w.keep(map[string]json.RawMessage{name: result})
	}
	w.Last = result
	return w.save(ctx, w.advance(Change{Step: &step, Drop: step.Do.loops(), Logs: logs}))
}

// advance has a change move the pointer to the next step. After the last step the run is complete, or a
// lane takes the next item.
func (w *worker) advance(c Change) Change {
	c.Run = w.Run
	c.Run.Current++
	c.Run.Attempt = 0
	c.Next = true
	c.Run.StepCount += len(c.Insert)
	switch {
	case c.Run.Current < c.Run.StepCount:
	case c.Run.Kind == Block && c.Run.Within.Iteration != nil:
		c.Take, c.Run.Current, c.Run.StepCount = true, 0, c.Run.Within.Steps
		c.More, w.more = w.more, nil
	default:
		c = w.complete(c)
	}
	return c
}

func (w *worker) complete(c Change) Change {
	c.Run.CompletedAt = new(w.p.o.Now())
	c.Report = report(c.Run, w.Last)
	return c
}

// fail runs the error handler of a step, or ends the run when the step has none.
func (w *worker) fail(ctx context.Context, err error, toolID string, logs ...Log) bool {
	if fault.Is(err, fault.Internal) {
		w.p.logFailure(fmt.Sprintf("carry out %s of run %s", stepWords(w.Run.PathOf(w.Step.Do.ID), w.Step.Index), w.Run.Root()),
			errors.New(string(w.mask([]byte(err.Error())))))
	}
	sentence := string(w.mask([]byte(fault.Sentence(err))))
	step := *w.Step
	if len(logs) == 0 {
		said := w.line(step, Bad, sentence)
		said.ToolID = toolID
		logs = []Log{said}
	}
	if wait, again := w.retryDelay(err); again {
		step = *resetStep(&step)
		step.ChildID = ""
		step.Tries++
		logs = append(logs, w.line(step, Warning, fmt.Sprintf("Retry %d of %d follows after %s.", step.Tries, step.Do.Retry.Count, wait)))
		return w.pause(ctx, w.p.o.Now().Add(wait), Change{Step: &step, Logs: logs})
	}
	if step.Do.OnError != "" || step.Do.ContinueOnError {
		now := w.p.o.Now()
		step.FinishedAt = &now
		step.StartedAt = cmp.Or(step.StartedAt, &now)
		what, _ := json.Marshal(map[string]any{"message": sentence, "instructionIndex": step.Index, "toolId": toolID}) // of texts and a number
		w.keep(map[string]json.RawMessage{"lastError": what})
		c := Change{Step: &step, Drop: step.Do.loops(), Logs: logs}
		if step.Do.OnError != "" {
			c.Insert = []Instruction{{Words: step.Do.OnError, Assistant: step.Do.Assistant, InsertedBy: &step.Index, Branch: step.Do.Branch}}
		}
		return w.save(ctx, w.advance(c))
	}
	r := w.Run
	r.Error = &Failure{Message: sentence, Index: step.Index, Path: r.PathOf(step.Do.ID), ToolID: toolID, Attempt: r.Attempt}
	w.save(ctx, Change{Run: r, Step: resetStep(&step), Logs: logs, Report: report(r, nil)})
	return false
}

// save stores a change, reports it, and returns whether the run continues.
func (w *worker) save(ctx context.Context, c Change) bool {
	c.Whole, c.Set = differs(c.Run, w.stored), w.set
	// A halt ends ctx and changes the epoch. The work that was done is stored even while the
	// program ends.
	next, err := w.p.o.Store.SaveRun(context.WithoutCancel(ctx), c)
	switch {
	case errors.Is(err, ErrStale), fault.Is(err, fault.NotFound): // the run was stopped in the meantime, and perhaps deleted
		return false
	case err != nil:
		w.p.logFailure("save a run", err) // the next look at all runs comes back to it
		return false
	}
	w.Run, w.stored, w.set = c.Run, c.Run, nil
	switch {
	case c.Take && next.Step == nil:
		w.p.o.Changed(c.Run.Root())
		w.p.Offer(c.Run.ParentID)
		return false
	case c.Next: // the next step has no request and no child yet
		w.Loaded = Loaded{Run: c.Run, Step: next.Step, Last: w.Last, Items: w.Items, Loop: w.Loop}
		if c.Take {
			w.takes(next)
		}
	case c.Step != nil:
		w.Step = c.Step
	}
	w.p.o.Changed(c.Run.Root())
	if c.Run.Ended() {
		w.p.reportEnd(c.Run)
		return false
	}
	return true
}

// takes goes on with the next item of a lane.
func (w *worker) takes(next Next) {
	w.Run.Within.Iteration, w.Last = &next.Index, nil
	w.stored = w.Run
	w.Items = maps.Clone(w.Items)
	w.Items[w.Run.Within.Item] = next.Item
}

// reportEnd offers the parent of a run that is over, and tells the listener of the end, unless the run is a block.
func (p *Processor) reportEnd(r Run) {
	if r.ParentID != "" {
		p.Offer(r.ParentID)
	} else {
		p.startAllWaiting()
	}
	if r.Kind != Block {
		p.o.Ended(r)
	}
}

// line returns a row of the log that belongs to no tool.
func (w *worker) line(s Step, t Severity, text string) Log {
	return Log{
		ID: w.p.o.NewID(), RunID: w.Run.Root(), ContextID: s.ContextID, Index: w.Run.shownIndex(s), Path: w.Run.PathOf(s.Do.ID),
		Iteration: w.Run.Within.Iteration, Item: w.itemText(), Branch: s.Do.Branch, Attempt: w.Run.Attempt + s.Tries,
		At: w.p.o.Now(), Text: text, Type: t, IsError: t == Bad, Finished: true,
	}
}

// ask stores a question to a person together with the other changes. The run waits for the
// answer.
func (w *worker) ask(ctx context.Context, q Inquiry, c Change) bool {
	q = w.request(q)
	c.Run, c.Request, c.Logs = w.Run, &q, append(c.Logs, w.line(*w.Step, Info, q.Text))
	c.Run.Waiting = q.Kind.reason()
	w.save(ctx, c)
	return false
}

// request completes a question with the data of the run.
func (w *worker) request(q Inquiry) Inquiry {
	q.ID, q.RunID, q.BlockID, q.RunName, q.Index, q.CreatedAt = w.p.o.NewID(), w.Run.Root(), w.Run.ID, w.Run.Name, w.Run.shownIndex(*w.Step), w.p.o.Now()
	if w.Step.Do.ID != "" {
		q.Path = w.Run.PathOf(w.Step.Do.ID)
	}
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
