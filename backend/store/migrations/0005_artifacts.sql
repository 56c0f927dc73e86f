-- What workflows made for messages. The columns from evicted on say which bytes are given
-- up first; the store fills them with what backend/workflow/cache.go works out.
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
-- A turn finds what a model is told without a look at the other rows.
CREATE INDEX workflow_attachments_told ON workflow_attachments (message_id) WHERE parent_attachment_id IS NULL AND annotation IS NOT NULL;
-- The order of eviction, so that the next one to go is found without a look at the others.
CREATE INDEX workflow_attachments_eviction ON workflow_attachments (recoverable DESC, oldest_access, id, size) WHERE evicted = 0;

-- The bytes stand apart: SQLite writes a whole row anew when one of its columns changes,
-- and a look at a megabyte of sound must not write a megabyte.
CREATE TABLE workflow_attachment_data (
  id   INTEGER PRIMARY KEY REFERENCES workflow_attachments (id) ON DELETE CASCADE,
  hash BLOB NOT NULL,                                 -- SHA-256 of data
  data BLOB NOT NULL
);

ALTER TABLE settings ADD COLUMN attachment_cache_budget_bytes INTEGER NOT NULL DEFAULT 524288000;
ALTER TABLE settings ADD COLUMN attachment_access_counter INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN attachment_cache_used_bytes INTEGER NOT NULL DEFAULT 0; -- kept by the triggers below

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
