-- Named choices of samplers and prompts. content is chat.PresetContent as JSON.
CREATE TABLE presets (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT NOT NULL,
  content    TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX presets_name ON presets (name COLLATE NOCASE);
