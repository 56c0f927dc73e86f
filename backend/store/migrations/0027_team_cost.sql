-- What the work for each message of a team has cost: tokens, bytes and time.
ALTER TABLE team_messages ADD COLUMN stats TEXT NOT NULL DEFAULT '{}'; -- JSON
