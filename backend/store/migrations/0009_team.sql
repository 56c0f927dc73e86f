-- Files that were uploaded or made, and the teamwork that made them.

-- The bytes stand apart from the rows and once for each content.
CREATE TABLE file_data (
  hash TEXT PRIMARY KEY,                 -- SHA-256 of data, in hex
  data BLOB NOT NULL
);
CREATE TABLE files (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  label      TEXT NOT NULL,              -- the name, without a folder
  mime       TEXT NOT NULL,
  hash       TEXT NOT NULL REFERENCES file_data (hash),
  size       INTEGER NOT NULL,
  uploaded   INTEGER NOT NULL,           -- 0: an agent made it
  warnings   TEXT NOT NULL,              -- JSON: sentences
  contents   TEXT NOT NULL,              -- JSON: the content items
  created_at INTEGER NOT NULL
);
CREATE INDEX files_hash ON files (hash);

-- What a model made of content: summaries, and what matters of it for a prompt.
CREATE TABLE derived_texts (
  hash TEXT NOT NULL,                    -- of the content
  key  TEXT NOT NULL,                    -- what was asked of it
  text TEXT NOT NULL,
  PRIMARY KEY (hash, key)
);

CREATE TABLE team_workflows (
  id            TEXT PRIMARY KEY,
  name          TEXT NOT NULL,
  status        TEXT NOT NULL,
  current_round INTEGER NOT NULL,
  error         TEXT NOT NULL,
  language      TEXT NOT NULL,
  stats         TEXT NOT NULL,           -- JSON
  messages_made INTEGER NOT NULL DEFAULT 0, -- ever; the last sequence number
  version       INTEGER NOT NULL DEFAULT 0, -- grows with each write; a poll that knows it needs no rows
  started_at    INTEGER NOT NULL,
  last_activity INTEGER NOT NULL
);
CREATE INDEX team_workflows_latest ON team_workflows (last_activity DESC, id);
CREATE INDEX team_workflows_running ON team_workflows (id) WHERE status = 'running';

-- seq keeps the order even where a clock went back; ids sort by time.
CREATE TABLE team_messages (
  seq         INTEGER PRIMARY KEY AUTOINCREMENT,
  id          TEXT NOT NULL UNIQUE,
  workflow_id TEXT NOT NULL REFERENCES team_workflows (id) ON DELETE CASCADE,
  role        TEXT NOT NULL,
  agent_name  TEXT NOT NULL,
  content     TEXT NOT NULL,
  sequence_no INTEGER NOT NULL,
  round       INTEGER NOT NULL,
  status      TEXT NOT NULL,
  created_at  INTEGER NOT NULL
);
CREATE INDEX team_messages_workflow ON team_messages (workflow_id, seq);

CREATE TABLE team_documents (
  id         TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES team_messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  promised   INTEGER NOT NULL
);
CREATE INDEX team_documents_message ON team_documents (message_id, position);
CREATE INDEX team_documents_file ON team_documents (file_id);

CREATE TABLE team_logs (
  seq         INTEGER PRIMARY KEY AUTOINCREMENT,
  id          TEXT NOT NULL UNIQUE,
  workflow_id TEXT NOT NULL REFERENCES team_workflows (id) ON DELETE CASCADE,
  message     TEXT NOT NULL,
  progress    INTEGER,                   -- null: the line says nothing about it
  type        TEXT NOT NULL,
  agent_name  TEXT NOT NULL,
  status      TEXT NOT NULL,
  round       INTEGER NOT NULL,
  created_at  INTEGER NOT NULL
);
CREATE INDEX team_logs_workflow ON team_logs (workflow_id, seq);

-- The agents that the user made.
CREATE TABLE team_agents (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT NOT NULL UNIQUE,
  title       TEXT NOT NULL,
  description TEXT NOT NULL,
  prompt      TEXT NOT NULL,
  model       TEXT NOT NULL,
  tools       TEXT NOT NULL              -- JSON: ids
);
