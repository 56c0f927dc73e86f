-- A call that an agent of a team needs a person's permission for is a run of its own.
ALTER TABLE runs ADD COLUMN team_id TEXT NOT NULL DEFAULT '';
CREATE INDEX runs_team ON runs (team_id) WHERE team_id <> '';
