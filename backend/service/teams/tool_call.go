package teams

import (
	"context"
	"errors"
	"log/slog"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
)

// act carries out a tool call that needs a person's permission. It is its own run, which asks
// and is logged as every other run. The run of a round that waits while the program closes stays
// as it is, and the round awaits it after the next start.
func (s *Service) act(ctx context.Context, c team.ToolCall) (team.Outcome, error) {
	if !c.Resumed {
		if err := s.begin(ctx, c); err != nil {
			return team.Outcome{}, err
		}
	}
	r, err := s.awaitEnd(ctx, c)
	if err != nil {
		select {
		case <-s.closing:
			<-ctx.Done() // Close ends the round
		default:
		}
		if !errors.Is(context.Cause(ctx), team.ErrSuspended) {
			s.halt(context.WithoutCancel(ctx), c.ID)
		}
		return team.Outcome{}, err
	}
	return s.outcome(ctx, r, c)
}

// awaitEnd waits until the run of a call has ended, and tells when a person is asked. Someone who answers
// at once may have done so before the wait sees the question, so a run that has ended is asked too.
func (s *Service) awaitEnd(ctx context.Context, c team.ToolCall) (run.Run, error) {
	r, err := s.o.Runs.Until(ctx, c.ID, func(r run.Run) bool { return r.Ended() || r.Waiting == run.ForApproval })
	if err != nil {
		return r, err
	}
	if asked, err := s.o.Store.Runs.RunAsked(ctx, c.ID); err != nil || !asked {
		return r, err
	}
	if err := c.Asked(); err != nil {
		return r, err
	}
	return s.o.Runs.Until(ctx, c.ID, run.Run.Ended)
}

// begin starts the run of a call.
func (s *Service) begin(ctx context.Context, c team.ToolCall) error {
	if err := s.o.Tools().Check(c.Tool.ID, c.Args); err != nil {
		return err
	}
	n, err := run.DirectCall(c.ID, c.Tool, c.Args)
	if err != nil {
		return err
	}
	n.Trusted, n.Read, n.Written = c.Trusted, c.Read, c.Written
	n.Name, n.TeamID = strings.TrimRight(c.RequestName, ".:… ")+": "+c.Tool.Name, c.RequestID
	_, err = s.o.Runs.Start(ctx, n)
	return err
}

// halt stops a call whose task has ended.
func (s *Service) halt(ctx context.Context, id string) {
	if _, err := s.o.Runs.Halt(ctx, id); err != nil && !fault.Is(err, fault.NotFound) {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "a call of the team could not be stopped", slog.String("run", id), slog.Any("err", err))
	}
}

// outcome is the result of the one call of a finished run.
func (s *Service) outcome(ctx context.Context, r run.Run, c team.ToolCall) (team.Outcome, error) {
	reach, err := s.o.Store.Runs.RunReach(ctx, r.ID)
	if err != nil {
		return team.Outcome{}, err
	}
	out := team.Outcome{Allowed: true, Trusted: reach.Trusted, Read: reach.Read}
	if r.CompletedAt == nil {
		l, err := s.o.Store.Runs.LoadRun(ctx, r.ID)
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
	value, err := s.o.Store.Runs.RunResult(ctx, r.ID, 0)
	if err != nil {
		return out, err
	}
	out.Result = c.Tool.ResultOf(value)
	return out, nil
}
