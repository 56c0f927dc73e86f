-- A document of a team may be a new version of an earlier file.
ALTER TABLE team_documents ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE team_documents ADD COLUMN replaces INTEGER REFERENCES files (id) ON DELETE SET NULL;
CREATE INDEX team_documents_replaces ON team_documents (replaces) WHERE replaces IS NOT NULL;

-- The plan of each round and how far it came: later rounds are told of it, and a round that waits for a person goes on from it after a restart.
CREATE TABLE team_rounds (
  workflow_id TEXT NOT NULL REFERENCES team_workflows (id) ON DELETE CASCADE,
  round       INTEGER NOT NULL,
  plan        TEXT NOT NULL,            -- JSON
  task        INTEGER NOT NULL,         -- the running one, from 1; 0 when none runs
  failures    INTEGER NOT NULL,         -- of its tasks so far
  calls       TEXT NOT NULL,            -- JSON: the tools that the running task called, and which of them a person is asked about
  PRIMARY KEY (workflow_id, round)
);
