-- What the text of a fold was written from, where that reads otherwise now, and the texts that a fold had before. Of the folds that
-- are there nothing is known of earlier changes, so they count as written from the messages as they are now.
ALTER TABLE folds ADD COLUMN written_at INTEGER NOT NULL DEFAULT 0; -- its text
UPDATE folds SET written_at = created_at;

CREATE TABLE fold_versions (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  fold_id    INTEGER NOT NULL REFERENCES folds (id) ON DELETE CASCADE,
  kind       TEXT NOT NULL,
  edited     INTEGER NOT NULL,
  text       TEXT NOT NULL,
  written_at INTEGER NOT NULL
);

CREATE INDEX fold_versions_fold ON fold_versions (fold_id);

-- A message whose text was changed after the text of a fold, or of an earlier version of it, was written.
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

-- Whoever changes a text notes its digest first. Where that was left out, the fold counts as changed all the same.
CREATE TRIGGER messages_folded AFTER UPDATE OF content ON messages WHEN old.content <> new.content BEGIN
  INSERT OR IGNORE INTO fold_changes (fold_id, message_id, digest)
    SELECT id, new.id, '' FROM folds WHERE conversation_id = new.conversation_id AND new.id BETWEEN first_id AND last_id;
END;
