-- What begins a run by itself. A schedule is one kind of trigger; the others share its table.
ALTER TABLE schedules RENAME TO triggers;
ALTER TABLE triggers ADD COLUMN kind TEXT NOT NULL DEFAULT 'schedule';
ALTER TABLE triggers ADD COLUMN overlap TEXT NOT NULL DEFAULT 'skip';
ALTER TABLE triggers ADD COLUMN folder TEXT NOT NULL DEFAULT '';
ALTER TABLE triggers ADD COLUMN glob TEXT NOT NULL DEFAULT '';
ALTER TABLE triggers ADD COLUMN after_id TEXT NOT NULL DEFAULT '';   -- the workflow whose end begins a run; may name one that is gone
ALTER TABLE triggers ADD COLUMN ended TEXT NOT NULL DEFAULT '';
ALTER TABLE triggers ADD COLUMN command TEXT NOT NULL DEFAULT '';
ALTER TABLE triggers ADD COLUMN token_hash TEXT NOT NULL DEFAULT ''; -- of a hook: SHA-256 of its token
ALTER TABLE triggers ADD COLUMN token_hint TEXT NOT NULL DEFAULT '';
ALTER TABLE triggers ADD COLUMN skipped_at INTEGER;
DROP INDEX schedules_automation;
DROP INDEX schedules_next;
CREATE INDEX triggers_automation ON triggers (automation_id);
CREATE INDEX triggers_next ON triggers (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX triggers_after ON triggers (after_id) WHERE after_id <> '';
CREATE INDEX triggers_command ON triggers (command) WHERE command <> '';

-- What happened at a trigger and has begun no run yet. Of one key only the newest counts.
CREATE TABLE trigger_events (
  seq        INTEGER PRIMARY KEY,
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  key        TEXT NOT NULL,
  run_id     TEXT NOT NULL, -- of the run that it will begin
  event      TEXT NOT NULL,
  UNIQUE (trigger_id, key)
);

-- The version of each file that a folder trigger knows, so that each counts once.
CREATE TABLE trigger_files (
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  path       TEXT NOT NULL,
  size       INTEGER NOT NULL,
  modified   INTEGER NOT NULL, -- in nanoseconds
  seen_at    INTEGER NOT NULL,
  PRIMARY KEY (trigger_id, path)
);

-- What a person allowed the runs of a trigger to do without asking.
CREATE TABLE permissions (
  id         TEXT PRIMARY KEY,
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  tool_id    TEXT NOT NULL,
  match      TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at    INTEGER,
  uses       INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX permissions_trigger ON permissions (trigger_id, tool_id);

-- What began a run, as its steps read it.
ALTER TABLE runs ADD COLUMN trigger_id TEXT NOT NULL DEFAULT '';
ALTER TABLE runs ADD COLUMN trigger_event TEXT;
CREATE INDEX runs_trigger ON runs (trigger_id) WHERE trigger_id <> '';
