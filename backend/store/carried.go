package store

import (
	"context"
	"errors"
	"slices"
	"time"

	"terzetto/backend/assistant"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/portable"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
	"terzetto/backend/tool"
)

// carriedOf says how a kind travels that travels as lines. What it brings along does
// nothing here by itself: runs come stopped, schedules switched off, servers without what
// they offered, and nothing that a person once allowed is allowed.
func carriedOf(kind portable.Kind) carried {
	for _, c := range carriedKinds() {
		if c.kind == kind {
			return c
		}
	}
	return carried{kind: kind, tables: []carriedTable{{}}} // of which no line is one
}

// keyed are the columns of a key that is sealed here and for nobody else.
func keyed() []string { return []string{"api_key", "api_key_hint"} }

func carriedKinds() []carried {
	return []carried{
		{
			kind: portable.Assistants, name: "name", roots: "ORDER BY rowid", same: "SELECT id FROM assistants WHERE id = :id OR name = :name ",
			tables: []carriedTable{{name: "assistants", of: "id = ?1"}}, proof: proveAssistant,
		},
		{
			kind: portable.Endpoints, name: "name", roots: "ORDER BY id", same: "SELECT id FROM endpoints WHERE name = :name AND url = :url ",
			tables: []carriedTable{
				{name: "endpoints", of: "id = ?1", number: "id", stays: keyed(), later: map[string]string{"active_model_config_id": "model_configs"}},
				{name: "model_configs", of: "endpoint_id = ?1", number: "id", refs: map[string]string{"endpoint_id": "endpoints"}},
			}, proof: proveEndpoint,
		},
		{
			kind: portable.Voices, name: "name", roots: "ORDER BY id", same: "SELECT id FROM speech_servers WHERE name = :name AND url = :url ",
			tables: []carriedTable{{name: "speech_servers", of: "id = ?1", number: "id", stays: keyed()}}, proof: proveVoice,
		},
		{
			kind: portable.ToolServers, name: "name", roots: "ORDER BY id", same: "SELECT id FROM tool_servers WHERE name = :name ",
			// A server without offers is never started: a person looks at its command first, and asks it what it offers.
			tables: []carriedTable{{name: "tool_servers", of: "id = ?1", number: "id", stays: []string{"variables"}, settle: func(row map[string]any, _ time.Time) {
				row["offers"] = "[]"
			}}}, proof: proveToolServer,
		},
		{
			kind: portable.Variables, name: "name", roots: "ORDER BY rowid", same: "SELECT id FROM variables WHERE id = :id OR name = :name AND scope = :scope ",
			tables: []carriedTable{{name: "variables", of: "id = ?1", stays: []string{"sealed", "hint", "grants"}, settle: func(row map[string]any, _ time.Time) {
				if row["is_secret"] != int64(0) {
					row["value"] = nil
				}
			}}}, proof: proveVariable,
		},
		{
			kind: portable.Agents, name: "name", roots: "ORDER BY id", same: "SELECT id FROM team_agents WHERE name = :name ",
			tables: []carriedTable{{name: "team_agents", of: "id = ?1", number: "id"}}, proof: proveAgent,
		},
		{
			kind: portable.Automations, name: "name", roots: "ORDER BY rowid", same: "SELECT id FROM automations WHERE id = :id ",
			tables: []carriedTable{
				{name: "automations", of: "id = ?1"},
				{name: "schedules", of: "automation_id = ?1", refs: map[string]string{"automation_id": "automations"}, settle: func(row map[string]any, _ time.Time) {
					row["enabled"], row["next_at"] = int64(0), nil
				}},
			}, proof: proveTemplate,
		},
		carriedRuns(),
		carriedTeams(),
	}
}

func carriedRuns() carried {
	const tree = `(WITH RECURSIVE tree (id) AS (SELECT ?1 UNION SELECT r.id FROM runs r JOIN tree ON r.parent_run_id = tree.id) SELECT id FROM tree)`
	ofRun := map[string]string{"run_id": "runs"}
	return carried{
		kind: portable.Runs, name: "name", roots: "WHERE parent_run_id IS NULL ORDER BY rowid", same: "SELECT id FROM runs WHERE id = :id ",
		tables: []carriedTable{
			{name: "runs", of: "id IN " + tree, refs: map[string]string{"parent_run_id": "runs"}, settle: func(row map[string]any, now time.Time) {
				row["trusted"] = "[]"
				if row["completed_at"] == nil && row["halted_at"] == nil && row["error"] == nil {
					row["halted_at"] = now.UnixMicro()
				}
			}},
			{name: "run_steps", of: "run_id IN " + tree, number: "id", refs: ofRun},
			{name: "run_logs", of: "run_id IN " + tree, number: "seq", refs: ofRun},
			{name: "run_requests", of: "run_id IN " + tree, refs: ofRun},
		},
		proof: proveRun,
	}
}

func carriedTeams() carried {
	const messages = "SELECT id FROM team_messages WHERE workflow_id = ?1"
	of := map[string]string{"workflow_id": "team_workflows"}
	return carried{
		kind: portable.Teams, name: "name", roots: "ORDER BY rowid", same: "SELECT id FROM team_workflows WHERE id = :id ",
		tables: []carriedTable{
			{name: "team_workflows", of: "id = ?1", settle: func(row map[string]any, _ time.Time) {
				if row["status"] == string(team.Running) {
					row["status"], row["error"] = string(team.Failed), "interrupted by restart"
				}
			}},
			{name: "files", of: "id IN (SELECT file_id FROM team_documents WHERE message_id IN (" + messages + "))", number: "id", file: true},
			{name: "team_messages", of: "workflow_id = ?1", number: "seq", refs: of},
			{name: "team_documents", of: "message_id IN (" + messages + ")", refs: map[string]string{"message_id": "team_messages", "file_id": "files"}},
			{name: "team_logs", of: "workflow_id = ?1", number: "seq", refs: of},
		},
		proof: proveTeam,
	}
}

// The proofs read what came as those who use it will, so that nothing comes in which
// breaks a list for good.

func proveAssistant(ctx context.Context, t *Tx, id any) error {
	a, err := sqlite.One(ctx, t, noAssistant(), scanAssistant, "SELECT id, name, description, prompt, model, strategy, tools, is_primary, created_at, updated_at FROM assistants WHERE id = ?", id)
	if err != nil {
		return err
	}
	if err := t.Exec(ctx, "UPDATE assistants SET is_primary = 0 WHERE id = ?1 AND EXISTS (SELECT 1 FROM assistants WHERE is_primary AND id <> ?1)", id); err != nil {
		return err
	}
	var r rules
	r.named("id", a.ID, maxID)
	if r.err != nil {
		return r.err
	}
	if a.ID == assistant.DefaultID && a.Name == "" {
		return noAssistant()
	}
	return t.checkAssistant(ctx, a)
}

func proveEndpoint(ctx context.Context, t *Tx, id any) error {
	e, err := t.endpoint(ctx, id.(int64)) //nolint:forcetypeassert // its table has numbers
	if err != nil {
		return err
	}
	return proveAddress(e.Name, e.URL)
}

// proveAddress refuses an address that nobody could have entered.
func proveAddress(name, address string) error {
	if address != "" {
		plain, err := llm.NormalizeURL(address)
		if err != nil || plain != address {
			return fault.New(fault.Invalid, "Its address cannot be used.").Because(err)
		}
	}
	var r rules
	r.named("name", name, maxName)
	return r.err
}

func proveVoice(ctx context.Context, t *Tx, id any) error {
	s, err := t.speechServer(ctx, id.(int64)) //nolint:forcetypeassert // its table has numbers
	if err != nil {
		return err
	}
	return proveAddress(s.Name, s.URL)
}

func proveToolServer(ctx context.Context, t *Tx, id any) error {
	s, err := sqlite.One(ctx, t, noToolServer(), scanToolServer, selectToolServer+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	var r rules
	r.named("name", s.Name, maxName)
	r.named("command", s.Command, maxPath)
	r.texts("args", s.Args, maxText)
	return r.err
}

func proveVariable(ctx context.Context, t *Tx, id any) error {
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

func proveAgent(ctx context.Context, t *Tx, id any) error {
	all, err := sqlite.List(ctx, t, scanAgent, selectAgent+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	var r rules
	for _, a := range all {
		r.named("name", a.Name, maxName)
		r.named("title", a.Title, maxName)
		r.most("description", a.Description, maxText)
		r.named("prompt", a.Prompt, maxText)
	}
	return r.err
}

func proveTemplate(ctx context.Context, t *Tx, id any) error {
	w, err := sqlite.One(ctx, t, sqlite.ErrNone, scanTemplate, selectTemplate+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if wrong := w.Check(); wrong != nil {
		return fault.Newf(fault.Invalid, "This workflow cannot be kept: %s.", wrong)
	}
	_, err = sqlite.List(ctx, t, scanSchedule, selectSchedule+" WHERE automation_id = ?", id)
	return err
}

func proveRun(ctx context.Context, t *Tx, id any) error {
	name, _ := id.(string)
	if _, err := t.loadRun(ctx, name); err != nil {
		return err
	}
	return errors.Join(
		prove(ctx, t, scanRun, selectRun+" WHERE parent_run_id = ?", id),
		prove(ctx, t, scanStep, selectStep+" WHERE run_id = ?", id),
		prove(ctx, t, scanRequest, selectRequest+" WHERE q.run_id = ?", id),
		prove(ctx, t, scanRunLog, selectRunLog+" WHERE run_id = ?", id),
	)
}

func prove[T any](ctx context.Context, t *Tx, scan func(sqlite.Row) (T, error), query string, id any) error {
	_, err := sqlite.List(ctx, t, scan, query, id)
	return err
}

func proveTeam(ctx context.Context, t *Tx, id any) error {
	w, err := sqlite.One(ctx, t, team.NotHere(), scanTeam, selectTeam+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if !slices.Contains([]team.Status{team.Completed, team.Failed, team.Stopped}, w.Status) {
		return fault.New(fault.Invalid, "Nobody can say whether it is over.")
	}
	return errors.Join(
		prove(ctx, t, scanTeamMessage, selectTeamMessage+" WHERE workflow_id = ?", id),
		prove(ctx, t, scanTeamLog, selectTeamLog+" WHERE workflow_id = ?", id),
		prove(ctx, t, scanDocument, selectDocument+" JOIN team_messages m ON m.id = d.message_id WHERE m.workflow_id = ?", id),
	)
}
