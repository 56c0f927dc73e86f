package store

import (
	"context"
	"errors"
	"slices"

	"terzetto/backend/assistant"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
	"terzetto/backend/tool"
)

// CheckImported reads an imported row of a table as those who use it will, so that no row
// stays that breaks a list for good.
func (t *Tx) CheckImported(ctx context.Context, table string, id any) error {
	check := map[string]func(context.Context, *Tx, any) error{
		"assistants": checkImportedAssistant, "endpoints": checkImportedEndpoint, "speech_servers": checkImportedSpeechServer,
		"tool_servers": checkImportedToolServer, "variables": checkImportedVariable, "team_agents": checkImportedAgent,
		"automations": checkImportedTemplate, "runs": checkImportedRun, "team_workflows": checkImportedTeam,
		"conversation_logs": func(ctx context.Context, t *Tx, conversation any) error {
			return readable(ctx, t, scanLog, selectLog+" WHERE conversation_id = ?", conversation)
		},
	}[table]
	if check == nil {
		return fault.Newf(fault.Internal, "Rows of %s can't be imported.", table)
	}
	return check(ctx, t, id)
}

func checkImportedAssistant(ctx context.Context, t *Tx, id any) error {
	a, err := sqlite.One(ctx, t, noAssistant(), assistants().Scan, assistants().Select()+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	const second = "UPDATE assistants SET is_primary = 0 WHERE id = ?1 AND EXISTS (SELECT 1 FROM assistants WHERE is_primary AND id <> ?1)"
	if err := t.Exec(ctx, second, id); err != nil {
		return err
	}
	var r rules
	r.named("id", a.ID, MaxID)
	if r.err != nil {
		return r.err
	}
	if a.ID == assistant.DefaultID && a.Name == "" {
		return noAssistant()
	}
	return t.checkAssistant(ctx, a)
}

func checkImportedEndpoint(ctx context.Context, t *Tx, id any) error {
	e, err := t.endpoint(ctx, id.(int64)) //nolint:forcetypeassert // its table has numbers
	if err != nil {
		return err
	}
	return checkImportedAddress(e.Name, e.URL)
}

// checkImportedAddress refuses an address that a person could not have entered.
func checkImportedAddress(name, address string) error {
	if address != "" {
		plain, err := llm.NormalizeURL(address)
		if err != nil || plain != address {
			return fault.New(fault.Invalid, "The address is not valid.").Because(err)
		}
	}
	var r rules
	r.named("name", name, MaxName)
	return r.err
}

func checkImportedSpeechServer(ctx context.Context, t *Tx, id any) error {
	s, err := t.speechServer(ctx, id.(int64)) //nolint:forcetypeassert // its table has numbers
	if err != nil {
		return err
	}
	return checkImportedAddress(s.Name, s.URL)
}

func checkImportedToolServer(ctx context.Context, t *Tx, id any) error {
	s, err := sqlite.One(ctx, t, noToolServer(), scanToolServer, selectToolServer+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	var r rules
	r.named("name", s.Name, MaxName)
	if s.Address == "" {
		r.named("command", s.Command, maxPath)
	}
	r.most("address", s.Address, maxPath)
	r.texts("args", s.Args, maxText)
	return r.err
}

func checkImportedVariable(ctx context.Context, t *Tx, id any) error {
	v, err := sqlite.One(ctx, t, noVariable(), scanVariable, selectVariable+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if err := tool.CheckVariable(v.Name); err != nil {
		return fault.New(fault.Invalid, fault.Sentence(err))
	}
	var r rules
	r.oneOf("scope", string(v.Scope), scopes()...)
	r.most("description", v.Description, maxText)
	r.most("value", string(v.Value), tool.MaxText)
	return r.err
}

func checkImportedAgent(ctx context.Context, t *Tx, id any) error {
	all, err := sqlite.List(ctx, t, teamAgents().Scan, teamAgents().Select()+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	var r rules
	for _, a := range all {
		r.named("name", a.Name, MaxName)
		r.named("title", a.Title, MaxName)
		r.most("description", a.Description, maxText)
		r.named("prompt", a.Prompt, maxText)
	}
	return r.err
}

func checkImportedTemplate(ctx context.Context, t *Tx, id any) error {
	w, err := sqlite.One(ctx, t, sqlite.ErrNone, templates().Scan, templates().Select()+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if wrong := w.Check(); wrong != nil {
		return fault.Newf(fault.Invalid, "Couldn't save this workflow. %s", wrong.First())
	}
	_, err = sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE automation_id = ?", id)
	return err
}

func checkImportedRun(ctx context.Context, t *Tx, id any) error {
	name, _ := id.(string)
	if _, err := t.loadRun(ctx, name); err != nil {
		return err
	}
	return errors.Join(
		readable(ctx, t, scanRun, selectRun+" WHERE parent_run_id = ?", id),
		readable(ctx, t, scanStep, selectStep+" WHERE run_id = ?", id),
		readable(ctx, t, scanRequest, selectRequest+" WHERE q.run_id = ?", id),
		readable(ctx, t, scanRunLog, selectRunLog+" WHERE run_id = ?", id),
	)
}

// readable reads the rows of a query and says what kept one from being read.
func readable[T any](ctx context.Context, t *Tx, scan func(sqlite.Row) (T, error), query string, id any) error {
	_, err := sqlite.List(ctx, t, scan, query, id)
	return err
}

func checkImportedTeam(ctx context.Context, t *Tx, id any) error {
	w, err := sqlite.One(ctx, t, team.NotHere(), scanTeam, selectTeam+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if !slices.Contains([]team.Status{team.Completed, team.Failed, team.Stopped}, w.Status) {
		return fault.New(fault.Invalid, "The state of the item is missing.")
	}
	return errors.Join(
		readable(ctx, t, scanTeamMessage, selectTeamMessage+" WHERE workflow_id = ?", id),
		readable(ctx, t, scanTeamLog, selectTeamLog+" WHERE workflow_id = ?", id),
		readable(ctx, t, scanDocument, selectDocument+" JOIN team_messages m ON m.id = d.message_id WHERE m.workflow_id = ?", id),
	)
}
