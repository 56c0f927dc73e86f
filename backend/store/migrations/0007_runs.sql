-- Workflows, their runs and logs (local-workflow-runs.md). None of it leaves this computer.

CREATE TABLE automations (
  id                   TEXT PRIMARY KEY,
  kind                 TEXT NOT NULL,
  name                 TEXT NOT NULL,
  description          TEXT NOT NULL DEFAULT '',
  default_assistant_id TEXT NOT NULL DEFAULT '',
  instructions         TEXT NOT NULL DEFAULT '[]',
  flow                 TEXT,
  created_by           TEXT NOT NULL DEFAULT '',
  sought               TEXT NOT NULL DEFAULT '', -- name and description, folded, for the list's filter
  created_at           INTEGER NOT NULL,
  updated_at           INTEGER NOT NULL
);

CREATE TABLE runs (
  id                   TEXT PRIMARY KEY,
  kind                 TEXT NOT NULL,
  automation_id        TEXT NOT NULL DEFAULT '', -- may name one that is gone
  name                 TEXT NOT NULL,
  conversation_id      TEXT NOT NULL DEFAULT '', -- may name one that is gone
  parent_message_id    INTEGER NOT NULL DEFAULT 0,
  parent_run_id        TEXT REFERENCES runs (id) ON DELETE CASCADE,
  depth                INTEGER NOT NULL DEFAULT 0,
  default_assistant_id TEXT NOT NULL DEFAULT '',
  position             INTEGER NOT NULL,         -- of the current step; past the last one when all are done
  current_index        INTEGER NOT NULL DEFAULT 0,
  step_count           INTEGER NOT NULL,
  vars                 TEXT NOT NULL DEFAULT '{}',
  held                 TEXT NOT NULL DEFAULT '{}', -- what the conversation's vars were when it began
  trusted              TEXT NOT NULL DEFAULT '[]',
  error                TEXT,
  wait_reason          TEXT NOT NULL DEFAULT '',
  attempt              INTEGER NOT NULL DEFAULT 0,
  epoch                INTEGER NOT NULL DEFAULT 0,
  report               TEXT NOT NULL DEFAULT '', -- what the conversation has yet to be told
  schedule_at          INTEGER,
  created_at           INTEGER NOT NULL,
  started_at           INTEGER,
  completed_at         INTEGER,
  halted_at            INTEGER,
  updated_at           INTEGER NOT NULL
);
CREATE INDEX runs_newest ON runs (created_at, id);
CREATE INDEX runs_parent ON runs (parent_run_id);
CREATE INDEX runs_automation ON runs (automation_id);
CREATE INDEX runs_message ON runs (conversation_id, parent_message_id);
CREATE INDEX runs_open ON runs (id) WHERE completed_at IS NULL AND halted_at IS NULL AND error IS NULL;
CREATE INDEX runs_untold ON runs (id) WHERE report <> '';

-- Positions are far apart, so that a step can be inserted without moving ten thousand others.
CREATE TABLE run_steps (
  id          INTEGER PRIMARY KEY,
  run_id      TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  instruction TEXT NOT NULL,
  context_id  TEXT NOT NULL DEFAULT '',
  child_id    TEXT NOT NULL DEFAULT '',
  started_at  INTEGER,
  finished_at INTEGER,
  result      TEXT,
  UNIQUE (run_id, position)
);

CREATE TABLE run_logs (
  seq        INTEGER PRIMARY KEY,
  rev        INTEGER NOT NULL,                   -- rises with every write of any row of the run
  id         TEXT NOT NULL UNIQUE,
  run_id     TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  context_id TEXT NOT NULL,
  step       INTEGER NOT NULL,
  at         INTEGER NOT NULL,
  text       TEXT NOT NULL,
  type       TEXT NOT NULL,
  tool_id    TEXT NOT NULL DEFAULT '',
  args       TEXT,
  ms         INTEGER,
  result     TEXT NOT NULL DEFAULT '',
  object     TEXT,
  is_error   INTEGER NOT NULL DEFAULT 0,
  progress   INTEGER,
  agent      TEXT NOT NULL DEFAULT '',
  finished   INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX run_logs_rev ON run_logs (run_id, rev);

CREATE TABLE run_requests (
  id         TEXT PRIMARY KEY,
  run_id     TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  attempt    INTEGER NOT NULL,
  step       INTEGER NOT NULL,
  kind       TEXT NOT NULL,
  tool_id    TEXT NOT NULL,
  tool_name  TEXT NOT NULL,
  level      TEXT NOT NULL,
  args       TEXT,
  text       TEXT NOT NULL,
  inside     INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  answer     TEXT
);
CREATE INDEX run_requests_step ON run_requests (run_id, position);
CREATE INDEX run_requests_open ON run_requests (created_at) WHERE answer IS NULL;

CREATE TABLE schedules (
  id            TEXT PRIMARY KEY,
  automation_id TEXT NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  cron          TEXT NOT NULL DEFAULT '',
  at            INTEGER,
  time_zone     TEXT NOT NULL DEFAULT '',
  missed        TEXT NOT NULL,
  enabled       INTEGER NOT NULL DEFAULT 1,
  vars          TEXT NOT NULL DEFAULT '{}',
  next_at       INTEGER,
  last_at       INTEGER,
  last_run_id   TEXT NOT NULL DEFAULT ''
);
CREATE INDEX schedules_automation ON schedules (automation_id);
CREATE INDEX schedules_next ON schedules (next_at) WHERE next_at IS NOT NULL;

-- What the runs of a conversation share.
CREATE TABLE thread_vars (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  vars            TEXT NOT NULL DEFAULT '{}'
);
