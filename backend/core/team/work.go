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
	"terzetto/backend/document"
	"terzetto/backend/model/llm"
)

// read prepares what the user gave: the summaries of its contents.
func (r *round) read(ctx context.Context) (Event, error) {
	given := slices.Clone(r.given)
	warnings := []string{}
	ac := r.agentContext(ProjectManager)
	budget := maxSummaries
	for i := range given {
		f, err := r.runner.Store.File(ctx, given[i].FileID, false)
		if err != nil {
			return nil, fmt.Errorf("read the file %s: %w", given[i].Label(), err)
		}
		for _, w := range f.Warnings {
			warnings = append(warnings, given[i].Label()+": "+w)
		}
		if given[i].Contents, err = ac.summarised(ctx, f, &budget); err != nil {
			return nil, err
		}
		for k := range given[i].Contents { // the round needs the summaries alone, and a book is long
			given[i].Contents[k].Data, given[i].Contents[k].DataExtracted = nil, ""
		}
	}
	r.mu.Lock()
	r.given = given
	r.mu.Unlock()
	h, err := r.history(ctx)
	if err != nil {
		return nil, err
	}
	if err := r.remember(ctx, h); err != nil {
		return nil, err
	}
	return FilesRead{Warnings: warnings}, nil
}

// plan asks the project manager.
func (r *round) plan(ctx context.Context, complaint string) (Event, error) {
	agents, err := r.runner.Agents(ctx)
	if err != nil {
		return nil, err
	}
	history, err := r.history(ctx)
	if err != nil {
		return nil, err
	}
	about, err := r.brief(ctx, history)
	if err != nil {
		return nil, err
	}
	ac, form, request := r.agentContext(ProjectManager), planForm(agents.Infos()), abridged(r.prompt, r.given)
	ask := Ask{For: "plan", System: planSystem(agents.Infos()), Text: planRequest(request, "", complaint), Temperature: new(0.2)}
	room, err := ac.spare(ctx, ask, []llm.Tool{form})
	if err != nil {
		return nil, err
	}
	ask.Text = planRequest(request, about.within(room), complaint)
	written, err := ac.Fill(ctx, ask, form)
	if err != nil && !errors.Is(err, llm.ErrNoTool) {
		return nil, err
	}
	r.runner.log().LogAttrs(ctx, slog.LevelDebug, "team: plan", slog.String("workflow", r.id), slog.String("plan", string(written)))
	p, err := ReadPlan(written, complaint != "")
	var unknown []string
	if err == nil {
		there := slices.Concat(history.Documents(), r.given)
		if unknown = p.resolve(there); len(unknown) > 0 && complaint == "" {
			err = fault.Newf(fault.Invalid, "%s, which is missing. Use one of these documents: %s.",
				strings.Join(unknown, ", "), strings.Join(lists.Distinct(labelsOf(there)), ", "))
		}
	}
	if err != nil {
		r.complain(why(err))
		return Unplanned{Why: why(err)}, nil
	}
	p.Language = languageOf(p.Language, r.prompt, "")
	if p.Language != "" && r.runner.Language != nil {
		if err := r.runner.Language(ctx, p.Language); err != nil {
			return nil, fmt.Errorf("keep the user's language: %w", err)
		}
	}
	return Planned{Plan: p, Unknown: unknown}, nil
}

func (r *round) complain(what string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.wrong = what
}

func (r *round) complaint() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.wrong
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
	ac := r.agentContext(job.Agent)
	running, err := r.beginTask(ctx, s, job)
	if err != nil {
		return nil, err
	}
	defer running.end()
	ac.task = running
	t, err := r.prepare(ctx, s, job, agent.Info(), ac)
	if err != nil {
		return nil, err
	}
	if err := r.check(ctx); err != nil {
		return nil, err
	}
	running.setInputs(t.Inputs)
	log := r.runner.log()
	log.LogAttrs(ctx, slog.LevelDebug, "team: task", slog.String("workflow", r.id), slog.String("agent", job.Agent), slog.String("prompt", t.Prompt),
		slog.Int("inputs", len(t.Inputs)))
	result, err := r.process(ctx, agent, t, ac)
	log.LogAttrs(ctx, slog.LevelDebug, "team: result", slog.String("workflow", r.id), slog.String("agent", job.Agent),
		slog.String("feedback", result.Feedback), slog.Int("documents", len(result.Documents)), slog.Any("err", err))
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if err != nil {
		return r.failed(ctx, running, err)
	}
	result.Documents = slices.Concat(result.Documents, running.documents())
	return r.keep(ctx, s, job, running, result)
}

// failed ends a task without a result. What its tools made was kept for a restart; no message will name it.
func (r *round) failed(ctx context.Context, running *taskRun, reason error) (Event, error) {
	for _, id := range running.keptFiles() {
		if err := r.runner.Store.DropFile(ctx, id); err != nil {
			return nil, fmt.Errorf("remove what a failed task made: %w", err)
		}
	}
	return TaskFailed{Why: why(reason), Read: running.told()}, nil
}

// beginTask waits for a place behind the gate and makes the task the round's current one.
func (r *round) beginTask(ctx context.Context, s State, job Job) (*taskRun, error) {
	if len(s.Calls) > 0 {
		return r.resumeTask(ctx, s, job)
	}
	leave, err := r.runner.enterGate(ctx)
	if err != nil {
		return nil, err
	}
	run := &taskRun{clocks: []*clock{r.clock}, enter: r.runner.enterGate, leave: leave}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.running = run
	return run, nil
}

// process bounds a task, so that one agent that hangs does not take the round's whole time.
func (r *round) process(ctx context.Context, a Agent, t Task, ac *AgentContext) (Result, error) {
	limit := r.limits.Task
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	clock := startClock(limit, r.runner.Now, func() { cancel(errTaskLate) })
	defer clock.stop()
	ac.task.clocks = append(ac.task.clocks, clock)
	result, err := lifecycle.Call(ctx, r.runner.active.work.Go, func() (Result, error) { return a.Process(ctx, t, ac) },
		func(v any) error { return fmt.Errorf("the agent %s panicked: %v", t.Context.AgentType, v) })
	if err != nil && errors.Is(context.Cause(ctx), errTaskLate) {
		err = late(limit)
	}
	return result, err
}

func late(limit time.Duration) error {
	return fault.Newf(fault.Unavailable, "The agent took longer than %s and was stopped.", limit)
}

// prepare makes the task object of a job.
func (r *round) prepare(ctx context.Context, s State, job Job, info Info, ac *AgentContext) (Task, error) {
	there, err := r.there(ctx, s)
	if err != nil {
		return Task{}, err
	}
	wanted, prompt := job.wants(slices.Concat(r.given, s.Made), there)
	inputs := []Document{}
	for _, d := range wanted {
		f, err := r.whole(ctx, d)
		if err != nil {
			return Task{}, fmt.Errorf("read the file %s: %w", d.Label(), err)
		}
		d.Data, d.Contents = f.Data, slices.Clone(f.Contents)
		inputs = append(inputs, d)
	}
	material, err := ac.read(ctx, info, prompt, inputs)
	if err != nil {
		return Task{}, err
	}
	parts := ac.task.partsNow()
	if len(inputs) > 0 && inputs[0].Revised && len(parts) == 0 {
		prompt += fmt.Sprintf("\n\nThe first document, %s, is the version that you revise. Change what is asked for, keep the rest, and give the whole new version.",
			inputs[0].Label())
	}
	return Task{
		TaskID: r.runner.NewID(), WorkflowID: r.id, Prompt: prompt, Inputs: inputs, Outputs: lists.OrEmpty(job.Outputs), Material: material, Parts: parts,
		Context: Context{Round: s.Round, AgentType: job.Agent, Timestamp: r.runner.Now(), Language: cmp.Or(s.Language, "en")},
	}, nil
}

// whole gives a file with its bytes. Those of a text are what was read in it, and a long one is held once.
func (r *round) whole(ctx context.Context, d Document) (File, error) {
	if d.Plain() {
		f, err := r.runner.Store.File(ctx, d.FileID, false)
		if err != nil {
			return f, err
		}
		if len(f.Contents) == 1 && hash(f.Contents[0].Data) == f.Hash {
			f.Data = f.Contents[0].Data
			return f, nil
		}
	}
	return r.runner.Store.File(ctx, d.FileID, true)
}

// keep keeps the documents of a result. Whatever is not what its extension says is not kept.
func (r *round) keep(ctx context.Context, s State, job Job, running *taskRun, result Result) (Event, error) {
	there, err := r.there(ctx, s)
	if err != nil {
		return nil, err
	}
	taken := takenBy(s.Made)
	revised := job.revised(result.Documents, there)
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
		if wrong := refused(label, m.Content); wrong != "" {
			feedback = append(feedback, wrong)
			continue
		}
		f, err := r.keepResult(ctx, running, label, m)
		if fault.Is(err, fault.TooLarge) { // what else was made is delivered
			feedback = append(feedback, why(err))
			continue
		}
		if err != nil {
			return nil, err
		}
		taken[strings.ToLower(label)] = true
		if said := Unchanged(s.Language, label); before.FileID != 0 && f.Hash == before.Hash {
			// The log says it too, because a model words the reply. The agent wrote the same again, and says that it wrote.
			result.Warnings = append(result.Warnings, said)
			if feedback[0] = strings.Replace(feedback[0], Wrote(s.Language, m.Label), said, 1); !strings.Contains(feedback[0], said) {
				feedback = append(feedback, said)
			}
		}
		d := f.document()
		d.Citations = running.citations(f)
		if before.FileID != 0 {
			d.succeed(before, slices.Concat(there, made))
		}
		d.Promised = slices.ContainsFunc(s.Plan.Promised, func(l string) bool { return strings.EqualFold(l, label) })
		made = append(made, d)
	}
	text := strings.Join(slices.DeleteFunc(feedback, func(f string) bool { return f == "" }), "\n\n")
	switch {
	case len(made) == 0 && len(job.Outputs) > 0:
		return TaskFailed{Why: cmp.Or(text, whyNothing), Read: running.told()}, nil
	case len(made) == 0 && text == "":
		return TaskFailed{Why: whyNothing, Read: running.told()}, nil
	}
	return TaskDone{Feedback: text, Documents: made, Warnings: result.Warnings, Read: running.told()}, nil
}

// keepResult keeps a document of a result, unless it is kept since a tool made it.
func (r *round) keepResult(ctx context.Context, running *taskRun, label string, m Made) (File, error) {
	if id, there := running.keptAs(m); there && label == m.Label {
		return r.runner.Store.File(ctx, id, true)
	}
	return r.runner.keepFile(ctx, label, m.Content, false)
}

// review compares what was promised with what was delivered. The list is ours; the words
// around it are the project manager's, in the user's language, where it finds any.
func (r *round) review(ctx context.Context, s State) (Event, error) {
	delivered := labelsOf(s.Made)
	missing := lists.Keep(s.Plan.Promised, func(p string) bool {
		return !slices.ContainsFunc(delivered, func(l string) bool { return strings.EqualFold(l, p) })
	})
	if len(s.Plan.Tasks) == 0 {
		if l, known := in(s.Language); known {
			return Reviewed{Text: l.say("No documents were needed.")}, nil
		}
		return Reviewed{Text: "✓"}, nil
	}
	list := outcome("en", delivered, missing)
	ask := Ask{
		For: "review",
		System: "You are the project manager of a team. Tell the user in one or two plain sentences how the work went, " +
			"in the language " + cmp.Or(s.Language, "en") + ". Name nothing that is not listed. No headings, no lists.",
		Text: "Request:\n" + abridged(r.prompt, r.given) + "\n\n" + list + fmt.Sprintf(" %d of %d tasks failed.", s.Failures, len(s.Plan.Tasks)),
	}
	if err := r.recall(ctx, &ask); err != nil {
		return nil, err
	}
	words, err := r.agentContext(ProjectManager).Write(ctx, ask)
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if err != nil {
		r.runner.log().LogAttrs(ctx, slog.LevelDebug, "team: no words for the review", slog.Any("err", err))
	}
	list = outcome(s.Language, delivered, missing)
	if words = strings.TrimSpace(words); words != "" {
		list = cut(words, 4_000) + "\n\n" + list
	}
	return Reviewed{Text: list}, nil
}

func (r *round) agentContext(name string) *AgentContext {
	return &AgentContext{runner: r.runner, round: r, name: name}
}

// Upload keeps a file of the user's. An empty one is kept too: that it is empty is for the
// round to say.
func (e *Runner) Upload(ctx context.Context, label string, data []byte) (File, error) {
	return e.keepFile(ctx, label, data, true)
}

// keepFile keeps a file whole, with what can be read in it. A label is a name without a
// folder; more than Limits.Files allows, 50 MB by default, is fault.TooLarge.
func (e *Runner) keepFile(ctx context.Context, label string, data []byte, uploaded bool) (File, error) {
	if limit := cmp.Or(e.Limits.Files.File, document.DefaultLimits().File); int64(len(data)) > limit {
		return File{}, fault.Newf(fault.TooLarge, "%s is larger than %d MB.", Label(label), limit>>20)
	}
	ctx, release, err := e.Budget.Take(ctx, document.Needs(int64(len(data))))
	if err != nil {
		return File{}, err
	}
	defer release()
	read, err := document.Read(ctx, label, data, e.Limits.Files)
	if err != nil {
		return File{}, fmt.Errorf("read what is in %s: %w", Label(label), err)
	}
	var made []document.Item
	if !uploaded {
		made = read.Items // of which the citations are read; what is in an upload is not held while it is stored
	}
	f, err := e.Store.KeepFile(ctx, File{
		Label: Label(label), Mime: read.MIME, Hash: hash(data), Size: int64(len(data)), Created: e.Now(), Uploaded: uploaded,
		Warnings: lists.OrEmpty(read.Warnings), Contents: lists.OrEmpty(read.Items), Data: data,
	})
	f.Contents = made
	return f, err
}
