-- Version 58. The migrations make this; TERZETTO_GENERATE=1 go test -run Schema ./backend/store writes it.

CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE endpoints (
  id                     INTEGER PRIMARY KEY AUTOINCREMENT,
  name                   TEXT NOT NULL,
  url                    TEXT NOT NULL,
  api_key                BLOB,                      -- sealed under "endpoint/ID"
  api_key_hint           TEXT NOT NULL DEFAULT '',
  active_model_config_id INTEGER REFERENCES model_configs (id) ON DELETE SET NULL,
  created_at             INTEGER NOT NULL
);

CREATE TABLE model_configs (
  id                   INTEGER PRIMARY KEY AUTOINCREMENT,
  endpoint_id          INTEGER NOT NULL REFERENCES endpoints (id) ON DELETE CASCADE,
  model_name           TEXT NOT NULL,
  system_prompt        TEXT NOT NULL DEFAULT '',
  temperature          REAL,
  top_p                REAL,
  min_p                REAL,
  top_k                INTEGER,
  repetition_penalty   REAL,
  presence_penalty     REAL,
  frequency_penalty    REAL,
  max_tokens           INTEGER,
  reasoning_effort     TEXT NOT NULL DEFAULT '',
  chat_template_kwargs TEXT,
  capabilities         TEXT
, further_samplers TEXT NOT NULL DEFAULT '{}', more_parameters  TEXT NOT NULL DEFAULT '');

CREATE INDEX model_configs_endpoint ON model_configs (endpoint_id);

CREATE INDEX endpoints_model ON endpoints (active_model_config_id);

CREATE TABLE user_personas (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL,
  description  TEXT NOT NULL DEFAULT '',
  avatar_color TEXT NOT NULL DEFAULT ''
, avatar_mime TEXT NOT NULL DEFAULT '', avatar_at INTEGER, avatar BLOB);

CREATE TABLE settings (
  id                         INTEGER PRIMARY KEY CHECK (id = 1),
  active_persona_id          INTEGER REFERENCES user_personas (id) ON DELETE SET NULL,
  active_endpoint_id         INTEGER REFERENCES endpoints (id) ON DELETE SET NULL,
  agent_endpoint_id          INTEGER REFERENCES endpoints (id) ON DELETE SET NULL,
  choices                    TEXT NOT NULL,         -- every other field that a person sets
  workflows_globally_enabled INTEGER NOT NULL DEFAULT 1,
  workflow_enabled           TEXT NOT NULL DEFAULT '{}',
  workflow_config            TEXT NOT NULL DEFAULT '{}'
, attachment_cache_budget_bytes INTEGER NOT NULL DEFAULT 524288000, attachment_access_counter INTEGER NOT NULL DEFAULT 0, attachment_cache_used_bytes INTEGER NOT NULL DEFAULT 0);

CREATE TABLE worlds (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  name    TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1
, rest TEXT NOT NULL DEFAULT '{}', rules TEXT NOT NULL DEFAULT '{}');

CREATE TABLE lorebook_entries (
  id               INTEGER PRIMARY KEY AUTOINCREMENT,
  world_id         INTEGER NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
  name             TEXT NOT NULL DEFAULT '',
  content          TEXT NOT NULL DEFAULT '',
  keywords         TEXT NOT NULL DEFAULT '[]',
  secondary_keys   TEXT NOT NULL DEFAULT '[]',
  selective        INTEGER NOT NULL DEFAULT 0,
  use_regex        INTEGER NOT NULL DEFAULT 0,
  case_insensitive INTEGER NOT NULL DEFAULT 1,
  constant         INTEGER NOT NULL DEFAULT 0,
  at_depth         INTEGER NOT NULL DEFAULT 0,
  priority         INTEGER NOT NULL DEFAULT 100,
  enabled          INTEGER NOT NULL DEFAULT 1,
  sort_order       INTEGER NOT NULL DEFAULT 0
, rest TEXT NOT NULL DEFAULT '{}', rules TEXT NOT NULL DEFAULT '{}');

CREATE INDEX lorebook_entries_world ON lorebook_entries (world_id);

CREATE TABLE character_cards (
  id                        TEXT PRIMARY KEY,
  name                      TEXT NOT NULL,
  description               TEXT NOT NULL DEFAULT '',
  personality               TEXT NOT NULL DEFAULT '',
  scenario                  TEXT NOT NULL DEFAULT '',
  first_mes                 TEXT NOT NULL DEFAULT '',
  mes_example               TEXT NOT NULL DEFAULT '',
  creator_notes             TEXT NOT NULL DEFAULT '',
  system_prompt             TEXT NOT NULL DEFAULT '',
  post_history_instructions TEXT NOT NULL DEFAULT '',
  alternate_greetings       TEXT NOT NULL DEFAULT '[]',
  tags                      TEXT NOT NULL DEFAULT '[]',
  creator                   TEXT NOT NULL DEFAULT '',
  character_version         TEXT NOT NULL DEFAULT '',
  world_id                  INTEGER REFERENCES worlds (id) ON DELETE SET NULL,
  workflow_state            TEXT NOT NULL DEFAULT '{}',
  created_at                INTEGER NOT NULL,
  updated_at                INTEGER NOT NULL,
  avatar_mime               TEXT NOT NULL DEFAULT '',
  avatar                    BLOB                     -- last, so that lists never read it
);

CREATE INDEX character_cards_world ON character_cards (world_id);

CREATE TABLE director_fragments (
  id              TEXT PRIMARY KEY,
  label           TEXT NOT NULL,
  description     TEXT NOT NULL DEFAULT '',
  field_type      TEXT NOT NULL,
  required        INTEGER NOT NULL DEFAULT 0,
  enabled         INTEGER NOT NULL DEFAULT 1,
  injection_label TEXT NOT NULL DEFAULT '',
  sort_order      INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE mood_fragments (
  id              TEXT PRIMARY KEY,
  label           TEXT NOT NULL,
  description     TEXT NOT NULL DEFAULT '',
  prompt_text     TEXT NOT NULL DEFAULT '',
  negative_prompt TEXT NOT NULL DEFAULT '',
  enabled         INTEGER NOT NULL DEFAULT 1,
  sort_order      INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE phrase_bank (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  kind     TEXT NOT NULL,
  variants TEXT NOT NULL DEFAULT '[]',
  pattern  TEXT NOT NULL DEFAULT '',
  enabled  INTEGER NOT NULL DEFAULT 1
, banned           INTEGER NOT NULL DEFAULT 0);

CREATE TABLE conversations (
  id                        TEXT PRIMARY KEY,
  title                     TEXT NOT NULL,
  character_card_id         TEXT NOT NULL DEFAULT '', -- may name a card that is gone
  character_name            TEXT NOT NULL DEFAULT '',
  character_scenario        TEXT NOT NULL DEFAULT '',
  post_history_instructions TEXT NOT NULL DEFAULT '',
  active_leaf_id            INTEGER REFERENCES messages (id) ON DELETE SET NULL,
  macro_seed                TEXT NOT NULL,
  workflow_state            TEXT NOT NULL DEFAULT '{}',
  message_count             INTEGER NOT NULL DEFAULT 0, -- kept by the triggers below
  sought                    TEXT NOT NULL DEFAULT '',   -- title and character in lower case, for the list's filter
  created_at                INTEGER NOT NULL,
  updated_at                INTEGER NOT NULL,
  trashed_at                INTEGER
, pinned INTEGER NOT NULL DEFAULT 0, archived_at INTEGER, persona_lock_id INTEGER REFERENCES user_personas (id) ON DELETE SET NULL, cast_members TEXT NOT NULL DEFAULT '[]', speakers_per_turn INTEGER NOT NULL DEFAULT 1, rewrites INTEGER NOT NULL DEFAULT 0, model_config_id INTEGER REFERENCES model_configs (id) ON DELETE SET NULL, preset_id INTEGER REFERENCES presets (id) ON DELETE SET NULL, settings TEXT NOT NULL DEFAULT '{}', folder_id TEXT REFERENCES folders (id) ON DELETE SET NULL, tags TEXT NOT NULL DEFAULT '[]');

CREATE INDEX conversations_recent ON conversations (updated_at, id);

CREATE INDEX conversations_leaf ON conversations (active_leaf_id);

CREATE INDEX conversations_card ON conversations (character_card_id);

CREATE TABLE messages (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  role            TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
  turn_index      INTEGER NOT NULL,
  parent_id       INTEGER REFERENCES messages (id) ON DELETE CASCADE CHECK (parent_id < id),
  created_at      INTEGER NOT NULL,
  interrupted     INTEGER NOT NULL DEFAULT 0,
  direction_notes TEXT NOT NULL DEFAULT '[]',
  workflow_state  TEXT NOT NULL DEFAULT '{}',
  content         TEXT NOT NULL
, bookmarked_at INTEGER, author TEXT NOT NULL DEFAULT '', finish TEXT NOT NULL DEFAULT '', character_card_id TEXT NOT NULL DEFAULT '', variables TEXT, recalled INTEGER NOT NULL DEFAULT 0);

CREATE INDEX messages_tree ON messages (conversation_id, parent_id);

CREATE INDEX messages_parent ON messages (parent_id);

CREATE TRIGGER messages_added AFTER INSERT ON messages BEGIN
  UPDATE conversations SET message_count = message_count + 1 WHERE id = new.conversation_id;
END;

CREATE TRIGGER messages_removed AFTER DELETE ON messages BEGIN
  UPDATE conversations SET message_count = message_count - 1 WHERE id = old.conversation_id;
END;

CREATE TABLE attachments (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  mime_type  TEXT NOT NULL,
  filename   TEXT NOT NULL,
  size       INTEGER NOT NULL,
  data       BLOB NOT NULL                           -- last, so that lists never read it
);

CREATE INDEX attachments_message ON attachments (message_id);

CREATE TABLE director_state (
  conversation_id    TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  active_moods       TEXT NOT NULL DEFAULT '[]',
  progressive_fields TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE conversation_logs (
  id                 INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id    TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  user_message_id    INTEGER REFERENCES messages (id) ON DELETE CASCADE,
  message_id         INTEGER REFERENCES messages (id) ON DELETE SET NULL,
  turn_index         INTEGER NOT NULL,
  created_at         INTEGER NOT NULL,
  active_moods_after TEXT NOT NULL DEFAULT '[]',
  progressive_fields TEXT,                            -- the state after the turn; null when the turn left it alone
  record             TEXT NOT NULL
);

CREATE INDEX conversation_logs_turn ON conversation_logs (conversation_id, turn_index);

CREATE INDEX conversation_logs_user ON conversation_logs (user_message_id);

CREATE INDEX conversation_logs_message ON conversation_logs (message_id);

CREATE TABLE turn_drafts (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  parent_id       INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  turn_index      INTEGER NOT NULL,
  content         TEXT NOT NULL,
  updated_at      INTEGER NOT NULL
, character_card_id TEXT NOT NULL DEFAULT '', author TEXT NOT NULL DEFAULT '', result TEXT NOT NULL DEFAULT '');

CREATE INDEX turn_drafts_parent ON turn_drafts (parent_id);

CREATE INDEX conversations_listed ON conversations (pinned, updated_at, id) WHERE trashed_at IS NULL AND archived_at IS NULL;

CREATE INDEX conversations_archived ON conversations (pinned, updated_at, id) WHERE trashed_at IS NULL AND archived_at IS NOT NULL;

CREATE INDEX conversations_trashed ON conversations (trashed_at, id) WHERE trashed_at IS NOT NULL;

CREATE TABLE presets (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT NOT NULL,
  content    TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
, origin TEXT NOT NULL DEFAULT '');

CREATE UNIQUE INDEX presets_name ON presets (name COLLATE NOCASE);

CREATE INDEX messages_bookmarked ON messages (conversation_id, id) WHERE bookmarked_at IS NOT NULL;

CREATE TABLE workflow_attachments (
  id                   INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id           INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  workflow_id          TEXT NOT NULL,
  mime_type            TEXT NOT NULL,
  filename             TEXT NOT NULL,
  created_at           INTEGER NOT NULL,
  parent_attachment_id INTEGER REFERENCES workflow_attachments (id) ON DELETE CASCADE,  -- null: a root
  active_sibling_id    INTEGER REFERENCES workflow_attachments (id) ON DELETE SET NULL, -- of a root; null: the newest
  annotation           TEXT,
  seed                 TEXT,
  generation_metadata  TEXT,
  consumption_metadata TEXT,
  size                 INTEGER NOT NULL,              -- bytes; of an evicted row, what it had
  evicted              INTEGER NOT NULL DEFAULT 1,    -- 0 while workflow_attachment_data has the bytes
  recoverable          INTEGER NOT NULL,
  oldest_access        INTEGER NOT NULL,              -- the last of recent_accesses
  recent_accesses      TEXT NOT NULL DEFAULT '[]'     -- at most three values of the counter, newest first
);

CREATE INDEX workflow_attachments_message ON workflow_attachments (message_id);

CREATE INDEX workflow_attachments_parent ON workflow_attachments (parent_attachment_id);

CREATE INDEX workflow_attachments_active ON workflow_attachments (active_sibling_id);

CREATE INDEX workflow_attachments_told ON workflow_attachments (message_id) WHERE parent_attachment_id IS NULL AND annotation IS NOT NULL;

CREATE INDEX workflow_attachments_eviction ON workflow_attachments (recoverable DESC, oldest_access, id, size) WHERE evicted = 0;

CREATE TABLE workflow_attachment_data (
  id   INTEGER PRIMARY KEY REFERENCES workflow_attachments (id) ON DELETE CASCADE,
  hash BLOB NOT NULL,                                 -- SHA-256 of data
  data BLOB NOT NULL
);

CREATE TRIGGER workflow_attachments_added AFTER INSERT ON workflow_attachments WHEN NOT new.evicted BEGIN
  UPDATE settings SET attachment_cache_used_bytes = attachment_cache_used_bytes + new.size WHERE id = 1;
END;

CREATE TRIGGER workflow_attachments_removed AFTER DELETE ON workflow_attachments WHEN NOT old.evicted BEGIN
  UPDATE settings SET attachment_cache_used_bytes = attachment_cache_used_bytes - old.size WHERE id = 1;
END;

CREATE TRIGGER workflow_attachments_changed AFTER UPDATE OF evicted, size ON workflow_attachments BEGIN
  UPDATE settings SET attachment_cache_used_bytes = attachment_cache_used_bytes
    + iif(new.evicted, 0, new.size) - iif(old.evicted, 0, old.size) WHERE id = 1;
END;

CREATE TABLE speech_servers (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL,
  url          TEXT NOT NULL,
  api_key      BLOB,                     -- sealed under "speech-server/ID"
  api_key_hint TEXT NOT NULL DEFAULT '',
  created_at   INTEGER NOT NULL
);

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
, vars TEXT NOT NULL DEFAULT '{}', draft INTEGER NOT NULL DEFAULT 0);

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
, team_id TEXT NOT NULL DEFAULT '', trigger_id TEXT NOT NULL DEFAULT '', trigger_event TEXT, root_run_id TEXT, block_position INTEGER NOT NULL DEFAULT 0, block_index INTEGER NOT NULL DEFAULT 0, block_path TEXT NOT NULL DEFAULT '', block_item TEXT NOT NULL DEFAULT '', block_steps INTEGER NOT NULL DEFAULT 0, iteration INTEGER, ending TEXT, marks TEXT, written TEXT);

CREATE INDEX runs_newest ON runs (created_at, id);

CREATE INDEX runs_parent ON runs (parent_run_id);

CREATE INDEX runs_automation ON runs (automation_id);

CREATE INDEX runs_message ON runs (conversation_id, parent_message_id);

CREATE INDEX runs_open ON runs (id) WHERE completed_at IS NULL AND halted_at IS NULL AND error IS NULL;

CREATE INDEX runs_untold ON runs (id) WHERE report <> '';

CREATE TABLE run_steps (
  id          INTEGER PRIMARY KEY,
  run_id      TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  instruction TEXT NOT NULL,
  context_id  TEXT NOT NULL DEFAULT '',
  child_id    TEXT NOT NULL DEFAULT '',
  started_at  INTEGER,
  finished_at INTEGER,
  result      TEXT, step_id TEXT NOT NULL DEFAULT '', tries INTEGER NOT NULL DEFAULT 0,
  UNIQUE (run_id, position)
);

CREATE TABLE run_logs (
  seq        INTEGER PRIMARY KEY,
  rev        INTEGER NOT NULL,                   -- rises with every write of any row of the run
  id         TEXT NOT NULL,
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
, path TEXT NOT NULL DEFAULT '', iteration INTEGER, branch TEXT NOT NULL DEFAULT '', attempt INTEGER NOT NULL DEFAULT 0, usage TEXT, item TEXT NOT NULL DEFAULT '');

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
, schema TEXT, path TEXT NOT NULL DEFAULT '', target TEXT, changed INTEGER NOT NULL DEFAULT 0, place TEXT NOT NULL DEFAULT '', marks TEXT, own_name TEXT NOT NULL DEFAULT '', edited INTEGER NOT NULL DEFAULT 0);

CREATE INDEX run_requests_step ON run_requests (run_id, position);

CREATE INDEX run_requests_open ON run_requests (created_at) WHERE answer IS NULL;

CREATE TABLE "triggers" (
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
, kind TEXT NOT NULL DEFAULT 'schedule', overlap TEXT NOT NULL DEFAULT 'skip', folder TEXT NOT NULL DEFAULT '', glob TEXT NOT NULL DEFAULT '', after_id TEXT NOT NULL DEFAULT '', ended TEXT NOT NULL DEFAULT '', command TEXT NOT NULL DEFAULT '', token_hash TEXT NOT NULL DEFAULT '', token_hint TEXT NOT NULL DEFAULT '', skipped_at INTEGER, skipped_file TEXT NOT NULL DEFAULT '', days TEXT NOT NULL DEFAULT '');

CREATE TABLE thread_vars (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  vars            TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE tool_settings (
  id       INTEGER PRIMARY KEY CHECK (id = 1),
  folder   TEXT NOT NULL DEFAULT '',
  fetching INTEGER NOT NULL DEFAULT 0
, hosts TEXT NOT NULL DEFAULT '[]');

CREATE TABLE tool_servers (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  name           TEXT NOT NULL UNIQUE,
  command        TEXT NOT NULL,
  args           TEXT NOT NULL,             -- a list
  offers         TEXT NOT NULL,             -- a list, as the server gave it when the person last looked
  variable_names TEXT NOT NULL,             -- a list
  variables      BLOB,                      -- values by name, sealed under "tool-server/ID"
  created_at     INTEGER NOT NULL
, address TEXT NOT NULL DEFAULT '', folder TEXT NOT NULL DEFAULT '');

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
, stats TEXT NOT NULL DEFAULT '{}');

CREATE INDEX team_messages_workflow ON team_messages (workflow_id, seq);

CREATE TABLE team_documents (
  id         TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES team_messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  promised   INTEGER NOT NULL
, version INTEGER NOT NULL DEFAULT 1, replaces INTEGER REFERENCES files (id) ON DELETE SET NULL);

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
, plan TEXT);

CREATE INDEX team_logs_workflow ON team_logs (workflow_id, seq);

CREATE TABLE team_agents (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT NOT NULL UNIQUE,
  title       TEXT NOT NULL,
  description TEXT NOT NULL,
  prompt      TEXT NOT NULL,
  model       TEXT NOT NULL,
  tools       TEXT NOT NULL              -- JSON: ids
);

CREATE TABLE character_extras (                    -- apart from the cards, whose pictures stand in the way of any later column
  character_id    TEXT PRIMARY KEY REFERENCES character_cards (id) ON DELETE CASCADE,
  persona_lock_id INTEGER REFERENCES user_personas (id) ON DELETE SET NULL,
  format          TEXT NOT NULL DEFAULT '',        -- how the card was written when it came
  rest            TEXT NOT NULL DEFAULT '{}'
);

CREATE INDEX character_extras_persona ON character_extras (persona_lock_id);

CREATE TABLE character_files (                     -- of a CHARX
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  character_id TEXT NOT NULL REFERENCES character_cards (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,                      -- a label and never a path
  data         BLOB NOT NULL,
  UNIQUE (character_id, name)
);

CREATE INDEX conversations_persona ON conversations (persona_lock_id);

CREATE TABLE search_changes (
  seq  INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id   TEXT NOT NULL
);

CREATE TRIGGER search_message_changed AFTER UPDATE OF content ON messages WHEN new.content <> old.content BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('message', new.id);
END;

CREATE TRIGGER search_message_gone AFTER DELETE ON messages BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('message', old.id);
END;

CREATE TRIGGER search_conversation_new AFTER INSERT ON conversations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', new.id);
END;

CREATE TRIGGER search_conversation_changed AFTER UPDATE OF title, character_name ON conversations
WHEN (new.title, new.character_name) <> (old.title, old.character_name) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', new.id);
END;

CREATE TRIGGER search_conversation_gone AFTER DELETE ON conversations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', old.id);
END;

CREATE TRIGGER search_character_new AFTER INSERT ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', new.id);
END;

CREATE TRIGGER search_character_changed AFTER UPDATE OF name, description, personality, scenario, first_mes, creator_notes, tags ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', new.id);
END;

CREATE TRIGGER search_character_gone AFTER DELETE ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', old.id);
END;

CREATE TRIGGER search_workflow_new AFTER INSERT ON automations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', new.id);
END;

CREATE TRIGGER search_workflow_changed AFTER UPDATE OF name, description ON automations
WHEN (new.name, new.description) <> (old.name, old.description) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', new.id);
END;

CREATE TRIGGER search_workflow_gone AFTER DELETE ON automations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', old.id);
END;

CREATE TABLE assistants (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL COLLATE NOCASE UNIQUE,
  description TEXT NOT NULL DEFAULT '',
  prompt      TEXT NOT NULL DEFAULT '',
  model       TEXT NOT NULL DEFAULT '',
  strategy    TEXT NOT NULL,
  tools       TEXT NOT NULL DEFAULT '[]',
  is_primary  INTEGER NOT NULL DEFAULT 0,
  created_at  INTEGER NOT NULL,
  updated_at  INTEGER NOT NULL
);

CREATE TABLE variables (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  scope       TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  is_secret   INTEGER NOT NULL DEFAULT 0,
  value       TEXT,
  sealed      BLOB,
  hint        TEXT NOT NULL DEFAULT '',
  grants      TEXT NOT NULL DEFAULT '[]',
  modified_at INTEGER NOT NULL,
  UNIQUE (scope, name)
);

CREATE TABLE conversation_extras (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  origin          TEXT NOT NULL,                     -- the source and its id there
  digest          BLOB NOT NULL,                     -- of all rows as they came
  rest            TEXT NOT NULL DEFAULT '{}'
);

CREATE INDEX conversation_extras_origin ON conversation_extras (origin);

CREATE TABLE message_extras (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  rest       TEXT NOT NULL
);

CREATE INDEX runs_team ON runs (team_id) WHERE team_id <> '';

CREATE TRIGGER search_teamwork_new AFTER INSERT ON team_workflows BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.id);
END;

CREATE TRIGGER search_teamwork_changed AFTER UPDATE OF name ON team_workflows WHEN new.name <> old.name BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.id);
END;

CREATE TRIGGER search_teamwork_gone AFTER DELETE ON team_workflows BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', old.id);
END;

CREATE TRIGGER search_teamwork_said AFTER INSERT ON team_messages BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.workflow_id);
END;

CREATE TRIGGER search_document_new AFTER INSERT ON team_documents BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('document', new.id);
END;

CREATE TRIGGER search_document_gone AFTER DELETE ON team_documents BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('document', old.id);
END;

CREATE TABLE folds (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  first_id        INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  last_id         INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  kind            TEXT NOT NULL,              -- events or summary
  edited          INTEGER NOT NULL DEFAULT 0, -- by the person
  waiting         INTEGER NOT NULL DEFAULT 0, -- it is read from the next fold on
  text            TEXT NOT NULL,
  created_at      INTEGER NOT NULL
, written_at INTEGER NOT NULL DEFAULT 0);

CREATE INDEX folds_conversation ON folds (conversation_id);

CREATE INDEX folds_first ON folds (first_id);

CREATE INDEX folds_last ON folds (last_id);

CREATE INDEX triggers_automation ON triggers (automation_id);

CREATE INDEX triggers_next ON triggers (next_at) WHERE next_at IS NOT NULL;

CREATE INDEX triggers_after ON triggers (after_id) WHERE after_id <> '';

CREATE INDEX triggers_command ON triggers (command) WHERE command <> '';

CREATE TABLE trigger_events (
  seq        INTEGER PRIMARY KEY,
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  key        TEXT NOT NULL,
  run_id     TEXT NOT NULL, -- of the run that it will begin
  event      TEXT NOT NULL,
  UNIQUE (trigger_id, key)
);

CREATE TABLE trigger_files (
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  path       TEXT NOT NULL,
  size       INTEGER NOT NULL,
  modified   INTEGER NOT NULL, -- in nanoseconds
  seen_at    INTEGER NOT NULL, gone_at INTEGER,
  PRIMARY KEY (trigger_id, path)
);

CREATE TABLE permissions (
  id         TEXT PRIMARY KEY,
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  tool_id    TEXT NOT NULL,
  match      TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at    INTEGER,
  uses       INTEGER NOT NULL DEFAULT 0
, folder TEXT NOT NULL DEFAULT '', tool TEXT NOT NULL DEFAULT '');

CREATE INDEX permissions_trigger ON permissions (trigger_id, tool_id);

CREATE INDEX runs_trigger ON runs (trigger_id) WHERE trigger_id <> '';

CREATE INDEX runs_root ON runs (root_run_id) WHERE root_run_id IS NOT NULL;

CREATE INDEX run_steps_named ON run_steps (run_id, step_id) WHERE step_id <> '';

CREATE TABLE run_items (
  run_id   TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,           -- of the step
  i        INTEGER NOT NULL,
  value    TEXT NOT NULL,
  taken    INTEGER NOT NULL DEFAULT 0,
  result   TEXT,                       -- nothing until it is done
  PRIMARY KEY (run_id, position, i)
);

CREATE TRIGGER search_run_new AFTER INSERT ON runs WHEN new.kind <> 'block' BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;

CREATE TRIGGER search_run_changed AFTER UPDATE OF name, completed_at, halted_at ON runs
WHEN new.kind <> 'block' AND (new.name, new.completed_at, new.halted_at) IS NOT (old.name, old.completed_at, old.halted_at) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;

CREATE TRIGGER search_run_gone AFTER DELETE ON runs WHEN old.kind <> 'block' BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', old.id);
END;

CREATE TABLE flow_nodes (
  run_id   TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,           -- of the step
  flow     TEXT NOT NULL,              -- which flow on which input
  node     TEXT NOT NULL,
  path     TEXT NOT NULL,              -- of the node in the log
  result   TEXT NOT NULL,
  PRIMARY KEY (run_id, position, flow, node)
);

CREATE INDEX team_documents_replaces ON team_documents (replaces) WHERE replaces IS NOT NULL;

CREATE TABLE team_rounds (
  workflow_id TEXT NOT NULL REFERENCES team_workflows (id) ON DELETE CASCADE,
  round       INTEGER NOT NULL,
  plan        TEXT NOT NULL,            -- JSON
  task        INTEGER NOT NULL,         -- the running one, from 1; 0 when none runs
  failures    INTEGER NOT NULL,         -- of its tasks so far
  calls       TEXT NOT NULL, marks TEXT,            -- JSON: the tools that the running task called, and which of them a person is asked about
  PRIMARY KEY (workflow_id, round)
);

CREATE INDEX messages_created ON messages (created_at);

CREATE TABLE team_citations (
  document_id TEXT NOT NULL REFERENCES team_documents (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  file_id     INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  page        INTEGER NOT NULL,         -- 0: it is counted in lines
  line        INTEGER NOT NULL,
  PRIMARY KEY (document_id, position)
);

CREATE INDEX team_citations_file ON team_citations (file_id);

CREATE TABLE message_files (
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id),
  mode       TEXT NOT NULL,             -- whole: text goes with the message; search: passages are quoted
  tokens     INTEGER NOT NULL,          -- of the file's text, about
  text       TEXT NOT NULL,             -- what the model reads with the message, the same in every turn
  PRIMARY KEY (message_id, position)
);

CREATE INDEX message_files_file ON message_files (file_id);

CREATE TABLE message_quotes (
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  page       INTEGER NOT NULL,          -- 0: it is counted in lines
  line       INTEGER NOT NULL,
  PRIMARY KEY (message_id, position)
);

CREATE INDEX message_quotes_file ON message_quotes (file_id);

CREATE TABLE attached_files (
  file_id     INTEGER PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  attached_at INTEGER NOT NULL
);

CREATE TRIGGER messages_rewritten AFTER UPDATE OF conversation_id, role, turn_index, parent_id, created_at, interrupted, finish, content,
  bookmarked_at, author, character_card_id ON messages BEGIN
  UPDATE conversations SET rewrites = rewrites + 1 WHERE id = new.conversation_id;
END;

CREATE TRIGGER messages_taken AFTER DELETE ON messages BEGIN
  UPDATE conversations SET rewrites = rewrites + 1 WHERE id = old.conversation_id;
END;

CREATE INDEX messages_noted ON messages (conversation_id) WHERE direction_notes <> '[]';

CREATE TRIGGER search_file_sent AFTER INSERT ON message_files BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('file', new.file_id);
END;

CREATE TRIGGER search_file_gone AFTER DELETE ON message_files BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('file', old.file_id);
END;

CREATE TABLE waiting_edits (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  content    TEXT NOT NULL
);

CREATE TABLE purges (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE
);

CREATE TABLE message_drafts (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  updated_at      INTEGER NOT NULL,
  pastes          TEXT NOT NULL,          -- JSON: long texts that were pasted
  text            TEXT NOT NULL
);

CREATE TABLE draft_files (
  conversation_id TEXT NOT NULL REFERENCES message_drafts (conversation_id) ON DELETE CASCADE,
  position        INTEGER NOT NULL,
  file_id         INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  mode            TEXT NOT NULL,
  tokens          INTEGER NOT NULL,
  PRIMARY KEY (conversation_id, position)
);

CREATE INDEX draft_files_file ON draft_files (file_id);

CREATE TABLE workflow_drafts (
  automation_id TEXT PRIMARY KEY REFERENCES automations (id) ON DELETE CASCADE,
  updated_at    INTEGER NOT NULL,
  draft         TEXT NOT NULL             -- JSON: the workflow as it is edited
);

CREATE TABLE fold_versions (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  fold_id    INTEGER NOT NULL REFERENCES folds (id) ON DELETE CASCADE,
  kind       TEXT NOT NULL,
  edited     INTEGER NOT NULL,
  text       TEXT NOT NULL,
  written_at INTEGER NOT NULL
);

CREATE INDEX fold_versions_fold ON fold_versions (fold_id);

CREATE TABLE fold_changes (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  fold_id    INTEGER NOT NULL REFERENCES folds (id) ON DELETE CASCADE,
  version_id INTEGER REFERENCES fold_versions (id) ON DELETE CASCADE, -- NULL: the text that the fold has
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  digest     TEXT NOT NULL -- of the text that was read; empty: not known
);

CREATE UNIQUE INDEX fold_changes_present ON fold_changes (fold_id, message_id) WHERE version_id IS NULL;

CREATE INDEX fold_changes_version ON fold_changes (version_id);

CREATE INDEX fold_changes_message ON fold_changes (message_id);

CREATE TRIGGER messages_folded AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  INSERT OR IGNORE INTO fold_changes (fold_id, message_id, digest)
    SELECT id, new.id, '' FROM folds WHERE conversation_id = new.conversation_id AND new.id BETWEEN first_id AND last_id;
END;

CREATE TABLE thread_marks (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  marks           TEXT NOT NULL -- JSON
);

CREATE TABLE attachment_hashes (
  id   INTEGER PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
  hash TEXT NOT NULL                                  -- SHA-256 of the image's data, in hexadecimal
);

CREATE TABLE habit_readings (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  model      TEXT NOT NULL,               -- that wrote it; empty: a person
  words      INTEGER NOT NULL,
  skipped    TEXT NOT NULL,               -- why it does not count; empty: it does
  digest     INTEGER NOT NULL,            -- of the content, by which a copy is known
  forgotten  INTEGER NOT NULL DEFAULT 0   -- a person wants nothing to be learnt of it
);

CREATE INDEX habit_readings_digest ON habit_readings (digest);

CREATE TABLE habits (
  id                INTEGER PRIMARY KEY,
  model             TEXT NOT NULL,
  phrase            TEXT NOT NULL,
  evidence          REAL NOT NULL,
  offered           INTEGER NOT NULL DEFAULT 1,  -- 0: a person had it forgotten
  forgotten_through INTEGER NOT NULL DEFAULT 0,  -- the last message that does not count any more
  UNIQUE (model, phrase)
);

CREATE TABLE habit_places (
  habit_id   INTEGER NOT NULL REFERENCES habits (id) ON DELETE CASCADE,
  message_id INTEGER NOT NULL REFERENCES habit_readings (message_id) ON DELETE CASCADE,
  count      INTEGER NOT NULL,
  PRIMARY KEY (habit_id, message_id)
);

CREATE INDEX habit_places_message ON habit_places (message_id);

CREATE TRIGGER habit_readings_changed AFTER UPDATE OF content ON messages BEGIN
  DELETE FROM habit_readings WHERE message_id = new.id;
END;

CREATE TRIGGER habit_readings_removed AFTER DELETE ON habit_readings WHEN old.skipped = '' BEGIN
  DELETE FROM habit_readings WHERE digest = old.digest AND skipped = 'copy';
END;

CREATE TRIGGER habit_places_removed AFTER DELETE ON habit_places BEGIN
  DELETE FROM habits WHERE id = old.habit_id AND NOT EXISTS (SELECT 1 FROM habit_places WHERE habit_id = old.habit_id);
END;

CREATE INDEX messages_with_variables ON messages (conversation_id) WHERE variables IS NOT NULL;

CREATE TABLE shared_variables (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE message_recalls (
  message_id  INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  recalled_id INTEGER REFERENCES messages (id) ON DELETE CASCADE, -- NULL: it was looked for, and nothing was found
  quote       TEXT NOT NULL,            -- a piece of the recalled message
  score       REAL NOT NULL,
  words       INTEGER NOT NULL,         -- its place among those found by words; 0: it is none of them
  meaning     INTEGER NOT NULL,         -- and among those found by meaning
  present     INTEGER NOT NULL, fact_id INTEGER REFERENCES facts (id) ON DELETE CASCADE,         -- it names somebody who was present
  PRIMARY KEY (message_id, position)
);

CREATE INDEX message_recalls_recalled ON message_recalls (recalled_id);

CREATE TRIGGER messages_recalled AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  DELETE FROM message_recalls WHERE message_id = new.id OR recalled_id = new.id;
END;

CREATE TABLE facts (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  message_id      INTEGER REFERENCES messages (id) ON DELETE CASCADE, -- NULL: it was carried over, and holds on every path
  quote           TEXT NOT NULL,               -- the words of the message that prove it; empty: a person answers for it
  subject         TEXT NOT NULL,
  relation        TEXT NOT NULL,
  value           TEXT NOT NULL,
  sentence        TEXT NOT NULL,
  kind            TEXT NOT NULL,
  one_value       INTEGER NOT NULL,
  known_by        TEXT NOT NULL DEFAULT '[]',  -- a JSON list of names
  place           TEXT NOT NULL,
  story_time      TEXT NOT NULL,
  story_day       INTEGER,                     -- NULL: not told
  layer           TEXT NOT NULL,
  claimed_by      TEXT NOT NULL,
  pinned          INTEGER NOT NULL,
  forgotten_at    INTEGER,                     -- by a person; it stays, so that it is not learnt again
  author          TEXT NOT NULL,
  origin          TEXT NOT NULL,               -- where a carried one is from
  created_at      INTEGER NOT NULL
);

CREATE INDEX facts_conversation ON facts (conversation_id);

CREATE INDEX facts_message ON facts (message_id);

CREATE TABLE fact_tellings (
  fact_id    INTEGER NOT NULL REFERENCES facts (id) ON DELETE CASCADE,
  message_id INTEGER REFERENCES messages (id) ON DELETE CASCADE, -- NULL: everywhere
  name       TEXT NOT NULL,
  knows      INTEGER NOT NULL
);

CREATE UNIQUE INDEX fact_tellings_once ON fact_tellings (fact_id, ifnull(message_id, 0), name);

CREATE INDEX fact_tellings_message ON fact_tellings (message_id);

CREATE TABLE fact_readings (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  author     TEXT NOT NULL,
  present    TEXT NOT NULL DEFAULT '[]',       -- a JSON list of names
  dropped    TEXT NOT NULL DEFAULT '{}',       -- how many facts were not kept, a JSON object by the reason
  tokens     INTEGER NOT NULL,                 -- that the model wrote
  millis     INTEGER NOT NULL,
  stale      INTEGER NOT NULL DEFAULT 0,       -- the exchange was changed, and is read again
  created_at INTEGER NOT NULL
);

CREATE TRIGGER fact_readings_stale AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  UPDATE fact_readings SET stale = 1 WHERE message_id = new.id OR message_id IN (SELECT id FROM messages WHERE parent_id = new.id);
END;

CREATE INDEX message_recalls_fact ON message_recalls (fact_id);

CREATE TRIGGER facts_recalled AFTER UPDATE ON facts WHEN
    (old.quote, old.subject, old.relation, old.value, old.sentence, old.kind, old.one_value,
      old.known_by, old.place, old.story_time, old.story_day, old.claimed_by, old.forgotten_at)
    IS NOT (new.quote, new.subject, new.relation, new.value, new.sentence, new.kind, new.one_value,
      new.known_by, new.place, new.story_time, new.story_day, new.claimed_by, new.forgotten_at)
BEGIN
  DELETE FROM message_recalls WHERE fact_id = new.id;
END;

CREATE TRIGGER fact_messages_recalled AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  DELETE FROM message_recalls WHERE fact_id IN
    (SELECT id FROM facts WHERE message_id = new.id AND quote <> '' AND layer <> 'person' AND instr(new.content, quote) = 0);
END;

CREATE TABLE folders (
  id              TEXT PRIMARY KEY,
  parent_id       TEXT REFERENCES folders (id) ON DELETE SET NULL,        -- NULL: it lies in no other; a parent has none itself
  name            TEXT NOT NULL,
  color           TEXT NOT NULL DEFAULT '',                               -- see chat.FolderColors
  position        INTEGER NOT NULL,                                       -- among those with the same parent
  instructions    TEXT NOT NULL DEFAULT '',
  model_config_id INTEGER REFERENCES model_configs (id) ON DELETE SET NULL,
  preset_id       INTEGER REFERENCES presets (id) ON DELETE SET NULL,
  created_at      INTEGER NOT NULL
, tool_groups TEXT NOT NULL DEFAULT '[]');

CREATE INDEX folders_parent ON folders (parent_id);

CREATE INDEX folders_model ON folders (model_config_id);

CREATE INDEX folders_preset ON folders (preset_id);

CREATE TABLE folder_worlds (
  folder_id TEXT NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
  world_id  INTEGER NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
  PRIMARY KEY (folder_id, world_id)
);

CREATE INDEX folder_worlds_world ON folder_worlds (world_id);

CREATE TABLE folder_files (
  folder_id TEXT NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
  position  INTEGER NOT NULL,
  file_id   INTEGER NOT NULL REFERENCES files (id),
  size      INTEGER NOT NULL,                                             -- of the file's text in bytes
  text      TEXT NOT NULL,                                                -- what the model reads of it, the same in every turn; empty: it is too long
  PRIMARY KEY (folder_id, position)
);

CREATE INDEX folder_files_file ON folder_files (file_id);

CREATE TABLE deleted_folders (
  folder_id     TEXT PRIMARY KEY REFERENCES folders (id) ON DELETE CASCADE,
  deleted_at    INTEGER NOT NULL,
  conversations TEXT NOT NULL                                             -- a JSON list of those that were in it
);

CREATE INDEX conversations_folder ON conversations (folder_id);

CREATE TABLE calls (
  id              INTEGER PRIMARY KEY,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  message_id      INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE, -- that is answered
  reply_id        INTEGER REFERENCES messages (id) ON DELETE CASCADE,          -- the version of the reply that alone read it; NULL: all do
  own             INTEGER NOT NULL DEFAULT 0,                                  -- it was made for another version of a reply; reply_id is NULL until that is there
  round           INTEGER NOT NULL,                                            -- calls of one round were made at once
  call_id         TEXT NOT NULL,                                               -- by which the model knows it
  said            TEXT NOT NULL DEFAULT '',
  tool            TEXT NOT NULL,
  name            TEXT NOT NULL,
  own_name        TEXT NOT NULL DEFAULT '',
  args            TEXT NOT NULL,                                               -- JSON
  written         TEXT,                                                        -- JSON: the arguments of the model, where a person changed them
  state           TEXT NOT NULL,                                               -- see chat.CallState
  result          TEXT NOT NULL DEFAULT '',                                    -- what the model reads
  cut             INTEGER NOT NULL DEFAULT 0,
  bytes           INTEGER NOT NULL DEFAULT 0,                                  -- of whole
  whole           TEXT,                                                        -- JSON
  ms              INTEGER NOT NULL DEFAULT 0,
  sources         TEXT NOT NULL DEFAULT '[]',                                  -- JSON
  read            TEXT NOT NULL DEFAULT '[]',                                  -- JSON: the same in words
  question        TEXT,                                                        -- JSON: what a person is asked; NULL: nobody is
  created_at      INTEGER NOT NULL
);

CREATE INDEX calls_message ON calls (message_id);

CREATE INDEX calls_reply ON calls (reply_id);

CREATE INDEX calls_conversation ON calls (conversation_id);

CREATE TABLE conversation_tools (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  chosen          TEXT,                                                        -- a JSON list of groups; NULL: as the folder says
  offered         TEXT NOT NULL DEFAULT '[]',                                  -- JSON: the tools as the model is told of them
  trusted         TEXT NOT NULL DEFAULT '[]'                                   -- a JSON list of what is allowed for the rest of the conversation
);

CREATE TABLE waiting_replies (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  direction  TEXT NOT NULL                                                     -- JSON
);

CREATE TABLE scripts (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  character_id TEXT REFERENCES character_cards (id) ON DELETE CASCADE, -- the card that it belongs to
  preset_id    INTEGER REFERENCES presets (id) ON DELETE CASCADE,      -- the preset that it belongs to; without both it acts everywhere
  sort_order   INTEGER NOT NULL DEFAULT 0,
  allowed      INTEGER NOT NULL DEFAULT 1,                             -- a person knows of it, and lets it act
  body         TEXT NOT NULL
);

CREATE INDEX scripts_character ON scripts (character_id);

CREATE INDEX scripts_preset ON scripts (preset_id);

CREATE TABLE quick_reply_sets (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  sort_order INTEGER NOT NULL DEFAULT 0,
  enabled    INTEGER NOT NULL DEFAULT 1,                               -- its buttons are above the message box
  body       TEXT NOT NULL
);
