package team

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// An assignment is one task of a round's plan while an agent carries it out: it begins the task, or goes on with it after
// a restart, gives the agent what it needs, and keeps what comes of it.
type assignment struct {
	round *round
	state State // of the round while the task runs
	job   Job
	ac    *AgentContext // of the agent
	task  *taskRun
}

// task lets an agent carry one task out. What goes wrong inside is a failed task; the error
// is what ends the round.
func (r *round) task(ctx context.Context, s State) (Event, error) {
	job := s.Plan.Tasks[s.Task-1]
	agents, err := r.runner.Agents(ctx)
	if err != nil {
		return nil, err
	}
	agent, known := agents.Get(job.Agent)
	if !known {
		return TaskFailed{Why: fmt.Sprintf("There is no agent named %s.", cut(job.Agent, 60))}, nil
	}
	a, err := r.assign(ctx, s, job)
	if err != nil {
		return nil, err
	}
	defer a.task.end()
	return a.carryOut(ctx, agent)
}

// assign waits for a place behind the gate and makes a task the round's current one.
func (r *round) assign(ctx context.Context, s State, job Job) (*assignment, error) {
	a := &assignment{
		round: r, state: s, job: job, ac: r.agentContext(job.Agent),
		task: &taskRun{clocks: []*clock{r.clock}, enter: r.runner.enterGate, leave: func() {}, settled: map[string][]settled{}},
	}
	a.ac.task = a.task
	if len(s.Calls) > 0 {
		return a, a.resume(ctx)
	}
	leave, err := r.runner.enterGate(ctx)
	if err != nil {
		return nil, err
	}
	a.task.leave = leave
	r.setRunning(a.task)
	return a, nil
}

func (r *round) setRunning(t *taskRun) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.running = t
}

// resume begins a task again that waited for a person. It has its files already while it waits
// for the answers, because a tool that is allowed works with them. Calls that were made before the
// restart are not made again: the same call gets what became of it then.
func (a *assignment) resume(ctx context.Context) error {
	there, err := a.round.allDocuments(ctx, a.state)
	if err != nil {
		return err
	}
	inputs, _ := a.job.wants(slices.Concat(a.round.given, a.state.Made), there)
	for i, d := range inputs {
		f, err := a.round.runner.Store.File(ctx, d.FileID, true)
		if err != nil {
			return fmt.Errorf("read the file %s: %w", d.Label(), err)
		}
		inputs[i].Data = f.Data
	}
	a.task.setInputs(inputs)
	a.round.setRunning(a.task)
	if err := a.regain(ctx); err != nil {
		return err
	}
	goOn := a.task.wait()
	for _, c := range a.state.Calls {
		if err := a.ac.settle(ctx, c); err != nil {
			a.task.end()
			return err
		}
	}
	return goOn(ctx)
}

// regain gives a task that begins again the files that its tools had made.
func (a *assignment) regain(ctx context.Context) error {
	for _, c := range a.state.Calls {
		for _, m := range c.Made {
			f, err := a.round.runner.Store.File(ctx, m.FileID, true)
			if fault.Is(err, fault.NotFound) {
				continue
			}
			if err != nil {
				return fmt.Errorf("read the file %s: %w", m.Label, err)
			}
			if err := a.task.Put(tool.File{Name: m.Label, Data: f.Data}); err != nil {
				return err
			}
			a.task.noteFile(m, f.Hash)
		}
	}
	return nil
}

// carryOut lets the agent work, and keeps what it gives.
func (a *assignment) carryOut(ctx context.Context, agent Agent) (Event, error) {
	t, err := a.prepare(ctx, agent.Info())
	if err != nil {
		return nil, err
	}
	if err := a.round.check(ctx); err != nil {
		return nil, err
	}
	a.task.setInputs(t.Inputs)
	log, name := a.round.runner.log(), slog.String("agent", a.job.Agent)
	log.LogAttrs(ctx, slog.LevelDebug, "team: task", slog.String("workflow", a.round.id), name, slog.String("prompt", t.Prompt),
		slog.Int("inputs", len(t.Inputs)))
	result, err := a.process(ctx, agent, t)
	log.LogAttrs(ctx, slog.LevelDebug, "team: result", slog.String("workflow", a.round.id), name,
		slog.String("feedback", result.Feedback), slog.Int("documents", len(result.Documents)), slog.Any("err", err))
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if err != nil {
		return a.fail(ctx, err)
	}
	result.Documents = slices.Concat(result.Documents, a.task.documents())
	return a.deliver(ctx, result)
}

// prepare makes the task object of the job.
func (a *assignment) prepare(ctx context.Context, info Info) (Task, error) {
	r, s := a.round, a.state
	there, err := r.allDocuments(ctx, s)
	if err != nil {
		return Task{}, err
	}
	wanted, prompt := a.job.wants(slices.Concat(r.given, s.Made), there)
	inputs := []Document{}
	for _, d := range wanted {
		f, err := r.runner.fileWithData(ctx, d)
		if err != nil {
			return Task{}, fmt.Errorf("read the file %s: %w", d.Label(), err)
		}
		d.Data, d.Contents = f.Data, slices.Clone(f.Contents)
		inputs = append(inputs, d)
	}
	material, err := a.ac.read(ctx, info, prompt, inputs)
	if err != nil {
		return Task{}, err
	}
	parts := a.task.partsNow()
	if len(inputs) > 0 && inputs[0].Revised && len(parts) == 0 {
		prompt += fmt.Sprintf("\n\nThe first document, %s, is the version that you revise. Change what is asked for, keep the rest, and give the whole new version.",
			inputs[0].Label())
	}
	return Task{
		TaskID: r.runner.NewID(), RequestID: r.id, Prompt: prompt, Inputs: inputs, Outputs: lists.OrEmpty(a.job.Outputs), Material: material, Parts: parts,
		Context: Context{Round: s.Round, AgentType: a.job.Agent, Timestamp: r.runner.Now(), Language: cmp.Or(s.Language, "en")},
	}, nil
}

// fileWithData gives the file of a document with its bytes. Those of a text are what was read in it, and a long one is held
// once.
func (e *Runner) fileWithData(ctx context.Context, d Document) (File, error) {
	if d.Plain() {
		f, err := e.Store.File(ctx, d.FileID, false)
		if err != nil {
			return f, err
		}
		if len(f.Contents) == 1 && hash(f.Contents[0].Data) == f.Hash {
			f.Data = f.Contents[0].Data
			return f, nil
		}
	}
	return e.Store.File(ctx, d.FileID, true)
}

// process bounds the task, so that one agent that hangs does not take the round's whole time.
func (a *assignment) process(ctx context.Context, agent Agent, t Task) (Result, error) {
	limit := a.round.limits.Task
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	clock := startClock(limit, a.round.runner.Now, func() { cancel(errTaskLate) })
	defer clock.stop()
	a.task.clocks = append(a.task.clocks, clock)
	result, err := lifecycle.Call(ctx, a.round.runner.active.work.Go, func() (Result, error) { return agent.Process(ctx, t, a.ac) },
		func(v any) error { return fmt.Errorf("the agent %s panicked: %v", t.Context.AgentType, v) })
	if err != nil && errors.Is(context.Cause(ctx), errTaskLate) {
		err = late(limit)
	}
	return result, err
}

func late(limit time.Duration) error {
	return fault.Newf(fault.Unavailable, "The agent took longer than %s and was stopped.", limit)
}

// fail ends the task without a result. What its tools made was kept for a restart; no message will name it.
func (a *assignment) fail(ctx context.Context, reason error) (Event, error) {
	for _, id := range a.task.keptFiles() {
		if err := a.round.runner.Store.DropFile(ctx, id); err != nil {
			return nil, fmt.Errorf("remove what a failed task made: %w", err)
		}
	}
	return TaskFailed{Why: why(reason), Read: a.task.readingLines()}, nil
}

// deliver keeps the documents of a result. Whatever is not what its extension says is not kept.
func (a *assignment) deliver(ctx context.Context, result Result) (Event, error) {
	s := a.state
	there, err := a.round.allDocuments(ctx, s)
	if err != nil {
		return nil, err
	}
	taken := takenBy(s.Made)
	revised := a.job.predecessors(result.Documents, there)
	feedback := []string{strings.TrimSpace(result.Feedback)}
	made := []Document{}
	for i, m := range result.Documents {
		label, before := Label(m.Label), revised[i]
		if before.FileID == 0 {
			label = free(label, taken)
		} else if _, ext := CutExt(label); ext == before.Ext {
			label = before.Label()
		}
		if before.FileID == 0 && !taken[strings.ToLower(label)] { // a file of an earlier round has this name
			before, _ = latest(there, label)
		}
		if wrong := checkKind(label, m.Content); wrong != "" {
			feedback = append(feedback, wrong)
			continue
		}
		f, err := a.keepResult(ctx, label, m)
		if fault.Is(err, fault.TooLarge) { // what else was made is delivered
			feedback = append(feedback, why(err))
			continue
		}
		if err != nil {
			return nil, err
		}
		taken[strings.ToLower(label)] = true
		if said := UnchangedSentence(s.Language, label); before.FileID != 0 && f.Hash == before.Hash {
			// The log says it too, because a model words the reply. The agent wrote the same again, and says that it wrote.
			result.Warnings = append(result.Warnings, said)
			if feedback[0] = strings.Replace(feedback[0], WroteSentence(s.Language, m.Label), said, 1); !strings.Contains(feedback[0], said) {
				feedback = append(feedback, said)
			}
		}
		d := f.document()
		d.Citations = a.task.citations(f)
		if before.FileID != 0 {
			d.succeed(before, slices.Concat(there, made))
		}
		d.Promised = slices.ContainsFunc(s.Plan.Promised, func(l string) bool { return strings.EqualFold(l, label) })
		made = append(made, d)
	}
	text := strings.Join(slices.DeleteFunc(feedback, func(f string) bool { return f == "" }), "\n\n")
	switch {
	case len(made) == 0 && len(a.job.Outputs) > 0:
		return TaskFailed{Why: cmp.Or(text, whyNothing), Read: a.task.readingLines()}, nil
	case len(made) == 0 && text == "":
		return TaskFailed{Why: whyNothing, Read: a.task.readingLines()}, nil
	}
	return TaskDone{Feedback: text, Documents: made, Warnings: result.Warnings, Read: a.task.readingLines()}, nil
}

// keepResult keeps a document of a result, unless it is kept since a tool made it.
func (a *assignment) keepResult(ctx context.Context, label string, m Made) (File, error) {
	if id, there := a.task.keptAs(m); there && label == m.Label {
		return a.round.runner.Store.File(ctx, id, true)
	}
	return a.round.runner.keepFile(ctx, label, m.Content, false)
}
