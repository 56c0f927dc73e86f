-- Who carries out what is written in words. The default assistant has a row only once it was changed.
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

-- Values that outlive runs. Those that are secret are sealed under "variable/ID".
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

-- Who wrote a row, where it was neither the person nor the conversation's own voices.
ALTER TABLE messages ADD COLUMN author TEXT NOT NULL DEFAULT '';
