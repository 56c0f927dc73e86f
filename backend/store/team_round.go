package store

import (
	"context"

	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
)

// History gives all messages of a team's workflow and the plans of its rounds.
func (db *DB) History(ctx context.Context, workflow string) (team.History, error) {
	return read(ctx, db, func(t *Tx) (h team.History, err error) {
		if h.Messages, err = t.teamMessages(ctx, " ORDER BY seq", workflow); err != nil {
			return h, err
		}
		h.Rounds, err = sqlite.List(ctx, t, scanTeamRound,
			"SELECT round, plan, task, failures, calls FROM team_rounds WHERE workflow_id = ? ORDER BY round", workflow)
		return h, err
	})
}

func scanTeamRound(row sqlite.Row) (p team.Progress, err error) {
	return p, row.Scan(&p.Round, sqlite.JSON(&p.Plan), &p.Task, &p.Failures, sqlite.JSON(&p.Calls))
}

func (t *Tx) putTeamRound(ctx context.Context, workflow string, p team.Progress) error {
	return t.Exec(ctx, `INSERT INTO team_rounds (workflow_id, round, plan, task, failures, calls) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (workflow_id, round) DO UPDATE SET plan = excluded.plan, task = excluded.task, failures = excluded.failures, calls = excluded.calls`,
		workflow, p.Round, sqlite.JSON(p.Plan), p.Task, p.Failures, sqlite.JSON(append([]team.Call{}, p.Calls...)))
}
