package team

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/document"
	"terzetto/backend/document/language"
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
		if given[i].Contents, err = ac.summarise(ctx, f, &budget); err != nil {
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
	ac, form, request := r.agentContext(ProjectManager), planForm(agents.Infos()), abridge(r.prompt, r.given)
	ask := Ask{For: "plan", System: planSystem(agents.Infos()), Text: planRequest(request, "", complaint), Temperature: new(0.2)}
	room, err := ac.spare(ctx, ask, []llm.Tool{form})
	if err != nil {
		return nil, err
	}
	ask.Text = planRequest(request, about.text(room), complaint)
	limit := r.limits.Task / planShare
	within, cancel := context.WithTimeoutCause(ctx, limit, errPlanLate)
	defer cancel()
	written, err := ac.Fill(within, ask, form)
	if err != nil && ctx.Err() == nil && errors.Is(context.Cause(within), errPlanLate) {
		r.complain("it took too long. Give a shorter one.")
		return Unplanned{Why: fault.Newf(fault.Unavailable, "The work plan took longer than %s and was stopped.", limit).Message}, nil
	}
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
	if err == nil {
		err = p.checkEndings(agents.Infos(), slices.Concat(history.Documents(), r.given))
	}
	if err == nil && complaint == "" {
		err = p.checkNames(r.requestedFiles(), slices.Concat(history.Documents(), r.given))
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

// planShare is the part of a task's time that a work plan may take.
const planShare = 3

var errPlanLate = errors.New("the work plan took too long")

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

// review compares what was promised with what was delivered. The list is ours; the words
// around it are the project manager's, in the user's language, where it finds any.
func (r *round) review(ctx context.Context, s State) (Event, error) {
	delivered := labelsOf(s.Made)
	missing := lists.Keep(s.Plan.Promised, func(p string) bool {
		return !slices.ContainsFunc(delivered, func(l string) bool { return strings.EqualFold(l, p) })
	})
	asked := lists.Keep(r.requestedFiles(), func(name string) bool {
		same := func(l string) bool { return strings.EqualFold(l, name) }
		return !slices.ContainsFunc(slices.Concat(delivered, missing), same) && !s.Plan.uses(name)
	})
	if len(s.Plan.Tasks) == 0 {
		if l, known := in(s.Language); known {
			return Reviewed{Text: l.say("No documents were needed.")}, nil
		}
		return Reviewed{Text: "✓"}, nil
	}
	list := outcome("en", delivered, missing, asked)
	ask := Ask{
		For: "review",
		System: "You are the project manager of a team. Tell the user in one or two plain sentences how the work went, " +
			"in " + cmp.Or(language.Name(s.Language), s.Language, "English") + ". Name nothing that is not listed. No headings, no lists.",
		Text: "Request:\n" + abridge(r.prompt, r.given) + "\n\n" + list + fmt.Sprintf(" %d of %d tasks failed.", s.Failures, len(s.Plan.Tasks)),
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
	list = outcome(s.Language, delivered, missing, asked)
	if words = strings.TrimSpace(words); words != "" {
		list = cut(words, 4_000) + "\n\n" + list
	}
	return Reviewed{Text: list, Missing: slices.Concat(missing, asked)}, nil
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
