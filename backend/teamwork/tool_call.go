package teamwork

import (
	"context"
	"log/slog"
	"slices"

	"github.com/google/uuid"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/team"
	"terzetto/backend/tool"
)

// act carries out a tool call that needs a person's permission. It is its own run, which asks
// and is logged as every other run.
func (s *Service) act(ctx context.Context, c team.ToolCall) (team.Outcome, error) {
	if err := s.o.Tools().Check(c.Tool.ID, c.Args); err != nil {
		return team.Outcome{}, err
	}
	n, err := run.DirectCall(uuid.Must(uuid.NewV7()).String(), c.Tool, c.Args)
	if err != nil {
		return team.Outcome{}, err
	}
	n.Name, n.TeamID = c.Workflow+": "+c.Tool.Name, c.WorkflowID
	if c.Trusted {
		n.Trusted = []string{c.Tool.ID}
	}
	if _, err := s.o.Runs.Start(ctx, n); err != nil {
		return team.Outcome{}, err
	}
	r, err := s.o.Runs.Until(ctx, n.ID, func(r run.Run) bool { return r.Ended() || r.Waiting == run.ForApproval })
	if err == nil && !r.Ended() {
		if err = c.Asked(); err == nil {
			r, err = s.o.Runs.Until(ctx, n.ID, run.Run.Ended)
		}
	}
	if err != nil {
		select {
		case <-s.closing:
			<-ctx.Done() // Close ends the round
		default:
		}
		s.halt(context.WithoutCancel(ctx), n.ID)
		return team.Outcome{}, err
	}
	return s.outcome(ctx, r, c)
}

// halt stops a call whose task has ended.
func (s *Service) halt(ctx context.Context, id string) {
	if _, err := s.o.Runs.Halt(ctx, id); err != nil && !fault.Is(err, fault.NotFound) {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "a call of the team could not be stopped", slog.String("run", id), slog.Any("err", err))
	}
}

// outcome is the result of the one call of a finished run.
func (s *Service) outcome(ctx context.Context, r run.Run, c team.ToolCall) (team.Outcome, error) {
	out := team.Outcome{Allowed: true, Trusted: slices.Contains(r.Trusted, c.Tool.ID)}
	if r.CompletedAt == nil {
		l, err := s.o.Store.LoadRun(ctx, r.ID)
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
	value, err := s.o.Store.RunResult(ctx, r.ID, 0)
	if err != nil {
		return out, err
	}
	out.Result = tool.ResultOf(value)
	return out, nil
}
