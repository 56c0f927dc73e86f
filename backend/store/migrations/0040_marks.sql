-- What a run, a conversation's runs and a team have read that is not public, and the hosts that a person wrote for a run. A
-- request to any other host asks from then on.
ALTER TABLE runs ADD COLUMN marks TEXT;   -- JSON; null: nothing. A block has those of its root
ALTER TABLE runs ADD COLUMN written TEXT; -- JSON; null: none. A block has those of its root
ALTER TABLE team_rounds ADD COLUMN marks TEXT; -- JSON; null: nothing but documents
CREATE TABLE thread_marks (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  marks           TEXT NOT NULL -- JSON
);
-- Whatever a run that goes on had read until now, it may have been a file.
UPDATE runs SET marks = '[{"kind":"file","name":""}]' WHERE kind <> 'block' AND completed_at IS NULL AND started_at IS NOT NULL;

ALTER TABLE run_requests ADD COLUMN place TEXT NOT NULL DEFAULT ''; -- that the call reaches, such as a host
ALTER TABLE run_requests ADD COLUMN marks TEXT;                     -- JSON: what the run had read; null: nothing
ALTER TABLE run_requests ADD COLUMN own_name TEXT NOT NULL DEFAULT ''; -- of the tool, at its server
ALTER TABLE run_requests ADD COLUMN edited INTEGER NOT NULL DEFAULT 0; -- the file was changed after a person allowed it to be replaced
