package backend

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"slices"

	"github.com/google/uuid"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/team"
	"terzetto/backend/tool"
)

// actForTeam carries out what an agent's task needs a person for: as a run of its own, which
// asks, is answered and leaves its log as every other run does.
func (b *Backend) actForTeam(ctx context.Context, c team.ToolCall) (team.Outcome, error) {
	if err := b.tools.all().Check(c.Tool.ID, c.Args); err != nil {
		return team.Outcome{}, err
	}
	fields := map[string]json.RawMessage{}
	if len(c.Args) > 0 {
		if err := json.Unmarshal(c.Args, &fields); err != nil {
			return team.Outcome{}, fault.New(fault.Invalid, "The arguments must be an object.").Because(err)
		}
	}
	n := run.New{
		ID: uuid.Must(uuid.NewV7()).String(), Kind: run.Direct, Name: c.Workflow + ": " + c.Tool.Name, TeamID: c.WorkflowID,
		Steps: []run.Instruction{{Tool: c.Tool.ID, Args: fields}},
	}
	if c.Trusted {
		n.Trusted = []string{c.Tool.ID}
	}
	if _, err := b.startRun(ctx, n, ""); err != nil {
		return team.Outcome{}, err
	}
	r, err := b.runUntil(ctx, n.ID, func(r run.Run) bool { return r.Ended() || r.Waiting == run.ForApproval })
	if err == nil && !r.Ended() {
		if err = c.Asked(); err == nil {
			r, err = b.runUntil(ctx, n.ID, run.Run.Ended)
		}
	}
	if err != nil {
		if b.alive.Err() != nil {
			<-ctx.Done() // the engine is closed next, which ends the round
		}
		b.haltForTeam(context.WithoutCancel(ctx), n.ID)
		return team.Outcome{}, err
	}
	return b.outcome(ctx, r, c)
}

// haltForTeam stops a call that nobody waits for any more.
func (b *Backend) haltForTeam(ctx context.Context, id string) {
	if _, err := b.processor().Halt(ctx, id); err != nil && !fault.Is(err, fault.NotFound) {
		b.log.LogAttrs(ctx, slog.LevelError, "a call of the team could not be stopped", slog.String("run", id), slog.Any("err", err))
	}
}

// outcome is what a run that is over says of its one call.
func (b *Backend) outcome(ctx context.Context, r run.Run, c team.ToolCall) (team.Outcome, error) {
	out := team.Outcome{Allowed: true, Trusted: slices.Contains(r.Trusted, c.Tool.ID)}
	if r.CompletedAt == nil {
		l, err := b.db.LoadRun(ctx, r.ID)
		if err != nil {
			return out, err
		}
		if asked := l.Request; asked != nil {
			out.Allowed = asked.Answer != nil && asked.Answer.Say != run.Never
		}
		switch {
		case !out.Allowed:
			return out, nil
		case r.HaltedAt != nil:
			return out, fault.Newf(fault.Conflict, "%s was stopped.", c.Tool.Name)
		}
		return out, fault.New(fault.Conflict, r.Error.Message)
	}
	value, err := b.db.RunResult(ctx, r.ID, 0)
	if err != nil {
		return out, err
	}
	text, cut := tool.Text(value)
	out.Result = tool.Result{Value: value, Text: text, Cut: cut}
	return out, nil
}

// recoverTeams puts in order what a process that is gone left of the team's work.
func (b *Backend) recoverTeams(ctx context.Context) error {
	return errors.Join(b.processor().HaltTeams(ctx), b.team.Recover(ctx))
}
