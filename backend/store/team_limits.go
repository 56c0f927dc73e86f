package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
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
			r.fail(fault.New(fault.Invalid, "A task cannot have more time than its round."), "taskMinutes")
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
