package store

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/arrival"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/run"
	"terzetto/backend/store/sqlite"
)

// A TriggerFile is a version of a file that begins a run, with what the steps of the run read.
type TriggerFile struct {
	arrival.File

	Event json.RawMessage
}

// Triggers lists what begins workflows by itself; an empty template means that of all.
func (db *DB) Triggers(ctx context.Context, template string) ([]run.Trigger, error) {
	return sqlite.List(ctx, db, triggers().Scan, triggers().Select()+" WHERE ? IN ('', automation_id) ORDER BY rowid", template)
}

// Trigger gives one.
func (db *DB) Trigger(ctx context.Context, id string) (run.Trigger, error) {
	return read(ctx, db, func(t *Tx) (run.Trigger, error) { return t.trigger(ctx, id) })
}

// CreateTrigger stores a new trigger. Known lists the files that are there already and begin no run;
// it is asked for an enabled trigger of the kind folder.
func (db *DB) CreateTrigger(ctx context.Context, g run.Trigger, known func(run.Trigger) ([]arrival.File, error)) (run.Trigger, error) {
	return write(ctx, db, func(t *Tx) (run.Trigger, error) {
		g.ID = db.o.NewID()
		return t.putTrigger(ctx, run.Trigger{}, g, known)
	})
}

// UpdateTrigger changes the fields of a trigger that patch names. Known is as with CreateTrigger, and
// is asked when the trigger is switched on or watches something else.
func (db *DB) UpdateTrigger(ctx context.Context, id string, patch json.RawMessage, known func(run.Trigger) ([]arrival.File, error)) (run.Trigger, error) {
	return write(ctx, db, func(t *Tx) (run.Trigger, error) {
		before, err := t.trigger(ctx, id)
		if err != nil {
			return before, err
		}
		after := before
		err = merge(&after, patch, "triggerId", "workflowId", "kind", "nextAt", "tokenHint", "lastAt", "lastRunId", "skippedAt", "skippedFile", "trouble")
		if err != nil {
			return after, err
		}
		return t.putTrigger(ctx, before, after, known)
	})
}

func (t *Tx) putTrigger(ctx context.Context, before, g run.Trigger, known func(run.Trigger) ([]arrival.File, error)) (run.Trigger, error) {
	if _, err := t.template(ctx, g.TemplateID); err != nil {
		return g, err
	}
	g, err := g.Check(t.Now)
	if err != nil {
		return g, err
	}
	if g.Kind == run.OnEnd {
		if err := t.checkEnd(ctx, g); err != nil {
			return g, err
		}
	}
	if g.Kind == run.OnCommand && g.Enabled {
		if other, err := t.command(ctx, g.Command); err == nil && other.ID != g.ID {
			return g, fault.Newf(fault.Conflict, "The command /%s already starts another workflow. Choose another name.", g.Command).With("field", "command")
		}
	}
	if err := triggers().Put(ctx, t.Conn, &g); err != nil {
		return g, err
	}
	if !g.Enabled {
		if err := t.Exec(ctx, "DELETE FROM trigger_events WHERE trigger_id = ?", g.ID); err != nil {
			return g, err
		}
	}
	if g.Kind == run.OnFile && g.Enabled && (!before.Enabled || before.Folder != g.Folder || before.Glob != g.Glob) {
		files, err := known(g)
		if err != nil {
			return g, err
		}
		for _, f := range files {
			if _, err := t.knowFile(ctx, g.ID, f); err != nil {
				return g, err
			}
		}
	}
	return t.trigger(ctx, g.ID)
}

// checkEnd refuses a trigger of the kind run whose workflows would begin each other without end.
func (t *Tx) checkEnd(ctx context.Context, g run.Trigger) error {
	if _, err := t.template(ctx, g.AfterID); err != nil || !g.Enabled {
		return err
	}
	others, err := sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE kind = ? AND enabled = 1 AND id <> ?", run.OnEnd, g.ID)
	if err != nil {
		return err
	}
	all := lists.Map(others, func(o run.Trigger) run.End { return run.End{Of: o.AfterID, Begins: o.TemplateID, Outcome: o.Outcome} })
	return run.CheckEnds(run.End{Of: g.AfterID, Begins: g.TemplateID, Outcome: g.Outcome}, all, func(id string) string {
		w, err := t.template(ctx, id)
		if err != nil {
			return id
		}
		return w.Name
	})
}

// DeleteTrigger deletes a trigger. Its runs stay.
func (db *DB) DeleteTrigger(ctx context.Context, id string) error {
	return db.change(ctx, noTrigger(), "DELETE FROM triggers WHERE id = ?", id)
}

// SetTriggerToken replaces the token of a hook. Only its hash is stored.
func (db *DB) SetTriggerToken(ctx context.Context, id, token, hint string) (run.Trigger, error) {
	return write(ctx, db, func(t *Tx) (run.Trigger, error) {
		err := t.Change(ctx, noTrigger(), "UPDATE triggers SET token_hash = ?, token_hint = ? WHERE id = ? AND kind = ?", tokenHash(token), hint, id, run.OnHook)
		if err != nil {
			return run.Trigger{}, err
		}
		return t.trigger(ctx, id)
	})
}

func tokenHash(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// Hook finds a hook and says whether a token is its own.
func (db *DB) Hook(ctx context.Context, id, token string) (g run.Trigger, ok bool, err error) {
	err = db.read(ctx, func(t *Tx) error {
		if g, err = t.trigger(ctx, id); err != nil {
			return err
		}
		if g.Kind != run.OnHook || !g.Enabled {
			return noTrigger()
		}
		hash, err := sqlite.One(ctx, t, noTrigger(), sqlite.Value[string], "SELECT token_hash FROM triggers WHERE id = ?", id)
		ok = hash != "" && subtle.ConstantTimeCompare([]byte(hash), []byte(tokenHash(token))) == 1
		return err
	})
	return g, ok, err
}

// Command finds the trigger that a command starts.
func (db *DB) Command(ctx context.Context, name string) (run.Trigger, error) {
	return read(ctx, db, func(t *Tx) (run.Trigger, error) { return t.command(ctx, name) })
}

func (t *Tx) command(ctx context.Context, name string) (g run.Trigger, err error) {
	all, err := sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE kind = ? AND enabled = 1 AND command <> '' ORDER BY rowid", run.OnCommand)
	if err != nil {
		return g, err
	}
	g, found := lists.Find(all, func(g run.Trigger) bool { return strings.EqualFold(g.Command, name) })
	if !found {
		err = fault.Newf(fault.NotFound, "There is no command /%s.", name)
	}
	return g, err
}

// TakeEvents adds events to what waits at a trigger, and begins what its policy lets begin now.
func (db *DB) TakeEvents(ctx context.Context, id string, begin run.Starter, more ...run.Event) (run.Taken, error) {
	return write(ctx, db, func(t *Tx) (taken run.Taken, err error) {
		var last string
		for _, e := range more {
			if last, err = t.addEvent(ctx, id, e); err != nil {
				return taken, err
			}
		}
		return t.takeEvents(ctx, id, last, begin)
	})
}

// AddFiles adds files to what waits at a trigger. Each version of a file counts once.
func (db *DB) AddFiles(ctx context.Context, id string, files []TriggerFile) error {
	return db.write(ctx, func(t *Tx) error {
		return lists.Each(files, func(f TriggerFile) error {
			fresh, err := t.knowFile(ctx, id, f.File)
			if err == nil && fresh {
				_, err = t.addEvent(ctx, id, run.Event{Key: f.Path, RunID: db.o.NewID(), Value: f.Event})
			}
			return err
		})
	})
}

// DropFiles forgets what waits for files that are gone, or that were in folders that are, notes one of
// them at the trigger, and says whether there was any. One that comes back counts as new.
func (db *DB) DropFiles(ctx context.Context, id string, paths []string) (dropped bool, err error) {
	return write(ctx, db, func(t *Tx) (bool, error) {
		files, err := sqlite.List(ctx, t, sqlite.Value[string], `DELETE FROM trigger_events WHERE trigger_id = ?1 AND EXISTS (
		    SELECT 1 FROM json_each(?2) WHERE trigger_events.key = value OR substr(trigger_events.key, 1, length(value) + 1) = value || '/') RETURNING trigger_events.key`, id, sqlite.JSON(paths))
		if err != nil || len(files) == 0 {
			return false, err
		}
		return true, t.Execs(ctx,
			sqlite.Do("DELETE FROM trigger_files WHERE trigger_id = ? AND path IN (SELECT value FROM json_each(?))", id, sqlite.JSON(files)),
			sqlite.Do("UPDATE triggers SET skipped_at = ?, skipped_file = ? WHERE id = ?", t.Now.UnixMicro(), slices.Max(files), id))
	})
}

// missedFor is how long a trigger knows a file that is not there, such as one on a disk that is
// unplugged, and missedFiles how many of them it knows.
const (
	missedFor   = 30 * 24 * time.Hour
	missedFiles = 10_000
)

// MissFiles notes which of the files that a trigger knows are not there, and forgets those that have
// been missing for long.
func (db *DB) MissFiles(ctx context.Context, id string, missing []string) error {
	return db.write(ctx, func(t *Tx) error {
		now := t.Now.UnixMicro()
		return t.Execs(ctx,
			sqlite.Do(`WITH missing (path) AS MATERIALIZED (SELECT value FROM json_each(?1))
			  UPDATE trigger_files SET gone_at = iif(path IN missing, ifnull(gone_at, ?2), NULL)
			  WHERE trigger_id = ?3 AND (gone_at IS NULL) = (path IN missing)`, sqlite.JSON(missing), now, id),
			sqlite.Do(`DELETE FROM trigger_files WHERE trigger_id = ?1 AND gone_at IS NOT NULL AND (gone_at < ?2 OR path IN (
			  SELECT path FROM trigger_files WHERE trigger_id = ?1 AND gone_at IS NOT NULL ORDER BY gone_at DESC, path LIMIT -1 OFFSET ?3))`,
				id, t.Now.Add(-missedFor).UnixMicro(), missedFiles))
	})
}

// KnownFiles are the versions of files that a trigger knows.
func (db *DB) KnownFiles(ctx context.Context, id string) ([]arrival.File, error) {
	return sqlite.List(ctx, db, func(row sqlite.Row) (f arrival.File, err error) {
		var at int64
		err = row.Scan(&f.Path, &f.Size, &at)
		f.Modified = time.Unix(0, at)
		return f, err
	}, "SELECT path, size, modified FROM trigger_files WHERE trigger_id = ?", id)
}

// knowFile notes a version of a file, and says whether it is new.
func (t *Tx) knowFile(ctx context.Context, id string, f arrival.File) (fresh bool, err error) {
	err = t.Change(ctx, sqlite.ErrNone, `INSERT INTO trigger_files (trigger_id, path, size, modified, seen_at) VALUES (?, ?, ?, ?, ?)
	    ON CONFLICT (trigger_id, path) DO UPDATE SET size = excluded.size, modified = excluded.modified, seen_at = excluded.seen_at, gone_at = NULL
	    WHERE size <> excluded.size OR modified <> excluded.modified`, id, f.Path, f.Size, f.Modified.UnixNano(), t.Now.UnixMicro())
	if errors.Is(err, sqlite.ErrNone) {
		return false, nil
	}
	return err == nil, err
}

// addEvent adds an event to what waits. One of the same key takes the place, and the run, of the one
// that waits.
func (t *Tx) addEvent(ctx context.Context, id string, e run.Event) (runID string, err error) {
	return sqlite.One(ctx, t, noTrigger(), sqlite.Value[string], `INSERT INTO trigger_events (trigger_id, key, run_id, event) VALUES (?, ?, ?, ?)
	    ON CONFLICT (trigger_id, key) DO UPDATE SET event = excluded.event RETURNING run_id`, id, e.Key, e.RunID, string(e.Value))
}

// takeEvents begins what the policy of a trigger lets begin, oldest first; last is the run of the
// event whose fate is told.
func (t *Tx) takeEvents(ctx context.Context, id, last string, begin run.Starter) (taken run.Taken, err error) {
	g, err := t.trigger(ctx, id)
	if err != nil {
		return taken, err
	}
	open, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int],
		"SELECT count(*) FROM runs WHERE trigger_id = ? AND parent_run_id IS NULL AND "+unfinished, id)
	if err != nil {
		return taken, err
	}
	taken = run.Taken{Fate: run.Delayed, RunID: last}
	for {
		e, err := sqlite.Maybe(ctx, t, scanEvent, "SELECT key, run_id, event FROM trigger_events WHERE trigger_id = ? ORDER BY seq LIMIT 1", id)
		if err != nil || e == nil {
			return taken, err
		}
		fate := g.Fate(open)
		if fate == run.Delayed {
			return taken, nil
		}
		if err := t.Exec(ctx, "DELETE FROM trigger_events WHERE trigger_id = ? AND key = ?", id, e.Key); err != nil {
			return taken, err
		}
		if e.RunID == last {
			taken.Fate = fate
		}
		if fate == run.Skipped {
			if e.RunID == last {
				taken.RunID = g.LastRunID
			}
			if err := t.Exec(ctx, "UPDATE triggers SET skipped_at = ?, skipped_file = '' WHERE id = ?", t.Now.UnixMicro(), id); err != nil {
				return taken, err
			}
			continue
		}
		if err := t.beginTriggered(ctx, g, *e, begin); err != nil {
			return taken, err
		}
		taken.Begun = append(taken.Begun, e.RunID)
		g.LastRunID = e.RunID
		open++
	}
}

func (t *Tx) beginTriggered(ctx context.Context, g run.Trigger, e run.Event, begin run.Starter) error {
	w, err := t.template(ctx, g.TemplateID)
	if err != nil {
		return err
	}
	if err := t.insertRun(ctx, begin(w, g, e)); err != nil {
		return err
	}
	return t.Exec(ctx, "UPDATE triggers SET last_at = ?, last_run_id = ? WHERE id = ?", t.Now.UnixMicro(), e.RunID, g.ID)
}

// WaitingTriggers lists the triggers at which something waits.
func (db *DB) WaitingTriggers(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, db, sqlite.Value[string], "SELECT DISTINCT trigger_id FROM trigger_events")
}

// addEnd leaves the end of a run at the triggers that wait for it, in the transaction that writes it.
func (t *Tx) addEnd(ctx context.Context, r run.Run) error {
	if r.TemplateID == "" || r.ParentID != "" {
		return nil
	}
	waiting, err := sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE kind = ? AND after_id = ? AND enabled = 1", run.OnEnd, r.TemplateID)
	if err != nil || len(waiting) == 0 {
		return err
	}
	result, err := t.lastResult(ctx, r.ID, math.MaxInt64)
	if err != nil {
		return err
	}
	end, ok := run.EndOf(r, result)
	if !ok {
		return nil
	}
	value, err := json.Marshal(end)
	if err != nil {
		return err
	}
	return lists.Each(waiting, func(g run.Trigger) error {
		if !g.Outcome.Takes(end.State) {
			return nil
		}
		e := run.Event{RunID: uuid.Must(uuid.NewV7()).String(), Value: value}
		if g.Keyed() {
			e.Key = e.RunID
		}
		_, err := t.addEvent(ctx, g.ID, e)
		return err
	})
}

func scanEvent(row sqlite.Row) (e run.Event, err error) {
	return e, row.Scan(&e.Key, &e.RunID, sqlite.JSON(&e.Value))
}

func triggers() sqlite.Table[run.Trigger] {
	return sqlite.Table[run.Trigger]{
		Name: "triggers", Columns: "id, automation_id, kind, enabled, overlap, vars, cron, at, time_zone, missed, next_at, folder, glob, after_id, ended, command, " +
			"token_hint, last_at, last_run_id, skipped_at, skipped_file",
		Fields: func(g *run.Trigger) []any {
			return []any{
				&g.ID, &g.TemplateID, &g.Kind, &g.Enabled, &g.Overlap, sqlite.JSON(&g.Vars), &g.Cron, sqlite.MaybeTime(&g.At), &g.Zone, &g.Missed,
				sqlite.MaybeTime(&g.NextAt), &g.Folder, &g.Glob, &g.AfterID, &g.Outcome, &g.Command, &g.TokenHint, sqlite.MaybeTime(&g.LastAt), &g.LastRunID,
				sqlite.MaybeTime(&g.SkippedAt), &g.SkippedFile,
			}
		},
	}
}

func (t *Tx) trigger(ctx context.Context, id string) (run.Trigger, error) {
	return sqlite.One(ctx, t, noTrigger(), triggers().Scan, triggers().Select()+" WHERE id = ?", id)
}

func noTrigger() error { return fault.New(fault.NotFound, "This trigger was deleted.") }
