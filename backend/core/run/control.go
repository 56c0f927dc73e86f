package run

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/value"
)

// fresh reports whether nothing was done for the step yet, not even asked.
func (w *worker) fresh() bool { return w.Step.StartedAt == nil && w.Request == nil }

// decide evaluates a condition of the step.
func (w *worker) decide(ctx context.Context, field, condition string) (bool, error) {
	c, err := value.Compile(condition)
	if err != nil {
		return false, value.Fault(field, err)
	}
	yes, err := c.Eval(ctx, w.sources(ctx))
	if err != nil {
		return false, value.Fault(field, err)
	}
	return yes, nil
}

// skip goes on without the step.
func (w *worker) skip(ctx context.Context) bool {
	now := w.p.o.Now()
	step := *w.Step
	step.StartedAt, step.FinishedAt = &now, &now
	row := w.line(step, Info, "This step was skipped, because its condition is false.")
	row.Branch = SkipBranch
	return w.save(ctx, w.advance(Change{Step: &step, Logs: []Log{row}}))
}

// branch puts the steps of the branch that a condition chooses after the step.
func (w *worker) branch(ctx context.Context) bool {
	do := w.Step.Do
	yes, err := w.decide(ctx, "if", do.If)
	if err != nil {
		return w.fail(ctx, err, "")
	}
	name, list, said := "else", do.Else, "The condition is false."
	if yes {
		name, list, said = "then", do.Then, "The condition is true."
	}
	insert := make([]Instruction, len(list))
	for i, in := range list {
		in.InsertedBy, in.Branch = &w.Step.Index, name
		insert[i] = in
	}
	now := w.p.o.Now()
	step := *w.Step
	step.StartedAt, step.FinishedAt, step.ContextID = &now, &now, w.p.o.NewID()
	row := w.line(step, Info, said)
	row.Branch = name
	return w.save(ctx, w.advance(Change{Step: &step, Insert: insert, Logs: []Log{row}}))
}

// wait has the run wait for a time, and goes on once it has come.
func (w *worker) wait(ctx context.Context) bool {
	if w.Step.StartedAt != nil {
		return w.finish(ctx, nil, []Log{w.line(*w.Step, Info, "The wait is over.")})
	}
	now := w.p.o.Now()
	until := now.Add(time.Duration(w.Step.Do.Wait.ForMs) * time.Millisecond)
	if text := w.Step.Do.Wait.Until; text != "" {
		filled, err := value.Text(text, w.sources(ctx))
		if err != nil {
			return w.fail(ctx, value.Fault("until", err), "")
		}
		if until, err = moment(filled, now); err != nil {
			return w.fail(ctx, err, "")
		}
	}
	step := *w.Step
	step.StartedAt, step.ContextID = &now, w.p.o.NewID()
	return w.pause(ctx, until, Change{Step: &step, Logs: []Log{w.line(step, Info, "This step waits until "+until.Format(time.RFC3339)+".")}})
}

// pause saves a change and schedules the run to resume at a time.
func (w *worker) pause(ctx context.Context, until time.Time, c Change) bool {
	c.Run = w.Run
	c.Run.Waiting, c.Run.ScheduleAt = ForTime, &until
	return w.save(ctx, c) && !w.p.notYet(c.Run)
}

// moment reads a time: RFC 3339, or a local time with or without a day. A time of day is the
// next one.
func moment(text string, now time.Time) (time.Time, error) {
	if at, err := time.Parse(time.RFC3339, text); err == nil {
		return at, nil
	}
	for _, form := range []string{"2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02 15:04"} {
		if at, err := time.ParseInLocation(form, text, now.Location()); err == nil {
			return at, nil
		}
	}
	if at, err := time.Parse("15:04", text); err == nil {
		today := time.Date(now.Year(), now.Month(), now.Day(), at.Hour(), at.Minute(), 0, 0, now.Location())
		if !today.After(now) {
			today = time.Date(now.Year(), now.Month(), now.Day()+1, at.Hour(), at.Minute(), 0, 0, now.Location())
		}
		return today, nil
	}
	return now, fault.Newf(fault.Invalid, "“%s” is not a time. Write the time as 2026-05-31T18:00 or 18:00.", text)
}

// question asks a person, and takes the answer as the result.
func (w *worker) question(ctx context.Context) bool {
	if q := w.Request; q != nil && q.Answer != nil {
		return w.finish(ctx, q.Answer.Value, []Log{w.line(*w.Step, Info, "A person answered.")})
	}
	text, err := value.Text(w.Step.Do.Ask.Question, w.sources(ctx))
	if err != nil {
		return w.fail(ctx, value.Fault("question", err), "")
	}
	return w.ask(ctx, Inquiry{Kind: Question, Text: string(w.mask([]byte(text))), Schema: w.Step.Do.Ask.Schema}, Change{})
}

// stop ends the run well with a result. A block ends its root with it.
func (w *worker) stop(ctx context.Context) bool {
	result, err := value.Resolve(w.Step.Do.Stop, w.sources(ctx))
	if err != nil {
		return w.fail(ctx, value.Fault("stop", err), "")
	}
	return w.end(ctx, result)
}

// end completes the run with a result, and has the run around a block end with it as well.
func (w *worker) end(ctx context.Context, result json.RawMessage) bool {
	result = w.mask(result)
	now := w.p.o.Now()
	step := *w.Step
	step.FinishedAt, step.Result = &now, result
	if step.StartedAt == nil {
		step.StartedAt, step.ContextID = &now, w.p.o.NewID()
	}
	w.Last = result
	c := Change{Run: w.Run, Step: &step, Logs: []Log{w.line(step, Info, "The workflow ends here.")}}
	if c.Run.Kind == Block {
		c.Run.Within.Ending = result
	}
	return w.save(ctx, w.complete(c))
}

// refuse fails with the message of the step.
func (w *worker) refuse(ctx context.Context) bool {
	text, err := value.Text(w.Step.Do.Fail, w.sources(ctx))
	if err != nil {
		return w.fail(ctx, value.Fault("fail", err), "")
	}
	return w.fail(ctx, fault.New(fault.Conflict, text), "")
}
