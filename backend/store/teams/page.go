package teams

import (
	"context"
	"strings"

	"terzetto/backend/core/team"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A TeamState is what a status poll gives.
type TeamState struct {
	Request team.Request
	Version int64 // grows with each write
}

// TeamState reads a head and its version, and nothing else.
func (db *DB) TeamState(ctx context.Context, id string) (TeamState, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (s TeamState, err error) {
		if s.Request, err = sqlite.One(ctx, t, team.NotHere(), scanTeam, selectTeam+" WHERE id = ?", id); err != nil {
			return s, err
		}
		s.Version, err = sqlite.One(ctx, t, team.NotHere(), sqlite.Value[int64], "SELECT version FROM team_workflows WHERE id = ?", id)
		return s, err
	})
}

// pageFrom is where a page begins: with the row of an id, or the first that is newer where the
// row is gone.
const pageFrom = ` AND seq >= coalesce(
	(SELECT seq FROM %TABLE% WHERE id = ?2 AND workflow_id = ?1),
	(SELECT min(seq) FROM %TABLE% WHERE id > ?2 AND workflow_id = ?1),
	iif(?2 = '', 0, 9223372036854775807)) ORDER BY seq LIMIT ?3`

// TeamLogs gives at most limit lines from the one with the id on; an empty id is the first.
func (db *DB) TeamLogs(ctx context.Context, request, from string, limit int) ([]team.Log, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (all []team.Log, err error) {
		if err := sqlite.Has(ctx, t, team.NotHere(), "SELECT 1 FROM team_workflows WHERE id = ?", request); err != nil {
			return all, err
		}
		return sqlite.List(ctx, t, scanTeamLog, selectTeamLog+" WHERE workflow_id = ?1"+pageOf("team_logs"), request, from, limit)
	})
}

// TeamMessages gives at most limit messages from the one with the id on, with their documents.
func (db *DB) TeamMessages(ctx context.Context, request, from string, limit int) ([]team.Message, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (all []team.Message, err error) {
		if err := sqlite.Has(ctx, t, team.NotHere(), "SELECT 1 FROM team_workflows WHERE id = ?", request); err != nil {
			return all, err
		}
		return t.teamMessages(ctx, pageOf("team_messages"), request, from, limit)
	})
}

// teamMessages reads the messages of a request, which is the first of args, with their documents.
func (t *Tx) teamMessages(ctx context.Context, which string, args ...any) ([]team.Message, error) {
	all, err := sqlite.List(ctx, t, scanTeamMessage, selectTeamMessage+" WHERE workflow_id = ?1"+which, args...)
	for i := range all {
		if err == nil {
			all[i].Documents, err = sqlite.List(ctx, t, scanDocument, selectDocument+" WHERE d.message_id = ? ORDER BY d.position", all[i].ID)
		}
	}
	return all, err
}

const selectTeamLog = `SELECT id, workflow_id, message, progress, type, agent_name, status, round, created_at, plan FROM team_logs`

func scanTeamLog(row sqlite.Row) (l team.Log, err error) {
	return l, row.Scan(&l.ID, &l.RequestID, &l.Message, &l.Progress, &l.Type, &l.AgentName, &l.Status, &l.Round, sqlite.Time(&l.Timestamp), sqlite.JSON(&l.Plan))
}

const selectTeamMessage = `SELECT id, workflow_id, role, agent_name, content, sequence_no, round, status, created_at, stats FROM team_messages`

func scanTeamMessage(row sqlite.Row) (m team.Message, err error) {
	return m, row.Scan(&m.ID, &m.RequestID, &m.Role, &m.AgentName, &m.Content, &m.SequenceNo, &m.Round, &m.Status,
		sqlite.Time(&m.Timestamp), sqlite.JSON(&m.Stats))
}

const selectDocument = `SELECT d.id, f.id, f.label, f.size, f.hash, d.promised, d.version, ifnull(d.replaces, 0),
	(SELECT json_group_array(json_object('fileId', c.file_id, 'label', g.label, 'page', c.page, 'line', c.line) ORDER BY c.position)
	  FROM team_citations c JOIN files g ON g.id = c.file_id WHERE c.document_id = d.id) FROM team_documents d JOIN files f ON f.id = d.file_id`

func scanDocument(row sqlite.Row) (d team.Document, err error) {
	var label string
	err = row.Scan(&d.ID, &d.FileID, &label, &d.Size, &d.Hash, &d.Promised, &d.Version, &d.Replaces, sqlite.JSON(&d.Citations))
	d.Name, d.Ext = team.CutExt(label)
	return d, err
}

func pageOf(table string) string { return strings.ReplaceAll(pageFrom, "%TABLE%", table) }
