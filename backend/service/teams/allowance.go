package teams

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"terzetto/backend/base/hub"
	"terzetto/backend/core/team"
)

// SetLimits changes the limits that a patch names. Time counts for the rounds that begin then,
// memory and agents at once.
func (s *Service) SetLimits(ctx context.Context, patch json.RawMessage) (team.Allowance, error) {
	a, err := hub.Announce(s.o.Hub, "limits", "", func() (team.Allowance, error) { return s.o.Store.Teams.UpdateTeamLimits(ctx, patch) })
	if err == nil {
		s.apply(a)
	}
	return a, err
}

// readLimits applies what is stored.
func (s *Service) readLimits(ctx context.Context) {
	a, err := s.o.Store.Teams.TeamLimits(ctx)
	if err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelError, "the limits of teams cannot be read, so the usual ones apply", slog.Any("err", err))
		a = team.UsualAllowance()
	}
	s.apply(a)
}

func (s *Service) apply(a team.Allowance) {
	s.limits.most.Store(uint64(a.MemoryMB) << 20) //nolint:gosec // it is between bounds
	s.places.set(a.ParallelAgents)
}

// roundLimits are the limits of a round that begins.
func (s *Service) roundLimits(ctx context.Context) (team.Limits, error) {
	a, err := s.o.Store.Teams.TeamLimits(ctx)
	return team.Limits{
		Round: time.Duration(a.RoundMinutes) * time.Minute, Task: time.Duration(a.TaskMinutes) * time.Minute, Files: s.o.Files,
	}, err
}

// enter waits for one of the places of agents, and at the gate as runs do. The calls within a task
// need no slot of their own.
func (s *Service) enter(ctx context.Context) (leave func(), err error) {
	out, err := s.places.enter(ctx)
	if err != nil {
		return nil, err
	}
	pass, err := s.o.Runs.Enter(ctx, "team")
	if err != nil {
		out()
		return nil, err
	}
	return func() { pass(); out() }, nil
}
