package run

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A toolCall is a step that calls a tool.
type toolCall struct{ *worker }

// call calls the tool of a step after every question that must be answered first has its answer.
func (w toolCall) call(ctx context.Context) bool {
	do, box := w.Step.Do, w.p.o.Tools()
	t, ok := box.Get(do.Tool)
	w.called = t
	if !ok {
		return w.fail(ctx, fault.Newf(fault.NotFound, "There is no tool named %s.", do.Tool), do.Tool)
	}
	asked := w.Request
	var said Answer
	if asked != nil && asked.Answer != nil {
		said = *asked.Answer
	}
	if said.Say == Text {
		return w.finish(ctx, said.Value, []Log{w.line(*w.Step, Info, "A person answered.")})
	}
	args, err := w.args(ctx, t, asked, said)
	if err != nil {
		return w.fail(ctx, err, t.ID)
	}
	t = t.For(args)
	w.called = t
	shown := json.RawMessage(w.mask(args))
	target, read, err := w.aim(ctx, t, args)
	if err != nil && said.Say != Never && said.Say != Done {
		return w.refuse(ctx, err, t, shown)
	}
	if w.Step.StartedAt != nil && !w.repeatable(t, box) {
		return w.ask(ctx, Inquiry{
			Kind: Repeat, ToolID: t.ID, ToolName: t.Name, OwnName: t.OwnName, Level: t.Level, Args: shown, Target: w.shownTarget(target),
			Text: "Terzetto ended while " + t.Name + " was running. Did the tool finish, or should the tool run again?",
		}, Change{})
	}
	if said.Say == Done {
		return w.finish(ctx, nil, []Log{w.line(*w.Step, Warning, "The run continues without "+t.Name+".")})
	}
	if said.Say == Never {
		return w.refuse(ctx, fault.Newf(fault.Forbidden, "%s was not allowed.", t.Name), t, shown)
	}
	q, err := w.openQuestion(ctx, t, args, target, read)
	switch {
	case err != nil:
		return w.refuse(ctx, err, t, shown)
	case q != nil:
		return w.ask(ctx, *q, Change{})
	}
	w.allows.Hold(t.ID, args, target)
	if to, err := t.Destination(args); err == nil && len(read) > 0 {
		w.allows.Pass(t.ID, args, to)
	}
	return w.act(ctx, box, t, args, shown)
}

// refuse fails a step whose tool is not called, and shows with which arguments it would have been.
func (w toolCall) refuse(ctx context.Context, err error, t tool.Tool, shown json.RawMessage) bool {
	row := w.line(*w.Step, Bad, string(w.mask([]byte(fault.Sentence(err)))))
	row.ToolID, row.Args = t.ID, shown
	return w.fail(ctx, err, t.ID, row)
}

// openQuestion gives the question that a person has to answer before the call, or nil.
func (w toolCall) openQuestion(ctx context.Context, t tool.Tool, args json.RawMessage, target *tool.Target, read []tool.Mark) (*Inquiry, error) {
	var said Answer
	if w.Request != nil && w.Request.Answer != nil {
		said = *w.Request.Answer
	}
	edited, err := w.checkTarget(t, target, said)
	if err != nil {
		return nil, err
	}
	asks := t.Level != tool.Read && said.Say == "" && !w.trusts(ctx, t.Trust(target))
	if !asks && !edited && (len(read) == 0 || w.Request.answers(said)) {
		return nil, nil //nolint:nilnil // there is nothing to ask
	}
	ok, changed := w.checkPermission(ctx, t, w.mask(args), target)
	if ok {
		return nil, nil //nolint:nilnil // there is nothing to ask
	}
	q, err := w.approval(t, args, target, read)
	q.Changed, q.Edited = changed, edited
	return &q, err
}

// aim resolves what a call would change or reach, and what it could carry there.
func (w toolCall) aim(ctx context.Context, t tool.Tool, args json.RawMessage) (at *tool.Target, read []tool.Mark, err error) {
	if at, err = t.Target(ctx, args); err != nil {
		return nil, nil, err
	}
	to, err := t.Destination(args)
	if err == nil {
		read, err = w.leaves(ctx, to)
	}
	return at, read, err
}

// checkTarget reports whether the file that a call replaces was edited after a person allowed the call, so that the person
// is asked again. Every other change of the target is an error.
func (w toolCall) checkTarget(t tool.Tool, target *tool.Target, said Answer) (edited bool, err error) {
	asked := w.Request
	if said.Say == "" || target == nil || asked.Target == nil {
		return false, nil
	}
	now := *w.shownTarget(target)
	switch {
	case said.edits() && now.Folder == asked.Target.Folder, asked.Target.Same(now):
		return false, nil
	case asked.Target.Edited(now):
		return true, nil
	}
	return false, tool.MovedFault(t.Name, *asked.Target, now)
}

// shownTarget is a target as it is stored and shown.
func (w *worker) shownTarget(at *tool.Target) *tool.Target {
	return at.With(func(text string) string { return string(w.mask([]byte(text))) })
}

// withSecrets adds to the sources of the step's own arguments the secrets that the tool was granted.
// What they make is masked wherever it is stored or shown. The words of a step are read without
// them, because those go to a model.
func (w toolCall) withSecrets(ctx context.Context, from value.Sources, t tool.Tool) value.Sources {
	if w.p.o.Secret != nil {
		from.Secret = func(name string) (string, error) {
			v, err := w.p.o.Secret(ctx, t.ID, name)
			if err == nil {
				w.wrote.add(tool.HostsIn(v)...)
				err = guard{w.worker}.Note(ctx, tool.Mark{Kind: tool.OfVariable, Name: name})
			}
			return v, err
		}
	}
	return from
}

// args returns the arguments of the call: those that a person saw and allowed, or else those that
// Gather finds. The stored arguments are masked, so the gathered ones are used when the two differ
// in nothing but the mask.
func (w toolCall) args(ctx context.Context, t tool.Tool, asked *Inquiry, said Answer) (json.RawMessage, error) {
	if said.edits() {
		return said.Args, nil
	}
	from := w.sources(ctx)
	implicit, err := w.implicit(from)
	if err != nil {
		return nil, err
	}
	gathered, err := Gather(t, implicit, w.Step.Do.Args, w.withSecrets(ctx, from, t))
	if said.Say == "" || said.Say == Never || said.Say == Done {
		return gathered, err
	}
	if err == nil {
		if shown, err := t.ShownArgs(w.mask(gathered)); err == nil && same(shown, asked.Args) {
			return gathered, nil
		}
	}
	return asked.Args, nil
}

func (w toolCall) implicit(from value.Sources) (i Implicit, err error) {
	i = Implicit{RunID: w.Run.Root(), ContextID: w.Run.ConversationID, AssistantID: w.Step.Do.Assistant}
	i.AssistantID = cmp.Or(i.AssistantID, w.Run.AssistantID)
	if i.Message, err = value.Text(w.Step.Do.Words, from); err != nil {
		return i, value.Fault("markdown", err)
	}
	return i, nil
}

// act records that the step begins, calls the tool, and stores the result.
func (w toolCall) act(ctx context.Context, box *tool.Registry, t tool.Tool, args, shown json.RawMessage) bool {
	began := w.p.o.Now()
	step := *w.Step
	step.ContextID, step.StartedAt, step.FinishedAt, step.ChildID = w.p.o.NewID(), &began, nil, ""
	row := w.line(step, Info, t.Name)
	row.ToolID, row.Args, row.Finished = t.ID, shown, false
	if !w.save(ctx, Change{Run: w.Run, Step: &step, Logs: []Log{row}}) {
		return false
	}
	told := &lines{w: w.worker, like: w.line(step, Info, "")}
	inner := tool.WithUsage(tool.WithProgress(withScope(ctx, w.worker), told.hear), told.spend)
	if ms := step.Do.TimeoutMs; ms > 0 {
		limit := time.Duration(ms) * time.Millisecond
		late, cancel := context.WithTimeoutCause(inner, limit, fault.Newf(fault.Unavailable, "%s took longer than %s.", t.Name, limit))
		defer cancel()
		inner = late
	}
	stop := told.flushing(ctx)
	result, err := box.Call(inner, t.ID, args)
	stop()
	if late := context.Cause(inner); err != nil && late != nil && ctx.Err() == nil {
		err = late
	}
	w.endTool()
	w.Run.Waiting = Nothing
	ms := max(0, w.p.o.Now().Sub(began).Milliseconds())
	row.Ms, row.Finished, row.Again, row.Usage = &ms, true, true, told.usage()
	if cause := context.Cause(ctx); cause != nil && err != nil {
		// The run was halted, or the program ends: the result of the tool does not count. When the
		// program ends, the row stays open, which tells the next start that the call was cut off.
		if errors.Is(cause, errHalted) {
			row.Type, row.Result = Warning, "This tool was stopped."
			w.flush(ctx, append(told.take(), row))
		}
		return false
	}
	if sent, ok := errors.AsType[*tool.Leaving](err); ok {
		q, err := w.approval(sent.Tool.For(sent.Args), sent.Args, nil, sent.Read)
		if err != nil {
			return w.fail(ctx, err, t.ID)
		}
		row.Type, row.Result = Warning, q.Text
		return w.ask(ctx, q, Change{Step: resetStep(&step), Logs: append(told.take(), row)})
	}
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		row.Result = string(w.mask([]byte(asking.Text)))
		return w.ask(ctx, Inquiry{Kind: Question, ToolID: t.ID, ToolName: t.Name, Level: t.Level, Args: shown, Text: row.Result},
			Change{Step: resetStep(&step), Logs: append(told.take(), row)})
	}
	if err != nil {
		row.IsError, row.Type, row.Result = true, Bad, string(w.mask([]byte(fault.Sentence(err))))
		return w.fail(ctx, err, t.ID, append(told.take(), row)...)
	}
	row.Result = string(w.mask([]byte(result.Text)))
	if isObject(result.Value) {
		row.Result, row.Object = "", w.mask(result.Value)
	}
	return w.finish(ctx, result.Value, append(told.take(), row))
}

func isObject(v json.RawMessage) bool {
	v = bytes.TrimSpace(v)
	return len(v) > 0 && (v[0] == '{' || v[0] == '[')
}

// lines collects the progress of a tool and what its models take. The progress is written a few times a second.
type lines struct {
	w    *worker
	like Log // what they have in common
	mu   sync.Mutex
	kept []Log
	told int
	cost tool.Usage
}

// How often the lines are written, and how many of one step are kept, so that a tool that reports
// without end does not fill the disk.
const (
	flushEvery = 250 * time.Millisecond
	maxLines   = 1000
)

func (l *lines) hear(said tool.Line) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.told++
	if l.told > maxLines {
		return
	}
	text := string(l.w.mask([]byte(said.Text)))
	if l.told == maxLines {
		text = "This tool sent more lines than the log holds."
	}
	head, _ := tool.Cut(text, maxText)
	row := l.like
	row.ID, row.At, row.Text, row.ToolID, row.Agent = l.w.p.o.NewID(), l.w.p.o.Now(), head, said.ToolID, said.Agent
	row.Path = joinPath(row.Path, said.Node)
	if said.Percent > 0 {
		row.Progress = &said.Percent
	}
	if said.Value != nil && len(said.Value) <= maxArgs {
		row.Object = l.w.mask(said.Value)
	}
	l.kept = append(l.kept, row)
}

func (l *lines) spend(u tool.Usage) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.cost = l.cost.Plus(u)
}

// usage gives the tokens that the models took as JSON, or nil where no number is known.
func (l *lines) usage() json.RawMessage {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.cost.Total == 0 {
		return nil
	}
	raw, _ := json.Marshal(l.cost) // of numbers
	return raw
}

func (l *lines) take() []Log {
	l.mu.Lock()
	defer l.mu.Unlock()
	rows := l.kept
	l.kept = nil
	return rows
}

// flushing writes the collected lines a few times a second until stop is called. Stop waits for the last write.
func (l *lines) flushing(ctx context.Context) (stop func()) {
	end := make(chan struct{})
	var flushing sync.WaitGroup
	flushing.Go(func() {
		every := time.NewTicker(flushEvery)
		defer every.Stop()
		for {
			select {
			case <-every.C:
				if rows := l.take(); len(rows) > 0 {
					l.w.flush(ctx, rows)
				}
			case <-end:
				return
			}
		}
	})
	return func() { close(end); flushing.Wait() }
}

// flush writes rows of the log without changing the run.
func (w *worker) flush(ctx context.Context, rows []Log) {
	id := rows[0].RunID
	err := w.p.o.Store.AppendRunLogs(context.WithoutCancel(ctx), id, rows)
	switch {
	case fault.Is(err, fault.NotFound): // the run was stopped and deleted in the meantime
	case err != nil:
		w.p.logFailure("write the log of a run", err)
	default:
		w.p.o.Changed(id)
	}
}
