-- A block is a part of another run: a lane of a loop or a branch of a parallel step.
ALTER TABLE runs ADD COLUMN root_run_id TEXT;                      -- of a block
ALTER TABLE runs ADD COLUMN block_position INTEGER NOT NULL DEFAULT 0; -- of its step in the parent
ALTER TABLE runs ADD COLUMN block_index INTEGER NOT NULL DEFAULT 0;    -- of the root's step
ALTER TABLE runs ADD COLUMN block_path TEXT NOT NULL DEFAULT '';
ALTER TABLE runs ADD COLUMN block_item TEXT NOT NULL DEFAULT '';       -- what its steps call the item
ALTER TABLE runs ADD COLUMN block_steps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE runs ADD COLUMN iteration INTEGER;                         -- of a lane
ALTER TABLE runs ADD COLUMN ending TEXT;                               -- the result with which a step ended the whole run
CREATE INDEX runs_root ON runs (root_run_id) WHERE root_run_id IS NOT NULL;

ALTER TABLE run_steps ADD COLUMN step_id TEXT NOT NULL DEFAULT '';
ALTER TABLE run_steps ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
CREATE INDEX run_steps_named ON run_steps (run_id, step_id) WHERE step_id <> '';

-- What the lanes of a loop take.
CREATE TABLE run_items (
  run_id   TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,           -- of the step
  i        INTEGER NOT NULL,
  value    TEXT NOT NULL,
  taken    INTEGER NOT NULL DEFAULT 0,
  result   TEXT,                       -- nothing until it is done
  PRIMARY KEY (run_id, position, i)
);

ALTER TABLE run_logs ADD COLUMN path TEXT NOT NULL DEFAULT '';
ALTER TABLE run_logs ADD COLUMN iteration INTEGER;
ALTER TABLE run_logs ADD COLUMN branch TEXT NOT NULL DEFAULT '';
ALTER TABLE run_logs ADD COLUMN attempt INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run_logs ADD COLUMN usage TEXT;
ALTER TABLE run_requests ADD COLUMN schema TEXT; -- of the answer to a question

-- A block is not found by itself: its root is.
DROP TRIGGER search_run_new;
CREATE TRIGGER search_run_new AFTER INSERT ON runs WHEN new.kind <> 'block' BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;
DROP TRIGGER search_run_changed;
CREATE TRIGGER search_run_changed AFTER UPDATE OF name, completed_at, halted_at ON runs
WHEN new.kind <> 'block' AND (new.name, new.completed_at, new.halted_at) IS NOT (old.name, old.completed_at, old.halted_at) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;
DROP TRIGGER search_run_gone;
CREATE TRIGGER search_run_gone AFTER DELETE ON runs WHEN old.kind <> 'block' BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', old.id);
END;
