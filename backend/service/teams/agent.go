package teams

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
)

// shippedAgents are the built-in agents.
func shippedAgents() []team.Agent {
	return []team.Agent{agents.Documentation{}, agents.Analyst{}, agents.Coder{}, agents.Creative{}, agents.Web{}}
}

// registry holds the shipped agents and those that the user made.
func (s *Service) registry(ctx context.Context) (*team.Registry, error) {
	own, err := s.o.Store.Teams.TeamAgents(ctx, lists.Span{})
	if err != nil {
		return nil, err
	}
	all := append(shippedAgents(), lists.Map(own, func(a agents.Own) team.Agent { return a })...)
	return team.NewRegistry(lists.Map(all, agents.Revising)...)
}

// Agents lists the agents that plans may name.
func (s *Service) Agents(ctx context.Context) ([]team.Info, error) {
	r, err := s.registry(ctx)
	if err != nil {
		return nil, err
	}
	return r.Infos(), nil
}

// PutAgent stores an agent of the user; without an id it is new.
func (s *Service) PutAgent(ctx context.Context, a agents.Own) (agents.Own, error) {
	if err := team.CheckAgentName(a.Name); err != nil {
		return a, err
	}
	for _, s := range shippedAgents() {
		if s.Info().Name == a.Name {
			return a, fault.Newf(fault.Conflict, "There is already an agent named %s. Choose another name.", a.Name).With("field", "name")
		}
	}
	for _, id := range a.Tools {
		if _, ok := s.o.Tools().Get(id); !ok {
			return a, fault.Newf(fault.Invalid, "There is no tool named %s.", id).With("field", "tools")
		}
	}
	return hub.Announce(s.o.Hub, "agents", "", func() (agents.Own, error) { return s.o.Store.Teams.PutTeamAgent(ctx, a) })
}

// DeleteAgent deletes an agent of the user.
func (s *Service) DeleteAgent(ctx context.Context, id int64) error {
	defer s.o.Hub.Announce("agents", "")
	return s.o.Store.Teams.DeleteTeamAgent(ctx, id)
}
