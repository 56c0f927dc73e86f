index attachments_message
CREATE INDEX attachments_message ON attachments (message_id);

index character_cards_world
CREATE INDEX character_cards_world ON character_cards (world_id);

index character_extras_persona
CREATE INDEX character_extras_persona ON character_extras (persona_lock_id);

index conversation_extras_origin
CREATE INDEX conversation_extras_origin ON conversation_extras (origin);

index conversation_logs_message
CREATE INDEX conversation_logs_message ON conversation_logs (message_id);

index conversation_logs_turn
CREATE INDEX conversation_logs_turn ON conversation_logs (conversation_id, turn_index);

index conversation_logs_user
CREATE INDEX conversation_logs_user ON conversation_logs (user_message_id);

index conversations_archived
CREATE INDEX conversations_archived ON conversations (pinned, updated_at, id) WHERE trashed_at IS NULL AND archived_at IS NOT NULL;

index conversations_card
CREATE INDEX conversations_card ON conversations (character_card_id);

index conversations_leaf
CREATE INDEX conversations_leaf ON conversations (active_leaf_id);

index conversations_listed
CREATE INDEX conversations_listed ON conversations (pinned, updated_at, id) WHERE trashed_at IS NULL AND archived_at IS NULL;

index conversations_persona
CREATE INDEX conversations_persona ON conversations (persona_lock_id);

index conversations_recent
CREATE INDEX conversations_recent ON conversations (updated_at, id);

index conversations_trashed
CREATE INDEX conversations_trashed ON conversations (trashed_at, id) WHERE trashed_at IS NOT NULL;

index endpoints_model
CREATE INDEX endpoints_model ON endpoints (active_model_config_id);

index files_hash
CREATE INDEX files_hash ON files (hash);

index folds_conversation
CREATE INDEX folds_conversation ON folds (conversation_id);

index folds_first
CREATE INDEX folds_first ON folds (first_id);

index folds_last
CREATE INDEX folds_last ON folds (last_id);

index lorebook_entries_world
CREATE INDEX lorebook_entries_world ON lorebook_entries (world_id);

index messages_bookmarked
CREATE INDEX messages_bookmarked ON messages (conversation_id, id) WHERE bookmarked_at IS NOT NULL;

index messages_created
CREATE INDEX messages_created ON messages (created_at);

index messages_parent
CREATE INDEX messages_parent ON messages (parent_id);

index messages_tree
CREATE INDEX messages_tree ON messages (conversation_id, parent_id);

index model_configs_endpoint
CREATE INDEX model_configs_endpoint ON model_configs (endpoint_id);

index permissions_trigger
CREATE INDEX permissions_trigger ON permissions (trigger_id, tool_id);

index presets_name
CREATE UNIQUE INDEX presets_name ON presets (name COLLATE NOCASE);

index run_logs_rev
CREATE INDEX run_logs_rev ON run_logs (run_id, rev);

index run_requests_open
CREATE INDEX run_requests_open ON run_requests (created_at) WHERE answer IS NULL;

index run_requests_step
CREATE INDEX run_requests_step ON run_requests (run_id, position);

index run_steps_named
CREATE INDEX run_steps_named ON run_steps (run_id, step_id) WHERE step_id <> '';

index runs_automation
CREATE INDEX runs_automation ON runs (automation_id);

index runs_message
CREATE INDEX runs_message ON runs (conversation_id, parent_message_id);

index runs_newest
CREATE INDEX runs_newest ON runs (created_at, id);

index runs_open
CREATE INDEX runs_open ON runs (id) WHERE completed_at IS NULL AND halted_at IS NULL AND error IS NULL;

index runs_parent
CREATE INDEX runs_parent ON runs (parent_run_id);

index runs_root
CREATE INDEX runs_root ON runs (root_run_id) WHERE root_run_id IS NOT NULL;

index runs_team
CREATE INDEX runs_team ON runs (team_id) WHERE team_id <> '';

index runs_trigger
CREATE INDEX runs_trigger ON runs (trigger_id) WHERE trigger_id <> '';

index runs_untold
CREATE INDEX runs_untold ON runs (id) WHERE report <> '';

index team_citations_file
CREATE INDEX team_citations_file ON team_citations (file_id);

index team_documents_file
CREATE INDEX team_documents_file ON team_documents (file_id);

index team_documents_message
CREATE INDEX team_documents_message ON team_documents (message_id, position);

index team_documents_replaces
CREATE INDEX team_documents_replaces ON team_documents (replaces) WHERE replaces IS NOT NULL;

index team_logs_workflow
CREATE INDEX team_logs_workflow ON team_logs (workflow_id, seq);

index team_messages_workflow
CREATE INDEX team_messages_workflow ON team_messages (workflow_id, seq);

index team_workflows_latest
CREATE INDEX team_workflows_latest ON team_workflows (last_activity DESC, id);

index team_workflows_running
CREATE INDEX team_workflows_running ON team_workflows (id) WHERE status = 'running';

index triggers_after
CREATE INDEX triggers_after ON triggers (after_id) WHERE after_id <> '';

index triggers_automation
CREATE INDEX triggers_automation ON triggers (automation_id);

index triggers_command
CREATE INDEX triggers_command ON triggers (command) WHERE command <> '';

index triggers_next
CREATE INDEX triggers_next ON triggers (next_at) WHERE next_at IS NOT NULL;

index turn_drafts_parent
CREATE INDEX turn_drafts_parent ON turn_drafts (parent_id);

index workflow_attachments_active
CREATE INDEX workflow_attachments_active ON workflow_attachments (active_sibling_id);

index workflow_attachments_eviction
CREATE INDEX workflow_attachments_eviction ON workflow_attachments (recoverable DESC, oldest_access, id, size) WHERE evicted = 0;

index workflow_attachments_message
CREATE INDEX workflow_attachments_message ON workflow_attachments (message_id);

index workflow_attachments_parent
CREATE INDEX workflow_attachments_parent ON workflow_attachments (parent_attachment_id);

index workflow_attachments_told
CREATE INDEX workflow_attachments_told ON workflow_attachments (message_id) WHERE parent_attachment_id IS NULL AND annotation IS NOT NULL;

table assistants
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

table attachments
CREATE TABLE attachments (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  mime_type  TEXT NOT NULL,
  filename   TEXT NOT NULL,
  size       INTEGER NOT NULL,
  data       BLOB NOT NULL                           -- last, so that lists never read it
);

table automations
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
, vars TEXT NOT NULL DEFAULT '{}');

table character_cards
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

table character_extras
CREATE TABLE character_extras (                    -- apart from the cards, whose pictures stand in the way of any later column
  character_id    TEXT PRIMARY KEY REFERENCES character_cards (id) ON DELETE CASCADE,
  persona_lock_id INTEGER REFERENCES user_personas (id) ON DELETE SET NULL,
  format          TEXT NOT NULL DEFAULT '',        -- how the card was written when it came
  rest            TEXT NOT NULL DEFAULT '{}'
);

table character_files
CREATE TABLE character_files (                     -- of a CHARX
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  character_id TEXT NOT NULL REFERENCES character_cards (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,                      -- a label and never a path
  data         BLOB NOT NULL,
  UNIQUE (character_id, name)
);

table conversation_extras
CREATE TABLE conversation_extras (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  origin          TEXT NOT NULL,                     -- the source and its id there
  digest          BLOB NOT NULL,                     -- of all rows as they came
  rest            TEXT NOT NULL DEFAULT '{}'
);

table conversation_logs
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

table conversations
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
, pinned INTEGER NOT NULL DEFAULT 0, archived_at INTEGER, persona_lock_id INTEGER REFERENCES user_personas (id) ON DELETE SET NULL);

table derived_texts
CREATE TABLE derived_texts (
  hash TEXT NOT NULL,                    -- of the content
  key  TEXT NOT NULL,                    -- what was asked of it
  text TEXT NOT NULL,
  PRIMARY KEY (hash, key)
);

table director_fragments
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

table director_state
CREATE TABLE director_state (
  conversation_id    TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  active_moods       TEXT NOT NULL DEFAULT '[]',
  progressive_fields TEXT NOT NULL DEFAULT '{}'
);

table endpoints
CREATE TABLE endpoints (
  id                     INTEGER PRIMARY KEY AUTOINCREMENT,
  name                   TEXT NOT NULL,
  url                    TEXT NOT NULL,
  api_key                BLOB,                      -- sealed under "endpoint/ID"
  api_key_hint           TEXT NOT NULL DEFAULT '',
  active_model_config_id INTEGER REFERENCES model_configs (id) ON DELETE SET NULL,
  created_at             INTEGER NOT NULL
);

table file_data
CREATE TABLE file_data (
  hash TEXT PRIMARY KEY,                 -- SHA-256 of data, in hex
  data BLOB NOT NULL
);

table files
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

table flow_nodes
CREATE TABLE flow_nodes (
  run_id   TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,           -- of the step
  flow     TEXT NOT NULL,              -- which flow on which input
  node     TEXT NOT NULL,
  path     TEXT NOT NULL,              -- of the node in the log
  result   TEXT NOT NULL,
  PRIMARY KEY (run_id, position, flow, node)
);

table folds
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
);

table lorebook_entries
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
, rest TEXT NOT NULL DEFAULT '{}');

table message_extras
CREATE TABLE message_extras (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  rest       TEXT NOT NULL
);

table messages
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
, bookmarked_at INTEGER, author TEXT NOT NULL DEFAULT '', finish TEXT NOT NULL DEFAULT '');

table meta
CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

table model_configs
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
);

table mood_fragments
CREATE TABLE mood_fragments (
  id              TEXT PRIMARY KEY,
  label           TEXT NOT NULL,
  description     TEXT NOT NULL DEFAULT '',
  prompt_text     TEXT NOT NULL DEFAULT '',
  negative_prompt TEXT NOT NULL DEFAULT '',
  enabled         INTEGER NOT NULL DEFAULT 1,
  sort_order      INTEGER NOT NULL DEFAULT 0
);

table permissions
CREATE TABLE permissions (
  id         TEXT PRIMARY KEY,
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  tool_id    TEXT NOT NULL,
  match      TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at    INTEGER,
  uses       INTEGER NOT NULL DEFAULT 0
);

table phrase_bank
CREATE TABLE phrase_bank (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  kind     TEXT NOT NULL,
  variants TEXT NOT NULL DEFAULT '[]',
  pattern  TEXT NOT NULL DEFAULT '',
  enabled  INTEGER NOT NULL DEFAULT 1
);

table presets
CREATE TABLE presets (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT NOT NULL,
  content    TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

table run_items
CREATE TABLE run_items (
  run_id   TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,           -- of the step
  i        INTEGER NOT NULL,
  value    TEXT NOT NULL,
  taken    INTEGER NOT NULL DEFAULT 0,
  result   TEXT,                       -- nothing until it is done
  PRIMARY KEY (run_id, position, i)
);

table run_logs
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

table run_requests
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
, schema TEXT);

table run_steps
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

table runs
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
, team_id TEXT NOT NULL DEFAULT '', trigger_id TEXT NOT NULL DEFAULT '', trigger_event TEXT, root_run_id TEXT, block_position INTEGER NOT NULL DEFAULT 0, block_index INTEGER NOT NULL DEFAULT 0, block_path TEXT NOT NULL DEFAULT '', block_item TEXT NOT NULL DEFAULT '', block_steps INTEGER NOT NULL DEFAULT 0, iteration INTEGER, ending TEXT);

table search_changes
CREATE TABLE search_changes (
  seq  INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id   TEXT NOT NULL
);

table settings
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

table speech_servers
CREATE TABLE speech_servers (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL,
  url          TEXT NOT NULL,
  api_key      BLOB,                     -- sealed under "speech-server/ID"
  api_key_hint TEXT NOT NULL DEFAULT '',
  created_at   INTEGER NOT NULL
);

table team_agents
CREATE TABLE team_agents (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT NOT NULL UNIQUE,
  title       TEXT NOT NULL,
  description TEXT NOT NULL,
  prompt      TEXT NOT NULL,
  model       TEXT NOT NULL,
  tools       TEXT NOT NULL              -- JSON: ids
);

table team_citations
CREATE TABLE team_citations (
  document_id TEXT NOT NULL REFERENCES team_documents (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  file_id     INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  page        INTEGER NOT NULL,         -- 0: it is counted in lines
  line        INTEGER NOT NULL,
  PRIMARY KEY (document_id, position)
);

table team_documents
CREATE TABLE team_documents (
  id         TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES team_messages (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  file_id    INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  promised   INTEGER NOT NULL
, version INTEGER NOT NULL DEFAULT 1, replaces INTEGER REFERENCES files (id) ON DELETE SET NULL);

table team_logs
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

table team_messages
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

table team_rounds
CREATE TABLE team_rounds (
  workflow_id TEXT NOT NULL REFERENCES team_workflows (id) ON DELETE CASCADE,
  round       INTEGER NOT NULL,
  plan        TEXT NOT NULL,            -- JSON
  task        INTEGER NOT NULL,         -- the running one, from 1; 0 when none runs
  failures    INTEGER NOT NULL,         -- of its tasks so far
  calls       TEXT NOT NULL,            -- JSON: the tools that the running task called, and which of them a person is asked about
  PRIMARY KEY (workflow_id, round)
);

table team_workflows
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

table thread_vars
CREATE TABLE thread_vars (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  vars            TEXT NOT NULL DEFAULT '{}'
);

table tool_servers
CREATE TABLE tool_servers (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  name           TEXT NOT NULL UNIQUE,
  command        TEXT NOT NULL,
  args           TEXT NOT NULL,             -- a list
  offers         TEXT NOT NULL,             -- a list, as the server gave it when the person last looked
  variable_names TEXT NOT NULL,             -- a list
  variables      BLOB,                      -- values by name, sealed under "tool-server/ID"
  created_at     INTEGER NOT NULL
, address TEXT NOT NULL DEFAULT '');

table tool_settings
CREATE TABLE tool_settings (
  id       INTEGER PRIMARY KEY CHECK (id = 1),
  folder   TEXT NOT NULL DEFAULT '',
  fetching INTEGER NOT NULL DEFAULT 0
, hosts TEXT NOT NULL DEFAULT '[]');

table trigger_events
CREATE TABLE trigger_events (
  seq        INTEGER PRIMARY KEY,
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  key        TEXT NOT NULL,
  run_id     TEXT NOT NULL, -- of the run that it will begin
  event      TEXT NOT NULL,
  UNIQUE (trigger_id, key)
);

table trigger_files
CREATE TABLE trigger_files (
  trigger_id TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
  path       TEXT NOT NULL,
  size       INTEGER NOT NULL,
  modified   INTEGER NOT NULL, -- in nanoseconds
  seen_at    INTEGER NOT NULL, gone_at INTEGER,
  PRIMARY KEY (trigger_id, path)
);

table triggers
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
, kind TEXT NOT NULL DEFAULT 'schedule', overlap TEXT NOT NULL DEFAULT 'skip', folder TEXT NOT NULL DEFAULT '', glob TEXT NOT NULL DEFAULT '', after_id TEXT NOT NULL DEFAULT '', ended TEXT NOT NULL DEFAULT '', command TEXT NOT NULL DEFAULT '', token_hash TEXT NOT NULL DEFAULT '', token_hint TEXT NOT NULL DEFAULT '', skipped_at INTEGER);

table turn_drafts
CREATE TABLE turn_drafts (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  parent_id       INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  turn_index      INTEGER NOT NULL,
  content         TEXT NOT NULL,
  updated_at      INTEGER NOT NULL
);

table user_personas
CREATE TABLE user_personas (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL,
  description  TEXT NOT NULL DEFAULT '',
  avatar_color TEXT NOT NULL DEFAULT ''
);

table variables
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

table workflow_attachment_data
CREATE TABLE workflow_attachment_data (
  id   INTEGER PRIMARY KEY REFERENCES workflow_attachments (id) ON DELETE CASCADE,
  hash BLOB NOT NULL,                                 -- SHA-256 of data
  data BLOB NOT NULL
);

table workflow_attachments
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

table worlds
CREATE TABLE worlds (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  name    TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1
, rest TEXT NOT NULL DEFAULT '{}');

trigger messages_added
CREATE TRIGGER messages_added AFTER INSERT ON messages BEGIN
  UPDATE conversations SET message_count = message_count + 1 WHERE id = new.conversation_id;
END;

trigger messages_removed
CREATE TRIGGER messages_removed AFTER DELETE ON messages BEGIN
  UPDATE conversations SET message_count = message_count - 1 WHERE id = old.conversation_id;
END;

trigger search_character_changed
CREATE TRIGGER search_character_changed AFTER UPDATE OF name, description, personality, scenario, first_mes, creator_notes, tags ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', new.id);
END;

trigger search_character_gone
CREATE TRIGGER search_character_gone AFTER DELETE ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', old.id);
END;

trigger search_character_new
CREATE TRIGGER search_character_new AFTER INSERT ON character_cards BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('character', new.id);
END;

trigger search_conversation_changed
CREATE TRIGGER search_conversation_changed AFTER UPDATE OF title, character_name ON conversations
WHEN (new.title, new.character_name) <> (old.title, old.character_name) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', new.id);
END;

trigger search_conversation_gone
CREATE TRIGGER search_conversation_gone AFTER DELETE ON conversations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', old.id);
END;

trigger search_conversation_new
CREATE TRIGGER search_conversation_new AFTER INSERT ON conversations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('conversation', new.id);
END;

trigger search_document_gone
CREATE TRIGGER search_document_gone AFTER DELETE ON team_documents BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('document', old.id);
END;

trigger search_document_new
CREATE TRIGGER search_document_new AFTER INSERT ON team_documents BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('document', new.id);
END;

trigger search_message_changed
CREATE TRIGGER search_message_changed AFTER UPDATE OF content ON messages WHEN new.content <> old.content BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('message', new.id);
END;

trigger search_message_gone
CREATE TRIGGER search_message_gone AFTER DELETE ON messages BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('message', old.id);
END;

trigger search_run_changed
CREATE TRIGGER search_run_changed AFTER UPDATE OF name, completed_at, halted_at ON runs
WHEN new.kind <> 'block' AND (new.name, new.completed_at, new.halted_at) IS NOT (old.name, old.completed_at, old.halted_at) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;

trigger search_run_gone
CREATE TRIGGER search_run_gone AFTER DELETE ON runs WHEN old.kind <> 'block' BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', old.id);
END;

trigger search_run_new
CREATE TRIGGER search_run_new AFTER INSERT ON runs WHEN new.kind <> 'block' BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('run', new.id);
END;

trigger search_teamwork_changed
CREATE TRIGGER search_teamwork_changed AFTER UPDATE OF name ON team_workflows WHEN new.name <> old.name BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.id);
END;

trigger search_teamwork_gone
CREATE TRIGGER search_teamwork_gone AFTER DELETE ON team_workflows BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', old.id);
END;

trigger search_teamwork_new
CREATE TRIGGER search_teamwork_new AFTER INSERT ON team_workflows BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.id);
END;

trigger search_teamwork_said
CREATE TRIGGER search_teamwork_said AFTER INSERT ON team_messages BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('teamwork', new.workflow_id);
END;

trigger search_workflow_changed
CREATE TRIGGER search_workflow_changed AFTER UPDATE OF name, description ON automations
WHEN (new.name, new.description) <> (old.name, old.description) BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', new.id);
END;

trigger search_workflow_gone
CREATE TRIGGER search_workflow_gone AFTER DELETE ON automations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', old.id);
END;

trigger search_workflow_new
CREATE TRIGGER search_workflow_new AFTER INSERT ON automations BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('workflow', new.id);
END;

trigger workflow_attachments_added
CREATE TRIGGER workflow_attachments_added AFTER INSERT ON workflow_attachments WHEN NOT new.evicted BEGIN
  UPDATE settings SET attachment_cache_used_bytes = attachment_cache_used_bytes + new.size WHERE id = 1;
END;

trigger workflow_attachments_changed
CREATE TRIGGER workflow_attachments_changed AFTER UPDATE OF evicted, size ON workflow_attachments BEGIN
  UPDATE settings SET attachment_cache_used_bytes = attachment_cache_used_bytes
    + iif(new.evicted, 0, new.size) - iif(old.evicted, 0, old.size) WHERE id = 1;
END;

trigger workflow_attachments_removed
CREATE TRIGGER workflow_attachments_removed AFTER DELETE ON workflow_attachments WHEN NOT old.evicted BEGIN
  UPDATE settings SET attachment_cache_used_bytes = attachment_cache_used_bytes - old.size WHERE id = 1;
END;
