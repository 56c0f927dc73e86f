-- Whoever answers besides the pipeline of a turn. The assistant that is there from the
-- beginning has no row until somebody changes it.
CREATE TABLE assistants (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  prompt      TEXT NOT NULL DEFAULT '',
  model       TEXT NOT NULL DEFAULT '',           -- empty: the one that is chosen
  inclusion   TEXT NOT NULL,                      -- of tools: Fixed, Relevant
  tools       TEXT NOT NULL DEFAULT '[]',
  is_primary  INTEGER NOT NULL DEFAULT 0,         -- of at most one
  created_at  INTEGER NOT NULL,
  updated_at  INTEGER NOT NULL
);

-- What tools may read. A default is no row.
CREATE TABLE variables (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  scope       TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  is_secret   INTEGER NOT NULL DEFAULT 0,
  value       TEXT,                               -- JSON; never of a secret
  sealed      BLOB,                               -- of a secret, under "variable/ID"
  hint        TEXT NOT NULL DEFAULT '',           -- of a secret: its end
  grants      TEXT NOT NULL DEFAULT '[]',         -- ids of the tools that may read the secret
  modified_at INTEGER NOT NULL,
  UNIQUE (name, scope)
);
