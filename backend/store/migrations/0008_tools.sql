-- What a person allows the tools. No row: nothing is chosen.
CREATE TABLE tool_settings (
  id       INTEGER PRIMARY KEY CHECK (id = 1),
  folder   TEXT NOT NULL DEFAULT '',
  fetching INTEGER NOT NULL DEFAULT 0
);

-- The programs of others that offer tools (MCP).
CREATE TABLE tool_servers (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  name           TEXT NOT NULL UNIQUE,
  command        TEXT NOT NULL,
  args           TEXT NOT NULL,             -- a list
  offers         TEXT NOT NULL,             -- a list, as the server gave it when the person last looked
  variable_names TEXT NOT NULL,             -- a list
  variables      BLOB,                      -- values by name, sealed under "tool-server/ID"
  created_at     INTEGER NOT NULL
);
