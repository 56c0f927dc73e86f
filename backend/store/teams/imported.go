package teams

import (
	"context"
	"errors"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

func (t *Tx) CheckImportedAgent(ctx context.Context, id any) error {
	all, err := sqlite.List(ctx, t, teamAgents().Scan, teamAgents().Select()+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	var r rows.Rules
	for _, a := range all {
		r.NotBlank("name", a.Name, rows.MaxName)
		r.NotBlank("title", a.Title, rows.MaxName)
		r.AtMost("description", a.Description, rows.MaxText)
		r.NotBlank("prompt", a.Prompt, rows.MaxText)
	}
	return r.Err
}

func (t *Tx) CheckImported(ctx context.Context, id any) error {
	w, err := sqlite.One(ctx, t, team.NotHere(), scanTeam, selectTeam+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if !slices.Contains([]team.Status{team.Completed, team.Failed, team.Stopped}, w.Status) {
		return fault.New(fault.Invalid, "The state of the item is missing.")
	}
	return errors.Join(
		rows.CheckReadable(ctx, t, scanTeamMessage, selectTeamMessage+" WHERE workflow_id = ?", id),
		rows.CheckReadable(ctx, t, scanTeamLog, selectTeamLog+" WHERE workflow_id = ?", id),
		rows.CheckReadable(ctx, t, scanDocument, selectDocument+" JOIN team_messages m ON m.id = d.message_id WHERE m.workflow_id = ?", id),
	)
}
