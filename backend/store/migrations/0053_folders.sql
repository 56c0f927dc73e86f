-- Folders of conversations, with what the conversations in them share, and tags of conversations.
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
);

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

-- Folders that a person deleted and may have back for a day.
CREATE TABLE deleted_folders (
  folder_id     TEXT PRIMARY KEY REFERENCES folders (id) ON DELETE CASCADE,
  deleted_at    INTEGER NOT NULL,
  conversations TEXT NOT NULL                                             -- a JSON list of those that were in it
);

ALTER TABLE conversations ADD COLUMN folder_id TEXT REFERENCES folders (id) ON DELETE SET NULL;

ALTER TABLE conversations ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';     -- a JSON list

CREATE INDEX conversations_folder ON conversations (folder_id);
