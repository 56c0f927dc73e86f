package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
	"terzetto/backend/team/agents"
)

// metaTeamLimits is what a person allows teams on this computer, as JSON.
const metaTeamLimits = "team_limits"

// TeamLimits gives what teams may take; the usual, until something is chosen.
func (db *DB) TeamLimits(ctx context.Context) (team.Allowance, error) {
	return read(ctx, db, func(t *Tx) (team.Allowance, error) { return t.teamLimits(ctx) })
}

func (t *Tx) teamLimits(ctx context.Context) (team.Allowance, error) {
	a := team.UsualAllowance()
	text, err := t.Meta(ctx, metaTeamLimits)
	if err != nil || text == "" || json.Unmarshal([]byte(text), &a) != nil {
		return team.UsualAllowance(), err
	}
	return a, nil
}

// UpdateTeamLimits changes the fields that patch names.
func (db *DB) UpdateTeamLimits(ctx context.Context, patch json.RawMessage) (team.Allowance, error) {
	return write(ctx, db, func(t *Tx) (team.Allowance, error) {
		a, err := t.teamLimits(ctx)
		if err != nil {
			return a, err
		}
		if err := merge(&a, patch); err != nil {
			return a, err
		}
		var r rules
		r.between("roundMinutes", a.RoundMinutes, 1, team.MostMinutes)
		r.between("taskMinutes", a.TaskMinutes, 1, team.MostMinutes)
		r.between("memoryMB", a.MemoryMB, team.LeastMemoryMB, team.MostMemoryMB)
		r.between("parallelAgents", a.ParallelAgents, 1, team.MostParallel)
		if a.TaskMinutes > a.RoundMinutes && r.err == nil {
			r.fail(fault.New(fault.Invalid, "A task can't have more time than its round."), "taskMinutes")
		}
		if r.err != nil {
			return a, r.err
		}
		text, err := sqlite.Text(a)
		if err != nil {
			return a, err
		}
		return a, t.SetMeta(ctx, metaTeamLimits, text)
	})
}

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
	a.Tools = lists.Filled(a.Tools)
	return write(ctx, db, func(t *Tx) (agents.Own, error) {
		taken := fault.Newf(fault.Conflict, "There is already an agent named %s. Choose another name.", a.Name).With("field", "name")
		err := sqlite.None(ctx, t, taken, "SELECT 1 FROM team_agents WHERE name = ? AND id <> ?", a.Name, a.ID)
		if err != nil {
			return a, err
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

func noTeamAgent() error { return fault.New(fault.NotFound, "This agent was deleted.") }
