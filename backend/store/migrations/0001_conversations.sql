-- Times are microseconds since 1970 in UTC. Flags are 0 or 1. JSON is text.
-- A parent's id is always smaller than its child's, so the order of ids is the order of a path.

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
);
CREATE INDEX model_configs_endpoint ON model_configs (endpoint_id);
CREATE INDEX endpoints_model ON endpoints (active_model_config_id);

CREATE TABLE user_personas (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  name         TEXT NOT NULL,
  description  TEXT NOT NULL DEFAULT '',
  avatar_color TEXT NOT NULL DEFAULT ''
);

CREATE TABLE settings (
  id                         INTEGER PRIMARY KEY CHECK (id = 1),
  active_persona_id          INTEGER REFERENCES user_personas (id) ON DELETE SET NULL,
  active_endpoint_id         INTEGER REFERENCES endpoints (id) ON DELETE SET NULL,
  agent_endpoint_id          INTEGER REFERENCES endpoints (id) ON DELETE SET NULL,
  choices                    TEXT NOT NULL,         -- every other field that a person sets
  workflows_globally_enabled INTEGER NOT NULL DEFAULT 1,
  workflow_enabled           TEXT NOT NULL DEFAULT '{}',
  workflow_config            TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE worlds (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  name    TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1
);

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
);
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
);

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
);
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
);
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

-- A log goes with the user's row that it answers. It stays when only the reply is
-- deleted, because the moods after that turn are read from it.
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

-- The prose so far of a reply that is being written. A row that outlives its process
-- becomes a message at the next start.
CREATE TABLE turn_drafts (
  conversation_id TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  parent_id       INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  turn_index      INTEGER NOT NULL,
  content         TEXT NOT NULL,
  updated_at      INTEGER NOT NULL
);
CREATE INDEX turn_drafts_parent ON turn_drafts (parent_id);

-- This makes SQLite's table of statistics now. Made later, it would push the pages that
-- list the tables to the end of the file, where a file that was cut short loses them and
-- with them everything.
ANALYZE meta;
