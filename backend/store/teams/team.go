package teams

import (
	"context"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/store/files"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

const selectTeam = `SELECT id, name, status, current_round, error, language, stats, started_at, last_activity FROM team_workflows`

func scanTeam(row sqlite.Row) (w team.Request, err error) {
	w.MandateID, w.UserID, w.MessageIDs = 1, 1, []string{}
	return w, row.Scan(&w.ID, &w.Name, &w.Status, &w.CurrentRound, &w.Error, &w.Language, sqlite.JSON(&w.Stats), sqlite.Time(&w.StartedAt),
		sqlite.Time(&w.LastActivity))
}

// Request gives the head of a request with the ids of its messages.
func (db *DB) Request(ctx context.Context, id string) (team.Request, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (w team.Request, err error) {
		if w, err = sqlite.One(ctx, t, team.NotHere(), scanTeam, selectTeam+" WHERE id = ?", id); err != nil {
			return w, err
		}
		w.MessageIDs, err = sqlite.List(ctx, t, sqlite.Value[string], "SELECT id FROM team_messages WHERE workflow_id = ? ORDER BY seq", id)
		return w, err
	})
}

// Teamwork lists a part of the requests with the latest activity first, without their messages' ids.
func (db *DB) Teamwork(ctx context.Context, s lists.Span) ([]team.Request, error) {
	return sqlite.List(ctx, db.file, scanTeam, selectTeam+" ORDER BY last_activity DESC, id"+rows.Part, rows.SpanArgs(s)...)
}

// UnfinishedRequests lists the requests that are stored as running.
func (db *DB) UnfinishedRequests(ctx context.Context) ([]team.Request, error) {
	return sqlite.List(ctx, db.file, scanTeam, selectTeam+" WHERE status = 'running' ORDER BY id")
}

// Append writes what one event changed. The messages come back with their numbers.
func (db *DB) Append(ctx context.Context, c team.Change) ([]team.Message, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (messages []team.Message, err error) {
		messages = slices.Clone(c.Messages)
		if err := t.putTeam(ctx, c); err != nil {
			return messages, err
		}
		for i := range messages {
			if err := t.addTeamMessage(ctx, &messages[i]); err != nil {
				return messages, err
			}
		}
		for _, l := range c.Logs {
			if err := t.Exec(ctx, `INSERT INTO team_logs (id, workflow_id, message, progress, type, agent_name, status, round, created_at, plan)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, l.ID, l.RequestID, l.Message, l.Progress, l.Type, l.AgentName, l.Status, l.Round,
				sqlite.Time(&l.Timestamp), sqlite.JSON(l.Plan)); err != nil {
				return messages, err
			}
		}
		return messages, t.putTeamRound(ctx, c.Request.ID, c.Progress)
	})
}

func (t *Tx) putTeam(ctx context.Context, c team.Change) error {
	w, stats := c.Request, sqlite.JSON(c.Request.Stats)
	if c.New {
		return t.Exec(ctx, `INSERT INTO team_workflows (id, name, status, current_round, error, language, stats, started_at, last_activity)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, w.ID, w.Name, w.Status, w.CurrentRound, w.Error, w.Language, stats, w.StartedAt.UnixMicro(), w.LastActivity.UnixMicro())
	}
	return t.Change(ctx, team.NotHere(), `UPDATE team_workflows SET status = ?, current_round = ?, error = ?, language = ?, stats = ?, last_activity = ?,
		version = version + 1
		WHERE id = ?`, w.Status, w.CurrentRound, w.Error, w.Language, stats, w.LastActivity.UnixMicro(), w.ID)
}

func (t *Tx) addTeamMessage(ctx context.Context, m *team.Message) error {
	number, err := sqlite.One(ctx, t, team.NotHere(), sqlite.Value[int],
		"UPDATE team_workflows SET messages_made = messages_made + 1 WHERE id = ? RETURNING messages_made", m.RequestID)
	if err != nil {
		return err
	}
	m.SequenceNo = number
	if err := t.Exec(ctx, `INSERT INTO team_messages (id, workflow_id, role, agent_name, content, sequence_no, round, status, created_at, stats)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, m.ID, m.RequestID, m.Role, m.AgentName, m.Content, m.SequenceNo, m.Round,
		m.Status, m.Timestamp.UnixMicro(), sqlite.JSON(m.Stats)); err != nil {
		return err
	}
	for i, d := range m.Documents {
		if err := t.Exec(ctx, `INSERT INTO team_documents (id, message_id, position, file_id, promised, version, replaces)
			VALUES (?, ?, ?, ?, ?, ?, nullif(?, 0))`, d.ID, m.ID, i, d.FileID, d.Promised, max(1, d.Version), d.Replaces); err != nil {
			return err
		}
		for k, c := range d.Citations {
			if err := t.Exec(ctx, "INSERT INTO team_citations (document_id, position, file_id, page, line) SELECT ?, ?, id, ?, ? FROM files WHERE id = ?",
				d.ID, k, c.Page, c.Line, c.FileID); err != nil {
				return err
			}
		}
	}
	return nil
}

// Erase removes a request with its messages, lines and documents, and the files that are nowhere else.
func (db *DB) Erase(ctx context.Context, id string) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		files, err := t.filesOfTeam(ctx, "m.workflow_id = ?", id)
		if err != nil {
			return err
		}
		if err := t.Change(ctx, team.NotHere(), "DELETE FROM team_workflows WHERE id = ?", id); err != nil {
			return err
		}
		if err := t.Exec(ctx, "DELETE FROM runs WHERE team_id = ?", id); err != nil { // what its agents asked for
			return err
		}
		return t.dropFilesOfTeam(ctx, files)
	})
}

// filesOfTeam lists the files of the messages that a condition names.
func (t *Tx) filesOfTeam(ctx context.Context, where string, args ...any) ([]int64, error) {
	return sqlite.List(ctx, t, sqlite.Value[int64],
		"SELECT DISTINCT d.file_id FROM team_documents d JOIN team_messages m ON m.id = d.message_id WHERE "+where, args...)
}

// dropFilesOfTeam removes those of the files that are nowhere else, and what models made of them. What they made is not
// told apart by the file, and is made again where it is needed.
func (t *Tx) dropFilesOfTeam(ctx context.Context, files []int64) error {
	if err := lists.Each(files, func(file int64) error { return t.files.DropFile(ctx, file) }); err != nil {
		return err
	}
	return t.Exec(ctx, "DELETE FROM derived_texts")
}

// DeleteTeamMessage deletes a message of a request, with its files that are nowhere else.
func (db *DB) DeleteTeamMessage(ctx context.Context, request, message string) error {
	return db.changing(ctx, request, func(t *Tx) error {
		files, err := t.filesOfTeam(ctx, "m.id = ?", message)
		if err != nil {
			return err
		}
		if err := t.Change(ctx, noTeamMessage(), "DELETE FROM team_messages WHERE id = ? AND workflow_id = ?", message, request); err != nil {
			return err
		}
		return t.dropFilesOfTeam(ctx, files)
	})
}

// DetachFile takes a file out of one message. It stays where another message has it.
func (db *DB) DetachFile(ctx context.Context, request, message string, file int64) error {
	return db.changing(ctx, request, func(t *Tx) error {
		if err := sqlite.Has(ctx, t, noTeamMessage(), "SELECT 1 FROM team_messages WHERE id = ? AND workflow_id = ?", message, request); err != nil {
			return err
		}
		if err := t.Change(ctx, files.NoFile(), "DELETE FROM team_documents WHERE message_id = ? AND file_id = ?", message, file); err != nil {
			return err
		}
		return t.dropFilesOfTeam(ctx, []int64{file})
	})
}

// changing lets a poll see that something changed.
func (db *DB) changing(ctx context.Context, request string, act func(*Tx) error) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		const touch = "UPDATE team_workflows SET version = version + 1, last_activity = ? WHERE id = ?"
		if err := t.Change(ctx, team.NotHere(), touch, t.Now.UnixMicro(), request); err != nil {
			return err
		}
		return act(t)
	})
}

func noTeamMessage() error { return fault.New(fault.NotFound, "This message was deleted.") }

// metaLanguage is the language in which the user wrote last.
const metaLanguage = "user_language"

// SetUserLanguage keeps the user's language, an ISO 639-1 code.
func (db *DB) SetUserLanguage(ctx context.Context, code string) error {
	return db.file.Write(ctx, func(t *Tx) error { return t.SetMeta(ctx, metaLanguage, code) })
}

// UserLanguage is the language in which the user wrote last; empty: not known.
func (db *DB) UserLanguage(ctx context.Context) (string, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (string, error) { return t.Meta(ctx, metaLanguage) })
}

// History gives all messages of a request and the plans of its rounds.
func (db *DB) History(ctx context.Context, request string) (team.History, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (h team.History, err error) {
		if h.Messages, err = t.teamMessages(ctx, " ORDER BY seq", request); err != nil {
			return h, err
		}
		h.Rounds, err = sqlite.List(ctx, t, scanTeamRound,
			"SELECT round, plan, task, failures, calls, marks FROM team_rounds WHERE workflow_id = ? ORDER BY round", request)
		return h, err
	})
}

func scanTeamRound(row sqlite.Row) (p team.Progress, err error) {
	return p, row.Scan(&p.Round, sqlite.JSON(&p.Plan), &p.Task, &p.Failures, sqlite.JSON(&p.Calls), sqlite.JSON(&p.Read))
}

func (t *Tx) putTeamRound(ctx context.Context, request string, p team.Progress) error {
	return t.Exec(ctx, `INSERT INTO team_rounds (workflow_id, round, plan, task, failures, calls, marks) VALUES (?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (workflow_id, round) DO UPDATE SET plan = excluded.plan, task = excluded.task, failures = excluded.failures, calls = excluded.calls,
		marks = excluded.marks`,
		request, p.Round, sqlite.JSON(p.Plan), p.Task, p.Failures, sqlite.JSON(append([]team.Call{}, p.Calls...)), sqlite.JSON(p.Read))
}
