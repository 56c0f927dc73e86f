package store

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/scripts"
)

// CheckImported reads an imported row of a table as those who use it will, so that no row
// stays that breaks a list for good.
func (t *Tx) CheckImported(ctx context.Context, table string, id any) error {
	check := map[string]func(context.Context, any) error{
		"assistants": t.Assistants.CheckImported, "endpoints": t.Secrets.CheckImportedEndpoint, "speech_servers": t.Secrets.CheckImportedSpeechServer,
		"tool_servers": t.Secrets.CheckImportedToolServer, "variables": t.Secrets.CheckImportedVariable, "team_agents": t.Teams.CheckImportedAgent,
		"automations": t.Triggers.CheckImported, "runs": t.Runs.CheckImported, "team_workflows": t.Teams.CheckImported,
		"conversation_logs": t.Chats.CheckImportedLogs, "facts": t.Facts.CheckImported, "folders": t.Folders.CheckImported,
		"scripts":          func(ctx context.Context, id any) error { return scripts.CheckImported(ctx, t.Tx, id) },
		"quick_reply_sets": func(ctx context.Context, id any) error { return scripts.CheckImportedSet(ctx, t.Tx, id) },
	}[table]
	if check == nil {
		return fault.Newf(fault.Internal, "Rows of %s can't be imported.", table)
	}
	return check(ctx, id)
}
