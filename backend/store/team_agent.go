package store

import (
	"context"

	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team/agents"
)

// TeamAgents lists the agents that the user made.
func (db *DB) TeamAgents(ctx context.Context) ([]agents.Own, error) {
	return sqlite.List(ctx, db, teamAgents().Scan, teamAgents().Select()+" ORDER BY id")
}

func teamAgents() sqlite.Table[agents.Own] {
	return sqlite.Table[agents.Own]{Name: "team_agents", Columns: "id, name, title, description, prompt, model, tools", Fields: func(a *agents.Own) []any {
		return []any{&a.ID, &a.Name, &a.Title, &a.Description, &a.Prompt, &a.Model, sqlite.JSON(&a.Tools)}
	}}
}

// PutTeamAgent keeps an agent: a new one without an id, otherwise the one that has it.
func (db *DB) PutTeamAgent(ctx context.Context, a agents.Own) (agents.Own, error) {
	var r rules
	r.named("title", a.Title, MaxName)
	r.most("description", a.Description, maxText)
	r.named("prompt", a.Prompt, maxText)
	if r.err != nil {
		return a, r.err
	}
	a.Tools = filled(a.Tools)
	return write(ctx, db, func(t *Tx) (agents.Own, error) {
		taken, err := sqlite.List(ctx, t, sqlite.Value[int64], "SELECT id FROM team_agents WHERE name = ? AND id <> ?", a.Name, a.ID)
		if err != nil {
			return a, err
		}
		if len(taken) > 0 {
			return a, fault.Newf(fault.Conflict, "There is an agent named %s already.", a.Name).With("field", "name")
		}
		if a.ID == 0 {
			a.ID, err = teamAgents().Insert(ctx, t.Conn, &a)
			return a, err
		}
		return a, teamAgents().Update(ctx, t.Conn, noTeamAgent(), &a)
	})
}

// DeleteTeamAgent forgets an agent.
func (db *DB) DeleteTeamAgent(ctx context.Context, id int64) error {
	return db.change(ctx, noTeamAgent(), "DELETE FROM team_agents WHERE id = ?", id)
}

func noTeamAgent() error { return fault.New(fault.NotFound, "This agent is not here any more.") }
