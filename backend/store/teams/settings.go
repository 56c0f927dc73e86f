package teams

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// metaTeamLimits is what a person allows teams on this computer, as JSON.
const metaTeamLimits = "team_limits"

// TeamLimits gives what teams may take; the usual, until something is chosen.
func (db *DB) TeamLimits(ctx context.Context) (team.Allowance, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (team.Allowance, error) { return t.teamLimits(ctx) })
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
	return rows.Write(ctx, db.file, func(t *Tx) (team.Allowance, error) {
		a, err := t.teamLimits(ctx)
		if err != nil {
			return a, err
		}
		if err := rows.Merge(&a, patch); err != nil {
			return a, err
		}
		var r rows.Rules
		r.InRange("roundMinutes", a.RoundMinutes, 1, team.MostMinutes)
		r.InRange("taskMinutes", a.TaskMinutes, 1, team.MostMinutes)
		r.InRange("memoryMB", a.MemoryMB, team.LeastMemoryMB, team.MostMemoryMB)
		r.InRange("parallelAgents", a.ParallelAgents, 1, team.MostParallel)
		if a.TaskMinutes > a.RoundMinutes && r.Err == nil {
			r.Fail(fault.New(fault.Invalid, "A task can't have more time than its round."), "taskMinutes")
		}
		if r.Err != nil {
			return a, r.Err
		}
		text, err := sqlite.Text(a)
		if err != nil {
			return a, err
		}
		return a, t.SetMeta(ctx, metaTeamLimits, text)
	})
}

// TeamAgents lists the agents that the user made.
func (db *DB) TeamAgents(ctx context.Context, s lists.Span) ([]agents.Own, error) {
	return sqlite.List(ctx, db.file, teamAgents().Scan, teamAgents().Select()+" ORDER BY id"+rows.Part, rows.SpanArgs(s)...)
}

func teamAgents() sqlite.Table[agents.Own] {
	return sqlite.Table[agents.Own]{Name: "team_agents", Columns: "id, name, title, description, prompt, model, tools", Fields: func(a *agents.Own) []any {
		return []any{&a.ID, &a.Name, &a.Title, &a.Description, &a.Prompt, &a.Model, sqlite.JSON(&a.Tools)}
	}}
}

// PutTeamAgent keeps an agent: a new one without an id, otherwise the one that has it.
func (db *DB) PutTeamAgent(ctx context.Context, a agents.Own) (agents.Own, error) {
	var r rows.Rules
	r.NotBlank("title", a.Title, rows.MaxName)
	r.AtMost("description", a.Description, rows.MaxText)
	r.NotBlank("prompt", a.Prompt, rows.MaxText)
	if r.Err != nil {
		return a, r.Err
	}
	a.Tools = lists.OrEmpty(a.Tools)
	return rows.Write(ctx, db.file, func(t *Tx) (agents.Own, error) {
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
	return db.file.Remove(ctx, noTeamAgent(), "DELETE FROM team_agents WHERE id = ?", id)
}

func noTeamAgent() error { return fault.New(fault.NotFound, "This agent was deleted.") }
